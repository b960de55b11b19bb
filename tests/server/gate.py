"""A gate in the way of a look back: it goes as far as a test lets it, however quick the machine is."""

import math
import threading
from collections.abc import AsyncIterator
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import asynccontextmanager

import pytest

from kingcraft.lookback.work import Effort, Found, look_at
from kingcraft.server.live import hindsight
from kingcraft.server.live.historian import Historian


class Gate:
    """Looks back in this process, at those plies that it was told to let through."""

    def __init__(self) -> None:
        self._open_to = 0.0
        self._moved = threading.Condition()

    def let(self, plies: float = math.inf) -> None:
        """Lets so many plies through, the start included."""
        with self._moved:
            self._open_to = plies
            self._moved.notify_all()

    def look(self, text: str, plies: range, effort: Effort) -> list[Found]:
        with self._moved:
            self._moved.wait_for(lambda: plies.start < self._open_to)
        return look_at(text, plies, effort)


def put_up(monkeypatch: pytest.MonkeyPatch) -> Gate:
    """A gate before every house that this process opens."""
    gate = Gate()

    @asynccontextmanager
    async def threads(self: Historian) -> AsyncIterator[Executor]:
        pool = ThreadPoolExecutor(1)
        try:
            yield pool
        finally:
            pool.shutdown(wait=False, cancel_futures=True)

    monkeypatch.setattr(Historian, "_processes", threads)
    monkeypatch.setattr(hindsight, "look", gate.look)
    return gate
