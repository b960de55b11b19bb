"""The time of day, in one place. It follows the machine's clock forward, and never goes back."""

import time
from typing import Final

_FURTHEST: Final = 25 * 3_600_000
"""No mistake of summer time is larger; a clock that was further ahead is not worth following."""


class Clockwork:
    """Milliseconds since 1970: the steady clock, moved on whenever the wall clock is ahead of it."""

    def __init__(self) -> None:
        self._ahead = 0

    def now(self) -> int:
        """The time. Where the wall clock is set back, this one goes on as if it had not been."""
        steady = time.monotonic_ns() // 1_000_000
        self._ahead = max(self._ahead, time.time_ns() // 1_000_000 - steady)
        return steady + self._ahead

    def follow(self, newest: int) -> None:
        """Nothing that will happen is earlier than what happened: goes on from a time read from the database."""
        behind = newest - self.now()
        if 0 < behind <= _FURTHEST:
            self._ahead += behind


CLOCK: Final = Clockwork()


def now_ms() -> int:
    """Milliseconds since 1970."""
    return CLOCK.now()
