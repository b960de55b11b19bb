"""Phase 1, aid from the King: a white die for the one who is behind, or a good for each of those who are."""

from mypy_extensions import i64

from kingcraft.kingsburg.board import Board, ask_seat, go_to, seat_at
from kingcraft.kingsburg.goods import move_goods
from kingcraft.kingsburg.layout import AID, NOBODY, SEASON_START
from kingcraft.kingsburg.least import least_developed, only_seat


def judge_aid(board: Board) -> None:
    """One seat behind all others rolls a white die this spring; several take a good each instead."""
    mask = least_developed(board)
    board.season = 0
    board.aid = only_seat(mask)
    board.asked = 0
    if board.aid < 0:
        board.asked = mask
    go_to(board, AID)


def next_aid(board: Board) -> None:
    """The next of the tied seats in turn order chooses a good."""
    while board.turn < board.seats:
        seat = seat_at(board, board.turn)
        if (board.asked >> seat) & 1 != 0:
            ask_seat(board, AID, seat)
            return
        board.turn += 1
    go_to(board, SEASON_START)


def take_aid(board: Board, action: i64) -> None:
    """A tied seat takes the good of its choice."""
    move_goods(board, board.to_act, action, 1)
    board.asked &= ~(1 << board.to_act)
    board.to_act = NOBODY
