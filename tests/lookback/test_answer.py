"""An answer to a puzzle is judged as the decision itself was, so that both verdicts agree."""

import pytest

from kingcraft.core.record import parse
from kingcraft.core.replay import state_at
from kingcraft.lookback.answer import judge_answer
from kingcraft.lookback.judging import Judged
from kingcraft.lookback.work import Effort, look_back
from tests.lookback.short import end_of_a_game

EFFORT = Effort(samples=2, trials=8, seed=3)


def ends_its_turn(judged: Judged, found: list[Judged]) -> bool:
    """Whether nothing could be had later in the turn that was not taken here."""
    return not any(other.turn == judged.turn and other.ply > judged.ply for other in found)


@pytest.mark.parametrize("game", ["kingdom-builder", "kingsburg"])
def test_what_was_played_is_judged_the_same_again_and_the_best_move_is_never_a_mistake(game: str) -> None:
    text = end_of_a_game(game, 40)
    found = look_back(parse(text), EFFORT).judged
    assert found
    for judged in found:
        again = judge_answer(text, judged.ply, judged.played, EFFORT)
        assert again is not None
        assert (again.best, again.margin, again.reason) == (judged.best, judged.margin, judged.reason)
        if ends_its_turn(judged, found):
            assert (again.loss, again.spread) == (judged.loss, judged.spread)
        best = judge_answer(text, judged.ply, judged.best, EFFORT)
        assert best is not None
        assert not best.mistake


def test_a_move_that_no_adviser_thought_of_is_judged_too() -> None:
    text = end_of_a_game("kingsburg", 40)
    judged = next(each for each in look_back(parse(text), EFFORT).judged if each.kind == "influence")
    state = state_at(parse(text), judged.ply - 1)
    for move in map(state.write, state.legal()):
        answer = judge_answer(text, judged.ply, move, EFFORT)
        assert answer is not None
        assert (answer.played, answer.seat) == (move, judged.seat)
