"""The legal actions here: listed, picked at random, or tested one by one. The step at hand knows them."""

from librt.vecs import vec
from mypy_extensions import i64

from kingcraft.core.kinds import Action
from kingcraft.core.state import OVER
from kingcraft.core.stream import Stream
from kingcraft.kingsburg import step
from kingcraft.kingsburg.calendar import INFLUENCE, STEPS
from kingcraft.kingsburg.position import Position


def listed(state: Position) -> vec[i64]:
    """The legal actions of the seat to act, or of chance; ascending."""
    if state.to_act == OVER:
        return vec[i64]()
    return STEPS[state.step].listed(state)


def pick(state: Position, stream: Stream) -> Action:
    """One legal action, at its odds."""
    return INFLUENCE.pick(state, stream) if state.step == step.INFLUENCE else STEPS[state.step].pick(state, stream)


def allows(state: Position, move: Action) -> bool:
    """Whether an action is legal here."""
    return state.to_act != OVER and STEPS[state.step].allows(state, move)
