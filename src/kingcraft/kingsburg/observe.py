"""What a seat may know, as numbers for learners: all of `view` but what follows from the rest.

Seats stand in the order of their letters, first the one who looks. Dice are counted by their faces.
"""

from functools import lru_cache
from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from kingcraft.core.bits import bit, lowest
from kingcraft.core.kinds import Mask, Seat
from kingcraft.core.observe import Layout, Numbering, Part, Row, Span
from kingcraft.core.state import integers
from kingcraft.core.stretch import point_bits
from kingcraft.kingsburg import action, field, step
from kingcraft.kingsburg.box import ADVISORS, COLUMNS, SEASONS, YEARS, Box
from kingcraft.kingsburg.calendar import STEPS
from kingcraft.kingsburg.dice import FACES, SMALL, SUM, THROWS
from kingcraft.kingsburg.governors import hand_of, office_of
from kingcraft.kingsburg.group import group_at, own_in, seat_on, shift_in, token_in, white_in
from kingcraft.kingsburg.odds import VALUES
from kingcraft.kingsburg.order import pending_places
from kingcraft.kingsburg.position import Position, have, owns, seat_at
from kingcraft.kingsburg.season import neutral_block
from kingcraft.kingsburg.strips import is_choosing
from kingcraft.kingsburg.view import is_face_up, is_reckoned

FACE_COUNT: Final = 6
GROUP_WIDTH: Final = 2 * FACE_COUNT + 3
"""Of a group on an advisor, behind its seat: coloured and white dice, a +2 token, the shift, and the Envoy."""
PAIRS: Final = 28
"""Throws of two dice at most."""
MOST_BID: Final = 500
PLAYER_NUMBERS: Final = 16
_KEPT: Final = 64
"""Set-ups that are remembered."""
_NUMBERS: Final[vec[i64]] = integers([
    int(what)
    for what in (
        field.POINTS, field.GOLD, field.WOOD, field.STONE, field.SOLDIERS, field.TOKENS, field.SPENT,
        *range(field.SOURCES, field.SOURCES + len(field.SOURCE_NAMES)),
    )
])  # fmt: skip
"""What a seat has that is a number, in the order of the layout."""
_THROWN: Final[vec[i64]] = integers([field.DICE, field.WHITE, field.ROLLED, field.ROLLED_WHITE])
_COUNTS: Final[vec[i32]] = vec[i32](
    [int(point_bits(faces.count(face))) for faces in FACES for face in range(1, FACE_COUNT + 1)]
)
"""How many dice of a throw show each face, as numbers of a row."""
_SEASONAL: Final[vec[i64]] = integers([1 if one.phase == step.SEASON else 0 for one in STEPS])


@lru_cache(_KEPT)
def layout(box: Box, seats: int) -> Layout:
    """The parts of an observation."""
    buildings, governors = len(box.buildings), len(box.governors)
    return Layout([
        Part("seat", [seats]), Part("to_act", [seats]), Part("year", [YEARS]), Part("season", [len(SEASONS)]),
        Part("step", [len(STEPS)]), Part("order", [seats, seats]), Part("envoy", [seats]), Part("aid", [seats]),
        Part("looked", [seats]), Part("passed", [seats]), Part("advisor", [ADVISORS + 1]), Part("built", [1]),
        Part("enemy", [len(box.enemies)]), Part("kings_die", [1]),
        Part("destiny", [len(box.destinies)]), Part("destinies", [len(box.destinies)]),
        Part("auction", [governors]), Part("lot", [governors]), Part("bid", [2]), Part("bidder", [seats]),
        Part("chooser", [seats]),
        Part("neutral", [ADVISORS, FACE_COUNT]), Part("court", [ADVISORS, 2, seats + GROUP_WIDTH]),
        Part("numbers", [seats, PLAYER_NUMBERS]), Part("dice", [seats, 4, FACE_COUNT]),
        Part("buildings", [seats, buildings]), Part("unscored", [seats, buildings]),
        Part("used", [seats, len(box.right_pieces)]), Part("governor", [seats, governors]),
        Part("hand", [seats, governors + 1]), Part("kept", [seats, governors + 1]),
        Part("strips", [seats, len(box.strip_row)]),
        Part("tokens_left", [seats, VALUES]), Part("chosen", [seats, VALUES + 2]),
        *([Part("pending", [len(box.ordered)])] if len(box.ordered) > 0 else []), Part("sheet", [seats, buildings]),
    ])  # fmt: skip


