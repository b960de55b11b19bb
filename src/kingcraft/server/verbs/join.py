"""Sitting down, standing up, and adding to the dice, before the start."""

import hmac

from kingcraft.core.speech import SEAT_LETTERS
from kingcraft.server.match.entry import Draft
from kingcraft.server.match.live_match import LiveMatch
from kingcraft.server.protocol.http import Join
from kingcraft.server.refusals import Denied, Forbidden
from kingcraft.server.store.people import PersonRow
from kingcraft.server.store.secrets import invite_of
from kingcraft.server.verbs.who import index_of, must_be_open


def join(match: LiveMatch, person: PersonRow, wanted: Join) -> list[Draft]:
    """Takes an open seat."""
    must_be_open(match)
    _must_be_invited(match, person, wanted.invite)
    seat = _open_seat(match, wanted.seat)
    drafts = [Draft("sat", {"seat": seat, "name": person.name, "person": person.id})]
    if wanted.promise is not None:
        drafts.append(Draft("promised", {"seat": seat, "promise": wanted.promise}))
    return drafts


def stand(match: LiveMatch, person: PersonRow) -> list[Draft]:
    """Gives up all seats of a person."""
    must_be_open(match)
    seats = _seats_of(match, person)
    return [Draft("stood", {"seat": seat, "name": match.seats[seat].name}) for seat in seats]


def add_salt(match: LiveMatch, person: PersonRow, salt: str) -> list[Draft]:
    """Adds to the dice for each seat of a person."""
    must_be_open(match)
    return [Draft("salted", {"seat": seat, "salt": salt}) for seat in _seats_of(match, person)]


def is_full(match: LiveMatch) -> bool:
    """Whether an open table waits for nobody any more."""
    return match.phase == "open" and all([seat.kind != "open" for seat in match.seats])


def _seats_of(match: LiveMatch, person: PersonRow) -> list[int]:
    seats = match.seats_of(person.id)
    if not seats:
        raise Forbidden("server-not-seated")
    return seats


def _must_be_invited(match: LiveMatch, person: PersonRow, invite: str | None) -> None:
    if match.header.listed or match.header.host == person.id:
        return
    if not hmac.compare_digest(invite or "", invite_of(match.header.seed)):
        raise Forbidden("server-not-invited")


def _open_seat(match: LiveMatch, wanted: str | None) -> int:
    if wanted is not None:
        seat = index_of(match, wanted)
        if match.seats[seat].kind != "open":
            raise Denied("server-seat-taken", seat=SEAT_LETTERS[seat])
        return seat
    for index, place in enumerate(match.seats):
        if place.kind == "open":
            return index
    raise Denied("server-full")
