"""Page: a squire who is careless every other time, and then takes the richer of two moves it happens to see."""

from typing import Final

from kingcraft.bots.base import Bot, Budget
from kingcraft.bots.kingdom_builder.squire import Squire
from kingcraft.core.state import State
from kingcraft.core.stream import Stream

CARELESS: Final = 50
"""Of a hundred decisions so many are careless: a squire then wins about five games of six."""
_GLANCES: Final = 2


class Page(Bot):
    """The first opponent: it knows what a squire knows, and forgets it half of the time."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.squire = Squire(budget)

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (Page, (self.budget,))

    def choose(self, state: State, stream: Stream) -> int:
        """A squire's decision, or the richer of two legal actions."""
        return richer_of_two(state, stream) if stream.below(100) < CARELESS else self.squire.choose(state, stream)


def richer_of_two(state: State, stream: Stream) -> int:
    """Of two actions drawn by lot the one that leaves more gold."""
    seat = int(state.to_act)
    best, most = -1, -1
    for _ in range(_GLANCES):
        action = int(state.sample(stream))
        after = state.copy()
        after.make(action)
        gold = after.scores()[seat]
        if gold > most:
            best, most = action, gold
    return best
