"""Weights: what each part of a standing is worth at each moment of the game, in thousandths of a point; learned.

A file names each weight, and gives a number for every moment of the game. Parts that are counted are named step by
step: `gold 3` is what the third gold adds. Pieces go by their ids: `building inn` is what the Inn adds, `near inn` that
it comes next and the goods for it are there, `governor fairy` what it is worth to have her, `strip shrine` that her
strip lies on the province. So a file serves every box: a piece that nobody trained is worth what its effects promise
(see promise.py), all else that is not named counts nothing.

For play the weights stand in a vector, a table for each moment, at these places:
"""

import json
from functools import cache
from importlib.resources import files
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from kingcraft.bots.kingsburg.promise import MOMENTS, promise_of, row_promise
from kingcraft.core.ruling import BadOption, Ruling
from kingcraft.core.state import integers
from kingcraft.kingsburg.box import COLUMNS, Box

POINT: Final = 1000
"""One victory point."""

BIAS: Final = 0
OF_GOLD: Final = 1
OF_WOOD: Final = 8
OF_STONE: Final = 14
OF_GOODS: Final = 20
OF_TOKENS: Final = 29
OF_SOLDIERS: Final = 33
OF_BATTLE: Final = 40
"""Chances of winning and losing, points and goods to win, points, goods and buildings to lose: in parts of WHOLE."""
WITH_ENVOY: Final = 47
WITH_AID: Final = 48
LEAD: Final = 49
"""How many buildings ahead of the best of the others, from two behind to two ahead."""
STRIPS: Final = 54
"""For each strip how many of its buildings stand, then for each building that it is near; then the governors."""
NEAR: Final = 5
STRIP_WIDTH: Final = 9

MOST_GOLD: Final = 6
MOST_WOOD: Final = 5
MOST_STONE: Final = 5
MOST_GOODS: Final = 8
MOST_TOKENS: Final = 3
MOST_SOLDIERS: Final = 6
BATTLE: Final = (
    "victory", "defeat", "points-to-win", "goods-to-win", "points-to-lose", "goods-to-lose", "buildings-to-lose"
)  # fmt: skip
WHOLE: Final = 180
"""Five cards and thirty-six throws of two dice: what a certain battle counts in each of its parts."""

COUNTS: Final = (
    ("gold", OF_GOLD, MOST_GOLD), ("wood", OF_WOOD, MOST_WOOD), ("stone", OF_STONE, MOST_STONE),
    ("goods", OF_GOODS, MOST_GOODS), ("tokens", OF_TOKENS, MOST_TOKENS), ("soldiers", OF_SOLDIERS, MOST_SOLDIERS),
)  # fmt: skip
"""What is counted step by step: its name, where it begins, and how far it is counted."""
LEADS: Final = 4

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
    return STRIPS + STRIP_WIDTH * (len(box.buildings) // COLUMNS)


def places(box: Box) -> dict[str, int]:
    """Every weight that a box needs, by name, and its place in the table of a moment."""
    found = {"bias": BIAS}
    for building, entry in enumerate(box.buildings):
        found[f"building {entry.id}"] = STRIPS + building // COLUMNS * STRIP_WIDTH + building % COLUMNS + 1
    for building, entry in enumerate(box.buildings):
        found[f"near {entry.id}"] = STRIPS + building // COLUMNS * STRIP_WIDTH + NEAR + building % COLUMNS
    for word, start, most in COUNTS:
        found.update({f"{word} {count}": start + count for count in range(1, most + 1)})
    found.update({f"battle {part}": OF_BATTLE + index for index, part in enumerate(BATTLE)})
    found.update({"envoy": WITH_ENVOY, "aid": WITH_AID})
    found.update({f"lead {step - 2}": LEAD + step for step in range(1, LEADS + 1)})
    found.update({f"governor {entry.id}": first_governor(box) + card for card, entry in enumerate(box.governors)})
    for strip in range(len(box.buildings) // COLUMNS):
        if (box.alternatives >> strip) & 1 != 0:
            found[f"strip {box.building_ids[strip * COLUMNS]}"] = first_strip(box) + strip
    return found


def stretches(box: Box) -> list[tuple[int, int]]:
    """The parts that are named step by step and looked up as sums: where each begins and how many steps it has."""
    strips = [(STRIPS + STRIP_WIDTH * strip, COLUMNS) for strip in range(len(box.buildings) // COLUMNS)]
    return [*[(start, most) for _, start, most in COUNTS], (LEAD, LEADS), *strips]


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
    shipped = (files("kingcraft.bots.kingsburg") / "weights.json").read_text(encoding="utf-8")
    try:
        data = json.loads(text or shipped)
    except ValueError:
        raise unreadable("weights") from None
    return Book(read_weights(data))
