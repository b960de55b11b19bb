"""Where things stand in the cells of a position: first what is common to all, then the cells of each seat."""

from typing import Final

from mypy_extensions import i64

from kingcraft.core.kinds import Seat

NONE: Final[i64] = -1
"""No card, no hex, no tile, no board."""

OCCUPIED: Final[i64] = 0
"""Hexes with a settlement on them: a field of eight words."""
ROOM: Final[i64] = 8
"""Empty hexes of each terrain."""
PILE: Final[i64] = 17
"""Terrain cards of each kind; so for the two that follow."""
DISCARDS: Final[i64] = 22
REMOVED: Final[i64] = 27
BOARDS: Final[i64] = 32
"""The four boards: twice the number in the box, plus one if turned."""
CARDS: Final[i64] = 36
"""The three kingdom cards, by their numbers in the box."""
SEATS: Final[i64] = 40
SEAT_CELLS: Final[i64] = 32

# In the cells of a seat.
OWN: Final[i64] = 0
"""Hexes with an own settlement."""
NEAR: Final[i64] = 8
"""Hexes that touch own settlements."""
TWICE: Final[i64] = 16
"""Hexes that touch two own settlements or more."""
SUPPLY: Final[i64] = 24
TAKEN: Final[i64] = 25
"""Locations (as bits) of which this seat ever took a tile; so for the three that follow."""
HELD: Final[i64] = 26
SPENT: Final[i64] = 27
"""Tiles used this turn."""
FRESH: Final[i64] = 28
"""Tiles gained this turn."""
HAND: Final[i64] = 29
"""The seat's terrain card; face up while it is the seat's turn."""
AGE: Final[i64] = 30
"""How often the discards were shuffled since the seat drew its card."""


def cells_of(seat: Seat) -> i64:
    """Where the cells of a seat begin."""
    return SEATS + seat * SEAT_CELLS
