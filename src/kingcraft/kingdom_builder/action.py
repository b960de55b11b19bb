"""The numbers of all actions: building on a hex, using each kind of tile at a hex, putting down, and the rest."""

from typing import Final

from mypy_extensions import i64

MOST_TILES: Final[i64] = 64
"""Kinds of tiles that there are numbers for."""
MOST_CARDS: Final[i64] = 1000
"""Kingdom cards that there are numbers for."""

BUILD: Final[i64] = 0
USE: Final[i64] = 400
PUT: Final[i64] = 400 + 400 * 64
END: Final[i64] = PUT + 400
GIVE_READY: Final[i64] = END + 1
GIVE_SPENT: Final[i64] = END + 2
DRAWN: Final[i64] = END + 10
FIRST_DRAWN: Final[i64] = END + 20
CARD_DRAWN: Final[i64] = END + 30
BOARD_DRAWN: Final[i64] = END + 1030
"""Twice the number of the board in the box, plus one if it is turned."""
