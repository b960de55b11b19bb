"""Stepping through a record in the terminal."""

from rich.console import Console

from kingcraft.core.fields import number_in
from kingcraft.core.record import Record
from kingcraft.core.replay import first_state, replay
from kingcraft.core.ruling import BadOption, Ruling
from kingcraft.core.speech import SEAT_LETTERS
from kingcraft.core.state import State
from kingcraft.locales import say


def walk(console: Console, record: Record, seat: str, every: bool, lang: str) -> None:
    """Shows the moves and boards of a record: Enter goes on, a number goes there, b goes back, q ends."""
    viewer = _viewer(record, seat)
    states = _states(record)
    if every or not console.is_terminal:
        _print_all(console, record, states, viewer, lang)
        return
    at = 0
    while True:
        console.print(states[at].text(viewer, lang))
        if at:
            console.print(_line(record, states, at - 1, viewer, lang), markup=False)
        answer = console.input(say(lang, "cli-replay", at=at, last=len(record.moves)) + " ").strip()
        if answer == "q":
            return
        at = _next(answer, at, len(record.moves))


def _next(answer: str, at: int, last: int) -> int:
    number = number_in(answer)
    if number is not None:
        return min(number, last)
    return max(at - 1, 0) if answer == "b" else min(at + 1, last)


def _print_all(console: Console, record: Record, states: list[State], viewer: int | None, lang: str) -> None:
    for index in range(len(record.moves)):
        console.print(_line(record, states, index, viewer, lang), markup=False)
    console.print(states[-1].text(viewer, lang))


def _line(record: Record, states: list[State], index: int, viewer: int | None, lang: str) -> str:
    """A move in notation and in words."""
    move, state = record.moves[index], states[index]
    action = state.read(move.text)
    return f"{index + 1:>4} {move.who} {state.write_for(action, viewer)}  {state.tell(action, lang, viewer)}"


def _states(record: Record) -> list[State]:
    """Every position of the record, the first one included."""
    return [first_state(record), *[made.after for made in replay(record)]]


def _viewer(record: Record, seat: str) -> int | None:
    if not seat:
        return None
    letters = SEAT_LETTERS[: record.seats]
    if len(seat) != 1 or seat not in letters:
        raise BadOption(Ruling("seat-unknown", facts={"seat": seat, "known": " ".join(letters)}))
    return letters.index(seat)
