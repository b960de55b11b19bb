"""Why a move is illegal: the rule it breaks, with the section of the rulebook that has it."""

from typing import Final

from kingcraft.core.ruling import Ruling
from kingcraft.core.speech import Word
from kingcraft.core.state import CHANCE, OVER
from kingcraft.kingdom_builder import action, effect, field, step
from kingcraft.kingdom_builder.building import ground_for, sites
from kingcraft.kingdom_builder.field import cells_of
from kingcraft.kingdom_builder.hexes import HEXES, hex_name, holds, jumps, size
from kingcraft.kingdom_builder.land import LAND_KINDS
from kingcraft.kingdom_builder.position import Position, in_block, owed, ready
from kingcraft.kingdom_builder.tiles import tile_to_give_up

MANDATORY: Final = "kingdom-builder-mandatory"
EXTRA: Final = "kingdom-builder-extra"
BUILDING: Final = "kingdom-builder-building"
LOCATIONS: Final = "kingdom-builder-locations"
ENDING: Final = "kingdom-builder-ending"
TURN_ORDER: Final = "kingdom-builder-course"


def refuse(position: Position, choice: int) -> Ruling:
    """The rule that forbids an action that is not legal here."""
    if position.to_act == OVER:
        return _ruling("kingdom-builder-over", ENDING)
    if position.to_act == CHANCE:
        return (
            _ruling("kingdom-builder-chance", TURN_ORDER)
            if choice < action.DRAWN
            else _ruling("kingdom-builder-drawn", TURN_ORDER)
        )
    if choice >= action.DRAWN:
        return _ruling("kingdom-builder-no-chance", TURN_ORDER)
    if position.phase == step.LIFT:
        return _refuse_while_lifted(position, choice)
    if position.phase == step.GIVE_UP:
        return _ruling("kingdom-builder-choose", LOCATIONS, tile=_tile(position, int(tile_to_give_up(position))))
    return _refuse_in_turn(position, choice)


