"""Land: the joined map, what never changes once the four boards lie on the table."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kingcraft.core.state import integers
from kingcraft.kingdom_builder.content import BOARD_SIDE, LETTERS, TILES, Board
from kingcraft.kingdom_builder.hexes import BIT, FIELD, HEXES, NEIGHBOURS, ROW, SIDE, WORD, WORDS, near_field

WATER: Final[i64] = 5
MOUNTAIN: Final[i64] = 6
CASTLE: Final[i64] = 7
LOCATION: Final[i64] = 8
TERRAIN_COUNT: Final[i64] = 9
LAND_KINDS: Final[i64] = 5
"""Kinds of terrain to build on: the first five."""
BUILDABLE: Final[i64] = 9
"""Field of a land: all hexes of the five kinds."""
EDGE: Final[i64] = 10
"""Field of a land: those of them at the edge of the map."""
NEAR_WATER: Final[i64] = 11
"""Field of a land: hexes that touch water and are none."""
NEAR_MOUNTAIN: Final[i64] = 12
NEAR_SPECIAL: Final[i64] = 13
FIELDS: Final[i64] = 14
NO_TILE: Final[i64] = -1


class Land:
    """The fields of the map, and its special hexes (locations and castles), board after board.

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
        self.specials = vec[i64]()
        self.tile: i64 = [tile.id for tile in TILES].index(board.tile)
        text = "".join(board.rows)
        for number, letter in enumerate(text[::-1] if turned else text):
            row, column = divmod(number, BOARD_SIDE)
            self._put((row + place // 2 * BOARD_SIDE) * SIDE + column + place % 2 * BOARD_SIDE, LETTERS.index(letter))

    def _put(self, hex: i64, terrain: i64) -> None:
        self.hexes = append(self.hexes, hex)
        self.terrain = append(self.terrain, terrain)
        self.fields[terrain * FIELD + WORD[hex]] |= BIT[hex]
        if terrain >= CASTLE:
            self.specials = append(self.specials, hex)


def join(pieces: list[Piece]) -> Land:
    """The map of four boards."""
    land = Land()
    for piece in pieces:
        _lay(land.fields, land.terrain, piece)
        for hex in piece.specials:
            _add_special(land, piece, hex)
    _find_fields(land)
    return land


def _lay(fields: vec[i64], terrain: vec[i64], piece: Piece) -> None:
    words: i64 = TERRAIN_COUNT * FIELD
    for index in range(words):
        fields[index] |= piece.fields[index]
    hexes: i64 = len(piece.hexes)
    for index in range(hexes):
        terrain[piece.hexes[index]] = piece.terrain[index]


def _add_special(land: Land, piece: Piece, hex: i64) -> None:
    number: int = len(land.specials)
    bit: i64 = 1 << number
    castle = land.terrain[hex] == CASTLE
    if castle:
        land.castles |= bit
    else:
        land.locations |= bit
        land.of_tile[piece.tile] |= bit
    land.specials = append(land.specials, hex)
    land.kinds = append(land.kinds, NO_TILE if castle else piece.tile)
    for place in range(hex * 6, hex * 6 + 6):
        if NEIGHBOURS[place] >= 0:
            land.touch[NEIGHBOURS[place]] |= bit


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
