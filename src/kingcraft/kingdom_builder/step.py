"""The steps of the game: what is decided now, or drawn."""

from typing import Final

from mypy_extensions import i64

# Up to FIRST nothing is on the table yet.
BOARD: Final[i64] = 0
CARD: Final[i64] = 1
FIRST: Final[i64] = 2
DEAL: Final[i64] = 3
TURN: Final[i64] = 4
REPLACE: Final[i64] = 5
"""A card without an empty hex is replaced in the middle of a turn."""
LIFT: Final[i64] = 6
"""A settlement is in hand and must be put down."""
GIVE_UP: Final[i64] = 7
"""A tile is lost, and its owner chooses which."""
DRAW: Final[i64] = 8
DONE: Final[i64] = 9

NAMES: Final = ("board", "card", "first", "deal", "turn", "replace", "lift", "give-up", "draw", "over")
"""The steps as positions name them."""
