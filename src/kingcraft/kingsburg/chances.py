"""Chances: what rolling again may bring, as a careful player would reckon it before choosing."""

from typing import Final

from mypy_extensions import i64

from kingcraft.core.kinds import Action, Seat
from kingcraft.kingsburg import action, step
from kingcraft.kingsburg.calendar import act, step_of
from kingcraft.kingsburg.influence import advisor_of, walk
from kingcraft.kingsburg.position import Position, seat_at
from kingcraft.kingsburg.roll import total_of

_THROWS: Final = (step.REROLL_ONE, step.REROLL_ONE_WHITE, step.REROLL_ALL, step.REROLL_ALL_WHITE)


class Throw:
    """One way that dice may lie: their sum, how many advisors they reach, and the seat's place in the new order."""

    def __init__(self, state: Position, seat: Seat) -> None:
        self.total = int(total_of(state, seat))
        self.advisors = len(reached(state, seat))
        self.place = place_of(state, seat)


def reroll_odds(state: Position, seat: int | None) -> list[dict[str, object]]:
    """For a seat that may roll again: each right to do so, and how it compares with keeping the dice."""
    if seat is None or state.step != step.REROLL or state.to_act != seat:
        return []
    return [odds_of(state, seat, int(move)) for move in step_of(state).listed(state) if is_throw(state, move)]


def is_throw(state: Position, move: Action) -> bool:
    """Whether a right leads to a throw: some turn a die instead."""
    if move == action.STOP:
        return False
    after = state.copy()
    assert isinstance(after, Position)
    act(after, move)
    return after.step in _THROWS


def odds_of(state: Position, seat: int, move: int) -> dict[str, object]:
    """One right: the chances of a higher, equal and lower sum; advisors in reach and place, now and on average."""
    now = Throw(state, seat)
    after = state.copy()
    assert isinstance(after, Position)
    act(after, move)
    found = throws(after, seat, 1.0)
    return {
        "move": step_of(state).write(state, move),
        "higher": sum([chance for chance, throw in found if throw.total > now.total]),
        "same": sum([chance for chance, throw in found if throw.total == now.total]),
        "lower": sum([chance for chance, throw in found if throw.total < now.total]),
        "sum": [now.total, sum([chance * throw.total for chance, throw in found])],
        "advisors": [now.advisors, sum([chance * throw.advisors for chance, throw in found])],
        "place": [now.place, sum([chance * throw.place for chance, throw in found])],
    }


def throws(state: Position, seat: int, chance: float) -> list[tuple[float, Throw]]:
    """Every way that the dice may fall from here, with its chance; white dice come after the coloured ones."""
    if state.step not in _THROWS:
        return [(chance, Throw(state, seat))]
    outcomes = step_of(state).weights(state)
    whole = sum([weight for _, weight in outcomes])
    found: list[tuple[float, Throw]] = []
    for outcome, weight in outcomes:
        after = state.copy()
        assert isinstance(after, Position)
        # The step alone: what follows would ask the next seat, or begin the season.
        step_of(after).act(after, outcome)
        found.extend(throws(after, seat, chance * weight / whole))
    return found


def reached(state: Position, seat: Seat) -> set[int]:
    """The advisors that a seat's dice reach."""
    return {int(advisor_of(walk(state, seat, nth))) for nth in range(int(walk(state, seat, -1)))}


def place_of(state: Position, seat: Seat) -> int:
    """The place in the new turn order if it were made now: lower sums first, equal ones in the old order."""
    mine = total_of(state, seat)
    before = 0
    passed = False
    for place in range(state.seats):
        other: i64 = seat_at(state, place)
        passed = passed or other == seat
        total = total_of(state, other)
        if other != seat and (total < mine or (total == mine and not passed)):
            before += 1
    return before + 1
