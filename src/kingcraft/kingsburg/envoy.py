"""Phase 5, the King's Envoy: he comes back if unused, and goes to the one who is behind all others."""

from kingcraft.kingsburg.board import Board
from kingcraft.kingsburg.least import least_developed, only_seat


def send_envoy(board: Board) -> None:
    """The single seat with the fewest buildings (then goods) gets the Envoy; on a tie nobody does."""
    board.envoy = only_seat(least_developed(board))
