"""Whims: others are not sure to place as a knight would, but mostly do; a season can be played on with them."""

from importlib.resources import files
from statistics import pvariance

from kingcraft.bots.base import Budget
from kingcraft.bots.kingsburg.foresight import MOST, OFTEN, WHIM, Foresight, thought_over, who_plays
from kingcraft.bots.kingsburg.judge import Judge
from kingcraft.bots.kingsburg.king import King, search_for, show_all
from kingcraft.bots.kingsburg.season import Search, best_line, expected, favourite, guess_of, search_from
from kingcraft.bots.kingsburg.standing import EVERYBODY
from kingcraft.bots.kingsburg.weights import book_of
from kingcraft.core.state import CHANCE
from kingcraft.core.stream import Stream
from kingcraft.kingsburg import step
from kingcraft.kingsburg.state import KingsburgState
from tests.bots.kingsburg.tables import start

TIMES = 60


def placing(seed: int) -> KingsburgState:
    """The first placement of a game."""
    state, stream = start(), Stream(seed)
    while state.step != step.INFLUENCE:
        state.make(state.sample(stream) if state.to_act == CHANCE else state.legal()[0])
    return state


def chosen(search: Search, state: KingsburgState) -> list[int]:
    return [int(best_line(search, state, 4)) for _ in range(TIMES)]


def test_who_is_fickle_places_as_a_knight_more_often_than_not_and_not_always() -> None:
    state = placing(3)
    search = search_from(Judge(book_of("")), state, Stream(1))
    (steady,) = set(chosen(search, state))
    search.whim = WHIM
    found = chosen(search, state)
    assert TIMES // 3 < found.count(steady) < TIMES


def test_a_season_is_played_to_the_next_moment_and_the_same_luck_plays_it_alike() -> None:
    ends = []
    for _ in range(2):
        state = placing(5)
        search = search_from(Judge(book_of("")), state, Stream(9))
        others = guess_of(search)
        others.whim = WHIM
        assert Foresight().play_season(search, others, state, 0, Stream(3)) == 1
        ends.append(state.dump())
    assert ends[0] == ends[1]


def worth_a_thought() -> tuple[Search, KingsburgState, int, int]:
    """A position that looks otherwise when thought over, with a search, and what knights and those thinkers place."""
    for seed in range(40):
        state = placing(seed)
        search = search_from(Judge(book_of("")), state, Stream(1))
        knights, thinkers = best_line(search, state, 4), favourite(thought_over(search, state), Stream(1), 0)
        if thinkers != knights:
            return search, state, int(knights), int(thinkers)
    raise AssertionError("all positions look alike")


def test_what_others_place_is_thought_over_where_playouts_come_by_often() -> None:
    """First they are knights who take all others for squires; then, once and for all, for knights too."""
    search, state, knights, thinkers = worth_a_thought()
    foresight = Foresight()
    found = [foresight.placed(search, state, 5) for _ in range(OFTEN + 1)]
    assert found == [knights] * (OFTEN - 1) + [thinkers] * 2
    assert foresight.placed(search, state, 6) == knights


def test_where_too_much_is_remembered_no_more_is_thought_over() -> None:
    search, state, knights, thinkers = worth_a_thought()
    foresight, other = Foresight(), thought_over(search, state)
    foresight.opinions = dict.fromkeys(range(1, MOST), other)
    found = [[foresight.placed(search, state, -path) for _ in range(OFTEN + 1)] for path in (1, 2)]
    assert found == [[knights] * (OFTEN - 1) + [thinkers] * 2, [knights] * (OFTEN + 1)]
    assert len(foresight.opinions) == MOST
    assert foresight.placed(search, state, 7) == thinkers


def test_an_enemy_that_somebody_has_seen_is_told_apart_in_what_seats_place() -> None:
    """What was thought over with one card in mind is not taken for what another would bring about."""
    foresight, known = Foresight(), []
    for enemy in (0, 1):
        for number in range(OFTEN):
            state = placing(5)
            state.enemy, state.seen = enemy, 2
            search = search_from(Judge(book_of("")), state, Stream(9))
            foresight.play_season(search, guess_of(search), state, 0, Stream(number))
        known.append(set(foresight.opinions))
        assert search.judge.sight == EVERYBODY
    assert known[0]
    assert len(known[1]) > len(known[0])


def test_in_half_of_the_playouts_the_others_judge_as_a_king_does_and_else_as_everybody() -> None:
    king, state = King(Budget(playouts=1)), placing(5)
    search = search_for(king.judge, king.rivals, state, Stream(1))
    kings = 0
    for seed in range(TIMES):
        own, others = who_plays(search, Stream(seed))
        assert own.judge is king.judge
        assert own.rivals is others.judge is others.rivals
        assert others.judge in (king.judge, king.rivals)
        kings += others.judge is king.judge
    assert TIMES // 4 < kings < TIMES * 3 // 4


def test_what_kings_would_place_is_not_taken_for_what_everybody_would() -> None:
    """A position that was come to once with kings and once with anybody was come to once with each."""
    foresight, king, root = Foresight(), King(Budget(playouts=1)), placing(5)
    search = search_for(king.judge, king.rivals, root, Stream(1))
    most = []
    for judge in (king.judge, king.rivals, king.judge):
        others = search_from(judge, root, Stream(2))
        foresight.play_season(search, others, root.copy(), 0, Stream(3))
        most.append(max(foresight.visits.values()))
    assert most == [1, 1, 2]


def test_moves_are_compared_on_the_same_dice_however_they_differ() -> None:
    """The lead of one move over another varies much less on shared luck than on a luck of each one's own."""
    king, shared, apart = King(Budget(playouts=1)), 0.0, 0.0
    for number in range(6):
        state = placing(number)
        search = search_for(king.judge, king.rivals, state, Stream(1))
        one, other = king.first_lines(search, state)[:2]
        show_all(search)
        shared += pvariance([int(one.playout(seed) - other.playout(seed)) for seed in range(TIMES)])
        apart += pvariance([int(one.playout(seed) - other.playout(seed + TIMES)) for seed in range(TIMES)])
    assert shared < 0.6 * apart


def test_a_king_takes_the_others_to_judge_as_everybody_does_whatever_it_learned_itself() -> None:
    shipped = (files("kingcraft.bots.kingsburg") / "king.json").read_text(encoding="utf-8")
    king = King(Budget(playouts=1))
    king.study(shipped)
    state = placing(3)
    everybody = Judge(book_of(""))
    worth = expected(everybody, state, 1, 1)
    assert expected(king.rivals, state, 1, 1) == worth
    assert expected(king.judge, state, 1, 1) != worth
