"""Knight: looks through the whole turn, settlements and tiles in any order, and at what it leads to."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kingcraft.bots.base import Advice, Bot, Budget, remade
from kingcraft.bots.kingdom_builder.advising import advice_on, chance_of
from kingcraft.bots.kingdom_builder.chart import Chart, chart_for
from kingcraft.bots.kingdom_builder.judge import Judge
from kingcraft.bots.kingdom_builder.taste import Taste
from kingcraft.bots.kingdom_builder.turns import Planner, Turn, first_of
from kingcraft.bots.kingdom_builder.weights import book_of
from kingcraft.core.state import State
from kingcraft.core.stream import Stream
from kingcraft.kingdom_builder import action, step
from kingcraft.kingdom_builder.action import END
from kingcraft.kingdom_builder.state import KingdomBuilderState

WIDTH: Final = 16
"""How many turns it follows side by side."""
AHEAD: Final[i64] = 700
"""How much the next turn counts, in thousandths."""


class Council:
    """A planner and a judge for one map and number of seats."""

    def __init__(self, chart: Chart, seats: i64, width: int, weights: vec[i64]) -> None:
        self.chart = chart
        self.seats = seats
        self.planner = Planner(Taste(weights), chart, width)
        self.judge = Judge(weights, chart, AHEAD)

    def fits(self, chart: Chart, seats: i64) -> bool:
        """Whether it was called together for this game."""
        return self.chart is chart and self.seats == seats

    def turns(self, state: KingdomBuilderState) -> list[Turn]:
        """The best turns from here, with the lead that each promises as its worth; best first."""
        turns = self.planner.plan(state)
        for turn in turns:
            turn.worth = self.judge.lead(turn.state, state.turn)
        return _sorted(turns)


class Knight(Bot):
    """Plays the turn that promises most."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.council: Council | None = None
        self.weights = ""
        self.book = book_of("")

    def study(self, weights: str) -> None:
        """Plays by these weights from now on."""
        self.weights = weights
        self.book = book_of(weights)
        self.council = None

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (remade, (Knight, self.budget, self.weights))

    def choose(self, state: State, stream: Stream) -> int:
        """The first decision of the best turn."""
        assert isinstance(state, KingdomBuilderState)
        if state.step == step.GIVE_UP:
            return int(action.GIVE_SPENT)
        return int(first_of(self._sit(state).turns(state)[0]))

    def advise(self, state: State, stream: Stream) -> list[Advice]:
        """The best turns by what they promise."""
        assert isinstance(state, KingdomBuilderState)
        if state.step == step.GIVE_UP:
            worth = self.weigh(state, int(action.GIVE_SPENT), stream)
            return [Advice(int(action.GIVE_SPENT), worth, 1.0, "kingdom-builder-keep", {})]
        turns = self._sit(state).turns(state)
        worths = [chance_of(state, turn.worth, "knight") for turn in turns]
        return advice_on(state, turns, worths, [1.0 / len(turns)] * len(turns))

    def weigh(self, state: State, action: int, stream: Stream) -> float | None:
        """What the best turn that begins with this move promises; spent tiles are given up in it before ready ones."""
        assert isinstance(state, KingdomBuilderState)
        council = self._sit(state)
        if action == END:
            return chance_of(state, council.judge.lead(state, state.turn), "knight")
        after = state.copy()
        after.make(action)
        assert isinstance(after, KingdomBuilderState)
        return chance_of(state, council.turns(after)[0].worth, "knight")

    def _sit(self, state: KingdomBuilderState) -> Council:
        chart = chart_for(state)
        council = self.council
        if council is None or not council.fits(chart, state.seats):
            council = Council(chart, state.seats, WIDTH, self.book.weights(chart.box, state.seats))
            self.council = council
        return council


def _sorted(turns: list[Turn]) -> list[Turn]:
    """Best first; equals stay as they were."""
    found: list[Turn] = []
    for turn in turns:
        place = len(found)
        while place > 0 and found[place - 1].worth < turn.worth:
            place -= 1
        found.insert(place, turn)
    return found
