"""What a seat cannot see, drawn anew: the terrain cards in the other hands, as well as a person who counts could know.

Cards drawn since the discards were last shuffled may be any that the pile had. Hands older than that hold what was
neither shuffled, nor removed, nor seen: those cards are known, and only who has which of them is not.
"""

from mypy_extensions import i64

from kingcraft.core.kinds import Seat
from kingcraft.core.stream import Stream
from kingcraft.kingdom_builder import field, step
from kingcraft.kingdom_builder.calendar import step_of
from kingcraft.kingdom_builder.field import cells_of
from kingcraft.kingdom_builder.land import LAND_KINDS
from kingcraft.kingdom_builder.pile import from_pile
from kingcraft.kingdom_builder.position import CARDS_EACH, Position


def sees(state: Position, seat: int | None, owner: Seat) -> bool:
    """Whether a seat (None: a spectator) knows the card of the owner: its own, or the one shown this turn."""
    if seat is not None and seat == owner:
        return True
    return owner == state.turn and not step_of(state).secret


def deal_anew(state: Position, seat: int | None, stream: Stream) -> None:
    """Shuffles the hidden cards that are new back into the pile and deals as many again; mixes those that are older."""
    cells = state.cells
    hidden = [owner for owner in range(int(state.seats)) if _hidden(state, seat, owner)]
    new = [owner for owner in hidden if cells[cells_of(owner) + field.AGE] == 0]
    for owner in new:
        cells[field.PILE + cells[cells_of(owner) + field.HAND]] += 1
    for owner in new:
        terrain = from_pile(state, stream)
        cells[field.PILE + terrain] -= 1
        cells[cells_of(owner) + field.HAND] = terrain
    _mix(state, [owner for owner in hidden if owner not in new], stream)


def _mix(state: Position, owners: list[int], stream: Stream) -> None:
    """Exchanges cards among hands of one age, every order alike."""
    cells = state.cells
    for index in range(len(owners) - 1, 0, -1):
        hand = cells_of(owners[index])
        same = [owner for owner in owners[: index + 1] if cells[cells_of(owner) + field.AGE] == cells[hand + field.AGE]]
        other = cells_of(same[stream.below(len(same))])
        card = cells[hand + field.HAND]
        cells[hand + field.HAND] = cells[other + field.HAND]
        cells[other + field.HAND] = card


def _hidden(state: Position, seat: int | None, owner: Seat) -> bool:
    return state.cells[cells_of(owner) + field.HAND] != field.NONE and not sees(state, seat, owner)


def usual_age(state: Position, seat: Seat) -> i64:
    """How often the discards were shuffled since a seat drew its card, as far as round and pile tell.

    They tell it exactly unless cards were removed; a position names the age of a hand only where it differs.
    """
    if step_of(state).phase == step.SETUP:
        return 0
    seats = state.seats
    removed: i64 = 0
    pile: i64 = 0
    for terrain in range(LAND_KINDS):
        removed += state.cells[field.REMOVED + terrain]
        pile += state.cells[field.PILE + terrain]
    deck = CARDS_EACH * LAND_KINDS
    drawn = seats + (state.round - 1) * seats + (state.turn - state.start) % seats + removed
    drawing: i64 = 1 if step_of(state).drawing else 0
    if drawn + drawing <= deck:
        return 0
    since = deck - removed - (seats - 1) - pile
    draws_ago = (state.turn - seat) % seats
    return 0 if 0 < draws_ago <= since or since >= seats else 1
