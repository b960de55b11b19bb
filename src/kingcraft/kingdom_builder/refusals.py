"""Why a move is illegal: the rule it breaks, with the section of the rulebook that has it."""

from typing import Final

from kingcraft.core.ruling import Ruling
from kingcraft.core.speech import Word
from kingcraft.core.state import CHANCE, OVER
from kingcraft.kingdom_builder import action, effects, field, step
from kingcraft.kingdom_builder.field import cells_of
from kingcraft.kingdom_builder.hexes import HEXES, hex_name, holds, jumps, size
from kingcraft.kingdom_builder.land import LAND_KINDS
from kingcraft.kingdom_builder.position import Position, in_block, owed, ready
from kingcraft.kingdom_builder.sites import ground_for, sites
from kingcraft.kingdom_builder.tiles import tile_to_give_up

MANDATORY: Final = "kingdom-builder-mandatory"
EXTRA: Final = "kingdom-builder-extra"
BUILDING: Final = "kingdom-builder-building"
LOCATIONS: Final = "kingdom-builder-locations"
ENDING: Final = "kingdom-builder-ending"
TURN_ORDER: Final = "kingdom-builder-course"


def refusal(state: Position, move: int) -> Ruling:
    """The rule that forbids an action that is not legal here."""
    if state.to_act == OVER:
        return _ruling("kingdom-builder-over", ENDING)
    if state.to_act == CHANCE:
        return (
            _ruling("kingdom-builder-chance", TURN_ORDER)
            if move < action.DRAWN
            else _ruling("kingdom-builder-drawn", TURN_ORDER)
        )
    if move >= action.DRAWN:
        return _ruling("kingdom-builder-no-chance", TURN_ORDER)
    if state.step == step.LIFT:
        return _refuse_while_lifted(state, move)
    if state.step == step.GIVE_UP:
        return _ruling("kingdom-builder-choose", LOCATIONS, tile=_tile(state, int(tile_to_give_up(state))))
    return _refuse_in_turn(state, move)


