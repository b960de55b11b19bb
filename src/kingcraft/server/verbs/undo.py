"""Takes back the last decision, within one's own turn."""

from kingcraft.core.replay import why_no_undo
from kingcraft.core.ruling import NoUndo
from kingcraft.server.match.entry import Draft
from kingcraft.server.match.live_match import LiveMatch
from kingcraft.server.verbs.who import must_be_fresh, must_be_on, seat_on_turn


def undo(match: LiveMatch, person: str | None, ply: int) -> list[Draft]:
    """One decision back. The undo is an entry of its own: what was accepted stays accepted."""
    must_be_on(match)
    must_be_fresh(match, ply)
    seat = seat_on_turn(match, person)
    ruling = why_no_undo(match.state, match.record)
    if ruling is not None:
        raise NoUndo(ruling)
    return [Draft("undone", {"seat": seat, "ply": match.ply - 1})]


def can_undo(match: LiveMatch) -> bool:
    """Whether the seat on turn could take back its last decision."""
    return match.to_act is not None and why_no_undo(match.state, match.record) is None
