"""Notation: every action as a short text, and back. Each step writes and reads its own."""

from typing import Final

from kingcraft.core.ruling import IllegalMove, Ruling
from kingcraft.core.state import OVER
from kingcraft.kingsburg import action
from kingcraft.kingsburg.calendar import STEPS
from kingcraft.kingsburg.choices import listed
from kingcraft.kingsburg.position import Position
from kingcraft.kingsburg.refusals import not_now

STOP_WORDS: Final = [one.stop for one in STEPS if one.stop]


def write_action(state: Position, move: int) -> str:
    """An action in notation, as it is played here."""
    return STEPS[state.step].write(state, move)


def read_action(state: Position, text: str) -> int:
    """The action that a text means here, legal or not; what another step would understand is refused as too early."""
    words = text.split()
    if not words:
        raise unreadable(state, text)
    if state.to_act >= 0 and len(words) == 1 and words[0] in STOP_WORDS:
        return action.STOP
    move = STEPS[state.step].read(state, words) if state.to_act != OVER else -1
    if move >= 0:
        return move
    if any([one.number != state.step and one.knows(state, words) for one in STEPS]):
        raise IllegalMove(not_now(state))
    raise unreadable(state, text)


def unreadable(state: Position, text: str) -> IllegalMove:
    """A text that means nothing here, with an example of what would."""
    actions = listed(state)
    example = write_action(state, actions[len(actions) - 1]) if len(actions) > 0 else "-"
    return IllegalMove(Ruling("notation", STEPS[state.step].section, {"text": text, "example": example}))
