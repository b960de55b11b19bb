"""Where a settlement may be built: the fields of empty hexes that the building rules leave, and why not elsewhere."""

from librt.vecs import vec
from mypy_extensions import i64

from kingcraft.core.bits import count
from kingcraft.core.kinds import Hex
from kingcraft.core.ruling import Ruling
from kingcraft.kingdom_builder import effects, field, section
from kingcraft.kingdom_builder.effects import terrain_word
from kingcraft.kingdom_builder.field import cells_of
from kingcraft.kingdom_builder.hexes import (
    BIT,
    FIELD,
    JUMPS,
    NEAR_HIGH,
    NEAR_LOW,
    NEAR_WORD,
    NOT_FIRST,
    NOT_LAST,
    ROW,
    ROWS,
    SIDE,
    WORD,
    WORDS,
    empty_field,
    first_in,
    hex_name,
    holds,
    jumps,
    tallied,
    tally,
)  # fmt: skip
from kingcraft.kingdom_builder.land import BUILDABLE, EDGE, LAND_KINDS
from kingcraft.kingdom_builder.position import Position


def ground_for(state: Position, place: i64) -> i64:
    """Which field of the land a place means now; NONE when it is the card's and there is no card."""
    if place == effects.CARD_PLACE:
        return state.cells[cells_of(state.turn) + field.HAND]
    return EDGE if place == effects.EDGE_PLACE else place


def sites(state: Position, ground: i64) -> vec[i64]:
    """The empty hexes of a ground, only those next to an own settlement if there is one."""
    found = empty_field()
    find_sites(state, ground, found)
    return found


def tile_sites(state: Position, kind: i64) -> vec[i64]:
    """Where a tile of this kind builds, or which settlements it can lift."""
    found = empty_field()
    find_tile_sites(state, kind, found)
    return found


def landings(state: Position) -> vec[i64]:
    """Where the lifted settlement may be put: never back on its own hex, though that hex counts for the duty."""
    found = empty_field()
    find_landings(state, found)
    return found


# The same, written into a field that somebody has at hand: what plays many games need not ask for memory each time.
# Each returns the tally of what it has written.


def find_sites(state: Position, ground: i64, found: vec[i64]) -> i64:
    """Writes the sites of a ground into a field."""
    if ground == field.NONE:
        return _clear(found)
    cells = state.cells
    fields = state.land.fields
    near = cells_of(state.turn) + field.NEAR
    start = ground * FIELD
    sizes: i64 = 0
    for index in range(WORDS):
        word = fields[start + index] & ~cells[field.OCCUPIED + index] & cells[near + index]
        found[index] = word
        if word != 0:
            sizes |= count(word) << (index * 8)
    if sizes != 0:
        return sizes
    for index in range(WORDS):
        found[index] = fields[start + index] & ~cells[field.OCCUPIED + index]
    return tally(found)


def find_tile_sites(state: Position, kind: i64, found: vec[i64]) -> i64:
    """Writes the sites of a tile into a field."""
    place = state.box.place[kind]
    if place == effects.LINE_PLACE:
        _line_ends(state, found)
    elif state.box.moves[kind] == effects.BUILDS:
        return find_sites(state, ground_for(state, place), found)
    elif place == effects.JUMP_PLACE:
        _jumpers(state, found)
    else:
        _liftable(state, ground_for(state, place), found)
    return tally(found)


def find_landings(state: Position, found: vec[i64]) -> i64:
    """Writes the landings into a field."""
    place = state.box.place[state.tool]
    hex = state.lifted
    if place == effects.JUMP_PLACE:
        _jump_landings(state, hex, found)
    else:
        find_sites(state, ground_for(state, place), found)
        found[WORD[hex]] &= ~BIT[hex]
    return tally(found)


def _clear(found: vec[i64]) -> i64:
    for index in range(WORDS):
        found[index] = 0
    return 0


