"""Chart: what a map and its kingdom cards mean for the whole game, worked out once for each map."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kingcraft.core.state import integers
from kingcraft.kingdom_builder.content import CARDS, CASTLE_GOLD, COUNTS
from kingcraft.kingdom_builder.hexes import FIELD, HEXES, SIDE, holds, sector
from kingcraft.kingdom_builder.land import BUILDABLE, NEAR_MOUNTAIN, NEAR_SPECIAL, NEAR_WATER, Land
from kingcraft.kingdom_builder.position import CARD_AT, NONE, Position

GOLD: Final[i64] = 1000
"""Worth is counted in thousandths of a gold piece: whole numbers are the same on every machine."""
NOWHERE: Final[i64] = 400
"""The neighbour beyond the edge of the map."""
FAR: Final[i64] = 6
"""A way too long to think of."""

WATER_CARD: Final[i64] = 0
MOUNTAIN_CARD: Final[i64] = 1
SPECIAL_CARD: Final[i64] = 2
LINK_CARD: Final[i64] = 3
LINES_CARD: Final[i64] = 4
BEST_LINE_CARD: Final[i64] = 5
GROUPS_CARD: Final[i64] = 6
PAIRS_CARD: Final[i64] = 7
WEAKEST_CARD: Final[i64] = 8
RANKS_CARD: Final[i64] = 9
CARD_KINDS: Final[i64] = 10

_COUNTS: Final[vec[i64]] = integers([COUNTS.index(card.counts) for card in CARDS])
_GOLD: Final[vec[i64]] = integers([card.gold for card in CARDS])
_SECOND: Final[vec[i64]] = integers([card.second for card in CARDS])
CASTLE_WORTH: Final[i64] = CASTLE_GOLD * 1000


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
    """Gold by place alone, gold by kind of card, ways from every hex to the special hexes, terrains around a hex.

    `close` tells for every hex, as bits, which special hexes are less than FAR steps away.
    """

    def __init__(self, land: Land, cards: vec[i64]) -> None:
        self.land = land
        self.cards = cards
        self.gold = vec[i64]([0] * 10)
        self.second: i64 = 0
        self.place = vec[i64]([0] * 400)
        self.around = vec[i64]([0] * 400)
        self.way = vec[i64]()
        self.close = vec[i64]([0] * 401)
        self.grouped: i64 = 0
        for card in cards:
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
        if card == NONE:
            return
        kind = _COUNTS[card]
        self.gold[kind] += _GOLD[card] * GOLD
        self.second += _SECOND[card] * GOLD
        if kind in (LINK_CARD, GROUPS_CARD, PAIRS_CARD):
            self.grouped = 1

    def _place_worth(self, hex: i64) -> i64:
        fields = self.land.fields
        worth: i64 = 0
        if holds(fields, NEAR_WATER * FIELD, hex):
            worth += self.gold[WATER_CARD]
        if holds(fields, NEAR_MOUNTAIN * FIELD, hex):
            worth += self.gold[MOUNTAIN_CARD]
        if holds(fields, NEAR_SPECIAL * FIELD, hex):
            worth += self.gold[SPECIAL_CARD]
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


def _is_land(land: Land, hex: i64) -> bool:
    return hex != NOWHERE and holds(land.fields, BUILDABLE * FIELD, hex)


def _terrains_around(land: Land, hex: i64) -> i64:
    """The kinds of land that a hex touches, as bits."""
    bits: i64 = 0
    for side in range(6):
        other = RING[hex * 6 + side]
        if _is_land(land, other):
            bit: i64 = 1
            bits |= bit << land.terrain[other]
    return bits


class _Shelf:
    """The charts of the last few maps."""

    def __init__(self) -> None:
        self.charts: list[Chart] = []


_SHELF: Final = _Shelf()
_KEPT: Final = 8


def chart_for(position: Position) -> Chart:
    """The chart of the map that a position is played on."""
    cells = position.cells
    for chart in _SHELF.charts:
        if chart.land is position.land and _same_cards(chart.cards, cells):
            return chart
    chart = Chart(position.land, cells[CARD_AT : CARD_AT + 3])
    _SHELF.charts = [chart, *_SHELF.charts[: _KEPT - 1]]
    return chart


def _same_cards(cards: vec[i64], cells: vec[i64]) -> bool:
    return cards[0] == cells[CARD_AT] and cards[1] == cells[CARD_AT + 1] and cards[2] == cells[CARD_AT + 2]
