"""What a seat cannot see, drawn anew: an enemy that others looked at. What a step hides, it draws anew itself."""

from kingcraft.core.stream import Stream
from kingcraft.kingsburg.chance import any_card
from kingcraft.kingsburg.position import Position
from kingcraft.kingsburg.view import is_face_up


def draw_enemy_anew(state: Position, seat: int | None, stream: Stream) -> None:
    """Puts in place of an enemy that only others know one that this seat could not tell from it."""
    known = is_face_up(state) or (seat is not None and (state.seen >> seat) & 1 != 0)
    if state.enemy >= 0 and not known:
        state.enemy = any_card(state, stream)
