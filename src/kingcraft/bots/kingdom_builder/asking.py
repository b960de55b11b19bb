"""Asking the rules: cards that count what a ledger does not weigh by itself are scored by the rules' own function.

An answer is remembered for as long as the settlements that it depends on lie where they lay: those of the seat, of all
seats where a card compares them.
"""

from librt.vecs import vec
from mypy_extensions import i64

from kingcraft.bots.kingdom_builder.chart import GOLD, Chart
from kingcraft.core.kinds import Hex, Seat
from kingcraft.kingdom_builder import field
from kingcraft.kingdom_builder.field import cells_of
from kingcraft.kingdom_builder.hexes import HEXES, NEAR_WORD, WORD, WORDS, empty_field
from kingcraft.kingdom_builder.position import Position, put
from kingcraft.kingdom_builder.scoring import card_gold


class Question:
    """What the strange cards give a seat, and what one more settlement would bring it; right about every card."""

    def __init__(self, chart: Chart, state: Position, seat: Seat) -> None:
        self.chart = chart
        self.seat = seat
        self.before: vec[i64] = state.cells[:]
        self.trial = Position(int(state.seats), chart.box, chart.land, state.cells[:])
        self.lit: vec[i64] = empty_field()
        self.total: i64 = self._gold()
        self.gains: vec[i64] = vec[i64]([0] * HEXES)
        self.asked: vec[i64] = vec[i64]([0] * HEXES)
        self.round: i64 = 1

    def take_up(self, state: Position) -> None:
        """Turns to a position; what is known holds if it depends on nothing that changed."""
        if self._holds(state.cells):
            return
        self.before = state.cells[:]
        self.trial.cells = state.cells[:]
        self.total = self._gold()
        self.round += 1

    def gain(self, hex: Hex) -> i64:
        """What one more settlement would bring."""
        if self.asked[hex] != self.round:
            self.asked[hex] = self.round
            put(self.trial, self.seat, hex)
            self.gains[hex] = self._gold() - self.total
            self._take_back(hex)
        return self.gains[hex]

    def _holds(self, cells: vec[i64]) -> bool:
        change = self._change(cells, self.seat)
        if self.chart.compared != 0:
            for seat in range(self.trial.seats):
                change |= self._change(cells, seat)
        return change == 0

    def _change(self, cells: vec[i64], seat: Seat) -> i64:
        """Not 0 if settlements of a seat came or went."""
        own = cells_of(seat) + field.OWN
        change: i64 = 0
        for place in range(own, own + WORDS):
            change |= self.before[place] ^ cells[place]
        return change

    def _take_back(self, hex: Hex) -> None:
        """Everything that `put` changed as it was."""
        cells = self.trial.cells
        base = cells_of(self.seat)
        near = base + field.NEAR + NEAR_WORD[hex]
        room = field.ROOM + self.chart.land.terrain(hex)
        for place in (field.OCCUPIED + WORD[hex], base + field.OWN + WORD[hex], room):
            cells[place] = self.before[place]
        for place in (near, near + 1, near + field.TWICE - field.NEAR, near + field.TWICE - field.NEAR + 1):
            cells[place] = self.before[place]

    def _gold(self) -> i64:
        total: i64 = 0
        for card in self.chart.strange:
            total += card_gold(self.trial, self.seat, card, self.lit)
        return total * GOLD
