"""What a seat cannot see, drawn anew: the terrain cards in the other hands."""

from mypy_extensions import i64

from kingcraft.core.stream import Stream
from kingcraft.kingdom_builder.land import LAND_KINDS
from kingcraft.kingdom_builder.position import DEAL, DRAW, HAND, NONE, PILE, Position, seat_at


def sees(position: Position, seat: int | None, owner: i64) -> bool:
    """Whether a seat (None: a spectator) knows the card of the owner: its own, or the one shown this turn."""
    if seat is not None and seat == owner:
        return True
    return owner == position.turn and position.phase not in (DEAL, DRAW)


def deal_anew(position: Position, seat: int | None, stream: Stream) -> None:
    """Shuffles the hidden cards back into the pile and deals as many again."""
    cells = position.cells
    hidden = [owner for owner in range(position.seats) if _hidden(position, seat, owner)]
    for owner in hidden:
        cells[PILE + cells[seat_at(owner) + HAND]] += 1
    for owner in hidden:
        terrain = _draw(position, stream)
        cells[PILE + terrain] -= 1
        cells[seat_at(owner) + HAND] = terrain


def _hidden(position: Position, seat: int | None, owner: i64) -> bool:
    return position.cells[seat_at(owner) + HAND] != NONE and not sees(position, seat, owner)


def _draw(position: Position, stream: Stream) -> i64:
    total: i64 = 0
    for terrain in range(LAND_KINDS):
        total += position.cells[PILE + terrain]
    ticket = stream.below(total)
    terrain_drawn: i64 = 0
    while ticket >= position.cells[PILE + terrain_drawn]:
        ticket -= position.cells[PILE + terrain_drawn]
        terrain_drawn += 1
    return terrain_drawn
