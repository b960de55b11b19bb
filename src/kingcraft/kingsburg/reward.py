"""Phase 3, the King's reward: a point for each of those with the most buildings."""

from kingcraft.kingsburg.board import Board, score
from kingcraft.kingsburg.layout import FROM_REWARD
from kingcraft.kingsburg.least import most_developed


def reward(board: Board) -> None:
    """All who are tied for the most buildings score, even when nobody has built."""
    mask = most_developed(board)
    for seat in range(board.seats):
        if (mask >> seat) & 1 != 0:
            score(board, seat, FROM_REWARD, 1)
