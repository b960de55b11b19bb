"""What a seat cannot see, drawn anew: an enemy that others looked at, and what the step at hand hides."""

from kingcraft.core.stream import Stream
from kingcraft.kingsburg.calendar import step_of
from kingcraft.kingsburg.chance import any_card
from kingcraft.kingsburg.position import Position
from kingcraft.kingsburg.view import is_face_up


def deal_anew(state: Position, seat: int | None, stream: Stream) -> None:
    """Puts in place of what only others know something that this seat could not tell from it."""
    known = is_face_up(state) or (seat is not None and (state.seen >> seat) & 1 != 0)
    if state.enemy >= 0 and not known:
        state.enemy = any_card(state, stream)
    step_of(state).imagine(state, seat, stream)


def is_hidden(state: Position, seat: int | None) -> bool:
    """Whether a seat may not know what is drawn or decided here: somebody else's look, or choice of soldiers."""
    return step_of(state).hides(state, seat)
