"""Reading the fields of a position that somebody wrote: each of its kind and within its bounds, or refused by name."""

from mypy_extensions import i64

from kingcraft.core.ruling import BadPosition, Ruling
from kingcraft.kingsburg.dice import throw_of
from kingcraft.kingsburg.names import LETTERS


def bad(field: str, value: object) -> BadPosition:
    """A position refused because of one field."""
    return BadPosition(Ruling("position-field", facts={"field": field, "value": str(value)}))


def number(data: dict[str, object], field: str, least: int, most: int, default: int) -> int:
    """A whole number within bounds."""
    value = data.get(field, default)
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise bad(field, value)
    return value


def flag(data: dict[str, object], field: str) -> bool:
    """True or false; false if nothing is said."""
    value = data.get(field, False)
    if not isinstance(value, bool):
        raise bad(field, value)
    return value


def text(data: dict[str, object], field: str, default: str) -> str:
    """A text."""
    value = data.get(field, default)
    if not isinstance(value, str):
        raise bad(field, value)
    return value


def one_of(data: dict[str, object], field: str, known: list[str], default: str) -> str:
    """One of the known words."""
    value = data.get(field, default)
    if not isinstance(value, str) or value not in known:
        raise bad(field, value)
    return value


def part(data: dict[str, object], field: str) -> dict[str, object]:
    """A part with fields of its own; empty if nothing is said."""
    value = data.get(field, {})
    if not isinstance(value, dict):
        raise bad(field, value)
    return value


def parts(data: dict[str, object], field: str, most: int) -> list[dict[str, object]]:
    """A list of parts, or parts by letter."""
    value = data.get(field, [])
    if isinstance(value, dict):
        value = [{"seat": seat, **inner} for seat, inner in value.items() if isinstance(inner, dict)]
    if not isinstance(value, list) or len(value) > most:
        raise bad(field, value)
    for inner in value:
        if not isinstance(inner, dict):
            raise bad(field, inner)
    return value


def seat_letter(data: dict[str, object], field: str, seats: i64) -> int:
    """A seat by its letter, or -1 for nobody."""
    value = data.get(field)
    if value is None:
        return -1
    if not isinstance(value, str) or len(value) != 1 or value not in LETTERS[: int(seats)]:
        raise bad(field, value)
    return LETTERS.index(value)


def seat_letters(data: dict[str, object], field: str, seats: i64) -> int:
    """Seats by their letters, as bits."""
    mask = 0
    for name in text(data, field, ""):
        if name not in LETTERS[: int(seats)] or mask >> LETTERS.index(name) & 1:
            raise bad(field, data.get(field))
        mask |= 1 << LETTERS.index(name)
    return mask


def mask_of(data: dict[str, object], field: str, known: list[str], default: list[str]) -> int:
    """Names from a list, as bits."""
    value = data.get(field, default)
    if not isinstance(value, list):
        raise bad(field, value)
    mask = 0
    for name in value:
        if name not in known or mask >> known.index(name) & 1:
            raise bad(field, name)
        mask |= 1 << known.index(name)
    return mask


def faces(data: dict[str, object], field: str, most: int) -> int:
    """Dice by their faces, as a throw."""
    value = data.get(field, [])
    if not isinstance(value, list) or len(value) > most:
        raise bad(field, value)
    shown = [face for face in value if isinstance(face, int) and not isinstance(face, bool)]
    throw = throw_of(shown)
    if len(shown) != len(value) or throw < 0:
        raise bad(field, value)
    return throw
