"""Grades: whom somebody played like, by the chance they lost at each decision.

The figures are what bots of each rank lost on average in games among themselves, with each number of seats, for one
decision moves the chance to win less where more play (docs/look-back.md says how they were measured). Between two ranks
the nearer counts, in proportion.
"""

import itertools
from math import sqrt
from typing import Final

RANKS: Final = ("king", "knight", "squire", "page")
"""From the fewest errors to the most."""
MEASURED: Final[dict[tuple[str, int], tuple[float, float, float, float]]] = {
    ("kingdom-builder", 2): (0.0012, 0.0057, 0.0169, 0.0214),
    ("kingsburg", 2): (0.0063, 0.0114, 0.0155, 0.0222),
}
"""By the game and its number of seats."""
LEAST_DECISIONS: Final = 10
"""Before that nobody can tell."""


def grade(game: str, seats: int, error: float, decisions: int) -> str:
    """The rank whose errors are nearest; empty if nobody can tell."""
    if (game, seats) not in MEASURED or decisions < LEAST_DECISIONS:
        return ""
    limits = [sqrt(better * worse) for better, worse in itertools.pairwise(MEASURED[game, seats])]
    return RANKS[len([limit for limit in limits if error > limit])]
