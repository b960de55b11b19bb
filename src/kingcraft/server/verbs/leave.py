"""Leaving a seat to a bot, coming back, and giving up for good."""

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
    """A person takes the seat back; once in a match, `grace` milliseconds are left at least."""
    must_be_on(match)
    seat = own_seat(match, person, letter)
    if seat.resigned:
        raise Denied("server-resigned", seat=letter)
    if seat.stand_in is None:
        raise Denied("server-no-bot-plays", seat=letter)
    return [_returned(match, index_of(match, letter), grace)]


def take_back(match: LiveMatch, person: str | None, grace: int) -> list[Draft]:
    """Somebody whose time ran out, or who was thought away, does something: their seats are theirs again."""
    must_be_on(match)
    return [_returned(match, seat, grace) for seat in missed_seats(match, person)]


def missed_seats(match: LiveMatch, person: str | None) -> list[int]:
    """The seats of a person that a bot plays although they did not ask for it, and have not taken back yet."""
    if match.phase != "playing":
        return []
    return [seat for seat in match.seats_of(person) if _is_missed(match, seat)]


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
    """The clock of the person on turn ran out: a bot plays this turn."""
    deadline, seat = match.clocks.deadline(), match.to_act
    if seat is None or deadline is None or now < deadline:
        raise Denied("server-not-away", seat="?")
    level = bot_level(match.header.game, None)
    return [Draft("timed_out", {"seat": seat, "count": match.seats[seat].timeouts + 1, "level": level})]


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


def _is_missed(match: LiveMatch, seat: int) -> bool:
    place = match.seats[seat]
    if place.why == "away":
        return True
    # Who has come back in a turn for which there is no time left waits for its end.
    return place.why == "time" and not (match.clocks.used_up(seat) and match.clocks.graced[seat] and not place.timeouts)


def _returned(match: LiveMatch, seat: int, grace: int) -> Draft:
    given = match.clocks.grace(seat, grace)
    later = match.clocks.used_up(seat) and not given
    return Draft("returned", {"seat": seat, "grace": given, **({"later": True} if later else {})})


def _replaced(match: LiveMatch, letter: str, level: str | None, why: str) -> Draft:
    known = bot_level(match.header.game, level)
    return Draft("replaced", {"seat": index_of(match, letter), "level": known, "why": why})
