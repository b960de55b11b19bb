"""Bits of machine integers."""

import pytest

from kingcraft.core.bits import bit, count, lowest, nth_bit

MASKS = [0, 1, 2, 3, 1 << 31, 1 << 32, (1 << 56) - 1, 1 << 62, (1 << 63) - 1, 0x123456789ABCDEF]


@pytest.mark.parametrize("mask", MASKS)
def test_every_set_bit_is_counted_and_found(mask: int) -> None:
    places = [place for place in range(63) if mask >> place & 1]
    assert count(mask) == len(places)
    assert [nth_bit(mask, nth) for nth in range(len(places))] == places
    assert not places or lowest(mask) == places[0]


def test_one_bit() -> None:
    assert [bit(place) for place in (0, 31, 32, 62)] == [1, 1 << 31, 1 << 32, 1 << 62]
