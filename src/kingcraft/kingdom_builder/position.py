"""Position: all that lies on the table, as machine integers, and how one settlement is put there or taken away."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from kingcraft.core.state import State
from kingcraft.kingdom_builder.content import BOARDS, Board
from kingcraft.kingdom_builder.hexes import BIT, FIELD, NEAR_HIGH, NEAR_LOW, NEAR_WORD, WORD, size, spread
from kingcraft.kingdom_builder.land import LAND_KINDS, TERRAIN_COUNT, Land, Piece, join

SETTLEMENTS: Final[i64] = 40
CARDS_EACH: Final[i64] = 5
"""Terrain cards of each of the five kinds."""
TILES_EACH: Final[i64] = 2
"""Tiles on every location at the start."""
BLOCK: Final[i64] = 3
"""Settlements of the mandatory action."""
NONE: Final[i64] = -1
"""No card, no hex, no tile, no board."""

# Phases: what is decided now. Up to FIRST nothing is on the table yet.
BOARD: Final[i64] = 0
CARD: Final[i64] = 1
FIRST: Final[i64] = 2
DEAL: Final[i64] = 3
TURN: Final[i64] = 4
REPLACE: Final[i64] = 5
LIFT: Final[i64] = 6
GIVE_UP: Final[i64] = 7
DRAW: Final[i64] = 8
DONE: Final[i64] = 9

# Places in `cells`: first what is common to all, then 32 cells for every seat.
OCCUPIED: Final[i64] = 0
ROOM: Final[i64] = 8
"""Empty hexes of each terrain."""
PILE: Final[i64] = 17
DISCARDS: Final[i64] = 22
REMOVED: Final[i64] = 27
BOARD_AT: Final[i64] = 32
CARD_AT: Final[i64] = 36
SEATS_AT: Final[i64] = 40
SEAT_CELLS: Final[i64] = 32

# Places in the cells of a seat.
OWN: Final[i64] = 0
NEAR: Final[i64] = 8
"""Hexes that touch own settlements."""
TWICE: Final[i64] = 16
"""Hexes that touch two own settlements or more."""
SUPPLY: Final[i64] = 24
TAKEN: Final[i64] = 25
"""Locations (as bits) of which this seat ever took a tile."""
HELD: Final[i64] = 26
SPENT: Final[i64] = 27
FRESH: Final[i64] = 28
"""Tiles gained this turn."""
HAND: Final[i64] = 29
"""The seat's terrain card; face up while it is the seat's turn."""


class Shelf:
    """The boards there are to choose from; it cuts each into its piece of the map once."""

    def __init__(self, boards: list[Board]) -> None:
        self.boards = boards
        self._pieces: list[Piece | None] = [None] * (len(boards) * 8)

    def land(self, codes: list[int]) -> Land:
        """The map of four boards, each twice its number on the shelf, plus one if it is turned."""
        return join([self._piece(code, place) for place, code in enumerate(codes)])

    def _piece(self, code: int, place: int) -> Piece:
        piece = self._pieces[code * 4 + place]
        if piece is None:
            piece = Piece(self.boards[code // 2], code % 2 == 1, place)
            self._pieces[code * 4 + place] = piece
        return piece


@mypyc_attr(allow_interpreted_subclasses=True)
class Position(State):
    """The facts of a position. Land and shelf are shared between copies and never changed."""

    def __init__(self, seats: int, shelf: Shelf, land: Land, cells: vec[i64]) -> None:
        super().__init__(seats)
        self.shelf = shelf
        self.land = land
        self.cells = cells
        self.phase: i64 = BOARD
        self.turn: i64 = 0
        self.start: i64 = NONE
        self.round: i64 = 1
        self.block: i64 = 0
        self.last: i64 = 0
        self.lifted: i64 = NONE
        self.placed: i64 = NONE
        self.tool: i64 = NONE


def seat_at(seat: i64) -> i64:
    """Where the cells of a seat begin."""
    return SEATS_AT + seat * SEAT_CELLS


def put(position: Position, seat: i64, hex: i64) -> None:
    """Puts a settlement of a seat on an empty hex."""
    cells = position.cells
    base = SEATS_AT + seat * SEAT_CELLS
    word = WORD[hex]
    bit = BIT[hex]
    cells[OCCUPIED + word] |= bit
    cells[base + OWN + word] |= bit
    cells[ROOM + position.land.terrain[hex]] -= 1
    low = NEAR_LOW[hex]
    near = base + NEAR + NEAR_WORD[hex]
    cells[near + TWICE - NEAR] |= cells[near] & low
    cells[near] |= low
    high = NEAR_HIGH[hex]
    if high != 0:
        near += 1
        cells[near + TWICE - NEAR] |= cells[near] & high
        cells[near] |= high


def take_off(position: Position, seat: i64, hex: i64) -> None:
    """Takes a settlement of a seat off the map."""
    cells = position.cells
    base = seat_at(seat)
    cells[OCCUPIED + WORD[hex]] &= ~BIT[hex]
    cells[base + OWN + WORD[hex]] &= ~BIT[hex]
    cells[ROOM + position.land.terrain[hex]] += 1
    spread(cells, base + OWN, cells, base + NEAR, base + TWICE)


def owed(position: Position) -> i64:
    """Settlements of the mandatory action still to build: no more than the supply has."""
    supply = position.cells[seat_at(position.turn) + SUPPLY]
    return position.block if position.block < supply else supply


def in_block(position: Position) -> bool:
    """Whether the mandatory action has begun and is not finished: nothing may come between."""
    return position.block < BLOCK and owed(position) > 0


def ready(position: Position, seat: i64) -> i64:
    """The locations whose tiles this seat may use now."""
    base = seat_at(seat)
    cells = position.cells
    return cells[base + HELD] & ~cells[base + SPENT] & ~cells[base + FRESH]


def touches(position: Position, seat: i64, hex: i64) -> bool:
    """Whether a settlement of this seat touches a hex."""
    at = seat_at(seat) + OWN + NEAR_WORD[hex]
    cells = position.cells
    return (cells[at] & NEAR_LOW[hex]) | (cells[at + 1] & NEAR_HIGH[hex]) != 0


def tiles_left(position: Position, location: i64) -> i64:
    """The tiles that still lie on a location."""
    left: i64 = TILES_EACH
    for seat in range(position.seats):
        left -= (position.cells[seat_at(seat) + TAKEN] >> location) & 1
    return left


def empty_cells(seats: int) -> vec[i64]:
    """The cells of a table before anything is on it, the terrain cards in the pile."""
    cells = vec[i64]([0] * (SEATS_AT + seats * SEAT_CELLS))
    for terrain in range(LAND_KINDS):
        cells[PILE + terrain] = CARDS_EACH
    for place in range(4):
        cells[BOARD_AT + place] = NONE
    for place in range(3):
        cells[CARD_AT + place] = NONE
    for seat in range(seats):
        cells[seat_at(seat) + SUPPLY] = SETTLEMENTS
        cells[seat_at(seat) + HAND] = NONE
    return cells


def lay_out(position: Position) -> None:
    """Joins the map when all four boards are known."""
    position.land = position.shelf.land([int(position.cells[BOARD_AT + place]) for place in range(4)])
    for terrain in range(TERRAIN_COUNT):
        position.cells[ROOM + terrain] = size(position.land.fields, terrain * FIELD)


BASE_SHELF: Final = Shelf(BOARDS)
NO_LAND: Final = Land()
