"""Weights: what a settlement, a tile or a place is worth beyond the gold it brings at once; learned by self-play.

The numbers are thousandths of a gold piece, or thousandths of another worth. A file names each weight; those of tiles
and cards by the names of the tiles and of what the cards count: `tile farm`, `tile farm lines`, `roam lines`. So it
serves every box: a tile that nobody trained is worth what a squire thinks of any tile, all else that is not named
counts nothing. For play they stand in a vector, at these places:
"""

import json
from functools import cache
from importlib.resources import files
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from kingcraft.bots.lesson import unreadable
from kingcraft.kingdom_builder.box import Box
from kingcraft.kingdom_builder.counting import COUNTS

LINES_EARLY: Final[i64] = 0
"""What a new line loses of its gold at the beginning."""
OPEN_LINE: Final[i64] = 1
"""Each free hex of the line that is meant to be the fullest."""
WEAK_EARLY: Final[i64] = 2
"""How much the other sectors count beside the weakest, at the beginning; then the share of each, weakest first."""
WEAK_SHARE: Final[i64] = 3
RANK_EARLY: Final[i64] = 7
"""How much a lead in a sector counts by its size; then the lead that settles it, in thousandths of a settlement."""
RANK_LEAD: Final[i64] = 8
REACH: Final[i64] = 9
"""What is left of the worth of a special hex at 2, 3, 4, 5 steps."""
LINK: Final[i64] = 13
"""What is left of the worth of a link at 1 (touched, not yet linked), 2, 3, 4, 5 steps."""
ROAM: Final[i64] = 18
"""Loss for every kind of land that own settlements touch: one must build there then."""
MOVE_LEAST: Final[i64] = 19
"""What moving a settlement must bring."""
BUILD_LEAST: Final[i64] = 20
"""What a building tile must bring."""
LEAD: Final[i64] = 21
"""How much a lead in a sector is worth beyond own gold, because it costs the others theirs."""
ROAM_CARD: Final[i64] = 22
"""The same as ROAM, more or less for each thing that cards in play count."""
TILE_ROOM: Final[i64] = 1 + len(COUNTS)
TILE: Final[i64] = ROAM_CARD + len(COUNTS)
"""A tile of each kind, for each turn to come; then the same, more or less for each thing that cards count."""

MOST: Final = 1_000_000
"""No weight is worth more than a thousand gold pieces, so that sums of them are machine integers."""
PLAIN_TILE: Final = 600
_SINGLE: Final = (
    "lines-early", "open-line", "weak-early", "weak-share 1", "weak-share 2", "weak-share 3", "weak-share 4",
    "rank-early", "rank-lead", "reach 2", "reach 3", "reach 4", "reach 5", "link 1", "link 2", "link 3", "link 4",
    "link 5", "roam", "move-least", "build-least", "lead",
)  # fmt: skip
"""The weights that are there for every box, in the order of their places."""


def places(box: Box) -> dict[str, int]:
    """Every weight that a box needs, by name, and its place in the vector."""
    found = {name: place for place, name in enumerate(_SINGLE)}
    for word, counts in enumerate(COUNTS):
        found[f"roam {counts}"] = int(ROAM_CARD) + word
    for kind, tile in enumerate(box.tiles):
        place = int(TILE) + kind * int(TILE_ROOM)
        found[f"tile {tile.id}"] = place
        for word, counts in enumerate(COUNTS):
            found[f"tile {tile.id} {counts}"] = place + 1 + word
    return found


def weights_from(named: dict[str, int], box: Box) -> vec[i64]:
    """The weights of one number of seats for a box, as a file names them."""
    weights = vec[i64]([0] * int(TILE + TILE_ROOM * len(box.tiles)))
    for name, place in places(box).items():
        kind_alone = name.startswith("tile ") and name.count(" ") == 1
        weights[place] = int(named.get(name, PLAIN_TILE if kind_alone else 0))
    weights[RANK_LEAD] = max(500, weights[RANK_LEAD])
    return weights


PLAIN: Final[dict[str, int]] = {"move-least": 400}
"""Gold at once, and tiles by how often they can be used: what a squire knows."""

FIRST: Final[dict[str, int]] = {
    **PLAIN, "lines-early": 200, "open-line": 150, "weak-early": 700, "weak-share 1": 450, "weak-share 2": 250,
    "weak-share 3": 180, "weak-share 4": 120, "rank-early": 700, "rank-lead": 4000, "reach 2": 400, "reach 3": 250,
    "reach 4": 150, "reach 5": 80, "link 1": 500, "link 2": 350, "link 3": 250, "link 4": 180, "link 5": 120,
    "roam": 100,
}  # fmt: skip
"""What learning began with: a player's guesses."""


def read_weights(text: str) -> dict[int, dict[str, int]]:
    """The weights of a file by name, for each number of seats; BadOption if it is no such file."""
    try:
        return {int(seats): _named(weights) for seats, weights in json.loads(text)["weights"].items()}
    except (ValueError, LookupError, TypeError, AttributeError, RecursionError):
        raise unreadable("weights") from None


def _named(weights: dict[str, Any]) -> dict[str, int]:
    for number in weights.values():
        if type(number) is not int or abs(number) > MOST:
            raise ValueError
    return dict(weights)


class Book:
    """The weights of a file, ready for each box and number of seats in turn."""

    def __init__(self, named: dict[int, dict[str, int]]) -> None:
        self.named = named
        self.kept: list[_Kept] = []

    def weights(self, box: Box, seats: i64) -> vec[i64]:
        """The weights for a box and a number of seats; a number it does not have is played by the shipped ones."""
        for kept in self.kept:
            if kept.box is box and kept.seats == seats:
                return kept.weights
        named = self.named.get(int(seats))
        weights = book_of("").weights(box, seats) if named is None else weights_from(named, box)
        self.kept = [_Kept(box, seats, weights), *self.kept[: _MOST_KEPT - 1]]
        return weights


class _Kept:
    """The weights of a box for a number of seats."""

    def __init__(self, box: Box, seats: i64, weights: vec[i64]) -> None:
        self.box = box
        self.seats = seats
        self.weights = weights


_MOST_KEPT: Final = 64


@cache
def book_of(text: str) -> Book:
    """The weights of a file's text, or those that ship without one: a squire's and a knight's."""
    return Book(read_weights(text or _shipped("weights.json")))


@cache
def book_for_king(text: str) -> Book:
    """The weights of a file's text; without one, and for numbers of seats it lacks, those that a king learned."""
    own = read_weights(_shipped("king.json"))
    return Book({**own, **read_weights(text)} if text else own)


def _shipped(file: str) -> str:
    return (files("kingcraft.bots.kingdom_builder") / file).read_text(encoding="utf-8")