def _liftable(state: Position, ground: i64, found: vec[i64]) -> None:
    """The own settlements that have somewhere else to go in this field once they are lifted.

    A hex touched by two settlements stays adjacent whichever of them is lifted. If there is none, lifting matters
    only for the one settlement on which all adjacent hexes hang: it must then go back if its own hex is of the field
    and touches another own settlement. Without any adjacent hex that is true of every settlement.
    """
    cells = state.cells
    own = cells_of(state.turn) + field.OWN
    if ground == field.NONE:
        _clear(found)
        return
    fields = state.land.fields
    start = ground * FIELD
    near = own + field.NEAR - field.OWN
    some: i64 = 0
    adjacent: i64 = 0
    twice: i64 = 0
    for index in range(WORDS):
        found[index] = cells[own + index]
        word = fields[start + index] & ~cells[field.OCCUPIED + index]
        some |= word
        adjacent |= word & cells[near + index]
        twice |= word & cells[near + field.TWICE - field.NEAR + index]
    if some == 0:
        _clear(found)
    elif twice == 0 and adjacent != 0:
        _drop_anchor(state, ground, found)
    elif twice == 0:
        for index in range(WORDS):
            found[index] &= ~(fields[start + index] & cells[near + index])


def _drop_anchor(state: Position, ground: i64, found: vec[i64]) -> None:
    """Drops the one settlement that could only go back, if there is one: no adjacent hex touches two."""
    cells = state.cells
    fields = state.land.fields
    start = ground * FIELD
    near = cells_of(state.turn) + field.NEAR
    anchor: i64 = field.NONE
    for index in range(WORDS):
        word = fields[start + index] & ~cells[field.OCCUPIED + index] & cells[near + index]
        if word != 0 and anchor == field.NONE:
            anchor = _own_neighbour(state, first_in(word, index))
        if word != 0 and word & ~_near_in(anchor, index) != 0:
            return
    at = WORD[anchor]
    if fields[start + at] & cells[near + at] & BIT[anchor] != 0:
        found[at] &= ~BIT[anchor]


def _near_in(hex: Hex, index: i64) -> i64:
    """The neighbours of a hex in word number `index`."""
    first = NEAR_WORD[hex]
    return NEAR_LOW[hex] if index == first else NEAR_HIGH[hex] if index == first + 1 else i64(0)


def _own_neighbour(state: Position, hex: Hex) -> i64:
    """An own settlement that touches a hex."""
    own = cells_of(state.turn) + field.OWN
    index = NEAR_WORD[hex]
    word = state.cells[own + index] & NEAR_LOW[hex]
    if word == 0:
        index += 1
        word = state.cells[own + index] & NEAR_HIGH[hex]
    return first_in(word, index)


def _jumpers(state: Position, found: vec[i64]) -> None:
    """The own settlements that can jump two hexes straight onto an empty hex of land."""
    cells = state.cells
    fields = state.land.fields
    own = cells_of(state.turn) + field.OWN
    before: i64 = 0
    here: i64 = fields[BUILDABLE * FIELD] & ~cells[field.OCCUPIED]
    sides: i64 = ((here << 1) | (here >> 1)) & ROWS
    for index in range(WORDS):
        after: i64 = fields[BUILDABLE * FIELD + index + 1] & ~cells[field.OCCUPIED + index + 1]
        after_sides: i64 = ((after << 1) | (after >> 1)) & ROWS
        reach = ((here & NOT_LAST) << 2) | ((here & NOT_FIRST) >> 2)
        reach |= ((sides << 42) & ROWS) | (before >> 21)
        reach |= (sides >> 42) | ((after_sides << 21) & ROWS)
        found[index] = cells[own + index] & reach
        before = sides
        here = after
        sides = after_sides


def _jump_landings(state: Position, hex: Hex, found: vec[i64]) -> None:
    _clear(found)
    for number in range(hex * 6, hex * 6 + 6):
        landing = JUMPS[number]
        if landing == field.NONE:
            break
        at = WORD[landing]
        free = state.land.fields[BUILDABLE * FIELD + at] & ~state.cells[field.OCCUPIED + at]
        found[at] |= BIT[landing] & free


def _line_ends(state: Position, found: vec[i64]) -> None:
    """The empty hexes of land that continue a straight run of three own settlements or more."""
    own = cells_of(state.turn) + field.OWN
    rows = vec[i64]([0] * (SIDE + 4))
    ends = vec[i64]([0] * (SIDE + 5))
    for index in range(WORDS):
        word = state.cells[own + index]
        rows[index * 3] = word & ROW
        rows[index * 3 + 1] = (word >> 21) & ROW
        rows[index * 3 + 2] = word >> 42
    for row in range(SIDE):
        if rows[row] != 0:
            _mark_ends(rows, ends, row)
    for index in range(WORDS):
        at = index * 3 + 1
        word = (ends[at] & ROW) | (ends[at + 1] & ROW) << 21 | (ends[at + 2] & ROW) << 42
        found[index] = word & state.land.fields[BUILDABLE * FIELD + index] & ~state.cells[field.OCCUPIED + index]


