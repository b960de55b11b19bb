"""Which language a person wants to be spoken to in."""

import os
import re
from collections.abc import Sequence

from kingcraft.core.ruling import BadOption, Ruling
from kingcraft.locales import LANGUAGES

OPTION = "--lang"


def language_of_system() -> str:
    """The first of KINGCRAFT_LANG, LC_ALL, LC_MESSAGES and LANG that names one of our languages; else English."""
    for name in ("KINGCRAFT_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        code = re.split("[-_.@]", os.environ.get(name, ""))[0].lower()
        if code in LANGUAGES:
            return code
    return "en"


def language_said(words: Sequence[str]) -> bool:
    """Whether the words of a command line name a language."""
    return any(word.partition("=")[0] == OPTION for word in words)


def without_language(words: Sequence[str]) -> tuple[list[str], str]:
    """The words of a command line less `--lang`, which may stand anywhere, and the language; BadOption if unknown."""
    rest: list[str] = []
    lang = language_of_system()
    left = list(words)
    while left:
        word = left.pop(0)
        name, equals, value = word.partition("=")
        if name != OPTION:
            rest.append(word)
        elif not equals and not left:
            raise BadOption(Ruling("word-no-value", facts={"word": OPTION, "command": ""}))
        else:
            lang = value if equals else left.pop(0)
    if lang not in LANGUAGES:
        raise BadOption(Ruling("language-unknown", facts={"lang": lang, "known": list(LANGUAGES)}))
    return rest, lang
