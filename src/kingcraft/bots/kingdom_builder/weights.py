"""Weights: what a settlement, a tile or a place is worth beyond the gold it brings at once; learned by self-play.

The numbers are thousandths of a gold piece, or thousandths of another worth. Places in a vector of weights:
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kingcraft.core.state import integers

KINDS: Final[i64] = 16
"""Most kinds of tiles there can be."""
TILE: Final[i64] = 0
"""A tile of each kind, for each turn to come."""
TILE_CARD: Final[i64] = 16
"""The same, more or less for each kingdom card in play."""
LINES_EARLY: Final[i64] = 176
"""What a new line loses of its gold at the beginning."""
OPEN_LINE: Final[i64] = 177
"""Each free hex of the line that is meant to be the fullest."""
WEAK_EARLY: Final[i64] = 178
"""How much the other sectors count beside the weakest, at the beginning; then the share of each, weakest first."""
WEAK_SHARE: Final[i64] = 179
RANK_EARLY: Final[i64] = 183
"""How much a lead in a sector counts by its size; then the lead that settles it, in thousandths of a settlement."""
RANK_LEAD: Final[i64] = 184
REACH: Final[i64] = 185
"""What is left of the worth of a special hex at 2, 3, 4, 5 steps."""
LINK: Final[i64] = 189
"""What is left of the worth of a link at 1 (touched, not yet linked), 2, 3, 4, 5 steps."""
ROAM: Final[i64] = 194
"""Loss for every kind of land that own settlements touch: one must build there then."""
ROAM_CARD: Final[i64] = 195
"""The same, more or less for each kingdom card in play."""
MOVE_LEAST: Final[i64] = 205
"""What moving a settlement must bring."""
BUILD_LEAST: Final[i64] = 206
"""What a building tile must bring."""
LEAD: Final[i64] = 207
"""How much a lead in a sector is worth beyond own gold, because it costs the others theirs."""
COUNT: Final[i64] = 208


def plain_weights() -> vec[i64]:
    """Gold at once, and tiles by how often they can be used: what a squire knows."""
    weights = vec[i64]([0] * 208)
    for kind in range(KINDS):
        weights[TILE + kind] = 600
    weights[MOVE_LEAST] = 400
    return weights


def set_weights(weights: vec[i64], place: i64, numbers: list[int]) -> None:
    """Writes some weights in their places."""
    for number in numbers:
        weights[place] = number
        place += 1


def first_weights() -> vec[i64]:
    """What learning began with: a player's guesses."""
    weights = plain_weights()
    set_weights(weights, LINES_EARLY, [200, 150, 700, 450, 250, 180, 120, 700, 4000])
    set_weights(weights, REACH, [400, 250, 150, 80])
    set_weights(weights, LINK, [500, 350, 250, 180, 120])
    set_weights(weights, ROAM, [100])
    return weights


PLAIN: Final[vec[i64]] = plain_weights()
LEARNED: Final[vec[i64]] = integers([int(weight) for weight in first_weights()])
