"""Observations and action numbers: what a seat may know and choose, as learners want it.

An observation is a row of numbers in named parts; an action number counts the decisions of a set-up without gaps.
"""

from librt.vecs import vec
from mypy_extensions import i64, u8

from kingcraft.core.kinds import Action, Mask

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
        self.empty: vec[float] = vec[float]([0.0] * self.size)


class Row:
    """An observation while it is written, part by part; what is not written is 0."""

    def __init__(self, values: vec[float], first: i64) -> None:
        self.values = values
        self.at: i64 = first

    def number(self, value: i64) -> None:
        """One number."""
        self.values[self.at] = float(value)
        self.at += 1

    def choice(self, count: i64, index: i64) -> None:
        """One of so many: a 1 in its place; nothing if the index is negative."""
        if index >= 0:
            self.values[self.at + index] = 1.0
        self.at += count

    def mask(self, count: i64, bits: Mask) -> None:
        """Any of so many: a 1 for each bit."""
        for index in range(count):
            if (bits >> index) & 1 != 0:
                self.values[self.at + index] = 1.0
        self.at += count


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
