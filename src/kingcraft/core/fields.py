"""Reading the fields of a position that somebody wrote: each of its kind and within its bounds, or refused by name.

`within` is put before the name of a field that is refused: "players.A." for the fields of seat A.
"""

from collections.abc import Sequence
from typing import Final

from kingcraft.core.ruling import BadPosition, Ruling
from kingcraft.core.speech import SEAT_LETTERS

_DIGITS: Final = 9
"""No number that people write is longer."""


def bad(field: str, value: object) -> BadPosition:
    """A position refused because of one field, in words that can be written: half a sign becomes a `?`."""
    return BadPosition(Ruling("position-field", facts={"field": _writable(field), "value": _writable(str(value))}))


def of_seat(seat: int, field: str) -> str:
    """The name of a field of one seat: `players.A.pieces`."""
    return f"players.{SEAT_LETTERS[seat]}.{field}"


def _writable(text: str) -> str:
    return text.encode(errors="replace").decode()


def number_in(text: str) -> int | None:
    """The whole number that somebody wrote in a few plain digits; None for all else, such as a raised two."""
    return int(text) if len(text) <= _DIGITS and text.isascii() and text.isdigit() else None


def only(data: dict[str, object], known: Sequence[str], within: str = "") -> None:
    """Refuses a field that nobody would read."""
    for field, value in data.items():
        if field not in known:
            raise bad(within + field, value)


def number(data: dict[str, object], field: str, least: int, most: int, default: int, within: str = "") -> int:
    """A whole number within bounds."""
    value = data.get(field, default)
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise bad(within + field, value)
    return value


def flag(data: dict[str, object], field: str, default: bool = False, within: str = "") -> bool:
    """True or false."""
    value = data.get(field, default)
    if not isinstance(value, bool):
        raise bad(within + field, value)
    return value


def text(data: dict[str, object], field: str, default: str, within: str = "") -> str:
    """A text."""
    value = data.get(field, default)
    if not isinstance(value, str):
        raise bad(within + field, value)
    return value


def one_of(data: dict[str, object], field: str, known: Sequence[str], default: str, within: str = "") -> str:
    """One of the known words."""
    value = data.get(field, default)
    if not isinstance(value, str) or value not in known:
        raise bad(within + field, value)
    return value


def texts(data: dict[str, object], field: str, within: str = "") -> list[str]:
    """A list of texts; empty if nothing is said."""
    value = data.get(field, [])
    if not isinstance(value, list) or not all([isinstance(entry, str) for entry in value]):
        raise bad(within + field, value)
    return value


def part(data: dict[str, object], field: str, within: str = "") -> dict[str, object]:
    """A part with fields of its own; empty if nothing is said."""
    value = data.get(field, {})
    if not isinstance(value, dict):
        raise bad(within + field, value)
    return value


def parts(data: dict[str, object], field: str, most: int, within: str = "") -> list[dict[str, object]]:
    """A list of parts, or parts by letter."""
    value = data.get(field, [])
    if isinstance(value, dict):
        value = [{"seat": seat, **inner} for seat, inner in value.items() if isinstance(inner, dict)]
    if not isinstance(value, list) or len(value) > most:
        raise bad(within + field, value)
    for inner in value:
        if not isinstance(inner, dict):
            raise bad(within + field, inner)
    return value


def seat_letter(data: dict[str, object], field: str, seats: int, within: str = "") -> int:
    """A seat by its letter, or -1 for nobody."""
    value = data.get(field)
    if value is None:
        return -1
    if not isinstance(value, str) or len(value) != 1 or value not in SEAT_LETTERS[:seats]:
        raise bad(within + field, value)
    return SEAT_LETTERS.index(value)


def seat_letters(data: dict[str, object], field: str, seats: int, within: str = "") -> int:
    """Seats by their letters, as bits."""
    mask = 0
    for name in text(data, field, "", within):
        if name not in SEAT_LETTERS[:seats] or mask >> SEAT_LETTERS.index(name) & 1:
            raise bad(within + field, data.get(field))
        mask |= 1 << SEAT_LETTERS.index(name)
    return mask


def mask_of(data: dict[str, object], field: str, known: Sequence[str], default: Sequence[str], within: str = "") -> int:
    """Names from a list, as bits."""
    mask = 0
    for name in texts(data, field, within) if field in data else default:
        if name not in known or mask >> known.index(name) & 1:
            raise bad(within + field, name)
        mask |= 1 << known.index(name)
    return mask
