"""Stretches of a row of numbers: gathered from machine integers, copied, emptied.

A number of a row is 32 bits with a point, but vectors know none: they hold its bits. Compiled, each of these is one
loop of plain C with one look at the bounds (tools/instructions.py); what it means stands here.
"""

import struct

from librt.vecs import vec
from mypy_extensions import i32, i64


def point_bits(number: i64) -> i32:
    """The bits of a number of 32 bits with a point, taken for a whole number."""
    found: int = struct.unpack("=i", struct.pack("=f", int(number)))[0]
    return found


def gather(row: vec[i32], at: i64, cells: vec[i64], first: i64, places: vec[i64]) -> None:
    """The whole numbers that stand at these places behind `first` into a row."""
    for index in range(len(places)):
        row[at + index] = point_bits(cells[first + places[index]])


def copy(row: vec[i32], at: i64, source: vec[i32], first: i64, count: i64) -> None:
    """So many numbers of another row, from `first` on, into a row."""
    for index in range(count):
        row[at + index] = source[first + index]


def empty(row: vec[i32], at: i64, count: i64) -> None:
    """So many zeros into a row."""
    for index in range(count):
        row[at + index] = 0
