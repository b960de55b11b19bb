"""What pieces can do, in a small vocabulary: the words of the content files and their numbers.

A tile builds or moves (`KINDS`), to a place (`PLACES`); `sites.py` is the one interpreter of places. What kingdom cards
count stands in `counting.py`, with how it is counted. A word that is not there is refused when content is read.
"""

from typing import Final

from mypy_extensions import i64

from kingcraft.core.speech import Word

TERRAINS: Final = ("grass", "flowers", "forest", "canyon", "desert", "water", "mountain", "castle", "location")
LETTERS: Final = "GFTCDWMKL"
"""The terrains as the rows of a board write them."""

KINDS: Final = ("build", "move")
BUILDS: Final[i64] = 0

PLACES: Final = (*TERRAINS[:6], "card", "edge", "line", "jump")
"""Where a tile lets one place a settlement; terrains keep their number."""
CARD_PLACE: Final[i64] = 6
EDGE_PLACE: Final[i64] = 7
LINE_PLACE: Final[i64] = 8
JUMP_PLACE: Final[i64] = 9
NONSENSE: Final = (("build", "jump"), ("move", "line"))
"""Kinds and places that do not go together: nobody jumps from the supply, or moves to the end of a row."""


def terrain_word(terrain: i64) -> Word:
    """The name of a terrain."""
    return Word("terrain-" + TERRAINS[terrain])
