"""Page: legal and sensible, beatable by a child. Looks at two moves it happens to see, and takes the richer."""

from typing import Final

from kingcraft.bots.base import Bot, Budget
from kingcraft.core.state import State
from kingcraft.core.stream import Stream

_GLANCES: Final = 2


class Page(Bot):
    """Compares the gold of two moves drawn by lot."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (Page, (self.budget,))

    def choose(self, state: State, stream: Stream) -> int:
        """The richer of two legal actions."""
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
