"""King: plays many turns to the end of the game, again and again on the same luck, and takes what leads furthest."""

from typing import Any, Final

from mypy_extensions import i64

from kingcraft.bots.aide import Aide, aide_for
from kingcraft.bots.base import Advice, Bot, Budget, remade
from kingcraft.bots.kingdom_builder.advising import advice_on, chance_of
from kingcraft.bots.kingdom_builder.chart import chart_for
from kingcraft.bots.kingdom_builder.finishing import GOLD, Finisher
from kingcraft.bots.kingdom_builder.judge import Judge
from kingcraft.bots.kingdom_builder.knight import AHEAD, Council
from kingcraft.bots.kingdom_builder.turns import Turn, first_of, setting_of
from kingcraft.bots.kingdom_builder.weights import Book, book_for_king, book_of
from kingcraft.bots.race import Race, Runner
from kingcraft.core.kinds import Seat
from kingcraft.core.registry import load
from kingcraft.core.state import State
from kingcraft.core.stream import Stream
from kingcraft.kingdom_builder import action, step
from kingcraft.kingdom_builder.state import KingdomBuilderState

WIDTH: Final = 160
"""How many turns it follows side by side."""
MOST: Final = 128
"""How many of them are played out at most: the best by playouts is often far down the knight's list."""
EACH: Final = 4
"""Playouts that there should be for each; with fewer in all, fewer turns are looked at."""
PACE: Final = 2000
"""Playouts a second that it counts on when it chooses how many turns to look at."""
TRUST: Final = 3
"""How many playouts the knight's opinion counts for."""
GLIMPSE: Final = 8
"""How many playouts it counts for what the judge sees when everybody has had one more turn."""
_MOST_LEAD: Final[i64] = 30 * GOLD
"""A lead of more gold counts no more than this."""


class Candidate(Runner):
    """A turn in the race. Its worth is a lead, in thousandths of gold."""

    def __init__(self, turn: Turn, seat: Seat, trust: i64) -> None:
        super().__init__(int(first_of(turn)), turn.worth, trust)
        self.turn = turn
        self.seat = seat


class PlayedOut(Candidate):
    """A turn that is played out to the end of the game."""

    def __init__(self, turn: Turn, seat: Seat, finisher: Finisher) -> None:
        super().__init__(turn, seat, TRUST)
        self.finisher = finisher
        self.glimpsed: i64 = 0
        self.glimpses: i64 = 0

    def playout(self, seed: int) -> i64:
        """Deals what the seat cannot see, ends the turn, and plays to the end."""
        luck = Stream(seed)
        state = self.turn.state.imagine(int(self.seat), luck)
        lead = self.finisher.lead(state, self.seat, luck, luck.fork(1))
        self.glimpsed += bounded(self.finisher.glimpse)
        self.glimpses += 1
        return bounded(lead)

    def go_on_from(self, before: "PlayedOut") -> None:
        """Takes over the playouts of the same turn, looked at from an earlier decision of it."""
        self.total, self.tries = before.total, before.tries
        self.glimpsed, self.glimpses = before.glimpsed, before.glimpses

    def merit(self) -> i64:
        """The average of its playouts; the first sight, and what was seen on the way, count for some of them."""
        if self.glimpses == 0:
            return super().merit()
        foreseen = self.worth * TRUST + self.glimpsed * GLIMPSE // self.glimpses
        return (self.total + foreseen) // (self.tries + TRUST + GLIMPSE)


