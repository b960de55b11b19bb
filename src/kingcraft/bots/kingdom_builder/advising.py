"""Advice: the moves worth considering, the chance each gives, and what its turn brings."""

from typing import Final

from mypy_extensions import i64

from kingcraft.bots.base import Advice
from kingcraft.bots.honest import honest_chance
from kingcraft.bots.kingdom_builder.taste import turns_to_come
from kingcraft.bots.kingdom_builder.turns import Turn, first_of
from kingcraft.core.bits import count
from kingcraft.core.state import State
from kingcraft.kingdom_builder import action, field
from kingcraft.kingdom_builder.field import cells_of
from kingcraft.kingdom_builder.scoring import gold
from kingcraft.kingdom_builder.state import KingdomBuilderState

MOST_ADVICE: Final = 5
_DOUBT: Final = 2000
"""A lead of so many thousandths of gold, at the end of the game, is taken for about three games of four."""
_LONG: Final = 100
"""Tenths of turns to come at the beginning of a game."""
_DOUBT_A_TURN: Final = 1000
"""How many more it must be for every turn to come."""


def chance_of(state: KingdomBuilderState, lead: i64, bot: str) -> float:
    """The chance of the seat on turn to win with a lead, in thousandths of gold, that a bot thinks it has."""
    return honest_chance("kingdom-builder", bot, int(state.seats), int(lead) / doubt_of(state), to_come(state))


def doubt_of(state: KingdomBuilderState) -> int:
    """The lead, in thousandths of gold, that is taken for about three games of four."""
    return _DOUBT + _DOUBT_A_TURN * int(turns_to_come(state, state.turn)) // 10


def to_come(state: State) -> float:
    """The part of the game that is to come, by the turns that are left: 0 to 1."""
    assert isinstance(state, KingdomBuilderState)
    return min(1.0, int(turns_to_come(state, state.turn)) / _LONG)


def advice_on(state: KingdomBuilderState, turns: list[Turn], worths: list[float], shares: list[float]) -> list[Advice]:
    """For every first decision its best turn; turns come best first, shares of equal decisions are added."""
    found: list[Advice] = []
    for index in range(len(turns)):
        move = int(first_of(turns[index]))
        same = [advice for advice in found if advice.action == move]
        if same:
            same[0].share += shares[index]
        else:
            reason, facts = reason_for(state, turns[index])
            found.append(Advice(move, worths[index], shares[index], reason, facts))
    return found[:MOST_ADVICE]


def reason_for(state: KingdomBuilderState, turn: Turn) -> tuple[str, dict[str, str | int]]:
    """Why a turn is good: the tiles it takes, the gold it brings, or only its place."""
    seat = state.turn
    base = cells_of(seat)
    tiles = count(turn.state.cells[base + field.TAKEN] & ~state.cells[base + field.TAKEN])
    more = gold(turn.state, seat) - gold(state, seat)
    if first_of(turn) == action.END:
        return "kingdom-builder-end", {}
    if tiles > 0:
        return "kingdom-builder-tile", {"tiles": int(tiles), "gold": int(more)}
    if more > 0:
        return "kingdom-builder-gold", {"gold": int(more)}
    return "kingdom-builder-place", {}
