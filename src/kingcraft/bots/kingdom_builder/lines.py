"""What the settlements on the horizontal lines are worth: every line with one, and the fullest."""

from librt.vecs import vec
from mypy_extensions import i64

from kingcraft.core.bits import count
from kingcraft.kingdom_builder import field
from kingcraft.kingdom_builder.hexes import FIELD, ROW
from kingcraft.kingdom_builder.land import BUILDABLE
from kingcraft.kingdom_builder.position import Position


def weigh_lines(lines: vec[i64], gains: vec[i64], worth: i64) -> i64:
    """Writes what a first settlement brings on each line; returns what those with one bring."""
    total: i64 = 0
    for line in range(20):
        gains[line] = 0
        if worth != 0:
            if lines[line] == 0:
                gains[line] = worth
            else:
                total += worth
    return total


def weigh_best_line(
    state: Position, lines: vec[i64], gains: vec[i64], fulls: vec[i64], gold: i64, free_worth: i64
) -> i64:
    """Adds what one more on each line brings to the fullest, free hexes on it counted; returns what that is worth.

    `fulls` is where it notes how full each line is.
    """
    best: i64 = 0
    for line in range(20):
        here = gold * lines[line]
        if free_worth != 0:
            here += free_worth * _free_on(state, line)
        fulls[line] = here
        best = here if here > best else best
    for line in range(20):
        better = fulls[line] + gold - free_worth
        if better > best:
            gains[line] += better - best
    return best


def _free_on(state: Position, line: i64) -> i64:
    word = line // 3
    free = state.land.fields[BUILDABLE * FIELD + word] & ~state.cells[field.OCCUPIED + word]
    return count((free >> (line % 3 * 21)) & ROW)
