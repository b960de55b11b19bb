"""Hears what other processes wrote: PostgreSQL's NOTIFY carries the match and the number, never a position."""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Any

from sqlalchemy import func, select
from sqlalchemy.engine import make_url

from kingcraft.server.refusals import Unkept
from kingcraft.server.store.database import Database
from kingcraft.server.store.write import CHANNEL

_ASK_AGAIN = 10.0
LOG = logging.getLogger(__name__)


class Listener:
    """One connection that listens, and comes back when it is lost. On SQLite there is nobody else to hear."""

    def __init__(self, database: Database, hear: Callable[[str], None], lost: Callable[[], None]) -> None:
        self._database = database
        self._hear = hear
        self._lost = lost
        self._task: asyncio.Task[None] | None = None
        self._ready = asyncio.Event()

    async def open(self) -> None:
        """Starts to listen; returns when nothing can be missed any more."""
        if self._database.shared:
            self._task = asyncio.create_task(self._run())
            await self._ready.wait()

    async def close(self) -> None:
        """Stops listening."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def say(self, note: str) -> None:
        """Tells the other processes something that need not be kept."""
        if self._database.shared:
            with contextlib.suppress(Unkept):
                await self._database.change(select(func.pg_notify(CHANNEL, note)))

    async def _run(self) -> None:
        import asyncpg

        while True:
            try:
                await self._listen()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                LOG.warning("listening was interrupted", extra={"error": type(error).__name__})
                await asyncio.sleep(1)

    async def _listen(self) -> None:
        import asyncpg

        connection = await asyncpg.connect(**_address(self._database.url), timeout=_ASK_AGAIN)
        try:
            gone = asyncio.Event()
            connection.add_termination_listener(lambda _: gone.set())
            await connection.add_listener(CHANNEL, lambda *note: self._hear(str(note[3])))
            # What was said while nobody listened is lost: everything has to be looked at again.
            self._lost()
            self._ready.set()
            await _while_it_answers(connection, gone)
        finally:
            with contextlib.suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                await connection.close(timeout=2)


async def _while_it_answers(connection: Any, gone: asyncio.Event) -> None:
    """A wire that died in silence is noticed by asking along it."""
    while True:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(_ASK_AGAIN):
                await gone.wait()
        if gone.is_set():
            return
        await connection.execute("SELECT 1", timeout=_ASK_AGAIN)


def _address(url: str) -> dict[str, Any]:
    parts = make_url(url)
    host = parts.host or parts.query.get("host")
    named = {"host": host, "port": parts.port, "user": parts.username, "password": parts.password}
    return {key: value for key, value in {**named, "database": parts.database}.items() if value is not None}
