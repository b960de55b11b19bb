"""The end of a year, the end of the game, and who has won it."""

from mypy_extensions import i64

from kingcraft.core.state import OVER
from kingcraft.kingsburg.board import Board, bits_in, go_to, goods_of, have, owns, score
from kingcraft.kingsburg.layout import AID_JUDGED, COMBAT, FIELDS, FINISHED, FROM_ENDING, POINTS, SOLDIERS, YEARS
from kingcraft.kingsburg.tables import COUNTS_GOODS, GOODS_COUNTED, GOODS_POINTS, SPACES


def end_year(board: Board) -> None:
    """The soldiers go home, the card leaves the game; after the fifth year all is over."""
    board.enemy = -1
    board.seen = 0
    board.kings_die = 0
    for seat in range(board.seats):
        board.book[seat * FIELDS + SOLDIERS] = 0
        board.book[seat * FIELDS + COMBAT] = 0
    board.season = 0
    if board.year < YEARS:
        board.year += 1
        go_to(board, AID_JUDGED)
    else:
        end_game(board)


def end_game(board: Board) -> None:
    """Last points for goods that are left, which are counted and not spent."""
    for seat in range(board.seats):
        score(board, seat, FROM_ENDING, points_for_goods(owns(board, seat), goods_of(board, seat)))
    board.step = FINISHED
    board.turn = 0
    board.to_act = OVER


def points_for_goods(mask: i64, goods: i64) -> i64:
    """What the buildings of a mask give for goods at the end of the game."""
    points: i64 = 0
    for building in range(SPACES):
        if ((mask & COUNTS_GOODS) >> building) & 1 != 0:
            points += goods // GOODS_COUNTED[building] * GOODS_POINTS[building]
    return points


def rank_of(board: Board, seat: i64) -> i64:
    """Points, then goods, then buildings, as one number that is higher for the better."""
    return (have(board, seat, POINTS) * 4096 + goods_of(board, seat)) * 64 + bits_in(owns(board, seat))


def winning_seats(board: Board) -> list[int]:
    """All seats of the highest rank, when the game is over."""
    if board.to_act != OVER:
        return []
    best = max([rank_of(board, seat) for seat in range(board.seats)])
    return [int(seat) for seat in range(board.seats) if rank_of(board, seat) == best]
