"""Standing: what a seat has, and what it would have after each way to end the season, told by the rules' own functions.

A case is such a way: nothing is built, the next building of a row is, or the one that an enemy would destroy falls. Its
powers are the seat's own and what that building grants; no piece is known here by its name or place.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kingcraft.bots.kingsburg.grants import Grants, grants_of
from kingcraft.bots.kingsburg.promise import MOMENTS
from kingcraft.core.bits import count, lowest
from kingcraft.core.kinds import Mask, Seat
from kingcraft.core.state import integers
from kingcraft.kingsburg import effects, field, power
from kingcraft.kingsburg.box import COLUMNS, Box, box_for
from kingcraft.kingsburg.content import BASE
from kingcraft.kingsburg.destiny import first_destiny
from kingcraft.kingsburg.pieces import building_at
from kingcraft.kingsburg.position import Position
from kingcraft.kingsburg.province import falling, packed_price, reduced_price
from kingcraft.kingsburg.triggers import times_due

MOST_ROWS: Final[i64] = 15
FALLEN: Final[i64] = 16
"""The case in which a building has fallen; before it come no building, and the next one of each row."""
CASES: Final[i64] = 17
UNKNOWN: Final = -(1 << 60)
EVERYBODY: Final[i64] = 31
"""All seats, as bits."""
TOO_DEAR: Final[i64] = 0x7FFF7FFF7FFF
"""A price that no purse pays, in place of that of a full row's next building."""
NO_GAINS: Final[i64] = 0
PLAIN_GAINS: Final[i64] = 1
LATE_GAINS: Final[i64] = 2
"""Whether something comes by itself after building, and whether it depends on the goods that one will have."""
_AFTER_BUILDING: Final[i64] = 4
"""How many moments there are at most between building and the next dice or soldiers."""

BIT: Final[vec[i64]] = integers([1 << place for place in range(62)])
"""The mask of each place, looked up: that is quicker than core's `bit`."""
NEXT_COLUMN: Final[vec[i64]] = integers([0, 1, -1, 2, -1, -1, -1, 3, -1, -1, -1, -1, -1, -1, -1, 4])
"""For the four bits of a row: the column to build next; 4 if the row is full, -1 if a left neighbour is missing."""


