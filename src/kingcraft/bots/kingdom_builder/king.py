"""King: plays on from the best few turns of a knight, many times on the same luck, and takes what leads furthest."""

from time import perf_counter
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kingcraft.bots.base import Advice, Bot, Budget
from kingcraft.bots.kingdom_builder.advising import advice_on, chance_of
from kingcraft.bots.kingdom_builder.chart import chart_for
from kingcraft.bots.kingdom_builder.knight import Council
from kingcraft.bots.kingdom_builder.playing_on import Player
from kingcraft.bots.kingdom_builder.turns import Turn, first_of
from kingcraft.bots.kingdom_builder.weights import LEARNED
from kingcraft.core.state import State
from kingcraft.core.stream import Stream
from kingcraft.kingdom_builder.position import GIVE_UP
from kingcraft.kingdom_builder.state import KingdomBuilderState
from kingcraft.kingdom_builder.turn import GIVE_SPENT

WIDTH: Final = 24
AHEAD: Final[i64] = 700
CANDIDATES: Final = 12
SWIFT: Final = 2
"""Width of the beam in playouts."""
TURNS: Final = 1
"""Turns of each seat in a playout."""
_LOT: Final[i64] = 255
_MOST: Final[i64] = 30000
"""A lead of more gold counts no more than this."""
_TRUST: Final = 30
"""How many playouts the knight's opinion counts for."""


class Candidate:
    """A turn and how its playouts went: the sum of the leads, in thousandths of gold."""

    def __init__(self, turn: Turn) -> None:
        self.turn = turn
        self.leads: i64 = 0
        self.count: i64 = 0

    def worth(self, trust: i64) -> i64:
        """The average lead, the knight's opinion mixed in."""
        return (self.leads + self.turn.worth * trust) // (self.count + trust)


class King(Bot):
    """Compares whole turns by playouts on the same luck; the worse half drops out again and again."""

    def __init__(
        self,
        budget: Budget,
        weights: vec[i64] = LEARNED,
        candidates: int = CANDIDATES,
        trust: int = _TRUST,
        width: int = SWIFT,
        turns: int = TURNS,
    ) -> None:
        self.budget = budget
        self.weights = weights
        self.candidates = candidates
        self.trust: i64 = trust
        self.width = width
        self.turns = turns
        self.council: Council | None = None
        self.player: Player | None = None
        self.playouts = 0

    def choose(self, state: State, stream: Stream) -> int:
        """The first decision of the turn that did best."""
        assert isinstance(state, KingdomBuilderState)
        if state.phase == GIVE_UP:
            return int(GIVE_SPENT)
        self.budget.begin()
        found = self._consider(state, stream)
        return int(first_of(found[0].turn))

    def advise(self, state: State, stream: Stream) -> list[Advice]:
        """The candidates by the lead that their playouts gave."""
        assert isinstance(state, KingdomBuilderState)
        if state.phase == GIVE_UP:
            return [Advice(int(GIVE_SPENT), 0.5, 1.0, "kingdom-builder-keep", {})]
        self.budget.begin()
        found = self._consider(state, stream)
        total = max(1, sum([int(candidate.count) for candidate in found]))
        worths = [chance_of(state, candidate.worth(self.trust)) for candidate in found]
        shares = [int(candidate.count) / total for candidate in found]
        return advice_on(state, [candidate.turn for candidate in found], worths, shares)

    def _consider(self, state: KingdomBuilderState, stream: Stream) -> list[Candidate]:
        """The candidates after all playouts, best first."""
        self._sit(state)
        assert self.council is not None
        turns = self.council.turns(state)[: self.candidates]
        field = [Candidate(turn) for turn in turns]
        if all([first_of(turn) == first_of(turns[0]) for turn in turns]):
            return field
        self._play(state, field, stream)
        return field

    def _sit(self, state: KingdomBuilderState) -> None:
        chart = chart_for(state)
        if self.council is None or self.council.chart is not chart:
            self.council = Council(self.weights, chart, WIDTH, AHEAD)
            self.player = Player(self.weights, chart, self.council.outlook, self.width, self.turns, _LOT)

    def _play(self, state: KingdomBuilderState, field: list[Candidate], stream: Stream) -> None:
        """Plays rounds of playouts, one for each candidate still in; halves their number as the budget is spent."""
        seat = state.turn
        alive = len(field)
        rungs = 1
        while 1 << rungs < alive:
            rungs += 1
        rung = 1
        played = 0
        while not self.budget.spent(played):
            seed = int(stream.bits())
            for index in range(alive):
                if self.budget.spent(played):
                    break
                self._play_one(field[index], seat, seed)
                played += 1
            if self._part(played) * rungs >= rung and rung < rungs:
                _order(field, alive, self.trust)
                alive = max(2, (alive + 1) // 2)
                rung += 1
        self.playouts += played
        _order(field, alive, self.trust)

    def _part(self, played: int) -> float:
        """How much of the budget is spent."""
        budget = self.budget
        if budget.playouts:
            return played / budget.playouts
        return 1.0 - (budget.deadline - perf_counter()) / budget.seconds

    def _play_one(self, candidate: Candidate, seat: i64, seed: int) -> None:
        """Deals what the seat cannot see, ends the turn, and plays on."""
        assert self.player is not None
        luck = Stream(seed)
        position = candidate.turn.state.imagine(int(seat), luck)
        lead = self.player.lead(position, seat, luck, luck.fork(1))
        candidate.count += 1
        candidate.leads += _MOST if lead > _MOST else -_MOST if lead < -_MOST else lead


def _order(field: list[Candidate], alive: int, trust: i64) -> None:
    """Sorts the first candidates, best first; equals stay as they were."""
    for index in range(1, alive):
        candidate = field[index]
        worth = candidate.worth(trust)
        place = index
        while place > 0 and field[place - 1].worth(trust) < worth:
            field[place] = field[place - 1]
            place -= 1
        field[place] = candidate
