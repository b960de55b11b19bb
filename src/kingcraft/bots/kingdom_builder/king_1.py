"""King of version 0.1, for measuring progress by: it plays on for a turn of each seat and asks the judge who leads."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kingcraft.bots.aide import Aide
from kingcraft.bots.base import Budget
from kingcraft.bots.kingdom_builder.chart import Chart, chart_for
from kingcraft.bots.kingdom_builder.finishing import GOLD, true_lead
from kingcraft.bots.kingdom_builder.greedy import Greedy
from kingcraft.bots.kingdom_builder.judge import Judge
from kingcraft.bots.kingdom_builder.king import Candidate, King, bounded
from kingcraft.bots.kingdom_builder.knight import AHEAD, Council
from kingcraft.bots.kingdom_builder.taste import Taste
from kingcraft.bots.kingdom_builder.turns import Planner, Turn
from kingcraft.core.kinds import Seat
from kingcraft.core.state import CHANCE, OVER
from kingcraft.core.stream import Stream
from kingcraft.kingdom_builder import action, step
from kingcraft.kingdom_builder.calendar import act, pick
from kingcraft.kingdom_builder.position import owed
from kingcraft.kingdom_builder.state import KingdomBuilderState

WIDTH: Final = 24
"""How many turns it follows side by side."""
CANDIDATES: Final = 12
"""How many of them are played on."""
TRUST: Final = 30
"""How many playouts the knight's opinion counts for."""
SWIFT: Final = 2
"""Width of the beam in playouts."""
_LOT: Final[i64] = 255


class Player:
    """Plays whole turns for all seats by a narrow beam."""

    def __init__(self, weights: vec[i64], chart: Chart) -> None:
        self.hand = Greedy(weights, chart, _LOT)
        self.planner = Planner(Taste(weights), chart, SWIFT)
        self.judge = Judge(weights, chart, AHEAD)

    def lead(self, state: KingdomBuilderState, seat: Seat, luck: Stream, whims: Stream) -> i64:
        """What a seat leads by, in thousandths of gold, after one more turn of its own or at the end of the game."""
        if state.to_act == seat and state.step == step.TURN and owed(state) == 0:
            act(state, action.END)
        while state.to_act != OVER:
            if state.to_act == CHANCE:
                act(state, pick(state, luck))
            elif state.step != step.TURN:
                act(state, self.hand.decide(state, whims))
            elif owed(state) > 0:
                state = self.planner.plan(state)[0].state
            elif state.to_act == seat:
                return self.judge.lead(state, seat)
            else:
                act(state, action.END)
        return true_lead(state, seat) * GOLD


class PlayedOn(Candidate):
    """A turn that is played on for a while."""

    def __init__(self, turn: Turn, seat: Seat, player: Player) -> None:
        super().__init__(turn, seat, TRUST)
        self.player = player

    def playout(self, seed: int) -> i64:
        """Deals what the seat cannot see, ends the turn, and plays on."""
        luck = Stream(seed)
        state = self.turn.state.imagine(int(self.seat), luck)
        return bounded(self.player.lead(state, self.seat, luck, luck.fork(1)))


class FirstKing(King):
    """Compares whole turns by playouts of one turn each. It never has an aide."""

    def __init__(self, budget: Budget) -> None:
        super().__init__(budget)
        self.curve = "king-1"
        self.player: Player | None = None

    def field(self, state: KingdomBuilderState) -> list[Candidate]:
        """The best few turns of its council."""
        council, player = self.council, self.player
        if council is None or player is None or not council.fits(chart_for(state), state.seats):
            weights = self.book.weights(state.box, state.seats)
            council = Council(chart_for(state), state.seats, WIDTH, weights)
            player = Player(weights, chart_for(state))
            self.council, self.player = council, player
        return [PlayedOn(turn, state.turn, player) for turn in council.turns(state)[:CANDIDATES]]

    def aide(self) -> Aide | None:
        """Nobody."""
        return None
