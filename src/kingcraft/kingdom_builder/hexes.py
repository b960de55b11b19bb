"""The hexes of the map as bits: three rows of 20 in a machine word, seven words for the whole map.

A hex is its number `row * 20 + column`. Odd rows lie half a hex further right. A row takes 21 bits of its word,
so that a step to the right or left never reaches the next row unseen, and no word reaches its last two bits: numbers of
62 bits are literals of the machine. A field (a set of hexes) is eight words
in a vector, the last one empty, so that a hex and its neighbours always lie in two words that exist.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kingcraft.core.bits import count, lowest
from kingcraft.core.kinds import Hex
from kingcraft.core.state import integers

SIDE: Final[i64] = 20
HEXES: Final[i64] = 400
WORDS: Final[i64] = 7
"""Words of a field that hold hexes."""
FIELD: Final[i64] = 8
"""Words that a field takes in a vector."""
ROW_BITS: Final[i64] = 21
WORD_BITS: Final[i64] = 63
ROW: Final[i64] = (1 << 20) - 1
ROWS: Final[i64] = ROW | ROW << 21 | ROW << 42
"""All hexes of a word, without the bit between rows."""
NOT_FIRST: Final[i64] = ROWS & ~(1 | 1 << 21 | 1 << 42)
NOT_LAST: Final[i64] = ROWS & ~(1 << 19 | 1 << 40 | 1 << 61)
OUTER_ROWS: Final[i64] = ROW | ROW << 42
MIDDLE_ROW: Final[i64] = ROW << 21
LAST_ROW: Final[i64] = ROW << 42
COLUMNS: Final = "abcdefghijklmnopqrst"


def neighbours(hex: int) -> list[int]:
    """The hexes that touch a hex, in ascending order."""
    row, column = divmod(hex, SIDE)
    left = column - 1 + row % 2
    near = [(row - 1, left), (row - 1, left + 1), (row, column - 1)]
    near += [(row, column + 1), (row + 1, left), (row + 1, left + 1)]
    return _on_map(near)


def jumps(hex: int) -> list[int]:
    """The hexes two steps straight on from a hex, in ascending order."""
    row, column = divmod(hex, SIDE)
    far = [(row - 2, column - 1), (row - 2, column + 1), (row, column - 2)]
    far += [(row, column + 2), (row + 2, column - 1), (row + 2, column + 1)]
    return _on_map(far)


def hex_name(hex: int) -> str:
    """A hex in notation: columns a to t, rows 1 to 20."""
    return COLUMNS[hex % SIDE] + str(hex // SIDE + 1)


def hex_named(text: str) -> int:
    """The hex of a name; -1 if it is none."""
    digits = text[1:]
    if not text or text[0] not in COLUMNS or not (digits.isascii() and digits.isdigit()) or digits[0] == "0":
        return -1
    row = int(digits) - 1 if len(digits) <= 2 else SIDE
    return row * SIDE + COLUMNS.index(text[0]) if row < SIDE else -1


def sector(hex: int) -> int:
    """Which of the four boards a hex lies on: top left, top right, bottom left, bottom right."""
    return 2 * (hex // 200) + hex % SIDE // 10


def size(field: vec[i64], base: i64 = 0) -> i64:
    """How many hexes there are in the field that begins at `base` of a vector."""
    total: i64 = 0
    for word in range(base, base + WORDS):
        if field[word] != 0:
            total += count(field[word])
    return total


def first_in(word: i64, index: i64) -> Hex:
    """The lowest hex of a word of a field, when this is word number `index`."""
    return HEX_AT[index * WORD_BITS + lowest(word)]


def tally(field: vec[i64]) -> i64:
    """How many hexes each word of a field has: eight bits for each, the first word lowest."""
    found: i64 = 0
    for index in range(WORDS):
        if field[index] != 0:
            found |= count(field[index]) << (index * 8)
    return found


def tallied(tally: i64) -> i64:
    """How many hexes a tally has in all."""
    pairs = (tally & 0xFF00FF00FF00FF) + ((tally >> 8) & 0xFF00FF00FF00FF)
    pairs += pairs >> 32
    return (pairs + (pairs >> 16)) & 0xFFFF


def nth_hex(field: vec[i64], tally: i64, number: i64) -> Hex:
    """The hex of a field with so many before it, by the field's tally."""
    index: i64 = 0
    here = tally & 0xFF
    while number >= here:
        number -= here
        index += 1
        tally >>= 8
        here = tally & 0xFF
    word = field[index]
    while number > 0:
        word &= word - 1
        number -= 1
    return first_in(word, index)


def holds(field: vec[i64], base: i64, hex: Hex) -> bool:
    """Whether the field at `base` of a vector has a hex."""
    return field[base + WORD[hex]] & BIT[hex] != 0


def list_hexes(field: vec[i64], base: i64 = 0) -> list[int]:
    """The hexes of a field in ascending order."""
    found: list[int] = []
    for index in range(WORDS):
        word = field[base + index]
        while word != 0:
            found.append(first_in(word, index))
            word &= word - 1
    return found


