"""Writes what happened. Many tables write at once: what waits together is committed together, on the disk once."""

import asyncio
import contextlib
import json
import sqlite3
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

from sqlalchemy import Connection, Insert, PoolProxiedConnection, Update, bindparam, insert, null, text, update
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import DataError, IntegrityError, InterfaceError, ProgrammingError

from kingcraft.server.match.daily import DailyMerit
from kingcraft.server.match.entry import Entry
from kingcraft.server.match.header import Header
from kingcraft.server.refusals import Unkept
from kingcraft.server.store.database import Database, unkept
from kingcraft.server.store.tables import DAILIES, EVENTS, MATCHES, MEMBERS, PROBES

CHANNEL: Final = "kingcraft"


@dataclass(frozen=True)
class Standing:
    """What the row of a match says of it, so that lists, clocks and bots need not replay it."""

    number: int
    changed: int
    phase: str
    turn: str | None
    summary: str
    deadline: int | None
    bot_due: int | None

    def steady(self, before: "Standing | None") -> bool:
        """Whether a match is looked up by the same as before: people move, no bot is due, no clock runs."""
        if before is None or before.phase != self.phase or before.turn is None or self.turn is None:
            return False
        return all([when is None for when in (before.deadline, before.bot_due, self.deadline, self.bot_due)])


@dataclass(frozen=True)
class Write:
    """Entries to append to one match, its new standing, and who became a member by them."""

    match: str
    entries: list[Entry]
    standing: Standing
    members: list[str] = field(default_factory=list)
    header: Header | None = None
    daily: DailyMerit | None = None
    """What it counts for in the results of the day, if it is over by this."""
    steady: bool = False
    """Whether the row says already what it is looked up by, but for when it changed: then no index of it is written."""


Row = dict[str, Any]
Pending = tuple[Write, asyncio.Future[None]]


class Conflict(Exception):
    """Another process wrote first: look again, then decide anew."""


class Writer:
    """Commits writes in groups: one transaction at a time on SQLite, several on PostgreSQL.

    Every write ends: with the disk, with Conflict, or with Unkept when the database did not answer in time.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: list[Pending] = []
        self._since: dict[asyncio.Future[None], float] = {}
        self._free = 4 if database.shared else 1
        """Lanes in which nothing is written."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._thread = ThreadPoolExecutor(1, "kingcraft-writer")
        self._kept: PoolProxiedConnection | None = None
        """The connection of that thread, kept open from one write to the next."""

    async def write(self, write: Write) -> None:
        """Returns when the write is on the disk; Conflict if an entry of that number is there already."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._since[done] = time.monotonic()
        done.add_done_callback(self._since.pop)
        self._waiting.append((write, done))
        if self._free:
            self._free -= 1
            task = asyncio.create_task(self._commit_waiting())
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        await done

    def oldest(self) -> float:
        """For how many seconds the oldest write has been waiting."""
        return time.monotonic() - min(self._since.values()) if self._since else 0.0

    async def probe(self, at: int) -> None:
        """Writes a row that means nothing, as every write is written; Unkept if that cannot be done."""
        work = self._probe_shared(at) if self._database.shared else self._in_thread(self._probe_alone, at)
        try:
            await self._database.in_time(work)
        except Exception as error:
            raise unkept(error) from None

    async def close(self) -> None:
        """Waits for what is being written."""
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(Exception):
            await self._database.in_time(self._in_thread(Writer._let_go, self))
        self._thread.shutdown(wait=False)

    async def _commit_waiting(self) -> None:
        """Writes until nothing waits any more."""
        try:
            while self._waiting:
                await self._commit_next()
        finally:
            self._free += 1

    async def _commit_next(self) -> None:
        group, self._waiting = self._waiting, []
        try:
            with contextlib.suppress(Unkept):
                await self._commit_group(group)
        finally:
            if any([not done.done() for _, done in group]):
                _fail(group, Unkept("server-unkept"))

    async def _commit_group(self, group: list[Pending]) -> None:
        """Commits the group in one transaction. If a statement of it is refused, nothing of it was kept, and each write
        is tried alone; if the database is gone, nobody knows, and nothing is tried again.
        """
        try:
            await self._database.in_time(self._commit([write for write, _ in group]))
        except Exception as error:
            if not _is_refused(error):
                raise unkept(error) from None
            if len(group) == 1:
                _fail(group, Conflict() if isinstance(error, _TAKEN) else unkept(error))
                return
            for one in group:
                await self._commit_group([one])
        else:
            _succeed(group)

    def _commit(self, writes: list[Write]) -> Awaitable[None]:
        # Always in the same order, so that two processes never wait for each other.
        writes = sorted(writes, key=lambda write: write.match)
        return self._commit_shared(writes) if self._database.shared else self._in_thread(self._commit_alone, writes)

    async def _commit_shared(self, writes: list[Write]) -> None:
        async with self._database.engine.begin() as connection:
            for statement, rows in _work(writes):
                await connection.execute(statement, rows)
            await connection.run_sync(_notify, writes)

    def _in_thread(self, work: Callable[[Any], None], given: object) -> Awaitable[None]:
        return asyncio.get_running_loop().run_in_executor(self._thread, work, given)

    def _commit_alone(self, writes: list[Write]) -> None:
        """The whole transaction in one go, in a thread that does nothing else; every move passes here, so nothing
        stands between the statements and the driver.
        """
        connection = self._kept = self._kept or self._database.writing_engine.raw_connection()
        try:
            driver: Any = connection.driver_connection
            for statement, rows in _work(writes):
                driver.executemany(_spelled(statement, tuple(rows[0])), rows)
            driver.commit()
        except BaseException:
            self._let_go()
            raise

    def _let_go(self) -> None:
        """Gives the thread's connection back, which undoes what is not committed."""
        kept, self._kept = self._kept, None
        if kept is not None:
            kept.close()

    async def _probe_shared(self, at: int) -> None:
        async with self._database.engine.begin() as connection:
            await connection.execute(_PROBE, {"seen": at})

    def _probe_alone(self, at: int) -> None:
        with self._database.writing_engine.begin() as connection:
            connection.execute(_PROBE, {"seen": at})