class Standing:
    """One seat's standing. `take_up` tells whose and when; the rest may then be asked many times."""

    def __init__(self) -> None:
        self.box: Box = box_for(BASE, "2012", "points")
        self.board: Position = Position(self.box, 2)
        self.seat: Seat = 0
        self.grants: Grants = grants_of(self.box)
        self.granted: vec[i64] = self.grants.table
        self.powers: vec[i64] = vec[i64]()
        self.row: i64 = 0
        self.dues: i64 = 0
        self.rows: i64 = self.box.rows
        self.options: i64 = self.rows + 1
        self.sight: i64 = EVERYBODY
        self.moment: i64 = 0
        self.this_year: bool = True
        self.year: i64 = 0
        self.enemy: i64 = -1
        self.due: i64 = -1
        self.mask: Mask = 0
        self.rivals: i64 = 0
        self.gold: i64 = 0
        self.wood: i64 = 0
        self.stone: i64 = 0
        self.tokens: i64 = 0
        self.soldiers: i64 = 0
        self.army: i64 = 0
        self.ready: i64 = 0
        self.priced: i64 = 0
        self.place: vec[i64] = integers([-1] * CASES)
        self.piece: vec[i64] = integers([0] * CASES)
        self.sign: vec[i64] = integers([1] * FALLEN + [-1])
        self.after: vec[i64] = integers([0] * CASES)
        self.points: vec[i64] = integers([0] * CASES)
        self.cost: vec[i64] = integers([0] * CASES)
        """What the building of a case costs, packed."""
        # The building that each row waits for: in the lines of a case, or in those of another, but for one row.
        self.list: vec[i64] = integers([0] * CASES)
        self.changed: vec[i64] = integers([-1] * CASES)
        self.near: vec[i64] = integers([0] * (CASES * MOST_ROWS))
        self.column: vec[i64] = integers([0] * (CASES * MOST_ROWS))
        self.gains: vec[i64] = integers([0] * (CASES * field.BUNDLE_WIDTH))
        self.gainful: vec[i64] = integers([0] * CASES)
        self.purse: vec[i64] = integers([0] * field.WIDTH)
        self.help: vec[i64] = integers([0] * 8)
        self.help_key: i64 = -1

    def take_up(self, board: Position, seat: Seat, moment: i64, due: i64) -> None:
        """Takes up a seat's standing. `due` is the season whose gains are still to come, or -1."""
        row = seat * field.WIDTH
        self.board = board
        self.seat = seat
        self.moment = moment
        self.due = due
        self.this_year = moment // 4 + 1 == board.year
        self.powers = board.powers
        self.row = seat * self.box.width
        if board.destiny >= 0 and not self.this_year:
            self._end_destiny(first_destiny(board) + board.destiny)
        self.year = min(moment // 4, MOMENTS // 4 - 1)
        self.enemy = board.enemy if self.this_year and (board.seen & self.sight) >> seat & 1 != 0 else i64(-1)
        self.mask = board.book[row + field.BUILDINGS]
        self.gold = board.book[row + field.GOLD]
        self.wood = board.book[row + field.WOOD]
        self.stone = board.book[row + field.STONE]
        self.tokens = board.book[row + field.TOKENS]
        self.soldiers = board.book[row + field.SOLDIERS]
        self.army = self.soldiers
        self.rivals = 0
        for other in range(board.seats):
            if other != seat:
                self.rivals = max(self.rivals, count(board.book[other * field.WIDTH + field.BUILDINGS]))
        self.ready = 0
        self.priced = 0
        self.dues = 0
        if due >= 0:
            self._list_dues(due)

    def _list_dues(self, due: i64) -> None:
        """The moments before the next dice or soldiers at which the seat has triggers, as bits."""
        after = power.SEASON_START + due + 1 if due < 2 else power.RECRUITING
        for moment in range(power.BUILT, power.BUILT + COLUMNS):
            self._add_due(moment)
        self._add_due(power.SEASON_END + due)
        self._add_due(power.REWARD)
        self._add_due(after)

    def _add_due(self, moment: i64) -> None:
        if self.powers[self.row + power.DUE + moment] != 0:
            self.dues |= BIT[moment]

    def _end_destiny(self, piece: i64) -> None:
        """The destiny of a year that will be over gives nothing."""
        width = self.box.width
        self.powers = self.powers[self.row : self.row + width]
        self.row = 0
        for what in range(width):
            self.powers[what] -= self.granted[piece * width + what]

    def open_box(self, box: Box) -> None:
        """Turns to the content of another box."""
        self.box = box
        self.grants = grants_of(box)
        self.granted = self.grants.table
        self.rows = box.rows
        self.options = self.rows + 1

    # -- cases -----------------------------------------------------------------------------------------

    def power(self, case: i64, what: i64) -> i64:
        """A power of the seat in a case that is prepared."""
        return self.powers[self.row + what] + self.sign[case] * self.granted[self.piece[case] + what]

    def own(self, what: i64) -> i64:
        """A power of the seat as it is."""
        return self.powers[self.row + what]

    def ensure(self, case: i64) -> None:
        """Prepares a case if it is not."""
        if (self.ready >> case) & 1 == 0:
            self.prepare(case)

    def prepare(self, case: i64) -> None:
        """The province, the prices and the gains to come of one case."""
        self.set_price(case)
        self.ready |= BIT[case]
        place = self.place[case]
        self.piece[case] = self.grants.nothing
        self.points[case] = 0
        mask = self.mask
        dues = self.dues
        if place >= 0:
            building = building_at(self.board, self.seat, place)
            self.piece[case] = building * self.box.width
            self.points[case] = self.value(place) * self.sign[case]
            mask ^= BIT[place]
            dues |= self.grants.dues[building]
        self.after[case] = mask
        self._list_near(case, mask)
        self._add_gains(case, dues)

    def set_price(self, case: i64) -> None:
        """The place that a case is about, and what it costs to build there: too much if the row is full."""
        self.priced |= BIT[case]
        place = self._place(case)
        self.place[case] = place
        price: i64 = 0
        if 0 < case < FALLEN:
            price = packed_price(self.board, self.seat, place) if place >= 0 else TOO_DEAR
        self.cost[case] = price

    def _place(self, case: i64) -> i64:
        """The place that is built on or falls, or -1."""
        if case == 0:
            return -1
        return falling(self.box, self.mask) if case == FALLEN else self.next_in_row(case - 1)

    def next_in_row(self, row: i64) -> i64:
        """The place that a row of the province waits for, or -1 if it is full."""
        column = NEXT_COLUMN[(self.mask >> (row * COLUMNS)) & 15]
        return i64(-1) if column == COLUMNS else row * COLUMNS + column

    def value(self, place: i64) -> i64:
        """The points that stand on a place or come with its building."""
        if (self.board.book[self.seat * field.WIDTH + field.UNSCORED] >> place) & 1 != 0:
            return 0
        return self.box.value[building_at(self.board, self.seat, place)]

    def _list_near(self, case: i64, mask: Mask) -> None:
        """The building that each row waits for then, and its price; what is as with nothing built is not repeated."""
        self.list[case] = case * MOST_ROWS
        self.changed[case] = -1
        if case > 0 and self.granted[self.piece[case] + power.CUTS] == 0:
            self.ensure(0)
            self.list[case] = 0
            if self.place[case] >= 0:
                self.changed[case] = self.place[case] // COLUMNS
                self._wait_for(case, self.changed[case], mask)
            return
        for row in range(self.rows):
            self._wait_for(case, row, mask)

    def _wait_for(self, case: i64, row: i64, mask: Mask) -> None:
        column = NEXT_COLUMN[(mask >> (row * COLUMNS)) & 15]
        price: i64 = TOO_DEAR
        if column < COLUMNS:
            building = self.board.sheet[self.seat * self.box.sheet_width + row * COLUMNS + column]
            price = self.box.price[building] if self.power(case, power.CUTS) == 0 else self._reduced(case, building)
        self.near[case * MOST_ROWS + row] = price
        self.column[case * MOST_ROWS + row] = column

    def _reduced(self, case: i64, building: i64) -> i64:
        by_row = self.power(case, power.CUT_ROW + self.box.row_of[building])
        return reduced_price(self.box, building, self.power(case, power.CUT_COLUMN + building % COLUMNS), by_row)

    # -- triggers ----------------------------------------------------------------------------------------

    def _add_gains(self, case: i64, dues: i64) -> None:
        """What comes by itself before the next moment; what depends on the goods one will have is told apart."""
        self.gainful[case] = NO_GAINS
        if self.due < 0 or dues == 0:
            return
        for what in range(field.BUNDLE_WIDTH):
            self.gains[case * field.BUNDLE_WIDTH + what] = 0
        for nth in range(_AFTER_BUILDING):
            moment = self._moment(case, nth)
            if (dues >> moment) & 1 != 0:
                self._add_plain(case, moment)

    def _moment(self, case: i64, nth: i64) -> i64:
        """The moments of triggers from a season's building to the next dice or soldiers; power.MOMENTS for none."""
        if nth == 0:
            return power.BUILT + self.place[case] % COLUMNS if self.place[case] >= 0 else power.MOMENTS
        if nth == 1:
            return power.SEASON_END + self.due
        if nth == 2:
            return power.REWARD if self.due == 0 and count(self.after[case]) >= self.rivals else power.MOMENTS
        return power.SEASON_START + self.due + 1 if self.due < 2 else power.RECRUITING

    def _add_plain(self, case: i64, moment: i64) -> None:
        mask = self.power(case, power.DUE + moment)
        if mask == 0:
            return
        open = mask & ~self.grants.plain[moment]
        self.gainful[case] = max(self.gainful[case], LATE_GAINS if open != 0 else PLAIN_GAINS)
        figures = self.box.triggers[moment]
        while mask != 0:
            line = lowest(mask) * effects.TRIGGER_WIDTH
            for what in range(field.BUNDLE_WIDTH):
                self.gains[case * field.BUNDLE_WIDTH + what] += figures[line + what]
            mask &= mask - 1

    def fill_purse(self, case: i64, gold: i64, wood: i64, stone: i64, tokens: i64, soldiers: i64) -> None:
        """A row of a book with what the seat would have, for the rules to count in."""
        purse = self.purse
        purse[field.GOLD] = gold
        purse[field.WOOD] = wood
        purse[field.STONE] = stone
        purse[field.SOLDIERS] = soldiers
        purse[field.TOKENS] = tokens
        purse[field.POINTS] = 0
        purse[field.BUILDINGS] = self.after[case]

    def run_triggers(self, case: i64) -> None:
        """Puts all that comes before the next moment in the purse, as the rules would."""
        for nth in range(_AFTER_BUILDING):
            moment = self._moment(case, nth)
            if moment < power.MOMENTS:
                self.run_moment(case, moment)

    def run_moment(self, case: i64, moment: i64) -> None:
        """Puts what is due at a moment in the purse."""
        self.run_due(self.power(case, power.DUE + moment), moment)

    def due_in_battle(self, case: i64, moment: i64) -> i64:
        """What is due at a moment of this year's battle, for who looks at the next year; the destiny's too."""
        due = self.power(case, power.DUE + moment)
        if self.board.destiny >= 0 and not self.this_year:
            destiny = first_destiny(self.board) + self.board.destiny
            due += self.granted[destiny * self.box.width + power.DUE + moment]
        return due

    def run_due(self, mask: Mask, moment: i64) -> None:
        """Puts triggers of a moment, as bits, in the purse; nobody loses what is not there, but for points."""
        purse = self.purse
        figures = self.box.triggers[moment]
        while mask != 0:
            line = lowest(mask) * effects.TRIGGER_WIDTH
            times = times_due(self.box, purse, 0, figures, line)
            for what in range(field.POINTS):
                purse[what] += max(-purse[what], times * figures[line + what])
            purse[field.POINTS] += times * figures[line + field.POINTS]
            mask &= mask - 1

    # -- the battle --------------------------------------------------------------------------------------

    def fall_worth(self, case: i64) -> i64:
        """The points that would fall with a building, and one more for what it did."""
        place = falling(self.box, self.after[case])
        return self.value(place) + 1 if place >= 0 else i64(0)
