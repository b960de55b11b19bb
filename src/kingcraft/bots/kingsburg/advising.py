"""Advice: the moves worth considering, the chance each gives, and where it leads, in points."""

from typing import Final

from mypy_extensions import i64

from kingcraft.bots.base import Advice
from kingcraft.bots.honest import EVERYTHING, honest_chance, odds_of
from kingcraft.bots.kingsburg.judge import Judge
from kingcraft.bots.kingsburg.promise import MOMENTS
from kingcraft.bots.kingsburg.reasons import reason_of
from kingcraft.bots.kingsburg.season import (
    CERTAIN,
    Search,
    candidates,
    chance,
    expected,
    hour_of,
    moment_of,
    play_to_moment,
)  # fmt: skip
from kingcraft.bots.kingsburg.weights import POINT
from kingcraft.core.state import State
from kingcraft.kingsburg import step
from kingcraft.kingsburg.calendar import listed
from kingcraft.kingsburg.modules import PRESETS
from kingcraft.kingsburg.position import Position
from kingcraft.kingsburg.state import KingsburgState

MOST_ADVICE: Final = 5


def chance_of(state: KingsburgState, estimate: i64, bot: str) -> float:
    """The chance of the seat to act to win by what a bot thinks it is, in millionths."""
    odds, part = odds_of(int(estimate) / CERTAIN), modules_of(state)
    return honest_chance("kingsburg", bot, int(state.seats), odds, to_come(state), part)


def modules_of(state: KingsburgState) -> float:
    """The part of all modules that is in play: 0 to 1."""
    modules = PRESETS[EVERYTHING]
    return len([option for option in modules if state.box.modules.plays(option)]) / len(modules)


def to_come(state: State) -> float:
    """The part of the game that is to come, by the moments of the years: 0 to 1."""
    assert isinstance(state, KingsburgState)
    return max(0, MOMENTS - 1 - int(hour_of(state))) / MOMENTS


def root_actions(search: Search, state: KingsburgState, width: i64) -> list[int]:
    """The moves worth a thought: the most promising placements, or everything that is legal elsewhere."""
    if state.step == step.INFLUENCE:
        return [int(action) for action in candidates(search, state, state.to_act, width)]
    return [int(action) for action in listed(state)]


def advice_on(search: Search, state: KingsburgState, choice: int, bot: str | None) -> list[Advice]:
    """A choice first, then the other moves, each played on one step ahead to the next moment of the year.

    Without a bot whose curve makes them honest no chances are told.
    """
    actions = root_actions(search, state, 12)
    if choice not in actions:
        actions.append(choice)
    outlooks = [_outlook(search, state, action, bot) for action in actions]
    outlooks.sort(key=_estimate, reverse=True)
    found = [advice for _, advice in outlooks]
    first = [advice for advice in found if advice.action == choice]
    rest = [advice for advice in found if advice.action != choice]
    return (first + rest)[:MOST_ADVICE]


def worth_of(search: Search, state: KingsburgState, action: int, bot: str) -> float | None:
    """The chance to win after any one move, as a bot sees it."""
    return _outlook(search, state, action, bot)[1].worth


def _estimate(outlook: tuple[int, Advice]) -> int:
    return outlook[0]


def _outlook(search: Search, state: KingsburgState, action: int, bot: str | None) -> tuple[int, Advice]:
    """What a move seems to come to, in millionths of the victory, and the advice that tells it."""
    line = state.copy()
    seat = line.to_act
    line.make(action)
    moment = moment_of(line)
    if moment < 0:
        moment = play_to_moment(search, line)
    estimate = chance(search.judge, line, seat, moment)
    worth = None if bot is None else chance_of(state, estimate, bot)
    return int(estimate), advice_of(search.judge, state, action, line, moment, worth, 0.0)


def advice_of(
    judge: Judge, state: Position, action: int, line: Position, moment: i64, worth: float | None, share: float
) -> Advice:
    """A move with what it leads to: one's own points in the end, and those of the best of the others."""
    seat = state.to_act
    others = [expected(judge, line, other, moment) for other in range(line.seats) if other != seat]
    reason, facts = reason_of(state, action, line)
    facts["points"] = int((expected(judge, line, seat, moment) + POINT // 2) // POINT)
    facts["rival"] = int((max(others) + POINT // 2) // POINT)
    facts["rivals"] = len(others)
    return Advice(action, worth, share, reason, facts)
