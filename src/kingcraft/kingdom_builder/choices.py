"""The legal actions here: listed, picked at random, or tested one by one. The step at hand knows them."""

from librt.vecs import vec
from mypy_extensions import i64

from kingcraft.core.kinds import Action
from kingcraft.core.stream import Stream
from kingcraft.kingdom_builder import action, step
from kingcraft.kingdom_builder.calendar import STEPS, TURN
from kingcraft.kingdom_builder.hexes import BIT, HEXES, WORD, empty_field, hex_name, list_hexes
from kingcraft.kingdom_builder.position import Position


def listed(state: Position) -> vec[i64]:
    """The legal actions of the seat to act, or of chance; ascending."""
    return STEPS[state.step].listed(state)


def pick(state: Position, stream: Stream) -> Action:
    """One legal action, at its odds."""
    return TURN.pick(state, stream) if state.step == step.TURN else STEPS[state.step].pick(state, stream)


def allows(state: Position, move: Action) -> bool:
    """Whether an action is legal here."""
    return STEPS[state.step].allows(state, move)


def open_hexes(state: Position) -> list[str]:
    """The hexes, by name, where the seat to act could put a settlement with its next decision."""
    found = empty_field()
    for move in listed(state):
        if puts(state, move):
            hex = move % HEXES
            found[WORD[hex]] |= BIT[hex]
    return [hex_name(hex) for hex in list_hexes(found)]


def puts(state: Position, move: Action) -> bool:
    """Whether a legal action puts a settlement down; one with a move tile lifts it first."""
    lifts = action.USE <= move < action.PUT and state.box.moves[(move - action.USE) // HEXES] != 0
    return move < action.END and not lifts
