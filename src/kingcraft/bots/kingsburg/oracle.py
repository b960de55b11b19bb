"""Oracle of Kingsburg: everybody plays on one step ahead, past the season at hand and the next."""

from typing import Final

from kingcraft.bots.kingsburg.advising import to_come
from kingcraft.bots.kingsburg.judge import Judge
from kingcraft.bots.kingsburg.promise import MOMENTS
from kingcraft.bots.kingsburg.season import DOUBT, Search, expected, hour_of, moment_of, play_to_moment
from kingcraft.bots.kingsburg.standing import EVERYBODY
from kingcraft.bots.kingsburg.weights import POINT, book_of
from kingcraft.bots.oracle import Oracle
from kingcraft.core.state import OVER, State
from kingcraft.core.stream import Stream
from kingcraft.kingsburg.state import KingsburgState

HORIZON: Final = 2
"""How many moments of the year it plays on."""
_SURE: Final = 0.65
"""Of the lead that a search takes for three games of four, what it really takes. Learned: docs/lab/look-back.md."""


class KingsburgOracle(Oracle):
    """Looks at the moments of the year: before the dice of a season, before the soldiers."""

    game = "kingsburg"

    def __init__(self) -> None:
        self.judge = Judge(book_of(""))
        self.search = Search(self.judge, Stream(0))
        self.judge.sight = EVERYBODY

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (KingsburgOracle, ())

    def ready(self, state: State) -> bool:
        """When the first year has begun."""
        assert isinstance(state, KingsburgState)
        return state.year > 0

    def until(self, state: State) -> int:
        """Two moments of the year further."""
        assert isinstance(state, KingsburgState)
        return int(hour_of(state)) + HORIZON

    def play_on(self, state: State, stream: Stream, until: int) -> State:
        """Up to a moment of the year."""
        assert isinstance(state, KingsburgState)
        self.search.stream = stream
        while state.to_act != OVER and moment_of(state) < until:
            play_to_moment(self.search, state)
        return state

    def points(self, state: State) -> list[float]:
        """By the weights of the moment."""
        assert isinstance(state, KingsburgState)
        moment = moment_of(state)
        return [int(expected(self.judge, state, seat, moment)) / POINT for seat in range(state.seats)]

    def doubt(self, state: State, to_come: float) -> float:
        """By the moments that are left; none when the game is over."""
        assert isinstance(state, KingsburgState)
        moment = moment_of(state)
        return 0.0 if moment >= MOMENTS else _SURE * int(DOUBT[moment]) / POINT

    def to_come(self, state: State) -> float:
        """By the moments that are left."""
        return to_come(state)
