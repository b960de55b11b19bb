"""King of version 0.1, for measuring progress by: it plays on for a turn of each seat and asks the judge who leads."""

from typing import Final

from mypy_extensions import i64

from kingcraft.bots.aide import Aide
from kingcraft.bots.base import Budget
from kingcraft.bots.kingdom_builder.chart import chart_for
from kingcraft.bots.kingdom_builder.judge import Judge
from kingcraft.bots.kingdom_builder.king import Candidate, King, bounded
from kingcraft.bots.kingdom_builder.knight import AHEAD, Council
from kingcraft.bots.kingdom_builder.playing_on import Player
from kingcraft.bots.kingdom_builder.turns import Turn
from kingcraft.bots.kingdom_builder.weights import Book
from kingcraft.core.kinds import Seat
from kingcraft.core.stream import Stream
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
            council = Council(chart_for(state), state.seats, WIDTH, self.book)
            player = player_for(state, self.book)
            self.council, self.player = council, player
        return [PlayedOn(turn, state.turn, player) for turn in council.turns(state)[:CANDIDATES]]

    def aide(self) -> Aide | None:
        """Nobody."""
        return None


def player_for(state: KingdomBuilderState, book: Book) -> Player:
    """Who plays on from a position, in its mind."""
    chart = chart_for(state)
    weights = book.weights(state.box, state.seats)
    return Player(weights, chart, Judge(weights, chart, AHEAD), SWIFT, TURNS, _LOT)