def _work(writes: list[Write]) -> list[tuple[Insert | Update, list[Row]]]:
    """A few statements for the whole group, however large it is; always the same tables in the same order."""
    news = [_new_row(write.header, write.standing) for write in writes if write.header is not None]
    events = [_event_row(write.match, entry) for write in writes for entry in write.entries]
    moved = [_changed_row(write) for write in writes if write.header is None and not _only_talk(write)]
    talked = [_changed_row(write) for write in writes if write.header is None and _only_talk(write)]
    merits = [_merit_row(write.match, write.daily) for write in writes if write.daily is not None]
    members = [{"person": person, "match": write.match} for write in writes for person in write.members]
    work: list[tuple[Insert | Update, list[Row]]] = [
        (_INSERT_MATCH, news), (_INSERT_EVENTS, events), (_MOVE_ON, moved), (_TALK, talked), (_JOIN, members),
        (_RANK, merits),
    ]  # fmt: skip
    return [(statement, alike) for statement, rows in work for alike in _by_columns(rows)]


def _by_columns(rows: list[Row]) -> list[list[Row]]:
    """The rows in lists of the same columns each: one statement is spelled by its first row, for all of them."""
    lists: dict[tuple[str, ...], list[Row]] = {}
    for row in rows:
        lists.setdefault(tuple(row), []).append(row)
    return list(lists.values())


def _is_refused(error: Exception) -> bool:
    """Whether a statement was at fault rather than the database, so that the transaction surely kept nothing."""
    if getattr(error, "connection_invalidated", False):
        return False
    state = getattr(getattr(error, "orig", None), "sqlstate", None) or ""
    return isinstance(error, (*_TAKEN, *_WRONG)) or state[:2] in _WRONG_STATES


@cache
def _spelled(statement: Insert | Update, keys: tuple[str, ...]) -> str:
    """A statement as SQLite's driver takes it, for rows of these fields."""
    return str(statement.compile(dialect=_SQLITE, column_keys=list(keys)))


def _only_talk(write: Write) -> bool:
    """Talk leaves alone the worker that thinks for the bot on turn."""
    return all(entry.kind == "said" for entry in write.entries)


def _changed_row(write: Write) -> dict[str, Any]:
    row = {"key": write.match, **_standing_row(write.standing)}
    return {name: row[name] for name in _STEADY} if write.steady else row


def _notify(connection: Connection, writes: list[Write]) -> None:
    notes = [f"event {write.match} {write.standing.number}" for write in writes]
    connection.execute(_NOTIFY, [{"channel": CHANNEL, "note": note} for note in notes])


def _event_row(match: str, entry: Entry) -> dict[str, Any]:
    body = json.dumps(entry.body, ensure_ascii=False, separators=(",", ":"))
    return {"match": match, "number": entry.number, "at": entry.at, "kind": entry.kind, "body": body}


def _standing_row(standing: Standing) -> dict[str, Any]:
    return {
        "number": standing.number,
        "changed": standing.changed,
        "phase": standing.phase,
        "turn": standing.turn,
        "summary": standing.summary,
        "deadline": standing.deadline,
        "bot_due": standing.bot_due,
    }


def _merit_row(match: str, daily: DailyMerit) -> Row:
    return {"key": match, "of_day": daily.day, "of_game": daily.game, "of_person": daily.person, "merit": daily.merit}


def _new_row(header: Header, standing: Standing) -> dict[str, Any]:
    fixed = {"id": header.id, "header": header.dump(), "seed": header.seed, "listed": header.listed}
    return {**fixed, "host": header.host, "created": header.created, **_standing_row(standing)}


def _succeed(group: list[Pending]) -> None:
    for _, done in group:
        if not done.done():
            done.set_result(None)


def _fail(group: list[Pending], error: BaseException) -> None:
    for _, done in group:
        if not done.done():
            done.set_exception(error)


_STEADY: Final = ("key", "number", "changed", "turn", "summary")
_INSERT_MATCH: Final = insert(MATCHES)
_INSERT_EVENTS: Final = insert(EVENTS)
_TALK: Final = update(MATCHES).where(MATCHES.c.id == bindparam("key"))
_MOVE_ON: Final = _TALK.values(bot_lease=null())
_JOIN: Final = insert(MEMBERS)
_DAY: Final = [DAILIES.c[name] == bindparam(f"of_{name}") for name in ("day", "game", "person")]
_RANK: Final = update(DAILIES).where(*_DAY, DAILIES.c.match == bindparam("key"))
_NOTIFY: Final = text("SELECT pg_notify(:channel, :note)")
_SQLITE: Final = sqlite.dialect(paramstyle="named")
_TAKEN: Final = (IntegrityError, sqlite3.IntegrityError)
_WRONG: Final = (
    DataError, InterfaceError, ProgrammingError, sqlite3.DataError, sqlite3.InterfaceError, sqlite3.ProgrammingError,
    OverflowError, TypeError, ValueError,
)  # fmt: skip
"""What a statement or a value of it is refused with, by the driver or before it is asked."""
_WRONG_STATES: Final = ("22", "23", "42")
"""PostgreSQL's classes of states for the same."""
_PROBE: Final = update(PROBES).where(PROBES.c.name == "health").values(seen=bindparam("seen"))