def _mark_ends(rows: vec[i64], ends: vec[i64], row: i64) -> None:
    """Marks both ends of the runs of three that lie in a row, or go down from it; ends are kept one row later."""
    odd = row & 1
    here = rows[row]
    run = here & (here >> 1) & (here >> 2)
    ends[row + 1] |= (run << 3) | (run >> 1)
    below = rows[row + 2]
    if below != 0:
        run = here & (rows[row + 1] >> odd) & (below >> 1)
        ends[row + 4] |= run << (1 + odd)
        ends[row] |= run >> (1 - odd)
        run = here & (rows[row + 1] << (1 - odd)) & (below << 1)
        ends[row + 4] |= run >> (2 - odd)
        ends[row] |= run << odd


def add_hexes(found: vec[i64], area: vec[i64], sizes: i64, first: i64) -> vec[i64]:
    """A list with the hexes of a field behind it, as actions counted from the first of their kind."""
    at: i64 = len(found)
    longer = vec[i64]([0] * (at + tallied(sizes)))
    for index in range(at):
        longer[index] = found[index]
    for index in range(WORDS):
        word = area[index]
        while word != 0:
            longer[at] = first + first_in(word, index)
            word &= word - 1
            at += 1
    return longer


# -- why not there ---------------------------------------------------------------------------------


def refuse_place(state: Position, place: i64, hex: Hex) -> Ruling:
    """What is wrong with a hex for the place that a tile names."""
    if place not in (effects.LINE_PLACE, effects.EDGE_PLACE):
        return refuse_hex(state, hex, ground_for(state, place))
    if state.land.terrain(hex) >= LAND_KINDS:
        return _unbuildable(state, hex)
    if holds(state.cells, field.OCCUPIED, hex):
        return _at_hex("kingdom-builder-occupied", section.BUILDING, hex)
    if place == effects.LINE_PLACE:
        return _at_hex("kingdom-builder-line", section.EXTRA, hex)
    if holds(state.land.fields, EDGE * FIELD, hex):
        return _at_hex("kingdom-builder-edge-adjacent", section.EXTRA, hex)
    return _at_hex("kingdom-builder-edge", section.EXTRA, hex)


def refuse_hex(state: Position, hex: Hex, wanted: i64) -> Ruling:
    """What is wrong with a hex for one terrain: another terrain, a settlement, or the duty to build adjacent."""
    terrain = state.land.terrain(hex)
    if terrain != wanted and terrain >= LAND_KINDS:
        return _unbuildable(state, hex)
    if terrain != wanted:
        facts: dict[str, object] = {"terrain": terrain_word(terrain), "wanted": terrain_word(wanted)}
        return Ruling("kingdom-builder-terrain", section.BUILDING, {"hex": hex_name(int(hex)), **facts})
    taken = holds(state.cells, field.OCCUPIED, hex)
    return _at_hex("kingdom-builder-occupied" if taken else "kingdom-builder-adjacent", section.BUILDING, hex)


def refuse_landing(state: Position, hex: Hex) -> Ruling:
    """What is wrong with a hex for the settlement in hand."""
    if hex == state.lifted:
        return _at_hex("kingdom-builder-same-hex", section.EXTRA, hex)
    if state.box.place[state.tool] != effects.JUMP_PLACE:
        return refuse_place(state, state.box.place[state.tool], hex)
    if int(hex) not in jumps(int(state.lifted)):
        facts: dict[str, object] = {"hex": hex_name(int(hex)), "from": hex_name(int(state.lifted))}
        return Ruling("kingdom-builder-jump", section.EXTRA, facts)
    if state.land.terrain(hex) >= LAND_KINDS:
        return _unbuildable(state, hex)
    return _at_hex("kingdom-builder-occupied", section.BUILDING, hex)


def _unbuildable(state: Position, hex: Hex) -> Ruling:
    facts: dict[str, object] = {"hex": hex_name(int(hex)), "terrain": terrain_word(state.land.terrain(hex))}
    return Ruling("kingdom-builder-unbuildable", section.BUILDING, facts)


def _at_hex(id: str, section: str, hex: Hex) -> Ruling:
    return Ruling(id, section, {"hex": hex_name(int(hex))})
