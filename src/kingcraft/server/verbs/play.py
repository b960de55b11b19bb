"""Plays a move: checks it by the rules, deals what follows, and drafts both as one."""

from kingcraft.core.replay import actions_of
from kingcraft.core.ruling import IllegalMove, Ruling
from kingcraft.core.state import OVER
from kingcraft.core.stream import Stream
from kingcraft.server.match.course import Course
from kingcraft.server.match.entry import Draft
from kingcraft.server.match.live_match import LiveMatch
from kingcraft.server.refusals import AlreadyDone, Denied
from kingcraft.server.verbs.end import finished
from kingcraft.server.verbs.impossible import must_be_readable
from kingcraft.server.verbs.who import must_be_fresh, must_be_on, seat_on_turn


def play(match: LiveMatch, person: str | None, ply: int, text: str) -> list[Draft]:
    """A person's move in notation, made after seeing `ply` moves."""
    if _was_played(match, person, ply, text):
        raise AlreadyDone
    must_be_on(match)
    must_be_fresh(match, ply)
    seat = seat_on_turn(match, person)
    course = match.course.copy()
    try:
        course.play(text)
    except IllegalMove as error:
        raise IllegalMove(why_not(match, seat, text) or error.ruling) from None
    return _moved(match, seat, course, text)


def play_bot(match: LiveMatch, ply: int, action: int) -> list[Draft]:
    """A bot's move, thought out after `ply` moves."""
    must_be_on(match)
    must_be_fresh(match, ply)
    seat = match.to_act
    if seat is None or match.seats[seat].bot is None:
        raise Denied("server-not-your-turn")
    if not match.state.allows(action):
        raise IllegalMove(match.state.refuse(action))
    course = match.course.copy()
    course.push(action, by=match.seats[seat].stand_in)
    return _moved(match, seat, course, course.steps[0].text)


def why_not(match: LiveMatch, seat: int, text: str) -> Ruling | None:
    """Why a seat cannot make a move, told from what it knows: even a refusal gives no secret away."""
    try:
        actions_of(match.state.imagine(seat, Stream(match.ply)), text)
    except IllegalMove as error:
        return error.ruling
    return None


def _was_played(match: LiveMatch, person: str | None, ply: int, text: str) -> bool:
    """Whether this very move was made by this person already: it is sent again, because no answer came."""
    seats = match.seats_of(person)
    return any([before == ply and seat in seats and said == text for before, seat, said in match.recent])


def _moved(match: LiveMatch, seat: int, course: Course, said: str) -> list[Draft]:
    course.follow(match.dealer(), match.willing())
    if match.header.position is not None:
        # A position made by hand may lead to what no real game does.
        must_be_readable(course.state)
    body = {"seat": seat, **moves_of(course)}
    if said != course.steps[0].text:
        body["said"] = said
    drafts = [Draft("moved", body, course)]
    return [*drafts, finished(course.state)] if course.state.to_act == OVER else drafts


def moves_of(course: Course) -> dict[str, object]:
    """The moves that a course has made, as an entry keeps them; which of them were forced, if any was."""
    forced = [index for index, step in enumerate(course.steps) if step.forced]
    moves = [step.text for step in course.steps]
    return {"moves": moves, "forced": forced} if forced else {"moves": moves}
