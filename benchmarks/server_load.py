"""Load: many live tables at one server, and how long a move takes from its sender to the others at the table.

    python benchmarks/server_load.py --tables 50/100/200/400 --pace 2 [--seconds 30] [--database postgresql://...]
    python benchmarks/server_load.py --tables 40 --seconds 10 --pace 0.02 --people-only    (what a move costs)
    python benchmarks/server_load.py --tables 50 --pace 2 --look-back game.txt    (while games are looked back at)

Every table has two people and, at every second table unless `--people-only`, a bot; one move is made at each
table every `--pace` seconds on average. A latency is the time from `play` sent to the event received by the other
person.
"""

import argparse
import asyncio
import contextlib
import gc
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from kingcraft.server.protocol import VERSION

NO_LIMITS = {
    "REQUEST_BURST": "1000000", "CREATE_BURST": "1000000", "MESSAGE_BURST": "1000000",
    "CONNECTIONS_PER_ADDRESS": "1000000", "SOCKETS_PER_ADDRESS": "1000000", "STORED_BURST": "1000000000000",
    "OPEN_TABLES_PER_PERSON": "1000000", "LOG_LEVEL": "ERROR",
    "LOOK_BACK_BURST": "1000000",
}  # fmt: skip


@dataclass
class Load:
    """What is asked for, and what was measured."""

    address: str
    game: str
    pace: float
    bots: bool = True
    protocol: int = VERSION
    until: float = 0.0
    latencies: list[float] = field(default_factory=list)
    moves: int = 0


class Person:
    """One browser at one table."""

    def __init__(self, load: Load, sent: dict[int, float], token: str, seed: int) -> None:
        self.load, self.sent, self.token = load, sent, token
        self.random = random.Random(seed)
        self.ply = 0
        self.counts = seed % 2
        """One of the two counts all moves at the table, the bot's too."""

    async def play(self, match: str) -> None:
        """Plays one match to its end, or until time is up."""
        async with connect(f"ws://{self.load.address}/api/matches/{match}/live", max_size=None) as line:
            await line.send(json.dumps({"type": "hello", "protocol": self.load.protocol, "token": self.token}))
            while time.monotonic() < self.load.until:
                message = json.loads(await line.recv())
                if message["type"] == "news" and await self._hear(line, message):
                    return

    async def _hear(self, line: ClientConnection, news: dict[str, Any]) -> bool:
        match, sight = news["match"], news["sight"]
        self._measure(news["events"])
        if match["phase"] == "over":
            return True
        if sight["legal"] and sight["to_act"] == sight["seat"] and match["ply"] >= self.ply:
            await asyncio.sleep(self.random.uniform(0.5, 1.5) * self.load.pace)
            self.ply = match["ply"] + 1
            self.sent[match["ply"]] = time.perf_counter()
            move = {"type": "play", "id": 1, "ply": match["ply"], "move": self.random.choice(sight["legal"])}
            await line.send(json.dumps(move))
        return False

    def _measure(self, events: list[dict[str, Any]]) -> None:
        """Whoever did not send the move itself hears of it here."""
        for event in events:
            for line in event.get("moves", [])[:1]:
                began = self.sent.get(line["ply"] - 1)
                self.load.moves += self.counts
                if began is not None and line["ply"] != self.ply:
                    self.load.latencies.append(time.perf_counter() - began)
                    del self.sent[line["ply"] - 1]


def ask(address: str, path: str, body: dict[str, Any] | None = None, token: str = "") -> Any:
    """One request, and its JSON."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"content-type": "application/json", **({"authorization": f"Bearer {token}"} if token else {})}
    with urllib.request.urlopen(urllib.request.Request(f"http://{address}{path}", data, headers)) as answer:
        return json.load(answer)


async def table(load: Load, number: int) -> None:
    """One table after another, until time is up."""
    tokens = [(await asyncio.to_thread(ask, load.address, "/api/people", {"name": name}))["token"] for name in "AB"]
    bots = [{"kind": "bot", "level": "random"}] if load.bots and number % 2 else []
    plan = {"game": load.game, "seats": [{"kind": "me"}, {"kind": "open"}, *bots], "listed": True}
    while time.monotonic() < load.until:
        made = await asyncio.to_thread(ask, load.address, "/api/matches", plan, tokens[0])
        match = made["match"]["id"]
        await asyncio.to_thread(ask, load.address, f"/api/matches/{match}/join", {}, tokens[1])
        sent: dict[int, float] = {}
        people = [Person(load, sent, token, number * 2 + seat) for seat, token in enumerate(tokens)]
        with contextlib.suppress(ConnectionClosed):
            await asyncio.gather(*[person.play(match) for person in people])


async def run(load: Load, tables: int, seconds: float, process: int) -> float:
    """Opens the tables little by little, then measures for so many seconds; gives the server's processor time."""
    load.until = time.monotonic() + 3600
    tasks = []
    for number in range(tables):
        tasks.append(asyncio.create_task(table(load, number)))
        await asyncio.sleep(0.03)
    await asyncio.sleep(2)
    load.latencies.clear()
    load.moves = 0
    before = cpu_seconds(process)
    await asyncio.sleep(seconds)
    used = cpu_seconds(process) - before
    load.until = 0
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return used


