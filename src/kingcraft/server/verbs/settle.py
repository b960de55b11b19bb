"""What a person chooses for themselves at a table."""

from kingcraft.server.match.entry import Draft
from kingcraft.server.match.live_match import LiveMatch
from kingcraft.server.refusals import Forbidden


def settle(match: LiveMatch, person: str | None, forced: bool) -> list[Draft]:
    """Whether the only possible move is played for this person's seats."""
    seats = match.seats_of(person)
    if not seats:
        raise Forbidden("server-not-seated")
    return [Draft("settled", {"seat": seat, "forced": forced}) for seat in seats]
