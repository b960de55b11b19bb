"""The Preacher scores when somebody else builds nothing; build.py tells him of it."""

from typing import Final

from kingcraft.core.bits import lowest
from kingcraft.core.kinds import Seat
from kingcraft.kingsburg import field
from kingcraft.kingsburg.content import DEEDS
from kingcraft.kingsburg.journal import note_gain
from kingcraft.kingsburg.pieces import doers
from kingcraft.kingsburg.position import Position, score

PREACHER: Final = DEEDS.index("preacher")


def preach(state: Position, idle: Seat) -> None:
    """The Preacher scores when somebody else builds nothing."""
    seats = doers(state, PREACHER, idle)
    while seats != 0:
        score(state, lowest(seats), field.FROM_POWERS, 1)
        if state.journal is not None:
            note_gain(state, "gain", lowest(seats), [0, 0, 0, 0, 0, 1], {"building": state.box.word("preacher")})
        seats &= seats - 1
