"""Estate: what a seat has on the map, by place, line, sector and group, kept up to date from one position to the next.

Positions that follow each other in thought differ by a settlement or two: what changed is put down, nothing is counted
anew.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kingcraft.bots.kingdom_builder.chart import FAR, LINE_OF, SECTOR_OF, Chart
from kingcraft.bots.kingdom_builder.groups import Groups
from kingcraft.core.bits import count
from kingcraft.core.kinds import Hex, Seat
from kingcraft.kingdom_builder import field
from kingcraft.kingdom_builder.field import cells_of
from kingcraft.kingdom_builder.hexes import FIELD, WORDS, empty_field, first_in
from kingcraft.kingdom_builder.position import Position

_ROOM: Final[i64] = 8
"""Numbers of steps that are told apart on the way to a special hex."""
_MANY: Final[i64] = 12
"""With more changes it begins anew."""


class Estate:
    """`gold` is what places bring by themselves, `touches` how many settlements touch each special hex, `need` how many
    steps away the nearest is. `lines` and `sectors` count settlements; behind the seat's own sectors is room for those
    of the others."""

    def __init__(self, chart: Chart, far_sighted: bool) -> None:
        self.chart = chart
        self.far_sighted = far_sighted
        self.own = empty_field()
        self.gold: i64 = 0
        self.touched: i64 = 0
        self.touches = vec[i64]([0] * 64)
        self.lines = vec[i64]([0] * 20)
        self.sectors = vec[i64]([0] * 16)
        self.need = vec[i64]([FAR] * 64)
        self.at_steps = vec[i64]([0] * (64 * _ROOM))
        self.groups = Groups(chart.land)

    def follow(self, state: Position, seat: Seat) -> None:
        """Puts down what changed since the last position."""
        cells, own, before = state.cells, cells_of(seat) + field.OWN, self.own
        changes: i64 = 0
        for index in range(WORDS):
            if before[index] != cells[own + index]:
                changes += count(before[index] ^ cells[own + index])
        if changes == 0:
            return
        if changes > _MANY:
            self._clear()
        for index in range(WORDS):
            gone = before[index] & ~cells[own + index]
            while gone != 0:
                self._remove(first_in(gone, index))
                gone &= gone - 1
        for index in range(WORDS):
            new = cells[own + index] & ~before[index]
            while new != 0:
                self._add(first_in(new, index))
                new &= new - 1
            before[index] = cells[own + index]

    def _clear(self) -> None:
        """An empty map again."""
        self.gold = 0
        self.touched = 0
        for index in range(FIELD):
            self.own[index] = 0
        self.touches = vec[i64]([0] * 64)
        self.lines = vec[i64]([0] * 20)
        self.sectors = vec[i64]([0] * 16)
        self.need = vec[i64]([FAR] * 64)
        self.at_steps = vec[i64]([0] * (64 * _ROOM))
        self.groups = Groups(self.chart.land)

    def _add(self, hex: Hex) -> None:
        """A settlement more."""
        self.gold += self.chart.place[hex]
        self.lines[LINE_OF[hex]] += 1
        self.sectors[SECTOR_OF[hex]] += 1
        touch = self.chart.land.touch[hex]
        self.touched |= touch
        while touch != 0:
            self.touches[count((touch & -touch) - 1)] += 1
            touch &= touch - 1
        if self.far_sighted:
            self._come_closer(hex)
        self.groups.add(hex)

    def _remove(self, hex: Hex) -> None:
        """A settlement less."""
        self.gold -= self.chart.place[hex]
        self.lines[LINE_OF[hex]] -= 1
        self.sectors[SECTOR_OF[hex]] -= 1
        touch = self.chart.land.touch[hex]
        while touch != 0:
            number = count((touch & -touch) - 1)
            self.touches[number] -= 1
            if self.touches[number] == 0:
                self.touched &= ~(touch & -touch)
            touch &= touch - 1
        if self.far_sighted:
            self._go_away(hex)
        self.groups.remove(hex)

    def _come_closer(self, hex: Hex) -> None:
        """Counts a settlement at its steps from the special hexes near it."""
        rest = self.chart.close[hex]
        while rest != 0:
            number = count((rest & -rest) - 1)
            steps = self.chart.way[number * 401 + hex]
            self.at_steps[number * _ROOM + steps] += 1
            self.need[number] = min(self.need[number], steps)
            rest &= rest - 1

    def _go_away(self, hex: Hex) -> None:
        """Counts it no longer; the next nearest takes its place."""
        rest = self.chart.close[hex]
        while rest != 0:
            number = count((rest & -rest) - 1)
            self.at_steps[number * _ROOM + self.chart.way[number * 401 + hex]] -= 1
            need = self.need[number]
            while need < FAR and self.at_steps[number * _ROOM + need] == 0:
                need += 1
            self.need[number] = need
            rest &= rest - 1
