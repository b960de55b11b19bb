"""Army: what a seat's combat value is made of, piece by piece, for the battle and for the news of winter."""

from typing import Final

from mypy_extensions import i64

from kingcraft.core.bits import lowest
from kingcraft.core.kinds import Mask, Seat
from kingcraft.core.speech import Phrase
from kingcraft.kingsburg import field, power
from kingcraft.kingsburg.box import Box
from kingcraft.kingsburg.journal import note
from kingcraft.kingsburg.pieces import building_at, pieces_held
from kingcraft.kingsburg.position import Position, have, owns, seat_at

SOLDIERS: Final = "kingsburg-army-soldiers"
PIECE: Final = "kingsburg-army-piece"
DIE: Final = "kingsburg-army-die"
TOKEN: Final = "kingsburg-army-token"
OWN_DIE: Final = "kingsburg-army-own-die"


def bravery(box: Box, enemy: i64, strength: i64, braveries: Mask) -> i64:
    """What the bonuses that depend on strength add against an enemy of this strength."""
    total: i64 = 0
    while braveries != 0:
        line = 3 * lowest(braveries)
        if strength <= box.bravery[line + 1] and (box.bravery[line + 2] >> box.type_of[enemy]) & 1 != 0:
            total += box.bravery[line]
        braveries &= braveries - 1
    return total


def note_armies(state: Position, helps: list[int], outcomes: list[str], foe: int) -> None:
    """Tells in turn order what everybody's strength adds up from, and what that means against the foe.

    `helps` is what die or token adds for each seat.
    """
    for place in range(state.seats):
        seat = seat_at(state, place)
        own = int(have(state, seat, field.COMBAT))
        parts = [*parts_of(state, seat, foe), help_part(state, seat, helps[int(seat)])]
        note(state, "army", seat, {"parts": parts, "own": own, "foe": foe, "outcome": outcomes[int(seat)]})


def parts_of(state: Position, seat: Seat, foe: int) -> list[object]:
    """Soldiers, and each piece that counts against the enemy of the year at its strength."""
    soldiers = int(have(state, seat, field.SOLDIERS))
    parts = [_part(SOLDIERS, soldiers)] if soldiers else []
    for piece in _held(state, seat):
        count = _combat(state, piece, foe)
        if count != 0:
            parts.append(Phrase(PIECE, {"piece": state.box.word(state.box.pieces[piece].id), **_figure(count)}))
    return [*parts]


def help_part(state: Position, seat: Seat, help: int) -> Phrase:
    """What helps a seat: the King's die, its own die if that shows more, or what it has sent instead of a die."""
    own = int(have(state, seat, field.OWN_DIE))
    if state.box.soldier_tokens:
        is_own = have(state, seat, field.CHOSEN) - 1 == field.OWN_DIE_CHOSEN
    else:
        is_own = own > state.kings_die
    if is_own:
        return Phrase(OWN_DIE, {"die": own, **_figure(help)})
    return _part(TOKEN if state.box.soldier_tokens else DIE, help)


def _held(state: Position, seat: Seat) -> list[int]:
    mask = owns(state, seat)
    found: list[int] = []
    while mask != 0:
        found.append(int(building_at(state, seat, lowest(mask))))
        mask &= mask - 1
    return found + pieces_held(state, seat)


def _combat(state: Position, piece: int, foe: int) -> int:
    """What a piece grants against the enemy of the year, which is so strong."""
    box = state.box
    wanted: i64 = power.COMBAT + box.type_of[state.enemy]
    pairs = range(int(box.first_grant[piece]), int(box.first_grant[piece + 1]), 2)
    plain = sum([int(box.grant[place + 1]) for place in pairs if box.grant[place] == wanted])
    brave = [
        bravery(box, state.enemy, foe, box.grant[place + 1]) for place in pairs if box.grant[place] == power.BRAVERIES
    ]
    return plain + int(sum(brave))


def _part(id: str, count: int) -> Phrase:
    return Phrase(id, _figure(count))


def _figure(count: int) -> dict[str, object]:
    return {"count": count, "signed": f"{'−' if count < 0 else '+'}{abs(count)}"}
