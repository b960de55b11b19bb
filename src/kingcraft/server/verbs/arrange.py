"""The host changes who a seat is for, before the start."""

from kingcraft.server.match.entry import Draft
from kingcraft.server.match.live_match import LiveMatch
from kingcraft.server.protocol.http import SeatPlan
from kingcraft.server.store.people import PersonRow
from kingcraft.server.verbs.create import seat_plan
from kingcraft.server.verbs.who import index_of, must_be_open, must_host


def arrange(match: LiveMatch, host: PersonRow, letter: str, plan: SeatPlan) -> list[Draft]:
    """Gives a seat to a bot, to the host, to a person at the host's computer, or to whoever comes."""
    must_be_open(match)
    must_host(match, host.id)
    return [Draft("arranged", {"seat": index_of(match, letter), "plan": seat_plan(match.header.game, plan, host)})]
