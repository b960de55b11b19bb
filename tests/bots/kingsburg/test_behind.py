"""What a judge sees beyond goods and buildings: who is behind."""

import pytest

from kingcraft.bots.kingsburg.judge import Judge
from kingcraft.bots.kingsburg.promise import MOMENTS
from kingcraft.bots.kingsburg.season import expected, moment_of
from kingcraft.bots.kingsburg.weights import Book
from kingcraft.kingsburg import field
from kingcraft.kingsburg.state import KingsburgState
from tests.bots.kingsburg.tables import walk

BEHIND_ALONE = Book({3: {"behind tied": [70] * MOMENTS, "behind alone": [900] * MOMENTS}})


def first_winter() -> KingsburgState:
    """A table before the first soldier."""
    return next(state for state in walk(4) if moment_of(state) >= 0)


@pytest.mark.parametrize(
    ("gold", "worths"), [([2, 2, 2], [70] * 3), ([1, 2, 1], [70, 0, 70]), ([3, 1, 2], [0, 900, 0])]
)
def test_a_judge_knows_who_is_least_developed(gold: list[int], worths: list[int]) -> None:
    state = first_winter()
    for seat in range(3):
        row = seat * field.WIDTH
        for what in (field.BUILDINGS, field.POINTS, field.WOOD, field.STONE):
            state.book[row + what] = 0
        state.book[row + field.GOLD] = gold[seat]
    judge = Judge(BEHIND_ALONE)
    assert [int(expected(judge, state, seat, moment_of(state))) for seat in range(3)] == worths