def look_back_all_the_time(address: str, text: str) -> list[str]:
    """Asks to look back at as many games as may wait, so that there is something to do for a long time."""
    token = ask(address, "/api/people", {"name": "Hindsight"})["token"]
    matches = [ask(address, "/api/records", {"text": text}, token)["match"]["id"] for _ in range(20)]
    for match in matches:
        ask(address, f"/api/matches/{match}/look-back", {}, token)
    return matches


@contextlib.contextmanager
def server(port: int, database: str) -> Any:
    """A server of the installed package, without limits."""
    environment = {**os.environ, **{f"KINGCRAFT_{name}": value for name, value in NO_LIMITS.items()}}
    code = f"from kingcraft.server import serve; serve(port={port}, database={database!r})"
    process = subprocess.Popen([sys.executable, "-c", code], env=environment)
    try:
        while process.poll() is None:
            try:
                urllib.request.urlopen(f"http://127.0.0.1:{port}/health").close()
                break
            except OSError:
                time.sleep(0.05)
        yield process
    finally:
        process.terminate()
        process.wait()


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


def cpu_seconds(process: int) -> float:
    """Processor time that a process has used."""
    with contextlib.suppress(OSError):
        parts = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")
    return 0.0


def main() -> None:
    """Runs the load and prints one line of JSON."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", default="200", help="how many; several numbers with / are measured one by one")
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--pace", type=float, default=1.0)
    parser.add_argument("--game", default="kingdom-builder")
    parser.add_argument("--database", default="")
    parser.add_argument("--people-only", action="store_true")
    parser.add_argument("--look-back", type=Path, help="the record of a finished game that is looked back at meanwhile")
    wanted = parser.parse_args()
    # Pauses of the one who measures are nobody's.
    gc.disable()
    for tables in wanted.tables.split("/"):
        print(json.dumps(measure(wanted, int(tables))), flush=True)


def measure(wanted: argparse.Namespace, tables: int) -> dict[str, Any]:
    """A server of its own for every number of tables."""
    port = free_port()
    load = Load(f"127.0.0.1:{port}", wanted.game, wanted.pace, not wanted.people_only)
    with (
        tempfile.TemporaryDirectory() as folder,
        server(port, wanted.database or f"{folder}/load.db") as process,
    ):
        text = wanted.look_back.read_text(encoding="utf-8") if wanted.look_back else ""
        matches = look_back_all_the_time(load.address, text) if text else []
        used = asyncio.run(run(load, tables, wanted.seconds, process.pid))
        pause = longest_pause(load.address)
        done = sum([ask(load.address, f"/api/matches/{match}/look-back")["done"] for match in matches])
    gc.collect()
    return {**report(load, wanted, tables, used, pause), "plies_looked_back_at": done}


def longest_pause(address: str) -> float:
    """The longest pause of the server to look for garbage, since it started."""
    with urllib.request.urlopen(f"http://{address}/metrics") as answer:
        for line in answer.read().decode().splitlines():
            name, _, value = line.partition(" ")
            if name == "kingcraft_garbage_longest_seconds":
                return float(value)
    return 0.0


def report(load: Load, wanted: argparse.Namespace, tables: int, used: float, pause: float) -> dict[str, Any]:
    """The figures."""
    times = sorted(load.latencies) or [0.0]

    def at(share: float) -> float:
        return round(1000 * times[min(len(times) - 1, int(share * len(times)))], 1)

    return {
        "tables": tables,
        "game": wanted.game,
        "moves_per_second": round(load.moves / wanted.seconds, 1),
        "p50_ms": at(0.5),
        "p90_ms": at(0.9),
        "p99_ms": at(0.99),
        "max_ms": at(1),
        "server_cpu_ms_per_move": round(1000 * used / max(1, load.moves), 2),
        "longest_garbage_pause_ms": round(1000 * pause, 1),
        "load_average": round(os.getloadavg()[0], 1),
    }


if __name__ == "__main__":
    main()
