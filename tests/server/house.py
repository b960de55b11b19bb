"""A real server to test against: in this process, on a socket of its own, or as a process that can be killed."""

import argparse
import contextlib
import json
import os
import socket
import subprocess
import sys
import threading
import urllib.request
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import kingcraft as kc
from kingcraft.server.settings import Settings
from tests.tiny import TollGame
from tests.waiting import wait_until

kc.register(TollGame())

QUICK = Settings(
    bot_pace_ms=0,
    thinkers=1,
    look_back_processes=1,
    look_back_trials=4,
    look_back_seconds=3600,
    look_back_burst=100_000,
    daily_king=False,
    message_burst=100_000,
    message_rate=100_000,
    request_burst=100_000,
    request_rate=100_000,
    stranger_burst=100_000,
    stranger_rate=100_000,
    address_request_burst=100_000,
    address_request_rate=100_000,
    file_burst=100_000,
    file_rate=100_000,
    newcomer_burst=100_000,
    newcomer_rate=100_000,
    create_burst=100_000,
    create_rate=100_000,
    address_create_burst=100_000,
    address_create_rate=100_000,
    chat_burst=100_000,
    connections_per_address=10_000,
    sockets_per_address=10_000,
    stored_burst=10**12,
    retell_burst=100_000,
    hint_burst=100_000,
    address_hint_burst=100_000,
    presence_pause_seconds=0.02,
    open_tables_per_person=100_000,
    sweep_seconds=0.05,
    hello_seconds=3600,
    header_seconds=3600,
    write_seconds=3600,
    request_seconds=3600,
    send_seconds=3600,
    think_seconds=3600,
    log_level="WARNING",
    modules="tests.server.house",
)
"""Settings for tests: no limits, no waiting, and no time limits on a machine that may be slow."""


def free_socket() -> socket.socket:
    open_socket = socket.socket()
    open_socket.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    open_socket.bind(("127.0.0.1", 0))
    return open_socket


@contextlib.contextmanager
def house_here(settings: Settings) -> Iterator[str]:
    """A server in a thread of this process; gives its address."""
    from kingcraft.server.run import make_server

    listening = free_socket()
    port = listening.getsockname()[1]
    server = make_server(settings, "127.0.0.1", port)
    thread = threading.Thread(target=server.run, args=([listening],), daemon=True)
    thread.start()
    wait_until("the server's start", lambda: server.started or not thread.is_alive())
    if not server.started:
        raise RuntimeError("the server did not start")
    try:
        yield f"127.0.0.1:{port}"
    finally:
        server.should_exit = True
        thread.join()


class HouseProcess:
    """A server, or a worker, in a process of its own."""

    module = "tests.server.house"

    def __init__(
        self, database: str, kind: str = "serve", port: int | None = None, more: dict[str, Any] | None = None
    ) -> None:
        if port is None:
            with free_socket() as free:
                port = free.getsockname()[1]
        self.database, self.kind, self.port, self.more = database, kind, port, more or {}
        self.address = f"127.0.0.1:{port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Starts it, and returns when it answers."""
        command = [sys.executable, "-m", self.module, self.kind, "--database", self.database]
        folder = Path(__file__).resolve().parents[2]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
        self.process = subprocess.Popen(
            [*command, "--port", str(self.port), "--more", json.dumps(self.more)],
            cwd=folder,
            env=environment,
            start_new_session=True,
        )
        if self.kind != "worker":
            self._wait()

    def kill(self) -> None:
        """Ends it at once, thinking processes included, with no chance to say goodbye."""
        if self.process is not None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self.process.pid, 9)
            self.process.wait()

    def stop(self) -> int:
        """Asks it to end; gives its exit code."""
        assert self.process is not None
        self.process.terminate()
        return self.process.wait()

    def _wait(self) -> None:
        assert self.process is not None
        wait_until("the server's answer", self._answers)

    def _answers(self) -> bool:
        assert self.process is not None
        if self.process.poll() is not None:
            raise RuntimeError(f"the server ended with {self.process.returncode}")
        try:
            urllib.request.urlopen(f"http://{self.address}/health").close()
        except OSError:
            return False
        return True


def main() -> None:
    # Only here: the thinking processes import this file too, and need the engine alone.
    from kingcraft.server.logs import log_to_stderr
    from kingcraft.server.run import run_server, worker

    parser = argparse.ArgumentParser()
    parser.add_argument("kind", choices=["serve", "serve-with-king", "serve-without-bots", "worker"])
    parser.add_argument("--database", required=True)
    parser.add_argument("--port", type=int, default=0)
    parser.add_argument("--more", type=json.loads, default={}, help="further settings")
    chosen = parser.parse_args()
    settings = replace(QUICK, database_url=chosen.database, bots_here=chosen.kind != "serve-without-bots")
    settings = replace(settings, **chosen.more)
    if chosen.kind == "serve-with-king":
        settings = replace(settings, daily_king=True, bot_seconds=0.01)
    if chosen.kind == "worker":
        quick = {"BOT_PACE_MS": "0", "LEASE_SECONDS": "1", "THINKERS": "1", "MODULES": QUICK.modules}
        os.environ.update({f"KINGCRAFT_{name}": value for name, value in quick.items()})
        worker(chosen.database)
        return
    log_to_stderr(settings.log_level)
    run_server(settings, "127.0.0.1", chosen.port)


if __name__ == "__main__":
    main()
