"""The calendar: every step of the game, and the quick way to the one at hand. Each step decides what comes next."""

from typing import Final

from librt.vecs import append, vec

from kingcraft.core.kinds import Action
from kingcraft.core.step import Calendar
from kingcraft.core.stream import Stream
from kingcraft.kingdom_builder import step
from kingcraft.kingdom_builder.draw import Deal, Draw, Replace
from kingcraft.kingdom_builder.lift import GiveUp, Lift
from kingcraft.kingdom_builder.position import Position
from kingcraft.kingdom_builder.setup import Board, Card, First
from kingcraft.kingdom_builder.step import Step
from kingcraft.kingdom_builder.turn import Over, Turn

TURN: Final = Turn()
"""Nearly all moves are made at this step: what plays many games calls it without looking it up."""
_ALL: Final[list[Step]] = [
    Board(), Card(), First(), Deal(),
    TURN, Replace(), Lift(), GiveUp(), Draw(),
    Over(),
]  # fmt: skip
"""The set-up, the turn, the end."""
CALENDAR: Final = Calendar("kingdom-builder", _ALL)


def _by_number() -> vec[Step]:
    steps = vec[Step]()
    for one in sorted(_ALL, key=lambda one: int(one.number)):
        steps = append(steps, one)
    return steps


STEPS: Final[vec[Step]] = _by_number()


def act(state: Position, move: Action) -> None:
    """Plays a legal action."""
    if state.step == step.TURN:
        TURN.act(state, move)
    else:
        STEPS[state.step].act(state, move)


def pick(state: Position, stream: Stream) -> Action:
    """One legal action, at its odds."""
    return TURN.pick(state, stream) if state.step == step.TURN else STEPS[state.step].pick(state, stream)


def step_of(state: Position) -> Step:
    """The step that a position stands at."""
    return STEPS[state.step]
