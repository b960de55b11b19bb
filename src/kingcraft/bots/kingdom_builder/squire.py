"""Squire: greedy. Takes tiles that serve for many turns and otherwise the most gold at once; never looks ahead."""

from typing import Final

from mypy_extensions import i64

from kingcraft.bots.base import Bot, Budget
from kingcraft.bots.kingdom_builder.chart import chart_for
from kingcraft.bots.kingdom_builder.greedy import Greedy
from kingcraft.bots.kingdom_builder.weights import PLAIN
from kingcraft.core.state import State
from kingcraft.core.stream import Stream
from kingcraft.kingdom_builder.state import KingdomBuilderState

_LOT: Final[i64] = 31


class Squire(Bot):
    """Plays the best single decision by plain weights."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.hand: Greedy | None = None

    def choose(self, state: State, stream: Stream) -> int:
        """The decision that brings most at once."""
        assert isinstance(state, KingdomBuilderState)
        chart = chart_for(state)
        hand = self.hand
        if hand is None or hand.ledger.chart is not chart:
            hand = Greedy(PLAIN, chart, _LOT)
            self.hand = hand
        return int(hand.decide(state, stream))
