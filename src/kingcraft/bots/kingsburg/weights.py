"""Weights: what each part of a standing is worth at each moment of the game, in thousandths of a point; learned.

A file names each weight, and gives a number for every moment of the game. Parts that are counted are named step by
step: `gold 3` is what the third gold adds. Pieces go by their ids: `building inn` is what the Inn adds, `near inn` that
it comes next and the goods for it are there, `governor fairy` what it is worth to have her, `strip shrine` that her
strip lies on the province. So a file serves every box: a piece that nobody trained is worth what its effects promise
(see promise.py), all else that is not named counts nothing.

For play the weights stand in a vector, a table for each moment, at the places that part.py tells.
Beside the weights a file may have nets: units by the same names, and what each is worth (see net.py).
"""

import json
from functools import cache
from importlib.resources import files
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from kingcraft.bots.kingsburg import part
from kingcraft.bots.kingsburg.net import Net
from kingcraft.bots.kingsburg.promise import MOMENTS, promise_of, row_promise
from kingcraft.bots.lesson import unreadable
from kingcraft.core.state import integers
from kingcraft.kingsburg.box import COLUMNS, Box

POINT: Final = 1000
"""One victory point."""
WHOLE: Final = 180
"""Five cards and thirty-six throws of two dice: what a certain battle counts in each of its parts."""

MOST: Final = 1_000_000
"""No weight is worth more than a thousand points, so that sums of them are machine integers."""
MOST_UNITS: Final = 64
"""So many units a net has at most."""

WORTH: Final = "worth"
"""What a unit of a net is worth, among the weights of what stirs it."""

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


@cache
def first_steps(box: Box) -> vec[i64]:
    """For each place in a table the first step that leads to it: itself, unless it is one of those named by steps."""
    found = [*range(width_of(box))]
    for start, steps in stretches(box):
        found[start : start + steps + 1] = [start + 1] * (steps + 1)
    return integers(found)


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
    return integers(laid_out(completed(named, box), box))


def laid_out(weights: Named, box: Box) -> list[int]:
    """Weights that a box needs as tables, steps summed up."""
    width = width_of(box)
    tables: list[int] = []
    for moment in range(MOMENTS):
        table = [0] * width
        for name, place in places(box).items():
            table[place] = weights[name][moment]
        for start, steps in stretches(box):
            for step in range(1, steps + 1):
                table[start + step] += table[start + step - 1]
        tables += table
    return tables


def scale_of(name: str) -> float:
    """How many parts of a weight make a whole where it is learned: the battle is by thirtieths."""
    return 30.0 if name.startswith("battle ") else 1.0


def net_of(units: list[Named], box: Box) -> Net | None:
    """The net of a box, ready to be asked, if there are units; parts that they never saw stir nothing."""
    if not units:
        return None
    unseen = [0] * MOMENTS
    layers = [laid_out({name: unit.get(name, unseen) for name in places(box)}, box) for unit in units]
    inner = [layer[place] for place in range(len(layers[0])) for layer in layers]
    return Net(len(units), width_of(box), inner, [unit[WORTH][moment] for moment in range(MOMENTS) for unit in units])


def read_weights(data: Any) -> dict[int, Named]:
    """The weights that a file holds, for each number of seats; BadOption if it is no such file."""
    try:
        return {int(seats): _named(weights) for seats, weights in data["weights"].items()}
    except (ValueError, LookupError, TypeError, AttributeError):
        raise unreadable("weights") from None


def read_nets(data: Any) -> dict[int, list[Named]]:
    """The units of the nets that a file holds, each beside weights; BadOption if they are none."""
    try:
        return {int(seats): _units(units, data["weights"][seats]) for seats, units in data.get("nets", {}).items()}
    except (ValueError, LookupError, TypeError, AttributeError):
        raise unreadable("weights") from None


def _named(weights: dict[str, list[int]]) -> Named:
    for numbers in weights.values():
        if len(numbers) != MOMENTS or not all([type(number) is int and abs(number) <= MOST for number in numbers]):
            raise ValueError
    return dict(weights)


def _units(units: list[dict[str, list[int]]], weights: dict[str, list[int]]) -> list[Named]:
    """Units that stand beside these weights."""
    if not weights or len(units) > MOST_UNITS or not all([WORTH in unit for unit in units]):
        raise ValueError
    return [_named(unit) for unit in units]


class Book:
    """The weights of a file, ready for each box and number of seats in turn; the units of nets, where it has them."""

    def __init__(self, named: dict[int, Named], units: dict[int, list[Named]] | None = None) -> None:
        self.named = named
        self.units: dict[int, list[Named]] = units or {}
        self.kept: list[_Kept] = []

    def tables(self, box: Box, seats: i64) -> vec[i64]:
        """The tables for a box and a number of seats; a number it does not have is played by the shipped weights."""
        return self._kept(box, seats).tables

    def net(self, box: Box, seats: i64) -> Net | None:
        """The net for a box and a number of seats, if it has one."""
        return self._kept(box, seats).net

    def _kept(self, box: Box, seats: i64) -> "_Kept":
        for kept in self.kept:
            if kept.box is box and kept.seats == seats:
                return kept
        named = self.named.get(int(seats))
        tables = book_of("").tables(box, seats) if named is None else tables_of(named, box)
        found = _Kept(box, seats, tables, net_of(self.units.get(int(seats), []), box))
        self.kept = [found, *self.kept[: _MOST_KEPT - 1]]
        return found


class _Kept:
    """The tables and the net of a box for a number of seats."""

    def __init__(self, box: Box, seats: i64, tables: vec[i64], net: Net | None) -> None:
        self.box = box
        self.seats = seats
        self.tables = tables
        self.net = net


_MOST_KEPT: Final = 32


@cache
def book_of(text: str) -> Book:
    """The weights of a file's text, or those that ship without one; BadOption if it holds none."""
    try:
        data = json.loads(text or _shipped("weights.json"))
    except (ValueError, RecursionError):
        raise unreadable("weights") from None
    return Book(read_weights(data), read_nets(data))


@cache
def book_for_king(text: str) -> Book:
    """The weights of a file's text; without one, and for numbers of seats it lacks, those that a king learned."""
    own = book_of(_shipped("king.json"))
    if not text:
        return own
    given = book_of(text)
    units = {seats: own.units[seats] for seats in own.units if seats not in given.named}
    return Book({**own.named, **given.named}, {**units, **given.units})


def _shipped(file: str) -> str:
    return (files("kingcraft.bots.kingsburg") / file).read_text(encoding="utf-8")