def _refuse_in_turn(state: Position, move: int) -> Ruling:
    if move < 0:
        return _ruling("kingdom-builder-unknown", TURN_ORDER)
    if move < action.USE:
        return _refuse_block(state, move)
    if move < action.PUT:
        return _refuse_tile(state, (move - action.USE) // HEXES, move % HEXES)
    if move < action.END:
        return _ruling("kingdom-builder-nothing-lifted", EXTRA)
    if move == action.END:
        return _ruling("kingdom-builder-end-early", MANDATORY, left=int(owed(state)))
    return _ruling("kingdom-builder-nothing-lost", LOCATIONS)


def _refuse_block(state: Position, hex: int) -> Ruling:
    if owed(state) == 0:
        return _refuse_supply(state) or _ruling("kingdom-builder-block-done", MANDATORY)
    return _refuse_hex(state, hex, int(state.cells[cells_of(state.turn) + field.HAND]))


def _refuse_supply(state: Position) -> Ruling | None:
    return (
        _ruling("kingdom-builder-supply", MANDATORY) if state.cells[cells_of(state.turn) + field.SUPPLY] == 0 else None
    )


def _refuse_tile(state: Position, kind: int, hex: int) -> Ruling:
    if kind >= state.box.tile_count:
        return _ruling("kingdom-builder-unknown", EXTRA)
    if in_block(state):
        return _ruling("kingdom-builder-in-block", EXTRA, left=int(owed(state)))
    missing = _refuse_use(state, kind)
    if missing is not None:
        return missing
    if state.box.moves[kind]:
        own = holds(state.cells, cells_of(state.turn) + field.OWN, hex)
        stranger = _ruling("kingdom-builder-not-own", EXTRA, hex=hex_name(hex))
        return _refuse_lift(state, kind, hex) if own else stranger
    return _refuse_place(state, int(state.box.place[kind]), hex)


def _refuse_lift(state: Position, kind: int, hex: int) -> Ruling:
    """Why a settlement has nowhere to go: no empty hex, or the duty to stay next to own ones leads back to its own."""
    place = state.box.place[kind]
    lands = place != effects.JUMP_PLACE and size(sites(state, ground_for(state, place))) > 0
    why = "duty" if lands else "jump" if place == effects.JUMP_PLACE else "none"
    facts: dict[str, object] = {"hex": hex_name(hex), "tile": _tile(state, kind), "why": why}
    return _ruling("kingdom-builder-stuck", BUILDING if lands else EXTRA, **facts)


def _refuse_use(state: Position, kind: int) -> Ruling | None:
    """Whether the tile itself is missing, new or used, or the supply is empty."""
    base = cells_of(state.turn)
    held = state.cells[base + field.HELD] & state.land.of_tile[kind]
    if held == 0:
        return _ruling("kingdom-builder-tile-none", LOCATIONS, tile=_tile(state, kind))
    if ready(state, state.turn) & held == 0:
        new = state.cells[base + field.FRESH] & held == held
        return _ruling(
            "kingdom-builder-tile-new" if new else "kingdom-builder-tile-spent",
            LOCATIONS if new else EXTRA,
            tile=_tile(state, kind),
        )
    return None if state.box.moves[kind] else _refuse_supply(state)


def _refuse_place(state: Position, place: int, hex: int) -> Ruling:
    if place not in (effects.LINE_PLACE, effects.EDGE_PLACE):
        return _refuse_hex(state, hex, int(ground_for(state, place)))
    if state.land.terrain[hex] >= LAND_KINDS:
        return _unbuildable(state, hex)
    if holds(state.cells, field.OCCUPIED, hex):
        return _ruling("kingdom-builder-occupied", BUILDING, hex=hex_name(hex))
    if place == effects.LINE_PLACE:
        return _ruling("kingdom-builder-line", EXTRA, hex=hex_name(hex))
    inside = hex % 20 not in (0, 19) and hex // 20 not in (0, 19)
    return _ruling(
        "kingdom-builder-edge" if inside else "kingdom-builder-adjacent",
        EXTRA if inside else BUILDING,
        hex=hex_name(hex),
    )


def _refuse_hex(state: Position, hex: int, wanted: int) -> Ruling:
    """What is wrong with a hex for one terrain: another terrain, a settlement, or the duty to build adjacent."""
    terrain = int(state.land.terrain[hex])
    if terrain != wanted and terrain >= LAND_KINDS:
        return _unbuildable(state, hex)
    if terrain != wanted:
        facts: dict[str, object] = {"hex": hex_name(hex), "terrain": _terrain(terrain), "wanted": _terrain(wanted)}
        return _ruling("kingdom-builder-terrain", BUILDING, **facts)
    return _ruling(
        "kingdom-builder-occupied" if holds(state.cells, field.OCCUPIED, hex) else "kingdom-builder-adjacent",
        BUILDING,
        hex=hex_name(hex),
    )


def _refuse_while_lifted(state: Position, move: int) -> Ruling:
    source = int(state.lifted)
    if not action.PUT <= move < action.END:
        return _ruling("kingdom-builder-lifted", EXTRA, hex=hex_name(source), tile=_tile(state, int(state.tool)))
    hex = move - action.PUT
    if hex == source:
        return _ruling("kingdom-builder-same-hex", EXTRA, hex=hex_name(hex))
    if state.box.place[state.tool] != effects.JUMP_PLACE:
        return _refuse_place(state, int(state.box.place[state.tool]), hex)
    if hex not in jumps(source):
        return _ruling("kingdom-builder-jump", EXTRA, hex=hex_name(hex), **{"from": hex_name(source)})
    if state.land.terrain[hex] >= LAND_KINDS:
        return _unbuildable(state, hex)
    return _ruling("kingdom-builder-occupied", BUILDING, hex=hex_name(hex))


def _unbuildable(state: Position, hex: int) -> Ruling:
    terrain = _terrain(int(state.land.terrain[hex]))
    return _ruling("kingdom-builder-unbuildable", BUILDING, hex=hex_name(hex), terrain=terrain)


def _terrain(number: int) -> Word:
    return Word("terrain-" + effects.TERRAINS[number])


def _tile(state: Position, kind: int) -> Word:
    return state.box.lexicon.word("tile-" + state.box.tiles[kind].id)


def _ruling(id: str, section: str, **facts: object) -> Ruling:
    return Ruling(id, section, facts)
