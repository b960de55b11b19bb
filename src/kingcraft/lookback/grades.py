"""Grades: whom somebody played like, by the chance they lost at each decision.

The figures (`Kit.errors`) are what bots of each rank lost on average in games among themselves, by seats: for one
decision moves the chance to win less where more play (docs/lab/look-back.md says how they were measured). Between two
ranks the nearer counts, in proportion.
"""

import itertools
from math import sqrt
from typing import Final

from kingcraft.bots.kit import kit_of

RANKS: Final = ("king", "knight", "squire", "page")
"""From the fewest errors to the most."""
LEAST_DECISIONS: Final = 10
"""Before that nobody can tell."""


def grade(game: str, seats: int, error: float, decisions: int) -> str:
    """The rank whose errors are nearest; empty if nobody can tell."""
    measured = kit_of(game).errors.get(seats)
    if measured is None or decisions < LEAST_DECISIONS:
        return ""
    limits = [sqrt(better * worse) for better, worse in itertools.pairwise(measured)]
    return RANKS[len([limit for limit in limits if error > limit])]
