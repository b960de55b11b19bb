"""What kingdom cards count: the words of content, how each is counted, and the settlements that it lights."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kingcraft.core.bits import count
from kingcraft.core.kinds import Seat
from kingcraft.core.state import integers
from kingcraft.kingdom_builder import field
from kingcraft.kingdom_builder import land as lands
from kingcraft.kingdom_builder.field import cells_of
from kingcraft.kingdom_builder.hexes import (
    FIELD,
    HEXES,
    LAST_ROW,
    MIDDLE_ROW,
    NEAR_HIGH,
    NEAR_LOW,
    NEAR_WORD,
    ROW,
    WORDS,
    empty_field,
    field_of,
    first_in,
    sector,
)
from kingcraft.kingdom_builder.land import Land

COUNTS: Final = (
    "near-water", "near-mountain", "near-special", "linked-specials", "lines", "best-line", "groups",
    "pairs-in-group", "weakest-sector", "sector-ranks",
)  # fmt: skip
"""What a kingdom card counts."""
AREAS: Final = {
    "near-water": lands.NEAR_WATER, "near-mountain": lands.NEAR_MOUNTAIN, "near-special": lands.NEAR_SPECIAL,
}  # fmt: skip
"""What counts settlements in some part of the land: the field of that part."""
AREA: Final[vec[i64]] = integers([AREAS.get(word, -1) for word in COUNTS])
"""The same by number; -1 for what is counted otherwise."""
LINKED: Final[i64] = 3
LINES: Final[i64] = 4
BEST_LINE: Final[i64] = 5
GROUPS: Final[i64] = 6
PAIRS: Final[i64] = 7
WEAKEST: Final[i64] = 8
RANKS: Final[i64] = 9
COMPARED: Final = ("sector-ranks",)
"""What looks at the settlements of all seats, not at those of one alone."""

SECTORS: Final[i64] = 4

# What `_groups` finds out: numbers first, then two fields.
_NUMBER: Final[i64] = 0
_LARGEST: Final[i64] = 1
_JOINED: Final[i64] = 2
_IN_LARGEST: Final[i64] = 8
_IN_JOINING: Final[i64] = 16
_FOUND: Final[i64] = 24


def counted(land: Land, cells: vec[i64], seat: Seat, counts: i64, lit: vec[i64]) -> i64:
    """How many a seat has of what a card counts, by the number of its word; lights the settlements."""
    if AREA[counts] >= 0:
        return _inside(land, cells, seat, AREA[counts], lit)
    if counts == LINES:
        return _lines(cells, seat, lit)
    if counts == BEST_LINE:
        return _best_line(cells, seat, lit)
    if counts == WEAKEST:
        return _weakest_sector(cells, seat, lit)
    if counts in (LINKED, GROUPS, PAIRS):
        return _by_groups(land, cells, seat, counts, lit)
    raise NotImplementedError(f"nobody counts {COUNTS[counts]}")


def _inside(land: Land, cells: vec[i64], seat: Seat, area: i64, lit: vec[i64]) -> i64:
    """How many settlements stand in a field of the land."""
    total: i64 = 0
    own = cells_of(seat) + field.OWN
    for index in range(WORDS):
        word = cells[own + index] & land.fields[area * FIELD + index]
        lit[index] |= word
        total += count(word)
    return total


def _lines(cells: vec[i64], seat: Seat, lit: vec[i64]) -> i64:
    """Horizontal lines with a settlement."""
    total: i64 = 0
    own = cells_of(seat) + field.OWN
    for index in range(WORDS):
        word = cells[own + index]
        lit[index] |= word
        total += (1 if word & ROW != 0 else 0) + (1 if word & MIDDLE_ROW != 0 else 0) + (1 if word >> 42 != 0 else 0)
    return total


def _best_line(cells: vec[i64], seat: Seat, lit: vec[i64]) -> i64:
    """Settlements on the fullest horizontal line, the topmost of them if there are several."""
    best: i64 = 0
    best_index: i64 = 0
    line: i64 = 0
    own = cells_of(seat) + field.OWN
    for index in range(WORDS):
        word = cells[own + index]
        while word != 0:
            row: i64 = ROW if word & ROW != 0 else MIDDLE_ROW if word & MIDDLE_ROW != 0 else LAST_ROW
            here = count(word & row)
            word &= ~row
            if here > best:
                best = here
                best_index = index
                line = row
    lit[best_index] |= cells[own + best_index] & line
    return best


def _in_sector(cells: vec[i64], seat: Seat, number: i64) -> i64:
    total: i64 = 0
    own = cells_of(seat) + field.OWN
    start: i64 = 0 if number < 2 else 3
    for index in range(start, start + 4):
        total += count(cells[own + index] & _SECTOR_FIELDS[number * FIELD + index])
    return total


def _light_sector(cells: vec[i64], seat: Seat, number: i64, lit: vec[i64]) -> None:
    own = cells_of(seat) + field.OWN
    for index in range(WORDS):
        lit[index] |= cells[own + index] & _SECTOR_FIELDS[number * FIELD + index]


def _weakest_sector(cells: vec[i64], seat: Seat, lit: vec[i64]) -> i64:
    """Settlements in the sector with the fewest, the first of them if there are several."""
    fewest: i64 = 100
    weakest: i64 = 0
    for number in range(SECTORS):
        here = _in_sector(cells, seat, number)
        if here < fewest:
            fewest = here
            weakest = number
    _light_sector(cells, seat, weakest, lit)
    return fewest


def sector_ranks(seats: i64, cells: vec[i64], seat: Seat, first: i64, second: i64, lit: vec[i64]) -> i64:
    """Each sector: gold for the most settlements there, less for the next lower number; ties share in full."""
    total: i64 = 0
    for number in range(SECTORS):
        mine = _in_sector(cells, seat, number)
        most = mine
        next_most: i64 = -1
        for other in range(seats):
            theirs = _in_sector(cells, other, number)
            if theirs > most:
                next_most = most
                most = theirs
            elif next_most < theirs < most:
                next_most = theirs
        earned = first if mine == most else second if mine == next_most else i64(0)
        total += earned
        if earned != 0:
            _light_sector(cells, seat, number, lit)
    return total


def _by_groups(land: Land, cells: vec[i64], seat: Seat, counts: i64, lit: vec[i64]) -> i64:
    """What counts connected groups: how many, the largest, or the special hexes they join."""
    found = _groups(land, cells, seat)
    start: i64 = cells_of(seat) + field.OWN
    for index in range(WORDS):
        if counts == GROUPS:
            lit[index] |= cells[start + index]
        else:
            lit[index] |= found[(_IN_LARGEST if counts == PAIRS else _IN_JOINING) + index]
    if counts == GROUPS:
        return found[_NUMBER]
    return found[_LARGEST] >> 1 if counts == PAIRS else count(found[_JOINED])


def _groups(land: Land, cells: vec[i64], seat: Seat) -> vec[i64]:
    """Walks through the connected groups of a seat's settlements one by one."""
    own = cells_of(seat) + field.OWN
    rest = cells[own : own + FIELD]
    group = empty_field()
    found = vec[i64]([0] * _FOUND)
    for index in range(WORDS):
        while rest[index] != 0:
            for other in range(WORDS):
                group[other] = 0
            _add_group(land, found, group, _walk(rest, group, index))
    return found


