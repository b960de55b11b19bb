"""Oracle of Kingdom Builder: everybody plays on by a narrow beam to the end of the next round."""

from typing import Final

from mypy_extensions import i64

from kingcraft.bots.kingdom_builder.advising import doubt_of, to_come
from kingcraft.bots.kingdom_builder.chart import Chart, chart_for
from kingcraft.bots.kingdom_builder.king_1 import player_for
from kingcraft.bots.kingdom_builder.playing_on import Player
from kingcraft.bots.kingdom_builder.weights import SHIPPED
from kingcraft.bots.oracle import Oracle
from kingcraft.core.state import State
from kingcraft.core.stream import Stream
from kingcraft.kingdom_builder import field
from kingcraft.kingdom_builder.state import KingdomBuilderState

ROUNDS: Final[i64] = 2
"""Rounds that are begun before it looks: the one under way ends, and the next."""


class BuilderOracle(Oracle):
    """Looks where a round ends, when all seats have had as many turns."""

    game = "kingdom-builder"

    def __init__(self) -> None:
        self.chart: Chart | None = None
        self.seats: i64 = 0
        self.player: Player | None = None

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (BuilderOracle, ())

    def ready(self, state: State) -> bool:
        """When somebody is the first player."""
        assert isinstance(state, KingdomBuilderState)
        return state.start != field.NONE

    def play_on(self, state: State, stream: Stream) -> State:
        """To the end of the next round."""
        assert isinstance(state, KingdomBuilderState)
        return self._sit(state).play_to_round(state, state.round + ROUNDS, stream, stream.fork(1))

    def points(self, state: State) -> list[float]:
        """What is in hand, and some of what the next turn will bring."""
        assert isinstance(state, KingdomBuilderState)
        judge = self._sit(state).judge
        return [int(judge.promise(state, seat)) / 1000 for seat in range(state.seats)]

    def doubt(self, state: State) -> float:
        """By the turns that are left."""
        assert isinstance(state, KingdomBuilderState)
        return doubt_of(state) / 1000

    def to_come(self, state: State) -> float:
        """By the turns that are left."""
        return to_come(state)

    def _sit(self, state: KingdomBuilderState) -> Player:
        chart = chart_for(state)
        player = self.player
        if player is None or self.chart is not chart or self.seats != state.seats:
            player = player_for(state, SHIPPED)
            self.player, self.chart, self.seats = player, chart, state.seats
        return player
