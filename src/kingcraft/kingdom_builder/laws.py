"""The laws that hold in every position: what `load` refuses by, and what tests check at every step."""

from mypy_extensions import i64

from kingcraft.core.fields import bad
from kingcraft.core.speech import SEAT_LETTERS
from kingcraft.kingdom_builder import field, step
from kingcraft.kingdom_builder.building import landings
from kingcraft.kingdom_builder.effect import TERRAINS
from kingcraft.kingdom_builder.field import cells_of
from kingcraft.kingdom_builder.hexes import FIELD, WORDS, hex_name, holds, list_hexes, size, spread
from kingcraft.kingdom_builder.land import WATER
from kingcraft.kingdom_builder.position import BLOCK, CARDS_EACH, SETTLEMENTS, Position, owed, tiles_left, touches
from kingcraft.kingdom_builder.tiles import must_choose, to_give_up


def audit(position: Position) -> None:
    """Raises BadPosition with the first field that breaks a law."""
    _audit_deck(position)
    if position.phase < step.DEAL:
        return
    for seat in range(int(position.seats)):
        _audit_settlements(position, seat)
        _audit_near(position, seat)
        _audit_tiles(position, seat)
        _audit_hand(position, seat)
    _audit_map(position)
    _audit_locations(position)
    _audit_phase(position)


def _name(seat: int, fact: str) -> str:
    return f"players.{SEAT_LETTERS[seat]}.{fact}"


def _audit_deck(position: Position) -> None:
    """Twenty-five terrain cards, five of each: in the pile, discarded, removed, or in a hand."""
    for terrain in range(5):
        held = sum([position.cells[cells_of(seat) + field.HAND] == terrain for seat in range(int(position.seats))])
        places = [int(position.cells[place + terrain]) for place in (field.PILE, field.DISCARDS, field.REMOVED)]
        if held + sum(places) != CARDS_EACH or min(places) < 0:
            raise bad("deck", f"{TERRAINS[terrain]}: {held + sum(places)}")


def _audit_settlements(position: Position, seat: int) -> None:
    """Forty settlements a seat: on the map, in the supply, or one in the hand; on land or water, one on a hex."""
    base = cells_of(seat)
    in_hand = 1 if position.phase == step.LIFT and seat == position.turn else 0
    supply = position.cells[base + field.SUPPLY]
    if supply < 0 or size(position.cells, base + field.OWN) + supply + in_hand != SETTLEMENTS:
        raise bad(_name(seat, "supply"), int(supply))
    for hex in list_hexes(position.cells, base + field.OWN):
        terrain = position.land.terrain[hex]
        if terrain > WATER:
            raise bad(_name(seat, "settlements"), f"{hex_name(hex)} {TERRAINS[terrain]}")
    for other in range(seat):
        for hex in list_hexes(position.cells, cells_of(other) + field.OWN):
            if holds(position.cells, base + field.OWN, hex):
                raise bad(_name(seat, "settlements"), hex_name(hex))


def _audit_near(position: Position, seat: int) -> None:
    """The fields of neighbours are those of the settlements."""
    base = cells_of(seat)
    wide = position.cells[base : base + 3 * FIELD]
    spread(wide, field.OWN, wide, field.NEAR, field.TWICE)
    for index in range(3 * FIELD):
        if wide[index] != position.cells[base + index]:
            raise bad(_name(seat, "settlements"), "near")


def _audit_tiles(position: Position, seat: int) -> None:
    """A tile is held only beside its location, taken once, and marked only in its owner's turn."""
    base = cells_of(seat)
    cells = position.cells
    taken, held = int(cells[base + field.TAKEN]), int(cells[base + field.HELD])
    spent, fresh = int(cells[base + field.SPENT]), int(cells[base + field.FRESH])
    stray = taken & ~int(position.land.locations) | held & ~taken | (spent | fresh) & ~held | spent & fresh
    if stray or (seat != position.turn and spent | fresh):
        raise bad(_name(seat, "tiles"), _hexes(position, stray or spent | fresh))
    moving = position.phase in (step.LIFT, step.GIVE_UP) and seat == position.turn
    for number, hex in enumerate(position.land.specials):
        near = touches(position, seat, hex)
        if held >> number & 1 and not near and not moving:
            raise bad(_name(seat, "tiles"), hex_name(int(hex)))
        untaken = near and int(position.land.locations) >> number & 1 and not taken >> number & 1
        if untaken and tiles_left(position, number) > 0 and not moving:
            raise bad(_name(seat, "tiles"), hex_name(int(hex)))


