"""Stretches of a row: the same numbers compiled and interpreted, and never beyond its ends."""

import struct

import pytest
from librt.vecs import vec
from mypy_extensions import i32, i64

from kingcraft.core.stretch import copy, empty, gather, point_bits


def row(size: int) -> vec[i32]:
    return vec[i32]([7] * size)


def numbers(values: vec[i32]) -> list[float]:
    return [struct.unpack("=f", struct.pack("=i", bits))[0] for bits in values]


@pytest.mark.parametrize("number", [0, 1, -1, 2, 17, 500, -1000, 1000])
def test_a_whole_number_has_the_bits_of_the_same_number_with_a_point(number: int) -> None:
    assert struct.unpack("=f", struct.pack("=i", point_bits(number))) == (float(number),)


def test_numbers_are_gathered_from_their_places() -> None:
    values = row(5)
    gather(values, 1, vec[i64]([9, 8, 7, -6, 5]), 1, vec[i64]([3, 0, 2]))
    assert numbers(values)[1:4] == [5, 8, -6]
    assert (values[0], values[4]) == (7, 7)


def test_a_stretch_is_copied_and_emptied() -> None:
    values = row(6)
    copy(values, 2, vec[i32]([1, 2, 3, 4]), 1, 3)
    assert list(values) == [7, 7, 2, 3, 4, 7]
    empty(values, 1, 2)
    assert list(values) == [7, 0, 0, 3, 4, 7]


@pytest.mark.parametrize(("at", "first"), [(3, 0), (0, 2), (9, 0), (0, 9)])
def test_nothing_is_written_beyond_an_end(at: int, first: int) -> None:
    values = row(4)
    with pytest.raises(IndexError):
        copy(values, at, vec[i32]([1, 2, 3]), first, 2)
    with pytest.raises(IndexError):
        gather(values, at, vec[i64]([1, 2, 3]), first, vec[i64]([0, 1]))
    with pytest.raises(IndexError):
        empty(values, max(at, 3), 2)
