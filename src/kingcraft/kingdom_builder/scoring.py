"""Gold: what each kingdom card and the castles give a seat, and the hexes that earned it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kingcraft.core.bits import count
from kingcraft.core.kinds import Mask, Seat
from kingcraft.core.sheet import ScoreLine
from kingcraft.core.speech import Word
from kingcraft.core.state import integers
from kingcraft.kingdom_builder import effects, field
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
    hex_name,
    list_hexes,
    sector,
)
from kingcraft.kingdom_builder.land import NEAR_MOUNTAIN, NEAR_SPECIAL, NEAR_WATER
from kingcraft.kingdom_builder.position import Position

SECTORS: Final[i64] = 4

# What `_groups` finds out: numbers first, then two fields.
_NUMBER: Final[i64] = 0
_LARGEST: Final[i64] = 1
_JOINED: Final[i64] = 2
_IN_LARGEST: Final[i64] = 8
_IN_JOINING: Final[i64] = 16
_FOUND: Final[i64] = 24


def gold(state: Position, seat: Seat) -> i64:
    """The gold of a seat as the position stands: the cards in play and the castles."""
    lit = empty_field()
    total = castle_gold(state, seat, lit)
    for place in range(field.CARDS, field.CARDS + 3):
        card = state.cells[place]
        if card != field.NONE:
            total += card_gold(state, seat, card, lit)
    return total


def castle_gold(state: Position, seat: Seat, lit: vec[i64]) -> i64:
    """Gold for every castle that an own settlement touches, once each; lights the settlements."""
    return state.box.castle_gold * count(_touched(state, seat, state.land.castles, lit))


def card_gold(state: Position, seat: Seat, card: i64, lit: vec[i64]) -> i64:
    """Gold that a kingdom card gives a seat; lights the settlements that earned it."""
    box = state.box
    counts = box.counts[card]
    if counts == effects.RANKS:
        return _sector_ranks(state, seat, box.gold[card], box.second[card], lit)
    return box.gold[card] * counted(state, seat, counts, lit)


def counted(state: Position, seat: Seat, counts: i64, lit: vec[i64]) -> i64:
    """How many a seat has of what a card counts, by the number of its word; lights the settlements."""
    if counts in (effects.NEAR_WATER, effects.NEAR_MOUNTAIN, effects.NEAR_SPECIAL):
        return _inside(state, seat, _around(counts), lit)
    if counts == effects.LINES:
        return _lines(state, seat, lit)
    if counts == effects.BEST_LINE:
        return _best_line(state, seat, lit)
    if counts == effects.WEAKEST:
        return _weakest_sector(state, seat, lit)
    if counts in (effects.LINKED, effects.GROUPS, effects.PAIRS):
        return _by_groups(state, seat, counts, lit)
    raise NotImplementedError(f"nobody counts {effects.COUNTS[counts]}")


def _around(counts: i64) -> i64:
    """The field of the land that a card counts settlements in."""
    if counts == effects.NEAR_WATER:
        return NEAR_WATER
    return NEAR_MOUNTAIN if counts == effects.NEAR_MOUNTAIN else NEAR_SPECIAL


def _touched(state: Position, seat: Seat, wanted: Mask, lit: vec[i64]) -> Mask:
    """Which of these special hexes the seat's settlements touch."""
    found: i64 = 0
    own = cells_of(seat) + field.OWN
    for index in range(WORDS):
        word = state.cells[own + index] & state.land.fields[NEAR_SPECIAL * FIELD + index]
        while word != 0:
            touch = state.land.touch[first_in(word, index)] & wanted
            if touch != 0:
                found |= touch
                lit[index] |= word & -word
            word &= word - 1
    return found


def _inside(state: Position, seat: Seat, area: i64, lit: vec[i64]) -> i64:
    """How many settlements stand in a field of the land."""
    total: i64 = 0
    own = cells_of(seat) + field.OWN
    for index in range(WORDS):
        word = state.cells[own + index] & state.land.fields[area * FIELD + index]
        lit[index] |= word
        total += count(word)
    return total


def _lines(state: Position, seat: Seat, lit: vec[i64]) -> i64:
    """Horizontal lines with a settlement."""
    total: i64 = 0
    own = cells_of(seat) + field.OWN
    for index in range(WORDS):
        word = state.cells[own + index]
        lit[index] |= word
        total += (1 if word & ROW != 0 else 0) + (1 if word & MIDDLE_ROW != 0 else 0) + (1 if word >> 42 != 0 else 0)
    return total


def _best_line(state: Position, seat: Seat, lit: vec[i64]) -> i64:
    """Settlements on the fullest horizontal line, the topmost of them if there are several."""
    best: i64 = 0
    best_index: i64 = 0
    line: i64 = 0
    own = cells_of(seat) + field.OWN
    for index in range(WORDS):
        word = state.cells[own + index]
        while word != 0:
            row: i64 = ROW if word & ROW != 0 else MIDDLE_ROW if word & MIDDLE_ROW != 0 else LAST_ROW
            here = count(word & row)
            word &= ~row
            if here > best:
                best = here
                best_index = index
                line = row
    lit[best_index] |= state.cells[own + best_index] & line
    return best


