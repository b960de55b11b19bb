"""Plays a move: checks it by the rules, deals what follows, and drafts both as one."""

from kingcraft.core.ruling import IllegalMove, Ruling
from kingcraft.core.state import OVER, State
from kingcraft.core.stream import Stream
from kingcraft.server.match.entry import Draft
from kingcraft.server.match.live_match import LiveMatch, deal
from kingcraft.server.refusals import Denied
from kingcraft.server.verbs.end import finished
from kingcraft.server.verbs.who import must_be_fresh, must_be_on, seat_on_turn


def play(match: LiveMatch, person: str | None, ply: int, text: str) -> list[Draft]:
    """A person's move in notation, made after seeing `ply` moves."""
    must_be_on(match)
    must_be_fresh(match, ply)
    seat = seat_on_turn(match, person)
    refusal = why_not(match, seat, text)
    if refusal is not None:
        raise IllegalMove(refusal)
    return _moved(match, seat, text)


def play_bot(match: LiveMatch, ply: int, action: int) -> list[Draft]:
    """A bot's move, thought out after `ply` moves."""
    must_be_on(match)
    must_be_fresh(match, ply)
    seat = match.to_act
    if seat is None or match.seats[seat].bot is None:
        raise Denied("server-not-your-turn")
    if not match.state.allows(action):
        raise IllegalMove(match.state.refuse(action))
    return _moved(match, seat, match.state.write(action))


def why_not(match: LiveMatch, seat: int, text: str) -> Ruling | None:
    """Why a seat cannot make a move, told from what it knows: even a refusal gives no secret away."""
    try:
        take_steps(match.state.imagine(seat, Stream(match.ply)), seat, text)
    except IllegalMove as error:
        return error.ruling
    return None


def take_steps(state: State, seat: int, text: str) -> list[str]:
    """Plays a phrase on a state, as long as this seat decides; the single moves in notation."""
    taken: list[str] = []
    for step in state.steps(text):
        if state.to_act != seat:
            raise IllegalMove(Ruling("phrase", facts={"text": step}))
        action = state.read(step)
        if not state.allows(action):
            raise IllegalMove(state.refuse(action))
        taken.append(state.write(action))
        state.make(action)
    return taken


def _moved(match: LiveMatch, seat: int, text: str) -> list[Draft]:
    state = match.state.copy()
    moves = take_steps(state, seat, text)
    moves += deal(state, match.dealer(), match.ply + len(moves))
    drafts = [Draft("moved", {"seat": seat, "moves": moves})]
    return [*drafts, finished(state)] if state.to_act == OVER else drafts
