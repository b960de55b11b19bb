"""Phase 7: soldiers for goods, in turn order.

Goods are paid soldier by soldier in the order gold, wood, stone, so that one set of goods is one way to pay.
"""

from typing import Final

from mypy_extensions import i64

from kingcraft.kingsburg.board import Board, ask_seat, deal, gain, owns, seat_at
from kingcraft.kingsburg.layout import (
    ALL_GOODS,
    ENEMY,
    FIELDS,
    GOLD,
    GOODS_OF,
    NOBODY,
    RECRUIT,
    SOLDIERS,
    STONE,
    STOP,
    WOOD,
)
from kingcraft.kingsburg.tables import CUTS_RECRUIT, RECRUIT_PRICE, SPACES

PRICE: Final = 2


def soldier_price(board: Board, seat: i64) -> i64:
    """How many goods a soldier costs a seat."""
    cutters = owns(board, seat) & CUTS_RECRUIT
    price: i64 = PRICE
    if cutters != 0:
        for building in range(SPACES):
            if (cutters >> building) & 1 != 0:
                price = min(price, RECRUIT_PRICE[building])
    return price


def next_recruit(board: Board) -> None:
    """Asks the next seat; after the last one the enemy comes."""
    if board.turn < board.seats:
        ask_seat(board, RECRUIT, seat_at(board, board.turn))
        board.kinds = ALL_GOODS
    else:
        board.kinds = 0
        board.turn = 0
        deal(board, ENEMY)


def recruit(board: Board, action: i64) -> None:
    """One soldier for the goods named, or no more."""
    if action == STOP:
        board.turn += 1
        board.to_act = NOBODY
        return
    seat = board.to_act
    code = action - GOODS_OF
    row = seat * FIELDS
    board.book[row + GOLD] -= code >> 6
    board.book[row + WOOD] -= (code >> 3) & 7
    board.book[row + STONE] -= code & 7
    gain(board, seat, SOLDIERS, 1)
    board.kinds = kinds_after(action)


def kinds_after(action: i64) -> i64:
    """The kinds that may pay for the next soldier: the last one paid with, and those behind it."""
    code = action - GOODS_OF
    if code & 7 != 0:
        return 1 << STONE
    return (1 << STONE) | (1 << WOOD) if (code >> 3) & 7 != 0 else ALL_GOODS
