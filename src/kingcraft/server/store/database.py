"""Opens the database, brings its tables up to date, and hands out connections."""

from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Engine, create_engine, event, inspect, text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

HEAD: Final = "0002"
"""The newest migration."""
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

    async def open(self) -> None:
        """Creates or upgrades the tables."""
        async with self.engine.begin() as connection:
            if self.shared:
                await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _MIGRATION_LOCK})
            if await connection.run_sync(_revision) != HEAD:
                await connection.run_sync(_upgrade)

    @property
    def writing_engine(self) -> Engine:
        """On SQLite, a connection of its own for the one thread that writes."""
        if self._writing is None:
            self._writing = create_engine(self.url.replace("sqlite+aiosqlite", "sqlite"), pool_size=1)
            event.listen(self._writing, "connect", _careful)
        return self._writing

    async def check(self) -> None:
        """Raises if the database does not answer."""
        async with self.engine.connect() as connection:
            await connection.execute(text("SELECT 1"))

    async def close(self) -> None:
        """Lets go of all connections."""
        await self.engine.dispose()
        if self._writing is not None:
            self._writing.dispose()


def _postgresql(url: str) -> AsyncEngine:
    return create_async_engine(
        url, pool_size=8, max_overflow=8, pool_pre_ping=True, pool_timeout=15, connect_args={"command_timeout": 15}
    )


def _sqlite(url: str) -> AsyncEngine:
    path = make_url(url).database
    if path:
        Path(path).parent.mkdir(parents=True, exist_ok=True)
    engine = create_async_engine(url, pool_size=4, max_overflow=4)
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
