"""Starting and stopping: `serve` for the house, `worker` for bots alone."""

import asyncio
import contextlib
import signal
import socket
import threading
import time
import urllib.request
import webbrowser
from dataclasses import replace
from importlib.util import find_spec

import uvicorn
from sqlalchemy.engine import make_url

from kingcraft.core.ruling import Refused, Ruling
from kingcraft.server.clockwork import now_ms
from kingcraft.server.http.app import make_app
from kingcraft.server.http.protocols import Lines
from kingcraft.server.http.sockets import Porch, door, open_files
from kingcraft.server.live.hall import Hall
from kingcraft.server.live.thought import weights_by_game
from kingcraft.server.logs import LOG, log_to_stderr, start_log
from kingcraft.server.refusals import Denied, Unkept
from kingcraft.server.settings import Settings, from_environment
from kingcraft.server.store.database import Database
from kingcraft.server.store.forget import count_old, forget_old
from kingcraft.server.store.hold import held
from kingcraft.server.store.reasons import why_unusable
from kingcraft.server.store.sound import must_be_whole
from kingcraft.server.store.write import Writer

_OTHER_FILES = 128
"""Files that are no connections: the database, the page, the thinkers."""


class _Server(uvicorn.Server):
    """Says goodbye before it closes."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tells every client to come back, then closes."""
        doorkeeper = self.config.app.state.doorkeeper  # type: ignore[union-attr]
        try:
            await doorkeeper.say_goodbye()
        except Exception:
            LOG.exception("the goodbye could not be said")
        await super().shutdown(sockets)


def serve(
    host: str = "127.0.0.1", port: int = 8000, database: str = "", open_browser: bool = False, weights: str = "",
    log: str = "",
) -> None:  # fmt: skip
    """Runs the server until it is stopped by Ctrl-C or SIGTERM."""
    settings = _settings(database_url=database, bot_weights=weights, log=log)
    start_log(settings.log, settings.log_level)
    address = f"http://{'127.0.0.1' if host in ('0.0.0.0', '::') else host}:{port}/"
    if open_browser:
        threading.Thread(target=_open_when_ready, args=(address,), daemon=True).start()
    run_server(settings, host, port)


def prepare(database: str = "") -> None:
    """Opens the database and brings it up to date; what stands in the way is refused in words, before anybody comes."""
    asyncio.run(_prepare(_settings(database_url=database)))


async def _prepare(settings: Settings) -> None:
    database = Database(settings.url)
    writer = Writer(database)
    try:
        with held(database):
            if database.file is not None:
                must_be_whole(database.file)
            await database.open()
            await writer.probe(now_ms())
    except Unkept as lost:
        raise _unusable(settings, database, lost.__context__ or lost) from None
    except Refused:
        raise
    except Exception as error:
        raise _unusable(settings, database, error) from None
    finally:
        await writer.close()
        await database.close()


def _unusable(settings: Settings, database: Database, error: BaseException) -> Denied:
    where = make_url(settings.url).render_as_string(hide_password=True) if database.shared else str(database.file)
    return Denied("server-database", where=where, why=why_unusable(error))


def forget(days: int, really: bool, database: str = "") -> int:
    """How many tables that were never played on are older than so many days; deletes them if it is meant."""
    return asyncio.run(_forget(_settings(database_url=database), days, really))


async def _forget(settings: Settings, days: int, really: bool) -> int:
    database = Database(settings.url)
    try:
        await database.open()
        return await (forget_old if really else count_old)(database, now_ms(), days)
    finally:
        await database.close()


def run_server(settings: Settings, host: str, port: int, sockets: list[socket.socket] | None = None) -> None:
    """Runs the server with settings made by hand, on an address or on sockets that are open already."""
    make_server(settings, host, port).run(sockets)


def make_server(settings: Settings, host: str, port: int) -> uvicorn.Server:
    """The server, ready to run."""
    app = make_app(settings)
    app.state.bound = (host, port)
    requests = door(Porch(settings, open_files() - _OTHER_FILES), settings)
    config = uvicorn.Config(
        app, host=host, port=port, log_config=None, access_log=False, server_header=False, http=requests, ws=Lines,
        proxy_headers=bool(settings.trusted_proxies), forwarded_allow_ips=settings.trusted_proxies or None,
        ws_max_size=settings.message_bytes, ws_ping_interval=20.0, ws_ping_timeout=20.0,
        ws_per_message_deflate=settings.compress, timeout_keep_alive=30, timeout_graceful_shutdown=10, backlog=512,
    )  # fmt: skip
    return _Server(config)


def worker(database: str = "", weights: str = "") -> None:
    """Plays bots for servers that share a PostgreSQL database, until it is stopped."""
    settings = replace(_settings(database_url=database, bot_weights=weights), bots_here=True)
    if not settings.url.startswith("postgresql"):
        raise Refused(Ruling("server-worker-alone"))
    log_to_stderr(settings.log_level)
    asyncio.run(_work(settings))


async def _work(settings: Settings) -> None:
    hall = Hall(settings)
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: loop.call_soon_threadsafe(stop.set))
    try:
        await hall.open()
        await stop.wait()
    finally:
        await hall.close()


def _settings(**chosen: str) -> Settings:
    """The settings of the environment, and of the command line where it says something."""
    settings = from_environment(**{name: value for name, value in chosen.items() if value})
    if settings.url.startswith("postgresql") and find_spec("asyncpg") is None:
        raise Refused(Ruling("server-no-postgresql"))
    weights_by_game(settings.bot_weights)
    return settings


def _open_when_ready(address: str) -> None:
    """Opens the page as soon as the server answers."""
    for _ in range(100):
        with contextlib.suppress(OSError), urllib.request.urlopen(address + "health", timeout=1):
            webbrowser.open(address)
            return
        time.sleep(0.1)
