"""What a move does: the turn from the card shown to the card drawn, tiles gained and lost, the last round."""

from typing import Final

from mypy_extensions import i64

from kingcraft.core.state import CHANCE, OVER
from kingcraft.kingdom_builder.building import MOVES, TILE_COUNT
from kingcraft.kingdom_builder.hexes import HEXES, count
from kingcraft.kingdom_builder.land import LAND_KINDS
from kingcraft.kingdom_builder.position import (
    BLOCK,
    BOARD,
    BOARD_AT,
    CARD,
    CARD_AT,
    DEAL,
    DISCARDS,
    DONE,
    DRAW,
    FIRST,
    FRESH,
    GIVE_UP,
    HAND,
    HELD,
    LIFT,
    NONE,
    PILE,
    REMOVED,
    REPLACE,
    ROOM,
    SPENT,
    SUPPLY,
    TAKEN,
    TURN,
    Position,
    lay_out,
    owed,
    put,
    ready,
    seat_at,
    take_off,
    tiles_left,
    touches,
)  # fmt: skip

# Actions: building, then using each kind of tile at each hex, putting down, and the rest.
USE: Final[i64] = 400
PUT: Final[i64] = 400 + 400 * 16
END: Final[i64] = PUT + 400
GIVE_READY: Final[i64] = END + 1
GIVE_SPENT: Final[i64] = END + 2
DRAWN: Final[i64] = END + 10
CARD_DRAWN: Final[i64] = END + 20
FIRST_DRAWN: Final[i64] = END + 50
BOARD_DRAWN: Final[i64] = END + 60
"""Twice the number of the board on its shelf, plus one if it is turned."""


