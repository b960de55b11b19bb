"""Refusals: which rule an action that is not legal here would break. What a step asks, the step itself refuses."""

from kingcraft.core.kinds import Action
from kingcraft.core.ruling import Ruling
from kingcraft.kingdom_builder import action, section
from kingcraft.kingdom_builder.calendar import STEPS
from kingcraft.kingdom_builder.position import Position


def refusal(state: Position, move: Action) -> Ruling:
    """The rule that forbids an action here."""
    if state.to_act >= 0 and move >= action.DRAWN:
        return Ruling("kingdom-builder-no-chance", section.TURN_ORDER)
    return STEPS[state.step].refuse(state, move)
