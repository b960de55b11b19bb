"""Location tiles gained and lost: one from each location in a game, lost when no own settlement touches it any more."""

from mypy_extensions import i64

from kingcraft.core.bits import lowest
from kingcraft.core.kinds import Hex, Mask
from kingcraft.kingdom_builder import field
from kingcraft.kingdom_builder.field import cells_of
from kingcraft.kingdom_builder.position import Position, ready, tiles_left, touches


def gain(position: Position, hex: Hex) -> None:
    """Takes a tile from every location that the hex touches, once in a game from each, if one is left."""
    touched = position.land.touch[hex] & position.land.locations
    if touched == 0:
        return
    base = cells_of(position.turn)
    new = touched & ~position.cells[base + field.TAKEN]
    while new != 0:
        bit = new & -new
        if tiles_left(position, lowest(bit)) > 0:
            position.cells[base + field.TAKEN] |= bit
            position.cells[base + field.HELD] |= bit
            position.cells[base + field.FRESH] |= bit
        new ^= bit


def lost(position: Position) -> Mask:
    """The locations whose tile the seat holds, though none of its settlements touches them any more."""
    left: i64 = 0
    held = position.cells[cells_of(position.turn) + field.HELD] & position.land.touch[position.lifted]
    while held != 0:
        bit = held & -held
        if not touches(position, position.turn, position.land.specials[lowest(bit)]):
            left |= bit
        held ^= bit
    return left


def to_give_up(position: Position) -> Mask:
    """The first location lost, as a bit; 0 if there is none."""
    gone = lost(position)
    return gone & -gone


def tile_to_give_up(position: Position) -> i64:
    """The kind of tile that must be given up."""
    return position.land.kinds[lowest(to_give_up(position))]


def must_choose(position: Position, bit: Mask) -> bool:
    """Whether tiles of this kind differ: some may still be used this turn, among others that may not."""
    same = _same_kind(position, bit)
    able = ready(position, position.turn)
    others = same & ~lost(position)
    return (others & ~able != 0) if bit & able != 0 else (others & able != 0)


def loses_fresh(position: Position) -> bool:
    """Whether all tiles that could be given up instead of a ready one were gained this turn."""
    bit = to_give_up(position)
    idle = (_same_kind(position, bit) | bit) & ~ready(position, position.turn)
    fresh = position.cells[cells_of(position.turn) + field.FRESH]
    return idle != 0 and idle & ~fresh == 0


def lose(position: Position) -> bool:
    """Gives up the tiles lost by a move; False where the owner must choose first."""
    bit = to_give_up(position)
    while bit != 0:
        if must_choose(position, bit):
            return False
        _drop(position, bit)
        bit = to_give_up(position)
    return True


def give_up(position: Position, usable: bool) -> None:
    """The owner gives up a tile that may still be used, or one that may not; the other stays in its place."""
    bit = to_give_up(position)
    able = ready(position, position.turn)
    if (bit & able != 0) != usable:
        others = _same_kind(position, bit) & ~lost(position)
        others &= able if usable else ~able
        _swap(position, bit, others & -others)
    _drop(position, bit)


def _same_kind(position: Position, bit: Mask) -> Mask:
    """The held tiles of the kind of a location, without its own."""
    kind = position.land.kinds[lowest(bit)]
    return position.land.of_tile[kind] & position.cells[cells_of(position.turn) + field.HELD] & ~bit


def _swap(position: Position, one: Mask, other: Mask) -> None:
    """Exchanges what is marked on two tiles."""
    base = cells_of(position.turn)
    for mark in range(base + field.SPENT, base + field.FRESH + 1):
        marks = position.cells[mark]
        if (marks & one != 0) != (marks & other != 0):
            position.cells[mark] = marks ^ one ^ other


def _drop(position: Position, bit: Mask) -> None:
    base = cells_of(position.turn)
    position.cells[base + field.HELD] &= ~bit
    position.cells[base + field.SPENT] &= ~bit
    position.cells[base + field.FRESH] &= ~bit
