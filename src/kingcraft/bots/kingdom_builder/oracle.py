"""Oracle of Kingdom Builder: everybody plays on to the end of the game, each decision by what it brings at once."""

from typing import Final

from mypy_extensions import i64

from kingcraft.bots.kingdom_builder.advising import to_come
from kingcraft.bots.kingdom_builder.chart import Chart, chart_for
from kingcraft.bots.kingdom_builder.greedy import Greedy
from kingcraft.bots.kingdom_builder.weights import book_of
from kingcraft.bots.oracle import Oracle
from kingcraft.core.state import CHANCE, OVER, State
from kingcraft.core.stream import Stream
from kingcraft.kingdom_builder import field
from kingcraft.kingdom_builder.calendar import act, pick
from kingcraft.kingdom_builder.state import KingdomBuilderState

_LOT: Final[i64] = 255
"""Differences of so many thousandths of gold are settled by lot."""
_DOUBT: Final = 1.0
_DOUBT_EARLY: Final = 8.0
"""Gold at the end that is worth three games of four: in the last turn, and how much more in the first. Whoever really
plays on does so otherwise, and the more otherwise the longer the game. Learned: docs/lab/look-back.md."""


class BuilderOracle(Oracle):
    """Looks at the gold at the end: what the land holds shows late."""

    game = "kingdom-builder"

    def __init__(self) -> None:
        self.chart: Chart | None = None
        self.seats: i64 = 0
        self.hand: Greedy | None = None

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (BuilderOracle, ())

    def ready(self, state: State) -> bool:
        """When somebody is the first player."""
        assert isinstance(state, KingdomBuilderState)
        return state.start != field.NONE

    def play_on(self, state: State, stream: Stream, until: int) -> State:
        """To the end of the game."""
        assert isinstance(state, KingdomBuilderState)
        hand, whims = self._sit(state), stream.fork(1)
        while state.to_act != OVER:
            act(state, pick(state, stream) if state.to_act == CHANCE else hand.decide(state, whims))
        return state

    def points(self, state: State) -> list[float]:
        """The gold of everybody."""
        return [float(each) for each in state.scores()]

    def doubt(self, state: State, to_come: float) -> float:
        """By the turns that were left."""
        return _DOUBT + _DOUBT_EARLY * to_come

    def to_come(self, state: State) -> float:
        """By the turns that are left."""
        return to_come(state)

    def _sit(self, state: KingdomBuilderState) -> Greedy:
        chart = chart_for(state)
        hand = self.hand
        if hand is None or self.chart is not chart or self.seats != state.seats:
            hand = Greedy(book_of("").weights(state.box, state.seats), chart, _LOT)
            self.hand, self.chart, self.seats = hand, chart, state.seats
        return hand
