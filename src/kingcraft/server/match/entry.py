"""Entries: the events of a match as they are stored. Nothing stored is ever changed or deleted."""

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Draft:
    """Something that is about to happen: its kind and its facts, plain JSON."""

    kind: str
    body: dict[str, Any]


@dataclass(frozen=True)
class Entry:
    """Something that happened: number n of its match, at a time in milliseconds."""

    number: int
    at: int
    kind: str
    body: dict[str, Any]
