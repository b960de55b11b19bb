"""Squire: takes at every step what is worth most, and looks no further."""

from kingcraft.bots.base import Advice, Bot, Budget, remade
from kingcraft.bots.kingsburg.advising import advice_on
from kingcraft.bots.kingsburg.deciding import decide
from kingcraft.bots.kingsburg.judge import Judge
from kingcraft.bots.kingsburg.placing import Plan
from kingcraft.bots.kingsburg.scales import checked, scales
from kingcraft.bots.kingsburg.season import Search
from kingcraft.core.state import State
from kingcraft.core.stream import Stream
from kingcraft.kingsburg.state import KingsburgState


class Squire(Bot):
    """The best next step by a table of weights, one for each number of seats."""

    def __init__(self, budget: Budget) -> None:
        self.weights = ""
        self.seats = 3
        self.judge = Judge(scales(3))
        self.plan = Plan()

    def study(self, weights: str) -> None:
        """Plays by these weights from now on."""
        self.weights = checked(weights)
        self.judge = Judge(scales(self.seats, self.weights))

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (remade, (Squire, Budget(), self.weights))

    def choose(self, state: State, stream: Stream) -> int:
        """The action that is worth most one step ahead."""
        assert isinstance(state, KingsburgState)
        if self.seats != state.seats:
            self.seats = int(state.seats)
            self.judge = Judge(scales(self.seats, self.weights))
        return int(decide(self.plan, self.judge, state))

    def advise(self, state: State, stream: Stream) -> list[Advice]:
        """Its choice, and the other moves by the standing they lead to."""
        choice = self.choose(state, stream)
        assert isinstance(state, KingsburgState)
        return advice_on(Search(self.judge, stream), state, choice)
