"""What may be chosen: all legal actions, whether one is among them, and one at random without listing any."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kingcraft.core.kinds import Action
from kingcraft.core.state import CHANCE
from kingcraft.core.stream import Stream
from kingcraft.kingdom_builder import action, chance, field, step
from kingcraft.kingdom_builder.building import find_landings, find_sites, find_tile_sites, landings, sites, tile_sites
from kingcraft.kingdom_builder.field import cells_of
from kingcraft.kingdom_builder.hexes import (
    BIT,
    HEXES,
    WORD,
    empty_field,
    hex_name,
    holds,
    list_hexes,
    nth_hex,
    tallied,
    tally,
)
from kingcraft.kingdom_builder.position import Position, in_block, owed, ready

_AREA: Final[vec[i64]] = empty_field()
"""Where `sample` writes what may be chosen; it is read before anything else is written there."""


def actions(position: Position) -> vec[i64]:
    """The legal actions in ascending order."""
    if position.to_act == CHANCE:
        return chance.outcomes(position)
    found = vec[i64]()
    if position.phase == step.LIFT:
        return _add(found, landings(position), action.PUT)
    if position.phase == step.GIVE_UP:
        return append(append(found, action.GIVE_READY), action.GIVE_SPENT)
    if position.phase != step.TURN:
        return found
    if owed(position) > 0:
        found = _add(found, sites(position, position.cells[cells_of(position.turn) + field.HAND]), 0)
    for kind in range(position.box.tile_count):
        if usable(position, kind):
            found = _add(found, tile_sites(position, kind), action.USE + kind * HEXES)
    return append(found, action.END) if owed(position) == 0 else found


def allows(position: Position, choice: Action) -> bool:
    """Whether an action is legal."""
    if position.to_act == CHANCE or choice < 0 or choice >= action.END:
        return _among(actions(position), choice)
    if choice >= action.PUT:
        return position.phase == step.LIFT and holds(landings(position), 0, choice - action.PUT)
    if position.phase != step.TURN:
        return False
    if choice < action.USE:
        card = position.cells[cells_of(position.turn) + field.HAND]
        return owed(position) > 0 and holds(sites(position, card), 0, choice)
    kind = (choice - action.USE) // HEXES
    return (
        kind < position.box.tile_count
        and usable(position, kind)
        and holds(tile_sites(position, kind), 0, choice % HEXES)
    )


def usable(position: Position, kind: i64) -> bool:
    """Whether the seat has a tile of this kind that it may use now."""
    if in_block(position) or ready(position, position.turn) & position.land.of_tile[kind] == 0:
        return False
    return position.box.moves[kind] != 0 or position.cells[cells_of(position.turn) + field.SUPPLY] > 0


def sample(position: Position, stream: Stream) -> Action:
    """One action at random: an outcome at its odds, or any legal action alike."""
    if position.to_act == CHANCE:
        return chance.sample(position, stream)
    if position.phase == step.TURN:
        return _sample_turn(position, stream)
    if position.phase == step.LIFT:
        area = find_landings(position, _AREA)
        sizes = tally(area)
        return action.PUT + nth_hex(area, sizes, stream.below(tallied(sizes)))
    return action.GIVE_READY + stream.below(2)


def _sample_turn(position: Position, stream: Stream) -> Action:
    """Weighs what there is by its number of hexes: chooses anew between what was chosen and what comes next."""
    total: i64 = 1
    chosen: i64 = action.END
    left = owed(position)
    if left > 0:
        area = find_sites(position, position.cells[cells_of(position.turn) + field.HAND], _AREA)
        sizes = tally(area)
        total = tallied(sizes)
        chosen = nth_hex(area, sizes, stream.below(total))
    able = ready(position, position.turn)
    if able == 0 or in_block(position):
        return chosen
    supply = position.cells[cells_of(position.turn) + field.SUPPLY]
    for kind in range(position.box.tile_count):
        if able & position.land.of_tile[kind] != 0 and (supply > 0 or position.box.moves[kind] != 0):
            area = find_tile_sites(position, kind, _AREA)
            sizes = tally(area)
            here = tallied(sizes)
            if here > 0:
                total += here
                ticket = stream.below(total)
                if ticket < here:
                    chosen = action.USE + kind * HEXES + nth_hex(area, sizes, ticket)
    return chosen


def _add(found: vec[i64], area: vec[i64], first: i64) -> vec[i64]:
    for hex in list_hexes(area):
        found = append(found, first + hex)
    return found


def _among(found: vec[i64], choice: Action) -> bool:
    return any([other == choice for other in found])


def open_hexes(position: Position) -> list[str]:
    """The hexes, by name, where the seat to act could put a settlement with its next decision."""
    found = empty_field()
    for choice in actions(position):
        lifts = action.USE <= choice < action.PUT and position.box.moves[(choice - action.USE) // HEXES] != 0
        if choice < action.END and not lifts:
            hex = choice % HEXES
            found[WORD[hex]] |= BIT[hex]
    return [hex_name(hex) for hex in list_hexes(found)]
