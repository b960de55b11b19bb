"""Attacks: what one hostile address costs everybody else at a server, directly and behind nginx.

    python benchmarks/server_attacks.py [--seconds 5] [--rows pipelining,pings] [--nginx | --direct] [--list]

Starts a server of its own with the limits that it ships with, on 127.0.0.1, and nginx by `docs/host/nginx.conf`
before it (without TLS) where there is one. For each row a program of one process attacks from 127.0.0.2 for some
seconds, coming back whenever it is cut off; meanwhile somebody else (127.0.0.1) asks on a live connection ten times a
second and, on a new connection each time, for a page three times a second. Told are the times of their answers, what
the server's process used of a core, how many megabytes it grew by at most and three seconds later, and what the
attacker got rid of. A row ends when the server has grown by `--most` megabytes.

The times hold what the machine does besides: on a busy one judge by the median, the share of a core, and a row
`nobody`, in which nothing attacks.
"""

import argparse
import contextlib
import gc
import http.client
import json
import os
import selectors
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from kingcraft.server.protocol import VERSION

FROM = "127.0.0.2"
SAMPLE = Path(__file__).parents[1] / "docs" / "host" / "nginx.conf"
NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
FRAME = """
daemon off; pid {folder}/nginx.pid; error_log {folder}/error.log crit; worker_processes 1;
events {{ worker_connections 2048; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
    include {folder}/kingcraft.conf;
}}
"""
PATIENCE = 20.0
"""Seconds after which an answer is no longer waited for."""
UPGRADE = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {}\r\n\r\n"


# -- what the attacker sends


def frame(opcode: int, payload: bytes = b"", fin: bool = True) -> bytes:
    """A masked frame; the mask is 0."""
    size = bytes([0x80 | len(payload)]) if len(payload) < 126 else b"\xfe" + len(payload).to_bytes(2, "big")
    return bytes([(0x80 if fin else 0) | opcode]) + size + bytes(4) + payload


@dataclass
class Target:
    """Where to, and until when."""

    port: int
    match: str
    seconds: float
    connections: int = 0
    sent: int = 0
    until: float = field(default_factory=time.monotonic)

    @property
    def on(self) -> bool:
        """Whether to go on."""
        return time.monotonic() < self.until

    def request(self, line: str, more: str = "\r\n") -> bytes:
        """The head of a request."""
        return f"{line} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n{more}".encode()

    def upgrade(self) -> bytes:
        """The head of a request for a live connection."""
        return self.request(f"GET /api/matches/{self.match}/live", UPGRADE.format("AAAAAAAAAAAAAAAAAAAAAA=="))

    def open(self) -> socket.socket:
        """One more connection."""
        self.connections += 1
        return socket.create_connection(("127.0.0.1", self.port), timeout=PATIENCE, source_address=(FROM, 0))


HELLO = frame(1, json.dumps({"type": "hello", "protocol": VERSION}).encode())


def pour(target: Target, opening: bytes, flood: bytes, live: bool = False) -> None:
    """Sends without end, reading what comes back; comes back when cut off."""
    while target.on:
        with contextlib.suppress(OSError), target.open() as line:
            if live and not enter(line, target):
                continue
            line.sendall(opening)
            _pour(target, line, flood)


def enter(line: socket.socket, target: Target) -> bool:
    """Becomes a live connection that watches; False if that was refused."""
    line.sendall(target.upgrade())
    if b" 101 " not in line.recv(4096):
        return False
    line.sendall(HELLO)
    return True


def _pour(target: Target, line: socket.socket, flood: bytes) -> None:
    line.setblocking(False)
    rest = memoryview(flood)
    with selectors.DefaultSelector() as ready:
        ready.register(line, selectors.EVENT_READ | selectors.EVENT_WRITE)
        while target.on:
            for _, what in ready.select(0.2):
                if what & selectors.EVENT_READ and not line.recv(1 << 18):
                    return
                if what & selectors.EVENT_WRITE:
                    size = line.send(rest)
                    target.sent += size
                    rest = rest[size:] or memoryview(flood)


def hold(target: Target, count: int, opening: bytes, drip: bytes = b"", live: bool = False) -> None:
    """Keeps so many connections open that say little, read nothing, and are opened again when they are closed."""
    lines: dict[socket.socket, None] = {}
    with contextlib.ExitStack() as stack:
        while target.on:
            for _ in range(min(40, count - len(lines))):
                with contextlib.suppress(OSError):
                    line = stack.enter_context(target.open())
                    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
                    if live and not enter(line, target):
                        continue
                    line.sendall(opening)
                    lines[line] = None
            for line in list(lines):
                if not _alive(line, drip, live):
                    lines.pop(line)
                    line.close()
            time.sleep(0.2)


