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

import uvicorn

from kingcraft.core.ruling import Refused, Ruling
from kingcraft.server.http.app import make_app
from kingcraft.server.live.hall import Hall
from kingcraft.server.logs import LOG, log_to_stderr
from kingcraft.server.settings import Settings, from_environment


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


def serve(host: str = "127.0.0.1", port: int = 8000, database: str = "", open_browser: bool = False) -> None:
    """Runs the server until it is stopped by Ctrl-C or SIGTERM."""
    settings = _settings(database)
    log_to_stderr(settings.log_level)
    address = f"http://{'127.0.0.1' if host in ('0.0.0.0', '::') else host}:{port}/"
    if open_browser:
        threading.Thread(target=_open_when_ready, args=(address,), daemon=True).start()
    run_server(settings, host, port)


def run_server(settings: Settings, host: str, port: int, sockets: list[socket.socket] | None = None) -> None:
    """Runs the server with settings made by hand, on an address or on sockets that are open already."""
    app = make_app(settings)
    app.state.bound = (host, port)
    config = uvicorn.Config(
        app, host=host, port=port, log_config=None, access_log=False, server_header=False,
        proxy_headers=bool(settings.trusted_proxies), forwarded_allow_ips=settings.trusted_proxies or None,
        ws_max_size=settings.message_bytes, ws_ping_interval=20.0, ws_ping_timeout=20.0, ws_max_queue=16,
        timeout_keep_alive=30, timeout_graceful_shutdown=10, backlog=512,
    )  # fmt: skip
    _Server(config).run(sockets)


def worker(database: str = "") -> None:
    """Plays bots for servers that share a PostgreSQL database, until it is stopped."""
    settings = replace(_settings(database), bots_here=True)
    if not settings.url.startswith("postgresql"):
        raise Refused(Ruling("server-worker-alone"))
    log_to_stderr(settings.log_level)
    asyncio.run(_work(settings))


async def _work(settings: Settings) -> None:
    hall = Hall(settings)
    stop = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stop.set)
    await hall.open()
    try:
        await stop.wait()
    finally:
        await hall.close()


def _settings(database: str) -> Settings:
    return from_environment(database_url=database) if database else from_environment()


def _open_when_ready(address: str) -> None:
    """Opens the page as soon as the server answers."""
    for _ in range(100):
        with contextlib.suppress(OSError), urllib.request.urlopen(address + "health", timeout=1):
            webbrowser.open(address)
            return
        time.sleep(0.1)
