"""Every word a person reads, in every language (Project Fluent): `say` a message, `form` a name, `listing` a row.

A language is a folder here and its code in `LANGUAGES`; all else, the page too, is found from these. The files of a
language are found with the first word that is said in it; a message is read when it is first needed.
"""

import os
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from kingcraft.locales.counting import Counting
    from kingcraft.locales.fluent import Pattern

LANGUAGES: Final[tuple[str, ...]] = ("en", "fr", "ru")


def say(lang: str, id: str, /, **facts: str | int) -> str:
    """The message `id` in a language, with its variables filled in."""
    return _fill(lang, id, _patterns(lang, id)[""], facts)


def form(lang: str, id: str, which: str, /, **facts: str | int) -> str:
    """A name in one of its forms (an attribute, such as `.object`: with its article or in its case), else as it is."""
    patterns = _patterns(lang, id)
    return _fill(lang, id, patterns.get(which, patterns[""]), facts)


def forms(lang: str, id: str, /) -> dict[str, str]:
    """A message without variables and all its attributes; the message itself under the empty name."""
    return {name: _fill(lang, id, pattern, {}) for name, pattern in _patterns(lang, id).items()}


def listing(lang: str, parts: Sequence[str], kind: str = "standard") -> str:
    """Several things in a row as the language has it: "a, b and c" (`standard`), "a, b or c" (`or`)."""
    words = list(parts)
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {say(lang, _JOINTS[kind])} {words[-1]}"


def percent(lang: str, share: float) -> str:
    """A share of one as whole per cent, with the language's own space before the sign."""
    return say(lang, "percent", number=round(100 * share))


def knows(id: str) -> bool:
    """Whether there is such a message."""
    return any(id in file for file in _files("en").values())


def ids(file: str) -> list[str]:
    """The messages of one file, in its order."""
    return list(_files("en").get(file, {}))


_JOINTS: Final = {"standard": "joint-and", "or": "joint-or"}


def _fill(lang: str, id: str, pattern: "Pattern", facts: dict[str, str | int]) -> str:
    try:
        return pattern(facts)
    except KeyError as error:
        raise ValueError(f"{lang}: {id}: there is no {error}") from None


@cache
def _patterns(lang: str, id: str) -> "dict[str, Pattern]":
    from kingcraft.locales.fluent import Reader

    for file in _files(lang).values():
        if id in file:
            return Reader(
                id, file[id], lang, lambda other, attribute: _patterns(lang, other)[attribute], lambda: _counting(lang)
            ).patterns()
    raise ValueError(f"{lang}: there is no message {id!r}")


@cache
def _counting(lang: str) -> "Counting":
    from kingcraft.locales.counting import Counting

    return Counting(say(lang, "number-thousand"), forms(lang, "number-plural"))


@cache
def _files(lang: str) -> dict[str, dict[str, str]]:
    from kingcraft.locales.fluent import entries

    if lang not in LANGUAGES:
        raise ValueError(f"no such language: {lang!r}; there are {', '.join(LANGUAGES)}")
    folder = os.path.join(os.path.dirname(__file__), lang)
    return {name.removesuffix(".ftl"): entries(_text(folder, name)) for name in sorted(os.listdir(folder))}


def _text(folder: str, name: str) -> str:
    with open(os.path.join(folder, name), encoding="utf-8") as file:
        return file.read()
