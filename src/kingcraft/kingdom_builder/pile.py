"""The pile of terrain cards: drawn from, and filled again with the discards when it is empty."""

from mypy_extensions import i64

from kingcraft.core.state import CHANCE
from kingcraft.core.stream import Stream
from kingcraft.kingdom_builder import field
from kingcraft.kingdom_builder.field import cells_of
from kingcraft.kingdom_builder.land import LAND_KINDS
from kingcraft.kingdom_builder.position import Position


def must_draw(state: Position, step: i64) -> bool:
    """Goes to the pile at a step, shuffling the discards if it is empty; False if there is no card at all."""
    cells = state.cells
    total: i64 = 0
    for terrain in range(LAND_KINDS):
        total += cells[field.PILE + terrain]
    if total == 0:
        total = _shuffle(state)
    if total > 0:
        state.step = step
        state.to_act = CHANCE
    return total > 0


def take(state: Position, terrain: i64) -> None:
    """The seat on turn takes a card of this terrain from the pile."""
    cells = state.cells
    cells[field.PILE + terrain] -= 1
    cells[cells_of(state.turn) + field.HAND] = terrain
    cells[cells_of(state.turn) + field.AGE] = 0


def from_pile(state: Position, stream: Stream) -> i64:
    """The terrain of a card drawn from the pile."""
    cells = state.cells
    at = field.PILE
    total = cells[at] + cells[at + 1] + cells[at + 2] + cells[at + 3] + cells[at + 4]
    ticket = stream.below(total)
    terrain: i64 = 0
    while ticket >= cells[at + terrain]:
        ticket -= cells[at + terrain]
        terrain += 1
    return terrain


def _shuffle(state: Position) -> i64:
    """Makes the discards the new pile, and the cards in all hands older; returns how many cards there are to draw."""
    cells = state.cells
    total: i64 = 0
    for terrain in range(LAND_KINDS):
        cells[field.PILE + terrain] = cells[field.DISCARDS + terrain]
        total += cells[field.DISCARDS + terrain]
        cells[field.DISCARDS + terrain] = 0
    if total > 0:
        for seat in range(state.seats):
            cells[cells_of(seat) + field.AGE] += 1
    return total
