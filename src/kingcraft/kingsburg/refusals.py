"""Refusals: which rule an action that is not legal here would break. What a step asks, the step itself refuses."""

from typing import Final

from kingcraft.core.kinds import Action
from kingcraft.core.ruling import IllegalMove, Ruling
from kingcraft.core.state import OVER
from kingcraft.kingsburg import action
from kingcraft.kingsburg.calendar import STEPS
from kingcraft.kingsburg.position import Position

_STOP_WORDS: Final = [one.stop for one in STEPS if one.stop]


def refusal(state: Position, move: Action) -> Ruling:
    """The rule that forbids an action here."""
    here = STEPS[state.step]
    if state.to_act != OVER and here.about(state, move):
        return here.refuse(state, move)
    if state.to_act >= 0 and move == action.STOP:
        return Ruling("kingsburg-must-choose", here.section, {"ask": here.question(state)})
    return not_now(state)


def not_now(state: Position) -> Ruling:
    """What does not belong to this step."""
    here = STEPS[state.step]
    if state.to_act == OVER:
        return Ruling("kingsburg-over", here.section)
    if state.to_act < 0:
        return Ruling("kingsburg-chance", here.section)
    return Ruling("kingsburg-not-now", here.section, {"ask": here.question(state)})


def read_elsewhere(state: Position, words: list[str]) -> int:
    """Any word for stopping is read as stopping; what another step would understand is refused as too early."""
    if state.to_act >= 0 and len(words) == 1 and words[0] in _STOP_WORDS:
        return action.STOP
    if any([one.number != state.step and one.knows(state, words) for one in STEPS]):
        raise IllegalMove(not_now(state))
    return -1
