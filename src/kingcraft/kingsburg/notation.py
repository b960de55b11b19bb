"""Notation: every action as a short text, and back. Each step writes and reads its own."""

from typing import Final

from kingcraft.core.ruling import IllegalMove, Ruling
from kingcraft.core.state import OVER
from kingcraft.kingsburg import action, field, step
from kingcraft.kingsburg.calendar import STEPS
from kingcraft.kingsburg.choices import listed
from kingcraft.kingsburg.position import Position
from kingcraft.kingsburg.recruit import TOKEN, soldier_price
from kingcraft.kingsburg.refusals import not_now

STOP_WORDS: Final = ["pass", "keep", "decline", "done"]


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


def split_phrase(state: Position, text: str) -> list[str]:
    """The single decisions of a phrase: goods for several soldiers at once are soldiers one by one."""
    words = text.split()
    if state.step != step.RECRUIT or len(words) < 3 or words[0] != "recruit":
        return [text]
    price = int(soldier_price(state, state.to_act))
    known = [good for good in [*field.GOODS, TOKEN] for word in words[1:] if word == good]
    goods = known if len(known) == len(words) - 1 else words[1:]
    return ["recruit " + " ".join(goods[start : start + price]) for start in range(0, len(goods), price)]


def unreadable(state: Position, text: str) -> IllegalMove:
    """A text that means nothing here, with an example of what would."""
    actions = listed(state)
    example = write_action(state, actions[len(actions) - 1]) if len(actions) > 0 else "-"
    return IllegalMove(Ruling("notation", STEPS[state.step].section, {"text": text, "example": example}))
