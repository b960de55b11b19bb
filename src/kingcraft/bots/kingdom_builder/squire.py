"""Squire: greedy. Every decision is the one worth most by itself: gold, tiles that suit the cards, good places."""

from typing import Final

from mypy_extensions import i64

from kingcraft.bots.base import Advice, Bot, Budget, remade
from kingcraft.bots.kingdom_builder.chart import chart_for
from kingcraft.bots.kingdom_builder.greedy import Greedy
from kingcraft.bots.kingdom_builder.weights import book_of
from kingcraft.core.state import State
from kingcraft.core.stream import Stream
from kingcraft.kingdom_builder.state import KingdomBuilderState

_LOT: Final[i64] = 31


class Squire(Bot):
    """Plays the best single decision."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.hand: Greedy | None = None
        self.seats: i64 = 0
        self.weights = ""
        self.book = book_of("")

    def study(self, weights: str) -> None:
        """Plays by these weights from now on."""
        self.weights = weights
        self.book = book_of(weights)
        self.hand = None

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (remade, (Squire, self.budget, self.weights))

    def choose(self, state: State, stream: Stream) -> int:
        """The decision that is worth most."""
        assert isinstance(state, KingdomBuilderState)
        chart = chart_for(state)
        hand = self.hand
        if hand is None or hand.ledger.chart is not chart or self.seats != state.seats:
            hand = Greedy(self.book.weights(state.box, state.seats), chart, _LOT)
            self.hand = hand
            self.seats = state.seats
        return int(hand.decide(state, stream))

    def advise(self, state: State, stream: Stream) -> list[Advice]:
        """Its choice alone: a squire does not compare."""
        return [Advice(self.choose(state, stream), None, 1.0, "kingdom-builder-greedy", {})]
