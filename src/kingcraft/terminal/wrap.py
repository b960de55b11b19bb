"""Texts in lines, for a terminal."""

import textwrap
from typing import Final

_BOND: Final = "\0"
"""Stands for a space at which no line may end."""


def wrapped(text: str, width: int) -> list[str]:
    """A text in lines. A dash stays with the word before it, and neither names nor addresses are broken."""
    bound = text.replace(" —", _BOND + "—").replace(" –", _BOND + "–")
    lines = textwrap.wrap(bound, width, break_long_words=False, break_on_hyphens=False)
    return [line.replace(_BOND, " ") for line in lines] or [""]
