"""Position: all that lies on the table, as machine integers, and how one settlement is put there or taken away."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kingcraft.core.kinds import Hex, Mask, Seat
from kingcraft.core.step import SteppedState
from kingcraft.kingdom_builder import field
from kingcraft.kingdom_builder.box import Box
from kingcraft.kingdom_builder.field import cells_of
from kingcraft.kingdom_builder.hexes import BIT, NEAR_HIGH, NEAR_LOW, NEAR_WORD, WORD, spread
from kingcraft.kingdom_builder.land import LAND_KINDS, TERRAIN_COUNT, Land

SETTLEMENTS: Final[i64] = 40
CARDS_EACH: Final[i64] = 5
"""Terrain cards of each of the five kinds."""
TILES_EACH: Final[i64] = 2
"""Tiles on every location at the start."""
BLOCK: Final[i64] = 3
"""Settlements of the mandatory action."""


class Position(SteppedState):
    """The facts of a position. Box and land are shared between copies and never changed."""

    def __init__(self, seats: int, box: Box, land: Land, cells: vec[i64]) -> None:
        super().__init__(seats)
        self.box = box
        self.land = land
        self.cells = cells
        self.turn: i64 = 0
        self.start: i64 = field.NONE
        self.round: i64 = 1
        self.block: i64 = 0
        self.last: i64 = 0
        self.lifted: i64 = field.NONE
        self.placed: i64 = field.NONE
        self.tool: i64 = field.NONE


def put(state: Position, seat: Seat, hex: Hex) -> None:
    """Puts a settlement of a seat on an empty hex."""
    cells = state.cells
    base = cells_of(seat)
    word = WORD[hex]
    bit = BIT[hex]
    cells[field.OCCUPIED + word] |= bit
    cells[base + field.OWN + word] |= bit
    cells[field.ROOM + state.land.terrain(hex)] -= 1
    low = NEAR_LOW[hex]
    near = base + field.NEAR + NEAR_WORD[hex]
    cells[near + field.TWICE - field.NEAR] |= cells[near] & low
    cells[near] |= low
    high = NEAR_HIGH[hex]
    if high != 0:
        near += 1
        cells[near + field.TWICE - field.NEAR] |= cells[near] & high
        cells[near] |= high


def take_off(state: Position, seat: Seat, hex: Hex) -> None:
    """Takes a settlement of a seat off the map."""
    cells = state.cells
    base = cells_of(seat)
    cells[field.OCCUPIED + WORD[hex]] &= ~BIT[hex]
    cells[base + field.OWN + WORD[hex]] &= ~BIT[hex]
    cells[field.ROOM + state.land.terrain(hex)] += 1
    spread(cells, base + field.OWN, cells, base + field.NEAR, base + field.TWICE)


def owed(state: Position) -> i64:
    """Settlements of the mandatory action still to build: no more than the supply has."""
    supply = state.cells[cells_of(state.turn) + field.SUPPLY]
    return state.block if state.block < supply else supply


def in_block(state: Position) -> bool:
    """Whether the mandatory action has begun and is not finished: nothing may come between."""
    return state.block < BLOCK and owed(state) > 0


def ready(state: Position, seat: Seat) -> Mask:
    """The locations whose tiles this seat may use now."""
    base = cells_of(seat)
    cells = state.cells
    return cells[base + field.HELD] & ~cells[base + field.SPENT] & ~cells[base + field.FRESH]


def touches(state: Position, seat: Seat, hex: Hex) -> bool:
    """Whether a settlement of this seat touches a hex."""
    at = cells_of(seat) + field.OWN + NEAR_WORD[hex]
    cells = state.cells
    return (cells[at] & NEAR_LOW[hex]) | (cells[at + 1] & NEAR_HIGH[hex]) != 0


def tiles_left(state: Position, location: i64) -> i64:
    """The tiles that still lie on a location."""
    left: i64 = TILES_EACH
    for seat in range(state.seats):
        left -= (state.cells[cells_of(seat) + field.TAKEN] >> location) & 1
    return left


def empty_cells(seats: int) -> vec[i64]:
    """The cells of a table before anything is on it, the terrain cards in the pile."""
    cells = vec[i64]([0] * (field.SEATS + seats * field.SEAT_CELLS))
    for terrain in range(LAND_KINDS):
        cells[field.PILE + terrain] = CARDS_EACH
    for place in range(4):
        cells[field.BOARDS + place] = field.NONE
    for place in range(3):
        cells[field.CARDS + place] = field.NONE
    for seat in range(seats):
        cells[cells_of(seat) + field.SUPPLY] = SETTLEMENTS
        cells[cells_of(seat) + field.HAND] = field.NONE
    return cells


def lay_out(state: Position) -> None:
    """Joins the map when all four boards are known."""
    cells = state.cells
    at = field.BOARDS
    state.land = state.box.land(cells[at], cells[at + 1], cells[at + 2], cells[at + 3])
    for terrain in range(TERRAIN_COUNT):
        cells[field.ROOM + terrain] = state.land.room[terrain]


NO_LAND: Final = Land(0)
"""Before the boards are known."""
