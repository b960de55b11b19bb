"""Writes what happened. Many tables write at once: what waits together is committed together, on the disk once."""

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import Connection, bindparam, insert, text, update
from sqlalchemy.exc import DBAPIError, IntegrityError

from kingcraft.server.match.entry import Entry
from kingcraft.server.match.header import Header
from kingcraft.server.store.database import Database
from kingcraft.server.store.tables import EVENTS, MATCHES, MEMBERS

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


@dataclass(frozen=True)
class Write:
    """Entries to append to one match, its new standing, and who became a member by them."""

    match: str
    entries: list[Entry]
    standing: Standing
    members: list[str] = field(default_factory=list)
    header: Header | None = None


class Conflict(Exception):
    """Another process wrote first: look again, then decide anew."""


class Writer:
    """Commits writes in groups: one transaction at a time on SQLite, several on PostgreSQL."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: list[tuple[Write, asyncio.Future[None]]] = []
        self._lanes = asyncio.Semaphore(4 if database.shared else 1)
        self._tasks: set[asyncio.Task[None]] = set()
        self._thread = ThreadPoolExecutor(1, "kingcraft-writer")

    async def write(self, write: Write) -> None:
        """Returns when the write is on the disk; Conflict if an entry of that number is there already."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((write, done))
        task = asyncio.create_task(self._commit_waiting())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        await done

    async def close(self) -> None:
        """Waits for what is being written."""
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)
        self._thread.shutdown()

    async def _commit_waiting(self) -> None:
        async with self._lanes:
            group, self._waiting = self._waiting, []
            if not group:
                return
            try:
                await self._commit([write for write, _ in group])
            except DBAPIError as error:
                await self._one_by_one(group, error)
            except BaseException as error:
                _fail(group, error)
                raise
            else:
                _succeed(group)

    async def _one_by_one(self, group: list[tuple[Write, asyncio.Future[None]]], error: DBAPIError) -> None:
        """One write of the group failed, so none was made: each is tried alone."""
        if len(group) == 1:
            _fail(group, Conflict() if isinstance(error, IntegrityError) else error)
            return
        for write, done in group:
            try:
                await self._commit([write])
            except DBAPIError as alone:
                _fail([(write, done)], Conflict() if isinstance(alone, IntegrityError) else alone)
            else:
                _succeed([(write, done)])

    async def _commit(self, writes: list[Write]) -> None:
        # Always in the same order, so that two processes never wait for each other.
        writes = sorted(writes, key=lambda write: write.match)
        if self._database.shared:
            async with self._database.engine.begin() as connection:
                await connection.run_sync(_put, writes)
                await connection.run_sync(_notify, writes)
        else:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._commit_alone, writes)

    def _commit_alone(self, writes: list[Write]) -> None:
        """The whole transaction in one go, in a thread that does nothing else."""
        with self._database.writing_engine.begin() as connection:
            _put(connection, writes)


def _put(connection: Connection, writes: list[Write]) -> None:
    """A few statements for the whole group, however large it is; always the same tables in the same order."""
    news = [_new_row(write.header, write.standing) for write in writes if write.header is not None]
    events = [_event_row(write.match, entry) for write in writes for entry in write.entries]
    moved = [_changed_row(write) for write in writes if write.header is None and not _only_talk(write)]
    talked = [_changed_row(write) for write in writes if write.header is None and _only_talk(write)]
    members = [{"person": person, "match": write.match} for write in writes for person in write.members]
    work = ((_INSERT_MATCH, news), (_INSERT_EVENTS, events), (_MOVE_ON, moved), (_TALK, talked), (_JOIN, members))
    for statement, rows in work:
        if rows:
            connection.execute(statement, rows)


def _only_talk(write: Write) -> bool:
    """Talk leaves alone the worker that thinks for the bot on turn."""
    return all(entry.kind == "said" for entry in write.entries)


def _changed_row(write: Write) -> dict[str, Any]:
    return {"key": write.match, **_standing_row(write.standing)}


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


def _new_row(header: Header, standing: Standing) -> dict[str, Any]:
    fixed = {"id": header.id, "header": header.dump(), "seed": header.seed, "listed": header.listed}
    return {**fixed, "host": header.host, "created": header.created, **_standing_row(standing)}


def _succeed(group: list[tuple[Write, asyncio.Future[None]]]) -> None:
    for _, done in group:
        if not done.done():
            done.set_result(None)


def _fail(group: list[tuple[Write, asyncio.Future[None]]], error: BaseException) -> None:
    for _, done in group:
        if not done.done():
            done.set_exception(error)


_INSERT_MATCH: Final = insert(MATCHES)
_INSERT_EVENTS: Final = insert(EVENTS)
_TALK: Final = update(MATCHES).where(MATCHES.c.id == bindparam("key"))
_MOVE_ON: Final = _TALK.values(bot_lease=None)
_JOIN: Final = insert(MEMBERS)
_NOTIFY: Final = text("SELECT pg_notify(:channel, :note)")
