"""Chart: what a map and its kingdom cards mean for the whole game, worked out once for each map."""

from collections.abc import Sequence
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kingcraft.core.kinds import Hex
from kingcraft.core.state import integers
from kingcraft.kingdom_builder import counting, field
from kingcraft.kingdom_builder.box import Box
from kingcraft.kingdom_builder.hexes import FIELD, HEXES, SIDE, holds, sector
from kingcraft.kingdom_builder.land import BUILDABLE, Land
from kingcraft.kingdom_builder.position import Position

GOLD: Final[i64] = 1000
"""Worth is counted in thousandths of a gold piece: whole numbers are the same on every machine."""
NOWHERE: Final[i64] = 400
"""The neighbour beyond the edge of the map."""
FAR: Final[i64] = 6
"""A way too long to think of."""

WEIGHED: Final = (
    *counting.AREAS, "linked-specials", "lines", "best-line", "groups", "pairs-in-group", "weakest-sector",
    "sector-ranks",
)  # fmt: skip
"""What cards count and a ledger weighs by itself; for anything else it asks the rules."""


def _ring(hex: int) -> list[int]:
    """The six neighbours of a hex in a circle, NOWHERE for those off the map."""
    row, column = divmod(hex, int(SIDE))
    left = column - 1 + row % 2
    circle = [(row - 1, left), (row - 1, left + 1), (row, column + 1), (row + 1, left + 1), (row + 1, left)]
    circle.append((row, column - 1))
    return [r * 20 + c if 0 <= r < 20 and 0 <= c < 20 else 400 for r, c in circle]


def _rings() -> vec[i64]:
    table = vec[i64]()
    for hex in range(int(HEXES)):
        for other in _ring(hex):
            table = append(table, other)
    return table


RING: Final[vec[i64]] = _rings()
"""Six places for every hex: its neighbours in a circle."""
LINE_OF: Final[vec[i64]] = integers([hex // 20 for hex in range(400)])
SECTOR_OF: Final[vec[i64]] = integers([sector(hex) for hex in range(400)])


class Chart:
    """Gold by place alone, gold by what cards count, ways from every hex to the special hexes, terrains around a hex.

    `key` are the boards and cards it was made for, `strange` the cards whose count only the rules know, `compared`
    whether one of them looks at all seats; `close` tells for every hex, as bits, which special hexes are less than FAR
    steps away.
    """

    def __init__(self, box: Box, land: Land, key: vec[i64], weighed: Sequence[str] = WEIGHED) -> None:
        self.box = box
        self.land = land
        self.key = key
        self.weighed = weighed
        self.gold = vec[i64]([0] * len(counting.COUNTS))
        self.strange = vec[i64]()
        self.compared: i64 = 0
        self.castle: i64 = box.castle_gold * GOLD
        self.second: i64 = 0
        self.place = vec[i64]([0] * 400)
        self.around = vec[i64]([0] * 400)
        self.way = vec[i64]()
        self.close = vec[i64]([0] * 401)
        self.grouped: i64 = 0
        self.lined: i64 = 0
        self.sectored: i64 = 0
        for card in key[4:]:
            self._add_card(card)
        for hex in range(400):
            self.place[hex] = self._place_worth(hex)
            self.around[hex] = _terrains_around(land, hex)

    def survey(self) -> None:
        """Finds the ways to the special hexes, once."""
        if len(self.way) > 0:
            return
        self.way = vec[i64]([0] * (len(self.land.specials) * 401))
        for number in range(len(self.land.specials)):
            self._find_ways(number)

    def _add_card(self, card: i64) -> None:
        if card == field.NONE:
            return
        counts = self.box.counts[card]
        if counting.COUNTS[counts] not in self.weighed:
            self.strange = append(self.strange, card)
            self.compared = 1 if counting.COUNTS[counts] in counting.COMPARED else self.compared
            return
        self.gold[counts] += self.box.gold[card] * GOLD
        self.second += self.box.second[card] * GOLD
        if counts in (counting.LINKED, counting.GROUPS, counting.PAIRS):
            self.grouped = 1
        if counts in (counting.LINES, counting.BEST_LINE):
            self.lined = 1
        if counts in (counting.WEAKEST, counting.RANKS):
            self.sectored = 1

    def _place_worth(self, hex: Hex) -> i64:
        """What the cards give that count settlements in some part of the land."""
        worth: i64 = 0
        for counts in range(len(self.gold)):
            area = counting.AREA[counts]
            if area >= 0 and holds(self.land.fields, area * FIELD, hex):
                worth += self.gold[counts]
        return worth

    def _find_ways(self, number: i64) -> None:
        """Steps over land from every hex to a special hex; FAR where there are too many."""
        start = number * 401
        for hex in range(401):
            self.way[start + hex] = FAR
        self.way[start + self.land.specials[number]] = 0
        bit: i64 = 1
        bit <<= number
        wave = vec[i64]()
        wave = append(wave, self.land.specials[number])
        for steps in range(1, FAR):
            next_wave = vec[i64]()
            for hex in wave:
                for side in range(6):
                    other = RING[hex * 6 + side]
                    if self.way[start + other] == FAR and _is_land(self.land, other):
                        self.way[start + other] = steps
                        self.close[other] |= bit
                        next_wave = append(next_wave, other)
            wave = next_wave


def _is_land(land: Land, hex: Hex) -> bool:
    return hex != NOWHERE and holds(land.fields, BUILDABLE * FIELD, hex)


def _terrains_around(land: Land, hex: Hex) -> i64:
    """The kinds of land that a hex touches, as bits."""
    bits: i64 = 0
    for side in range(6):
        other = RING[hex * 6 + side]
        if _is_land(land, other):
            bit: i64 = 1
            bits |= bit << land.terrain(other)
    return bits


_CHARTS: Final[list[Chart]] = []
"""The charts of the last few maps."""
_KEPT: Final = 64


def chart_for(state: Position) -> Chart:
    """The chart of the map and cards that a position is played with: the same one for equal positions."""
    for chart in _CHARTS:
        if chart.box is state.box and _fits(chart.key, state.cells):
            return chart
    chart = Chart(state.box, state.land, state.cells[field.BOARDS : field.CARDS + 3])
    _CHARTS.insert(0, chart)
    del _CHARTS[_KEPT:]
    return chart


def _fits(key: vec[i64], cells: vec[i64]) -> bool:
    return all([key[place] == cells[field.BOARDS + place] for place in range(7)])
