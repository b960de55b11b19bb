"""Step d of a season: one building each, or two with the King's Envoy."""

from librt.vecs import append, vec
from mypy_extensions import i64

from kingcraft.kingsburg.board import Board, ask_seat, gain, go_to, have, owns, score, seat_at
from kingcraft.kingsburg.layout import (
    BUILD,
    BUILD_OF,
    BUILDINGS,
    FIELDS,
    FROM_BUILDINGS,
    GOLD,
    NOBODY,
    SEASON_END,
    STONE,
    STOP,
    WOOD,
)
from kingcraft.kingsburg.tables import (
    COLUMNS,
    COST_GOLD,
    COST_STONE,
    COST_WOOD,
    DISCOUNT,
    DISCOUNTS,
    NEXT_COLUMN,
    ROWS,
    SPACES,
    VALUE,
)


def gold_price(mask: i64, building: i64) -> i64:
    """The gold a building costs for who owns the buildings of a mask."""
    price = COST_GOLD[building]
    cutters = mask & DISCOUNTS
    cutter: i64 = 0
    while cutters != 0:
        if cutters & 1 != 0:
            price -= DISCOUNT[cutter * SPACES + building]
        cutters >>= 1
        cutter += 1
    return max(0, price)


def can_pay(board: Board, seat: i64, building: i64) -> bool:
    """Whether a seat has the goods for a building."""
    row = seat * FIELDS
    if board.book[row + WOOD] < COST_WOOD[building] or board.book[row + STONE] < COST_STONE[building]:
        return False
    return board.book[row + GOLD] >= gold_price(board.book[row + BUILDINGS], building)


def next_in_row(mask: i64, row: i64) -> i64:
    """The building that a row of a province waits for, or -1 if it is full."""
    column = NEXT_COLUMN[(mask >> (row * COLUMNS)) & 15]
    if column == COLUMNS:
        return -1
    return row * COLUMNS + column


def buildable(board: Board, seat: i64) -> i64:
    """The buildings a seat can build now, as bits."""
    mask = owns(board, seat)
    found: i64 = 0
    for row in range(ROWS):
        building = next_in_row(mask, row)
        if building >= 0 and can_pay(board, seat, building):
            found |= 1 << building
    return found


def add_builds(mask: i64, actions: vec[i64]) -> vec[i64]:
    """A list of actions with the building of each bit behind it."""
    for building in range(SPACES):
        if (mask >> building) & 1 != 0:
            actions = append(actions, BUILD_OF + building)
    return actions


def next_builder(board: Board) -> None:
    """Asks the next seat in turn order, or the same again if its Envoy can help it to a second building."""
    while board.turn < board.seats:
        seat = seat_at(board, board.turn)
        if board.built == 0 or (board.envoy == seat and buildable(board, seat) != 0):
            ask_seat(board, BUILD, seat)
            return
        board.built = 0
        board.turn += 1
    go_to(board, SEASON_END)


def build(board: Board, action: i64) -> None:
    """A seat builds, or is done. The second building of a turn costs the King's Envoy."""
    if action == STOP:
        board.built = 0
        board.turn += 1
        board.to_act = NOBODY
        return
    if board.built > 0:
        board.envoy = -1
    raise_building(board, board.to_act, action - BUILD_OF)
    board.built += 1
    board.to_act = NOBODY


def raise_building(board: Board, seat: i64, building: i64) -> None:
    """Pays for a building and scores it."""
    gain(board, seat, GOLD, -gold_price(owns(board, seat), building))
    gain(board, seat, WOOD, -COST_WOOD[building])
    gain(board, seat, STONE, -COST_STONE[building])
    board.book[seat * FIELDS + BUILDINGS] = have(board, seat, BUILDINGS) | (1 << building)
    score(board, seat, FROM_BUILDINGS, VALUE[building])
