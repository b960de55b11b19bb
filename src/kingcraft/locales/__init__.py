"""Every word a person reads, in three languages (Project Fluent), through one function: `say`."""

from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES: Final = ("en", "fr", "ru")


def say(lang: str, id: str, /, **facts: str | int) -> str:
    """The message `id` in a language, with its variables filled in."""
    bundle = _bundle(lang)
    pattern = bundle.get_message(id).value
    if pattern is None:
        raise ValueError(f"{lang}: {id}: the message is empty")
    text, errors = bundle.format_pattern(pattern, facts)
    if errors:
        raise ValueError(f"{lang}: {id}: {errors[0]}")
    return str(text)


def knows(id: str) -> bool:
    """Whether there is such a message."""
    return bool(_bundle("en").has_message(id))


@cache
def _bundle(lang: str) -> FluentBundle:
    if lang not in LANGUAGES:
        raise ValueError(f"no such language: {lang!r}; there are {', '.join(LANGUAGES)}")
    bundle = FluentBundle([lang], use_isolating=False)
    folder = files(__package__) / lang
    for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
