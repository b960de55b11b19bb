"""Judge: what a seat's standing is worth to it, in thousandths of the points it will still score and has scored."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kingcraft.bots.kingsburg.pieces import SIDES, Pieces, added, pieces_of
from kingcraft.bots.kingsburg.scales import (
    BATTLE_PARTS,
    BIAS,
    LEAD,
    MOMENTS,
    MOST_GOLD,
    MOST_GOODS,
    MOST_SOLDIERS,
    MOST_STONE,
    MOST_TOKENS,
    MOST_WOOD,
    NEAR,
    OF_BATTLE,
    OF_GOLD,
    OF_GOODS,
    OF_SOLDIERS,
    OF_STONE,
    OF_TOKENS,
    OF_WOOD,
    POINT,
    ROW,
    WIDTH,
    WITH_AID,
    WITH_ENVOY,
)  # fmt: skip
from kingcraft.core.bits import count
from kingcraft.core.state import integers
from kingcraft.kingsburg import field, power
from kingcraft.kingsburg.box import COLUMNS, OF_BUILDINGS, OF_CHOICE, OF_POINTS, PRICE_BITS, SPOILS_WIDTH, Box, box_for
from kingcraft.kingsburg.content import BASE
from kingcraft.kingsburg.position import Position
from kingcraft.kingsburg.province import covers
from kingcraft.kingsburg.province import falling as falling_place

OPTIONS: Final = 9
"""No building, or the next one of a row: of as many rows as a province can have."""
RECRUITS: Final = 8
"""More soldiers than that in one season are weighed as that many."""
YEARS: Final = 5
UNKNOWN: Final = -(1 << 60)
EVERYBODY: Final = 31
"""All seats, as bits."""

NEXT_COLUMN: Final[vec[i64]] = integers([0, 1, -1, 2, -1, -1, -1, 3, -1, -1, -1, -1, -1, -1, -1, 4])
"""For the four bits of a row: the column to build next; 4 if the row is full, -1 if a left neighbour is missing."""


class Judge:
    """Weighs what one seat has. `look` tells it whose standing and when; the rest may then be asked many times."""

    def __init__(self, table: vec[i64]) -> None:
        self.table = table
        self.box: Box = box_for(BASE, "2012", "points")
        self.pieces: Pieces = pieces_of(self.box)
        self.rows: i64 = self.pieces.rows
        self.options: i64 = self.rows + 1
        self.sight: i64 = EVERYBODY
        self.moment: i64 = 0
        self.base: i64 = 0
        self.year: i64 = 0
        self.enemy: i64 = -1
        self.mask: i64 = 0
        self.rivals: i64 = 0
        self.flags: i64 = 0
        self.gold: i64 = 0
        self.wood: i64 = 0
        self.stone: i64 = 0
        self.tokens: i64 = 0
        self.soldiers: i64 = 0
        self.army: i64 = 0
        self.best: i64 = 0
        self.points: i64 = 0
        self.doubled: i64 = 0
        self.due: i64 = -1
        self.building: vec[i64] = integers([-1] * OPTIONS)
        self.after: vec[i64] = integers([0] * OPTIONS)
        self.price: vec[i64] = integers([0] * OPTIONS)
        self.scored: vec[i64] = integers([0] * OPTIONS)
        self.gains: vec[i64] = integers([0] * (OPTIONS * 4))
        self.still: vec[i64] = integers([UNKNOWN] * (OPTIONS * RECRUITS))
        self.parts: vec[i64] = integers([0] * BATTLE_PARTS)
        self.offset: vec[i64] = integers([0] * 64)

    def look(self, board: Position, seat: i64, moment: i64, due: i64) -> None:
        """Takes up a seat's standing. `due` is the season whose gains are still to come, or -1."""
        if self.box is not board.box:
            self.box = board.box
            self.pieces = pieces_of(board.box)
            self.rows = self.pieces.rows
            self.options = self.rows + 1
            for type in range(len(self.offset)):
                self.offset[type] = 0
        row = seat * field.WIDTH
        self.moment = moment
        self.base = moment * WIDTH
        self.mask = board.book[row + field.BUILDINGS]
        self.gold = board.book[row + field.GOLD]
        self.wood = board.book[row + field.WOOD]
        self.stone = board.book[row + field.STONE]
        self.tokens = board.book[row + field.TOKENS]
        self.soldiers = board.book[row + field.SOLDIERS]
        self.army = self.soldiers
        self.points = 0
        self.doubled = board.powers[power.DOUBLED]
        self.due = due
        this_year = moment // 4 + 1 == board.year
        self.enemy = board.enemy if this_year and (board.seen & self.sight) >> seat & 1 != 0 else -1
        self.year = min(moment // 4, YEARS - 1)
        self.rivals = 0
        for other in range(board.seats):
            if other != seat:
                self.rivals = max(self.rivals, count(board.book[other * field.WIDTH + field.BUILDINGS]))
        self.flags = 0
        if moment < MOMENTS:
            if board.envoy == seat:
                self.flags += self.table[self.base + WITH_ENVOY]
            if board.aid == seat and moment % 4 == 0:
                self.flags += self.table[self.base + WITH_AID]
        for index in range(self.options * RECRUITS):
            self.still[index] = UNKNOWN
        if board.box.has_cards:
            self._weigh_cards(board, seat)
        self._list_buildings()

    def _weigh_cards(self, board: Position, seat: i64) -> None:
        """What governor and destiny add in battle against each type, less what they make the enemy stronger by."""
        for type in range(self.pieces.types):
            self.offset[type] = board.powers[seat * board.box.width + power.COMBAT + type]
            self.offset[type] -= row_bonus(self.pieces, type, self.mask) + board.powers[power.FOE_STRENGTH]

    def _list_buildings(self) -> None:
        self.building[0] = -1
        for row in range(self.rows):
            self.building[row + 1] = next_in_row(self.mask, row)
        for option in range(self.options):
            self._prepare(option)

    def times_given(self, advisor: i64) -> i64:
        """How often an advisor's gift is given this year."""
        return 1 + ((self.doubled >> advisor) & 1)

    def worth(self) -> i64:
        """What the standing is worth as it is, nothing built."""
        return self.still_worth(self.mask, self.soldiers) + self.goods_worth(
            self.mask, self.gold, self.wood, self.stone, self.tokens
        )

    def still_worth(self, mask: i64, soldiers: i64) -> i64:
        """All but goods and tokens: buildings, soldiers, the battle ahead, who leads."""
        if self.moment >= MOMENTS:
            return 0
        table = self.table
        base = self.base
        total = table[base + BIAS] + self.flags + table[base + OF_SOLDIERS + min(soldiers, MOST_SOLDIERS)]
        known = self.pieces.known_row
        for row in range(self.rows):
            total += table[base + ROW + known[row] * 5 + NEXT_COLUMN[(mask >> (row * COLUMNS)) & 15]]
        ahead = max(-2, min(2, count(mask) - self.rivals))
        return total + table[base + LEAD + 2 + ahead] + self.battle_worth(mask, soldiers)

    def battle_worth(self, mask: i64, soldiers: i64) -> i64:
        """What the battle of the moment's year promises, over all cards and throws it may bring."""
        parts = battle_parts(self, mask, soldiers)
        total: i64 = 0
        for part in range(BATTLE_PARTS):
            total += parts[part] * self.table[self.base + OF_BATTLE + part]
        return total // 30

    def goods_worth(self, mask: i64, gold: i64, wood: i64, stone: i64, tokens: i64) -> i64:
        """Goods and tokens, and the buildings they would pay for."""
        if self.moment >= MOMENTS:
            return self.points_for_goods(mask, gold + wood + stone) * POINT + gold + wood + stone
        table = self.table
        base = self.base
        pieces = self.pieces
        total = table[base + OF_GOLD + min(gold, MOST_GOLD)] + table[base + OF_WOOD + min(wood, MOST_WOOD)]
        total += table[base + OF_STONE + min(stone, MOST_STONE)] + table[base + OF_TOKENS + min(tokens, MOST_TOKENS)]
        total += table[base + OF_GOODS + min(gold + wood + stone, MOST_GOODS)]
        prices = pieces.cheap if mask & pieces.discounts != 0 else pieces.price
        purse = gold + (wood << PRICE_BITS) + (stone << (2 * PRICE_BITS))
        for row in range(self.rows):
            column = NEXT_COLUMN[(mask >> (row * COLUMNS)) & 15]
            if column < COLUMNS and covers(purse, prices[row * COLUMNS + column]):
                total += table[base + NEAR + pieces.known_row[row] * COLUMNS + column]
        return total

    def option_worth(self, option: i64, gold: i64, wood: i64, stone: i64, tokens: i64, soldiers: i64) -> i64:
        """What one way to end the season is worth: its building paid for, the gains of the season taken."""
        building = self.building[option]
        if option > 0:
            if building < 0 or wood < self.pieces.wood[building] or stone < self.pieces.stone[building]:
                return UNKNOWN
            gold -= self.price[option]
            if gold < 0:
                return UNKNOWN
            wood -= self.pieces.wood[building]
            stone -= self.pieces.stone[building]
        gold += self.gains[option * 4]
        tokens += self.gains[option * 4 + 3]
        mask = self.after[option]
        return self._still(option, mask, soldiers) + self.goods_worth(
            mask, gold, wood + self.gains[option * 4 + 1], stone + self.gains[option * 4 + 2], tokens
        )

    def holding(self, gold: i64, wood: i64, stone: i64, tokens: i64, soldiers: i64) -> i64:
        """What these goods, tokens and soldiers are worth with the best building they pay for."""
        best = self.option_worth(0, gold, wood, stone, tokens, soldiers)
        for option in range(1, self.options):
            worth = self.option_worth(option, gold, wood, stone, tokens, soldiers)
            best = max(best, worth)
        return best

    def holding_now(self) -> i64:
        """What the purse is worth as it is, with the best building it pays for."""
        return self.points + self.holding(self.gold, self.wood, self.stone, self.tokens, self.soldiers)

    def _still(self, option: i64, mask: i64, soldiers: i64) -> i64:
        """The part of an option that goods do not change, reckoned once."""
        place = option * RECRUITS + max(0, min(soldiers - self.army, RECRUITS - 1))
        found = self.still[place]
        if found == UNKNOWN:
            found = self.still_worth(mask, soldiers) + self.scored[option]
            self.still[place] = found
        return found

    def _prepare(self, option: i64) -> None:
        """The price, the province and the gains to come of one way to end the season."""
        building = self.building[option]
        mask = self.mask if building < 0 else self.mask | (1 << building)
        self.after[option] = mask
        self.scored[option] = 0
        if building >= 0:
            pieces = self.pieces
            self.scored[option] = pieces.value[building] * POINT
            cut: i64 = pieces.cut[building] if self.mask & pieces.discounts != 0 else 0
            self.price[option] = max(0, pieces.gold[building] - cut)
        for gain in range(4):
            self.gains[option * 4 + gain] = 0
        if self.due >= 0:
            self._add_gains(option, power.SEASON_END + self.due)
            if self.due < 2:
                self._add_gains(option, power.SEASON_START + self.due + 1)

    def _add_gains(self, option: i64, moment: i64) -> None:
        gains = self.pieces.gains
        mask = self.after[option] & self.pieces.gain_mask[moment]
        index = moment * self.pieces.places * field.BUNDLE_WIDTH
        while mask != 0:
            if mask & 1 != 0:
                self.gains[option * 4] += gains[index + field.GOLD]
                self.gains[option * 4 + 1] += gains[index + field.WOOD]
                self.gains[option * 4 + 2] += gains[index + field.STONE]
                self.gains[option * 4 + 3] += gains[index + field.TOKENS]
                self.scored[option] += gains[index + field.POINTS] * POINT
            mask >>= 1
            index += field.BUNDLE_WIDTH

    def points_for_goods(self, mask: i64, goods: i64) -> i64:
        """What the buildings of a mask give for goods at the end of the game."""
        return self.pieces.ending_points(mask, goods)


def battle_parts(judge: Judge, mask: i64, soldiers: i64) -> vec[i64]:
    """What the battle of a year may bring: the seven parts of OF_BATTLE, each in thirtieths; fills `judge.parts`."""
    parts = judge.parts
    for part in range(BATTLE_PARTS):
        parts[part] = 0
    if judge.enemy >= 0:
        _add_card(judge, parts, judge.enemy, 5, mask, soldiers)
    else:
        box = judge.box
        for index in range(box.first_card[judge.year], box.first_card[judge.year + 1]):
            _add_card(judge, parts, box.card[index], 1, mask, soldiers)
    if mask & judge.pieces.pays_victory != 0:
        parts[2] += parts[0] * added(mask & judge.pieces.pays_victory, judge.pieces.victory)
    if parts[6] != 0:
        parts[6] *= fall_worth(judge, mask)
    return parts


def _add_card(judge: Judge, parts: vec[i64], card: i64, weight: i64, mask: i64, soldiers: i64) -> None:
    """One card against six throws of the King's die."""
    reward, loss = judge.box.reward, judge.box.loss
    margin = soldiers + bonus_against(judge, card, mask) - judge.box.strength[card] - judge.pieces.weaker
    ties: i64 = 1 if mask & judge.pieces.ties != 0 else 0
    wins = max(0, min(6, 6 + margin + ties)) * weight
    losses = max(0, min(6, -margin - 1)) * weight
    line = card * SPOILS_WIDTH
    parts[0] += wins
    parts[1] += losses
    parts[2] += wins * reward[line + OF_POINTS]
    parts[3] += wins * (reward[line] + reward[line + 1] + reward[line + 2] + reward[line + OF_CHOICE])
    parts[4] += losses * loss[line + OF_POINTS]
    parts[5] += losses * (loss[line] + loss[line + 1] + loss[line + 2] + loss[line + OF_CHOICE])
    parts[6] += losses * loss[line + OF_BUILDINGS]


def bonus_against(judge: Judge, card: i64, mask: i64) -> i64:
    """What the buildings of a mask add in battle against an enemy."""
    pieces = judge.pieces
    type = judge.box.type_of[card]
    total = row_bonus(pieces, type, mask) + judge.offset[type]
    if mask & pieces.others != 0:
        total += pieces.other_bonus(judge.box, card, mask)
    return total


def row_bonus(pieces: Pieces, type: i64, mask: i64) -> i64:
    """What the buildings of a mask add in battle against a type of enemy."""
    first = type * pieces.rows
    total: i64 = 0
    for row in range(pieces.rows):
        total += pieces.bonus[(first + row) * SIDES + ((mask >> (row * COLUMNS)) & 15)]
    return total


def next_in_row(mask: i64, row: i64) -> i64:
    """The place that a row of a province waits for, or -1 if it is full."""
    column = NEXT_COLUMN[(mask >> (row * COLUMNS)) & 15]
    return -1 if column == COLUMNS else row * COLUMNS + column


def falling(judge: Judge, mask: i64) -> i64:
    """The place whose building would fall first, or -1."""
    return falling_place(judge.box, mask)


def fall_worth(judge: Judge, mask: i64) -> i64:
    """The points that would fall with a building, and one more for what it did."""
    building = falling(judge, mask)
    return judge.pieces.value[building] + 1 if building >= 0 else 0
