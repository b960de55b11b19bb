"""The host changes who a seat is for, before the start, or closes the table."""

from kingcraft.server.match.entry import Draft
from kingcraft.server.match.live_match import LiveMatch
from kingcraft.server.protocol.http import SeatPlan
from kingcraft.server.refusals import Denied
from kingcraft.server.store.people import PersonRow
from kingcraft.server.verbs.create import seat_plan
from kingcraft.server.verbs.who import index_of, must_be_open, must_host


def arrange(match: LiveMatch, host: PersonRow, letter: str, plan: SeatPlan) -> list[Draft]:
    """Gives a seat to a bot, to the host, to a person at the host's computer, to somebody at the table as one more,
    or to whoever comes."""
    must_be_open(match)
    must_host(match, host.id)
    planned = _one_more(match, plan) if plan.kind == "person" else seat_plan(match.header.game, plan, host)
    return [Draft("arranged", {"seat": index_of(match, letter), "plan": planned})]


def close(match: LiveMatch, host: str | None) -> list[Draft]:
    """The host closes a table that has not begun."""
    must_be_open(match)
    must_host(match, host)
    return [Draft("ended", {"ending": "closed", "winners": []})]


def _one_more(match: LiveMatch, plan: SeatPlan) -> dict[str, object]:
    """One more seat for somebody who sits at the table already: nobody is put at a table without wanting it."""
    seat = None if plan.person is None else match.seats[index_of(match, plan.person)]
    if seat is None or seat.person is None:
        raise Denied("server-nobody-there")
    named = {"name": plan.name or seat.name, "person": seat.person, "level": None}
    return {"kind": "person", **named, "forced": seat.forced}
