"""Checks that verbs share: which seat, whose turn, which phase."""

from kingcraft.core.speech import SEAT_LETTERS
from kingcraft.server.match.live_match import LiveMatch
from kingcraft.server.match.seat import SeatState
from kingcraft.server.refusals import Denied, Forbidden


def index_of(match: LiveMatch, letter: str) -> int:
    """The seat with this letter."""
    index = SEAT_LETTERS.index(letter)
    if index >= len(match.seats):
        raise Denied("server-no-seat", seat=letter)
    return index


def own_seat(match: LiveMatch, person: str | None, letter: str) -> SeatState:
    """The seat with this letter, if it belongs to this person."""
    seat = match.seats[index_of(match, letter)]
    if person is None or seat.person != person:
        raise Forbidden("server-not-your-seat", seat=letter)
    return seat


def must_be_seated(match: LiveMatch, person: str | None) -> list[int]:
    """The seats of somebody who must have one."""
    seats = match.seats_of(person)
    if not seats:
        raise Forbidden("server-not-seated")
    return seats


def must_be_open(match: LiveMatch) -> None:
    """Only before the start, while people can still come and go."""
    if match.phase != "open" or match.revealing is not None:
        raise Denied("server-begun")


def must_be_on(match: LiveMatch) -> None:
    """Only while the game is on."""
    if match.phase != "playing":
        raise Denied("server-not-playing")


def must_host(match: LiveMatch, person: str | None) -> None:
    """Only the host."""
    if person is None or match.header.host != person:
        raise Forbidden("server-not-host")


def must_be_fresh(match: LiveMatch, ply: int) -> None:
    """Only for somebody who has seen all moves."""
    if ply != match.ply:
        raise Denied("server-stale", seen=ply, ply=match.ply)


def seat_on_turn(match: LiveMatch, person: str | None) -> int:
    """The seat on turn, if it is this person's and no bot plays for it."""
    must_be_on(match)
    seat = match.to_act
    if seat is None or person is None or match.seats[seat].person != person:
        raise Forbidden("server-not-your-turn")
    if match.seats[seat].why == "time":
        raise Denied("server-out-of-time")
    if match.seats[seat].bot is not None:
        raise Denied("server-bot-plays", seat=SEAT_LETTERS[seat])
    return seat
