"""Weights: what each part of a standing is worth at each moment of the game, in thousandths of a point; learned.

A file names each weight, and gives a number for every moment of the game. Parts that are counted are named step by
step: `gold 3` is what the third gold adds. Pieces go by their ids: `building inn` is what the Inn adds, `near inn` that
it comes next and the goods for it are there, `governor fairy` what it is worth to have her, `strip shrine` that her
strip lies on the province. So a file serves every box: a piece that nobody trained is worth what its effects promise
(see promise.py), all else that is not named counts nothing.

For play the weights stand in a vector, a table for each moment, at the places that part.py tells.
"""

import json
from functools import cache
from importlib.resources import files
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from kingcraft.bots.kingsburg import part
from kingcraft.bots.kingsburg.promise import MOMENTS, promise_of, row_promise
from kingcraft.core.ruling import BadOption, Ruling
from kingcraft.core.state import integers
from kingcraft.kingsburg.box import COLUMNS, Box

POINT: Final = 1000
"""One victory point."""
WHOLE: Final = 180
"""Five cards and thirty-six throws of two dice: what a certain battle counts in each of its parts."""

Named = dict[str, list[int]]
"""Weights by name, each with a number for every moment."""


def width_of(box: Box) -> int:
    """How long the table of a moment is."""
    return first_strip(box) + len(box.buildings) // COLUMNS


def first_strip(box: Box) -> int:
    """Where stands which strips lie on a province, one place for each; those that are printed count nothing."""
    return first_governor(box) + len(box.governors)


def first_governor(box: Box) -> int:
    """Where the governors begin."""
    return part.STRIPS + part.STRIP_WIDTH * (len(box.buildings) // COLUMNS)


def places(box: Box) -> dict[str, int]:
    """Every weight that a box needs, by name, and its place in the table of a moment."""
    found = {"bias": part.BIAS}
    for building, entry in enumerate(box.buildings):
        found[f"building {entry.id}"] = _strip_of(building) + building % COLUMNS + 1
    for building, entry in enumerate(box.buildings):
        found[f"near {entry.id}"] = _strip_of(building) + part.NEAR + building % COLUMNS
    for word, start, most in part.COUNTS:
        found.update({f"{word} {count}": start + count for count in range(1, most + 1)})
    found.update({f"battle {name}": part.BATTLE + index for index, name in enumerate(part.BATTLE_NAMES)})
    found.update({"envoy": part.ENVOY, "aid": part.AID})
    found.update({f"lead {step - 2}": part.LEAD + step for step in range(1, part.LEADS + 1)})
    found.update({f"governor {entry.id}": first_governor(box) + card for card, entry in enumerate(box.governors)})
    for strip in range(len(box.buildings) // COLUMNS):
        if (box.alternatives >> strip) & 1 != 0:
            found[f"strip {box.building_ids[strip * COLUMNS]}"] = first_strip(box) + strip
    return found


def _strip_of(building: int) -> int:
    """Where the strip of a building begins."""
    return part.STRIPS + building // COLUMNS * part.STRIP_WIDTH


def stretches(box: Box) -> list[tuple[int, int]]:
    """The parts that are named step by step and looked up as sums: where each begins and how many steps it has."""
    strips = [(part.STRIPS + part.STRIP_WIDTH * strip, COLUMNS) for strip in range(len(box.buildings) // COLUMNS)]
    return [*[(start, most) for _, start, most in part.COUNTS], (part.LEAD, part.LEADS), *strips]


def completed(named: Named, box: Box) -> Named:
    """The weights of a box by name: as they were learned, else what a piece promises, else nothing."""
    types = len(box.type_ids)
    promised = {f"governor {entry.id}": promise_of(entry, types) for entry in box.governors}
    for first in range(0, len(box.buildings), COLUMNS):
        row = box.buildings[first : first + COLUMNS]
        for entry, promise in zip(row, row_promise(row, types), strict=True):
            promised[f"building {entry.id}"] = promise
    nothing = [0] * MOMENTS
    return {name: named.get(name, promised.get(name, nothing)) for name in places(box)}


def tables_of(named: Named, box: Box) -> vec[i64]:
    """The tables of all moments, one behind the other, ready to be looked up."""
    width = width_of(box)
    weights = completed(named, box)
    tables: list[int] = []
    for moment in range(MOMENTS):
        table = [0] * width
        for name, place in places(box).items():
            table[place] = weights[name][moment]
        for start, steps in stretches(box):
            for step in range(1, steps + 1):
                table[start + step] += table[start + step - 1]
        tables += table
    return integers(tables)


def read_weights(data: Any) -> dict[int, Named]:
    """The weights that a file holds, for each number of seats; BadOption if it is no such file."""
    try:
        return {int(seats): _named(weights) for seats, weights in data["weights"].items()}
    except (ValueError, LookupError, TypeError, AttributeError):
        raise unreadable("weights") from None


def unreadable(file: str) -> BadOption:
    """The refusal of a file that holds no weights of this game."""
    return BadOption(Ruling("weights-unreadable", facts={"file": file}))


def _named(weights: dict[str, list[int]]) -> Named:
    for numbers in weights.values():
        if len(numbers) != MOMENTS or not all([type(number) is int for number in numbers]):
            raise ValueError
    return dict(weights)


class Book:
    """The weights of a file, ready for each box and number of seats in turn."""

    def __init__(self, named: dict[int, Named]) -> None:
        self.named = named
        self.kept: list[_Kept] = []

    def tables(self, box: Box, seats: i64) -> vec[i64]:
        """The tables for a box and a number of seats; a number it does not have is played by the shipped weights."""
        for kept in self.kept:
            if kept.box is box and kept.seats == seats:
                return kept.tables
        named = self.named.get(int(seats))
        tables = book_of("").tables(box, seats) if named is None else tables_of(named, box)
        self.kept = [_Kept(box, seats, tables), *self.kept[: _MOST_KEPT - 1]]
        return tables


class _Kept:
    """The tables of a box for a number of seats."""

    def __init__(self, box: Box, seats: i64, tables: vec[i64]) -> None:
        self.box = box
        self.seats = seats
        self.tables = tables


_MOST_KEPT: Final = 32


@cache
def book_of(text: str) -> Book:
    """The weights of a file's text, or those that ship without one; BadOption if it holds none."""
    try:
        data = json.loads(text or _shipped("weights.json"))
    except ValueError:
        raise unreadable("weights") from None
    return Book(read_weights(data))


@cache
def book_for_king(text: str) -> Book:
    """The weights of a file's text; without one, and for numbers of seats it lacks, those that a king learned."""
    own = book_of(_shipped("king.json"))
    return Book({**own.named, **book_of(text).named}) if text else own


def _shipped(file: str) -> str:
    return (files("kingcraft.bots.kingsburg") / file).read_text(encoding="utf-8")
