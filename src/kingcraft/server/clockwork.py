"""The time of day, in one place. It never goes back, and a machine's clock that jumps takes nobody's time away."""

import time
from typing import Final

_FURTHEST: Final = 25 * 3_600_000
"""No mistake of summer time is larger; a clock that was further ahead is not worth following."""
_SLOWLY: Final = 100
"""What the wall clock is ahead is made up for within so many times as long: nobody's clock runs faster than that."""
SKEW: Final = 60_000
"""What is said to have happened later than so many milliseconds from now was written by a clock that was wrong."""


class Clockwork:
    """Milliseconds since 1970: the steady clock, set by the wall clock at the start and drawn after it slowly.

    A wall clock that is set forward is followed by a hundredth of the time that passes, one that is set back not at
    all. Small corrections are made up for at once so; a jump waits for the next start.
    """

    def __init__(self) -> None:
        self._ahead: int | None = None
        self._seen = 0

    def now(self) -> int:
        """The time."""
        steady = time.monotonic_ns() // 1_000_000
        return steady + self._drawn(steady, wall_ms() - steady)

    def _drawn(self, steady: int, wall_ahead: int) -> int:
        if self._ahead is None:
            self._ahead, self._seen = wall_ahead, steady
        step = (steady - self._seen) // _SLOWLY
        self._seen += step * _SLOWLY
        self._ahead += max(0, min(step, wall_ahead - self._ahead))
        return self._ahead

    def follow(self, newest: int) -> None:
        """Nothing that will happen is earlier than what happened: goes on from a time read from the database."""
        behind = newest - self.now()
        if self._ahead is not None and 0 < behind <= _FURTHEST:
            self._ahead += behind


CLOCK: Final = Clockwork()


def now_ms() -> int:
    """Milliseconds since 1970, for all that is timed."""
    return CLOCK.now()


def wall_ms() -> int:
    """Milliseconds since 1970 by the machine's clock: to know which day it is, and for nothing that is timed."""
    return time.time_ns() // 1_000_000


def time_after(last: int) -> int:
    """The time of what happens after something else: not before it, unless that was written by a wrong clock."""
    now = now_ms()
    return last if 0 < last - now <= SKEW else now
