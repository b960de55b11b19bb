"""Taste: the weights as they stand now, for one seat, with so many turns to come."""

from librt.vecs import vec
from mypy_extensions import i64

from kingcraft.bots.kingdom_builder import weights as weight
from kingcraft.bots.kingdom_builder.chart import Chart
from kingcraft.core.bits import count
from kingcraft.core.kinds import Seat
from kingcraft.kingdom_builder import counting, field
from kingcraft.kingdom_builder.field import cells_of
from kingcraft.kingdom_builder.position import BLOCK, Position


class Taste:
    """What things are worth. `fit` it to a chart, then `turn` it to a position and a seat."""

    def __init__(self, weights: vec[i64]) -> None:
        self.weights = weights
        self.rate = vec[i64]()
        self.tile = vec[i64]()
        self.reach = vec[i64]([0] * 10)
        self.link = vec[i64]([0] * 10)
        self.roam_full: i64 = 0
        self.roam: i64 = 0
        self.line: i64 = 0
        self.open_line: i64 = 0
        self.weak: i64 = 0
        self.rank: i64 = 0
        self.lead: i64 = weights[weight.LEAD]
        self.later: i64 = 0
        self.chart: Chart | None = None
        self.far_sighted: i64 = 1 if weights[weight.REACH] + weights[weight.LINK] != 0 else 0

    def fit(self, chart: Chart) -> None:
        """Adds up what depends on the kingdom cards."""
        if self.chart is chart:
            return
        self.chart = chart
        if self.far_sighted != 0:
            chart.survey()
        weights = self.weights
        kinds = chart.box.tile_count
        self.rate = vec[i64]([0] * kinds)
        self.tile = vec[i64]([0] * kinds)
        for kind in range(kinds):
            self.rate[kind] = weights[weight.TILE + kind * weight.TILE_ROOM]
        self.roam_full = weights[weight.ROAM]
        for word in range(len(chart.gold)):
            if chart.gold[word] != 0:
                self.roam_full += weights[weight.ROAM_CARD + word]
                for kind in range(kinds):
                    self.rate[kind] += weights[weight.TILE + kind * weight.TILE_ROOM + 1 + word]

    def turn(self, chart: Chart, state: Position, seat: Seat) -> None:
        """Sets all worths for the turns that are left to a seat."""
        self.fit(chart)
        later = turns_to_come(state, seat)
        self.later = later
        weights = self.weights
        for kind in range(chart.box.tile_count):
            self.tile[kind] = self.rate[kind] * later // 10
        early: i64 = later * 10 if later < 100 else i64(1000)
        self.roam = self.roam_full * (early if early < 300 else i64(300)) // 300
        self.line = chart.gold[counting.LINES] * (1000 - weights[weight.LINES_EARLY] * early // 1000) // 1000
        self.open_line = weights[weight.OPEN_LINE] * early // 1000
        self.weak = weights[weight.WEAK_EARLY] * early // 1000
        self.rank = weights[weight.RANK_EARLY] * early // 1000
        soon: i64 = early * 2 if early < 500 else i64(1000)
        self.reach[1] = 1000
        gold = chart.gold[counting.LINKED]
        self.link[1] = weights[weight.LINK] * soon // 1000 * gold // 1000
        for steps in range(2, 6):
            self.reach[steps] = weights[weight.REACH + steps - 2] * soon // 1000
            self.link[steps] = weights[weight.LINK + steps - 1] * soon // 1000 * gold // 1000


def turns_to_come(state: Position, seat: Seat) -> i64:
    """Turns that this seat will have after this one, in tenths."""
    if state.last != 0:
        return 0
    least = _turns(state, seat)
    if seat == state.turn and state.block > 0:
        least -= 10
    for other in range(state.seats):
        if other != seat:
            theirs = _turns(state, other)
            least = theirs if theirs < least else least
    return least if least > 0 else i64(0)


def _turns(state: Position, seat: Seat) -> i64:
    """Tenths of turns until the supply of a seat is gone."""
    base = cells_of(seat)
    pace: i64 = BLOCK
    for kind in range(state.box.tile_count):
        if state.box.moves[kind] == 0:
            pace += count(state.cells[base + field.HELD] & state.land.of_tile[kind])
    return state.cells[base + field.SUPPLY] * 10 // pace
