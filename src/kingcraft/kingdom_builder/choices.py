"""Where the seat to act could put a settlement."""

from kingcraft.core.kinds import Action
from kingcraft.kingdom_builder import action
from kingcraft.kingdom_builder.calendar import step_of
from kingcraft.kingdom_builder.hexes import BIT, HEXES, WORD, empty_field, hex_name, list_hexes
from kingcraft.kingdom_builder.position import Position


def open_hexes(state: Position) -> list[str]:
    """The hexes, by name, where the seat to act could put a settlement with its next decision."""
    found = empty_field()
    for move in step_of(state).listed(state):
        if puts(state, move):
            hex = move % HEXES
            found[WORD[hex]] |= BIT[hex]
    return [hex_name(hex) for hex in list_hexes(found)]


def puts(state: Position, move: Action) -> bool:
    """Whether a legal action puts a settlement down; one with a move tile lifts it first."""
    lifts = action.USE <= move < action.PUT and state.box.moves[(move - action.USE) // HEXES] != 0
    return move < action.END and not lifts