@lru_cache(_KEPT)
def numbering(box: Box) -> Numbering:
    """The numbers of all decisions; with modules there may be more dice, and more to pay with."""
    modules = bool(box.modules.said())
    own, white = (THROWS, THROWS) if modules else (SMALL, PAIRS)
    payments = action.GOODS_CODES * (field.MOST_PAID + 1 if modules else 1)
    spans = [
        Span("stop", action.STOP, 1), Span("build", action.BUILD_OF, int(box.rows) * COLUMNS),
        Span("use", action.USE_OF, len(box.right_pieces) * action.USE_WAYS),
        Span("card", action.CARD_OF, len(box.governors)), Span("duke", action.DUKE, 1),
        Span("strip", action.STRIP_OF, len(box.strip_row)), Span("bid", action.BID_OF, MOST_BID),
        Span("soldiers", action.SOLDIERS_OF, VALUES + 1),
        Span("first", action.FIRST_OF, len(box.ordered)), Span("goods", action.GOODS_OF, payments),
        Span("offer", action.OFFER_OF, len(box.offer_pieces) * action.GOODS_CODES),
        Span("place", action.PLACE_OF, white * action.PLACE_WAYS, own, THROWS * action.PLACE_WAYS),
    ]  # fmt: skip
    base = ("stop", "build", "use", "first", "goods", "offer", "place")
    return Numbering([span for span in spans if span.width > 0 and (modules or span.name in base)])


def write(state: Position, seat: Seat, row: Row) -> None:
    """Writes what may change in a game, in the order of the layout."""
    _write_time(state, seat, row)
    _write_cards(state, seat, row)
    _write_court(state, seat, row)
    _write_players(state, seat, row)
    _write_pieces(state, seat, row)
    _write_choices(state, seat, row)
    if len(state.box.ordered) > 0:
        row.mask(len(state.box.ordered), pending_places(state))
    if _chooses_rows(state):
        _write_sheets(state, seat, row)


def write_setting(state: Position, seat: Seat, row: Row) -> None:
    """Writes the sheets of buildings, where nobody chooses rows for them in the game."""
    if not _chooses_rows(state):
        _write_sheets(state, seat, row)


def _chooses_rows(state: Position) -> bool:
    return state.box.alternatives != 0


def _write_sheets(state: Position, seat: Seat, row: Row) -> None:
    """The buildings that may come to stand."""
    for next in range(state.seats):
        _write_buildings(state, _behind(state, seat, next), state.box.places, row)


def _write_buildings(state: Position, owner: Seat, places: Mask, row: Row) -> None:
    """The buildings for these places of a province; where rows are chosen, all sheets may differ."""
    if _chooses_rows(state):
        row.clear(state.box.building_count)
    row.spread(state.box.building_count, places, state.sheet, owner * state.box.sheet_width)


def _behind(state: Position, seat: Seat, next: i64) -> Seat:
    """The seat so many places behind the one who looks."""
    owner = seat + next
    return owner - state.seats if owner >= state.seats else owner


def _from(state: Position, seat: Seat, other: i64) -> i64:
    """Where another seat stands from the one who looks; -1 for nobody."""
    if other < 0:
        return -1
    return other - seat if other >= seat else other - seat + state.seats


def _write_seats(state: Position, seat: Seat, mask: Mask, row: Row) -> None:
    """Some of the seats."""
    row.mask(state.seats, (mask >> seat) | ((mask & (bit(seat) - 1)) << (state.seats - seat)))


