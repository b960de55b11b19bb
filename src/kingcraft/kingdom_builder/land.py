"""Land: the joined map, what never changes once the four boards lie on the table."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kingcraft.core.state import integers
from kingcraft.kingdom_builder.content import BOARD_SIDE, LETTERS, TILES, Board
from kingcraft.kingdom_builder.hexes import (
    BIT,
    FIELD,
    HEXES,
    ROW,
    SIDE,
    WORD,
    WORDS,
    list_hexes,
    near_field,
    neighbours,
)  # fmt: skip

GRASS: Final = 0
DESERT: Final = 4
WATER: Final = 5
MOUNTAIN: Final = 6
CASTLE: Final = 7
LOCATION: Final = 8
TERRAIN_COUNT: Final = 9
LAND_KINDS: Final = 5
"""Kinds of terrain to build on: the first five."""
BUILDABLE: Final = 9
"""Field of a land: all hexes of the five kinds."""
EDGE: Final = 10
"""Field of a land: those of them at the edge of the map."""
NEAR_WATER: Final = 11
"""Field of a land: hexes that touch water and are none."""
NEAR_MOUNTAIN: Final = 12
NEAR_SPECIAL: Final = 13
FIELDS: Final = 14


class Land:
    """The fields of the map, and its special hexes (locations and castles) in ascending order.

    `touch` tells for every hex which special hexes it touches, `kinds` the tile of each (-1: a castle), and
    `of_tile` for every kind of tile its locations; sets of special hexes are bits by their number.
    """

    def __init__(self) -> None:
        self.fields = vec[i64]([0] * (FIELDS * FIELD))
        self.terrain = vec[i64]([0] * HEXES)
        self.touch = vec[i64]([0] * HEXES)
        self.specials = vec[i64]()
        self.kinds = vec[i64]()
        self.of_tile = integers([0] * len(TILES))
        self.locations: i64 = 0
        self.castles: i64 = 0


class Piece:
    """A board in one place and one way up, ready to be laid on the map."""

    def __init__(self, board: Board, turned: bool, place: int) -> None:
        self.fields = vec[i64]([0] * (TERRAIN_COUNT * FIELD))
        self.hexes = vec[i64]()
        self.terrain = vec[i64]()
        self.tile: i64 = [tile.id for tile in TILES].index(board.tile)
        text = "".join(board.rows)
        for number, letter in enumerate(text[::-1] if turned else text):
            row, column = divmod(number, BOARD_SIDE)
            self._put((row + place // 2 * BOARD_SIDE) * SIDE + column + place % 2 * BOARD_SIDE, LETTERS.index(letter))

    def _put(self, hex: int, terrain: int) -> None:
        self.hexes = append(self.hexes, hex)
        self.terrain = append(self.terrain, terrain)
        self.fields[terrain * FIELD + WORD[hex]] |= BIT[hex]


def join(pieces: list[Piece]) -> Land:
    """The map of four boards."""
    land = Land()
    for piece in pieces:
        for index in range(TERRAIN_COUNT * FIELD):
            land.fields[index] |= piece.fields[index]
        for index in range(len(piece.hexes)):
            land.terrain[piece.hexes[index]] = piece.terrain[index]
    _find_specials(land, pieces)
    _find_fields(land)
    return land


def _find_specials(land: Land, pieces: list[Piece]) -> None:
    hexes = list_hexes(land.fields, CASTLE * FIELD) + list_hexes(land.fields, LOCATION * FIELD)
    for number, hex in enumerate(sorted(hexes)):
        bit: i64 = 1 << number
        kind: i64 = -1
        if land.terrain[hex] == CASTLE:
            land.castles |= bit
        else:
            kind = pieces[2 * (hex // 200) + hex % SIDE // BOARD_SIDE].tile
            land.locations |= bit
            land.of_tile[kind] |= bit
        land.specials = append(land.specials, hex)
        land.kinds = append(land.kinds, kind)
        for other in neighbours(hex):
            land.touch[other] |= bit


def _find_fields(land: Land) -> None:
    fields = land.fields
    near_water = near_field(fields, WATER * FIELD)
    near_mountain = near_field(fields, MOUNTAIN * FIELD)
    special = fields[CASTLE * FIELD : CASTLE * FIELD + FIELD]
    for index in range(WORDS):
        special[index] |= fields[LOCATION * FIELD + index]
        for kind in range(LAND_KINDS):
            fields[BUILDABLE * FIELD + index] |= fields[kind * FIELD + index]
    near_special = near_field(special)
    for index in range(WORDS):
        fields[NEAR_WATER * FIELD + index] = near_water[index] & ~fields[WATER * FIELD + index]
        fields[NEAR_MOUNTAIN * FIELD + index] = near_mountain[index]
        fields[NEAR_SPECIAL * FIELD + index] = near_special[index]
        fields[EDGE * FIELD + index] = fields[BUILDABLE * FIELD + index] & _EDGES[index]


def _edge_word(index: int) -> int:
    sides = 1 | 1 << 19
    word = sides | sides << 21 | sides << 42
    return word | ROW if index == 0 else word | ROW << 21 if index == WORDS - 1 else word


_EDGES: Final[vec[i64]] = integers([_edge_word(index) for index in range(WORDS)])