def _alive(line: socket.socket, drip: bytes, deaf: bool) -> bool:
    line.setblocking(False)
    try:
        if drip:
            line.send(drip)
        return deaf or bool(line.recv(1, socket.MSG_PEEK))
    except BlockingIOError:
        return True
    except OSError:
        return False


def come_and_go(target: Target, opening: bytes) -> None:
    """Connects, says something, hangs up at once, and comes again."""
    while target.on:
        with contextlib.suppress(OSError), target.open() as line:
            if opening:
                line.sendall(opening)
                target.sent += len(opening)
                line.recv(4096)


def one_by_one(target: Target, request: bytes) -> None:
    """Sends requests on one connection, waiting for each answer; comes back when cut off."""
    while target.on:
        with contextlib.suppress(OSError), target.open() as line:
            while target.on:
                line.sendall(request)
                target.sent += len(request)
                if not line.recv(1 << 16):
                    break


def _post(target: Target, body: bytes) -> bytes:
    more = f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
    return target.request("POST /api/people", more) + body


HUGE = "Content-Length: 4000000000\r\n\r\n"
CHUNKED = "Transfer-Encoding: chunked\r\n\r\n"
RETELL = b"".join(
    [frame(1, json.dumps({"type": "speak", "id": n, "lang": ("fr", "ru")[n % 2]}).encode()) for n in range(30)]
)

ATTACKS: dict[str, Callable[[Target], None]] = {
    "nobody": lambda at: time.sleep(at.seconds),
    "pipelining": lambda at: pour(at, b"", at.request("GET /x") * 2000),
    "one by one": lambda at: one_by_one(at, at.request("GET /x")),
    "trailers": lambda at: pour(at, at.request("POST /api/people", CHUNKED) + b"1\r\n{\r\n0\r\n", b"a: b\r\n" * 20_000),
    "headers": lambda at: pour(at, at.request("GET /", ""), b"a: b\r\n" * 20_000),
    "header value": lambda at: pour(at, at.request("GET /", "a: "), b"x" * 100_000),
    "url": lambda at: pour(at, b"GET /", b"x" * 100_000),
    "tiny chunks": lambda at: pour(at, at.request("POST /api/people", CHUNKED), b"1\r\n \r\n" * 20_000),
    "chunk extension": lambda at: pour(at, at.request("POST /api/people", CHUNKED) + b"1;", b"x" * 100_000),
    "huge body": lambda at: pour(at, at.request("POST /api/people", HUGE), b"[" * 100_000),
    "deep json": lambda at: one_by_one(at, _post(at, b"[" * 200_000)),
    "half open": lambda at: hold(at, 400, b""),
    "slow heads": lambda at: hold(at, 150, at.request("GET /", "a: "), b"x"),
    "slow bodies": lambda at: hold(at, 150, at.request("POST /api/people", "Content-Length: 9999\r\n\r\n"), b"x"),
    "knocks": lambda at: come_and_go(at, b""),
    "upgrades": lambda at: come_and_go(at, at.upgrade()),
    "pings": lambda at: pour(at, b"", frame(9) * 20_000, live=True),
    "long pings": lambda at: pour(at, b"", frame(9, b"x" * 125) * 1000, live=True),
    "pongs": lambda at: pour(at, b"", frame(10) * 20_000, live=True),
    "continuations": lambda at: pour(at, frame(1, b"", False), frame(0, b"", False) * 20_000, live=True),
    "fragments": lambda at: pour(at, frame(1, b"", False), frame(0, b"x", False) * 20_000, live=True),
    "texts": lambda at: pour(at, b"", frame(1, b'{"type":"ping","id":1}') * 5000, live=True),
    "binaries": lambda at: pour(at, b"", frame(2, b"x" * 100) * 1000, live=True),
    "closes": lambda at: pour(at, b"", frame(8) * 20_000, live=True),
    "half frames": lambda at: hold(at, 60, b"", b"\x81", live=True),
    "slow reader": lambda at: hold(at, 60, RETELL, live=True),
}  # fmt: skip


def attack(name: str, port: int, match: str, seconds: float) -> None:
    """The attacking process: prints how many connections it opened and how many megabytes it got rid of."""
    target = Target(port, match, seconds)
    target.until += seconds
    ATTACKS[name](target)
    print(json.dumps({"connections": target.connections, "megabytes": round(target.sent / 1e6, 1)}))


# -- the server, and what is seen of it


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


