"""The foreman: sees to it that every bot on turn moves, once, not too soon, and even after a crash."""

import asyncio
import contextlib
import heapq
import logging
import secrets
from typing import TYPE_CHECKING

from kingcraft.core.ruling import Refused
from kingcraft.core.stream import Stream
from kingcraft.server import metrics
from kingcraft.server.clockwork import now_ms
from kingcraft.server.store import read
from kingcraft.server.store.write import Conflict
from kingcraft.server.verbs.play import play_bot

if TYPE_CHECKING:
    from kingcraft.server.live.hall import Hall

_BREATH = 0.005
"""Between two looks for work; many events come together."""
LOG = logging.getLogger(__name__)


class Foreman:
    """Alone with its database it keeps its own list of bots that are due; where processes share one, it claims them."""

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall
        self._due: list[tuple[int, str, int]] = []
        self._awake = asyncio.Event()
        self._at_work: set[tuple[str, int]] = set()
        self._hands = asyncio.Semaphore(max(4, 2 * hall.settings.thinking_processes))

    def expect(self, id: str, due: int, turn: int) -> None:
        """A bot is on turn in this match, since entry number `turn`, and may move from `due` on."""
        if not self._hall.database.shared:
            heapq.heappush(self._due, (due, id, turn))
        self._awake.set()

    def wake(self) -> None:
        """Something happened at another process: there may be work."""
        self._awake.set()

    async def run(self) -> None:
        """Works until it is stopped."""
        if not self._hall.database.shared:
            for id, due in await read.bots_due(self._hall.database):
                self.expect(id, due, 0)
        while True:
            try:
                await self._round()
            except Exception:
                LOG.exception("the bots could not be seen to")
                metrics.FAULTS.inc()
                await asyncio.sleep(1)

    async def _round(self) -> None:
        self._awake.clear()
        jobs = await self._claim() if self._hall.database.shared else self._pop()
        for job in jobs:
            await self._hands.acquire()
            self._hall.spawn(self._move(job))
        if not jobs:
            await asyncio.sleep(_BREATH)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._awake.wait(), self._until_next())

    def _until_next(self) -> float:
        """How long to sleep: to the next that is due, or where others may have work for us, a moment."""
        if self._hall.database.shared:
            return 0.1
        if not self._due:
            return 5.0
        return max(0.0, (self._due[0][0] - now_ms()) / 1000)

    def _pop(self) -> list[tuple[str, int]]:
        jobs: list[tuple[str, int]] = []
        now = now_ms()
        while self._due and self._due[0][0] <= now:
            jobs.append(heapq.heappop(self._due)[1:])
        return [job for job in dict.fromkeys(jobs) if job not in self._at_work]

    async def _claim(self) -> list[tuple[str, int]]:
        free = max(4, 2 * self._hall.settings.thinking_processes) - len(self._at_work)
        if free <= 0:
            return []
        now = now_ms()
        until = now + int(self._hall.settings.lease_seconds * 1000)
        return await read.claim_bots(self._hall.database, now, until, free)

    async def _move(self, job: tuple[str, int]) -> None:
        id, turn = job
        self._at_work.add(job)
        try:
            await self._think_and_play(id)
        except (Refused, Conflict):
            # Somebody returned, or another process was quicker: what is on turn now was expected anew.
            pass
        except Exception:
            LOG.exception("a bot could not move", extra={"match": id})
            metrics.FAULTS.inc()
            self.expect(id, now_ms() + 2000, turn)
        finally:
            self._at_work.discard(job)
            self._hands.release()

    async def _think_and_play(self, id: str) -> None:
        room = await self._hall.room(id)
        if self._hall.database.shared:
            await room.refresh()
        match = room.match
        level, seat = match.bot_to_act, match.to_act
        if level is None or seat is None:
            return
        imagined = match.state.imagine(seat, Stream(secrets.randbits(62)))
        action = await self._hall.thinkers.choose(imagined, level)
        await room.do(lambda now: play_bot(now, match.ply, action))
