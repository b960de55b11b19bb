"""What the pieces of a box do for who has built them, place by place of the printed province: the judge's own tables.

Only what a building gives by itself is here; a box with more rows or other words makes longer tables, no other code.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kingcraft.core.bits import lowest
from kingcraft.core.shelf import keep
from kingcraft.core.state import integers
from kingcraft.kingsburg import effects, field, power
from kingcraft.kingsburg.box import COLUMNS, Box, packed
from kingcraft.kingsburg.content import COUNTED

SIDES: Final = 16
"""How many ways there are to have built in a row, as bits of its columns."""
MOMENTS: Final = 6
"""The starts and the ends of the three seasons."""


LIKE: Final = {0: 1, 6: 2}
"""The rows that the weights do not know, and which of theirs each is weighed as: A as the Inn's, G as the Guard
Tower's."""
WEAKER: Final = 2


class Pieces:
    """The tables of one box."""

    def __init__(self, box: Box) -> None:
        places = len(box.printed)
        self.places: i64 = places
        self.rows: i64 = box.rows
        self.types: i64 = len(box.type_ids)
        granted = [_granted(box, place) for place in range(places)]
        rows = [int(box.row_of[building]) for building in box.printed][::COLUMNS]
        self.known_row: vec[i64] = integers([LIKE.get(row, row - 1) for row in rows])
        """The row of the weights that each row is weighed as."""
        self.weaker: i64 = WEAKER if box.soldier_tokens else 0
        """How much less than the King's die the soldier tokens bring."""
        self.value: vec[i64] = integers([int(box.value[building]) for building in box.printed])
        self.gold: vec[i64] = integers([int(box.cost[building * 3]) for building in box.printed])
        self.wood: vec[i64] = integers([int(box.cost[building * 3 + 1]) for building in box.printed])
        self.stone: vec[i64] = integers([int(box.cost[building * 3 + 2]) for building in box.printed])
        self.discounts: i64 = _mask(granted, power.CUTS)
        columns = [sum([row[power.CUT_COLUMN + place % COLUMNS] & 255 for row in granted]) for place in range(places)]
        self.cut: vec[i64] = integers(columns)
        """The gold that all discounts together take off each place."""
        self.price: vec[i64] = integers([int(box.price[building]) for building in box.printed])
        self.cheap: vec[i64] = integers([
            packed([max(0, int(self.gold[place]) - columns[place]), int(self.wood[place]), int(self.stone[place])])
            for place in range(places)
        ])  # fmt: skip
        """What each place costs, packed: as printed, and with all discounts."""
        self.bonus: vec[i64] = integers(_row_bonus(granted, int(self.rows), int(self.types)))
        self.braveries: vec[i64] = integers([row[power.BRAVERIES] for row in granted])
        self.own_dice: vec[i64] = integers([row[power.OWN_DIE] for row in granted])
        self.others: i64 = _mask(granted, power.BRAVERIES) | _mask(granted, power.OWN_DIE)
        """The places whose help in battle depends on more than the type of enemy."""
        self.ties: i64 = _mask(granted, power.WINS_TIES)
        self.more_soldiers: vec[i64] = integers([row[power.MORE_SOLDIERS] for row in granted])
        self.drafts: i64 = _mask(granted, power.MORE_SOLDIERS)
        self.gains: vec[i64] = integers(_gains(box, granted, range(MOMENTS)))
        self.gain_mask: vec[i64] = integers([_mask(granted, power.DUE + moment) for moment in range(MOMENTS)])
        victory = _gains(box, granted, range(power.VICTORY, power.VICTORY + 1))
        self.victory: vec[i64] = integers(victory[field.POINTS :: field.BUNDLE_WIDTH])
        self.pays_victory: i64 = _mask(granted, power.DUE + power.VICTORY)
        self.endings: i64 = _mask(granted, power.DUE + power.GAME_END)
        self.ending: vec[i64] = integers(_per_goods(box, granted))
        """For each place the points it gives at the end, and per how many goods."""

    def other_bonus(self, box: Box, card: i64, mask: i64) -> i64:
        """Help in battle that depends on the enemy's strength; a die of one's own is one more, on the whole."""
        total: i64 = 0
        mask &= self.others
        while mask != 0:
            place = lowest(mask)
            brave = self.braveries[place]
            while brave != 0:
                line = 3 * lowest(brave)
                if box.strength[card] <= box.bravery[line + 1]:
                    total += box.bravery[line]
                brave &= brave - 1
            total += self.own_dice[place]
            mask &= mask - 1
        return total

    def ending_points(self, mask: i64, goods: i64) -> i64:
        """What the buildings of a mask give for goods at the end of the game."""
        points: i64 = 0
        mask &= self.endings
        while mask != 0:
            place = lowest(mask)
            points += goods // self.ending[place * 2 + 1] * self.ending[place * 2]
            mask &= mask - 1
        return points


def pieces_of(box: Box) -> Pieces:
    """The tables of a box, made once."""
    pieces = _PIECES.get(box)
    return keep(_PIECES, box, Pieces(box)) if pieces is None else pieces


_PIECES: Final[dict[Box, Pieces]] = {}


def _granted(box: Box, place: int) -> list[int]:
    """What the building of a place adds to its owner's row of powers."""
    row = [0] * int(box.width)
    building = box.printed[place]
    for index in range(box.first_grant[building], box.first_grant[building + 1], 2):
        row[int(box.grant[index])] += int(box.grant[index + 1])
    return row


def _mask(granted: list[list[int]], what: int) -> int:
    """The places whose buildings grant something."""
    return sum([1 << place for place, row in enumerate(granted) if row[what]])


def _row_bonus(granted: list[list[int]], rows: int, types: int) -> list[int]:
    """The combat bonus of a row by type of enemy and by which of its buildings stand."""
    return [
        sum([granted[row * COLUMNS + column][power.COMBAT + type] for column in range(COLUMNS) if bits >> column & 1])
        for type in range(types)
        for row in range(rows)
        for bits in range(SIDES)
    ]


def _gains(box: Box, granted: list[list[int]], moments: range) -> list[int]:
    """For every moment and place the bundle that its building gives then without condition."""
    figures: list[int] = []
    for moment in moments:
        for row in granted:
            bundle = [0] * field.BUNDLE_WIDTH
            for trigger in range(len(box.trigger_pieces[moment])):
                line = trigger * effects.TRIGGER_WIDTH
                plain = box.triggers[moment][line + effects.PER] == effects.NOTHING
                if row[power.DUE + moment] >> trigger & 1 and plain:
                    bundle = [have + int(box.triggers[moment][line + what]) for what, have in enumerate(bundle)]
            figures += bundle
    return figures


def _per_goods(box: Box, granted: list[list[int]]) -> list[int]:
    figures: list[int] = []
    for row in granted:
        found = [0, 1]
        for trigger in range(len(box.trigger_pieces[power.GAME_END])):
            line = trigger * effects.TRIGGER_WIDTH
            ending = box.triggers[power.GAME_END]
            if row[power.DUE + power.GAME_END] >> trigger & 1 and ending[line + effects.PER] == COUNTED.index("goods"):
                found = [int(ending[line + field.POINTS]), int(ending[line + effects.PER_COUNT])]
        figures += found
    return figures


def added(mask: i64, figures: vec[i64]) -> i64:
    """The figures of the places in a mask, added up."""
    total: i64 = 0
    index: i64 = 0
    while mask != 0:
        if mask & 1 != 0:
            total += figures[index]
        mask >>= 1
        index += 1
    return total
