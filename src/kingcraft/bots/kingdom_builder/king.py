"""King: plays on from the best few turns of a knight, many times on the same luck, and takes what leads furthest."""

from typing import Any, Final

from mypy_extensions import i64

from kingcraft.bots.aide import aide_for
from kingcraft.bots.base import Advice, Bot, Budget, remade
from kingcraft.bots.kingdom_builder.advising import advice_on, chance_of
from kingcraft.bots.kingdom_builder.chart import chart_for
from kingcraft.bots.kingdom_builder.judge import Judge
from kingcraft.bots.kingdom_builder.knight import AHEAD, Council
from kingcraft.bots.kingdom_builder.playing_on import Player
from kingcraft.bots.kingdom_builder.turns import Turn, first_of
from kingcraft.bots.kingdom_builder.weights import SHIPPED, Book, book_of
from kingcraft.bots.race import Race, Runner
from kingcraft.core.kinds import Seat
from kingcraft.core.registry import load
from kingcraft.core.state import State
from kingcraft.core.stream import Stream
from kingcraft.kingdom_builder import action, step
from kingcraft.kingdom_builder.state import KingdomBuilderState

WIDTH: Final = 24
"""How many turns it follows side by side."""
CANDIDATES: Final = 12
"""How many of them are played on."""
TRUST: Final = 30
"""How many playouts the knight's opinion counts for."""
SWIFT: Final = 2
"""Width of the beam in playouts."""
TURNS: Final = 1
"""Turns of each seat in a playout."""
_LOT: Final[i64] = 255
_MOST: Final[i64] = 30000
"""A lead of more gold counts no more than this."""


class Candidate(Runner):
    """A turn that is played on. Its worth is a lead, in thousandths of gold."""

    def __init__(self, turn: Turn, seat: Seat, player: Player) -> None:
        super().__init__(int(first_of(turn)), turn.worth, TRUST)
        self.turn = turn
        self.seat = seat
        self.player = player

    def playout(self, seed: int) -> i64:
        """Deals what the seat cannot see, ends the turn, and plays on."""
        luck = Stream(seed)
        state = self.turn.state.imagine(int(self.seat), luck)
        lead = self.player.lead(state, self.seat, luck, luck.fork(1))
        return _MOST if lead > _MOST else -_MOST if lead < -_MOST else lead


class King(Bot):
    """Compares whole turns by playouts."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.council: Council | None = None
        self.player: Player | None = None
        self.book = SHIPPED

    def study(self, weights: str) -> None:
        """Plays by these weights from now on."""
        self.book = Book(weights)
        self.council = None

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (remade, (King, self.budget, "" if self.book is SHIPPED else self.book.text))

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
        found = self.think(state, stream)
        total = max(1, sum([int(candidate.tries) for candidate in found]))
        worths = [chance_of(state, candidate.standing(), "king") for candidate in found]
        shares = [int(candidate.tries) / total for candidate in found]
        return advice_on(state, [candidate.turn for candidate in found], worths, shares)

    def think(self, state: KingdomBuilderState, stream: Stream) -> list[Candidate]:
        """The candidates after all playouts, best first."""
        self.budget.begin()
        council, player = self._sit(state)
        field = [Candidate(turn, state.turn, player) for turn in council.turns(state)[:CANDIDATES]]
        race = Race([*field], self.budget)
        if not race.settled():
            aide = aide_for(self.budget)
            if aide is not None:
                aide.begin(task_of(state, field, self.book))
            race.run(aide, stream)
        return [field[runner.number] for runner in race.runners]

    def _sit(self, state: KingdomBuilderState) -> tuple[Council, Player]:
        chart = chart_for(state)
        council, player = self.council, self.player
        if council is None or player is None or not council.fits(chart, state.seats):
            council = Council(chart, state.seats, WIDTH, self.book)
            player = player_for(state, self.book)
            self.council, self.player = council, player
        return council, player


def player_for(state: KingdomBuilderState, book: Book) -> Player:
    """Who plays on from a position, in a king's mind."""
    chart = chart_for(state)
    weights = book.weights(state.box, state.seats)
    return Player(weights, chart, Judge(weights, chart, AHEAD), SWIFT, TURNS, _LOT)


def task_of(state: KingdomBuilderState, field: list[Candidate], book: Book = SHIPPED) -> dict[str, object]:
    """The candidates as an aide is told of them."""
    text = "" if book is SHIPPED else book.text
    turns = [(candidate.turn.state.dump(), int(candidate.worth), candidate.action) for candidate in field]
    return {"game": "kingdom-builder", "root": state.dump(), "turns": turns, "weights": text}


def runners_of(task: dict[str, Any]) -> list[Runner]:
    """The candidates as an aide plays them."""
    root = load(task["root"])
    assert isinstance(root, KingdomBuilderState)
    player = player_for(root, book_of(task["weights"]))
    runners: list[Runner] = []
    for place, worth, move in task["turns"]:
        state = load(place)
        assert isinstance(state, KingdomBuilderState)
        runners.append(Candidate(Turn(state, worth, move), root.turn, player))
    return runners
