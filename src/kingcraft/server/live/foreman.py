"""The foreman: sees to it that every bot on turn moves, once, not too soon, and even after a crash.

Bots go on while anybody is at the table or watches. Where nobody does they play up to the next decision of a
person who has a seat, who will want to find the game there, and otherwise they pause.
"""

import asyncio
import contextlib
import heapq
import logging
import secrets
from typing import TYPE_CHECKING, Final

from kingcraft.core.ruling import Refused
from kingcraft.core.stream import Stream
from kingcraft.server import metrics
from kingcraft.server.clockwork import now_ms
from kingcraft.server.live.room import Room, awaited
from kingcraft.server.refusals import Unkept
from kingcraft.server.store import bots
from kingcraft.server.store.write import Conflict
from kingcraft.server.verbs.play import play_bot

if TYPE_CHECKING:
    from kingcraft.server.live.hall import Hall

_BREATH: Final = 0.005
"""Between two looks for work; many events come together."""
_ABSENT: Final = "absent"
"""In whose turn bots think at tables where nobody is."""
_ATTEMPTS: Final = 5
_ANY: Final = 0
"""In place of the entry since which a bot is on turn, where only its row was read."""
LOG = logging.getLogger(__name__)


class Foreman:
    """Alone with its database it keeps its own list of bots that are due; where processes share one, it claims them."""

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall
        self._due: list[tuple[int, str, int]] = []
        self._awake = asyncio.Event()
        self._at_work: set[tuple[str, int]] = set()
        self._met: set[tuple[str, int]] = set()
        """Jobs that came up again while they were at work: they are looked at once more afterwards."""
        self._failures: dict[str, int] = {}
        self._most = max(32, 16 * hall.settings.thinking_processes)
        """Where work is claimed: enough to choose fairly from."""

    def expect(self, id: str, due: int, turn: int) -> None:
        """A bot is on turn in this match, since entry number `turn`, and may move from `due` on."""
        if not self._hall.database.shared:
            # No bot waits longer than its pace, whatever a clock said when it was written.
            soonest = now_ms() + self._hall.settings.bot_pace_ms
            heapq.heappush(self._due, (min(due, soonest), id, turn))
        self._awake.set()

    def wake(self) -> None:
        """Something happened at another process: there may be work."""
        self._awake.set()

    async def run(self) -> None:
        """Works until it is stopped."""
        if not self._hall.database.shared:
            for id, due in await bots.due(self._hall.database):
                self.expect(id, due, _ANY)
        while True:
            try:
                await self._round()
            except Unkept:
                await asyncio.sleep(1)
            except Exception:
                LOG.exception("the bots could not be seen to")
                metrics.FAULTS.inc()
                await asyncio.sleep(1)

    async def _round(self) -> None:
        self._awake.clear()
        jobs = await self._claim() if self._hall.database.shared else self._pop()
        for job in jobs:
            self._at_work.add(job)
            self._hall.spawn(self._move(job))
        if not jobs:
            await asyncio.sleep(_BREATH)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self._until_next()):
                    await self._awake.wait()

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
        self._met |= self._at_work.intersection(jobs)
        return [job for job in dict.fromkeys(jobs) if job not in self._at_work]

    async def _claim(self) -> list[tuple[str, int]]:
        free = self._most - len(self._at_work)
        if free <= 0:
            return []
        now = now_ms()
        until = now + int(self._hall.settings.lease_seconds * 1000)
        return await bots.claim(self._hall.database, now, until, free)

    async def _move(self, job: tuple[str, int]) -> None:
        id, turn = job
        try:
            await self._think_and_play(id, turn)
            self._failures.pop(id, None)
        except Unkept:
            self._again_later(id, turn, 1.0)
        except (Refused, Conflict):
            # Somebody returned, or another process was quicker: what is on turn now was expected anew.
            pass
        except Exception:
            LOG.exception("a bot could not move", extra={"match": id})
            await self._failed(id, turn)
        finally:
            self._at_work.discard(job)
            if job in self._met:
                self._met.discard(job)
                self.expect(id, now_ms(), turn)

    async def _failed(self, id: str, turn: int) -> None:
        """A table that fails again and again is tried ever more rarely, then left alone until somebody comes."""
        metrics.FAULTS.inc()
        failures = self._failures.pop(id, 0) + 1
        if failures > _ATTEMPTS:
            await self._hall.park(id)
            return
        self._failures[id] = failures
        self._again_later(id, turn, 2.0**failures)

    def _again_later(self, id: str, turn: int, seconds: float) -> None:
        asyncio.get_running_loop().call_later(seconds, lambda: self.expect(id, now_ms(), turn))

    async def _think_and_play(self, id: str, turn: int) -> None:
        room = await self._hall.room(id)
        with room.kept():
            if self._hall.database.shared:
                await room.refresh()
            elif turn not in (_ANY, room.match.turn_number):
                return
            await self._think_for(room)

    async def _think_for(self, room: Room) -> None:
        match, id = room.match, room.match.header.id
        level, seat = match.bot_to_act, match.to_act
        if level is None or seat is None:
            return
        if not awaited(match, room.company()):
            await self._pause(room)
            return
        imagined = match.state.imagine(seat, Stream(secrets.randbits(62)))
        lot = match.dealer().lot(seat)
        action = await self._hall.thinkers.choose(imagined, level, _asker(room), f"{id} {seat}", lot)
        await room.do(lambda now: play_bot(now, match.ply, action))

    async def _pause(self, room: Room) -> None:
        """Nobody waits for this table: it is taken up again when somebody comes."""
        if self._hall.database.shared:
            await bots.pause(self._hall.database, room.match.header.id, room.match.number)


def _asker(room: Room) -> str:
    """In whose turn the bots of a table think: that of somebody who is there."""
    return min(room.company().doors, default=_ABSENT)
