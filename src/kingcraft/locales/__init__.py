"""Every word a person reads, in three languages (Project Fluent): `say` a message, `form` a name, `listing` a row.

Fluent is loaded with the first word that is said, so that whoever only computes does not wait for it.
"""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("en", "fr", "ru")


def say(lang: str, id: str, /, **facts: str | int) -> str:
    """The message `id` in a language, with its variables filled in."""
    bundle = _bundle(lang)
    return _fill(lang, id, bundle.get_message(id).value, facts)


def form(lang: str, id: str, which: str, /, **facts: str | int) -> str:
    """A name in one of its forms (an attribute, such as `.object`: with its article or in its case), else as it is."""
    message = _bundle(lang).get_message(id)
    return _fill(lang, id, message.attributes.get(which, message.value), facts)


def listing(lang: str, parts: Sequence[str], kind: str = "standard") -> str:
    """Several things in a row as the language has it: "a, b and c" (`standard`), "a, b or c" (`or`)."""
    from babel.lists import format_list

    _bundle(lang)
    return format_list(list(parts), style=kind, locale=_REGION[lang])  # type: ignore[arg-type]


def percent(lang: str, share: float) -> str:
    """A share of one as whole per cent, with the language's own space before the sign."""
    return say(lang, "percent", number=round(100 * share))


def knows(id: str) -> bool:
    """Whether there is such a message."""
    return bool(_bundle("en").has_message(id))


_REGION: Final = {"en": "en_GB", "fr": "fr", "ru": "ru"}
"""Whose habits lists follow; British English has no comma before the last `and`."""


def _fill(lang: str, id: str, pattern: Any, facts: dict[str, str | int]) -> str:
    if pattern is None:
        raise ValueError(f"{lang}: {id}: the message is empty")
    text, errors = _bundle(lang).format_pattern(pattern, facts)
    if errors:
        raise ValueError(f"{lang}: {id}: {errors[0]}")
    return str(text)


@cache
def _bundle(lang: str) -> "FluentBundle":
    from fluent.runtime import FluentBundle, FluentResource

    if lang not in LANGUAGES:
        raise ValueError(f"no such language: {lang!r}; there are {', '.join(LANGUAGES)}")
    bundle = FluentBundle([lang], use_isolating=False)
    folder = files(__package__) / lang
    for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
