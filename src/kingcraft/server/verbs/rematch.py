"""The same table again, everybody one seat further."""

import secrets

from kingcraft.server.match.entry import Draft
from kingcraft.server.match.header import Header
from kingcraft.server.match.live_match import LiveMatch
from kingcraft.server.refusals import Denied, Forbidden
from kingcraft.server.store.people import PersonRow


def rematch(match: LiveMatch, person: PersonRow, now: int, id: str) -> tuple[Header, list[Draft]]:
    """The header and first entry of the new match; people keep their company, and the first seat moves on."""
    if match.phase != "over":
        raise Denied("server-not-over")
    if not match.seats_of(person.id):
        raise Forbidden("server-not-seated")
    old = match.header
    header = Header(
        id=id,
        game=old.game,
        seats=old.seats,
        options=old.options,
        seed=secrets.token_bytes(32),
        created=now,
        host=person.id,
        listed=old.listed,
        hints=old.hints,
        clock=old.clock,
        position=old.position,
        origin=old.origin,
    )
    places = [
        {"kind": seat.kind, "name": seat.name, "person": seat.person, "level": seat.level} for seat in match.seats
    ]
    return header, [Draft("opened", {"name": person.name, "seats": [places[-1], *places[:-1]]})]


def point_to(match: LiveMatch, other: str) -> list[Draft]:
    """The old table tells everybody where the new one is; there is one rematch only."""
    if match.rematch is not None:
        raise Denied("server-rematched")
    return [Draft("rematched", {"match": other})]
