"""What a seat may know, as numbers for learners: all of `view` but the gold, which follows from the rest.

Seats stand in the order of play, first the one who looks. Hexes run row by row.
"""

from functools import lru_cache
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kingcraft.core.bits import lowest
from kingcraft.core.kinds import Seat
from kingcraft.core.observe import Layout, Numbering, Part, Row, Span
from kingcraft.core.state import integers
from kingcraft.kingdom_builder import action, field
from kingcraft.kingdom_builder.box import LOSE, Box
from kingcraft.kingdom_builder.calendar import STEPS, step_of
from kingcraft.kingdom_builder.field import cells_of
from kingcraft.kingdom_builder.hexes import FIELD, HEX_AT, HEXES, SIDE, WORD_BITS, WORDS
from kingcraft.kingdom_builder.land import LAND_KINDS, TERRAIN_COUNT
from kingcraft.kingdom_builder.position import TILES_EACH, Position, in_block, owed

PHASE_NAMES: Final = ("setup", "turn", "lift", "give-up", "over")
_PHASE: Final[vec[i64]] = integers([PHASE_NAMES.index(one.phase) for one in STEPS])
_CARDS_OUT: Final[vec[i64]] = integers(
    [int(first + terrain) for first in (field.DISCARDS, field.REMOVED) for terrain in range(LAND_KINDS)]
)
"""Where the cells have the terrain cards that are discarded, and those removed: right behind those of the pile."""
_KEPT: Final = 64
"""Set-ups that are remembered."""
_TILE_USES: Final[i64] = 4
"""Ready, spent, new, and gone for good."""
_TILE_CELLS: Final[i64] = 4
"""The cells of a seat that tell of its tiles stand together."""


@lru_cache(_KEPT)
def layout(box: Box, seats: int) -> Layout:
    """The parts of an observation."""
    kinds = int(box.tile_count)
    places = int(box.most_specials)
    side = [int(SIDE), int(SIDE)]
    return Layout([
        Part("seat", [seats]), Part("to_act", [seats]), Part("start", [seats]), Part("phase", [len(PHASE_NAMES)]),
        Part("round", [1]), Part("last_round", [1]), Part("block", [1]), Part("block_begun", [1]),
        Part("pile", [1]), Part("discards", [int(LAND_KINDS)]), Part("removed", [int(LAND_KINDS)]),
        Part("supply", [seats]), Part("has_card", [seats]), Part("reshuffles", [seats]),
        Part("card", [seats, int(LAND_KINDS)]), Part("tool", [kinds]), Part("tiles_left", [places]),
        Part("tiles", [seats, int(_TILE_USES), places]),
        Part("lifted", side), Part("placed", side), Part("settlements", [seats, *side]),
        Part("twins", [1]), Part("boards", [4, len(box.boards)]), Part("turned", [4]),
        Part("cards", [int(box.card_count)]), Part("places", [places, 3]), Part("place_tiles", [places, kinds]),
        Part("terrain", [int(TERRAIN_COUNT), *side]),
    ])  # fmt: skip


@lru_cache(_KEPT)
def numbering(box: Box) -> Numbering:
    """The numbers of all decisions."""
    hexes = int(HEXES)
    return Numbering([
        Span("build", int(action.BUILD), hexes), Span("use", int(action.USE), hexes * int(box.tile_count)),
        Span("put", int(action.PUT), hexes), Span("end", int(action.END), 1),
        Span("give-up", int(action.GIVE_READY), 2),
    ])  # fmt: skip


def write(state: Position, seat: Seat, row: Row) -> None:
    """Writes what may change in a game, in the order of the layout."""
    _write_turn(state, seat, row)
    _write_deck(state, row)
    hands = row.at
    row.at += 3 * state.seats
    _write_cards(state, seat, row)
    _write_left(state, row)
    tiles = row.at
    row.at += state.seats * _TILE_USES * state.box.most_specials
    row.choice(HEXES, state.lifted)
    row.choice(HEXES, state.placed)
    _write_seats(state, seat, hands, tiles, row)


def write_setting(state: Position, row: Row) -> None:
    """Writes what never changes once it was drawn: the reading of twins, boards, cards, places and terrain."""
    row.number(0 if state.box.twins == LOSE else 1)
    _write_drawn(state, row)
    _write_places(state, row)
    for terrain in range(TERRAIN_COUNT):
        _write_field(state.land.fields, terrain * FIELD, row)


def _write_turn(state: Position, seat: Seat, row: Row) -> None:
    seats = state.seats
    acting = state.to_act >= 0
    moment = 1 + (seat + 16 * (state.to_act + 16 * (state.start + 16 * (state.step + 1))))
    if row.keep(row.at + 1, moment) == moment:
        row.at += 3 * seats + len(PHASE_NAMES)
    else:
        row.choice(seats, seat)
        row.choice(seats, _from(state, seat, state.to_act))
        row.choice(seats, _from(state, seat, state.start))
        row.choice(len(PHASE_NAMES), _PHASE[state.step])
    row.number(state.round)
    row.number(i64(1) if state.last != 0 else i64(0))
    row.number(owed(state) if acting else i64(0))
    row.number(i64(1) if acting and in_block(state) else i64(0))


def _behind(state: Position, seat: Seat, next: i64) -> Seat:
    """The seat so many places behind the one who looks."""
    owner = seat + next
    return owner - state.seats if owner >= state.seats else owner


