"""Grades: whom somebody played like, by the chance they lost at each decision.

The figures are what bots of each rank lost on average in games among themselves (docs/look-back.md says how they were
measured). Between two ranks, the nearer counts, in proportion.
"""

import itertools
from math import sqrt
from typing import Final

RANKS: Final = ("king", "knight", "squire", "page")
"""From the fewest errors to the most."""
MEASURED: Final[dict[str, tuple[float, float, float, float]]] = {
    "kingsburg": (0.0039, 0.0059, 0.0093, 0.0198),
    "kingdom-builder": (0.0120, 0.0150, 0.0256, 0.0310),
}
LEAST_DECISIONS: Final = 10
"""Before that nobody can tell."""
SEATS: Final = 2
"""The number of seats it was measured with: with more, one decision moves the chance to win less."""


def grade(game: str, seats: int, error: float, decisions: int) -> str:
    """The rank whose errors are nearest; empty if nobody can tell."""
    if game not in MEASURED or seats != SEATS or decisions < LEAST_DECISIONS:
        return ""
    figures = MEASURED[game]
    limits = [sqrt(better * worse) for better, worse in itertools.pairwise(figures)]
    return RANKS[len([limit for limit in limits if error > limit])]
