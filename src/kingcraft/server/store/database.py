"""Opens the database, brings its tables up to date, and hands out connections."""

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Engine, create_engine, event, inspect, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from kingcraft.server.refusals import Denied, Unkept

HEAD: Final = "0003"
"""The newest migration."""
_PATIENCE: Final = 15
"""Seconds before a database that does not answer is given up."""
_MIGRATION_LOCK: Final = 5_240_417
"""Any number: it keeps two processes from migrating at the same time."""


class Database:
    """One database, of either kind."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.shared = url.startswith("postgresql")
        """Whether other processes may work on the same matches."""
        self.engine = _postgresql(url) if self.shared else _sqlite(url)
        self._writing: Engine | None = None

    @property
    def file(self) -> Path | None:
        """The file of SQLite; None where there is none."""
        path = None if self.shared else make_url(self.url).database
        return Path(path) if path and path != ":memory:" else None

    async def open(self) -> None:
        """Creates or upgrades the tables."""
        if self.file is not None:
            keep_private(self.file)
        async with self.engine.begin() as connection:
            if self.shared:
                await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _MIGRATION_LOCK})
            revision = await connection.run_sync(_revision)
            if revision is not None and revision > HEAD:
                raise Denied("server-database-newer")
            if revision != HEAD:
                await connection.run_sync(_upgrade)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read with; Unkept when the database does not answer."""
        try:
            async with asyncio.timeout(_PATIENCE), self.engine.connect() as connection:
                yield connection
        except (OSError, SQLAlchemyError) as error:
            raise Unkept("server-unkept") from _nameless(error)

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


def keep_private(file: Path) -> None:
    """Makes sure the file is there and that only its owner can read it: it holds the seeds of games under way."""
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
    file.chmod(0o600)


def _nameless(error: Exception) -> Exception:
    """The kind of an error without its words, which may repeat what was written."""
    return RuntimeError(type(error).__name__)


def _postgresql(url: str) -> AsyncEngine:
    return create_async_engine(
        url, pool_size=8, max_overflow=8, pool_pre_ping=True, pool_timeout=_PATIENCE, hide_parameters=True,
        connect_args={"command_timeout": _PATIENCE, "timeout": 5},
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


def _upgrade(connection: Connection) -> None:
    # Only here: it takes a while to import, and is needed once.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(files("kingcraft.server") / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
