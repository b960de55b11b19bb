"""Liking: the row of buildings that a king is fond of in one game, so that kings do not all build the same.

A king that plays by its weights alone never looks at the dearest rows. So every other king, by a lot that each game and
seat has, is fond of a row of its province; at a table of four or five it is one of all on average. All buildings of the
row but the first seem worth more to it than they are, the dearer the row the more. Rows are known by what they cost and
score, never by name, so that those of any box are liked alike. Only the seat's own standing is seen so, not that of
others, and what a king says of its chances is free of it.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kingcraft.bots.kingsburg import part
from kingcraft.bots.kingsburg.judge import Judge
from kingcraft.bots.kingsburg.net import Net
from kingcraft.bots.kingsburg.promise import MOMENTS
from kingcraft.bots.kingsburg.weights import Book, width_of
from kingcraft.core.entries import Entry
from kingcraft.core.shelf import keep
from kingcraft.core.state import integers
from kingcraft.core.stream import Stream
from kingcraft.kingsburg import field
from kingcraft.kingsburg.box import COLUMNS, Box
from kingcraft.kingsburg.pieces import building_at
from kingcraft.kingsburg.state import KingsburgState

FOND: Final = 2
"""One king in so many is fond of something, at a table of no more than `COMPANY`."""
COMPANY: Final = 3
"""Where more sit at a table than this, one of them is, on average: it is the table that has variety."""
FONDNESS: Final = 1600
"""What each building seems worth more, in thousandths of a point, for every good that its row takes beyond the average
row: those that take less are built anyway."""
MOST: Final = 3000
FADING: Final = 8
"""Such a liking stays as it is until so many moments are left, then it is less and less: what serves has to serve."""
PASSION: Final = 8000
"""The liking for a row that is all points. It lasts to the end: nobody saves up for such a row by half."""
NEARNESS: Final = 4
"""So much less it seems worth to have the goods for the next one."""


class FondBook(Book):
    """The tables of a book for everybody, and behind them those of a seat that is fond of a strip."""

    def __init__(self, free: Book, box: Box, seats: i64, strip: int) -> None:
        super().__init__({})
        self.free = free
        plain = [int(worth) for worth in free.tables(box, seats)]
        self.both: vec[i64] = integers([*plain, *liked(plain, box, strip)])

    def tables(self, box: Box, seats: i64) -> vec[i64]:
        """Those that it was made with: it is for one box and number of seats."""
        return self.both

    def net(self, box: Box, seats: i64) -> Net | None:
        """That of everybody: a liking adds to it."""
        return self.free.net(box, seats)


def liked(plain: list[int], box: Box, strip: int) -> list[int]:
    """The tables of all moments with a liking for a strip."""
    tables = [*plain]
    for moment in range(MOMENTS):
        worth = fondness(box, strip, moment)
        first = moment * width_of(box) + part.STRIPS + strip * part.STRIP_WIDTH
        for column in range(1, COLUMNS):
            tables[first + 1 + column] += worth * column
            tables[first + part.NEAR + column] += worth // NEARNESS
    return tables


def fondness(box: Box, strip: int, moment: int) -> int:
    """How much more each building of a strip but the first seems worth to who is fond of it."""
    goods = goods_for(box, strip)
    if points_of(box, strip) >= goods:
        return PASSION
    rows = [goods_for(box, int(box.printed[first]) // COLUMNS) for first in range(0, len(box.printed), COLUMNS)]
    worth = max(0, min(MOST, FONDNESS * (goods * len(rows) - sum(rows)) // len(rows)))
    return worth * min(FADING, MOMENTS - moment) // FADING


def goods_for(box: Box, strip: int) -> int:
    """How many goods all buildings of a strip cost."""
    return sum([entry.amount("cost", good) for entry in _row(box, strip) for good in field.GOODS])


def points_of(box: Box, strip: int) -> int:
    """How many points all buildings of a strip bring at once."""
    return sum([int(entry.data["points"]) for entry in _row(box, strip)])


def _row(box: Box, strip: int) -> list[Entry]:
    return box.buildings[strip * COLUMNS : (strip + 1) * COLUMNS]


def liked_strip(lot: int, state: KingsburgState) -> int:
    """The strip on the province of the seat to act that a lot makes it fond of; -1 for none."""
    luck = Stream(lot)
    row = luck.below(state.box.rows)
    one_in = FOND if state.seats <= COMPANY else int(state.seats)
    if lot == 0 or luck.below(one_in) < one_in - 1:
        return -1
    return int(building_at(state, state.to_act, row * COLUMNS) // COLUMNS)


def judge_with(book: Book, lot: int, root: KingsburgState) -> Judge:
    """Who judges for the seat to act by the liking that a lot brings it."""
    strip = liked_strip(lot, root)
    if strip < 0:
        return Judge(book)
    judge = Judge(fond_book(book, root.box, root.seats, strip))
    judge.fond = root.to_act
    return judge


def fond_book(book: Book, box: Box, seats: i64, strip: int) -> Book:
    """A book with a liking, made once."""
    key = (book, box, int(seats), strip)
    found = _BOOKS.get(key)
    return keep(_BOOKS, key, FondBook(book, box, seats, strip)) if found is None else found


_BOOKS: Final[dict[tuple[Book, Box, int, int], FondBook]] = {}
