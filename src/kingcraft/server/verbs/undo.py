"""Takes back the last decision, within one's own turn."""

from kingcraft.server.match.entry import Draft
from kingcraft.server.match.live_match import LiveMatch
from kingcraft.server.verbs.who import must_be_fresh, must_be_on, seat_on_turn


def undo(match: LiveMatch, person: str | None, ply: int) -> list[Draft]:
    """One decision back. The undo is an entry of its own: what was accepted stays accepted."""
    must_be_on(match)
    must_be_fresh(match, ply)
    seat = seat_on_turn(match, person)
    return [Draft("undone", {"seat": seat, "ply": match.course.undo_to()})]


def can_undo(match: LiveMatch) -> bool:
    """Whether the seat on turn could take back its last decision."""
    return match.to_act is not None and match.course.can_undo()
