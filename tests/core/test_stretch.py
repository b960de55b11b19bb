"""Stretches of a row: the same numbers compiled and interpreted, and never beyond its ends."""

import struct

import pytest
from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from kingcraft.core.stretch import ONE, copy, empty, gather, look_up, mark, point_bits, redraw, renew, unmark


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


@pytest.mark.parametrize("width", [2, 6])
def test_lines_of_a_table_are_looked_up(width: int) -> None:
    values = row(3 * width)
    table = vec[i32](list(range(5 * width)))
    look_up(values, width, vec[i64]([9, 4, 0, 3]), 1, vec[i64]([0, 2]), table, width)
    assert list(values) == [7] * width + list(range(4 * width, 5 * width)) + list(range(3 * width, 4 * width))
    with pytest.raises(IndexError):
        look_up(values, 0, vec[i64]([5]), 0, vec[i64]([0]), table, width)


def test_sets_of_bits_are_drawn_where_they_changed() -> None:
    values, kept = vec[i32]([0] * 9), vec[i64]([0] * 3)
    table = vec[i64]([3, 2, 1, 0, 7, 6, 5, 4])
    for words in ([0b0101, 0b1000], [0b0111, 0b0001], [0, 0]):
        redraw(values, 1, vec[i64]([0, *words]), 1, 2, kept, 1, table, 4)
        assert list(kept) == [0, *words]
        marked = [table[4 * word + bit] + 1 for word in range(2) for bit in range(4) if words[word] >> bit & 1]
        assert [place for place, value in enumerate(values) if value == ONE] == sorted(marked)
    with pytest.raises(IndexError):
        redraw(values, 3, vec[i64]([1, 1]), 0, 2, kept, 0, table, 4)


def test_what_is_new_is_kept_and_told() -> None:
    kept = vec[i64]([0, 0, 0, 0])
    cells = vec[i64]([5, 0, 6])
    assert [renew(kept, 1, cells, 0, 3) for _ in range(2)] == [True, False]
    assert list(kept) == [0, 5, 0, 6]
    with pytest.raises(IndexError):
        renew(kept, 2, cells, 0, 3)


def test_numbers_are_listed_and_marked_as_far_as_their_kind_goes() -> None:
    actions, listed, marks = vec[i64]([10, 12, 13, 40]), vec[i64]([0] * 5), vec[u8]([0] * 8)
    assert mark(actions, 0, 14, -10, listed, 1, marks, 2) == 3
    assert list(listed) == [0, 0, 2, 3, 0]
    assert list(marks) == [0, 0, 1, 0, 1, 1, 0, 0]
    unmark(listed, 2, 4, marks, 2)
    assert list(marks) == [0, 0, 1, 0, 0, 0, 0, 0]


def test_nothing_is_marked_beyond_an_end() -> None:
    actions, listed, marks = vec[i64]([1, 2]), vec[i64]([0, 5]), vec[u8]([0] * 2)
    with pytest.raises(IndexError):
        mark(actions, 0, 9, 0, listed, 1, marks, 0)
    with pytest.raises(IndexError):
        mark(actions, 0, 9, 1, listed, 0, marks, 0)
    with pytest.raises(IndexError):
        unmark(listed, 0, 2, marks, 0)
    with pytest.raises(IndexError):
        unmark(listed, 0, 3, marks, -3)


@pytest.mark.parametrize(("at", "first"), [(3, 0), (0, 2), (9, 0), (0, 9)])
def test_nothing_is_written_beyond_an_end(at: int, first: int) -> None:
    values = row(4)
    with pytest.raises(IndexError):
        copy(values, at, vec[i32]([1, 2, 3]), first, 2)
    with pytest.raises(IndexError):
        gather(values, at, vec[i64]([1, 2, 3]), first, vec[i64]([0, 1]))
    with pytest.raises(IndexError):
        empty(values, max(at, 3), 2)