def _refuse_in_turn(position: Position, choice: int) -> Ruling:
    if choice < 0:
        return _ruling("kingdom-builder-unknown", TURN_ORDER)
    if choice < action.USE:
        return _refuse_block(position, choice)
    if choice < action.PUT:
        return _refuse_tile(position, (choice - action.USE) // HEXES, choice % HEXES)
    if choice < action.END:
        return _ruling("kingdom-builder-nothing-lifted", EXTRA)
    if choice == action.END:
        return _ruling("kingdom-builder-end-early", MANDATORY, left=int(owed(position)))
    return _ruling("kingdom-builder-nothing-lost", LOCATIONS)


def _refuse_block(position: Position, hex: int) -> Ruling:
    if owed(position) == 0:
        return _refuse_supply(position) or _ruling("kingdom-builder-block-done", MANDATORY)
    return _refuse_hex(position, hex, int(position.cells[cells_of(position.turn) + field.HAND]))


def _refuse_supply(position: Position) -> Ruling | None:
    return (
        _ruling("kingdom-builder-supply", MANDATORY)
        if position.cells[cells_of(position.turn) + field.SUPPLY] == 0
        else None
    )


def _refuse_tile(position: Position, kind: int, hex: int) -> Ruling:
    if kind >= position.box.tile_count:
        return _ruling("kingdom-builder-unknown", EXTRA)
    if in_block(position):
        return _ruling("kingdom-builder-in-block", EXTRA, left=int(owed(position)))
    missing = _refuse_use(position, kind)
    if missing is not None:
        return missing
    if position.box.moves[kind]:
        own = holds(position.cells, cells_of(position.turn) + field.OWN, hex)
        stranger = _ruling("kingdom-builder-not-own", EXTRA, hex=hex_name(hex))
        return _refuse_lift(position, kind, hex) if own else stranger
    return _refuse_place(position, int(position.box.place[kind]), hex)


def _refuse_lift(position: Position, kind: int, hex: int) -> Ruling:
    """Why a settlement has nowhere to go: no empty hex, or the duty to stay next to own ones leads back to its own."""
    place = position.box.place[kind]
    lands = place != effect.JUMP_PLACE and size(sites(position, ground_for(position, place))) > 0
    why = "duty" if lands else "jump" if place == effect.JUMP_PLACE else "none"
    facts: dict[str, object] = {"hex": hex_name(hex), "tile": _tile(position, kind), "why": why}
    return _ruling("kingdom-builder-stuck", BUILDING if lands else EXTRA, **facts)


def _refuse_use(position: Position, kind: int) -> Ruling | None:
    """Whether the tile itself is missing, new or used, or the supply is empty."""
    base = cells_of(position.turn)
    held = position.cells[base + field.HELD] & position.land.of_tile[kind]
    if held == 0:
        return _ruling("kingdom-builder-tile-none", LOCATIONS, tile=_tile(position, kind))
    if ready(position, position.turn) & held == 0:
        new = position.cells[base + field.FRESH] & held == held
        return _ruling(
            "kingdom-builder-tile-new" if new else "kingdom-builder-tile-spent",
            LOCATIONS if new else EXTRA,
            tile=_tile(position, kind),
        )
    return None if position.box.moves[kind] else _refuse_supply(position)


def _refuse_place(position: Position, place: int, hex: int) -> Ruling:
    if place not in (effect.LINE_PLACE, effect.EDGE_PLACE):
        return _refuse_hex(position, hex, int(ground_for(position, place)))
    if position.land.terrain[hex] >= LAND_KINDS:
        return _unbuildable(position, hex)
    if holds(position.cells, field.OCCUPIED, hex):
        return _ruling("kingdom-builder-occupied", BUILDING, hex=hex_name(hex))
    if place == effect.LINE_PLACE:
        return _ruling("kingdom-builder-line", EXTRA, hex=hex_name(hex))
    inside = hex % 20 not in (0, 19) and hex // 20 not in (0, 19)
    return _ruling(
        "kingdom-builder-edge" if inside else "kingdom-builder-adjacent",
        EXTRA if inside else BUILDING,
        hex=hex_name(hex),
    )


def _refuse_hex(position: Position, hex: int, wanted: int) -> Ruling:
    """What is wrong with a hex for one terrain: another terrain, a settlement, or the duty to build adjacent."""
    terrain = int(position.land.terrain[hex])
    if terrain != wanted and terrain >= LAND_KINDS:
        return _unbuildable(position, hex)
    if terrain != wanted:
        facts: dict[str, object] = {"hex": hex_name(hex), "terrain": _terrain(terrain), "wanted": _terrain(wanted)}
        return _ruling("kingdom-builder-terrain", BUILDING, **facts)
    return _ruling(
        "kingdom-builder-occupied" if holds(position.cells, field.OCCUPIED, hex) else "kingdom-builder-adjacent",
        BUILDING,
        hex=hex_name(hex),
    )


def _refuse_while_lifted(position: Position, choice: int) -> Ruling:
    source = int(position.lifted)
    if not action.PUT <= choice < action.END:
        return _ruling("kingdom-builder-lifted", EXTRA, hex=hex_name(source), tile=_tile(position, int(position.tool)))
    hex = choice - action.PUT
    if hex == source:
        return _ruling("kingdom-builder-same-hex", EXTRA, hex=hex_name(hex))
    if position.box.place[position.tool] != effect.JUMP_PLACE:
        return _refuse_place(position, int(position.box.place[position.tool]), hex)
    if hex not in jumps(source):
        return _ruling("kingdom-builder-jump", EXTRA, hex=hex_name(hex), **{"from": hex_name(source)})
    if position.land.terrain[hex] >= LAND_KINDS:
        return _unbuildable(position, hex)
    return _ruling("kingdom-builder-occupied", BUILDING, hex=hex_name(hex))


def _unbuildable(position: Position, hex: int) -> Ruling:
    terrain = _terrain(int(position.land.terrain[hex]))
    return _ruling("kingdom-builder-unbuildable", BUILDING, hex=hex_name(hex), terrain=terrain)


def _terrain(number: int) -> Word:
    return Word("terrain-" + effect.TERRAINS[number])


def _tile(position: Position, kind: int) -> Word:
    return Word("tile-" + position.box.tiles[kind].id)


def _ruling(id: str, section: str, **facts: object) -> Ruling:
    return Ruling(id, section, facts)
