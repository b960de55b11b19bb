"""What may be chosen: all legal actions, whether one is among them, and one at random without listing any."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kingcraft.core.kinds import Action
from kingcraft.core.state import CHANCE
from kingcraft.core.stream import Stream
from kingcraft.kingdom_builder import action, chance, field, step
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
from kingcraft.kingdom_builder.sites import find_landings, find_sites, find_tile_sites, landings, sites, tile_sites

_AREA: Final[vec[i64]] = empty_field()
"""Where `pick` writes what may be chosen; it is read before anything else is written there."""


def listed(state: Position) -> vec[i64]:
    """The legal actions in ascending order."""
    if state.to_act == CHANCE:
        return chance.outcomes(state)
    found = vec[i64]()
    if state.step == step.LIFT:
        return _add(found, landings(state), action.PUT)
    if state.step == step.GIVE_UP:
        return append(append(found, action.GIVE_READY), action.GIVE_SPENT)
    if state.step != step.TURN:
        return found
    if owed(state) > 0:
        found = _add(found, sites(state, state.cells[cells_of(state.turn) + field.HAND]), 0)
    for kind in range(state.box.tile_count):
        if usable(state, kind):
            found = _add(found, tile_sites(state, kind), action.USE + kind * HEXES)
    return append(found, action.END) if owed(state) == 0 else found


def allows(state: Position, move: Action) -> bool:
    """Whether an action is legal."""
    if state.to_act == CHANCE or move < 0 or move >= action.END:
        return _among(listed(state), move)
    if move >= action.PUT:
        return state.step == step.LIFT and holds(landings(state), 0, move - action.PUT)
    if state.step != step.TURN:
        return False
    if move < action.USE:
        card = state.cells[cells_of(state.turn) + field.HAND]
        return owed(state) > 0 and holds(sites(state, card), 0, move)
    kind = (move - action.USE) // HEXES
    return kind < state.box.tile_count and usable(state, kind) and holds(tile_sites(state, kind), 0, move % HEXES)


def usable(state: Position, kind: i64) -> bool:
    """Whether the seat has a tile of this kind that it may use now."""
    if in_block(state) or ready(state, state.turn) & state.land.of_tile[kind] == 0:
        return False
    return state.box.moves[kind] != 0 or state.cells[cells_of(state.turn) + field.SUPPLY] > 0


def pick(state: Position, stream: Stream) -> Action:
    """One action at random: an outcome at its odds, or any legal action alike."""
    if state.to_act == CHANCE:
        return chance.pick(state, stream)
    if state.step == step.TURN:
        return _pick_turn(state, stream)
    if state.step == step.LIFT:
        area = find_landings(state, _AREA)
        sizes = tally(area)
        return action.PUT + nth_hex(area, sizes, stream.below(tallied(sizes)))
    return action.GIVE_READY + stream.below(2)


def _pick_turn(state: Position, stream: Stream) -> Action:
    """Weighs what there is by its number of hexes: chooses anew between what was chosen and what comes next."""
    total: i64 = 1
    chosen: i64 = action.END
    left = owed(state)
    if left > 0:
        area = find_sites(state, state.cells[cells_of(state.turn) + field.HAND], _AREA)
        sizes = tally(area)
        total = tallied(sizes)
        chosen = nth_hex(area, sizes, stream.below(total))
    able = ready(state, state.turn)
    if able == 0 or in_block(state):
        return chosen
    supply = state.cells[cells_of(state.turn) + field.SUPPLY]
    for kind in range(state.box.tile_count):
        if able & state.land.of_tile[kind] != 0 and (supply > 0 or state.box.moves[kind] != 0):
            area = find_tile_sites(state, kind, _AREA)
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


def _among(found: vec[i64], move: Action) -> bool:
    return any([other == move for other in found])


def open_hexes(state: Position) -> list[str]:
    """The hexes, by name, where the seat to act could put a settlement with its next decision."""
    found = empty_field()
    for move in listed(state):
        lifts = action.USE <= move < action.PUT and state.box.moves[(move - action.USE) // HEXES] != 0
        if move < action.END and not lifts:
            hex = move % HEXES
            found[WORD[hex]] |= BIT[hex]
    return [hex_name(hex) for hex in list_hexes(found)]
