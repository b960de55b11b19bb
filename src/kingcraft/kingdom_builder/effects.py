"""What pieces can do, in a small vocabulary: the words of the content files and their numbers.

A tile builds or moves (`KINDS`), to a place (`PLACES`); a kingdom card counts something (`COUNTS`). Each vocabulary
has one interpreter: `sites.py` for places, `scoring.py` for counts. A word that is not here is refused when content
is read.
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

COUNTS: Final = (
    "near-water", "near-mountain", "near-special", "linked-specials", "lines", "best-line", "groups",
    "pairs-in-group", "weakest-sector", "sector-ranks",
)  # fmt: skip
"""What a kingdom card counts."""
NEAR_WATER: Final[i64] = 0
NEAR_MOUNTAIN: Final[i64] = 1
NEAR_SPECIAL: Final[i64] = 2
LINKED: Final[i64] = 3
LINES: Final[i64] = 4
BEST_LINE: Final[i64] = 5
GROUPS: Final[i64] = 6
PAIRS: Final[i64] = 7
WEAKEST: Final[i64] = 8
RANKS: Final[i64] = 9


def terrain_word(terrain: i64) -> Word:
    """The name of a terrain."""
    return Word("terrain-" + TERRAINS[terrain])