def _write_time(state: Position, seat: Seat, row: Row) -> None:
    seats = state.seats
    row.choice(seats, seat)
    row.choice(seats, _from(state, seat, state.to_act))
    row.choice(YEARS, state.year - 1)
    row.choice(len(SEASONS), state.season if _SEASONAL[state.step] != 0 else i64(-1))
    row.choice(len(STEPS), state.step)
    drawn = seats if STEPS[state.step].laid else state.turn
    for place in range(seats):
        row.choice(seats, _from(state, seat, seat_at(state, place)) if place < drawn else i64(-1))
    row.choice(seats, _from(state, seat, state.envoy))
    row.choice(seats, _from(state, seat, state.aid))
    _write_seats(state, seat, state.seen, row)
    _write_seats(state, seat, state.passed, row)
    row.choice(ADVISORS + 1, state.advisor)
    row.number(state.built)


def _write_cards(state: Position, seat: Seat, row: Row) -> None:
    box = state.box
    known = is_face_up(state) or (state.seen >> seat) & 1 != 0
    row.choice(len(box.enemies), state.enemy if known else i64(-1))
    row.number(state.kings_die)
    if not box.has_cards:
        row.at += 2 + 2 * state.seats
        return
    row.choice(len(box.destinies), state.destiny)
    row.mask(len(box.destinies), state.drawn)
    row.mask(len(box.governors), state.market)
    row.choice(len(box.governors), state.lot if state.market != 0 else i64(-1))
    row.number(i64(1) if state.market != 0 and state.bid >= 0 else i64(0))
    row.number(state.bid if state.market != 0 and state.bid >= 0 else i64(0))
    row.choice(state.seats, _from(state, seat, state.bidder) if state.market != 0 else i64(-1))
    row.choice(state.seats, _from(state, seat, state.chooser) if state.market != 0 else i64(-1))


def _write_court(state: Position, seat: Seat, row: Row) -> None:
    taken = state.taken | row.keep(row.at, state.taken)
    blocked = neutral_block(state.neutral_three, state.neutral_two)
    _write_neutrals(state, blocked, row)
    first = row.at
    width = state.seats + GROUP_WIDTH
    while taken != 0:
        advisor = lowest(taken)
        row.at = first + (advisor - 1) * 2 * width
        _write_group(state, seat, advisor, 0, (blocked >> advisor) & 1, row)
        _write_group(state, seat, advisor, 1, 1, row)
        taken &= taken - 1
    row.at = first + ADVISORS * 2 * width


def _write_group(state: Position, seat: Seat, advisor: i64, slot: i64, by_envoy: i64, row: Row) -> None:
    """The first or the second group on an advisor, if there is one."""
    move = group_at(state, advisor, slot)
    if move < 0:
        row.clear(state.seats + GROUP_WIDTH)
        row.at += state.seats + GROUP_WIDTH
        return
    row.choice(state.seats, _from(state, seat, seat_on(state, advisor, slot)))
    row.copy(_COUNTS, own_in(move), FACE_COUNT)
    row.copy(_COUNTS, white_in(move), FACE_COUNT)
    row.number(token_in(move))
    row.number(shift_in(move))
    row.number(by_envoy)


def _write_neutrals(state: Position, blocked: Mask, row: Row) -> None:
    """The neutral dice of a game for two, if there are others than before, where some lie or lay."""
    first = row.at
    row.at = first + ADVISORS * FACE_COUNT
    dice = state.neutral_three * THROWS + state.neutral_two
    if row.keep(first + 1, dice) == dice:
        return
    changed = blocked | row.keep(first + 2, blocked)
    while changed != 0:
        advisor = lowest(changed)
        row.at = first + (advisor - 1) * FACE_COUNT
        row.copy(_COUNTS, _neutral_on(state, blocked, advisor), FACE_COUNT)
        changed &= changed - 1
    row.at = first + ADVISORS * FACE_COUNT


def _neutral_on(state: Position, blocked: Mask, advisor: i64) -> i64:
    """The neutral dice on an advisor, as a throw: three, two, or one of two that were parted."""
    three = state.neutral_three
    two = state.neutral_two
    if three != 0 and SUM[three] == advisor:
        return three
    if two == 0 or (blocked >> advisor) & 1 == 0:
        return 0
    return two if SUM[two] == advisor else advisor


