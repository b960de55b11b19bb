"""Knight: searches all its placements of a season to the end, the others taken for squires."""

from typing import Final

from mypy_extensions import i64

from kingcraft.bots.base import Advice, Bot, Budget
from kingcraft.bots.kingsburg.advising import advice_on
from kingcraft.bots.kingsburg.deciding import decide
from kingcraft.bots.kingsburg.judge import Judge
from kingcraft.bots.kingsburg.scales import scales
from kingcraft.bots.kingsburg.season import Search, best_line
from kingcraft.core.state import State
from kingcraft.core.stream import Stream
from kingcraft.kingsburg.layout import INFLUENCE
from kingcraft.kingsburg.state import KingsburgState

WIDTH: Final = 8
"""How many placements it follows at its first turn; half as many at each turn after."""


class Knight(Bot):
    """Plays a season through in its head before it places a die."""

    def __init__(self, budget: Budget) -> None:
        self.envy: i64 = 100
        self.insight: i64 = 0
        self.width: i64 = WIDTH
        self.by_chance = False
        self.table = "weights"

    def search(self, state: KingsburgState, stream: Stream) -> Search:
        """A search that knows no more of the enemy than the seats have seen so far."""
        search = Search(Judge(scales(self.table, int(state.seats))), stream)
        search.judge.sight = state.seen
        search.envy = self.envy
        search.insight = self.insight
        search.by_chance = self.by_chance
        return search

    def choose(self, state: State, stream: Stream) -> int:
        """The placement that begins the best line of the season; other decisions one step ahead."""
        assert isinstance(state, KingsburgState)
        imagined = state.imagine(int(state.to_act), stream)
        assert isinstance(imagined, KingsburgState)
        search = self.search(imagined, stream)
        if imagined.step != INFLUENCE:
            return int(decide(search.plan, search.judge, imagined))
        return int(best_line(search, imagined, self.width))

    def advise(self, state: State, stream: Stream) -> list[Advice]:
        """Its choice, and the other moves by the standing they lead to."""
        assert isinstance(state, KingsburgState)
        choice = self.choose(state, stream)
        imagined = state.imagine(int(state.to_act), stream)
        assert isinstance(imagined, KingsburgState)
        return advice_on(self.search(imagined, stream), imagined, choice)
