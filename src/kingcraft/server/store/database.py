"""Opens the database, brings its tables up to date, and hands out connections."""

import asyncio
import logging
import os
from collections.abc import Awaitable, Coroutine
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine, Executable, Row, create_engine, event, inspect, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DataError, ProgrammingError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from kingcraft.server import metrics
from kingcraft.server.limits import Bucket
from kingcraft.server.refusals import Denied, Unkept
from kingcraft.server.store.sound import mark_used, must_not_be_emptied
from kingcraft.server.store.tables import METADATA

Answer = TypeVar("Answer")
LOG = logging.getLogger(__name__)
HEAD: Final = "0007"
"""The newest migration."""
_NOISE: Final = Bucket(5, 1.0)
"""A database that is gone fails everybody at once: that need not be said a hundred times a second."""
_LONGEST: Final = 15.0
"""Seconds that PostgreSQL may take for one statement."""
_MIGRATION_LOCK: Final = 5_240_417
"""Any number: it keeps two processes from migrating at the same time."""


class Database:
    """One database, of either kind."""

    def __init__(self, url: str, seconds: float = 15.0) -> None:
        self.url = url
        self.seconds = seconds
        """Before a database that does not answer is given up."""
        self.shared = url.startswith("postgresql")
        """Whether other processes may work on the same matches."""
        self.engine = _postgresql(url, seconds) if self.shared else _sqlite(url)
        self._writing: Engine | None = None
        self._asked: set[asyncio.Future[Any]] = set()

    @property
    def file(self) -> Path | None:
        """The file of SQLite; None where there is none."""
        path = None if self.shared else make_url(self.url).database
        return Path(path) if path and path != ":memory:" else None

    async def open(self) -> None:
        """Creates or upgrades the tables; refuses a file that was emptied, and a database that lacks tables."""
        if self.file is not None:
            must_not_be_emptied(self.file, beside(self.file))
            keep_private(self.file)
        async with self.engine.begin() as connection:
            if self.shared:
                await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _MIGRATION_LOCK})
            revision = await connection.run_sync(_revision)
            if revision is not None and revision > HEAD:
                raise Denied("server-database-newer")
            if revision != HEAD:
                await connection.run_sync(_upgrade)
            await connection.run_sync(_must_be_complete)
        if self.file is not None:
            mark_used(beside(self.file))

    async def rows(self, query: Executable) -> list[Row[Any]]:
        """What a query finds; Unkept when the database does not answer."""
        return await self._answer(self._rows(query))

    async def change(self, *statements: Executable) -> list[Row[Any]]:
        """Carries out statements together; what the last of them returns. Unkept when the database does not answer."""
        return await self._answer(self._change(*statements))

    async def in_time(self, work: Awaitable[Answer]) -> Answer:
        """Waits no longer than it may: on a dead wire even giving up takes time, and is left to itself."""
        task = asyncio.ensure_future(work)
        self._asked.add(task)
        task.add_done_callback(self._answered)
        done, _ = await asyncio.wait({task}, timeout=self.seconds)
        if not done:
            task.cancel()
            raise TimeoutError
        return task.result()

    async def _answer(self, work: Coroutine[Any, Any, Answer]) -> Answer:
        try:
            return await self.in_time(work)
        except (OSError, SQLAlchemyError) as error:
            raise unkept(error) from None

    def _answered(self, task: asyncio.Future[Any]) -> None:
        self._asked.discard(task)
        if not task.cancelled():
            task.exception()

    async def _rows(self, query: Executable) -> list[Row[Any]]:
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).all())

    async def _change(self, *statements: Executable) -> list[Row[Any]]:
        async with self.engine.begin() as connection:
            for statement in statements:
                result = await connection.execute(statement)
            return list(result.all()) if result.returns_rows else []

    @property
    def writing_engine(self) -> Engine:
        """On SQLite, a connection of its own for the one thread that writes."""
        if self._writing is None:
            url = self.url.replace("sqlite+aiosqlite", "sqlite")
            self._writing = create_engine(url, pool_size=1, hide_parameters=True)
            event.listen(self._writing, "connect", _careful)
        return self._writing

    async def close(self) -> None:
        """Lets go of all connections."""
        await self.engine.dispose()
        if self._writing is not None:
            self._writing.dispose()


def beside(file: Path) -> Path:
    """What lies beside the file of a database: locked while a server runs, and empty until one has opened it."""
    return file.with_name(file.name + ".lock")


def keep_private(file: Path) -> None:
    """Makes sure the file is there and that only its owner can read it: it holds the seeds of games under way."""
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
    file.chmod(0o600)


def unkept(error: Exception) -> Unkept:
    """What is said of a database that failed. Its own words may hold seeds and draws: only their kind is noted."""
    if isinstance(error, Unkept):
        return error
    state = getattr(getattr(error, "orig", None), "sqlstate", None)
    if _NOISE.take():
        LOG.error("the database failed", extra={"error": type(error).__name__, "state": state})
    metrics.UNKEPT.inc()
    if _is_ours(error):
        metrics.FAULTS.inc()
    return Unkept("server-unkept")


def _is_ours(error: Exception) -> bool:
    """Whether what failed is this program, rather than the database or the way there."""
    return isinstance(error, ProgrammingError | DataError) or not isinstance(error, OSError | SQLAlchemyError)


def _postgresql(url: str, seconds: float) -> AsyncEngine:
    return create_async_engine(
        url, pool_size=8, max_overflow=8, pool_pre_ping=True, pool_timeout=seconds, hide_parameters=True,
        connect_args={"command_timeout": min(seconds, _LONGEST), "timeout": 5},
    )  # fmt: skip


def _sqlite(url: str) -> AsyncEngine:
    engine = create_async_engine(url, pool_size=4, max_overflow=4, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", _careful)
    return engine


def _careful(connection: Any, _record: object) -> None:
    """Write-ahead log, and every commit on the disk before it counts."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=15000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _revision(connection: Connection) -> str | None:
    """The migration that the database is at; None if it is new."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one_or_none()


def _must_be_complete(connection: Connection) -> None:
    """Refuses a database that lacks one of our tables, whatever its migration says."""
    known = inspect(connection)
    missing = [name for name in METADATA.tables if not known.has_table(name)]
    if missing:
        raise Denied("server-database-incomplete", tables=", ".join(sorted(missing)))


def _upgrade(connection: Connection) -> None:
    # Only here: it takes a while to import, and is needed once.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(files("kingcraft.server") / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
