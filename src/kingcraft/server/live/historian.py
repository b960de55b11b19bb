"""The historian: looks back at games that are over, one at a time, in processes that give way to everybody.

What is wanted stands in the database: a server that was killed begins again with what it was at.
"""

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import AsyncIterator
from concurrent.futures import Future
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from kingcraft.lookback.kept import keep
from kingcraft.lookback.work import Effort, Found, chunks_of, gathered
from kingcraft.server import metrics
from kingcraft.server.clockwork import now_ms, wall_ms
from kingcraft.server.live import hindsight
from kingcraft.server.live.pool import Pool
from kingcraft.server.match.live_match import LiveMatch
from kingcraft.server.refusals import Unkept
from kingcraft.server.store import dailies, look_backs
from kingcraft.server.verbs.daily import RIVAL, day_of, of_its_own, set_up

if TYPE_CHECKING:
    from kingcraft.server.live.hall import Hall

LOG = logging.getLogger(__name__)
_CHUNK: Final = 2
"""Plies in one go: few, so that whoever cancels does not wait."""
_TELL: Final = 1.0
"""Seconds between two tellings of how far it is."""
_LOOK: Final = 5.0
"""Seconds between two looks for what other processes were asked."""
_DAY: Final = 86_400_000
_PILOTS: Final = 4
_LONGEST: Final = 3600.0
"""Seconds without any result after which processes are taken for hung, however slow the machine is."""
_FEWEST: Final = 4
"""Trials that are made however slow the machine is."""


class Unwanted(Exception):
    """Somebody cancelled it."""


class Historian:
    """Takes up what waits longest, and keeps what it finds."""

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall
        self._awake = asyncio.Event()
        self._left = False
        """Whether a process before this one may have left something half done, which nobody else takes up."""

    def wake(self) -> None:
        """Somebody asked for something."""
        self._awake.set()

    async def run(self) -> None:
        """Works until it is stopped."""
        self._left = not self._hall.database.shared
        while True:
            self._awake.clear()
            try:
                await self._round()
            except Unkept:
                await asyncio.sleep(_LOOK)
            except Exception:
                LOG.exception("nothing could be looked back at")
                metrics.FAULTS.inc()
                await asyncio.sleep(_LOOK)

    async def _round(self) -> None:
        if self._left:
            await look_backs.release_all(self._hall.database)
            self._left = False
        if not await self._next() and not await self._play_king():
            await self._rest()

    async def _rest(self) -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(_LOOK if self._hall.database.shared else None):
                await self._awake.wait()

    async def _next(self) -> bool:
        """Looks back at one game; whether there was one."""
        match = await look_backs.claim(self._hall.database, now_ms(), self._lease())
        if match is None:
            return False
        try:
            room = await self._hall.room(match)
            with room.kept():
                found = await self._look_back(room.match)
            await look_backs.finish(self._hall.database, match, found)
        except Unwanted:
            pass
        except Unkept:
            raise
        except Exception:
            LOG.exception("a look back failed", extra={"match": match})
            metrics.FAULTS.inc()
            await look_backs.finish(self._hall.database, match, None)
        return True

    async def _play_king(self) -> bool:
        """Lets the king play a set-up of today, or of yesterday, that somebody plays; whether there was one."""
        database = self._hall.database
        days = [day_of(wall_ms() - ago) for ago in (0, _DAY)] if self._hall.settings.daily_king else []
        waiting = [(day, game) for day in days for game in await dailies.without_king(database, day)]
        if not waiting:
            return False
        day, game = waiting[0]
        position = of_its_own(set_up(await dailies.secret(database), day, game)).dump()
        async with self._processes() as pool:
            facts = (position, RIVAL, self._hall.settings.bot_seconds, secrets.randbits(62))
            scores = await _answer(pool.submit(hindsight.kings_game, *facts))
        await dailies.add(database, day, game, dailies.KING, None, scores)
        return True

    def _lease(self) -> int:
        return now_ms() + int(self._hall.settings.lease_seconds * 1000)

    async def _look_back(self, match: LiveMatch) -> str:
        text, plies = match.record.text(), match.ply
        trials = self._hall.settings.look_back_trials
        effort = Effort(trials, trials, given_up=not match.finished)
        async with self._processes() as pool:
            effort = await self._affordable(pool, text, plies, effort)
            jobs = [pool.submit(hindsight.look, text, chunk, effort) for chunk in chunks_of(plies, _CHUNK)]
            return keep(gathered(await self._gather(match.header.id, jobs)), effort, match.header.game)

    async def _affordable(self, pool: Pool, text: str, plies: int, effort: Effort) -> Effort:
        """As many trials as there is time for, by what a few plies take with the fewest."""
        fewest = min(_FEWEST, effort.trials)
        trial = replace(effort, samples=fewest, trials=fewest)
        sample = [1 + (plies - 1) * index // _PILOTS for index in range(1, _PILOTS + 1)]
        each = await _answer(pool.submit(hindsight.pilot, text, sample, trial))
        settings = self._hall.settings
        budget = settings.look_back_seconds * settings.looking_back_processes
        count = max(fewest, min(effort.trials, int(fewest * budget / max(1e-6, each * plies))))
        return replace(effort, samples=count, trials=count)

    async def _gather(self, match: str, jobs: list[Future[list[Found]]]) -> list[Found]:
        waiting = {asyncio.wrap_future(job) for job in jobs}
        found: list[Found] = []
        latest = time.monotonic()
        while waiting:
            done, waiting = await asyncio.wait(waiting, timeout=_TELL)
            found += [each for part in done for each in part.result()]
            latest = time.monotonic() if done else latest
            if time.monotonic() - latest > _LONGEST:
                raise TimeoutError
            if not await look_backs.go_on(self._hall.database, match, len(found), self._lease()):
                raise Unwanted
        return found

    @asynccontextmanager
    async def _processes(self) -> AsyncIterator[Pool]:
        """Processes for one game. When it is given up they are killed, whatever they are at."""
        settings = self._hall.settings
        given = (settings.modules, settings.thinker_megabytes)
        pool = Pool(settings.looking_back_processes, hindsight.settle_down, *given)
        try:
            yield pool
        except BaseException:
            pool.kill()
            raise
        pool.retire()


async def _answer(job: Future[Any]) -> Any:
    """What a process found, unless it hangs."""
    return await asyncio.wait_for(asyncio.wrap_future(job), _LONGEST)
