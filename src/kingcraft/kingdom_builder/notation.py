"""Notation: every action as a short text, and back. Each step writes and reads its own."""

from kingcraft.core.ruling import IllegalMove, Ruling
from kingcraft.core.speech import SEAT_LETTERS
from kingcraft.kingdom_builder import step
from kingcraft.kingdom_builder.calendar import STEPS
from kingcraft.kingdom_builder.position import Position


def write_action(state: Position, move: int) -> str:
    """An action in notation, as it is played here."""
    return STEPS[state.step].write(state, move)


def write_for(state: Position, move: int, seat: int | None) -> str:
    """The action in notation as a seat sees it: another's card stays hidden until it is shown."""
    if STEPS[state.step].secret and seat != state.turn:
        return f"draw {SEAT_LETTERS[state.turn]} ?"
    return write_action(state, move)


def read_action(state: Position, text: str) -> int:
    """The action that a text means, legal here or not; IllegalMove if no step understands it."""
    words = text.split(" ")
    for one in STEPS:
        move = one.read(state, words)
        if move >= 0:
            return move
    raise IllegalMove(Ruling("notation", facts={"text": text, "example": STEPS[state.step].example(state)}))


def split_phrase(state: Position, text: str) -> list[str]:
    """The single decisions of a phrase: a settlement moved is lifted and put down."""
    tile, _, rest = text.partition(" ")
    source, dash, _ = rest.partition("-")
    if dash and state.box.tile_named(tile) >= 0 and STEPS[state.step].moved != step.IN_HAND:
        return [f"{tile} {source}", text]
    return [text]