def _in_sector(state: Position, seat: Seat, number: i64) -> i64:
    total: i64 = 0
    own = cells_of(seat) + field.OWN
    start: i64 = 0 if number < 2 else 3
    for index in range(start, start + 4):
        total += count(state.cells[own + index] & _SECTOR_FIELDS[number * FIELD + index])
    return total


def _light_sector(state: Position, seat: Seat, number: i64, lit: vec[i64]) -> None:
    own = cells_of(seat) + field.OWN
    for index in range(WORDS):
        lit[index] |= state.cells[own + index] & _SECTOR_FIELDS[number * FIELD + index]


def _weakest_sector(state: Position, seat: Seat, lit: vec[i64]) -> i64:
    """Settlements in the sector with the fewest, the first of them if there are several."""
    fewest: i64 = 100
    weakest: i64 = 0
    for number in range(SECTORS):
        here = _in_sector(state, seat, number)
        if here < fewest:
            fewest = here
            weakest = number
    _light_sector(state, seat, weakest, lit)
    return fewest


def _sector_ranks(state: Position, seat: Seat, first: i64, second: i64, lit: vec[i64]) -> i64:
    """Each sector: gold for the most settlements there, less for the next lower number; ties share in full."""
    total: i64 = 0
    for number in range(SECTORS):
        mine = _in_sector(state, seat, number)
        most = mine
        next_most: i64 = -1
        for other in range(state.seats):
            theirs = _in_sector(state, other, number)
            if theirs > most:
                next_most = most
                most = theirs
            elif next_most < theirs < most:
                next_most = theirs
        earned = first if mine == most else second if mine == next_most else 0
        total += earned
        if earned != 0:
            _light_sector(state, seat, number, lit)
    return total


def _by_groups(state: Position, seat: Seat, counts: i64, lit: vec[i64]) -> i64:
    """What counts connected groups: how many, the largest, or the special hexes they join."""
    found = _groups(state, seat)
    start: i64 = cells_of(seat) + field.OWN
    for index in range(WORDS):
        if counts == effects.GROUPS:
            lit[index] |= state.cells[start + index]
        else:
            lit[index] |= found[(_IN_LARGEST if counts == effects.PAIRS else _IN_JOINING) + index]
    if counts == effects.GROUPS:
        return found[_NUMBER]
    return found[_LARGEST] >> 1 if counts == effects.PAIRS else count(found[_JOINED])


def _groups(state: Position, seat: Seat) -> vec[i64]:
    """Walks through the connected groups of a seat's settlements one by one."""
    own = cells_of(seat) + field.OWN
    rest = state.cells[own : own + FIELD]
    group = empty_field()
    found = vec[i64]([0] * _FOUND)
    for index in range(WORDS):
        while rest[index] != 0:
            for other in range(WORDS):
                group[other] = 0
            _add_group(state, found, group, _walk(rest, group, index))
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


def _add_group(state: Position, found: vec[i64], group: vec[i64], members: i64) -> None:
    found[_NUMBER] += 1
    if members > found[_LARGEST]:
        found[_LARGEST] = members
        for index in range(WORDS):
            found[_IN_LARGEST + index] = group[index]
    joined: i64 = 0
    for index in range(WORDS):
        word = group[index] & state.land.fields[NEAR_SPECIAL * FIELD + index]
        while word != 0:
            joined |= state.land.touch[first_in(word, index)]
            word &= word - 1
    if joined & (joined - 1) != 0:
        found[_JOINED] |= joined
        for index in range(WORDS):
            found[_IN_JOINING + index] |= group[index]


def score_sheet(state: Position) -> list[ScoreLine]:
    """For every seat and every card in play, castles last: the gold and the hexes that earned it."""
    return [line for seat in range(state.seats) for line in _seat_lines(state, seat)]


def _seat_lines(state: Position, seat: int) -> list[ScoreLine]:
    lines: list[ScoreLine] = []
    for place in range(field.CARDS, field.CARDS + 3):
        card = state.cells[place]
        if card != field.NONE:
            lit = empty_field()
            source = state.box.lexicon.word("card-" + state.box.cards[card].id)
            lines.append(_line(seat, source, int(card_gold(state, seat, card, lit)), lit))
    lit = empty_field()
    lines.append(_line(seat, Word("card-castles"), int(castle_gold(state, seat, lit)), lit))
    return lines


def _line(seat: int, source: Word, earned: int, lit: vec[i64]) -> ScoreLine:
    return ScoreLine(seat, source, earned, [hex_name(hex) for hex in list_hexes(lit)] if earned else [])


def _sector_field(number: int) -> list[int]:
    area = field_of([hex for hex in range(HEXES) if sector(hex) == number])
    return [int(word) for word in area]


_SECTOR_FIELDS: Final[vec[i64]] = integers(_sector_field(0) + _sector_field(1) + _sector_field(2) + _sector_field(3))
