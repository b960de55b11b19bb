"""Where bots think: in processes of their own, so that no table waits for another's bot."""

import asyncio
import logging
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

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
from kingcraft.server.live.thinker import Thinker
from kingcraft.server.settings import Settings

LOG = logging.getLogger(__name__)
_LATE: Final = 1 / 3
"""A thought that goes so much of its patience beyond what a bot plans with is told as a sign of trouble."""
_LAST_THOUGHT: Final = 10.0
"""Seconds for the thoughts that are under way when the house closes."""


class Thinkers:
    """Processes that think. They are given what a seat imagines, never the truth."""

    def __init__(self, settings: Settings) -> None:
        self._seconds = settings.bot_seconds
        self._patience = settings.think_seconds
        given = (settings.modules, settings.bot_weights, settings.thinker_megabytes)
        self._all = [Thinker(*given) for _ in range(settings.thinking_processes)]
        self._free = list(self._all)
        self._awake = False
        self._turns = FairTurns(len(self._all))

    async def wake(self) -> None:
        """Starts the processes before anybody waits for them."""
        if self._awake:
            return
        self._awake = True
        await asyncio.gather(*[self._think("", thought.nothing) for _ in self._all], return_exceptions=True)

    def hung(self) -> tuple[int, int]:
        """How many processes take far longer than they should, and how many there are."""
        late = [one for one in self._all if one.busy() > self._seconds + self._patience * _LATE]
        return len(late), len(self._all)

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
        """Lets the processes finish the thoughts they are at, and no other."""
        await asyncio.gather(*[one.close(min(_LAST_THOUGHT, self._patience)) for one in self._all])

    async def _ask(self, work: Any, imagined: State, level: str, asker: str, *about: int | str) -> Any:
        facts = (imagined.dump(), level, self._seconds, secrets.randbits(62), *about)
        return await self._think(asker, work, *facts)

    async def _think(self, asker: str, work: Any, *facts: object) -> Any:
        """Waits for its turn, then thinks; only thinking counts against its time."""
        async with self._turns.turn(asker):
            with self._hand() as thinker:
                return await thinker.think(self._patience, work, *facts)

    @contextmanager
    def _hand(self) -> Iterator[Thinker]:
        """A process that is free: whose turn it is finds one."""
        thinker = self._free.pop()
        lost = thinker.lost
        try:
            yield thinker
        finally:
            self._free.append(thinker)
            if thinker.lost > lost:
                metrics.LOST_THINKERS.inc()
                LOG.error("a process that thinks hung, died or used up its memory; it is replaced")