def _write_players(state: Position, seat: Seat, row: Row) -> None:
    reckoned = is_reckoned(state)
    for next in range(state.seats):
        owner = _behind(state, seat, next)
        row.gather(state.book, owner * field.WIDTH, _NUMBERS)
        _write_combat(state, owner, reckoned, row)
        row.number(have(state, owner, field.OWN_DIE))
    for next in range(state.seats):
        row.look_up(state.book, _behind(state, seat, next) * field.WIDTH, _THROWN, _COUNTS, FACE_COUNT)


def _write_combat(state: Position, owner: Seat, reckoned: bool, row: Row) -> None:
    """Whether the combat values are known, and this one."""
    known = i64(1) if reckoned else i64(0)
    if row.keep(row.at, known) != known or reckoned:
        row.put(0, known)
        row.put(1, have(state, owner, field.COMBAT) * known)
    row.at += 2


def _write_pieces(state: Position, seat: Seat, row: Row) -> None:
    """Buildings that stand, and that give no points; rights that were used."""
    for next in range(state.seats):
        owner = _behind(state, seat, next)
        _write_buildings(state, owner, owns(state, owner), row)
    if _is_any(state, field.UNSCORED, row):
        for next in range(state.seats):
            owner = _behind(state, seat, next)
            _write_buildings(state, owner, have(state, owner, field.UNSCORED), row)
    else:
        row.at += state.seats * state.box.building_count
    for next in range(state.seats):
        row.mask(len(state.box.right_pieces), have(state, _behind(state, seat, next), field.USED))


def _is_any(state: Position, what: i64, row: Row) -> bool:
    """Whether some seat has any of something, or had when the part that begins here was last written."""
    found: i64 = 0
    for seat in range(state.seats):
        found |= have(state, seat, what)
    return found | row.keep(row.at + 1, found) != 0


def _write_choices(state: Position, seat: Seat, row: Row) -> None:
    """Governors, strips and soldier tokens; what others keep hidden is counted, not named."""
    governors: i64 = len(state.box.governors)
    strips: i64 = len(state.box.strip_row)
    if not state.box.has_cards and not _chooses_rows(state):
        row.at += state.seats * (2 + strips)
        _write_tokens(state, seat, row)
        return
    choosing = is_choosing(state)
    for next in range(state.seats):
        row.mask(governors, office_of(state, _behind(state, seat, next)))
    for next in range(state.seats):
        owner = _behind(state, seat, next)
        hand = i64(0) if choosing else hand_of(state, owner)
        row.mask(governors, hand if next == 0 else i64(0))
        row.number(_cards_in(state, owner) if not choosing else i64(0))
    for next in range(state.seats):
        kept = have(state, _behind(state, seat, next), field.KEPT)
        row.choice(governors, kept - 1 if next == 0 else i64(-1))
        row.number(i64(1) if kept > 0 else i64(0))
    for next in range(state.seats):
        row.mask(strips, hand_of(state, _behind(state, seat, next)) if choosing else i64(0))
    _write_tokens(state, seat, row)


def _write_tokens(state: Position, seat: Seat, row: Row) -> None:
    if not state.box.soldier_tokens:
        row.at += state.seats * (VALUES + VALUES + 2)
        return
    reckoned = is_reckoned(state)
    for next in range(state.seats):
        left = have(state, _behind(state, seat, next), field.TOKENS_LEFT)
        for value in range(VALUES):
            row.number((left >> (4 * value)) & 15)
    for next in range(state.seats):
        chosen = have(state, _behind(state, seat, next), field.CHOSEN)
        row.choice(VALUES + 1, chosen - 1 if reckoned or next == 0 else i64(-1))
        row.number(i64(1) if chosen > 0 else i64(0))


def _cards_in(state: Position, seat: Seat) -> i64:
    """How many governors a seat has in hand."""
    hand = have(state, seat, field.HAND)
    cards: i64 = 0
    while hand > 0:
        cards += 1
        hand >>= 8
    return cards
