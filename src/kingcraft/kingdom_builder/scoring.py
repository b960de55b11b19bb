"""Gold: what each kingdom card and the castles give a seat, and the hexes that earned it."""

from librt.vecs import vec
from mypy_extensions import i64

from kingcraft.core.bits import count
from kingcraft.core.kinds import Mask, Seat
from kingcraft.core.sheet import ScoreLine
from kingcraft.core.speech import Word
from kingcraft.kingdom_builder import field
from kingcraft.kingdom_builder.counting import RANKS, counted, sector_ranks
from kingcraft.kingdom_builder.field import cells_of
from kingcraft.kingdom_builder.hexes import (
    FIELD,
    WORDS,
    empty_field,
    first_in,
    hex_name,
    list_hexes,
)
from kingcraft.kingdom_builder.land import NEAR_SPECIAL
from kingcraft.kingdom_builder.position import Position


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
    if counts == RANKS:
        return sector_ranks(state.seats, state.cells, seat, box.gold[card], box.second[card], lit)
    return box.gold[card] * counted(state.land, state.cells, seat, counts, lit)


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