def _audit_hand(position: Position, seat: int) -> None:
    """Everybody has a terrain card but the one who is drawing, unless there is none left to draw."""
    drawing = position.phase in (step.DRAW, step.REPLACE) and seat == position.turn
    cards = sum([int(position.cells[field.PILE + place]) for place in range(10)])
    has = position.cells[cells_of(seat) + field.HAND] != field.NONE
    if position.cells[cells_of(seat) + field.AGE] < 0:
        raise bad(_name(seat, "reshuffles"), int(position.cells[cells_of(seat) + field.AGE]))
    if has and drawing:
        raise bad(_name(seat, "terrain"), TERRAINS[position.cells[cells_of(seat) + field.HAND]])
    if not has and not drawing and position.phase not in (step.DEAL, step.DONE) and cards > 0:
        raise bad(_name(seat, "terrain"), None)


def _audit_map(position: Position) -> None:
    """What is occupied and what is empty follows from the settlements."""
    for index in range(WORDS):
        word: i64 = 0
        for seat in range(position.seats):
            word |= position.cells[cells_of(seat) + field.OWN + index]
        if word != position.cells[field.OCCUPIED + index]:
            raise bad("players", "settlements")
    for terrain in range(9):
        hexes = list_hexes(position.land.fields, terrain * FIELD)
        free = [hex for hex in hexes if not holds(position.cells, field.OCCUPIED, hex)]
        if len(free) != position.cells[field.ROOM + terrain]:
            raise bad("players", "settlements")


def _audit_locations(position: Position) -> None:
    """Two tiles for every location: on the hex, held, or gone."""
    for number, hex in enumerate(position.land.specials):
        if tiles_left(position, number) < 0:
            raise bad("players.tiles", hex_name(int(hex)))


def _audit_phase(position: Position) -> None:
    """What the phase needs is there."""
    if not 0 <= position.block <= BLOCK:
        raise bad("block", int(position.block))
    empty = [position.cells[cells_of(seat) + field.SUPPLY] == 0 for seat in range(int(position.seats))]
    if any(empty) and position.last == 0:
        raise bad("last", False)
    if position.round < 1:
        raise bad("round", int(position.round))
    moving = position.phase in (step.LIFT, step.GIVE_UP)
    if (position.lifted != field.NONE) != moving or (position.placed != field.NONE) != (position.phase == step.GIVE_UP):
        raise bad("lifted", int(position.lifted))
    if position.phase in (step.TURN, step.REPLACE):
        _audit_card(position)
    elif moving:
        _audit_move(position)
    elif position.phase == step.DONE and (position.last == 0 or (position.turn + 1) % position.seats != position.start):
        raise bad("phase", "over")


def _audit_card(position: Position) -> None:
    """A dead card is replaced at once while the block is not finished."""
    card = position.cells[cells_of(position.turn) + field.HAND]
    dead = card == field.NONE or position.cells[field.ROOM + card] == 0
    if position.phase == step.TURN and owed(position) > 0 and dead:
        raise bad(_name(int(position.turn), "terrain"), None if card == field.NONE else TERRAINS[card])
    if position.phase == step.REPLACE and owed(position) == 0:
        raise bad("phase", "replace")


def _audit_move(position: Position) -> None:
    """A lifted settlement has somewhere to go; a tile is given up only where there is a choice."""
    base = cells_of(position.turn)
    if (
        position.box.moves[position.tool] == 0
        or position.cells[base + field.TAKEN] & position.land.of_tile[position.tool] == 0
    ):
        raise bad("lifted", position.box.tiles[position.tool].id)
    if position.phase == step.LIFT and size(landings(position)) == 0:
        raise bad("lifted", hex_name(int(position.lifted)))
    if position.phase == step.GIVE_UP:
        bit = to_give_up(position)
        if bit == 0 or not must_choose(position, bit):
            raise bad("phase", "give-up")


def _hexes(position: Position, bits: int) -> str:
    return " ".join([hex_name(int(hex)) for number, hex in enumerate(position.land.specials) if bits >> number & 1])