def field_of(hexes: list[int]) -> vec[i64]:
    """The field of a list of hexes."""
    field = empty_field()
    for hex in hexes:
        field[WORD[hex]] |= BIT[hex]
    return field


def empty_field() -> vec[i64]:
    """A field without a hex."""
    return vec[i64]([0] * FIELD)


def step_right(word: i64) -> i64:
    """Every hex of a word moved one column to the right."""
    return (word & NOT_LAST) << 1


def step_left(word: i64) -> i64:
    """Every hex of a word moved one column to the left."""
    return (word & NOT_FIRST) >> 1


def even_rows(index: i64) -> i64:
    """The hexes of word number `index` that lie in rows of even number."""
    return OUTER_ROWS if index & 1 == 0 else MIDDLE_ROW


def spread(field: vec[i64], start: i64, near: vec[i64], near_start: i64, twice_start: i64) -> None:
    """Writes into `near` the hexes that touch the field at `start`, and those that touch two of its hexes or more."""
    above_left: i64 = 0
    above_right: i64 = 0
    here: i64 = field[start]
    even: i64 = here & OUTER_ROWS
    odd: i64 = here & MIDDLE_ROW
    here_left: i64 = step_left(even) | odd
    here_right: i64 = even | step_right(odd)
    for index in range(WORDS):
        below: i64 = field[start + index + 1]
        even = below & even_rows(index + 1)
        odd = below ^ even
        below_left: i64 = step_left(even) | odd
        below_right: i64 = even | step_right(odd)
        once: i64 = step_left(here)
        part: i64 = step_right(here)
        twice: i64 = once & part
        once |= part
        part = ((here_left << 21) & ROWS) | (above_left >> 42)
        twice |= once & part
        once |= part
        part = ((here_right << 21) & ROWS) | (above_right >> 42)
        twice |= once & part
        once |= part
        part = (here_left >> 21) | ((below_left << 42) & ROWS)
        twice |= once & part
        once |= part
        part = (here_right >> 21) | ((below_right << 42) & ROWS)
        near[twice_start + index] = twice | (once & part)
        near[near_start + index] = once | part
        above_left = here_left
        above_right = here_right
        here = below
        here_left = below_left
        here_right = below_right
    _cut(near, near_start, twice_start)


def near_field(field: vec[i64], start: i64 = 0) -> vec[i64]:
    """The hexes that touch a hex of the field at `start` of a vector."""
    both = vec[i64]([0] * (2 * FIELD))
    spread(field, start, both, 0, FIELD)
    return both[:FIELD]


def _cut(near: vec[i64], near_start: i64, twice_start: i64) -> None:
    """The last word has two rows only: what was spread below row 20 is off the map."""
    near[near_start + WORDS - 1] &= ROW | MIDDLE_ROW
    near[twice_start + WORDS - 1] &= ROW | MIDDLE_ROW


def _on_map(places: list[tuple[int, int]]) -> list[int]:
    return [row * SIDE + column for row, column in places if 0 <= row < SIDE and 0 <= column < SIDE]


def _word_of(hex: int) -> int:
    return hex // SIDE // 3


def _bit_of(hex: int) -> int:
    # Not in machine integers: a literal shifted by one of them would have 32 bits once compiled.
    row, column = divmod(hex, len(COLUMNS))
    return 1 << (row % 3 * 21 + column)


def _near_word(hex: int) -> int:
    return max(hex // SIDE - 1, 0) // 3


def _near_bits(hex: int, further: int) -> int:
    """The neighbours of a hex that lie in its lower word of neighbours, or in the one after it."""
    index = _near_word(hex) + further
    bits = 0
    for other in neighbours(hex):
        bits |= _bit_of(other) if _word_of(other) == index else 0
    return bits


def _hexes_by_bit() -> vec[i64]:
    """For every bit of every word the hex it stands for."""
    table = integers([-1] * (FIELD * WORD_BITS))
    for hex in range(HEXES):
        row = hex // SIDE
        table[row // 3 * WORD_BITS + row % 3 * ROW_BITS + hex % SIDE] = hex
    return table


def _six_each(lists: list[list[int]]) -> vec[i64]:
    """Six places for every hex: the hexes of its list, -1 where there is none."""
    table = vec[i64]()
    for hexes in lists:
        for hex in hexes + [-1] * (6 - len(hexes)):
            table = append(table, hex)
    return table


WORD: Final[vec[i64]] = integers([_word_of(hex) for hex in range(HEXES)])
BIT: Final[vec[i64]] = integers([_bit_of(hex) for hex in range(HEXES)])
NEAR_WORD: Final[vec[i64]] = integers([_near_word(hex) for hex in range(HEXES)])
NEAR_LOW: Final[vec[i64]] = integers([_near_bits(hex, 0) for hex in range(HEXES)])
NEAR_HIGH: Final[vec[i64]] = integers([_near_bits(hex, 1) for hex in range(HEXES)])
NEIGHBOURS: Final[vec[i64]] = _six_each([neighbours(hex) for hex in range(HEXES)])
JUMPS: Final[vec[i64]] = _six_each([jumps(hex) for hex in range(HEXES)])
HEX_AT: Final[vec[i64]] = _hexes_by_bit()
