"""What the steps of every game have in common: a step is one decision, or one throw or draw, of a game's calendar."""

from collections.abc import Sequence
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

NEW: Final = -1
"""The number of a step that only its own file goes to: the calendar finds one for it."""


class Step:
    """A step: its number, its name in positions, where in the game it stands, and the section with its rules.

    `laid` tells whether all that the set-up lays down for everybody is known by then.
    """

    def __init__(self, number: i64, name: str, phase: str, section: str) -> None:
        self.number = number
        self.name = name
        self.phase = phase
        self.section = section
        self.laid = True


def number_all(steps: Sequence[Step]) -> None:
    """Gives the new steps of a calendar numbers behind all others."""
    known = [int(one.number) for one in steps if one.number != NEW]
    following = max(known) + 1
    for one in steps:
        if one.number == NEW:
            one.number = following
            following += 1


def outcomes_of(weights: list[tuple[int, int]]) -> vec[i64]:
    """What can be drawn, without how likely it is."""
    found = vec[i64]()
    for outcome, _ in weights:
        found = append(found, outcome)
    return found
