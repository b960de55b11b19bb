"""The hall: all rooms of this process, the database behind them, the bots and the clocks."""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Coroutine
from importlib import import_module
from typing import Any, Final, TypeVar

from kingcraft.core.ruling import Refused
from kingcraft.locales import LANGUAGES, say
from kingcraft.server import metrics
from kingcraft.server.clockwork import CLOCK, now_ms
from kingcraft.server.limits import Buckets
from kingcraft.server.live.advice import Advisors
from kingcraft.server.live.alarm import Alarm
from kingcraft.server.live.boards import Boards
from kingcraft.server.live.foreman import Foreman
from kingcraft.server.live.historian import Historian
from kingcraft.server.live.presence import Presences, read_presence, write_presence
from kingcraft.server.live.room import Room
from kingcraft.server.live.think import Thinkers
from kingcraft.server.match.entry import Draft
from kingcraft.server.match.header import Header
from kingcraft.server.match.live_match import LiveMatch, fold
from kingcraft.server.refusals import Unkept, Unknown
from kingcraft.server.settings import Settings
from kingcraft.server.store import bots, read
from kingcraft.server.store.database import Database
from kingcraft.server.store.forget import forget_lessons, forget_old
from kingcraft.server.store.listen import Listener
from kingcraft.server.store.write import Conflict, Writer
from kingcraft.server.verbs.start import run_out

LOG = logging.getLogger(__name__)
Done = TypeVar("Done")
_HOUR = 3600.0
_LAST_ERRANDS = 30.0
"""Seconds for what was begun before the house closes."""


_RETELLERS: Final = 3
"""Connections of one address that may have a game told anew as often as one may."""


