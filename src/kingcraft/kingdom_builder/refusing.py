"""Why a move is illegal: the rule it breaks, with the section of the rulebook that has it."""

from kingcraft.core.ruling import Ruling
from kingcraft.kingdom_builder.position import Position


def refuse(position: Position, action: int) -> Ruling:
    """The rule that forbids an action that is not legal here."""
    return Ruling("kingdom-builder-over")
