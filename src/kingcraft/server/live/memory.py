"""Memory: keeps the collector of garbage from stopping all tables at once, and measures how long it does."""

import gc
import time
from typing import Final

from kingcraft.server import metrics

_THRESHOLDS: Final = (20_000, 20, 20)
"""Young objects are looked through in small helpings, old ones rarely."""
_BYTES: Final = 4 * 1024 * 1024
"""Of bodies of requests: then what they left behind is looked for, although it is few objects."""


class Pauses:
    """Measures every pause."""

    def __init__(self) -> None:
        self._began = 0.0
        self._longest = 0.0

    def __call__(self, phase: str, facts: dict[str, int]) -> None:
        """Called by the collector when it begins and when it ends."""
        if phase == "start":
            self._began = time.perf_counter()
            return
        pause = time.perf_counter() - self._began
        metrics.GARBAGE.observe(pause)
        if pause > self._longest:
            self._longest = pause
            metrics.LONGEST_GARBAGE.set(pause)


class Bodies:
    """Sees to it that big bodies do not pile up.

    An error and the frames it came through hold each other, and the body with them, until the collector comes by; it
    counts objects, not bytes, so that hundreds of bodies could wait for it.
    """

    def __init__(self) -> None:
        self._bytes = 0

    def let_go(self, size: int) -> None:
        """A body of this size was answered."""
        self._bytes += size
        if self._bytes > _BYTES:
            self._bytes = 0
            gc.collect(1)


_PAUSES: Final = Pauses()


def rest_easy() -> None:
    """What is there when the server has started stays for good, and is never looked through again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_THRESHOLDS)
    if _PAUSES not in gc.callbacks:
        gc.callbacks.append(_PAUSES)
