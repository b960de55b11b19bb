"""Where bots think: in processes of their own, so that no table waits for another's bot."""

import asyncio
import logging
import os
import secrets
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any

import kingcraft  # noqa: F401 - the games register themselves
from kingcraft.bots import bot_named
from kingcraft.bots.base import Advice, Budget
from kingcraft.core.registry import load
from kingcraft.core.state import State
from kingcraft.core.stream import Stream
from kingcraft.server import metrics

LOG = logging.getLogger(__name__)
Thought = tuple[int, float, float, str, dict[str, str | int]]
"""Advice as it travels between processes: action, worth, share, reason, facts."""


class Thinkers:
    """A pool of processes that think. They are given what a seat imagines, never the truth."""

    def __init__(self, processes: int, seconds: float) -> None:
        self._processes = processes
        self._seconds = seconds
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, imagined: State, level: str) -> int:
        """What a bot plays; any legal move if it cannot decide in time."""
        with metrics.THINK.time():
            try:
                return int(await self._ask(_choose, imagined, level))
            except (TimeoutError, BrokenProcessPool):
                LOG.error("a bot could not decide", extra={"level": level})
                metrics.FAULTS.inc()
                return int(imagined.sample(Stream(secrets.randbits(62))))

    async def advise(self, imagined: State, level: str) -> list[Advice]:
        """The moves a bot would consider, best first."""
        thoughts: list[Thought] = await self._ask(_advise, imagined, level)
        return [Advice(*thought) for thought in thoughts]

    def close(self) -> None:
        """Lets go of the processes without waiting for their thoughts."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)

    async def _ask(self, work: Any, imagined: State, level: str) -> Any:
        if self._pool is None:
            context = get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, mp_context=context, initializer=_be_quiet)
        pool = self._pool
        job = pool.submit(work, imagined.dump(), level, secrets.randbits(62))
        try:
            return await asyncio.wait_for(asyncio.wrap_future(job), self._seconds)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None
            raise


def _be_quiet() -> None:
    """Thinking gives way to the tables, and leaves the signals to the server."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)


def _choose(position: dict[str, object], level: str, seed: int) -> int:
    state, bot = load(position), bot_named(level, str(position["game"]), Budget(seconds=1.0))
    return int(bot.choose(state, Stream(seed)))


def _advise(position: dict[str, object], level: str, seed: int) -> list[Thought]:
    state, bot = load(position), bot_named(level, str(position["game"]), Budget(seconds=1.0))
    advice = bot.advise(state, Stream(seed))
    return [(int(item.action), item.worth, item.share, item.reason, dict(item.facts)) for item in advice]
