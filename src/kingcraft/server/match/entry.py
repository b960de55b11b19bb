"""Entries: the events of a match as they are stored. Nothing stored is ever changed or deleted."""

from dataclasses import dataclass, field
from typing import Any

from kingcraft.server.match.course import Course


@dataclass(frozen=True)
class Draft:
    """Something that is about to happen: its kind and its facts, plain JSON.

    `played` is where its moves lead, if that was found out already: then nobody has to play them again.
    """

    kind: str
    body: dict[str, Any]
    played: Course | None = field(default=None, compare=False, repr=False)

    def entry(self, number: int, at: int) -> "Entry":
        """It happens: number n of its match, at a time in milliseconds."""
        return Entry(number, at, self.kind, self.body, self.played)


@dataclass(frozen=True)
class Entry:
    """Something that happened: number n of its match, at a time in milliseconds."""

    number: int
    at: int
    kind: str
    body: dict[str, Any]
    played: Course | None = field(default=None, compare=False, repr=False)

    def bare(self) -> "Entry":
        """The entry as it is kept in memory: without the positions its moves led through."""
        return self if self.played is None else Entry(self.number, self.at, self.kind, self.body)
