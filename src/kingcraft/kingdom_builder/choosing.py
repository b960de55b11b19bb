"""What may be chosen: all legal actions, whether one is among them, and one at random without listing any."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kingcraft.core.state import CHANCE
from kingcraft.core.stream import Stream
from kingcraft.kingdom_builder.building import MOVES, TILE_COUNT, choices, landings, tile_choices
from kingcraft.kingdom_builder.content import CARDS
from kingcraft.kingdom_builder.hexes import BIT, HEXES, WORD, empty_field, hex_name, holds, list_hexes, nth_hex, size
from kingcraft.kingdom_builder.land import LAND_KINDS
from kingcraft.kingdom_builder.position import (
    BOARD,
    BOARD_AT,
    CARD,
    CARD_AT,
    FIRST,
    GIVE_UP,
    HAND,
    LIFT,
    NONE,
    PILE,
    SUPPLY,
    TURN,
    Position,
    in_block,
    owed,
    ready,
    seat_at,
)  # fmt: skip
from kingcraft.kingdom_builder.turn import (
    BOARD_DRAWN,
    CARD_DRAWN,
    DRAWN,
    END,
    FIRST_DRAWN,
    GIVE_READY,
    GIVE_SPENT,
    PUT,
    USE,
)  # fmt: skip

_CARD_COUNT: Final[i64] = len(CARDS)


def actions(position: Position) -> vec[i64]:
    """The legal actions in ascending order."""
    if position.to_act == CHANCE:
        return _outcomes(position)
    found = vec[i64]()
    if position.phase == LIFT:
        return _add(found, landings(position), PUT)
    if position.phase == GIVE_UP:
        return append(append(found, GIVE_READY), GIVE_SPENT)
    if position.phase != TURN:
        return found
    if owed(position) > 0:
        found = _add(found, choices(position, position.cells[seat_at(position.turn) + HAND]), 0)
    for kind in range(TILE_COUNT):
        if usable(position, kind):
            found = _add(found, tile_choices(position, kind), USE + kind * HEXES)
    return append(found, END) if owed(position) == 0 else found


def allows(position: Position, action: i64) -> bool:
    """Whether an action is legal."""
    if position.to_act == CHANCE or action < 0 or action >= END:
        return _among(actions(position), action)
    if action >= PUT:
        return position.phase == LIFT and holds(landings(position), 0, action - PUT)
    if position.phase != TURN:
        return False
    if action < USE:
        card = position.cells[seat_at(position.turn) + HAND]
        return owed(position) > 0 and holds(choices(position, card), 0, action)
    kind = (action - USE) // HEXES
    return kind < TILE_COUNT and usable(position, kind) and holds(tile_choices(position, kind), 0, action % HEXES)


def usable(position: Position, kind: i64) -> bool:
    """Whether the seat has a tile of this kind that it may use now."""
    if in_block(position) or ready(position, position.turn) & position.land.of_tile[kind] == 0:
        return False
    return MOVES[kind] != 0 or position.cells[seat_at(position.turn) + SUPPLY] > 0


def sample(position: Position, stream: Stream) -> i64:
    """One action at random: an outcome at its odds, or any legal action alike."""
    if position.to_act == CHANCE:
        return _sample_chance(position, stream)
    if position.phase == TURN:
        return _sample_turn(position, stream)
    if position.phase == LIFT:
        field = landings(position)
        return PUT + nth_hex(field, stream.below(size(field)))
    return GIVE_READY + stream.below(2)


def _sample_turn(position: Position, stream: Stream) -> i64:
    """Weighs what there is by its number of hexes: chooses anew between what was chosen and what comes next."""
    total: i64 = 1
    chosen: i64 = END
    left = owed(position)
    if left > 0:
        field = choices(position, position.cells[seat_at(position.turn) + HAND])
        total = size(field)
        chosen = nth_hex(field, stream.below(total))
    able = ready(position, position.turn)
    if able == 0 or in_block(position):
        return chosen
    supply = position.cells[seat_at(position.turn) + SUPPLY]
    for kind in range(TILE_COUNT):
        if able & position.land.of_tile[kind] != 0 and (supply > 0 or MOVES[kind] != 0):
            field = tile_choices(position, kind)
            here = size(field)
            if here > 0:
                total += here
                ticket = stream.below(total)
                if ticket < here:
                    chosen = USE + kind * HEXES + nth_hex(field, ticket)
    return chosen


def _sample_chance(position: Position, stream: Stream) -> i64:
    if position.phase <= FIRST:
        outcomes = _outcomes(position)
        return outcomes[stream.below(len(outcomes))]
    cells = position.cells
    total = cells[PILE] + cells[PILE + 1] + cells[PILE + 2] + cells[PILE + 3] + cells[PILE + 4]
    ticket = stream.below(total)
    terrain: i64 = 0
    while ticket >= cells[PILE + terrain]:
        ticket -= cells[PILE + terrain]
        terrain += 1
    return DRAWN + terrain


def weights(position: Position) -> list[tuple[int, int]]:
    """At chance: every outcome with its weight. Set-up is even, cards are as many as the pile has."""
    if position.phase <= FIRST:
        return [(outcome, 1) for outcome in _outcomes(position)]
    return [(outcome, int(position.cells[PILE + outcome - DRAWN])) for outcome in _outcomes(position)]


def _outcomes(position: Position) -> vec[i64]:
    found = vec[i64]()
    if position.phase == BOARD:
        for code in range(2 * len(position.shelf.boards)):
            if not _lies_there(position, BOARD_AT, 4, code, 2):
                found = append(found, BOARD_DRAWN + code)
    elif position.phase == CARD:
        for card in range(_CARD_COUNT):
            if not _lies_there(position, CARD_AT, 3, card, 1):
                found = append(found, CARD_DRAWN + card)
    elif position.phase == FIRST:
        for seat in range(position.seats):
            found = append(found, FIRST_DRAWN + seat)
    else:
        return _terrains(position)
    return found


def _terrains(position: Position) -> vec[i64]:
    found = vec[i64]()
    for terrain in range(LAND_KINDS):
        if position.cells[PILE + terrain] > 0:
            found = append(found, DRAWN + terrain)
    return found


def _lies_there(position: Position, start: i64, places: i64, code: i64, ways: i64) -> bool:
    """Whether a board (either way up) or a card is on the table already."""
    for place in range(start, start + places):
        if position.cells[place] != NONE and position.cells[place] // ways == code // ways:
            return True
    return False


def _add(found: vec[i64], field: vec[i64], first: i64) -> vec[i64]:
    for hex in list_hexes(field):
        found = append(found, first + hex)
    return found


def _among(found: vec[i64], action: i64) -> bool:
    return any([other == action for other in found])


def open_hexes(position: Position) -> list[str]:
    """The hexes, by name, where the seat to act could put a settlement with its next decision."""
    found = empty_field()
    for action in actions(position):
        lifts = USE <= action < PUT and MOVES[(action - USE) // HEXES] != 0
        if action < END and not lifts:
            hex = action % HEXES
            found[WORD[hex]] |= BIT[hex]
    return [hex_name(hex) for hex in list_hexes(found)]
