"""Leaving a seat to a bot, coming back, and giving up for good."""

from kingcraft.core.speech import SEAT_LETTERS
from kingcraft.server.match.entry import Draft
from kingcraft.server.match.live_match import LiveMatch
from kingcraft.server.refusals import Denied, Forbidden
from kingcraft.server.verbs.bot import bot_level
from kingcraft.server.verbs.end import ended_by_resigning
from kingcraft.server.verbs.who import index_of, must_be_on, own_seat


def leave(match: LiveMatch, person: str | None, letter: str, level: str | None) -> list[Draft]:
    """A bot plays for this person until they return."""
    must_be_on(match)
    seat = own_seat(match, person, letter)
    if seat.bot is not None:
        raise Denied("server-bot-plays", seat=letter)
    return [_replaced(match, letter, level, "left")]


def come_back(match: LiveMatch, person: str | None, letter: str, grace: int) -> list[Draft]:
    """A person takes the seat back; `grace` milliseconds are left at least where time was used up."""
    must_be_on(match)
    seat = own_seat(match, person, letter)
    if seat.resigned:
        raise Denied("server-resigned", seat=letter)
    if seat.stand_in is None:
        raise Denied("server-no-bot-plays", seat=letter)
    return [Draft("returned", {"seat": index_of(match, letter), "grace": grace})]


def replace(match: LiveMatch, person: str | None, letter: str, level: str | None, away: bool) -> list[Draft]:
    """Another person at the table asks for a bot in the place of somebody on turn who has been away for long."""
    must_be_on(match)
    seat = match.seats[index_of(match, letter)]
    if not match.seats_of(person) or seat.person == person:
        raise Forbidden("server-not-seated")
    if seat.bot is not None:
        raise Denied("server-bot-plays", seat=letter)
    if match.to_act != index_of(match, letter) or not away:
        raise Denied("server-not-away", seat=letter)
    return [_replaced(match, letter, level, "away")]


def time_out(match: LiveMatch, now: int) -> list[Draft]:
    """The clock of the person on turn ran out."""
    deadline = match.clocks.deadline()
    if match.phase != "playing" or match.to_act is None or deadline is None or now < deadline:
        raise Denied("server-not-away", seat="?")
    return [_replaced(match, SEAT_LETTERS[match.to_act], None, "time")]


def resign(match: LiveMatch, person: str | None, letter: str) -> list[Draft]:
    """A person gives up a seat; a bot plays on for it unless that ends the match."""
    must_be_on(match)
    seat = own_seat(match, person, letter)
    if seat.resigned:
        raise Denied("server-resigned", seat=letter)
    index = index_of(match, letter)
    gone = [other for other, place in enumerate(match.seats) if place.resigned or other == index]
    ended = ended_by_resigning(match, gone)
    drafts = [Draft("resigned", {"seat": index, "level": bot_level(match.header.game, None)})]
    return drafts if ended is None else [*drafts, ended]


def _replaced(match: LiveMatch, letter: str, level: str | None, why: str) -> Draft:
    known = bot_level(match.header.game, level)
    return Draft("replaced", {"seat": index_of(match, letter), "level": known, "why": why})
