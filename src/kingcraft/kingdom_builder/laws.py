"""The laws that hold in every position: what `load` refuses by, and what tests check at every step."""

from mypy_extensions import i64

from kingcraft.core.fields import bad
from kingcraft.core.speech import SEAT_LETTERS
from kingcraft.kingdom_builder import field, step
from kingcraft.kingdom_builder.calendar import step_of
from kingcraft.kingdom_builder.effects import TERRAINS
from kingcraft.kingdom_builder.field import cells_of
from kingcraft.kingdom_builder.hexes import FIELD, WORDS, hex_name, holds, list_hexes, size, spread
from kingcraft.kingdom_builder.land import WATER
from kingcraft.kingdom_builder.position import BLOCK, CARDS_EACH, SETTLEMENTS, Position, tiles_left, touches


def check_position(state: Position) -> None:
    """Raises BadPosition with the first field that breaks a law."""
    _audit_deck(state)
    if not step_of(state).laid:
        return
    for seat in range(int(state.seats)):
        _audit_settlements(state, seat)
        _audit_near(state, seat)
        _audit_tiles(state, seat)
        _audit_hand(state, seat)
    _audit_map(state)
    _audit_locations(state)
    _audit_step(state)


def _name(seat: int, fact: str) -> str:
    return f"players.{SEAT_LETTERS[seat]}.{fact}"


def _audit_deck(state: Position) -> None:
    """Twenty-five terrain cards, five of each: in the pile, discarded, removed, or in a hand."""
    for terrain in range(5):
        held = sum([state.cells[cells_of(seat) + field.HAND] == terrain for seat in range(int(state.seats))])
        places = [int(state.cells[place + terrain]) for place in (field.PILE, field.DISCARDS, field.REMOVED)]
        if held + sum(places) != CARDS_EACH or min(places) < 0:
            raise bad("deck", f"{TERRAINS[terrain]}: {held + sum(places)}")


def _audit_settlements(state: Position, seat: int) -> None:
    """Forty settlements a seat: on the map, in the supply, or one in the hand; on land or water, one on a hex."""
    base = cells_of(seat)
    in_hand = 1 if step_of(state).moved == step.IN_HAND and seat == state.turn else 0
    supply = state.cells[base + field.SUPPLY]
    if supply < 0 or size(state.cells, base + field.OWN) + supply + in_hand != SETTLEMENTS:
        raise bad(_name(seat, "supply"), int(supply))
    for hex in list_hexes(state.cells, base + field.OWN):
        terrain = state.land.terrain(hex)
        if terrain > WATER:
            raise bad(_name(seat, "settlements"), f"{hex_name(hex)} {TERRAINS[terrain]}")
    for other in range(seat):
        for hex in list_hexes(state.cells, cells_of(other) + field.OWN):
            if holds(state.cells, base + field.OWN, hex):
                raise bad(_name(seat, "settlements"), hex_name(hex))


def _audit_near(state: Position, seat: int) -> None:
    """The fields of neighbours are those of the settlements."""
    base = cells_of(seat)
    wide = state.cells[base : base + 3 * FIELD]
    spread(wide, field.OWN, wide, field.NEAR, field.TWICE)
    for index in range(3 * FIELD):
        if wide[index] != state.cells[base + index]:
            raise bad(_name(seat, "settlements"), "near")


def _audit_tiles(state: Position, seat: int) -> None:
    """A tile is held only beside its location, taken once, and marked only in its owner's turn."""
    base = cells_of(seat)
    cells = state.cells
    taken, held = int(cells[base + field.TAKEN]), int(cells[base + field.HELD])
    spent, fresh = int(cells[base + field.SPENT]), int(cells[base + field.FRESH])
    stray = taken & ~int(state.land.locations) | held & ~taken | (spent | fresh) & ~held | spent & fresh
    if stray or (seat != state.turn and spent | fresh):
        raise bad(_name(seat, "tiles"), _hexes(state, stray or spent | fresh))
    moving = step_of(state).moved != step.AT_REST and seat == state.turn
    for number, hex in enumerate(state.land.specials):
        near = touches(state, seat, hex)
        if held >> number & 1 and not near and not moving:
            raise bad(_name(seat, "tiles"), hex_name(int(hex)))
        untaken = near and int(state.land.locations) >> number & 1 and not taken >> number & 1
        if untaken and tiles_left(state, number) > 0 and not moving:
            raise bad(_name(seat, "tiles"), hex_name(int(hex)))


def _audit_hand(state: Position, seat: int) -> None:
    """Everybody has a terrain card but the one who is drawing, unless there is none left to draw."""
    drawing = step_of(state).drawing and seat == state.turn
    cards = sum([int(state.cells[field.PILE + place]) for place in range(10)])
    has = state.cells[cells_of(seat) + field.HAND] != field.NONE
    if state.cells[cells_of(seat) + field.AGE] < 0:
        raise bad(_name(seat, "reshuffles"), int(state.cells[cells_of(seat) + field.AGE]))
    if has and drawing:
        raise bad(_name(seat, "terrain"), TERRAINS[state.cells[cells_of(seat) + field.HAND]])
    if not has and not drawing and step_of(state).dealt and cards > 0:
        raise bad(_name(seat, "terrain"), None)


def _audit_map(state: Position) -> None:
    """What is occupied and what is empty follows from the settlements."""
    for index in range(WORDS):
        word: i64 = 0
        for seat in range(state.seats):
            word |= state.cells[cells_of(seat) + field.OWN + index]
        if word != state.cells[field.OCCUPIED + index]:
            raise bad("players", "settlements")
    for terrain in range(9):
        hexes = list_hexes(state.land.fields, terrain * FIELD)
        free = [hex for hex in hexes if not holds(state.cells, field.OCCUPIED, hex)]
        if len(free) != state.cells[field.ROOM + terrain]:
            raise bad("players", "settlements")


def _audit_locations(state: Position) -> None:
    """Two tiles for every location: on the hex, held, or gone."""
    for number, hex in enumerate(state.land.specials):
        if tiles_left(state, number) < 0:
            raise bad("players.tiles", hex_name(int(hex)))


def _audit_step(state: Position) -> None:
    """What the step needs is there."""
    if not 0 <= state.block <= BLOCK:
        raise bad("block", int(state.block))
    empty = [state.cells[cells_of(seat) + field.SUPPLY] == 0 for seat in range(int(state.seats))]
    if any(empty) and state.last == 0:
        raise bad("last", False)
    if state.round < 1:
        raise bad("round", int(state.round))
    moved = step_of(state).moved
    if (state.lifted != field.NONE) != (moved != step.AT_REST) or (state.placed != field.NONE) != (
        moved == step.PUT_DOWN
    ):
        raise bad("lifted", None if state.lifted == field.NONE else hex_name(int(state.lifted)))


def _hexes(state: Position, bits: int) -> str:
    return " ".join([hex_name(int(hex)) for number, hex in enumerate(state.land.specials) if bits >> number & 1])
