"""Sitting down, standing up, and promising to add to the dice, before the start."""

import hmac

from kingcraft.core.speech import SEAT_LETTERS
from kingcraft.server.match.entry import Draft
from kingcraft.server.match.live_match import LiveMatch
from kingcraft.server.protocol.http import Join
from kingcraft.server.refusals import Denied, Forbidden
from kingcraft.server.store.people import PersonRow
from kingcraft.server.store.secrets import invite_of
from kingcraft.server.verbs.who import index_of, must_be_open, must_be_seated


def join(match: LiveMatch, person: PersonRow, wanted: Join) -> list[Draft]:
    """Takes an open seat: one, since more are the host's to give."""
    must_be_open(match)
    _must_be_welcome(match, person, wanted.invite)
    if match.seats_of(person.id):
        raise Denied("server-one-seat")
    seat = _open_seat(match, wanted.seat)
    sat = {"seat": seat, "name": person.name, "person": person.id, "forced": person.forced}
    return [Draft("sat", sat), *pledged(seat, wanted.promise)]


def stand(match: LiveMatch, person: PersonRow) -> list[Draft]:
    """Gives up all seats of a person."""
    must_be_open(match)
    seats = must_be_seated(match, person.id)
    return [Draft("stood", {"seat": seat, "name": match.seats[seat].name}) for seat in seats]


def pledge(match: LiveMatch, person: PersonRow, promise: str) -> list[Draft]:
    """Promises to add to the dice, or promises something else."""
    must_be_open(match)
    return pledged(must_be_seated(match, person.id)[0], promise)


def pledged(seat: int, promise: str | None) -> list[Draft]:
    """The promise of a seat, if there is one."""
    return [] if promise is None else [Draft("promised", {"seat": seat, "promise": promise})]


def is_full(match: LiveMatch) -> bool:
    """Whether an open table waits for nobody any more."""
    return match.phase == "open" and match.revealing is None and all([seat.kind != "open" for seat in match.seats])


def _must_be_welcome(match: LiveMatch, person: PersonRow, invite: str | None) -> None:
    if person.id in match.sent_away:
        raise Forbidden("server-sent-away")
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
