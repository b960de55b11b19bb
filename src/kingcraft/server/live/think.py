"""Where bots think: in processes of their own, so that no table waits for another's bot."""

import asyncio
import logging
import secrets
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any

from kingcraft.bots.base import Advice
from kingcraft.bots.safe import StandIn
from kingcraft.core.state import State
from kingcraft.core.stream import Stream
from kingcraft.lookback.answer import judge_answer
from kingcraft.lookback.judging import Judged
from kingcraft.lookback.work import Effort
from kingcraft.server import metrics
from kingcraft.server.live import thought
from kingcraft.server.live.fair import FairTurns
from kingcraft.server.settings import Settings

LOG = logging.getLogger(__name__)


class Thinkers:
    """A pool of processes that think. They are given what a seat imagines, never the truth."""

    def __init__(self, settings: Settings) -> None:
        self._processes = settings.thinking_processes
        self._seconds = settings.bot_seconds
        self._patience = settings.think_seconds
        self._modules = settings.modules
        self._weights = settings.bot_weights
        self._pool: ProcessPoolExecutor | None = None
        self._turns = FairTurns(self._processes)

    async def wake(self) -> None:
        """Starts the processes before anybody waits for them."""
        if self._pool is not None:
            return
        pool = self._ready_pool()
        await asyncio.gather(*[asyncio.wrap_future(pool.submit(thought.nothing)) for _ in range(self._processes)])

    async def choose(self, imagined: State, level: str, asker: str = "", place: str = "", lot: int = 0) -> int:
        """What a bot plays; what a stand-in plays if its process fails: a table never waits forever.

        A place at a table has a bot of its own, which remembers its turn; its lot gives it the taste of its game.
        """
        with metrics.THINK.time():
            try:
                return int(await self._ask(thought.choose, imagined, level, asker, place, lot))
            except Exception:
                LOG.exception("a bot could not decide", extra={"bot": level})
                metrics.FAULTS.inc()
                return StandIn(str(imagined.dump()["game"])).choose(imagined, Stream(secrets.randbits(62)))

    async def advise(self, imagined: State, level: str, asker: str = "", move: int | None = None) -> list[Advice]:
        """The moves a bot would consider, best first; a move that somebody wants to know of is among them."""
        work, about = (thought.advise, ()) if move is None else (thought.weigh, (move,))
        thoughts: list[thought.Thought] = await self._ask(work, imagined, level, asker, *about)
        return [Advice(*item) for item in thoughts]

    async def judge(self, record: str, ply: int, move: str, effort: Effort, asker: str = "") -> Judged | None:
        """What somebody would do instead at a decision of a game that is over, judged as the decision was."""
        judged: Judged | None = await self._think(asker, judge_answer, record, ply, move, effort)
        return judged

    async def close(self) -> None:
        """Lets the processes finish the thought they are at, and no other."""
        if self._pool is not None:
            await asyncio.to_thread(self._pool.shutdown, wait=True, cancel_futures=True)

    async def _ask(self, work: Any, imagined: State, level: str, asker: str, *about: int | str) -> Any:
        facts = (imagined.dump(), level, self._seconds, secrets.randbits(62), *about)
        return await self._think(asker, work, *facts)

    async def _think(self, asker: str, work: Any, *facts: object) -> Any:
        """Waits for its turn, then thinks; only thinking counts against its time."""
        async with self._turns.turn(asker):
            pool = self._ready_pool()
            job = pool.submit(work, *facts)
            try:
                return await asyncio.wait_for(asyncio.wrap_future(job), self._patience)
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = None
                raise

    def _ready_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = get_context("spawn")
            self._pool = ProcessPoolExecutor(
                self._processes,
                mp_context=context,
                initializer=thought.get_ready,
                initargs=(self._modules, self._weights),
            )
        return self._pool