class Hall:
    """One process's share of the house."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.name = secrets.token_hex(4)
        self.database = Database(settings.url, settings.write_seconds)
        self.writer = Writer(self.database)
        self.thinkers = Thinkers(settings)
        self.advisors = Advisors(settings)
        self.retellings = Buckets(_RETELLERS * settings.retell_burst, _RETELLERS * settings.retell_rate)
        """By address."""
        self.presences = Presences(settings.presence_seconds)
        self.boards = Boards(self.database)
        self.rooms: dict[str, Room] = {}
        self.foreman = Foreman(self)
        self.historian = Historian(self)
        self.alarm = Alarm(self.database.shared)
        self._loading: dict[str, asyncio.Future[Room]] = {}
        self._listener = Listener(self.database, self._hear, self._hear_all)
        self._tasks: set[asyncio.Task[None]] = set()
        self._errands: set[asyncio.Task[Any]] = set()

    # -- opening and closing --------------------------------------------------------------------

    async def open(self) -> None:
        """Opens the database, and takes up what was left when the last process stopped."""
        for name in self.settings.modules.split():
            import_module(name)
        await self.database.open()
        CLOCK.follow(await read.newest(self.database))
        await bots.set_deadlines_back(self.database, await read.now_by(self.database, now_ms()))
        await self._listener.open()
        if self.settings.bots_here:
            self.spawn(self.foreman.run())
            self.spawn(self.historian.run())
        self.spawn(asyncio.to_thread(_learn_languages))
        self.spawn(self._watch_clocks())
        self.spawn(self._tidy())
        self.spawn(self._forget())

    async def close(self) -> None:
        """Finishes what is being written, and lets go of everything."""
        if self._errands:
            await asyncio.wait(self._errands, timeout=_LAST_ERRANDS)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.writer.close()
        await self._listener.close()
        await self.thinkers.close()
        await self.database.close()

    async def errand(self, work: Coroutine[Any, Any, Done]) -> Done:
        """Runs what must be finished once it was begun, even if whoever asked for it is gone by then."""
        task = asyncio.create_task(work)
        self._errands.add(task)
        task.add_done_callback(self._returned)
        return await asyncio.shield(task)

    def _returned(self, task: asyncio.Task[Any]) -> None:
        self._errands.discard(task)
        if not task.cancelled():
            task.exception()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Runs something beside everything else; it ends with the hall."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            metrics.FAULTS.inc()
            LOG.error("something went wrong beside the tables", exc_info=task.exception())

    # -- rooms ----------------------------------------------------------------------------------

    async def room(self, id: str) -> Room:
        """The room of a match, rebuilt from its entries if it is not in memory."""
        if id in self.rooms:
            self.rooms[id].touch()
            return self.rooms[id]
        if id not in self._loading:
            self._loading[id] = asyncio.ensure_future(self._load(id))
            self._loading[id].add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(self._loading[id])

    async def create(self, header: Header, drafts: list[Draft]) -> Room:
        """Writes a new match and opens its room."""
        room = Room(self, LiveMatch(header))
        await self.errand(self._open(room, header, drafts))
        if self.settings.bots_here and any(seat.kind == "bot" for seat in room.match.seats):
            self.spawn(self.thinkers.wake())
        return room

    async def _open(self, room: Room, header: Header, drafts: list[Draft]) -> None:
        """The room is there before its match is: a bot that is on turn at once must not find another."""
        if self._add(room) is not room:
            raise Conflict
        try:
            await room.open(header, drafts)
        except BaseException:
            del self.rooms[header.id]
            raise

    def schedule(self, match: LiveMatch) -> None:
        """A match changed, or somebody came: perhaps a bot is on turn now, or a clock runs."""
        self.alarm.expect(match.deadline)
        if match.bot_to_act is not None:
            due = match.turn_since + self.settings.bot_pace_ms
            self.foreman.expect(match.header.id, due, match.turn_number)

    def wake_bots(self, match: LiveMatch) -> None:
        """Somebody is at a table whose bots may have paused, perhaps at another process."""
        if self.database.shared and match.bot_to_act is not None:
            self.spawn(bots.wake(self.database, match.header.id, now_ms()))

    async def _load(self, id: str) -> Room:
        header = await read.header(self.database, id)
        if header is None:
            raise Unknown("server-no-match")
        # Beside the tables: a long match takes its time.
        match = await asyncio.to_thread(fold, header, await read.entries(self.database, id))
        await self._set_back(match)
        room = self._add(Room(self, match))
        if self.database.shared:
            # What was written between reading and listening for this match is fetched once more.
            await room.refresh()
        return room

    async def _set_back(self, match: LiveMatch) -> None:
        """A match that was written by a clock that was ahead goes by its row, which was put right at the start."""
        if match.deadline is not None and match.changed > now_ms():
            known = await read.deadline(self.database, match.header.id, match.number)
            if known is not None and known < match.deadline:
                match.set_back(match.deadline - known)
        match.turn_since = min(match.turn_since, now_ms())

    def _add(self, room: Room) -> Room:
        """Every match has one room: the first that was there."""
        first = self.rooms.setdefault(room.match.header.id, room)
        metrics.ROOMS.set(len(self.rooms))
        return first

    # -- other processes ------------------------------------------------------------------------

    def say_presence(self, room: Room) -> None:
        """Tells the other processes who is connected here."""
        if self.database.shared:
            self.spawn(self._listener.say(write_presence(self.name, room.match.header.id, room.here())))

    def _hear(self, note: str) -> None:
        kind, _, rest = note.partition(" ")
        if kind == "presence":
            self._hear_presence(rest)
        elif kind == "who":
            self._say_all_presences()
        else:
            id, _, number = rest.partition(" ")
            self._hear_event(id, int(number))

    def _hear_event(self, id: str, number: int) -> None:
        self.foreman.wake()
        room = self.rooms.get(id)
        if room is not None and room.match.number < number:
            self.spawn(room.look_again())

    def _hear_presence(self, text: str) -> None:
        process, id, company = read_presence(text)
        if process == self.name:
            return
        self.presences.hear(process, id, company)
        room = self.rooms.get(id)
        if room is not None:
            room.presence_changed(here=False)

    def _hear_all(self) -> None:
        """Listening begins, or begins again: what was said meanwhile is asked for."""
        for room in self.rooms.values():
            self.spawn(room.look_again())
        self.spawn(self._listener.say("who"))

    def _say_all_presences(self) -> None:
        for room in self.rooms.values():
            if room.connections:
                self.say_presence(room)

    # -- clocks and tidying ---------------------------------------------------------------------

    async def _watch_clocks(self) -> None:
        while True:
            await asyncio.sleep(self.settings.sweep_seconds)
            if not self.alarm.rings(now_ms()):
                continue
            try:
                for id in await read.out_of_time(self.database, now_ms(), 100):
                    await self._run_out(id)
                self.alarm.expect(await read.next_deadline(self.database))
            except Unkept:
                self.alarm.expect(0)
            except Exception:
                LOG.exception("the clocks could not be watched")
                metrics.FAULTS.inc()
                self.alarm.expect(0)

    async def _run_out(self, id: str) -> None:
        try:
            room = await self.room(id)
            with contextlib.suppress(Refused, Conflict):
                await room.do(lambda match: run_out(match, now_ms()))
        except Unkept:
            raise
        except Exception:
            LOG.exception("a clock could not run out", extra={"match": id})
            await self.park(id)

    async def park(self, id: str) -> None:
        """A table that cannot be gone on with is left alone until somebody does something there."""
        metrics.FAULTS.inc()
        await bots.park(self.database, id)

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(self.settings.presence_seconds)
            oldest = asyncio.get_running_loop().time() - self.settings.room_idle_seconds
            for id, room in list(self.rooms.items()):
                if room.connections:
                    self.say_presence(room)
                    self.wake_bots(room.match)
                elif room.idle(oldest):
                    del self.rooms[id]
            self.presences.tidy()
            metrics.ROOMS.set(len(self.rooms))

    async def _forget(self) -> None:
        while True:
            try:
                count = await forget_lessons(self.database, now_ms(), self.settings.lesson_days, list(self.rooms))
                if self.settings.forget_days:
                    count += await forget_old(self.database, now_ms(), self.settings.forget_days, list(self.rooms))
                LOG.info("old tables forgotten", extra={"count": count})
            except Exception as error:
                LOG.error("old tables could not be forgotten", extra={"error": type(error).__name__})
            await asyncio.sleep(_HOUR)


def _learn_languages() -> None:
    """Reads all words beside the tables, so that the first to speak a language does not make everybody wait."""
    for lang in LANGUAGES:
        say(lang, "server-page-title")
