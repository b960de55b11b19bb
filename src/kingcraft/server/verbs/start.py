"""Begins the game: the salts are settled, and the dealer deals what comes first."""

from kingcraft.core.chance import Dealer
from kingcraft.core.replay import first_state
from kingcraft.core.state import OVER
from kingcraft.server.match.entry import Draft
from kingcraft.server.match.live_match import LiveMatch, deal
from kingcraft.server.protocol.http import Start
from kingcraft.server.refusals import Denied
from kingcraft.server.verbs.bot import bot_level
from kingcraft.server.verbs.end import finished
from kingcraft.server.verbs.who import must_be_open, must_host


def start(match: LiveMatch, person: str | None, wanted: Start) -> list[Draft]:
    """The host begins; seats still open go to bots if they are to be filled."""
    must_be_open(match)
    must_host(match, person)
    drafts = _fill(match, wanted.fill)
    salts = {index: seat.salt for index, seat in enumerate(match.seats) if seat.salt is not None}
    if wanted.salt is not None:
        for seat in match.seats_of(person):
            salts[seat] = wanted.salt
            drafts.append(Draft("salted", {"seat": seat, "salt": wanted.salt}))
    return [*drafts, *_begin(match, [salts[seat] for seat in sorted(salts)])]


def start_when_full(match: LiveMatch) -> list[Draft]:
    """The last open seat was taken: the game begins by itself."""
    must_be_open(match)
    return _begin(match, match.salts())


def _fill(match: LiveMatch, level: str | None) -> list[Draft]:
    free = [index for index, seat in enumerate(match.seats) if seat.kind == "open"]
    if free and level is None:
        raise Denied("server-seats-open", count=len(free))
    known = bot_level(match.header.game, level)
    plan = {"kind": "bot", "name": "", "person": None, "level": known}
    return [Draft("arranged", {"seat": seat, "plan": plan}) for seat in free]


def _begin(match: LiveMatch, salts: list[str]) -> list[Draft]:
    state = first_state(match.header.first_record())
    dealt = deal(state, Dealer(match.header.seed, salts), 0)
    begun = [Draft("started", {"salts": salts, "moves": dealt})]
    return [*begun, finished(state)] if state.to_act == OVER else begun