def _from(state: Position, seat: Seat, other: i64) -> i64:
    """Where another seat stands from the one who looks; -1 for nobody."""
    if other < 0:
        return -1
    return other - seat if other >= seat else other - seat + state.seats


def _write_drawn(state: Position, row: Row) -> None:
    boards: i64 = len(state.box.boards)
    for place in range(4):
        code = state.cells[field.BOARDS + place]
        row.choice(boards, code // 2 if code >= 0 else field.NONE)
    for place in range(4):
        code = state.cells[field.BOARDS + place]
        row.number(code % 2 if code >= 0 else 0)
    for place in range(3):
        card = state.cells[field.CARDS + place]
        if card >= 0:
            row.put(card, 1)
    row.at += state.box.card_count


def _write_deck(state: Position, row: Row) -> None:
    """The terrain cards in the pile, and of each kind those discarded and removed."""
    cells = state.cells
    if row.same(field.PILE, cells, field.PILE, 3 * LAND_KINDS):
        row.at += 1 + 2 * LAND_KINDS
        return
    pile: i64 = 0
    for terrain in range(LAND_KINDS):
        pile += cells[field.PILE + terrain]
    row.number(pile)
    row.gather(cells, 0, _CARDS_OUT)


def _write_cards(state: Position, seat: Seat, row: Row) -> None:
    """The terrain cards that the seat may see, and the tile that is in use."""
    cells = state.cells
    shown: i64 = field.NONE if step_of(state).secret else _from(state, seat, state.turn)
    own = cells[cells_of(seat) + field.HAND]
    other = cells[cells_of(state.turn) + field.HAND] if shown >= 0 else field.NONE
    seen = 1 + own + 8 * (1 + other + 8 * (1 + shown))
    if row.keep(row.at + 1, seen) == seen:
        row.at += state.seats * LAND_KINDS
    else:
        for next in range(state.seats):
            row.choice(LAND_KINDS, own if next == 0 else other if next == shown else field.NONE)
    row.choice(state.box.tile_count, state.tool if state.lifted >= 0 else field.NONE)


def _write_places(state: Position, row: Row) -> None:
    """Castles and locations: where each is, whether it is a castle; its kind."""
    places = state.box.most_specials
    found: i64 = len(state.land.specials)
    for number in range(found):
        hex = state.land.specials[number]
        row.number(hex // SIDE)
        row.number(hex % SIDE)
        row.number(1 if state.land.kinds[number] < 0 else 0)
    row.at += (places - found) * 3
    for number in range(found):
        row.choice(state.box.tile_count, state.land.kinds[number])
    row.at += (places - found) * state.box.tile_count


def _write_left(state: Position, row: Row) -> None:
    """The tiles left at every location: two, less the one or two that were taken."""
    once: i64 = 0
    ever: i64 = 0
    for seat in range(state.seats):
        taken = state.cells[cells_of(seat) + field.TAKEN]
        once ^= taken
        ever |= taken
    full = state.land.locations & ~ever
    changed = (once ^ row.keep(row.at, once)) | (full ^ row.keep(row.at + 1, full))
    while changed != 0:
        number = lowest(changed)
        row.put(number, ((once >> number) & 1) + ((full >> number) & 1) * TILES_EACH)
        changed &= changed - 1
    row.at += state.box.most_specials


def _write_seats(state: Position, seat: Seat, hands: i64, tiles: i64, row: Row) -> None:
    """Hands, tiles and settlements of all seats, if their cells are not as before; settlements come last in the row."""
    settlements = row.at
    cells = state.cells
    for next in range(state.seats):
        base = cells_of(_behind(state, seat, next))
        if row.same(cells_of(next), cells, base, field.SEAT_CELLS):
            continue
        row.at = hands + next
        _write_hand(state, base, row)
        if not row.same(cells_of(state.seats) + next * _TILE_CELLS, cells, base + field.TAKEN, _TILE_CELLS):
            row.at = tiles + next * _TILE_USES * state.box.most_specials
            _write_tiles(state, base, row)
        row.at = settlements + next * HEXES
        _write_field(state.cells, base + field.OWN, row)
    row.at = settlements + state.seats * HEXES


def _write_hand(state: Position, base: i64, row: Row) -> None:
    """The supply of a seat, whether it has a card, and how old that is: each among those of all seats."""
    cells = state.cells
    row.put(0, cells[base + field.SUPPLY])
    row.put(state.seats, i64(1) if cells[base + field.HAND] >= 0 else i64(0))
    row.put(2 * state.seats, cells[base + field.AGE])


def _write_tiles(state: Position, base: i64, row: Row) -> None:
    """The tiles of a seat: ready, spent, new, and gone for good."""
    places = state.box.most_specials
    cells = state.cells
    held = cells[base + field.HELD]
    fresh = cells[base + field.FRESH] & held
    spent = cells[base + field.SPENT] & held & ~fresh
    row.mask(places, held & ~fresh & ~spent)
    row.mask(places, spent)
    row.mask(places, fresh)
    row.mask(places, cells[base + field.TAKEN] & ~held)


def _write_field(fields: vec[i64], base: i64, row: Row) -> None:
    """A 1 for every hex of a field."""
    row.field(HEXES, fields, base, WORDS, HEX_AT, WORD_BITS)
