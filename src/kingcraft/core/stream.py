"""A stream of pseudo-random numbers for simulation and search: small, fast, the same compiled or not."""

import operator
from typing import Final, SupportsIndex

from mypy_extensions import i64

_MASK: Final = 0x7FFFFFFFFFFFFFFF
_STEP: Final = 0x1E3779B97F4A7C15
_MIX_1: Final = 0x3F58476D1CE4E5B9
_MIX_2: Final = 0x14D049BB133111EB


class Stream:
    """Splitmix on 63 bits. Never used for the dice of a real table: those come from a Dealer."""

    def __init__(self, seed: SupportsIndex) -> None:
        self.state: i64 = (seed if isinstance(seed, int) else operator.index(seed)) & _MASK

    def __repr__(self) -> str:
        return f"Stream({int(self.state)})"

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (Stream, (int(self.state),))

    def bits(self) -> i64:
        """The next 63 random bits."""
        # `x -= (x >> 63) << 63` keeps the low 63 bits, whether x has wrapped (compiled) or grown (interpreted);
        # a mask of 63 bits would be too large for an unboxed constant and cost more than all the rest.
        state: i64 = self.state + _STEP
        state -= (state >> 63) << 63
        self.state = state
        mixed: i64 = (state ^ (state >> 30)) * _MIX_1
        mixed -= (mixed >> 63) << 63
        mixed = (mixed ^ (mixed >> 27)) * _MIX_2
        mixed -= (mixed >> 63) << 63
        return mixed ^ (mixed >> 31)

    def below(self, limit: i64) -> i64:
        """A number from 0 to limit - 1 (limit under 2**31; the bias is under one in four billion)."""
        return ((self.bits() >> 31) * limit) >> 32

    def fork(self, salt: int) -> "Stream":
        """An independent stream, the same for the same salt; forks of forks are independent too."""
        return Stream(int(Stream(int(self.state)).bits() ^ Stream(salt).bits()))
