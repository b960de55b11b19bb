"""Location tiles gained and lost: one from each location in a game, lost when no own settlement touches it any more."""

from mypy_extensions import i64

from kingcraft.core.bits import lowest
from kingcraft.core.kinds import Hex, Mask
from kingcraft.core.speech import Word
from kingcraft.kingdom_builder import field
from kingcraft.kingdom_builder.field import cells_of
from kingcraft.kingdom_builder.position import Position, ready, tiles_left, touches


def gain(state: Position, hex: Hex) -> None:
    """Takes a tile from every location that the hex touches, once in a game from each, if one is left."""
    touched = state.land.touch[hex] & state.land.locations
    if touched == 0:
        return
    base = cells_of(state.turn)
    new = touched & ~state.cells[base + field.TAKEN]
    while new != 0:
        bit = new & -new
        if tiles_left(state, lowest(bit)) > 0:
            state.cells[base + field.TAKEN] |= bit
            state.cells[base + field.HELD] |= bit
            state.cells[base + field.FRESH] |= bit
        new ^= bit


def lost(state: Position) -> Mask:
    """The locations whose tile the seat holds, though none of its settlements touches them any more."""
    left: i64 = 0
    held = state.cells[cells_of(state.turn) + field.HELD] & state.land.touch[state.lifted]
    while held != 0:
        bit = held & -held
        if not touches(state, state.turn, state.land.specials[lowest(bit)]):
            left |= bit
        held ^= bit
    return left


def to_give_up(state: Position) -> Mask:
    """The first location lost, as a bit; 0 if there is none."""
    gone = lost(state)
    return gone & -gone


def tile_to_give_up(state: Position) -> i64:
    """The kind of tile that must be given up."""
    return state.land.kinds[lowest(to_give_up(state))]


def tile_word(state: Position, kind: i64) -> Word:
    """The name of a kind of tile."""
    return state.box.lexicon.word("tile-" + state.box.tiles[kind].id)


def must_choose(state: Position, bit: Mask) -> bool:
    """Whether tiles of this kind differ: some may still be used this turn, among others that may not."""
    same = _same_kind(state, bit)
    able = ready(state, state.turn)
    others = same & ~lost(state)
    return (others & ~able != 0) if bit & able != 0 else (others & able != 0)


def loses_fresh(state: Position) -> bool:
    """Whether all tiles that could be given up instead of a ready one were gained this turn."""
    bit = to_give_up(state)
    idle = (_same_kind(state, bit) | bit) & ~ready(state, state.turn)
    fresh = state.cells[cells_of(state.turn) + field.FRESH]
    return idle != 0 and idle & ~fresh == 0


def lose(state: Position) -> bool:
    """Gives up the tiles lost by a move; False where the owner must choose first."""
    bit = to_give_up(state)
    while bit != 0:
        if must_choose(state, bit):
            return False
        _drop(state, bit)
        bit = to_give_up(state)
    return True


def give_up(state: Position, usable: bool) -> None:
    """The owner gives up a tile that may still be used, or one that may not; the other stays in its place."""
    bit = to_give_up(state)
    able = ready(state, state.turn)
    if (bit & able != 0) != usable:
        others = _same_kind(state, bit) & ~lost(state)
        others &= able if usable else ~able
        _swap(state, bit, others & -others)
    _drop(state, bit)


def _same_kind(state: Position, bit: Mask) -> Mask:
    """The held tiles of the kind of a location, without its own."""
    kind = state.land.kinds[lowest(bit)]
    return state.land.of_tile[kind] & state.cells[cells_of(state.turn) + field.HELD] & ~bit


def _swap(state: Position, one: Mask, other: Mask) -> None:
    """Exchanges what is marked on two tiles."""
    base = cells_of(state.turn)
    for mark in range(base + field.SPENT, base + field.FRESH + 1):
        marks = state.cells[mark]
        if (marks & one != 0) != (marks & other != 0):
            state.cells[mark] = marks ^ one ^ other


def _drop(state: Position, bit: Mask) -> None:
    base = cells_of(state.turn)
    state.cells[base + field.HELD] &= ~bit
    state.cells[base + field.SPENT] &= ~bit
    state.cells[base + field.FRESH] &= ~bit
