"""Alternative rows: which strip to take, and whether to cover a row with one."""

from typing import Final

from mypy_extensions import i64

from kingcraft.bots.kingsburg.judge import Judge
from kingcraft.bots.kingsburg.promise import promise_of
from kingcraft.bots.kingsburg.standing import UNKNOWN
from kingcraft.bots.kingsburg.weights import POINT, first_strip
from kingcraft.core.kinds import Action, Seat
from kingcraft.kingsburg import action, step
from kingcraft.kingsburg.box import COLUMNS, Box
from kingcraft.kingsburg.calendar import listed
from kingcraft.kingsburg.field import GOODS
from kingcraft.kingsburg.position import Position

GOOD: Final = 700
"""What a good is worth, in thousandths of a point."""
SHARES: Final = [4, 3, 2, 1]
"""The first buildings of a row are built more often, and serve longer."""


def decide_strip(judge: Judge, board: Position, seat: Seat) -> Action:
    """The strip that gains most over the printed row; a row is covered only if that is a gain."""
    judge.look(board, seat, 0, -1)
    best: i64 = 0 if board.step == step.COVER else UNKNOWN
    choice: i64 = action.STOP
    for move in listed(board):
        if move != action.STOP:
            gain = strip_gain(judge, move - action.STRIP_OF)
            if gain > best:
                best = gain
                choice = move
    return choice


def strip_gain(judge: Judge, strip: i64) -> i64:
    """What a strip is worth more than the row that it covers: as learned, else by what its buildings promise."""
    box = judge.box
    learned = judge.table[judge.base + first_strip(box) + strip]
    if learned != 0:
        return learned
    printed = box.printed[box.strip_row[strip] * COLUMNS]
    return row_worth(box, strip * COLUMNS) - row_worth(box, printed)


def row_worth(box: Box, first: i64) -> i64:
    """What four buildings are worth beyond their cost."""
    worth: i64 = 0
    for column in range(COLUMNS):
        entry = box.buildings[first + column]
        cost = sum([entry.amount("cost", good) for good in GOODS])
        own: i64 = int(entry.data["points"]) * POINT - cost * GOOD + promise_of(entry, len(box.type_ids))[0]
        worth += own * SHARES[column]
    return worth
