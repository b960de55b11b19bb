"""What a `per` or an `if` may count: the words of content, and how much of it a seat has."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kingcraft.core.bits import count
from kingcraft.core.kinds import Mask
from kingcraft.core.state import integers
from kingcraft.kingsburg import field

COUNTED: Final = (
    "gold", "wood", "stone", "goods", "soldiers", "tokens", "buildings", "column-1", "column-2", "column-3", "column-4"
)  # fmt: skip
_GOODS: Final = 3
_BUILDINGS: Final = 6
_COLUMN: Final = 7
_PAST_COLUMNS: Final = 11
_FIELDS: Final[vec[i64]] = integers(
    [field.GOLD, field.WOOD, field.STONE, -1, field.SOLDIERS, field.TOKENS, -1, -1, -1, -1, -1]
)
"""The fields of what can be counted, in the order of COUNTED; -1 where it is no single field."""


def fields_counted(what: int) -> Mask:
    """The goods, soldiers and tokens that a count depends on, as bits; all else stays while triggers are due."""
    if what == _GOODS:
        return field.ALL_GOODS
    place = _FIELDS[what] if what < len(_FIELDS) else i64(-1)
    return 0 if place < 0 else 1 << place


def counted(first_column: Mask, book: vec[i64], row: i64, what: i64) -> i64:
    """How much the seat of a row of the book has of what is counted; `first_column` has a bit for each row to build."""
    if what == _GOODS:
        return book[row + field.GOLD] + book[row + field.WOOD] + book[row + field.STONE]
    buildings = book[row + field.BUILDINGS]
    if _COLUMN <= what < _PAST_COLUMNS:
        return count(buildings & (first_column << (what - _COLUMN)))
    return count(buildings) if what == _BUILDINGS else book[row + _FIELDS[what]]
