"""The king plays its turns to the end of the game, and looks at as many as its time allows."""

import json

import pytest

from kingcraft.bots.base import Budget
from kingcraft.bots.kingdom_builder.king import (
    GLIMPSE,
    MOST,
    TRUST,
    Candidate,
    King,
    PlayedOut,
    breadth,
    finisher_for,
    runners_of,
    task_of,
)
from kingcraft.bots.kingdom_builder.weights import PLAIN, book_for_king, book_of
from kingcraft.core.state import CHANCE, OVER
from kingcraft.core.stream import Stream
from kingcraft.kingdom_builder.scoring import gold
from kingcraft.kingdom_builder.state import KingdomBuilderState
from tests.bots.kingdom_builder.tables import walk

TURNS = [state for state in walk(5) if state.to_act != CHANCE and len(state.legal()) > 3]


def field_at(state: KingdomBuilderState, playouts: int) -> list[Candidate]:
    return King(Budget(playouts=playouts)).field(state)


@pytest.mark.parametrize("state", [TURNS[0], TURNS[len(TURNS) // 2], TURNS[-1]])
def test_a_playout_ends_with_the_game(state: KingdomBuilderState) -> None:
    finisher = finisher_for(state, book_of(""))
    for seed in range(3):
        luck = Stream(seed)
        lead = int(finisher.lead(state.imagine(int(state.to_act), luck), state.to_act, luck, luck.fork(1)))
        assert lead % 1000 == 0, "gold that is counted, not what a judge thinks"


def test_a_game_that_is_over_before_anybody_has_another_turn_is_seen_as_it_ended() -> None:
    state = TURNS[-1]
    seat, luck = state.to_act, Stream(2)
    end = state.copy()
    while end.to_act != OVER:
        end.make(end.sample(luck))
    finisher = finisher_for(state, book_of(""))
    mine, theirs = gold(end, seat), gold(end, 1 - seat)
    assert finisher.lead(end, seat, luck, luck) == (mine - theirs) * 1000 == finisher.glimpse


def test_the_same_luck_gives_the_same_end() -> None:
    first, second = (field_at(TURNS[1], 1)[0] for _ in range(2))
    assert [int(first.playout(seed)) for seed in range(4)] == [int(second.playout(seed)) for seed in range(4)]


@pytest.mark.parametrize(("playouts", "turns"), [(1, 1), (200, 50), (100_000, MOST)])
def test_more_time_looks_at_more_turns(playouts: int, turns: int) -> None:
    assert breadth(Budget(playouts=playouts)) == turns


def test_a_second_is_enough_for_as_many_turns_as_there_may_be() -> None:
    assert breadth(Budget(seconds=1.0)) == MOST
    assert breadth(Budget(seconds=0.01)) == 5


def test_what_was_seen_on_the_way_counts_less_and_less() -> None:
    turn = field_at(TURNS[1], 1)[0]
    assert isinstance(turn, PlayedOut)
    turn.worth = turn.glimpsed = 0
    turn.glimpses = 1
    turn.tries, turn.total = TRUST + GLIMPSE, (TRUST + GLIMPSE) * 6000
    assert turn.merit() == 3000
    turn.tries, turn.total = 3000, 3000 * 6000
    assert turn.merit() > 5900


def test_a_turn_without_playouts_is_worth_what_the_knight_thinks() -> None:
    turn = field_at(TURNS[1], 1)[0]
    assert turn.merit() == turn.worth


def test_playouts_add_up_over_the_decisions_of_a_turn() -> None:
    state, king = TURNS[0], King(Budget(playouts=400))
    found = king.think(state, Stream(1))
    shown = {int(turn.turn.mark): int(turn.tries) for turn in found}
    state = state.copy()
    state.make(found[0].action)
    again = king.field(state)
    assert any([turn.tries > 0 for turn in again])
    assert all([turn.tries == shown[int(turn.turn.mark)] for turn in again if turn.tries > 0])


def test_a_king_that_is_asked_for_its_chance_plays_out_what_is_settled() -> None:
    """Where all turns begin with the same move there is nothing to choose, but the chance is yet to be found out."""
    settled = [state for state in walk(4) if king_turns(state) == 1 and len(state.legal()) > 1]
    assert settled
    place = settled[0]
    assert King(Budget(playouts=40)).think(place, Stream(1))[0].tries == 0
    found = King(Budget(playouts=40)).think(place, Stream(1), thorough=True)
    assert sum([int(candidate.tries) for candidate in found]) == 40


def king_turns(state: KingdomBuilderState) -> int:
    """With how many moves the turns begin that a king compares."""
    return len({candidate.action for candidate in King(Budget(playouts=40)).field(state)})


def test_nothing_is_remembered_of_another_turn() -> None:
    king = King(Budget(playouts=200))
    king.think(TURNS[0], Stream(1))
    assert all([turn.tries == 0 for turn in king.field(TURNS[-1])])


def test_a_king_has_weights_of_its_own_and_a_file_is_for_what_it_plans() -> None:
    state = TURNS[1]
    own, all_have = book_for_king(""), book_of("")
    assert [*own.weights(state.box, 2)] != [*all_have.weights(state.box, 2)]
    assert King(Budget()).book is own
    alone = json.dumps({"weights": {"2": PLAIN}})
    assert [*book_for_king(alone).weights(state.box, 2)] == [*book_of(alone).weights(state.box, 2)]
    assert [*book_for_king(alone).weights(state.box, 4)] == [*own.weights(state.box, 4)]
    finisher = finisher_for(state, book_for_king(alone))
    assert [*finisher.judge.taste.weights] == [*book_of(alone).weights(state.box, 2)]
    assert [*finisher.hand.taste.weights] == [*finisher.planner.taste.weights] == [*all_have.weights(state.box, 2)]


def test_an_aide_judges_by_the_weights_of_its_king() -> None:
    king = King(Budget(playouts=8))
    king.study(json.dumps({"weights": {"2": PLAIN}}))
    field = king.field(TURNS[1])
    glimpses = []
    for weights in (king.weights, ""):
        (runner, *_) = runners_of(task_of(TURNS[1], field, weights))
        assert isinstance(runner, PlayedOut)
        runner.playout(5)
        glimpses.append(int(runner.glimpsed))
    (own, *_) = field
    assert isinstance(own, PlayedOut)
    own.playout(5)
    assert glimpses[0] == int(own.glimpsed) != glimpses[1]
