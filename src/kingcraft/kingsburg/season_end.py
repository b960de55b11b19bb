"""Step e of a season: what buildings give at its end, and points for a token or a good."""

from mypy_extensions import i64

from kingcraft.kingsburg.board import Board, added, ask_seat, gain, go_to, goods_of, have, owns, score, seat_at
from kingcraft.kingsburg.goods import move_goods
from kingcraft.kingsburg.layout import (
    FROM_POWERS,
    NOBODY,
    PAY_TOKEN,
    SEASON_END,
    SEASON_OVER,
    STOP,
    TOKENS,
)
from kingcraft.kingsburg.powers import give_gains
from kingcraft.kingsburg.tables import AT_END, POINTS_SOLD, SELLS_POINTS


def next_season_end(board: Board) -> None:
    """In turn order: gifts first, as a token from them may pay for points; then who can pay is asked."""
    while board.turn < board.seats:
        seat = seat_at(board, board.turn)
        give_gains(board, seat, AT_END + board.season)
        if owns(board, seat) & SELLS_POINTS != 0 and goods_of(board, seat) + have(board, seat, TOKENS) > 0:
            ask_seat(board, SEASON_END, seat)
            return
        board.turn += 1
    go_to(board, SEASON_OVER)


def pay_for_points(board: Board, action: i64) -> None:
    """Pays one token or one good for points, once in a season, or does not."""
    seat = board.to_act
    if action != STOP:
        if action == PAY_TOKEN:
            gain(board, seat, TOKENS, -1)
        else:
            move_goods(board, seat, action, -1)
        score(board, seat, FROM_POWERS, added(owns(board, seat) & SELLS_POINTS, POINTS_SOLD))
    board.turn += 1
    board.to_act = NOBODY