def _walk(rest: vec[i64], group: vec[i64], start: i64) -> i64:
    """Moves the group of the first hex of a word from `rest` to `group`; returns its size."""
    open_hexes = empty_field()
    bit = rest[start] & -rest[start]
    open_hexes[start] = bit
    rest[start] ^= bit
    members: i64 = 0
    index = start
    while index < WORDS:
        word = open_hexes[index]
        if word == 0:
            index += 1
            continue
        hex = first_in(word, index)
        open_hexes[index] = word & (word - 1)
        group[index] |= word & -word
        members += 1
        at = NEAR_WORD[hex]
        new = rest[at] & NEAR_LOW[hex]
        if new != 0:
            rest[at] ^= new
            open_hexes[at] |= new
            index = at if at < index else index
        new = rest[at + 1] & NEAR_HIGH[hex]
        rest[at + 1] ^= new
        open_hexes[at + 1] |= new
    return members


def _add_group(land: Land, found: vec[i64], group: vec[i64], members: i64) -> None:
    found[_NUMBER] += 1
    if members > found[_LARGEST]:
        found[_LARGEST] = members
        for index in range(WORDS):
            found[_IN_LARGEST + index] = group[index]
    joined: i64 = 0
    for index in range(WORDS):
        word = group[index] & land.fields[lands.NEAR_SPECIAL * FIELD + index]
        while word != 0:
            joined |= land.touch[first_in(word, index)]
            word &= word - 1
    if joined & (joined - 1) != 0:
        found[_JOINED] |= joined
        for index in range(WORDS):
            found[_IN_JOINING + index] |= group[index]


def _sector_field(number: int) -> list[int]:
    area = field_of([hex for hex in range(HEXES) if sector(hex) == number])
    return [int(word) for word in area]


_SECTOR_FIELDS: Final[vec[i64]] = integers(_sector_field(0) + _sector_field(1) + _sector_field(2) + _sector_field(3))
