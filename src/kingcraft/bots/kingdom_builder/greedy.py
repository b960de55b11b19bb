"""Greedy: the decision that is worth most at once, by a ledger; the hand that plays out a game in no time."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kingcraft.bots.kingdom_builder.chart import Chart
from kingcraft.bots.kingdom_builder.ledger import Ledger
from kingcraft.bots.kingdom_builder.shortlist import Shortlist
from kingcraft.bots.kingdom_builder.taste import Taste
from kingcraft.bots.kingdom_builder.weights import BUILD_LEAST, MOVE_LEAST
from kingcraft.core.kinds import Action, Hex
from kingcraft.core.stream import Stream
from kingcraft.kingdom_builder import action, field, step
from kingcraft.kingdom_builder.calendar import act
from kingcraft.kingdom_builder.field import cells_of
from kingcraft.kingdom_builder.hexes import HEXES, WORDS, first_in
from kingcraft.kingdom_builder.position import in_block, owed, ready
from kingcraft.kingdom_builder.sites import landings, sites, tile_sites
from kingcraft.kingdom_builder.state import KingdomBuilderState
from kingcraft.kingdom_builder.turn import usable

NO_WORTH: Final[i64] = -1000000000000000
"""Less than any hex is worth by any weights."""
_TRIES: Final = 3
"""Settlements that a moving tile is tried on: those that seem to lose least."""


class Greedy:
    """Decides by the most gain. Small differences are settled by lot, up to `jitter` thousandths of gold."""

    def __init__(self, weights: vec[i64], chart: Chart, jitter: i64) -> None:
        self.taste = Taste(weights)
        self.ledger = Ledger(self.taste, chart)
        self.spare = Ledger(self.taste, chart)
        self.lifts = Shortlist(_TRIES)
        self.jitter = jitter
        self.salt: i64 = 0
        self.hex: Hex = field.NONE
        self.worth: i64 = NO_WORTH

    def decide(self, state: KingdomBuilderState, stream: Stream) -> Action:
        """The best decision for the seat to act."""
        self.salt = stream.bits() & 0xFFFFFF
        self.taste.turn(self.ledger.chart, state, state.turn)
        if state.step == step.LIFT:
            self.ledger.open(state, state.turn)
            self._best(self.ledger, landings(state))
            return action.PUT + self.hex
        if state.step == step.GIVE_UP:
            return action.GIVE_SPENT
        if state.step != step.TURN:
            return state.sample(stream)
        free = not in_block(state) and ready(state, state.turn) != 0
        if not free and owed(state) == 0:
            return action.END
        self.ledger.open(state, state.turn)
        return self._decide_turn(state, free)

    def _decide_turn(self, state: KingdomBuilderState, free: bool) -> Action:
        chosen: Action = action.END
        best: i64 = self.taste.weights[BUILD_LEAST]
        left = owed(state)
        if left > 0:
            self._best(self.ledger, sites(state, state.cells[cells_of(state.turn) + field.HAND]))
            chosen = self.hex
            best = self.worth
        if not free:
            return chosen
        for kind in range(state.box.tile_count):
            if state.box.moves[kind] == 0 and usable(state, kind):
                self._best(self.ledger, tile_sites(state, kind))
                if self.worth > best:
                    best = self.worth
                    chosen = action.USE + kind * HEXES + self.hex
        return chosen if chosen != action.END or left > 0 else self._decide_move(state)

    def _decide_move(self, state: KingdomBuilderState) -> Action:
        """Moves a settlement if that brings something; ends the turn if not."""
        chosen: Action = action.END
        best: i64 = self.taste.weights[MOVE_LEAST]
        for kind in range(state.box.tile_count):
            if state.box.moves[kind] != 0 and usable(state, kind):
                self.worth = NO_WORTH
                self._try_moves(state, kind)
                if self.worth > best:
                    best = self.worth
                    chosen = action.USE + kind * HEXES + self.hex
        return chosen

    def _try_moves(self, state: KingdomBuilderState, kind: i64) -> None:
        """Lifts the few settlements that seem to lose least, and finds where each would go."""
        self.lifts.clear()
        self._list_lifts(tile_sites(state, kind))
        best: i64 = NO_WORTH
        best_hex: i64 = field.NONE
        for number in range(self.lifts.size):
            hex = self.lifts.action[number]
            lifted = state.copy()
            act(lifted, action.USE + kind * HEXES + hex)
            self.spare.open(lifted, state.turn)
            self._best(self.spare, landings(lifted))
            net = self.spare.total + self.worth - self.ledger.total
            if net > best:
                best = net
                best_hex = hex
        self.worth = best
        self.hex = best_hex

    def _list_lifts(self, area: vec[i64]) -> None:
        """The settlements of a field whose loss seems least."""
        for index in range(WORDS):
            word = area[index]
            while word != 0:
                hex = first_in(word, index)
                self.lifts.offer(-self.ledger.loss(hex) - self._jitter(hex), 0, hex, field.NONE)
                word &= word - 1

    def _best(self, ledger: Ledger, area: vec[i64]) -> None:
        """The hex of a field with the most gain."""
        best: i64 = NO_WORTH
        found: i64 = field.NONE
        for index in range(WORDS):
            word = area[index]
            while word != 0:
                hex = first_in(word, index)
                worth = ledger.gain(hex) + self._jitter(hex)
                if worth > best:
                    best = worth
                    found = hex
                word &= word - 1
        self.worth = best
        self.hex = found

    def _jitter(self, hex: Hex) -> i64:
        return (((hex + 7) * self.salt) >> 8) & self.jitter
