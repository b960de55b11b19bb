"""A viewer: from which seat, in which language."""

from dataclasses import dataclass

from kingcraft.core.speech import SEAT_LETTERS
from kingcraft.server.match.live_match import LiveMatch


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


def everything_is_open(match: LiveMatch) -> bool:
    """Whether nothing is secret any more: the match is over, or was imported."""
    return match.phase in ("over", "study")
