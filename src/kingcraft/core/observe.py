"""Observations and action numbers: what a seat may know and choose, as learners want it.

An observation is a row of numbers in named parts; an action number counts the decisions of a set-up without gaps.
Vectors know no numbers of 32 bits with a point, so that a row holds their bits, to be read without being copied.
"""

import struct
from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from kingcraft.core.bits import lowest
from kingcraft.core.kinds import Action, Mask

FAR: Final[i64] = 1000
"""No number of an observation is further from 0."""
ONE: Final[i32] = 0x3F800000
"""The bits of 1."""

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


class Row:
    """An observation while it is written, part by part; what is not written is 0.

    One that is to be wiped for the next observation has room to remember where it was written.
    """

    def __init__(self, values: vec[i32], first: i64, room: i64 = 0) -> None:
        self.values = values
        self.first: i64 = first
        self.at: i64 = first
        self.wiped = room > 0
        self.places: vec[i64] = vec[i64]([0] * int(room))
        self.written: i64 = 0

    def number(self, value: i64) -> None:
        """One number."""
        if value != 0:
            self._write(self.at, BITS[value + FAR])
        self.at += 1

    def put(self, place: i64, value: i64) -> None:
        """A number, so far from here; the row stays where it is."""
        self._write(self.at + place, BITS[value + FAR])

    def mark(self, place: i64) -> None:
        """A 1, so far from here; the row stays where it is."""
        self._write(self.at + place, ONE)

    def spread(self, bits: Mask, table: vec[i64], first: i64) -> None:
        """A 1 for each bit, as far from here as the table says, whose line begins at `first`; the row stays."""
        while bits != 0:
            self.mark(table[first + lowest(bits)])
            bits &= bits - 1

    def choice(self, count: i64, index: i64) -> None:
        """One of so many: a 1 in its place; nothing if the index is negative."""
        if index >= 0:
            self._write(self.at + index, ONE)
        self.at += count

    def mask(self, count: i64, bits: Mask) -> None:
        """Any of so many: a 1 for each bit."""
        while bits != 0:
            self._write(self.at + lowest(bits), ONE)
            bits &= bits - 1
        self.at += count

    def wipe(self) -> None:
        """All that is remembered is 0 again, and the row at its beginning."""
        values = self.values
        places = self.places
        for index in range(self.written):
            values[places[index]] = 0
        self.written = 0
        self.at = self.first

    def _write(self, place: i64, bits: i32) -> None:
        self.values[place] = bits
        if self.wiped:
            self.places[self.written] = place
            self.written += 1


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
    """The numbers of all decisions of a set-up: one number is one kind of move, whatever the position."""

    def __init__(self, spans: list[Span]) -> None:
        self.spans = spans
        self.count: i64 = 0
        for span in spans:
            span.number = self.count
            self.count += span.rows * span.width
        self.nothing: vec[u8] = vec[u8]([0] * int(self.count))
        """A mask without an action."""

    def number(self, action: Action) -> Number:
        """The number of an action; -1 for chance and for what this set-up does not have."""
        for span in self.spans:
            beyond = action - span.first
            if 0 <= beyond < span.rows * span.stride and beyond % span.stride < span.width:
                return span.number + beyond // span.stride * span.width + beyond % span.stride
        return -1

    def number_all(self, actions: vec[i64]) -> None:
        """Puts numbers in the place of legal decisions; quick where neighbours follow each other."""
        low: i64 = 0
        high: i64 = 0
        further: i64 = 0
        for index in range(len(actions)):
            action = actions[index]
            if not low <= action < high:
                span = self._span_of(action)
                row = (action - span.first) // span.stride
                low = span.first + row * span.stride
                high = low + span.width
                further = span.number + row * span.width - low
            actions[index] = action + further

    def _span_of(self, action: Action) -> Span:
        for span in self.spans:
            if 0 <= action - span.first < span.rows * span.stride:
                return span
        raise ValueError("no decision of this set-up")

    def action(self, number: Number) -> Action:
        """The action of a number; -1 if there is none."""
        for span in self.spans:
            beyond = number - span.number
            if 0 <= beyond < span.rows * span.width:
                return span.first + beyond // span.width * span.stride + beyond % span.width
        return -1


def _part(name: str, shape: list[int], first: int) -> Part:
    part = Part(name, shape)
    part.first = first
    return part


def _span(name: str, first: int, width: int, rows: int, stride: int, number: int) -> Span:
    span = Span(name, first, width, rows, stride)
    span.number = number
    return span


def _bits(number: int) -> int:
    """The bits of a number of 32 bits with a point, taken for a whole number."""
    return int(struct.unpack("=i", struct.pack("=f", number))[0])


BITS: Final[vec[i32]] = vec[i32]([_bits(number) for number in range(-1000, 1001)])
"""Of every whole number that an observation may hold, from the smallest."""
