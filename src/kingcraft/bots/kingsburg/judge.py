"""Judge: what a seat's standing is worth to it, in thousandths of the points it will still score and has scored."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

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
from kingcraft.core.state import integers
from kingcraft.kingsburg.board import Board, added, bits_in
from kingcraft.kingsburg.build import next_in_row
from kingcraft.kingsburg.ending import points_for_goods
from kingcraft.kingsburg.layout import BUILDINGS, FIELDS, GOLD, SOLDIERS, STONE, TOKENS, WOOD, YEARS
from kingcraft.kingsburg.tables import (
    AT_END,
    AT_START,
    CARD,
    CARDS_A_YEAR,
    COLUMNS,
    COMBAT_BONUS,
    COST_GOLD,
    COST_STONE,
    COST_WOOD,
    DISCOUNT,
    DISCOUNTS,
    ENEMY_STRENGTH,
    ENEMY_TYPE,
    FALL_ORDER,
    GAIN_GOLD,
    GAIN_MASK,
    GAIN_POINTS,
    GAIN_STONE,
    GAIN_TOKENS,
    GAIN_WOOD,
    LOSS,
    NEXT_COLUMN,
    OF_BUILDINGS,
    OF_CHOICE,
    OF_POINTS,
    PAYS_VICTORY,
    REWARD,
    ROWS,
    SPACES,
    SPOILS_WIDTH,
    VALUE,
    VICTORY_POINTS,
    WINS_TIES,
)  # fmt: skip

OPTIONS: Final = 6
"""No building, or the next one of a row."""
RECRUITS: Final = 8
"""More soldiers than that in one season are weighed as that many."""
UNKNOWN: Final = -(1 << 60)
EVERYBODY: Final = 31
"""All seats, as bits."""

_TYPES: Final = len(COMBAT_BONUS) // len(VALUE)


def _row_bonus() -> list[int]:
    """The combat bonus of a row by type of enemy and by which of its buildings stand."""
    return [
        sum(
            [int(COMBAT_BONUS[type * len(VALUE) + row * COLUMNS + column]) for column in range(4) if bits >> column & 1]
        )
        for type in range(_TYPES)
        for row in range(5)
        for bits in range(16)
    ]


def _price_cuts() -> list[int]:
    """The gold that all discounts together take off each building."""
    return [
        sum([int(DISCOUNT[cutter * len(VALUE) + building]) for cutter in range(len(VALUE)) if DISCOUNTS >> cutter & 1])
        for building in range(len(VALUE))
    ]


_BONUS: Final[vec[i64]] = integers(_row_bonus())
_CUT: Final[vec[i64]] = integers(_price_cuts())


class Judge:
    """Weighs what one seat has. `look` tells it whose standing and when; the rest may then be asked many times."""

    def __init__(self, table: vec[i64]) -> None:
        self.table = table
        self.sight: i64 = EVERYBODY
        self.moment: i64 = 0
        self.base: i64 = 0
        self.card: i64 = 0
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
        self.due: i64 = -1
        self.building: vec[i64] = integers([-1] * OPTIONS)
        self.after: vec[i64] = integers([0] * OPTIONS)
        self.price: vec[i64] = integers([0] * OPTIONS)
        self.scored: vec[i64] = integers([0] * OPTIONS)
        self.gains: vec[i64] = integers([0] * (OPTIONS * 4))
        self.still: vec[i64] = integers([UNKNOWN] * (OPTIONS * RECRUITS))
        self.parts: vec[i64] = integers([0] * BATTLE_PARTS)

    def look(self, board: Board, seat: i64, moment: i64, due: i64) -> None:
        """Takes up a seat's standing. `due` is the season whose gains are still to come, or -1."""
        row = seat * FIELDS
        self.moment = moment
        self.base = moment * WIDTH
        self.mask = board.book[row + BUILDINGS]
        self.gold = board.book[row + GOLD]
        self.wood = board.book[row + WOOD]
        self.stone = board.book[row + STONE]
        self.tokens = board.book[row + TOKENS]
        self.soldiers = board.book[row + SOLDIERS]
        self.army = self.soldiers
        self.points = 0
        self.due = due
        this_year = moment // 4 + 1 == board.year
        self.enemy = board.enemy if this_year and (board.seen & self.sight) >> seat & 1 != 0 else -1
        self.card = (board.demons * YEARS + moment // 4) * CARDS_A_YEAR
        self.rivals = 0
        for other in range(board.seats):
            if other != seat:
                self.rivals = max(self.rivals, bits_in(board.book[other * FIELDS + BUILDINGS]))
        self.flags = 0
        if moment < MOMENTS:
            if board.envoy == seat:
                self.flags += self.table[self.base + WITH_ENVOY]
            if board.aid == seat and moment % 4 == 0:
                self.flags += self.table[self.base + WITH_AID]
        for index in range(OPTIONS * RECRUITS):
            self.still[index] = UNKNOWN
        self._list_buildings()

    def _list_buildings(self) -> None:
        self.building[0] = -1
        for row in range(ROWS):
            self.building[row + 1] = next_in_row(self.mask, row)
        for option in range(OPTIONS):
            self._prepare(option)

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
        for row in range(ROWS):
            total += table[base + ROW + row * 5 + NEXT_COLUMN[(mask >> (row * COLUMNS)) & 15]]
        ahead = max(-2, min(2, bits_in(mask) - self.rivals))
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
            return points_for_goods(mask, gold + wood + stone) * POINT + gold + wood + stone
        table = self.table
        base = self.base
        total = table[base + OF_GOLD + min(gold, MOST_GOLD)] + table[base + OF_WOOD + min(wood, MOST_WOOD)]
        total += table[base + OF_STONE + min(stone, MOST_STONE)] + table[base + OF_TOKENS + min(tokens, MOST_TOKENS)]
        total += table[base + OF_GOODS + min(gold + wood + stone, MOST_GOODS)]
        cheaper = mask & DISCOUNTS != 0
        for row in range(ROWS):
            column = NEXT_COLUMN[(mask >> (row * COLUMNS)) & 15]
            if column < COLUMNS:
                building = row * COLUMNS + column
                if wood >= COST_WOOD[building] and stone >= COST_STONE[building]:
                    price = COST_GOLD[building] - _CUT[building] if cheaper else COST_GOLD[building]
                    if gold >= price:
                        total += table[base + NEAR + building]
        return total

    def option_worth(self, option: i64, gold: i64, wood: i64, stone: i64, tokens: i64, soldiers: i64) -> i64:
        """What one way to end the season is worth: its building paid for, the gains of the season taken."""
        building = self.building[option]
        if option > 0:
            if building < 0 or wood < COST_WOOD[building] or stone < COST_STONE[building]:
                return UNKNOWN
            gold -= self.price[option]
            if gold < 0:
                return UNKNOWN
            wood -= COST_WOOD[building]
            stone -= COST_STONE[building]
        gold += self.gains[option * 4]
        tokens += self.gains[option * 4 + 3]
        mask = self.after[option]
        return self._still(option, mask, soldiers) + self.goods_worth(
            mask, gold, wood + self.gains[option * 4 + 1], stone + self.gains[option * 4 + 2], tokens
        )

    def holding(self, gold: i64, wood: i64, stone: i64, tokens: i64, soldiers: i64) -> i64:
        """What these goods, tokens and soldiers are worth with the best building they pay for."""
        best = self.option_worth(0, gold, wood, stone, tokens, soldiers)
        for option in range(1, OPTIONS):
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
            self.scored[option] = VALUE[building] * POINT
            self.price[option] = max(0, COST_GOLD[building] - (_CUT[building] if self.mask & DISCOUNTS != 0 else 0))
        for gain in range(4):
            self.gains[option * 4 + gain] = 0
        if self.due >= 0:
            self._add_gains(option, AT_END + self.due)
            if self.due < 2:
                self._add_gains(option, AT_START + self.due + 1)

    def _add_gains(self, option: i64, moment: i64) -> None:
        mask = self.after[option] & GAIN_MASK[moment]
        index = moment * SPACES
        while mask != 0:
            if mask & 1 != 0:
                self.gains[option * 4] += GAIN_GOLD[index]
                self.gains[option * 4 + 1] += GAIN_WOOD[index]
                self.gains[option * 4 + 2] += GAIN_STONE[index]
                self.gains[option * 4 + 3] += GAIN_TOKENS[index]
                self.scored[option] += GAIN_POINTS[index] * POINT
            mask >>= 1
            index += 1


def battle_parts(judge: Judge, mask: i64, soldiers: i64) -> vec[i64]:
    """What the battle of a year may bring: the seven parts of OF_BATTLE, each in thirtieths; fills `judge.parts`."""
    parts = judge.parts
    for part in range(BATTLE_PARTS):
        parts[part] = 0
    if judge.enemy >= 0:
        _add_card(parts, judge.enemy, 5, mask, soldiers)
    else:
        for index in range(judge.card, judge.card + CARDS_A_YEAR):
            _add_card(parts, CARD[index], 1, mask, soldiers)
    if mask & PAYS_VICTORY != 0:
        parts[2] += parts[0] * added(mask & PAYS_VICTORY, VICTORY_POINTS)
    if parts[6] != 0:
        parts[6] *= fall_worth(mask)
    return parts


def _add_card(parts: vec[i64], card: i64, weight: i64, mask: i64, soldiers: i64) -> None:
    """One card against six throws of the King's die."""
    margin = soldiers + bonus_against(ENEMY_TYPE[card], mask) - ENEMY_STRENGTH[card]
    ties: i64 = 1 if mask & WINS_TIES != 0 else 0
    wins = max(0, min(6, 6 + margin + ties)) * weight
    losses = max(0, min(6, -margin - 1)) * weight
    line = card * SPOILS_WIDTH
    parts[0] += wins
    parts[1] += losses
    parts[2] += wins * REWARD[line + OF_POINTS]
    parts[3] += wins * (REWARD[line] + REWARD[line + 1] + REWARD[line + 2] + REWARD[line + OF_CHOICE])
    parts[4] += losses * LOSS[line + OF_POINTS]
    parts[5] += losses * (LOSS[line] + LOSS[line + 1] + LOSS[line + 2] + LOSS[line + OF_CHOICE])
    parts[6] += losses * LOSS[line + OF_BUILDINGS]


def bonus_against(kind: i64, mask: i64) -> i64:
    """What the buildings of a mask add in battle against a type of enemy."""
    total: i64 = 0
    for row in range(5):
        total += _BONUS[(kind * 5 + row) * 16 + ((mask >> (row * COLUMNS)) & 15)]
    return total


def falling(mask: i64) -> i64:
    """The building that would fall first, or -1."""
    for building in FALL_ORDER:
        if (mask >> building) & 1 != 0:
            return building
    return -1


def fall_worth(mask: i64) -> i64:
    """The points that would fall with a building, and one more for what it did."""
    building = falling(mask)
    return VALUE[building] + 1 if building >= 0 else 0
