"""Turns: whole turns of a seat, settlements and tiles in any order, found by a beam of the best at each step."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kingcraft.bots.kingdom_builder.chart import Chart
from kingcraft.bots.kingdom_builder.ledger import Ledger
from kingcraft.bots.kingdom_builder.shortlist import Shortlist
from kingcraft.bots.kingdom_builder.taste import Taste
from kingcraft.core.kinds import Seat
from kingcraft.kingdom_builder import action, field, step
from kingcraft.kingdom_builder.calendar import act
from kingcraft.kingdom_builder.field import cells_of
from kingcraft.kingdom_builder.hexes import HEXES, WORDS, first_in
from kingcraft.kingdom_builder.position import in_block, owed, ready
from kingcraft.kingdom_builder.sites import landings, sites, tile_sites
from kingcraft.kingdom_builder.state import KingdomBuilderState
from kingcraft.kingdom_builder.turn import usable

_MASK: Final[i64] = 0x3FFFFFFFFFFFFFFF
_STEPS: Final = 12
"""More decisions than a turn can have."""
_LIFTS: Final = 5
"""Settlements that a moving tile is tried on."""
_PUTS: Final = 2
"""Places that each of them is tried at."""


class Turn:
    """A turn so far: the position it leads to, what that is worth, and the decision it begins with."""

    def __init__(self, state: KingdomBuilderState, worth: i64, first: i64) -> None:
        self.state = state
        self.worth = worth
        self.first = first
        self.mark = _mark(state)


class Planner:
    """Finds the best whole turns by the worth of a ledger.

    A moving tile is tried on `lifts` settlements and `puts` places for each; not `early`, only when all is built.
    """

    def __init__(
        self, taste: Taste, chart: Chart, width: int, lifts: int = _LIFTS, puts: int = _PUTS, early: bool = True
    ) -> None:
        self.lifts = Shortlist(lifts)
        self.puts = Shortlist(puts)
        self.early = early
        self.taste = taste
        self.ledger = Ledger(taste, chart)
        self.spare = Ledger(taste, chart)
        self.width = width
        self.list = Shortlist(width * 3)
        self.ends = Shortlist(width * 3)
        self.seat: Seat = 0

    def plan(self, root: KingdomBuilderState) -> list[Turn]:
        """The best turns from here, best first; each stands where it may end, or where chance comes in."""
        self.seat = root.turn
        self.taste.turn(self.ledger.chart, root, root.turn)
        finished: list[Turn] = []
        layer = [Turn(root, 0, field.NONE)]
        for _ in range(_STEPS):
            self.list.clear()
            for index in range(len(layer)):
                self._expand(layer[index], index, finished)
            layer = self._next_layer(layer)
            if not layer:
                break
        return self._best_of(finished)

    def _expand(self, turn: Turn, index: i64, finished: list[Turn]) -> None:
        """Offers every decision that continues a turn, and keeps the turn if it may end here."""
        state = turn.state
        ledger = self.ledger
        if state.to_act != self.seat or state.turn != self.seat:
            finished.append(turn)
            return
        ledger.open(state, self.seat)
        turn.worth = ledger.total
        if state.step == step.LIFT:
            self._offer(ledger.total, index, landings(state), action.PUT)
            return
        if state.step != step.TURN:
            self.list.offer(ledger.total, index, action.GIVE_SPENT, field.NONE)
            return
        if owed(state) > 0:
            self._offer(ledger.total, index, sites(state, state.cells[cells_of(self.seat) + field.HAND]), 0)
        else:
            finished.append(turn)
        if not in_block(state) and ready(state, self.seat) != 0:
            self._offer_tiles(state, index)

    def _offer_tiles(self, state: KingdomBuilderState, index: i64) -> None:
        for kind in range(state.box.tile_count):
            if usable(state, kind):
                if state.box.moves[kind] == 0:
                    self._offer(self.ledger.total, index, tile_sites(state, kind), action.USE + kind * HEXES)
                elif self.early or owed(state) == 0:
                    self._offer_moves(state, index, kind)

    def _offer(self, total: i64, index: i64, area: vec[i64], first: i64) -> None:
        for place in range(WORDS):
            word = area[place]
            while word != 0:
                hex = first_in(word, place)
                self.list.offer(total + self.ledger.gain(hex), index, first + hex, field.NONE)
                word &= word - 1

    def _offer_moves(self, state: KingdomBuilderState, index: i64, kind: i64) -> None:
        """Lifts the settlements that seem to lose least, and offers the best places for each."""
        area = tile_sites(state, kind)
        lifts, puts = self.lifts, self.puts
        lifts.clear()
        for place in range(WORDS):
            word = area[place]
            while word != 0:
                hex = first_in(word, place)
                lifts.offer(-self.ledger.loss(hex), 0, hex, field.NONE)
                word &= word - 1
        for number in range(lifts.size):
            lift = action.USE + kind * HEXES + lifts.action[number]
            lifted = state.copy()
            act(lifted, lift)
            self.spare.open(lifted, self.seat)
            puts.clear()
            self._list_places(landings(lifted), puts)
            for other in range(puts.size):
                self.list.offer(self.spare.total + puts.worth[other], index, lift, action.PUT + puts.action[other])

    def _list_places(self, area: vec[i64], puts: Shortlist) -> None:
        for place in range(WORDS):
            word = area[place]
            while word != 0:
                hex = first_in(word, place)
                puts.offer(self.spare.gain(hex), 0, hex, field.NONE)
                word &= word - 1

    def _next_layer(self, layer: list[Turn]) -> list[Turn]:
        """Plays the best candidates, each position once however it was reached."""
        found: list[Turn] = []
        for place in range(self.list.size):
            if len(found) == self.width:
                break
            parent = layer[self.list.parent[place]]
            state = parent.state.copy()
            act(state, self.list.action[place])
            if self.list.second[place] != field.NONE:
                act(state, self.list.second[place])
            first = self.list.action[place] if parent.first == field.NONE else parent.first
            turn = Turn(state, self.list.worth[place], first)
            if not _among(found, turn):
                found.append(turn)
        return found

    def _best_of(self, finished: list[Turn]) -> list[Turn]:
        """The best finished turns, each position once."""
        order = self.ends
        order.clear()
        for index in range(len(finished)):
            order.offer(finished[index].worth, index, 0, 0)
        found: list[Turn] = []
        for place in range(order.size):
            turn = finished[order.parent[place]]
            if not _among(found, turn):
                found.append(turn)
        return found


def first_of(turn: Turn) -> i64:
    """The decision a turn begins with: ending it, if there is no other."""
    return action.END if turn.first == field.NONE else turn.first


def end_turn(state: KingdomBuilderState, seat: Seat) -> None:
    """Ends the turn of a seat where nothing is owed any more."""
    if state.to_act == seat and state.step == step.TURN and owed(state) == 0:
        act(state, action.END)


def setting_of(state: KingdomBuilderState) -> i64:
    """A number that tells turns apart, the same all turn long: the round, the seat, what the others have built."""
    mark: i64 = state.round * 16 + state.turn
    for seat in range(state.seats):
        if seat != state.turn:
            for place in range(cells_of(seat) + field.OWN, cells_of(seat) + field.OWN + WORDS):
                mark = (mark * 0x5DEECE66D + state.cells[place]) & _MASK
                mark ^= mark >> 29
    return mark


def _among(turns: list[Turn], turn: Turn) -> bool:
    return any([other.mark == turn.mark for other in turns])


def _mark(state: KingdomBuilderState) -> i64:
    """A number that tells positions of one turn apart."""
    base = cells_of(state.turn)
    mark: i64 = state.block * 16 + state.step
    for index in range(WORDS):
        mark = (mark * 0x5DEECE66D + state.cells[base + field.OWN + index]) & _MASK
        mark ^= mark >> 29
    mark = (mark * 0x5DEECE66D + state.cells[base + field.SPENT]) & _MASK
    return (mark * 0x5DEECE66D + state.cells[base + field.HELD]) & _MASK
