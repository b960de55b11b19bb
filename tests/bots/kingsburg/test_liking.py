"""Likings: by a lot for each game and seat some kings are fond of a row; no chance is told by it."""

import pickle
from collections import Counter

import pytest

from kingcraft.bots import bot_named
from kingcraft.bots.base import Advice, Budget
from kingcraft.bots.kingsburg.judge import Judge
from kingcraft.bots.kingsburg.king import King, runners_of, task_of
from kingcraft.bots.kingsburg.liking import (
    MOST,
    PASSION,
    fondness,
    goods_for,
    judge_with,
    liked_strip,
    points_of,
)
from kingcraft.bots.kingsburg.promise import MOMENTS
from kingcraft.bots.kingsburg.season import expected
from kingcraft.bots.kingsburg.weights import book_for_king
from kingcraft.core.state import CHANCE
from kingcraft.core.stream import Stream
from kingcraft.kingsburg import field
from kingcraft.kingsburg.box import COLUMNS
from kingcraft.kingsburg.position import have
from kingcraft.kingsburg.state import KingsburgState
from tests.bots.kingsburg.tables import start, walk

MODULES = [{}, {"rows": "extended"}, {"rows": "extended", "strips": "draw", "governors": "deal"}]
LATE = [state for state in walk(7) if state.year == 4 and len(state.legal()) > 1][:8]
TEMPTING = 2
"""A row that free kings often leave half built."""


def lot_for(strip: int, state: KingsburgState) -> int:
    """A lot that makes the seat to act fond of a strip, or of nothing for -1."""
    return next(lot for lot in range(1, 1000) if liked_strip(lot, state) == strip)


def fond_king(lot: int, playouts: int = 2) -> King:
    king = King(Budget(playouts=playouts))
    king.meet(lot)
    return king


def told(advice: list[Advice]) -> list[tuple[object, ...]]:
    return [(each.action, each.worth, each.share, each.reason, each.facts) for each in advice]


def test_every_other_king_is_fond_of_a_row_and_all_rows_are_liked_alike() -> None:
    found = Counter(liked_strip(lot, LATE[0]) for lot in range(1, 4001))
    assert set(found) == {-1, 0, 1, 2, 3, 4}
    assert 1900 < found.pop(-1) < 2100
    assert all(340 < count < 460 for count in found.values())


@pytest.mark.parametrize(("seats", "fond"), [(2, 2000), (3, 2000), (4, 1000), (5, 800)])
def test_at_a_large_table_one_is_fond_of_something_on_average(seats: int, fond: int) -> None:
    state = start(seats)
    while state.to_act == CHANCE:
        state.make(state.sample(Stream(3)))
    found = sum(liked_strip(lot, state) >= 0 for lot in range(1, 4001))
    assert fond - 100 < found < fond + 100


def test_a_seat_keeps_its_liking_all_game() -> None:
    for lot in range(1, 20):
        assert len({liked_strip(lot, state) for state in walk(7)}) == 1


@pytest.mark.parametrize("options", MODULES)
def test_the_more_goods_a_row_takes_the_more_it_is_liked_whatever_it_is_called(options: dict[str, str]) -> None:
    box = start(3, **options).box
    strips = sorted(range(len(box.buildings) // COLUMNS), key=lambda strip: goods_for(box, strip))
    liking = [fondness(box, strip, 0) for strip in strips if points_of(box, strip) < goods_for(box, strip)]
    assert liking == sorted(liking)
    assert liking[0] == 0 < liking[-1] <= MOST


@pytest.mark.parametrize("options", MODULES)
def test_only_a_row_that_is_all_points_is_liked_as_much_at_the_end(options: dict[str, str]) -> None:
    box = start(3, **options).box
    for strip in range(len(box.buildings) // COLUMNS):
        first, last = fondness(box, strip, 0), fondness(box, strip, MOMENTS - 1)
        assert first == last == PASSION if points_of(box, strip) >= goods_for(box, strip) else last <= first // 8


def test_a_strip_that_was_laid_over_a_row_is_liked_in_its_place() -> None:
    laid = [
        (state, row, int(state.sheet[state.to_act * state.box.sheet_width + row * COLUMNS]) // COLUMNS)
        for state in walk(3, rows="extended", strips="draw")
        for row in range(int(state.box.rows))
        if state.to_act != CHANCE
    ]
    state, row, strip = next(each for each in laid if each[0].box.alternatives >> each[2] & 1)
    assert int(state.box.strip_row[strip]) == row
    assert lot_for(strip, state)


def test_only_the_own_standing_is_seen_with_the_liking() -> None:
    second = TEMPTING * COLUMNS + 1
    state = next(state for state in walk(7) if have(state, state.to_act, field.BUILDINGS) >> second & 1)
    free, fond = Judge(book_for_king("")), judge_with(book_for_king(""), lot_for(TEMPTING, state), state)
    for seat in range(int(state.seats)):
        seen, true = (int(expected(judge, state, seat, 15)) for judge in (fond, free))
        assert seen > true if seat == state.to_act else seen == true


def test_who_likes_nothing_plays_as_a_king_that_was_told_nothing() -> None:
    for state in LATE:
        lot = lot_for(-1, state)
        assert fond_king(lot).choose(state.copy(), Stream(2)) == fond_king(0).choose(state.copy(), Stream(2))


def test_a_liking_changes_what_is_chosen_and_the_same_one_always_alike() -> None:
    free = [fond_king(0).choose(state.copy(), Stream(2)) for state in LATE]
    fond = [[fond_king(lot_for(TEMPTING, state)).choose(state.copy(), Stream(2)) for state in LATE] for _ in range(2)]
    assert fond[0] == fond[1] != free


def test_hints_and_chances_are_free_of_it() -> None:
    for state in LATE[:3]:
        advice = [fond_king(lot).advise(state.copy(), Stream(2)) for lot in (0, lot_for(TEMPTING, state))]
        assert told(advice[0]) == told(advice[1])


def test_an_aide_has_the_liking_of_its_king() -> None:
    state = LATE[0]
    for lot in (lot_for(TEMPTING, state), 0):
        king = fond_king(lot)
        lines = king.think(state.copy(), Stream(1), lot)
        task = task_of(lines[0].root, lines, "", lot)
        assert [int(line.playout(5)) for line in lines] == [int(runner.playout(5)) for runner in runners_of(task)]


def test_a_king_takes_its_liking_along() -> None:
    state = next(
        state
        for state in LATE
        if fond_king(lot_for(TEMPTING, state)).choose(state.copy(), Stream(2))
        != fond_king(0).choose(state.copy(), Stream(2))
    )
    king = fond_king(lot_for(TEMPTING, state))
    arrived = pickle.loads(pickle.dumps(king))
    assert arrived.choose(state.copy(), Stream(2)) == king.choose(state.copy(), Stream(2))


@pytest.mark.parametrize("name", ["page", "squire", "knight", "king-1"])
def test_nobody_else_has_any(name: str) -> None:
    for state in LATE:
        met, other = (bot_named(name, "kingsburg", Budget(playouts=2)) for _ in range(2))
        met.meet(lot_for(TEMPTING, state))
        assert met.choose(state.copy(), Stream(2)) == other.choose(state.copy(), Stream(2))
