"""What buildings give by themselves at the start and at the end of a season."""

from mypy_extensions import i64

from kingcraft.kingsburg.board import Board, gain, owns, score
from kingcraft.kingsburg.layout import FROM_POWERS, GOLD, STONE, TOKENS, WOOD
from kingcraft.kingsburg.tables import (
    GAIN_GOLD,
    GAIN_MASK,
    GAIN_POINTS,
    GAIN_STONE,
    GAIN_TOKENS,
    GAIN_WOOD,
    SPACES,
)


def give_gains(board: Board, seat: i64, moment: i64) -> None:
    """Everything that a seat's buildings give at a moment of a season."""
    mask = owns(board, seat) & GAIN_MASK[moment]
    building = moment * SPACES
    while mask != 0:
        if mask & 1 != 0:
            gain(board, seat, GOLD, GAIN_GOLD[building])
            gain(board, seat, WOOD, GAIN_WOOD[building])
            gain(board, seat, STONE, GAIN_STONE[building])
            gain(board, seat, TOKENS, GAIN_TOKENS[building])
            score(board, seat, FROM_POWERS, GAIN_POINTS[building])
        mask >>= 1
        building += 1
