"""Judge: what a position at the end of a turn promises a seat: what it has, and what its next card may bring."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kingcraft.bots.kingdom_builder.chart import Chart
from kingcraft.bots.kingdom_builder.ledger import Ledger
from kingcraft.bots.kingdom_builder.taste import Taste
from kingcraft.core.kinds import Seat
from kingcraft.kingdom_builder import field
from kingcraft.kingdom_builder.field import cells_of
from kingcraft.kingdom_builder.hexes import FIELD, WORDS, first_in
from kingcraft.kingdom_builder.position import CARDS_EACH, Position

_NOTHING: Final[i64] = -1000000


class Judge:
    """Judges positions by weights, for any seat; `ahead` is how much the next turn counts, in thousandths."""

    def __init__(self, weights: vec[i64], chart: Chart, ahead: i64) -> None:
        self.taste = Taste(weights)
        self.ledger = Ledger(self.taste, chart)
        self.ahead = ahead

    def lead(self, state: Position, seat: Seat) -> i64:
        """What this seat has in hand over the best of the others."""
        most: i64 = _NOTHING
        for other in range(state.seats):
            if other != seat:
                theirs = self.promise(state, other)
                most = theirs if theirs > most else most
        return self.promise(state, seat) - most

    def promise(self, state: Position, seat: Seat) -> i64:
        """What a seat has, and some of what it will get next turn."""
        self.taste.turn(self.ledger.chart, state, seat)
        self.ledger.open(state, seat)
        if self.taste.later == 0 or self.ahead == 0:
            return self.ledger.total
        return self.ledger.total + self._next_turn(state, seat) * self.ahead // 1000

    def _next_turn(self, state: Position, seat: Seat) -> i64:
        """The average of what each kind of card would bring, by the cards that nobody has seen."""
        total: i64 = 0
        cards: i64 = 0
        cells = state.cells
        for terrain in range(5):
            unseen = CARDS_EACH - cells[field.DISCARDS + terrain] - cells[field.REMOVED + terrain]
            if cells[cells_of(state.turn) + field.HAND] == terrain:
                unseen -= 1
            if unseen > 0:
                cards += unseen
                total += unseen * self._best_three(state, seat, terrain)
        return total // cards if cards > 0 else i64(0)

    def _best_three(self, state: Position, seat: Seat, terrain: i64) -> i64:
        """The sum of the three best gains, or as many as the supply and the land allow."""
        one: i64 = _NOTHING
        two: i64 = _NOTHING
        three: i64 = _NOTHING
        area = open_land(state, seat, terrain)
        for index in range(WORDS):
            word = area[index]
            while word != 0:
                gain = self.ledger.gain(first_in(word, index))
                word &= word - 1
                if gain > one:
                    three = two
                    two = one
                    one = gain
                elif gain > two:
                    three = two
                    two = gain
                elif gain > three:
                    three = gain
        supply = state.cells[cells_of(seat) + field.SUPPLY]
        total: i64 = one if one != _NOTHING and supply > 0 else i64(0)
        total += two if two != _NOTHING and supply > 1 else i64(0)
        return total + (three if three != _NOTHING and supply > 2 else i64(0))


def open_land(state: Position, seat: Seat, terrain: i64) -> vec[i64]:
    """Where a seat could build first with a card of this terrain."""
    cells = state.cells
    fields = state.land.fields
    near = cells_of(seat) + field.NEAR
    found = vec[i64]([0] * 8)
    some: i64 = 0
    for index in range(WORDS):
        word = fields[terrain * FIELD + index] & ~cells[field.OCCUPIED + index] & cells[near + index]
        found[index] = word
        some |= word
    if some == 0:
        for index in range(WORDS):
            found[index] = fields[terrain * FIELD + index] & ~cells[field.OCCUPIED + index]
    return found
