"""Army: what a seat's combat value is made of, piece by piece, for the news of winter."""

from typing import Final

from mypy_extensions import i64

from kingcraft.core.bits import lowest
from kingcraft.core.kinds import Seat
from kingcraft.core.speech import Phrase
from kingcraft.kingsburg import field, power
from kingcraft.kingsburg.journal import note
from kingcraft.kingsburg.pieces import building_at, pieces_held
from kingcraft.kingsburg.position import Position, have, owns, seat_at

SOLDIERS: Final = "kingsburg-army-soldiers"
PIECE: Final = "kingsburg-army-piece"
DIE: Final = "kingsburg-army-die"
TOKEN: Final = "kingsburg-army-token"
MORE: Final = "kingsburg-army-more"


def note_armies(state: Position, helps: list[int], outcomes: list[str], foe: int) -> None:
    """Tells in turn order what everybody's strength adds up from, and what that means against the foe.

    `helps` is what die or token adds for each seat.
    """
    for place in range(state.seats):
        seat = seat_at(state, place)
        own = int(have(state, seat, field.COMBAT))
        parts = parts_of(state, seat, own, helps[int(seat)])
        note(state, "army", seat, {"parts": parts, "own": own, "foe": foe, "outcome": outcomes[int(seat)]})


def parts_of(state: Position, seat: Seat, own: int, help: int) -> list[object]:
    """Soldiers, each piece that counts against the enemy of the year, and the help; what is left over last."""
    soldiers = int(have(state, seat, field.SOLDIERS))
    parts = [_part(SOLDIERS, soldiers)] if soldiers else []
    left = own - soldiers - help
    for piece in _held(state, seat):
        count = _combat(state, piece)
        left -= count
        if count != 0:
            parts.append(Phrase(PIECE, {"piece": state.box.word(state.box.pieces[piece].id), **_figure(count)}))
    if left != 0:
        parts.append(_part(MORE, left))
    return [*parts, _part(TOKEN if state.box.soldier_tokens else DIE, help)]


def _held(state: Position, seat: Seat) -> list[int]:
    mask = owns(state, seat)
    found: list[int] = []
    while mask != 0:
        found.append(int(building_at(state, seat, lowest(mask))))
        mask &= mask - 1
    return found + pieces_held(state, seat)


def _combat(state: Position, piece: int) -> int:
    """What a piece grants against the enemy of the year, whatever its strength."""
    box = state.box
    wanted: i64 = power.COMBAT + box.type_of[state.enemy]
    pairs = range(int(box.first_grant[piece]), int(box.first_grant[piece + 1]), 2)
    return sum([int(box.grant[place + 1]) for place in pairs if box.grant[place] == wanted])


def _part(id: str, count: int) -> Phrase:
    return Phrase(id, _figure(count))


def _figure(count: int) -> dict[str, object]:
    return {"count": count, "signed": f"{'−' if count < 0 else '+'}{abs(count)}"}
