"""Asking the rules: cards that count what a ledger does not weigh by itself are scored by the rules' own function."""

from mypy_extensions import i64

from kingcraft.bots.kingdom_builder.chart import GOLD, Chart
from kingcraft.core.kinds import Hex, Seat
from kingcraft.core.state import State
from kingcraft.kingdom_builder.hexes import empty_field
from kingcraft.kingdom_builder.position import Position, put, take_off
from kingcraft.kingdom_builder.scoring import card_gold


class Question:
    """A seat's position, and what the strange cards give there; slow, but right about every card there may be."""

    def __init__(self, chart: Chart, state: State, seat: Seat) -> None:
        assert isinstance(state, Position)
        self.cards = chart.strange
        self.position: Position = state
        self.seat = seat
        self.total = self._gold()

    def gain(self, hex: Hex) -> i64:
        """What one more settlement would bring."""
        put(self.position, self.seat, hex)
        after = self._gold()
        take_off(self.position, self.seat, hex)
        return after - self.total

    def _gold(self) -> i64:
        lit = empty_field()
        total: i64 = 0
        for card in self.cards:
            total += card_gold(self.position, self.seat, card, lit) * GOLD
        return total
