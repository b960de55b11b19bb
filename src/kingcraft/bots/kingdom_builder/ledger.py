"""Ledger: what a seat has on the map, what that is worth, and what one more settlement would bring.

It is opened on a position; `total` is then the worth of all that the seat has, and `gain` how much a settlement on a
hex adds to it, in thousandths of a gold piece. With plain weights that is the gold itself and the tiles.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kingcraft.bots.kingdom_builder.asking import Question
from kingcraft.bots.kingdom_builder.chart import FAR, LINE_OF, RING, SECTOR_OF, Chart
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
    """The books of one seat, for as long as the position does not change."""

    def __init__(self, taste: Taste, chart: Chart) -> None:
        self.taste = taste
        self.chart = chart
        self.land: Land = chart.land
        self.total: i64 = 0
        self.size: i64 = 0
        self.members = vec[i64]([0] * 64)
        self.label = vec[i64]([0] * 401)
        self.lines = vec[i64]([0] * 20)
        self.line_gain = vec[i64]([0] * 20)
        self.sectors = vec[i64]([0] * 16)
        self.sector_gain = vec[i64]([0] * 4)
        self.worth = vec[i64]([0] * 64)
        self.need = vec[i64]([0] * 64)
        self.touched: i64 = 0
        self.wanted: i64 = 0
        self.stack = vec[i64]([0] * 64)
        self.sizes = vec[i64]([0] * 64)
        self.masks = vec[i64]([0] * 64)
        self.groups: i64 = 0
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
        """Writes the books anew."""
        self._count(state, seat)
        if self.chart.lined != 0:
            self._weigh_lines(state)
        if self.chart.sectored != 0:
            self._weigh_sectors(state, seat)
        self._weigh_specials(state, seat)
        if self.chart.grouped != 0:
            self._find_groups()
        if self.taste.far_sighted != 0:
            self._look_far()
        if self.taste.roam != 0:
            self._weigh_bonds(state, seat)
        if len(self.chart.strange) > 0:
            self._ask(state, seat)

    def _ask(self, state: Position, seat: Seat) -> None:
        """Asks the rules about the cards that are not weighed here."""
        if not self.questions:
            self.questions = [Question(self.chart, state, other) for other in range(state.seats)]
        question = self.questions[int(seat)]
        question.take_up(state)
        self.question = question
        self.total += question.total

    def _count(self, state: Position, seat: Seat) -> None:
        """Lists the settlements of the seat, and adds up what each brings by its place alone."""
        all_members, label, cells = self.members, self.label, state.cells
        place, touch = self.chart.place, self.land.touch
        for index in range(self.size):
            before = all_members[index]
            label[before] = 0
        members: i64 = 0
        total: i64 = 0
        touched: i64 = 0
        own = cells_of(seat) + field.OWN
        for index in range(WORDS):
            word = cells[own + index]
            while word != 0:
                hex = first_in(word, index)
                word &= word - 1
                all_members[members] = hex
                members += 1
                label[hex] = -1
                total += place[hex]
                touched |= touch[hex]
        self.size = members
        self.total = total
        self.touched = touched

    def _count_in(self, counts: vec[i64], kinds: i64, kind_of: vec[i64]) -> None:
        """How many of the settlements lie on each line, or in each sector."""
        members = self.members
        for kind in range(kinds):
            counts[kind] = 0
        for index in range(self.size):
            hex = members[index]
            kind = kind_of[hex]
            counts[kind] += 1

    def _weigh_lines(self, state: Position) -> None:
        """What each horizontal line brings: its first settlement, or one more on the fullest."""
        self._count_in(self.lines, 20, LINE_OF)
        self.total += weigh_lines(self.lines, self.line_gain, self.taste.line)
        gold = self.chart.gold[counting.BEST_LINE]
        if gold != 0:
            self.total += weigh_best_line(state, self.lines, self.line_gain, gold, self.taste.open_line)

    def _weigh_sectors(self, state: Position, seat: Seat) -> None:
        """What one more settlement in each sector brings."""
        self._count_in(self.sectors, 4, SECTOR_OF)
        chart = self.chart
        for number in range(4):
            self.sector_gain[number] = 0
        gold = chart.gold[counting.WEAKEST]
        if gold != 0:
            now = weakest_worth(self.sectors, self.taste, gold)
            self.total += now
            for number in range(4):
                self.sectors[number] += 1
                self.sector_gain[number] += weakest_worth(self.sectors, self.taste, gold) - now
                self.sectors[number] -= 1
        gold = chart.gold[counting.RANKS]
        if gold != 0:
            settle_counts(state, seat, self.sectors)
            for number in range(4):
                now = rank_worth(self.sectors, number, 0, state.seats, self.taste, gold, chart.second)
                more = rank_worth(self.sectors, number, 1, state.seats, self.taste, gold, chart.second)
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
            if self.touched & bit != 0:
                self.total += worth if kind == field.NONE or held & bit != 0 else i64(0)
            elif worth != 0:
                wanted |= bit
            bit <<= 1
        self.wanted = wanted

    def _find_groups(self) -> None:
        """Gives the settlements of each connected group the same label."""
        self.groups = 0
        self.largest = 0
        self.linked = 0
        self.main = 0
        for index in range(self.size):
            if self.label[self.members[index]] == -1:
                self._walk(self.members[index])
        gold = self.chart.gold
        self.total += (
            gold[counting.GROUPS] * self.groups + self._pairs(self.largest) + gold[counting.LINKED] * count(self.linked)
        )

    def _walk(self, start: i64) -> None:
        self.groups += 1
        group = self.groups
        label = self.label
        stack = self.stack
        label[start] = group
        stack[0] = start
        height: i64 = 1
        members: i64 = 0
        mask: i64 = 0
        while height > 0:
            height -= 1
            hex = stack[height]
            members += 1
            mask |= self.land.touch[hex]
            for side in range(hex * 6, hex * 6 + 6):
                other = RING[side]
                if label[other] == -1:
                    label[other] = group
                    stack[height] = other
                    height += 1
        self.sizes[group] = members
        self.masks[group] = mask
        self.largest = members if members > self.largest else self.largest
        if mask & (mask - 1) != 0:
            self.linked |= mask
        if self.main == 0 or _fuller(mask, members, self.masks[self.main], self.sizes[self.main]):
            self.main = group

    def _pairs(self, members: i64) -> i64:
        """What the largest group is worth; while there is time an odd settlement counts half."""
        gold = self.chart.gold[counting.PAIRS]
        return gold * members // 2 if self.taste.weak != 0 else gold * (members >> 1)

    def _look_far(self) -> None:
        """Counts the steps to the special hexes that are wanted, and what is hoped from them."""
        missing: i64 = 0
        if self.chart.gold[counting.LINKED] != 0 and self.main != 0:
            missing = self.land.locations | self.land.castles
            missing &= ~self.linked
        self.missing = missing
        for number in range(len(self.land.specials)):
            self.need[number] = FAR
            self.link_need[number] = FAR
        members, close, wanted = self.members, self.chart.close, self.wanted
        for index in range(self.size):
            hex = members[index]
            near = close[hex]
            if near & wanted != 0:
                self._approach(hex, self.need, near & wanted)
            if near & missing != 0 and self.label[hex] == self.main:
                self._approach(hex, self.link_need, near & missing)
        self._hope(self.wanted, missing)

    def _approach(self, hex: Hex, need: vec[i64], rest: Mask) -> None:
        """Notes for some special hexes near a settlement that it is so many steps away."""
        way = self.chart.way
        while rest != 0:
            number = count((rest & -rest) - 1)
            place = number * 401 + hex
            steps = way[place]
            need[number] = min(need[number], steps)
            rest &= rest - 1

    def _hope(self, wanted: Mask, missing: Mask) -> None:
        touched = self.masks[self.main] if missing != 0 else i64(0)
        while wanted != 0:
            number = count((wanted & -wanted) - 1)
            self.total += self.worth[number] * self.taste.reach[self.need[number]] // 1000
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
        reach = self.taste.reach
        while rest != 0:
            bit = rest & -rest
            number = count(bit - 1)
            steps = i64(1) if touch & bit != 0 else self.chart.way[number * 401 + hex]
            if steps < self.need[number]:
                was = self.worth[number] * reach[self.need[number]] // 1000
                worth += self.worth[number] * reach[steps] // 1000 - was
            rest ^= bit
        return worth

    def _gain_groups(self, hex: Hex) -> i64:
        one: i64 = 0
        two: i64 = 0
        three: i64 = 0
        for side in range(hex * 6, hex * 6 + 6):
            group = self.label[RING[side]]
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
            members = 1 + self.sizes[one] + self.sizes[two] + self.sizes[three]
            if members > self.largest:
                worth += self._pairs(members) - self._pairs(self.largest)
        if gold[counting.LINKED] != 0:
            mask = self.land.touch[hex] | self.masks[one] | self.masks[two] | self.masks[three]
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
        if self.lines[LINE_OF[hex]] == 1:
            worth += self.taste.line
        gold = self.chart.gold
        if gold[counting.BEST_LINE] != 0 and self.line_gain[LINE_OF[hex]] != 0:
            worth += gold[counting.BEST_LINE]
        worth += self.sector_gain[SECTOR_OF[hex]]
        touch = self.land.touch[hex]
        while touch != 0:
            number = count((touch & -touch) - 1)
            if self._around(self.land.specials[number], 0) == 1:
                worth += self.worth[number]
            touch &= touch - 1
        if self.chart.grouped != 0:
            worth += self._loss_groups(hex)
        return worth

    def _loss_groups(self, hex: Hex) -> i64:
        gold = self.chart.gold
        parts = self._around(hex, 1)
        group = self.label[hex]
        worth: i64 = gold[counting.GROUPS] * (1 - parts)
        if self.sizes[group] == self.largest:
            worth += gold[counting.PAIRS] // 2 if parts <= 1 else gold[counting.PAIRS] * 3
        if gold[counting.LINKED] != 0 and parts > 1 and self.masks[group] & self.linked != 0:
            worth += 2 * gold[counting.LINKED]
        return worth

    def _around(self, hex: Hex, arcs: i64) -> i64:
        """How many own settlements lie around a hex, or in how many stretches."""
        found: i64 = 0
        before = self.label[RING[hex * 6 + 5]] if arcs != 0 else i64(0)
        for side in range(hex * 6, hex * 6 + 6):
            here = self.label[RING[side]]
            if here != 0 and (arcs == 0 or before == 0):
                found += 1
            before = here
        return found


def _fuller(mask: Mask, members: i64, other_mask: Mask, others: i64) -> bool:
    """Whether a group touches more special hexes than another, or as many with more settlements."""
    mine = count(mask)
    theirs = count(other_mask)
    return mine > theirs or (mine == theirs and members > others)
