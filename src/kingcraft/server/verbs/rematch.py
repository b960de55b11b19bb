"""The same table again, everybody one seat further, once every person at it wants that."""

import hashlib
import hmac
import secrets

from kingcraft.server.match.entry import Draft
from kingcraft.server.match.header import Header
from kingcraft.server.match.live_match import LiveMatch, fold
from kingcraft.server.refusals import AlreadyDone, Denied
from kingcraft.server.verbs.bot import bot_seat
from kingcraft.server.verbs.join import pledged
from kingcraft.server.verbs.start import gather
from kingcraft.server.verbs.who import must_be_seated


def offer(match: LiveMatch, person: str, promise: str | None) -> list[Draft]:
    """A person would like to play again, or accepts to."""
    seat = _must_be_over(match, person)
    if person in match.offers or match.rematch is not None:
        raise AlreadyDone
    return [Draft("offered", {"seat": seat, "promise": promise})]


def decline(match: LiveMatch, person: str) -> list[Draft]:
    """A person would rather not: all offers are off."""
    seat = _must_be_over(match, person)
    if match.rematch is not None:
        raise Denied("server-rematched")
    if not match.offers:
        raise Denied("server-no-offer")
    return [Draft("declined", {"seat": seat})]


def wanted_by_all(match: LiveMatch) -> bool:
    """Whether everybody wants a rematch that is not there yet."""
    people = {seat.person for seat in match.seats if seat.person is not None}
    return match.rematch is None and people <= set(match.offers)


def rematch(match: LiveMatch, now: int) -> tuple[Header, list[Draft]]:
    """The header and the first entries of the new match: it begins by itself."""
    host = next(iter(match.offers))
    header = _header(match, host, now)
    seats = [match.seats[-1], *match.seats[:-1]]
    name = match.seats[match.seats_of(host)[0]].name
    plans = [
        bot_seat(match.header.game, seat.level, seat.name)
        if seat.kind == "bot" and seat.level
        else {"kind": seat.kind, "name": seat.name, "person": seat.person, "level": seat.level, "forced": seat.forced}
        for seat in seats
    ]
    drafts = [Draft("opened", {"name": name, "seats": plans})]
    people = [seat.person for seat in seats]
    for person, promise in match.offers.items():
        drafts += pledged(people.index(person), promise)
    entries = [draft.entry(number, now) for number, draft in enumerate(drafts, 1)]
    return header, [*drafts, *gather(fold(header, entries), {})]


def point_to(match: LiveMatch, other: str) -> list[Draft]:
    """The old table tells everybody where the new one is; there is one rematch only."""
    if match.rematch is not None:
        raise AlreadyDone
    return [Draft("rematched", {"match": other})]


def _must_be_over(match: LiveMatch, person: str) -> int:
    if match.phase != "over" or not match.begun:
        raise Denied("server-not-over")
    return must_be_seated(match, person)[0]


def _header(match: LiveMatch, host: str, now: int) -> Header:
    old = match.header
    return Header(
        id=_id(old),
        game=old.game,
        seats=old.seats,
        options=old.options,
        seed=secrets.token_bytes(32),
        created=now,
        host=host,
        listed=old.listed,
        hints=old.hints,
        clock=old.clock,
        begins=old.begins,
        position=old.position,
        origin=old.origin,
        past=old.past,
    )


def _id(old: Header) -> str:
    """The same for whoever sets it up, so that two processes cannot set up two."""
    return hmac.new(old.seed, b"rematch", hashlib.sha256).hexdigest()[:24]
