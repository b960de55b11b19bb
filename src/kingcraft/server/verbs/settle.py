"""What a person chooses for themselves at a table."""

from kingcraft.server.match.entry import Draft
from kingcraft.server.match.live_match import LiveMatch
from kingcraft.server.verbs.who import must_be_seated


def settle(match: LiveMatch, person: str | None, forced: bool) -> list[Draft]:
    """Whether the only possible move is played for this person's seats."""
    seats = must_be_seated(match, person)
    return [Draft("settled", {"seat": seat, "forced": forced}) for seat in seats]
