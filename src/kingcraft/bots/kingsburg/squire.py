"""Squire: takes at every step what is worth most, and looks no further."""

from kingcraft.bots.base import Advice, Bot, Budget, remade
from kingcraft.bots.kingsburg.advising import advice_on
from kingcraft.bots.kingsburg.deciding import decide
from kingcraft.bots.kingsburg.judge import Judge
from kingcraft.bots.kingsburg.placing import Plan
from kingcraft.bots.kingsburg.season import Search
from kingcraft.bots.kingsburg.weights import book_of
from kingcraft.core.state import State
from kingcraft.core.stream import Stream
from kingcraft.kingsburg.state import KingsburgState


class Squire(Bot):
    """The best next step by weights that each number of seats has its own of."""

    def __init__(self, budget: Budget) -> None:
        self.weights = ""
        self.judge = Judge(book_of(""))
        self.plan = Plan()

    def study(self, weights: str) -> None:
        """Plays by these weights from now on."""
        self.judge = Judge(book_of(weights))
        self.weights = weights

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (remade, (Squire, Budget(), self.weights))

    def choose(self, state: State, stream: Stream) -> int:
        """The action that is worth most one step ahead."""
        assert isinstance(state, KingsburgState)
        return int(decide(self.plan, self.judge, state))

    def advise(self, state: State, stream: Stream) -> list[Advice]:
        """Its choice, and the other moves by the standing they lead to; it has no idea of its chance to win."""
        choice = self.choose(state, stream)
        assert isinstance(state, KingsburgState)
        return advice_on(Search(self.judge, stream), state, choice, None)
