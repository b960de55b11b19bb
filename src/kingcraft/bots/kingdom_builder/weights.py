"""Weights: what a settlement, a tile or a place is worth beyond the gold it brings at once; learned by self-play.

The numbers are thousandths of a gold piece, or thousandths of another worth. Places in a vector of weights:
"""

import json
from importlib.resources import files
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


NAMES: Final = (
    ("tile", 16), ("tile-card", 160), ("lines-early", 1), ("open-line", 1), ("weak-early", 1), ("weak-share", 4),
    ("rank-early", 1), ("rank-lead", 1), ("reach", 4), ("link", 5), ("roam", 1), ("roam-card", 10), ("move-least", 1),
    ("build-least", 1), ("lead", 1),
)  # fmt: skip
"""The weights as their file names them, in the order of their places, and how many of each there are."""


def weights_from(parts: dict[str, list[int]]) -> vec[i64]:
    """The weights of one number of seats, as a file names them."""
    numbers: list[int] = []
    for name, many in NAMES:
        part = [int(number) for number in parts[name]]
        if len(part) != many:
            raise ValueError(f"weights: {name}: {len(part)} numbers, not {many}")
        numbers += part
    return integers(numbers)


def named(weights: vec[i64]) -> dict[str, list[int]]:
    """The weights by their names, as a file holds them."""
    parts: dict[str, list[int]] = {}
    place = 0
    for name, many in NAMES:
        parts[name] = [int(weights[at]) for at in range(place, place + many)]
        place += many
    return parts


def read_weights(text: str) -> dict[int, vec[i64]]:
    """The weights of a file, for each number of seats."""
    return {int(seats): weights_from(parts) for seats, parts in json.loads(text)["weights"].items()}


_LEARNED: Final = read_weights((files("kingcraft.bots.kingdom_builder") / "weights.json").read_text(encoding="utf-8"))


def learned(seats: i64) -> vec[i64]:
    """The weights that ship, for a number of seats."""
    return _LEARNED[int(seats)]
