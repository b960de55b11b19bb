"""Begins the game: everybody is there, the salts that were promised are told, and the dealer deals what comes first."""

import hashlib
from typing import Final

from kingcraft.core.replay import dealer_of
from kingcraft.core.state import OVER
from kingcraft.server.clockwork import now_ms
from kingcraft.server.match.course import begin
from kingcraft.server.match.entry import Draft
from kingcraft.server.match.header import ClockPlan
from kingcraft.server.match.live_match import LiveMatch
from kingcraft.server.protocol.http import Start
from kingcraft.server.refusals import AlreadyDone, Denied
from kingcraft.server.store.people import PersonRow
from kingcraft.server.verbs.bot import bot_level, bot_seat
from kingcraft.server.verbs.end import finished
from kingcraft.server.verbs.leave import time_out
from kingcraft.server.verbs.play import moves_of
from kingcraft.server.verbs.who import must_be_open, must_be_seated, must_host

REVEAL_MS: Final = 8_000
"""So long everybody has at least to tell the salt they promised; browsers that are there do it at once."""
UNTIMED_MS: Final = 7 * 86_400_000
"""So long at a table without a clock, where people may play by the day."""
SLOW_SECONDS: Final = 6 * 3600
"""Clocks from here on are for people who look at the table now and then."""


def start(match: LiveMatch, person: str | None, wanted: Start) -> list[Draft]:
    """The host begins; seats still open go to bots if they are to be filled."""
    must_be_open(match)
    must_host(match, person)
    drafts = _fill(match, wanted.fill)
    salts = match.salts()
    if wanted.salt is not None:
        seat = _salted_seat(match, person, wanted.salt)
        salts[seat] = wanted.salt
        drafts.append(Draft("salted", {"seat": seat, "salt": wanted.salt}))
    return [*drafts, *gather(match, salts)]


def start_when_full(match: LiveMatch) -> list[Draft]:
    """The last open seat was taken: the game begins by itself."""
    must_be_open(match)
    return gather(match, match.salts())


def reveal(match: LiveMatch, person: PersonRow, salt: str) -> list[Draft]:
    """A person tells the salt they promised; with the last of them the game begins."""
    seat = _promised_seat(match, person.id, salt)
    if match.seats[seat].salt is not None:
        raise AlreadyDone
    if match.revealing is None:
        raise Denied("server-not-revealing")
    salts = {**match.salts(), seat: salt}
    drafts = [Draft("salted", {"seat": seat, "salt": salt})]
    return drafts if _silent(match, salts) else [*drafts, *_begin(match, salts)]


def begin_without(match: LiveMatch, person: str | None, now: int, patience: int) -> list[Draft]:
    """Begins without the salts that are still missing; the match shows whose. Somebody whose own salt alone is missing
    may say so at once. Others may after `patience` milliseconds, but not by the day: there the clock decides."""
    seats = must_be_seated(match, person)
    if match.phase != "open" or match.revealing is None:
        raise Denied("server-not-revealing")
    own = set(_silent(match, match.salts())) <= set(seats)
    if not own and (_by_the_day(match.header.clock) or now - match.turn_since < patience):
        raise Denied("server-still-awaited")
    return _begin(match, match.salts())


def run_out(match: LiveMatch, now: int) -> list[Draft]:
    """Time is up: for those who should have told their salts, or for the person on turn."""
    if match.phase == "open" and match.revealing is not None and now >= match.revealing:
        return _begin(match, match.salts())
    return time_out(match, now)


def gather(match: LiveMatch, salts: dict[int, str]) -> list[Draft]:
    """Begins the game, once everybody who promised a salt has told it."""
    if _silent(match, salts):
        return [Draft("gathered", {"until": now_ms() + reveal_ms(match.header.clock)})]
    return _begin(match, salts)


def reveal_ms(clock: ClockPlan) -> int:
    """How long salts are awaited: as long as the clock of the game lets somebody think."""
    return UNTIMED_MS if clock.kind == "none" else max(REVEAL_MS, clock.seconds * 1000)


def _by_the_day(clock: ClockPlan) -> bool:
    return clock.kind != "none" and clock.seconds >= SLOW_SECONDS


def _silent(match: LiveMatch, salts: dict[int, str]) -> list[int]:
    """The seats that promised a salt and have not told it."""
    return [index for index, seat in enumerate(match.seats) if seat.promise is not None and index not in salts]


def _salted_seat(match: LiveMatch, host: str | None, salt: str) -> int:
    """The host's seat. What was not promised counts where it cannot have been chosen to fit: alone with bots it comes
    after the commitment, and among others before what they have promised is known."""
    seats = must_be_seated(match, host)
    others = [seat for seat in match.seats if seat.person not in (None, host)]
    pledged = any([match.seats[seat].promise is not None for seat in seats])
    if not pledged and (not others or any([seat.promise is not None and seat.salt is None for seat in others])):
        return seats[0]
    return _promised_seat(match, host, salt)


def _promised_seat(match: LiveMatch, person: str | None, salt: str) -> int:
    promise = hashlib.sha256(salt.encode()).hexdigest()
    for seat in must_be_seated(match, person):
        if match.seats[seat].promise == promise:
            return seat
    raise Denied("server-not-promised")


def _fill(match: LiveMatch, level: str | None) -> list[Draft]:
    free = [index for index, seat in enumerate(match.seats) if seat.kind == "open"]
    if free and level is None:
        raise Denied("server-seats-open", count=len(free))
    known = bot_level(match.header.game, level)
    plan = bot_seat(match.header.game, known)
    return [Draft("arranged", {"seat": seat, "plan": plan}) for seat in free]


def _begin(match: LiveMatch, salts: dict[int, str]) -> list[Draft]:
    course = begin(match.first_record(salts))
    course.follow(dealer_of(course.record, match.header.seed), match.willing())
    begun = [Draft("started", {"salts": course.record.salts, **moves_of(course)}, course)]
    return [*begun, finished(course.state)] if course.state.to_act == OVER else begun
