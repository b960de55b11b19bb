"""Observations and action numbers: what a seat may know and choose, as learners want it.

An observation is a row of numbers in named parts; an action number counts the decisions of a set-up without gaps.
Vectors know no numbers of 32 bits with a point, so that a row holds their bits, to be read without being copied.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8

from kingcraft.core import stretch
from kingcraft.core.bits import lowest
from kingcraft.core.kinds import Action, Mask
from kingcraft.core.stretch import ONE, copy, empty, gather, look_up, point_bits, redraw, renew

FAR: Final[i64] = 1000
"""No number of an observation is further from 0."""

Number = i64
"""An action by its place among all decisions of a set-up."""


class Part:
    """A stretch of an observation: its name, where it begins, and its shape, the last dimension running fastest."""

    def __init__(self, name: str, shape: list[int]) -> None:
        self.name = name
        self.shape = shape
        self.first = 0
        self.size = 1
        for length in shape:
            self.size *= length

    def __repr__(self) -> str:
        return f"Part({self.name!r}, {self.shape!r}, first={self.first})"

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (_part, (self.name, self.shape, self.first))


class Layout:
    """The parts of all observations of a set-up, in their order."""

    def __init__(self, parts: list[Part]) -> None:
        self.parts = parts
        self.size = 0
        for part in parts:
            part.first = self.size
            self.size += part.size
        self.empty: vec[i32] = vec[i32]([0] * self.size)

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (Layout, (self.parts,))


class Row:
    """An observation while it is written, part by part, into zeros.

    One that is written again and again keeps what was written last, and then writes what has changed alone. So every
    part must be written each time, or cleared: what is passed over stays as it was.
    """

    def __init__(self, values: vec[i32], first: i64, room: i64 = 0) -> None:
        self.values = values
        self.first: i64 = first
        self.at: i64 = first
        self.keeps = room > 0
        self.kept: vec[i64] = vec[i64]([0] * int(room))
        """For each place at which a choice or a set begins: what it was; 0 for nothing."""
        self.asked: vec[i64] = vec[i64]()
        """What `same` was asked for the last time, by its slots."""

    def begin(self) -> None:
        """Goes back to the beginning of the row."""
        self.at = self.first

    def same(self, slot: i64, cells: vec[i64], first: i64, count: i64) -> bool:
        """Whether so many cells are what they were when these slots were asked for before; all 0 in a row of zeros.

        What rests on them alone need not be written then. What does not rest on each other has slots of its own.
        """
        if not self.keeps:
            return False
        while len(self.asked) < slot + count:
            self.asked = append(self.asked, 0)
        return not renew(self.asked, slot, cells, first, count)

    def number(self, value: i64) -> None:
        """One number."""
        at = self.at
        self.values[at] = point_bits(value)
        self.at = at + 1

    def put(self, place: i64, value: i64) -> None:
        """A number, so far from here; the row stays where it is."""
        self.values[self.at + place] = point_bits(value)

    def gather(self, cells: vec[i64], first: i64, places: vec[i64]) -> None:
        """The numbers that stand at these places of a vector, counted from `first`."""
        gather(self.values, self.at, cells, first, places)
        self.at += len(places)

    def copy(self, table: vec[i32], line: i64, width: i64) -> None:
        """A line of a table of numbers."""
        copy(self.values, self.at, table, line * width, width)
        self.at += width

    def look_up(self, cells: vec[i64], first: i64, places: vec[i64], table: vec[i32], width: i64) -> None:
        """For each of these places, counted from `first`, the line of a table that stands there as a number."""
        look_up(self.values, self.at, cells, first, places, table, width)
        self.at += len(places) * width

    def choice(self, count: i64, index: i64) -> None:
        """One of so many: a 1 in its place; nothing if the index is -1."""
        at = self.at
        self.at = at + count
        if self.keeps:
            place = at - self.first
            old = self.kept[place]
            if old == index + 1:
                return
            self.kept[place] = index + 1
            if old > 0:
                self.values[at + old - 1] = 0
        if index >= 0:
            self.values[at + index] = ONE

    def mask(self, count: i64, bits: Mask) -> None:
        """Any of so many: a 1 for each bit."""
        at = self.at
        self.at = at + count
        changed = bits ^ self.keep(at, bits)
        while changed != 0:
            self.values[at + lowest(changed)] ^= ONE
            changed &= changed - 1

    def spread(self, count: i64, bits: Mask, table: vec[i64], first: i64) -> None:
        """The same, but bits stand where a line of a table says, the same each time; it begins at `first`."""
        at = self.at
        self.at = at + count
        changed = bits ^ self.keep(at, bits)
        if changed != 0:
            _flip(self.values, at, changed, table, first)

    def field(self, count: i64, words: vec[i64], first: i64, lines: i64, table: vec[i64], width: i64) -> None:
        """The same for many words, from `first` of a vector on: the table has a line of this width for each."""
        at = self.at
        self.at = at + count
        if self.keeps:
            redraw(self.values, at, words, first, lines, self.kept, at - self.first, table, width)
            return
        for index in range(lines):
            _flip(self.values, at, words[first + index], table, index * width)

    def keep(self, at: i64, value: i64) -> i64:
        """Keeps a value for a place and returns the one before; 0 if there was none."""
        if not self.keeps:
            return 0
        place = at - self.first
        old = self.kept[place]
        if old != value:
            self.kept[place] = value
        return old

    def clear(self, count: i64) -> None:
        """Zeros from here on, if the choice or the set that begins here was anything; the row stays where it is."""
        if self.keep(self.at, 0) != 0:
            empty(self.values, self.at, count)

    def wipe(self, size: i64) -> None:
        """All is 0 again, and the row at its beginning."""
        self.begin()
        empty(self.values, self.first, size)
        for place in range(len(self.kept)):
            self.kept[place] = 0
        for place in range(len(self.asked)):
            self.asked[place] = 0


def _flip(values: vec[i32], at: i64, bits: Mask, table: vec[i64], first: i64) -> None:
    """Where there was 0 is 1, and the other way round, for each bit as far from here as the table says."""
    while bits != 0:
        values[at + table[first + lowest(bits)]] ^= ONE
        bits &= bits - 1


class Span:
    """Actions of one kind: `rows` rows of `width` neighbours each, which begin `stride` apart, the first at `first`."""

    def __init__(self, name: str, first: int, width: int, rows: int = 1, stride: int = 0) -> None:
        self.name = name
        self.first: i64 = first
        self.width: i64 = width
        self.rows: i64 = rows
        self.stride: i64 = stride if stride > 0 else width
        self.number: i64 = 0

    def __repr__(self) -> str:
        return f"Span({self.name!r}, {self.number} to {self.number + self.rows * self.width - 1})"

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (_span, (self.name, self.first, self.width, self.rows, self.stride, self.number))


class Numbering:
    """The numbers of all decisions of a set-up: one number is one kind of move, whatever the position.

    Spans stand in the order of their first actions.
    """

    def __init__(self, spans: list[Span]) -> None:
        self.spans = spans
        self.count: i64 = 0
        for span in spans:
            span.number = self.count
            self.count += span.rows * span.width
        self.firsts: vec[i64] = vec[i64]([int(span.first) for span in spans])
        self.widths: vec[i64] = vec[i64]([int(span.width) for span in spans])
        self.strides: vec[i64] = vec[i64]([int(span.stride) for span in spans])
        self.numbers: vec[i64] = vec[i64]([int(span.number) for span in spans])
        self.nothing: vec[u8] = vec[u8]([0] * int(self.count))
        """A mask without an action."""

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (Numbering, (self.spans,))

    def number(self, action: Action) -> Number:
        """The number of an action; -1 for chance and for what this set-up does not have."""
        for span in self.spans:
            beyond = action - span.first
            if 0 <= beyond < span.rows * span.stride and beyond % span.stride < span.width:
                return span.number + beyond // span.stride * span.width + beyond % span.stride
        return -1

    def mark(self, actions: vec[i64], numbers: vec[i64], at: i64, mask: vec[u8], base: i64) -> None:
        """Lists the numbers of legal decisions from `at` on, and marks them in the mask that begins at `base`."""
        index: i64 = 0
        while index < len(actions):
            # Neighbours follow each other: what is found for one serves for the next ones too.
            action = actions[index]
            span = self._span_of(action)
            row: i64 = (action - self.firsts[span]) // self.strides[span]
            low = self.firsts[span] + row * self.strides[span]
            further = self.numbers[span] + row * self.widths[span] - low
            next = stretch.mark(actions, index, low + self.widths[span], further, numbers, at, mask, base)
            if next == index:
                raise ValueError(f"action {action} has no number")
            index = next

    def _span_of(self, action: Action) -> i64:
        """The span of an action that has a number: the last that does not begin behind it."""
        span: i64 = len(self.firsts) - 1
        while span > 0 and self.firsts[span] > action:
            span -= 1
        return span

    def action(self, number: Number) -> Action:
        """The action of a number; -1 if there is none."""
        if not 0 <= number < self.count:
            return -1
        span: i64 = len(self.numbers) - 1
        while self.numbers[span] > number:
            span -= 1
        beyond = number - self.numbers[span]
        row = beyond // self.widths[span]
        return self.firsts[span] + row * (self.strides[span] - self.widths[span]) + beyond


def _part(name: str, shape: list[int], first: int) -> Part:
    part = Part(name, shape)
    part.first = first
    return part


def _span(name: str, first: int, width: int, rows: int, stride: int, number: int) -> Span:
    span = Span(name, first, width, rows, stride)
    span.number = number
    return span
