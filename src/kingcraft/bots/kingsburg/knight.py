"""Knight: searches its most promising placements of a season to the end, the others taken for squires."""

from typing import Final

from mypy_extensions import i64

from kingcraft.bots.base import Advice, Bot, Budget, remade
from kingcraft.bots.kingsburg.advising import advice_on, worth_of
from kingcraft.bots.kingsburg.deciding import decide
from kingcraft.bots.kingsburg.judge import Judge
from kingcraft.bots.kingsburg.season import best_line, search_from
from kingcraft.bots.kingsburg.weights import book_of
from kingcraft.core.state import State
from kingcraft.core.stream import Stream
from kingcraft.kingsburg import step
from kingcraft.kingsburg.state import KingsburgState

WIDTH: Final[i64] = 8
"""How many placements it follows at its first turn; half as many at each turn after."""


class Knight(Bot):
    """Plays a season through in its head before it places a die."""

    def __init__(self, budget: Budget) -> None:
        """A knight looks as far as it looks, whatever the budget."""
        self.weights = ""
        self.judge = Judge(book_of(""))

    def study(self, weights: str) -> None:
        """Plays by these weights from now on."""
        self.judge = Judge(book_of(weights))
        self.weights = weights

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (remade, (Knight, Budget(), self.weights))

    def choose(self, state: State, stream: Stream) -> int:
        """The placement that begins the best line of the season; other decisions one step ahead."""
        assert isinstance(state, KingsburgState)
        imagined = state.imagine(int(state.to_act), stream)
        assert isinstance(imagined, KingsburgState)
        search = search_from(self.judge, imagined, stream)
        if imagined.step != step.INFLUENCE:
            return int(decide(search.plan, search.judge, imagined))
        return int(best_line(search, imagined, WIDTH))

    def advise(self, state: State, stream: Stream) -> list[Advice]:
        """Its choice, and the other moves by the standing they lead to."""
        assert isinstance(state, KingsburgState)
        choice = self.choose(state, stream)
        imagined = state.imagine(int(state.to_act), stream)
        assert isinstance(imagined, KingsburgState)
        return advice_on(search_from(self.judge, imagined, stream), imagined, choice, "knight")

    def weigh(self, state: State, action: int, stream: Stream) -> float | None:
        """Where a move leads, one step ahead."""
        imagined = state.imagine(int(state.to_act), stream)
        assert isinstance(imagined, KingsburgState)
        return worth_of(search_from(self.judge, imagined, stream), imagined, action, "knight")
