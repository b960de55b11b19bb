"""Refusals: which rule an action that is not legal here would break. What a step asks, the step itself refuses."""

from kingcraft.core.kinds import Action
from kingcraft.core.ruling import Ruling
from kingcraft.core.state import OVER
from kingcraft.kingsburg import action
from kingcraft.kingsburg.calendar import STEPS
from kingcraft.kingsburg.position import Position


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
