"""The journal: verbs tell what happens without anybody's decision, when somebody listens (see words.news)."""

from typing import Final

from mypy_extensions import i64

from kingcraft.core.kinds import Seat
from kingcraft.core.news import News
from kingcraft.core.speech import Phrase, SeatName
from kingcraft.kingsburg import field
from kingcraft.kingsburg.position import Position, seat_at

UNHEARD: Final[list[int]] = []
"""In place of what a seat had before, while nobody listens."""


def note(state: Position, id: str, seat: Seat, facts: dict[str, object] | None = None) -> None:
    """One thing that happened to a seat (-1: to all or nobody)."""
    if state.journal is not None:
        state.journal.append(News(f"kingsburg-{id}", int(seat), facts))


def amounts(counts: list[int]) -> list[object]:
    """A bundle in words: gold, wood, stone, soldiers, tokens, points, as far as there are any."""
    named = zip(field.BUNDLE, counts, strict=True)
    return [Phrase(f"kingsburg-amount-{word}", {"count": count}) for word, count in named if count]


def note_gain(state: Position, id: str, seat: Seat, counts: list[int], facts: dict[str, object]) -> None:
    """What a seat got, if it got anything."""
    gains = amounts(counts)
    if gains:
        note(state, id, seat, {**facts, "gain": gains})


def note_order(state: Position) -> None:
    """The new turn order."""
    places: list[i64] = [seat_at(state, place) for place in range(state.seats)]
    note(state, "order", -1, {"order": [SeatName(int(seat)) for seat in places]})
