"""What a name may look like: people must be able to see it, and to tell it from others."""

import unicodedata
from typing import Final

from kingcraft.server.refusals import Denied

LONGEST: Final = 24
_MOST_LETTERS: Final = 4
"""No ligature of any writing stands for more letters; others are whole words in one character."""

_UNSEEN: Final = frozenset(["Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"])
"""Categories of characters that show nothing, or turn the direction of writing."""
_BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0\u034f\u17b4\u17b5")
"""Characters that count as letters or marks and yet show nothing."""
_MOST_MARKS: Final = 2
"""No writing needs more marks on one letter, once those that can be are composed with it."""
_BROAD: Final = frozenset("\ufdfd\U00012031\u2e3a\u2e3b\ua9c4\ua9c5\u0bf5\u0bf8")
"""Single characters as broad as a word or a whole line."""


def proper_name(name: str) -> str:
    """The name in its one proper spelling; refused if it cannot be shown plainly."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    kinds = [unicodedata.category(letter) for letter in name]
    seen = any(kind[0] in "LNPS" for kind in kinds)
    hidden = any(kind in _UNSEEN for kind in kinds) or any(letter in _BLANK for letter in name)
    broad = any(letter in _BROAD or _spelt_out(letter) > _MOST_LETTERS for letter in name)
    if not seen or hidden or broad or _stacked(kinds) or len(name) > LONGEST:
        raise Denied("server-name")
    return name


def _spelt_out(letter: str) -> int:
    """How many letters a ligature stands for."""
    return len(unicodedata.normalize("NFKC", letter))


def _stacked(kinds: list[str]) -> bool:
    """Whether more marks stand on one letter than any writing needs."""
    marks = 0
    for kind in kinds:
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if marks > _MOST_MARKS:
            return True
    return False
