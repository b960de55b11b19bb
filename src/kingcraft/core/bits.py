"""Sets as the bits of a machine integer (up to 63 of them): how many, the lowest, the n-th."""

from mypy_extensions import i64

from kingcraft.core.kinds import Mask


def count(mask: Mask) -> i64:
    """How many bits of a mask are set."""
    mask -= (mask >> 1) & 0x1555555555555555
    mask = (mask & 0x3333333333333333) + ((mask >> 2) & 0x3333333333333333)
    mask = (mask + (mask >> 4)) & 0x0F0F0F0F0F0F0F0F
    mask += mask >> 8
    mask += mask >> 16
    return (mask + (mask >> 32)) & 0x7F


def lowest(mask: Mask) -> i64:
    """The place of the lowest bit that is set, in a mask that is not empty."""
    return count((mask & -mask) - 1)


def nth_bit(mask: Mask, nth: i64) -> i64:
    """The place of the set bit with so many set bits below it."""
    while nth > 0:
        mask &= mask - 1
        nth -= 1
    return lowest(mask)


def bit(place: i64) -> Mask:
    """The mask of one place."""
    # Compiled, a small literal shifted up has 32 bits, though it was put in a variable; a large one has 64.
    return 0x4000000000000000 >> (62 - place)