@contextlib.contextmanager
def running(command: list[str], port: int, **environment: str) -> Iterator[subprocess.Popen[bytes]]:
    """A process that listens on a port."""
    process = subprocess.Popen(command, env={**os.environ, **environment})
    try:
        while process.poll() is None:
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port)):
                break
            time.sleep(0.05)
        yield process
    finally:
        process.kill()
        process.wait()


@contextlib.contextmanager
def server(database: Path, behind: bool, **more: str) -> Iterator[tuple[subprocess.Popen[bytes], int]]:
    """A server, and the port to reach it at: its own, or that of nginx before it."""
    with tempfile.TemporaryDirectory() as name, contextlib.ExitStack() as stack:
        folder, port = Path(name), free_port()
        settings = {"KINGCRAFT_LOG": f"{name}/server.log", "KINGCRAFT_THINKERS": "1", "KINGCRAFT_DAILY_KING": "no"}
        settings.update(more)
        if behind:
            settings["KINGCRAFT_TRUSTED_PROXIES"] = "127.0.0.1"
        code = f"from kingcraft.server import serve; serve(port={port}, database={str(database)!r})"
        process = stack.enter_context(running([sys.executable, "-c", code], port, **settings))
        if behind:
            shown, port = port, free_port()
            (folder / "kingcraft.conf").write_text(without_tls(SAMPLE.read_text(), shown, port))
            (folder / "nginx.conf").write_text(FRAME.format(folder=folder))
            stack.enter_context(running([str(NGINX), "-p", name, "-c", f"{name}/nginx.conf"], port))
        yield process, port


def without_tls(sample: str, server: int, port: int) -> str:
    """The sample on other ports, and without its certificates."""
    lines = [line for line in sample.splitlines() if "ssl_certificate" not in line]
    text = "\n".join(lines).replace("127.0.0.1:8000", f"127.0.0.1:{server}")
    return text.replace("listen 80;", f"listen 127.0.0.1:{free_port()};").replace(
        "listen 443 ssl;", f"listen 127.0.0.1:{port};"
    )


