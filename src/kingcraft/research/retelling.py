"""A history told otherwise: it leads to a position that a player imagines, and looks to the player like the truth.

What a player imagines differs from the truth only in what is hidden still. So as few of the last hidden actions as will
do are chosen anew, each so that whoever knows it learns what is so in the imagined position.
"""

from collections.abc import Iterator

from kingcraft.core.state import State
from kingcraft.core.stream import Stream

Fact = tuple[str, str]


def retold(first: State, made: list[int], hidden: list[int], player: int, goal: State, luck: Stream) -> list[int]:
    """Actions that lead from the first state to the goal; `hidden` are the places of those a player did not see."""
    for since in reversed(hidden):
        found = _since(first, made, since, set(hidden), player, goal, luck)
        if found is not None:
            return found
    raise ValueError("no history that this player could have seen leads to the imagined position")


def _since(
    first: State, made: list[int], since: int, hidden: set[int], player: int, goal: State, luck: Stream
) -> list[int] | None:
    """The true actions until a place, then hidden ones chosen anew; None if that does not lead to the goal."""
    table = first.copy()
    for action in made[:since]:
        table.make(action)
    actions = made[:since]
    for place in range(since, len(made)):
        action = _chosen(table, made[place], player, goal, luck) if place in hidden else made[place]
        if not table.allows(action):
            return None
        actions.append(action)
        table.make(action)
    return actions if table == goal else None


def _chosen(table: State, truth: int, player: int, goal: State, luck: Stream) -> int:
    """One of the actions that look alike to the player and tell others what is so in the goal; else the truth."""
    alike = [action for action in table.legal() if table.write_for(action, player) == table.write_for(truth, player)]
    if len(alike) < 2:
        return alike[0] if alike else truth
    knower = _knower(table, alike)
    aim = _secrets(goal, knower, player)
    fits = [_fit(table, action, knower, player, aim) for action in alike]
    fitting = [action for action, fit in zip(alike, fits, strict=True) if fit == max(fits)]
    return fitting[luck.below(len(fitting))] if max(fits) > 0 else truth


def _knower(table: State, alike: list[int]) -> int:
    """A seat that sees which of some actions is made."""
    for seat in range(int(table.seats)):
        if all([table.write_for(action, seat) == table.write(action) for action in alike]):
            return seat
    raise ValueError("nobody knows what is hidden here")


def _fit(table: State, action: int, knower: int, player: int, aim: set[Fact]) -> int:
    """How much of what is aimed at an action tells its knower."""
    after = table.copy()
    after.make(action)
    return len((_secrets(after, knower, player) - _secrets(table, knower, player)) & aim)


def _secrets(state: State, knower: int, player: int) -> set[Fact]:
    """What one seat knows and another does not."""
    return set(_facts(state.view(knower), "")) - set(_facts(state.view(player), ""))


def _facts(data: object, path: str) -> Iterator[Fact]:
    """Everything that plain JSON says, with the way to it; the order of words in a list says nothing."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield from _facts(value, f"{path}/{key}")
    elif isinstance(data, list):
        for place, value in enumerate(data):
            yield from _facts(value, f"{path}/{place}" if isinstance(value, dict) else path)
    else:
        yield (path, repr(data))
