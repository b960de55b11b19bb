"""One process that thinks: started when it is first needed, killed when it hangs, and replaced when it is lost."""

import asyncio
import time
from collections.abc import Callable, Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Any, Final

from kingcraft.server.live import thought
from kingcraft.server.live.pool import Pool

_START: Final = 60.0
"""Seconds in which a process must be there; that takes no thought's time."""


class Thinker:
    """One process. What it is asked while it thinks waits; whoever asks sees to it that this does not happen."""

    def __init__(self, modules: str, weights: str, megabytes: int) -> None:
        self._facts = (modules, weights, megabytes)
        self._pool: Pool | None = None
        self._since: float | None = None
        self.lost = 0
        """How many processes hung, died or used up their memory."""

    async def think(self, seconds: float, work: Callable[..., Any], *facts: object) -> Any:
        """The answer of the process. One that takes too long, dies or uses up its memory is replaced."""
        with self._at_work():
            new = self._pool is None
            pool = self._pool = self._pool or Pool(1, thought.get_ready, *self._facts)
            try:
                if new:
                    await asyncio.wait_for(asyncio.wrap_future(pool.submit(thought.nothing)), max(seconds, _START))
                job = pool.submit(thought.carry_out, work, *facts)
                answer, spare = await asyncio.wait_for(asyncio.wrap_future(job), seconds)
            except (BrokenProcessPool, MemoryError, TimeoutError):
                self._replace(pool.kill)
                raise
            if not spare:
                self._replace(pool.retire)
            return answer

    def busy(self) -> float:
        """For how many seconds it has been at its thought."""
        return 0.0 if self._since is None else time.monotonic() - self._since

    async def close(self, seconds: float) -> None:
        """Lets the process finish the thought it is at, for so long at most."""
        if self._pool is None:
            return
        done = asyncio.to_thread(self._pool.finish)
        try:
            await asyncio.wait_for(done, seconds)
        except TimeoutError:
            self._pool.kill()

    @contextmanager
    def _at_work(self) -> Iterator[None]:
        self._since = time.monotonic()
        try:
            yield
        finally:
            self._since = None

    def _replace(self, end: Callable[[], None]) -> None:
        self._pool = None
        self.lost += 1
        end()