def ask(port: int, path: str, body: dict[str, Any] | None = None, token: str = "") -> Any:
    """One request, and its JSON."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"content-type": "application/json", **({"authorization": f"Bearer {token}"} if token else {})}
    with urllib.request.urlopen(urllib.request.Request(f"http://127.0.0.1:{port}{path}", data, headers)) as answer:
        return json.load(answer)


@dataclass
class Prepared:
    """A database with two tables: one where the others are, and one with a long game that the attacker watches."""

    file: Path
    quiet: str
    long: str


def prepare(folder: Path) -> Prepared:
    """Plays a game at a server without limits."""
    file = folder / "prepared.db"
    lenient = {f"KINGCRAFT_{name}": "1000000" for name in ("MESSAGE_BURST", "RETELL_BURST")}
    with server(file, False, **lenient) as (process, port):
        token = ask(port, "/api/people", {"name": "Ann"})["token"]
        seats = [{"kind": "me"}, *[{"kind": "local"}] * 3]
        made = [ask(port, "/api/matches", {"game": "kingdom-builder", "seats": seats}, token) for _ in range(2)]
        quiet, long = [table["match"]["id"] for table in made]
        ask(port, f"/api/matches/{long}/start", {}, token)
        with connect(f"ws://127.0.0.1:{port}/api/matches/{long}/live", max_size=None) as line:
            line.send(json.dumps({"type": "hello", "protocol": VERSION, "token": token}))
            play_to_the_end(line)
        process.terminate()
        process.wait()
    return Prepared(file, quiet, long)


def play_to_the_end(line: Any) -> None:
    """Plays all seats, each by its first legal move."""
    while (news := json.loads(line.recv()))["type"] != "news" or news["match"]["phase"] != "over":
        if news["type"] != "news":
            continue
        sight, ply = news["sight"], news["match"]["ply"]
        if sight["to_act"] != sight["seat"]:
            line.send(json.dumps({"type": "look", "id": 1, "seat": sight["to_act"]}))
        elif sight["legal"]:
            line.send(json.dumps({"type": "play", "id": 2, "ply": ply, "move": sight["legal"][0]}))


def memory(process: int) -> float:
    """Megabytes that a process holds."""
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


def cpu_seconds(process: int) -> float:
    """Processor time that a process has used."""
    parts = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")


class Others:
    """Everybody else: how long they wait for answers."""

    def __init__(self, port: int, match: str) -> None:
        self._port, self._match = port, match
        self.live, self.page = list[float](), list[float]()
        self.failed = 0
        self._on = True
        self._threads = [threading.Thread(target=work) for work in (self._ask_live, self._ask_pages)]

    def __enter__(self) -> "Others":
        for thread in self._threads:
            thread.start()
        return self

    def __exit__(self, *error: object) -> None:
        self._on = False
        for thread in self._threads:
            thread.join()

    def _ask_live(self) -> None:
        while self._on:
            try:
                with connect(f"ws://127.0.0.1:{self._port}/api/matches/{self._match}/live", max_size=None) as line:
                    line.send(json.dumps({"type": "hello", "protocol": VERSION}))
                    while self._on:
                        self._time(self.live, lambda: self._ping(line))
                        time.sleep(0.1)
            except (OSError, WebSocketException):
                self.failed += 1
                time.sleep(0.1)

    def _ping(self, line: Any) -> None:
        line.send('{"type": "ping", "id": 1}')
        while json.loads(line.recv(PATIENCE))["type"] != "pong":
            pass

    def _ask_pages(self) -> None:
        while self._on:
            self._time(self.page, self._ask_page)
            time.sleep(0.33)

    def _ask_page(self) -> None:
        line = http.client.HTTPConnection("127.0.0.1", self._port, timeout=PATIENCE)
        try:
            line.request("GET", "/api/house")
            self.failed += line.getresponse().status != 200
        except (OSError, http.client.HTTPException):
            self.failed += 1
        finally:
            line.close()

    def _time(self, times: list[float], wait: Callable[[], None]) -> None:
        begun = time.perf_counter()
        wait()
        times.append(1000 * (time.perf_counter() - begun))


def measure(name: str, wanted: argparse.Namespace, behind: bool, prepared: Prepared) -> dict[str, Any]:
    """One row, at a server of its own."""
    seconds = wanted.seconds
    with server(prepared.file, behind) as (process, port):
        with Others(port, prepared.quiet) as others:
            time.sleep(1.0)
            others.live.clear()
            others.page.clear()
            before, used, begun = memory(process.pid), cpu_seconds(process.pid), time.monotonic()
            command = [sys.executable, __file__, "--attack", name, "--port", str(port), "--match", prepared.long]
            attacker = subprocess.Popen([*command, "--seconds", str(seconds)], stdout=subprocess.PIPE)
            peak, stopped = before, False
            while attacker.poll() is None:
                peak = max(peak, memory(process.pid))
                if peak - before > wanted.most or time.monotonic() - begun > seconds + 2 * PATIENCE:
                    stopped = True
                    attacker.kill()
                time.sleep(0.05)
            share = (cpu_seconds(process.pid) - used) / (time.monotonic() - begun)
            got = attacker.communicate()[0]
        time.sleep(3.0)
        return {
            "row": name, "by": "nginx" if behind else "direct", **_times("live", others.live),
            **_times("page", others.page), "failed": others.failed, "core_percent": round(100 * share),
            "grown_mb": round(peak - before), "kept_mb": round(memory(process.pid) - before), "stopped": stopped,
            **(json.loads(got) if got.strip() else {}),
        }  # fmt: skip


def _times(what: str, times: list[float]) -> dict[str, float]:
    known = sorted(times) or [float("inf")]
    return {
        f"{what}_median": round(statistics.median(known), 1),
        f"{what}_p90": round(known[int(0.9 * (len(known) - 1))], 1),
        f"{what}_max": round(known[-1], 1),
    }


def main() -> None:
    """Runs the rows and prints a line of JSON for each, or a table of them all."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=5.0, help="of each row")
    parser.add_argument("--rows", default=",".join(ATTACKS), help="which ones, with commas between them")
    parser.add_argument("--most", type=float, default=300.0, help="megabytes of growth at which a row is stopped")
    parser.add_argument("--direct", action="store_true", help="without nginx only")
    parser.add_argument("--nginx", action="store_true", help="behind nginx only")
    parser.add_argument("--list", action="store_true", help="tells the rows")
    for hidden in ("--attack", "--match"):
        parser.add_argument(hidden, help=argparse.SUPPRESS)
    parser.add_argument("--port", type=int, help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    if wanted.list:
        print("\n".join(ATTACKS))
        return
    if wanted.attack:
        attack(wanted.attack, wanted.port, wanted.match, wanted.seconds)
        return
    # Pauses of the one who measures are nobody's.
    gc.disable()
    ways = [False] * (not wanted.nginx) + [True] * (NGINX is not None and not wanted.direct)
    with tempfile.TemporaryDirectory() as folder:
        prepared = prepare(Path(folder))
        for behind in ways:
            for name in wanted.rows.split(","):
                print(json.dumps(measure(name.strip(), wanted, behind, prepared)), flush=True)


if __name__ == "__main__":
    main()
