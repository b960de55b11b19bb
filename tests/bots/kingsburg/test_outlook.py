"""What a judge and a king see beyond goods and buildings: who is behind, and whose the victory is likely to be."""

import pytest

from kingcraft.bots.kingsburg.judge import Judge
from kingcraft.bots.kingsburg.promise import MOMENTS
from kingcraft.bots.kingsburg.season import CERTAIN, expected, moment_of, share
from kingcraft.bots.kingsburg.weights import Book, book_of
from kingcraft.kingsburg import field
from kingcraft.kingsburg.state import KingsburgState
from tests.bots.kingsburg.tables import bot, play_out, start, walk

BEHIND_ALONE = Book({3: {"behind tied": [70] * MOMENTS, "behind alone": [900] * MOMENTS}})


def winters(seats: int) -> list[KingsburgState]:
    """A game before the first soldier of every year."""
    return [state for state in walk(4, seats) if moment_of(state) >= 0]


@pytest.mark.parametrize(
    ("gold", "worths"), [([2, 2, 2], [70] * 3), ([1, 2, 1], [70, 0, 70]), ([3, 1, 2], [0, 900, 0])]
)
def test_a_judge_knows_who_is_least_developed(gold: list[int], worths: list[int]) -> None:
    state = winters(3)[0]
    for seat in range(3):
        row = seat * field.WIDTH
        for what in (field.BUILDINGS, field.POINTS, field.WOOD, field.STONE):
            state.book[row + what] = 0
        state.book[row + field.GOLD] = gold[seat]
    judge = Judge(BEHIND_ALONE)
    assert [int(expected(judge, state, seat, moment_of(state))) for seat in range(3)] == worths


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_one_victory_is_shared_out(seats: int) -> None:
    judge = Judge(book_of(""))
    for state in winters(seats):
        moment = moment_of(state)
        shares = [share(judge, state, seat, moment) for seat in range(seats)]
        hopes = [expected(judge, state, seat, moment) for seat in range(seats)]
        assert abs(sum(shares) - CERTAIN) < CERTAIN // 20
        assert shares.index(max(shares)) == hopes.index(max(hopes))


def test_in_the_end_the_victory_is_whose_it_is() -> None:
    state = play_out(start(), [bot("squire")] * 3, 5)
    shares = [share(Judge(book_of("")), state, seat, MOMENTS) for seat in range(3)]
    winners = state.winners()
    assert shares == [CERTAIN // len(winners) if seat in winners else 0 for seat in range(3)]