def make(position: Position, action: i64) -> None:
    """Plays an action known to be legal."""
    if action < USE:
        _build(position, action)
    elif action < PUT:
        _use(position, (action - USE) // HEXES, (action - USE) % HEXES)
    elif action < END:
        _put_down(position, action - PUT)
    elif action == END:
        _end_turn(position)
    elif action <= GIVE_SPENT:
        _give_up(position, action == GIVE_READY)
    else:
        _chance(position, action)


def _build(position: Position, hex: i64) -> None:
    """Mandatory action: one settlement of the block."""
    position.block -= 1
    _build_at(position, hex)


def _build_at(position: Position, hex: i64) -> None:
    seat = position.turn
    at = seat_at(seat) + SUPPLY
    position.cells[at] -= 1
    if position.cells[at] == 0:
        position.last = 1
    put(position, seat, hex)
    _gain(position, hex)
    _check_card(position)


def _use(position: Position, kind: i64, hex: i64) -> None:
    """Extra action: a build tile builds, a move tile lifts."""
    able = ready(position, position.turn) & position.land.of_tile[kind]
    position.cells[seat_at(position.turn) + SPENT] |= able & -able
    if MOVES[kind] == 0:
        _build_at(position, hex)
        return
    take_off(position, position.turn, hex)
    position.lifted = hex
    position.tool = kind
    position.phase = LIFT


def _put_down(position: Position, hex: i64) -> None:
    put(position, position.turn, hex)
    position.placed = hex
    position.phase = GIVE_UP
    _lose(position)


def lost(position: Position) -> i64:
    """The locations whose tile the seat holds, though none of its settlements touches them any more."""
    left: i64 = 0
    held = position.cells[seat_at(position.turn) + HELD] & position.land.touch[position.lifted]
    while held != 0:
        bit = held & -held
        if not touches(position, position.turn, position.land.specials[count(bit - 1)]):
            left |= bit
        held ^= bit
    return left


def to_give_up(position: Position) -> i64:
    """The first location lost, as a bit; 0 if there is none."""
    gone = lost(position)
    return gone & -gone


def tile_to_give_up(position: Position) -> i64:
    """The kind of tile that must be given up."""
    return position.land.kinds[count(to_give_up(position) - 1)]


def must_choose(position: Position, bit: i64) -> bool:
    """Whether tiles of this kind differ: some may still be used this turn, among others that may not."""
    same = _same_kind(position, bit)
    able = ready(position, position.turn)
    others = same & ~lost(position)
    return (others & ~able != 0) if bit & able != 0 else (others & able != 0)


def _lose(position: Position) -> None:
    """Gives up the tiles lost by a move; stops where the owner must choose. The gain comes after."""
    bit = to_give_up(position)
    while bit != 0:
        if must_choose(position, bit):
            return
        _drop(position, bit)
        bit = to_give_up(position)
    hex = position.placed
    position.phase = TURN
    position.lifted = NONE
    position.placed = NONE
    position.tool = NONE
    _gain(position, hex)
    _check_card(position)


def _give_up(position: Position, usable: bool) -> None:
    """The owner gives up a tile that may still be used, or one that may not; the other stays in its place."""
    bit = to_give_up(position)
    able = ready(position, position.turn)
    if (bit & able != 0) != usable:
        others = _same_kind(position, bit) & ~lost(position)
        others &= able if usable else ~able
        _swap(position, bit, others & -others)
    _drop(position, bit)
    _lose(position)


def _same_kind(position: Position, bit: i64) -> i64:
    """The held tiles of the kind of a location, without its own."""
    same: i64 = 0
    for kind in range(TILE_COUNT):
        if position.land.of_tile[kind] & bit != 0:
            same = position.land.of_tile[kind]
    return same & position.cells[seat_at(position.turn) + HELD] & ~bit


def _swap(position: Position, one: i64, other: i64) -> None:
    """Exchanges what is marked on two tiles."""
    base = seat_at(position.turn)
    for mark in range(base + SPENT, base + FRESH + 1):
        marks = position.cells[mark]
        if (marks & one != 0) != (marks & other != 0):
            position.cells[mark] = marks ^ one ^ other


def _drop(position: Position, bit: i64) -> None:
    base = seat_at(position.turn)
    position.cells[base + HELD] &= ~bit
    position.cells[base + SPENT] &= ~bit
    position.cells[base + FRESH] &= ~bit


def _gain(position: Position, hex: i64) -> None:
    """Takes a tile from every location that the hex touches, once in a game from each, if one is left."""
    touched = position.land.touch[hex] & position.land.locations
    if touched == 0:
        return
    base = seat_at(position.turn)
    new = touched & ~position.cells[base + TAKEN]
    while new != 0:
        bit = new & -new
        if tiles_left(position, count(bit - 1)) > 0:
            position.cells[base + TAKEN] |= bit
            position.cells[base + HELD] |= bit
            position.cells[base + FRESH] |= bit
        new ^= bit


def _check_card(position: Position) -> None:
    """Before and during the block: a card without an empty hex leaves the game and is replaced at once."""
    if owed(position) == 0:
        return
    at = seat_at(position.turn) + HAND
    card = position.cells[at]
    if card != NONE and position.cells[ROOM + card] > 0:
        return
    if card != NONE:
        position.cells[REMOVED + card] += 1
        position.cells[at] = NONE
    if _must_draw(position, REPLACE):
        return
    position.block = 0
    position.last = 1


def _must_draw(position: Position, phase: i64) -> bool:
    """Goes to the pile, shuffling the discards if it is empty; False if there is no card at all."""
    cells = position.cells
    total: i64 = 0
    for terrain in range(LAND_KINDS):
        total += cells[PILE + terrain]
    if total == 0:
        for terrain in range(LAND_KINDS):
            cells[PILE + terrain] = cells[DISCARDS + terrain]
            total += cells[DISCARDS + terrain]
            cells[DISCARDS + terrain] = 0
    if total > 0:
        position.phase = phase
        position.to_act = CHANCE
    return total > 0


def _end_turn(position: Position) -> None:
    """Discards the card and draws a new one, unless the game is over."""
    base = seat_at(position.turn)
    cells = position.cells
    if cells[base + HAND] != NONE:
        cells[DISCARDS + cells[base + HAND]] += 1
        cells[base + HAND] = NONE
    cells[base + SPENT] = 0
    cells[base + FRESH] = 0
    position.block = 0
    if position.last != 0 and _next_seat(position) == position.start:
        position.phase = DONE
        position.to_act = OVER
    elif not _must_draw(position, DRAW):
        _pass_turn(position)


def _next_seat(position: Position) -> i64:
    return position.turn + 1 if position.turn + 1 < position.seats else 0


def _pass_turn(position: Position) -> None:
    seat = _next_seat(position)
    if seat == position.start:
        position.round += 1
    _begin_turn(position, seat)


def _begin_turn(position: Position, seat: i64) -> None:
    """The seat shows its card."""
    position.turn = seat
    position.to_act = seat
    position.phase = TURN
    position.block = BLOCK
    _check_card(position)


def _chance(position: Position, action: i64) -> None:
    if action < CARD_DRAWN:
        _draw(position, action - DRAWN)
        return
    if action < FIRST_DRAWN:
        _fill(position, CARD_AT, action - CARD_DRAWN)
    elif action < BOARD_DRAWN:
        position.start = action - FIRST_DRAWN
    else:
        _fill(position, BOARD_AT, action - BOARD_DRAWN)
    set_up(position)


def _draw(position: Position, terrain: i64) -> None:
    """The seat takes a card of this terrain from the pile."""
    cells = position.cells
    cells[PILE + terrain] -= 1
    cells[seat_at(position.turn) + HAND] = terrain
    if position.phase == DRAW:
        _pass_turn(position)
    elif position.phase == DEAL:
        _deal(position, _next_seat(position))
    else:
        position.phase = TURN
        position.to_act = position.turn
        _check_card(position)


def _fill(position: Position, place: i64, value: i64) -> None:
    while position.cells[place] != NONE:
        place += 1
    position.cells[place] = value


def set_up(position: Position) -> None:
    """Goes to the next thing that nobody chose: boards, kingdom cards, start player; then everybody draws."""
    cells = position.cells
    position.to_act = CHANCE
    if cells[BOARD_AT + 3] == NONE:
        position.phase = BOARD
    elif cells[CARD_AT + 2] == NONE:
        position.phase = CARD
    elif position.start == NONE:
        position.phase = FIRST
    else:
        lay_out(position)
        _deal(position, position.start)


def _deal(position: Position, seat: i64) -> None:
    """The next seat draws its first card; when all have one, the start player begins."""
    position.turn = seat
    if position.cells[seat_at(seat) + HAND] != NONE:
        _begin_turn(position, seat)
    else:
        position.phase = DEAL
