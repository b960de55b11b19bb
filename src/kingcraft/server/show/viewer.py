"""A viewer: from which seat, in which language."""

from dataclasses import dataclass

import pydantic_core

from kingcraft.core.speech import SEAT_LETTERS, Names
from kingcraft.locales import knows, say
from kingcraft.server.match.live_match import LiveMatch
from kingcraft.server.match.seat import SeatState


@dataclass(frozen=True)
class Viewer:
    """From where somebody looks: a seat, or as a spectator (None); and the language of words."""

    seat: int | None
    lang: str


def letter(seat: int | None) -> str | None:
    """The letter of a seat."""
    return None if seat is None else SEAT_LETTERS[seat]


def letters(seats: list[int]) -> list[str]:
    """The letters of seats."""
    return [SEAT_LETTERS[seat] for seat in seats]


def names_for(match: LiveMatch, viewer: Viewer) -> Names:
    """What seats are called: people by their names, bots by rank; who looks from their only seat is "you"."""
    names = [name_of(seat, SEAT_LETTERS[index], viewer.lang) for index, seat in enumerate(match.seats)]
    person = None if viewer.seat is None else match.seats[viewer.seat].person
    return Names(names, viewer.seat if len(match.seats_of(person)) == 1 else None)


def stood_in(names: Names, seat: int, lang: str) -> Names:
    """The same names where a bot plays in a seat's place: what it does is not told as the person's doing."""
    you = "yes" if names.you == seat else "no"
    called = names.names[:]
    called[seat] = say(lang, "bot-for", name=names.names[seat], you=you)
    return Names(called, None if names.you == seat else names.you)


def name_of(seat: SeatState, letter: str, lang: str) -> str:
    """What a seat is called; a bot by its rank and its letter, since there may be several of a rank."""
    if seat.name or seat.kind != "bot":
        return seat.name or letter
    rank = f"web-rank-{seat.level}"
    return f"{say(lang, rank) if knows(rank) else seat.level} {letter}"


def everything_is_open(match: LiveMatch) -> bool:
    """Whether nothing is secret any more: the match is over, or was imported."""
    return match.phase in ("over", "study")


def to_json(data: object) -> str:
    """Plain data as the text that is sent."""
    return pydantic_core.to_json(data).decode()
