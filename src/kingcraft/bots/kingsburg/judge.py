"""Judge: what a seat's standing is worth to it, in thousandths of the points it will still score and has scored.

What comes before the next moment of the year it asks of the standing, and so of the rules; what lies further ahead the
weights tell, by name.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kingcraft.bots.kingsburg import part
from kingcraft.bots.kingsburg.battle import battle_parts
from kingcraft.bots.kingsburg.grants import BATTLE_PARTS
from kingcraft.bots.kingsburg.net import Net
from kingcraft.bots.kingsburg.promise import MOMENTS
from kingcraft.bots.kingsburg.standing import (
    BIT,
    CASES,
    MOST_ROWS,
    NEXT_COLUMN,
    NO_GAINS,
    PLAIN_GAINS,
    UNKNOWN,
    Standing,
)
from kingcraft.bots.kingsburg.weights import POINT, WHOLE, Book, first_governor, width_of
from kingcraft.core.bits import count
from kingcraft.core.kinds import Seat
from kingcraft.core.state import integers
from kingcraft.kingsburg import field, power
from kingcraft.kingsburg.box import COLUMNS, PRICE_BITS, covers
from kingcraft.kingsburg.governors import GOVERNOR_SLOT
from kingcraft.kingsburg.position import NO_PIECE, Position

ONE_PRICE: Final[i64] = 0x7FFF
HELD: Final[i64] = 128
"""How many purses are remembered."""
RECRUITS: Final[i64] = 8
"""More soldiers than that in one season are weighed as that many."""


class Judge(Standing):
    """Weighs what one seat has. `look` tells it whose standing and when; the rest may then be asked many times."""

    def __init__(self, book: Book) -> None:
        super().__init__()
        self.book = book
        self.seats: i64 = 0
        self.table: vec[i64] = vec[i64]()
        self.net: Net | None = None
        self.width: i64 = 0
        self.base: i64 = 0
        self.fond: Seat = -1
        """The seat with a liking, if any: its tables stand behind those of everybody (see liking.py)."""
        self.flags: i64 = 0
        self.scored: i64 = 0
        """Points that were counted while gifts were put in the purse, in thousandths."""
        self.best: i64 = 0
        self.strip: vec[i64] = integers([0] * MOST_ROWS)
        self.still: vec[i64] = integers([0] * (CASES * RECRUITS))
        self.known: vec[i64] = integers([0] * CASES)
        """For each case the numbers of recruits that `still` is known for, as bits."""
        self.look_number: i64 = 0
        self.held_key: vec[i64] = integers([-1] * HELD)
        self.held: vec[i64] = integers([0] * HELD)
        self.parts: vec[i64] = integers([0] * BATTLE_PARTS)

    def look(self, board: Position, seat: Seat, moment: i64, due: i64) -> None:
        """Takes up a seat's standing. `due` is the season whose gains are still to come, or -1."""
        if self.box is not board.box or self.seats != board.seats:
            self.open_box(board.box)
            self.seats = board.seats
            self.table = self.book.tables(board.box, board.seats)
            self.net = self.book.net(board.box, board.seats)
            self.width = width_of(board.box)
        self.take_up(board, seat, moment, due)
        self.base = (moment + MOMENTS if seat == self.fond else moment) * self.width
        self.scored = 0
        self.look_number = (self.look_number + 1) & 0xFFFFFF
        first = seat * self.box.sheet_width
        for row in range(self.rows):
            self.strip[row] = part.STRIPS + board.sheet[first + row * COLUMNS] // COLUMNS * part.STRIP_WIDTH
        self.flags = self._flags(board, seat) if moment < MOMENTS else i64(0)

    def prepare(self, case: i64) -> None:
        """One case, of which nothing is known yet."""
        super().prepare(case)
        self.known[case] = 0

    def _flags(self, board: Position, seat: Seat) -> i64:
        """The King's Envoy and aid, and the governor."""
        total: i64 = self.table[self.base + part.ENVOY] if board.envoy == seat else i64(0)
        if board.aid == seat and self.moment % 4 == 0:
            total += self.table[self.base + part.AID]
        if len(board.box.governors) > 0:
            governor = self.governor(board, seat)
            if governor >= 0:
                total += self.table[self.base + first_governor(board.box) + governor]
        return total

    def governor(self, board: Position, seat: Seat) -> i64:
        """The governor that a seat holds, or -1."""
        piece = board.sheet[seat * board.box.sheet_width + len(board.box.printed) + GOVERNOR_SLOT]
        return i64(-1) if piece == NO_PIECE else piece - len(board.box.buildings)

    def worth(self) -> i64:
        """What the standing is worth as it is, nothing built."""
        return self.still_worth(0, self.soldiers) + self.goods_worth(0, self.gold, self.wood, self.stone, self.tokens)

    def still_worth(self, case: i64, soldiers: i64) -> i64:
        """All but goods and tokens: buildings, soldiers, the battle ahead, who leads."""
        if self.moment >= MOMENTS:
            return 0
        if (self.ready >> case) & 1 == 0:
            self.prepare(case)
        table = self.table
        base = self.base
        total = table[base + part.BIAS] + self.flags + table[base + part.SOLDIERS + min(soldiers, part.MOST_SOLDIERS)]
        mask = self.after[case]
        for row in range(self.rows):
            total += table[base + self.strip[row] + NEXT_COLUMN[(mask >> (row * COLUMNS)) & 15]]
        ahead = max(-2, min(2, count(mask) - self.rivals))
        return total + table[base + part.LEAD + 2 + ahead] + self.battle_worth(case, soldiers)

    def battle_worth(self, case: i64, soldiers: i64) -> i64:
        """What the battle of the moment's year promises, over all cards and throws it may bring."""
        parts = self.parts
        battle_parts(self, parts, case, soldiers)
        total: i64 = 0
        for index in range(BATTLE_PARTS):
            total += parts[index] * self.table[self.base + part.BATTLE + index]
        return total // WHOLE

    def goods_worth(self, case: i64, gold: i64, wood: i64, stone: i64, tokens: i64) -> i64:
        """Goods and tokens, and the buildings they would pay for."""
        if (self.ready >> case) & 1 == 0:
            self.prepare(case)
        if self.moment >= MOMENTS:
            return self.ending_points(case, gold, wood, stone, tokens) * POINT + gold + wood + stone
        table = self.table
        base = self.base
        total = table[base + part.GOLD + min(gold, part.MOST_GOLD)]
        total += table[base + part.WOOD + min(wood, part.MOST_WOOD)]
        total += table[base + part.STONE + min(stone, part.MOST_STONE)]
        total += table[base + part.GOODS + min(gold + wood + stone, part.MOST_GOODS)]
        total += table[base + part.TOKENS + min(tokens, part.MOST_TOKENS)]
        purse = gold + (wood << PRICE_BITS) + (stone << (2 * PRICE_BITS))
        first = self.list[case]
        changed = self.changed[case]
        for row in range(self.rows):
            index = row + (case * MOST_ROWS if row == changed else first)
            if covers(purse, self.near[index]):
                total += table[base + self.strip[row] + part.NEAR + self.column[index]]
        return total

    def ending_points(self, case: i64, gold: i64, wood: i64, stone: i64, tokens: i64) -> i64:
        """What the pieces of a case give at the end of the game."""
        if self.power(case, power.DUE + power.GAME_END) == 0:
            return 0
        self.fill_purse(case, gold, wood, stone, tokens, 0)
        self.run_moment(case, power.GAME_END)
        return self.purse[field.POINTS]

    def option_worth(self, option: i64, gold: i64, wood: i64, stone: i64, tokens: i64, soldiers: i64) -> i64:
        """What one way to end the season is worth: its building paid for, the gains of the season taken."""
        if (self.priced >> option) & 1 == 0:
            self.set_price(option)
        cost = self.cost[option]
        if cost != 0:
            if not covers(gold + (wood << PRICE_BITS) + (stone << (2 * PRICE_BITS)), cost):
                return UNKNOWN
            gold -= cost & ONE_PRICE
            wood -= (cost >> PRICE_BITS) & ONE_PRICE
            stone -= cost >> (2 * PRICE_BITS)
        if (self.ready >> option) & 1 == 0:
            self.prepare(option)
        if self.gainful[option] != NO_GAINS:
            return self._with_gains(option, gold, wood, stone, tokens, soldiers)
        worth = self.points[option] * POINT + self._still(option, soldiers)
        return worth + self.goods_worth(option, gold, wood, stone, tokens)

    def _with_gains(self, option: i64, gold: i64, wood: i64, stone: i64, tokens: i64, soldiers: i64) -> i64:
        """The same once the building is paid, with what comes by itself."""
        points = self.points[option]
        if self.gainful[option] == PLAIN_GAINS:
            line = option * field.BUNDLE_WIDTH
            gains = self.gains
            gold += gains[line + field.GOLD]
            wood += gains[line + field.WOOD]
            stone += gains[line + field.STONE]
            soldiers += gains[line + field.SOLDIERS]
            tokens += gains[line + field.TOKENS]
            points += gains[line + field.POINTS]
        else:
            self.fill_purse(option, gold, wood, stone, tokens, soldiers)
            self.run_triggers(option)
            purse = self.purse
            gold = purse[field.GOLD]
            wood = purse[field.WOOD]
            stone = purse[field.STONE]
            soldiers = purse[field.SOLDIERS]
            tokens = purse[field.TOKENS]
            points += purse[field.POINTS]
        return points * POINT + self._still(option, soldiers) + self.goods_worth(option, gold, wood, stone, tokens)

    def holding(self, gold: i64, wood: i64, stone: i64, tokens: i64, soldiers: i64) -> i64:
        """What these goods, tokens and soldiers are worth with the best building they pay for; often asked again."""
        if (gold | wood | stone) > 255 or (tokens | soldiers) > 31:
            return self._best_option(gold, wood, stone, tokens, soldiers)
        key = (((self.look_number * 256 + gold) * 256 + wood) * 256 + stone) * 1024 + tokens * 32 + soldiers
        place = (gold * 5 + wood * 11 + stone * 29 + tokens * 53 + soldiers * 71) & (HELD - 1)
        if self.held_key[place] != key:
            self.held[place] = self._best_option(gold, wood, stone, tokens, soldiers)
            self.held_key[place] = key
        return self.held[place]

    def _best_option(self, gold: i64, wood: i64, stone: i64, tokens: i64, soldiers: i64) -> i64:
        best = self.option_worth(0, gold, wood, stone, tokens, soldiers)
        for option in range(1, self.options):
            worth = self.option_worth(option, gold, wood, stone, tokens, soldiers)
            best = max(best, worth)
        return best

    def holding_now(self) -> i64:
        """What the purse is worth as it is, with the best building it pays for."""
        return self.scored + self.holding(self.gold, self.wood, self.stone, self.tokens, self.soldiers)

    def _still(self, option: i64, soldiers: i64) -> i64:
        """The part of an option that goods do not change, reckoned once."""
        recruits = max(0, min(soldiers - self.army, RECRUITS - 1))
        place = option * RECRUITS + recruits
        if (self.known[option] >> recruits) & 1 == 0:
            self.known[option] |= BIT[recruits]
            self.still[place] = self.still_worth(option, soldiers)
        return self.still[place]
