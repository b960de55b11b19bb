"""Stretches of a row of numbers: gathered from machine integers, looked up, drawn from sets of bits, emptied.

A number of a row is 32 bits with a point, but vectors know none: they hold its bits. Compiled, each of these is one
loop of plain C with one look at the bounds (tools/instructions.py); what it means stands here.
"""

import struct
from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from kingcraft.core.bits import lowest

ONE: Final[i32] = 0x3F800000
"""The bits of 1."""


def point_bits(number: i64) -> i32:
    """The bits of a number of 32 bits with a point, taken for a whole number."""
    found: int = struct.unpack("=i", struct.pack("=f", int(number)))[0]
    return found


def gather(row: vec[i32], at: i64, cells: vec[i64], first: i64, places: vec[i64]) -> None:
    """The whole numbers that stand at these places behind `first` into a row."""
    for index in range(len(places)):
        row[at + index] = point_bits(cells[first + places[index]])


def look_up(row: vec[i32], at: i64, cells: vec[i64], first: i64, places: vec[i64], table: vec[i32], width: i64) -> None:
    """For each of these places behind `first` the line of a table that stands there as a number, into a row."""
    for index in range(len(places)):
        copy(row, at + index * width, table, cells[first + places[index]] * width, width)


def redraw(
    row: vec[i32], at: i64, words: vec[i64], first: i64, lines: i64, kept: vec[i64], place: i64, table: vec[i64],
    width: i64,
) -> None:  # fmt: skip
    """Sets of bits into a row in which others stand: so many words from `first` on, in the place of those in `kept`.

    The table has a line for each word, and there for each bit how far from `at` its 1 stands.
    """
    for index in range(lines):
        changed = words[first + index] ^ kept[place + index]
        kept[place + index] = words[first + index]
        while changed != 0:
            row[at + table[index * width + lowest(changed)]] ^= ONE
            changed &= changed - 1


def renew(kept: vec[i64], place: i64, cells: vec[i64], first: i64, count: i64) -> bool:
    """Keeps so many numbers from `first` on; whether they were others before."""
    other = False
    for index in range(count):
        if kept[place + index] != cells[first + index]:
            kept[place + index] = cells[first + index]
            other = True
    return other


def copy(row: vec[i32], at: i64, source: vec[i32], first: i64, count: i64) -> None:
    """So many numbers of another row, from `first` on, into a row."""
    for index in range(count):
        row[at + index] = source[first + index]


def empty(row: vec[i32], at: i64, count: i64) -> None:
    """So many zeros into a row."""
    for index in range(count):
        row[at + index] = 0


def mark(
    actions: vec[i64], index: i64, end: i64, further: i64, numbers: vec[i64], at: i64, mask: vec[u8], base: i64
) -> i64:  # fmt: skip
    """Lists the numbers of actions from `index` on and marks them, as long as they are below `end`; which comes next.

    A number is an action and so much further. It stands in the list as far from `at` as the action in its own.
    """
    while index < len(actions) and actions[index] < end:
        number = actions[index] + further
        numbers[at + index] = number
        mask[base + number] = 1
        index += 1
    return index


def unmark(numbers: vec[i64], first: i64, end: i64, mask: vec[u8], base: i64) -> None:
    """Takes the marks of listed numbers away, from `first` up to `end`."""
    for index in range(first, end):
        mask[base + numbers[index]] = 0
