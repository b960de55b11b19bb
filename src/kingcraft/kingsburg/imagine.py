"""What a seat cannot see, drawn anew: an enemy that others looked at, hands of governors, soldiers chosen in secret."""

from kingcraft.core.stream import Stream
from kingcraft.kingsburg import field, step
from kingcraft.kingsburg.chance import any_card
from kingcraft.kingsburg.governors import imagine_hands, next_dealt
from kingcraft.kingsburg.help import helped_seat
from kingcraft.kingsburg.position import Position, have
from kingcraft.kingsburg.soldiers import any_choice
from kingcraft.kingsburg.view import is_face_up


def deal_anew(state: Position, seat: int | None, stream: Stream) -> None:
    """Puts in place of what only others know something that this seat could not tell from it."""
    known = is_face_up(state) or (seat is not None and (state.seen >> seat) & 1 != 0)
    if state.enemy >= 0 and not known:
        state.enemy = any_card(state, stream)
    if state.step in (step.DEAL, step.KEEP):
        imagine_hands(state, seat, stream)
    if state.step == step.SOLDIERS:
        for other in range(state.seats):
            if other != seat and have(state, other, field.CHOSEN) > 0:
                state.book[other * field.WIDTH + field.CHOSEN] = any_choice(state, other, stream)


def is_hidden(state: Position, seat: int | None) -> bool:
    """Whether a seat may not know what is drawn or decided here: somebody else's look, or choice of soldiers."""
    if state.step in (step.SOLDIERS, step.KEEP):
        return seat is None or state.to_act != seat
    if state.step == step.DEAL:
        return state.box.modules.chosen["governors"] == "deal" and (seat is None or next_dealt(state) != seat)
    if state.step != step.LOOK:
        return False
    known = state.seen | (1 << helped_seat(state))
    return seat is None or (known >> seat) & 1 == 0