class King(Bot):
    """Compares whole turns by what they come to in the end."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.curve = "king"
        """Whose curve makes its chances honest."""
        self.council: Council | None = None
        self.finisher: Finisher | None = None
        self.weights = ""
        self.book = book_for_king("")
        self.setting: i64 = 0
        self.known: dict[int, PlayedOut] = {}
        """The turns it looked at last, by their marks: what they showed holds for the rest of the turn."""

    def study(self, weights: str) -> None:
        """Finds and judges turns by these weights from now on; playouts stay those of squires."""
        self.weights = weights
        self.book = book_for_king(weights)
        self.council = None
        self.known = {}

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (remade, (self.__class__, self.budget, self.weights))

    def choose(self, state: State, stream: Stream) -> int:
        """The first decision of the turn that did best."""
        assert isinstance(state, KingdomBuilderState)
        if state.step == step.GIVE_UP:
            return int(action.GIVE_SPENT)
        return self.think(state, stream)[0].action

    def advise(self, state: State, stream: Stream) -> list[Advice]:
        """The candidates by the lead that their playouts gave."""
        assert isinstance(state, KingdomBuilderState)
        if state.step == step.GIVE_UP:
            return [Advice(int(action.GIVE_SPENT), None, 1.0, "kingdom-builder-keep", {})]
        found = self.think(state, stream, thorough=True)
        total = sum([int(candidate.tries) for candidate in found])
        worths = [chance_of(state, candidate.standing(), self.curve) for candidate in found]
        shares = [int(candidate.tries) / total if total else 1.0 / len(found) for candidate in found]
        return advice_on(state, [candidate.turn for candidate in found], worths, shares)

    def think(self, state: KingdomBuilderState, stream: Stream, thorough: bool = False) -> list[Candidate]:
        """The candidates after all playouts, best first. Only who is thorough plays out what is settled."""
        self.budget.begin()
        field = self.field(state)
        race = Race([*field], self.budget)
        if thorough or not race.settled():
            aide = self.aide()
            if aide is not None:
                aide.begin(task_of(state, field, self.weights))
            race.run(aide, stream, thorough)
        return [field[runner.number] for runner in race.runners]

    def field(self, state: KingdomBuilderState) -> list[Candidate]:
        """The turns that race each other."""
        council, finisher = self.council, self.finisher
        if council is None or finisher is None or not council.fits(chart_for(state), state.seats):
            weights = self.book.weights(state.box, state.seats)
            council = Council(chart_for(state), state.seats, WIDTH, weights)
            finisher = finisher_for(state, self.book)
            self.council, self.finisher, self.known = council, finisher, {}
        field = [PlayedOut(turn, state.turn, finisher) for turn in council.turns(state)[: breadth(self.budget)]]
        self._remember(state, field)
        return [*field]

    def _remember(self, state: KingdomBuilderState, field: list[PlayedOut]) -> None:
        """Goes on from what it found at an earlier decision of this turn: playouts add up."""
        if setting_of(state) != self.setting:
            self.setting, self.known = setting_of(state), {}
        for candidate in field:
            mark = int(candidate.turn.mark)
            if mark in self.known:
                candidate.go_on_from(self.known[mark])
        self.known = {int(candidate.turn.mark): candidate for candidate in field}

    def aide(self) -> Aide | None:
        """Who helps with the playouts, if anybody may."""
        return aide_for(self.budget)


def breadth(budget: Budget) -> int:
    """How many turns are played out within a budget."""
    playouts = budget.playouts or int(budget.seconds * PACE)
    return max(1, min(MOST, playouts // EACH))


def finisher_for(state: KingdomBuilderState, book: Book) -> Finisher:
    """Who plays to the end in a king's mind: by a squire's weights, since nobody there is judged but on the way."""
    chart = chart_for(state)
    judge = Judge(book.weights(state.box, state.seats), chart, AHEAD)
    return Finisher(book_of("").weights(state.box, state.seats), chart, judge)


def task_of(state: KingdomBuilderState, field: list[Candidate], weights: str) -> dict[str, object]:
    """The candidates as an aide is told of them."""
    turns = [(candidate.turn.state.dump(), int(candidate.worth), candidate.action) for candidate in field]
    return {"game": "kingdom-builder", "root": state.dump(), "turns": turns, "weights": weights}


def runners_of(task: dict[str, Any]) -> list[Runner]:
    """The candidates as an aide plays them."""
    root = load(task["root"])
    assert isinstance(root, KingdomBuilderState)
    finisher = finisher_for(root, book_for_king(task["weights"]))
    runners: list[Runner] = []
    for place, worth, move in task["turns"]:
        state = load(place)
        assert isinstance(state, KingdomBuilderState)
        runners.append(PlayedOut(Turn(state, worth, move), root.turn, finisher))
    return runners


def bounded(lead: i64) -> i64:
    """A lead that counts: beyond some gold more is no better."""
    return _MOST_LEAD if lead > _MOST_LEAD else -_MOST_LEAD if lead < -_MOST_LEAD else lead
