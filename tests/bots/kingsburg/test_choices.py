"""Every bot has a legal move everywhere, the same one for the same seed, and can say why."""

import pytest

from kingcraft.bots.base import Budget
from kingcraft.bots.kingsburg.judge import Judge
from kingcraft.bots.kingsburg.king import LINES, King
from kingcraft.bots.kingsburg.placing import Plan, list_promises
from kingcraft.bots.kingsburg.weights import book_of
from kingcraft.core.state import CHANCE, OVER
from kingcraft.core.stream import Stream
from kingcraft.kingsburg import step
from kingcraft.kingsburg.action import STOP
from kingcraft.kingsburg.group import shift_in, token_in
from kingcraft.kingsburg.state import KingsburgState
from kingcraft.locales import LANGUAGES
from tests.bots.kingsburg.tables import LEVELS, bot, play_out, start, walk

SETUPS = [
    (2, {}), (2, {"edition": "2007"}), (3, {"demons": "building"}), (4, {"order": "CABD"}), (5, {}),
    (5, {"edition": "2007"}),
]  # fmt: skip


def one_of_each_step() -> list[KingsburgState]:
    """A decision of every kind that two games bring, one with a choice if there is one."""
    found: dict[int, KingsburgState] = {}
    for state in [*walk(3), *walk(4)]:
        if len(state.legal()) > 1:
            found.setdefault(int(state.step), state)
    return list(found.values())


STEPS = one_of_each_step()


@pytest.mark.parametrize(("seats", "options"), SETUPS)
@pytest.mark.parametrize("name", ["page", "squire"])
def test_a_whole_game_of_every_set_up(name: str, seats: int, options: dict[str, str]) -> None:
    assert play_out(start(seats, **options), [bot(name)] * seats, 5).winners()


@pytest.mark.parametrize(("seats", "options"), SETUPS)
@pytest.mark.parametrize("name", ["knight", "king"])
def test_legal_moves_in_every_set_up(name: str, seats: int, options: dict[str, str]) -> None:
    for state in walk(6, seats, **options)[::40]:
        assert state.allows(bot(name, 2).choose(state, Stream(1)))


@pytest.mark.parametrize("name", LEVELS)
def test_the_same_seed_gives_the_same_choice(name: str) -> None:
    for state in STEPS:
        assert bot(name).choose(state, Stream(8)) == bot(name).choose(state, Stream(8))


@pytest.mark.parametrize("name", LEVELS)
def test_advice_begins_with_a_legal_move_and_says_why(name: str) -> None:
    for state in STEPS:
        advice = bot(name).advise(state, Stream(9))
        assert all(state.allows(each.action) for each in advice)
        assert all(each.worth is None or 0 <= each.worth <= 1 for each in advice)
        assert len({each.action for each in advice}) == len(advice)
        assert all(each.why(lang) for each in advice for lang in LANGUAGES)


def test_where_one_move_is_left_all_of_a_kings_thought_is_its() -> None:
    forced = [state for state in walk(7) if len(state.legal()) == 1][:3]
    assert forced
    assert [each.share for state in forced for each in bot("king").advise(state, Stream(1))] == [1.0] * len(forced)


def test_a_king_with_few_playouts_prefers_no_move_that_it_never_tried() -> None:
    """Where dice come next, only playing on tells moves apart: what a squire would do is tried first."""
    hiring = [state for state in walk(7) if state.step == step.RECRUIT and len(state.legal()) > 2]
    assert hiring
    for state in hiring:
        squires = bot("squire").choose(state, Stream(1))
        assert bot("king", 1).choose(state, Stream(1)) == squires
        assert [each.action for each in bot("king", 1).advise(state, Stream(1))] == [squires]


def test_a_king_thinks_of_every_way_to_place_its_dice() -> None:
    """Of a group with a token and without it, not of its best advisor alone."""
    placing = [state for state in walk(7) if state.step == step.INFLUENCE and 2 < len(state.legal()) <= LINES]
    helped = [state for state in placing if any(token_in(action) for action in state.legal())]
    assert helped
    for state in helped[:6]:
        lines = King(Budget(playouts=1)).think(state, Stream(1))
        assert {line.action for line in lines} == set(state.legal()) - {STOP}


def test_where_there_is_one_placement_a_king_does_not_think_whether_to_stop() -> None:
    last = next(state for state in walk(7) if state.step == step.INFLUENCE and len(state.legal()) == 2)
    assert King(Budget(playouts=50)).think(last, Stream(1))[0].tries == 0


def test_a_king_that_is_asked_for_its_chance_plays_on_where_there_is_one_placement() -> None:
    last = next(state for state in walk(7) if state.step == step.INFLUENCE and len(state.legal()) == 2)
    said = [bot("king", playouts).advise(last.copy(), Stream(1))[0].worth for playouts in (1, 60)]
    assert said[0] != said[1]


@pytest.mark.parametrize("options", [{}, {"edition": "2007"}, {"governors": "deal", "destiny": "cards"}])
def test_every_way_is_listed_that_the_rules_allow(options: dict[str, str]) -> None:
    """With tokens, shifts, white dice and the Envoy."""
    shifted = 0
    for seed in range(4):
        state, stream = start(3, **options), Stream(seed)
        while state.to_act != OVER:
            if state.to_act == CHANCE:
                state.make(state.sample(stream))
                continue
            legal = state.legal()
            if state.step == step.INFLUENCE:
                plan = Plan()
                list_promises(plan, Judge(book_of("")), state, state.to_act, True)
                assert {STOP, *plan.actions} == set(legal)
                shifted += sum(action != STOP and shift_in(action) != 0 for action in legal)
            state.make(legal[stream.below(len(legal))])
    assert shifted


def test_a_king_out_of_time_still_has_a_move() -> None:
    for state in STEPS:
        assert state.allows(King(Budget(seconds=0.0)).choose(state, Stream(2)))


def test_a_squire_does_not_pass_while_dice_can_win_something() -> None:
    spring = next(state for state in walk(7) if len(state.legal()) > 3)
    assert bot("squire").choose(spring, Stream(1)) != STOP


@pytest.mark.parametrize("name", ["king", "king-1"])
def test_who_ends_the_game_with_the_last_soldier_plays_nothing_on(name: str) -> None:
    """In a last year without a battle."""
    hiring = [state for state in walk(49, destiny="cards") if state.year == 5 and state.step == step.RECRUIT]
    last = hiring[-1]
    assert len(last.legal()) > 1
    assert last.allows(bot(name, 4).choose(last.copy(), Stream(1)))
    assert bot(name, 4).advise(last.copy(), Stream(1))
