"""Page: a squire who is careless at times: then it likes high advisors, builds anything, and forgets about winter."""

from typing import Final

from mypy_extensions import i64

from kingcraft.bots.base import Bot, Budget
from kingcraft.bots.kingsburg.squire import Squire
from kingcraft.core.state import State
from kingcraft.core.stream import Stream
from kingcraft.kingsburg import step
from kingcraft.kingsburg.action import STOP
from kingcraft.kingsburg.calendar import listed
from kingcraft.kingsburg.group import advisor_of, token_in
from kingcraft.kingsburg.state import KingsburgState

CARELESS: Final = 25
"""Of a hundred decisions so many are careless: a squire then wins about nine games of ten."""
LOOKS: Final = 2
"""How many placements it looks at before it takes the one with the highest advisor."""


class Page(Bot):
    """The first opponent: it knows what a squire knows, and forgets it at one decision in four."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.squire = Squire(budget)

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (Page, (self.budget,))

    def choose(self, state: State, stream: Stream) -> int:
        """A squire's decision, or one that is not silly."""
        assert isinstance(state, KingsburgState)
        return _careless(state, stream) if stream.below(100) < CARELESS else self.squire.choose(state, stream)


def _careless(state: KingsburgState, stream: Stream) -> int:
    """A move that is not silly."""
    here = state.step
    if here == step.INFLUENCE:
        return int(_place(state, stream))
    actions = listed(state)
    if here == step.RECRUIT and stream.below(3) != 0:
        return STOP
    first: i64 = 1 if actions[0] == STOP and len(actions) > 1 and here in (step.BUILD, step.HELP, step.REROLL) else 0
    return int(actions[first + stream.below(len(actions) - first)])


def _place(state: KingsburgState, stream: Stream) -> i64:
    """The highest advisor of a few placements picked at random; a +2 token only if nothing else was seen."""
    actions = listed(state)
    if len(actions) == 1:
        return actions[0]
    best: i64 = -1
    choice: i64 = STOP
    for _ in range(LOOKS):
        action = actions[1 + stream.below(len(actions) - 1)]
        rank = advisor_of(action) - 30 * token_in(action)
        if choice == STOP or rank > best:
            best = rank
            choice = action
    return choice
