"""Ledger: what a seat has on the map, what that is worth, and what one more settlement would bring.

It is opened on a position; `total` is then the worth of all that the seat has, and `gain` how much a settlement on a
hex adds to it, in thousandths of a gold piece. With plain weights that is the gold itself and the tiles.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kingcraft.bots.kingdom_builder.asking import Question
from kingcraft.bots.kingdom_builder.chart import FAR, LINE_OF, RING, SECTOR_OF, Chart
from kingcraft.bots.kingdom_builder.estate import Estate
from kingcraft.bots.kingdom_builder.groups import STRETCHES, Groups
from kingcraft.bots.kingdom_builder.lines import weigh_best_line, weigh_lines
from kingcraft.bots.kingdom_builder.sectors import rank_worth, settle_counts, weakest_worth
from kingcraft.bots.kingdom_builder.taste import Taste
from kingcraft.core.bits import count
from kingcraft.core.kinds import Hex, Mask, Seat
from kingcraft.core.state import integers
from kingcraft.kingdom_builder import counting, field
from kingcraft.kingdom_builder.field import cells_of
from kingcraft.kingdom_builder.hexes import FIELD, WORDS, first_in
from kingcraft.kingdom_builder.land import Land
from kingcraft.kingdom_builder.position import Position, tiles_left

_BITS: Final[vec[i64]] = integers([bin(number).count("1") for number in range(32)])


class Ledger:
    """The books of one seat at a time, for as long as the position does not change."""

    def __init__(self, taste: Taste, chart: Chart) -> None:
        self.taste = taste
        self.chart = chart
        self.land: Land = chart.land
        self.estates: list[Estate] = []
        self.estate = self._estate_of(0)
        self.groups: Groups = self.estate.groups
        self.total: i64 = 0
        self.line_gain = vec[i64]([0] * 20)
        self.line_full = vec[i64]([0] * 20)
        self.sector_gain = vec[i64]([0] * 4)
        self.worth = vec[i64]([0] * 64)
        self.wanted: i64 = 0
        self.largest: i64 = 0
        self.linked: i64 = 0
        self.main: i64 = 0
        self.link_need = vec[i64]([0] * 64)
        self.missing: i64 = 0
        self.bound: i64 = 0
        self.question: Question | None = None
        self.questions: list[Question] = []
        """What is asked of the rules for each seat, if a card needs it."""

    def open(self, state: Position, seat: Seat) -> None:
        """Turns to the books of a seat, and brings them up to date."""
        estate = self._estate_of(seat)
        estate.follow(state, seat)
        self.estate, self.groups, self.total = estate, estate.groups, estate.gold
        if self.chart.lined != 0:
            self._weigh_lines(state)
        if self.chart.sectored != 0:
            self._weigh_sectors(state, seat)
        self._weigh_specials(state, seat)
        if self.chart.grouped != 0:
            self._weigh_groups()
        if self.taste.far_sighted != 0:
            self._look_far()
        if self.taste.roam != 0:
            self._weigh_bonds(state, seat)
        if len(self.chart.strange) > 0:
            self._ask(state, seat)

    def _estate_of(self, seat: Seat) -> Estate:
        while len(self.estates) <= seat:
            self.estates.append(Estate(self.chart, self.taste.far_sighted != 0))
        return self.estates[seat]

    def _ask(self, state: Position, seat: Seat) -> None:
        """Asks the rules about the cards that are not weighed here."""
        if not self.questions:
            self.questions = [Question(self.chart, state, other) for other in range(state.seats)]
        question = self.questions[int(seat)]
        question.take_up(state)
        self.question = question
        self.total += question.total

    def _weigh_lines(self, state: Position) -> None:
        """What each horizontal line brings: its first settlement, or one more on the fullest."""
        lines = self.estate.lines
        self.total += weigh_lines(lines, self.line_gain, self.taste.line)
        gold = self.chart.gold[counting.BEST_LINE]
        if gold != 0:
            self.total += weigh_best_line(state, lines, self.line_gain, self.line_full, gold, self.taste.open_line)

    def _weigh_sectors(self, state: Position, seat: Seat) -> None:
        """What one more settlement in each sector brings."""
        chart, sectors = self.chart, self.estate.sectors
        for number in range(4):
            self.sector_gain[number] = 0
        gold = chart.gold[counting.WEAKEST]
        if gold != 0:
            now = weakest_worth(sectors, self.taste, gold)
            self.total += now
            for number in range(4):
                sectors[number] += 1
                self.sector_gain[number] += weakest_worth(sectors, self.taste, gold) - now
                sectors[number] -= 1
        gold = chart.gold[counting.RANKS]
        if gold != 0:
            settle_counts(state, seat, sectors)
            for number in range(4):
                now = rank_worth(sectors, number, 0, state.seats, self.taste, gold, chart.second)
                more = rank_worth(sectors, number, 1, state.seats, self.taste, gold, chart.second)
                self.total += now
                self.sector_gain[number] += more - now

    def _weigh_specials(self, state: Position, seat: Seat) -> None:
        """Castles and tiles that the seat has, and what the others would be worth."""
        base = cells_of(seat)
        held = state.cells[base + field.HELD]
        gone = state.cells[base + field.TAKEN] & ~held
        wanted: i64 = 0
        bit: i64 = 1
        for number in range(len(self.land.specials)):
            kind = self.land.kinds[number]
            worth: i64 = self.chart.castle
            if kind != field.NONE:
                worth = self.taste.tile[kind]
                if gone & bit != 0 or (held & bit == 0 and tiles_left(state, number) == 0):
                    worth = 0
            self.worth[number] = worth
            if self.estate.touched & bit != 0:
                self.total += worth if kind == field.NONE or held & bit != 0 else i64(0)
            elif worth != 0:
                wanted |= bit
            bit <<= 1
        self.wanted = wanted

    def _weigh_groups(self) -> None:
        """What the groups bring: their number, the largest, those that link special hexes."""
        groups, gold = self.groups, self.chart.gold
        self.total += gold[counting.GROUPS] * groups.number
        if gold[counting.PAIRS] != 0:
            self.largest = groups.largest()
            self.total += self._pairs(self.largest)
        if gold[counting.LINKED] != 0:
            self.linked = groups.linked()
            self.total += gold[counting.LINKED] * count(self.linked)
            self._find_main()

    def _find_main(self) -> None:
        """The group that goes on linking: that which touches most."""
        self.main = 0
        own, label = self.estate.own, self.groups.label
        for index in range(WORDS):
            word = own[index]
            while word != 0:
                group = label[first_in(word, index)]
                if group != self.main and (self.main == 0 or self.groups.fuller(group, self.main)):
                    self.main = group
                word &= word - 1

    def _pairs(self, members: i64) -> i64:
        """What the largest group is worth; while there is time an odd settlement counts half."""
        gold = self.chart.gold[counting.PAIRS]
        return gold * members // 2 if self.taste.weak != 0 else gold * (members >> 1)

    def _look_far(self) -> None:
        """Counts on the special hexes that are wanted, by the steps to them, and on further links."""
        missing: i64 = 0
        if self.chart.gold[counting.LINKED] != 0 and self.main != 0:
            missing = self.land.locations | self.land.castles
            missing &= ~self.linked
            self._look_for_links(missing)
        self.missing = missing
        self._hope(self.wanted, missing)

    def _look_for_links(self, missing: Mask) -> None:
        """Counts the steps from the main group to the special hexes that are not linked."""
        own, label, close = self.estate.own, self.groups.label, self.chart.close
        for number in range(len(self.land.specials)):
            self.link_need[number] = FAR
        for index in range(WORDS):
            word = own[index]
            while word != 0:
                hex = first_in(word, index)
                if close[hex] & missing != 0 and label[hex] == self.main:
                    self._approach(hex, close[hex] & missing)
                word &= word - 1

    def _approach(self, hex: Hex, rest: Mask) -> None:
        """Notes for some special hexes near a settlement that it is so many steps away."""
        way, need = self.chart.way, self.link_need
        while rest != 0:
            number = count((rest & -rest) - 1)
            place = number * 401 + hex
            steps = way[place]
            need[number] = min(need[number], steps)
            rest &= rest - 1

    def _hope(self, wanted: Mask, missing: Mask) -> None:
        touched = self.groups.masks[self.main] if missing != 0 else i64(0)
        while wanted != 0:
            number = count((wanted & -wanted) - 1)
            self.total += self.worth[number] * self.taste.reach[self.estate.need[number]] // 1000
            wanted &= wanted - 1
        while missing != 0:
            bit = missing & -missing
            number = count(bit - 1)
            if touched & bit != 0:
                self.link_need[number] = 1
            self.total += self.taste.link[self.link_need[number]]
            missing ^= bit

    def _weigh_bonds(self, state: Position, seat: Seat) -> None:
        """The kinds of land with an empty hex next to an own settlement: a card of that kind is not free to roam."""
        near = cells_of(seat) + field.NEAR
        bound: i64 = 0
        bit: i64 = 1
        for terrain in range(5):
            for index in range(WORDS):
                empty = self.land.fields[terrain * FIELD + index] & ~state.cells[field.OCCUPIED + index]
                if empty & state.cells[near + index] != 0:
                    bound |= bit
                    break
            bit <<= 1
        self.bound = bound
        self.total -= self.taste.roam * _BITS[bound]

    def gain(self, hex: Hex) -> i64:
        """What a settlement on an empty hex adds to the total."""
        worth = self.chart.place[hex] + self.line_gain[LINE_OF[hex]] + self.sector_gain[SECTOR_OF[hex]]
        if self.taste.far_sighted != 0:
            worth += self._gain_far(hex)
        else:
            new = self.land.touch[hex] & self.wanted
            while new != 0:
                worth += self.worth[count((new & -new) - 1)]
                new &= new - 1
        if self.taste.roam != 0:
            worth -= self.taste.roam * _BITS[self.chart.around[hex] & ~self.bound]
        if self.chart.grouped != 0:
            worth += self._gain_groups(hex)
        if self.question is not None:
            worth += self.question.gain(hex)
        return worth

    def _gain_far(self, hex: Hex) -> i64:
        worth: i64 = 0
        touch = self.land.touch[hex]
        rest = self.wanted & (self.chart.close[hex] | touch)
        reach, need = self.taste.reach, self.estate.need
        while rest != 0:
            bit = rest & -rest
            number = count(bit - 1)
            steps = i64(1) if touch & bit != 0 else self.chart.way[number * 401 + hex]
            if steps < need[number]:
                was = self.worth[number] * reach[need[number]] // 1000
                worth += self.worth[number] * reach[steps] // 1000 - was
            rest ^= bit
        return worth

    def _gain_groups(self, hex: Hex) -> i64:
        one: i64 = 0
        two: i64 = 0
        three: i64 = 0
        label, sizes, masks = self.groups.label, self.groups.sizes, self.groups.masks
        for side in range(hex * 6, hex * 6 + 6):
            group = label[RING[side]]
            if group == 0 or group in (one, two, three):
                continue
            if one == 0:
                one = group
            elif two == 0:
                two = group
            else:
                three = group
        gold = self.chart.gold
        worth: i64 = 0
        if gold[counting.GROUPS] != 0:
            joined: i64 = (1 if one != 0 else 0) + (1 if two != 0 else 0) + (1 if three != 0 else 0)
            worth += gold[counting.GROUPS] * (1 - joined)
        if gold[counting.PAIRS] != 0:
            members = 1 + sizes[one] + sizes[two] + sizes[three]
            if members > self.largest:
                worth += self._pairs(members) - self._pairs(self.largest)
        if gold[counting.LINKED] != 0:
            mask = self.land.touch[hex] | masks[one] | masks[two] | masks[three]
            worth += self._gain_links(hex, mask, self.main != 0 and self.main in (one, two, three))
        return worth

    def _gain_links(self, hex: Hex, mask: Mask, at_main: bool) -> i64:
        """New links, and steps towards more of them from the main group."""
        new: i64 = mask & ~self.linked if mask & (mask - 1) != 0 else i64(0)
        worth: i64 = self.chart.gold[counting.LINKED] * count(new)
        if self.taste.far_sighted == 0 or self.main == 0:
            return worth
        near: i64 = self.chart.close[hex] | mask if at_main else i64(0)
        rest = self.missing & (new | near)
        while rest != 0:
            bit = rest & -rest
            number = count(bit - 1)
            steps = self.link_need[number]
            if new & bit != 0:
                worth -= self.taste.link[steps]
            else:
                closer = i64(1) if mask & bit != 0 else self.chart.way[number * 401 + hex]
                if closer < steps:
                    worth += self.taste.link[closer] - self.taste.link[steps]
            rest ^= bit
        return worth

    def loss(self, hex: Hex) -> i64:
        """About what would be lost without an own settlement: a guess from what lies around it."""
        worth = self.chart.place[hex]
        if self.estate.lines[LINE_OF[hex]] == 1:
            worth += self.taste.line
        gold = self.chart.gold
        if gold[counting.BEST_LINE] != 0 and self.line_gain[LINE_OF[hex]] != 0:
            worth += gold[counting.BEST_LINE]
        worth += self.sector_gain[SECTOR_OF[hex]]
        touch = self.land.touch[hex]
        while touch != 0:
            number = count((touch & -touch) - 1)
            if self.estate.touches[number] == 1:
                worth += self.worth[number]
            touch &= touch - 1
        if self.chart.grouped != 0:
            worth += self._loss_groups(hex)
        return worth

    def _loss_groups(self, hex: Hex) -> i64:
        gold, groups = self.chart.gold, self.groups
        parts = STRETCHES[groups.ring(hex)]
        group = groups.label[hex]
        worth: i64 = gold[counting.GROUPS] * (1 - parts)
        if gold[counting.PAIRS] != 0 and groups.sizes[group] == self.largest:
            worth += gold[counting.PAIRS] // 2 if parts <= 1 else gold[counting.PAIRS] * 3
        if gold[counting.LINKED] != 0 and parts > 1 and groups.masks[group] & self.linked != 0:
            worth += 2 * gold[counting.LINKED]
        return worth
