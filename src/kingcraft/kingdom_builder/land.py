"""Land: the joined map, what never changes once the four boards lie on the table."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kingcraft.core.bits import bit
from kingcraft.core.kinds import Hex
from kingcraft.core.state import integers
from kingcraft.kingdom_builder.effects import LETTERS
from kingcraft.kingdom_builder.hexes import BIT, FIELD, HEXES, NEIGHBOURS, ROW, SIDE, WORD, WORDS, near_field, size

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
TERRAIN_WORDS: Final[i64] = 50
"""The terrains of all hexes, eight hexes in a word, four bits for each."""


class Land:
    """The fields of the map, and its special hexes (locations and castles), board after board.

    `touch` tells for every hex which special hexes it touches, `kinds` the tile of each (-1: a castle), `of_tile`
    for every kind of tile its locations, `room` how many hexes of each terrain there are; sets of special hexes
    are bits by their number.
    """

    def __init__(self, tiles: int) -> None:
        self.fields = vec[i64]([0] * (FIELDS * FIELD))
        self.terrains = vec[i64]([0] * TERRAIN_WORDS)
        self.touch = vec[i64]([0] * HEXES)
        self.specials = vec[i64]()
        self.kinds = vec[i64]()
        self.of_tile = vec[i64]([0] * tiles)
        self.room = vec[i64]([0] * TERRAIN_COUNT)
        self.locations: i64 = 0
        self.castles: i64 = 0

    def terrain(self, hex: Hex) -> i64:
        """The terrain of a hex."""
        return (self.terrains[hex >> 3] >> ((hex & 7) * 4)) & 15


class Piece:
    """A board in one place and one way up, ready to be laid on the map, with all fields that lie on it or touch it."""

    def __init__(self, rows: list[str], turned: bool, place: int, tile: int) -> None:
        self.fields = vec[i64]([0] * (FIELDS * FIELD))
        self.terrains = vec[i64]([0] * TERRAIN_WORDS)
        self.specials = vec[i64]()
        self.room = vec[i64]([0] * TERRAIN_COUNT)
        self.tile: i64 = tile
        text = "".join(rows)
        side = len(rows)
        for number, letter in enumerate(text[::-1] if turned else text):
            row, column = divmod(number, side)
            self._put((row + place // 2 * side) * SIDE + column + place % 2 * side, LETTERS.index(letter))
        _find_fields(self.fields)
        for terrain in range(TERRAIN_COUNT):
            self.room[terrain] = size(self.fields, terrain * FIELD)

    def _put(self, hex: Hex, terrain: i64) -> None:
        self.terrains[hex >> 3] |= terrain << ((hex & 7) * 4)
        self.fields[terrain * FIELD + WORD[hex]] |= BIT[hex]
        if terrain >= CASTLE:
            self.specials = append(self.specials, hex)


def join(tiles: int, one: Piece, two: Piece, three: Piece, four: Piece) -> Land:
    """The map of four boards."""
    land = Land(tiles)
    fields = land.fields
    words: i64 = FIELDS * FIELD
    for index in range(words):
        fields[index] = one.fields[index] | two.fields[index] | three.fields[index] | four.fields[index]
    terrains = land.terrains
    for index in range(TERRAIN_WORDS):
        terrains[index] = one.terrains[index] | two.terrains[index] | three.terrains[index] | four.terrains[index]
    for index in range(WORDS):
        fields[NEAR_WATER * FIELD + index] &= ~fields[WATER * FIELD + index]
    for terrain in range(TERRAIN_COUNT):
        land.room[terrain] = one.room[terrain] + two.room[terrain] + three.room[terrain] + four.room[terrain]
    _lay(land, one)
    _lay(land, two)
    _lay(land, three)
    _lay(land, four)
    return land


def _lay(land: Land, piece: Piece) -> None:
    for hex in piece.specials:
        _add_special(land, piece.tile, hex)


def _add_special(land: Land, tile: i64, hex: Hex) -> None:
    here = bit(len(land.specials))
    castle = land.terrain(hex) == CASTLE
    if castle:
        land.castles |= here
    else:
        land.locations |= here
        land.of_tile[tile] |= here
    land.specials = append(land.specials, hex)
    land.kinds = append(land.kinds, NO_TILE if castle else tile)
    for place in range(hex * 6, hex * 6 + 6):
        if NEIGHBOURS[place] >= 0:
            land.touch[NEIGHBOURS[place]] |= here


def _find_fields(fields: vec[i64]) -> None:
    """Works out what lies at the edge and what touches what; water itself is taken out once all boards lie."""
    special = fields[CASTLE * FIELD : CASTLE * FIELD + FIELD]
    for index in range(WORDS):
        special[index] |= fields[LOCATION * FIELD + index]
        for kind in range(LAND_KINDS):
            fields[BUILDABLE * FIELD + index] |= fields[kind * FIELD + index]
        fields[EDGE * FIELD + index] = fields[BUILDABLE * FIELD + index] & _EDGES[index]
    near_water = near_field(fields, WATER * FIELD)
    near_mountain = near_field(fields, MOUNTAIN * FIELD)
    near_special = near_field(special)
    for index in range(WORDS):
        fields[NEAR_WATER * FIELD + index] = near_water[index]
        fields[NEAR_MOUNTAIN * FIELD + index] = near_mountain[index]
        fields[NEAR_SPECIAL * FIELD + index] = near_special[index]


def _edge_word(index: int) -> int:
    sides = 1 | 1 << 19
    word = sides | sides << 21 | sides << 42
    return word | ROW if index == 0 else word | ROW << 21 if index == WORDS - 1 else word


_EDGES: Final[vec[i64]] = integers([_edge_word(index) for index in range(WORDS)])
