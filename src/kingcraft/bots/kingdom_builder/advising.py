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
from kingcraft.kingdom_builder.outlook import standing
from kingcraft.kingdom_builder.position import Position
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
    """Why a turn is good: what its first move brings, told apart from what only the whole turn brings."""
    first = first_of(turn)
    if first == action.END:
        return "kingdom-builder-end", {}
    after = state.copy()
    after.make(first)
    assert isinstance(after, KingdomBuilderState)
    now, more = more_gold(state, after), more_gold(state, turn.state)
    facts: dict[str, str | int] = {"now": now, "gold": more, "less": -more}
    if more_tiles(state, after) > 0:
        return "kingdom-builder-tile", facts | {"tiles": more_tiles(state, after)}
    if more_tiles(state, turn.state) > 0:
        return "kingdom-builder-turn", facts | {"tiles": more_tiles(state, turn.state)}
    return "kingdom-builder-" + _kind(now, more), facts


def _kind(now: int, gold: int) -> str:
    """Whether gold comes at once, by the end of the turn, both, or not yet."""
    if now > 0:
        return "now" if now == gold else "both"
    return "gold" if gold > 0 else "less" if gold < 0 else "place"


def more_gold(before: KingdomBuilderState, after: Position) -> int:
    """How much more gold the seat on turn of the first position has in the second; a settlement in hand counts where
    it stood."""
    seat = before.turn
    return int(gold(standing(after, seat), seat) - gold(standing(before, seat), seat))


def more_tiles(before: KingdomBuilderState, after: Position) -> int:
    """How many more tiles it holds."""
    held = cells_of(before.turn) + field.HELD
    return int(count(after.cells[held]) - count(before.cells[held]))
