"""Who may look back at what."""

from kingcraft.bots import oracle_for
from kingcraft.core.ruling import Refused, Ruling
from kingcraft.server.match.live_match import LiveMatch


def may_look_back(match: LiveMatch) -> None:
    """Refuses a game that is not over, for it has secrets still; an imported one must have been played to its end."""
    over = match.phase == "over" or (match.phase == "study" and match.finished)
    if not over or not match.ply:
        raise Refused(Ruling("lookback-unfinished"))
    oracle_for(match.header.game)


def may_cancel(match: LiveMatch, asker: str, person: str | None) -> bool:
    """Whoever asked for it, and everybody of the table."""
    return person is not None and (person in (asker, match.header.host) or bool(match.seats_of(person)))
