"""A busy house: many tables, comers and goers, floods from a few addresses, and kills, all at once.

Nothing is refused that is no attack, nothing that anybody heard is lost, and memory stays flat. It lasts
`KINGCRAFT_MIXED_SECONDS` (3 by default; an hour is 3600) at `KINGCRAFT_MIXED_TABLES` tables (6; the hour has 50), in
`KINGCRAFT_MIXED_LIVES` lives of the server (1), each ended by a kill.
"""

import asyncio
import itertools
import os
import random
import socket
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from statistics import median
from typing import Any

import httpx2
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from kingcraft.server.settings import Settings
from tests.processes import PROC
from tests.server.guest import Guest, Live
from tests.server.house import QUICK, HouseProcess
from tests.server.test_kills import BROKEN, Player, Unlucky, check_all, stop
from tests.waiting import never

SECONDS = float(os.environ.get("KINGCRAFT_MIXED_SECONDS", "3"))
TABLES = int(os.environ.get("KINGCRAFT_MIXED_TABLES", "6"))
LIVES = int(os.environ.get("KINGCRAFT_MIXED_LIVES", "1"))
LONG = 120
"""Seconds of a life after which its memory is judged, and whether floods were held back."""
GROWTH, SLACK = 1.3, 30
"""How much of it, and how many megabytes, a server may gain from the second quarter of its life to the last."""
PACE = TABLES / 25
"""Seconds that somebody thinks about a move, on average: some 25 moves a second in all."""
KINDS = [
    ("toll", ["me", "local"]), ("toll", ["me", "random"]), ("kingdom-builder", ["me", "local", "local"]),
    ("kingdom-builder", ["me", "page"]), ("kingsburg", ["me", "page"]), ("kingsburg", ["me", "local"]),
]  # fmt: skip
AS_SHIPPED = (
    "message_burst", "message_rate", "request_burst", "request_rate", "create_burst", "create_rate", "chat_burst",
    "connections_per_address", "sockets_per_address", "stored_burst", "retell_burst", "hello_seconds", "header_seconds",
    "request_seconds", "send_seconds", "open_tables_per_person", "room_idle_seconds", "write_seconds", "think_seconds",
)  # fmt: skip
"""The limits of a server in public, which a test is otherwise spared."""
SETTINGS = {
    **{name: getattr(Settings(), name) for name in AS_SHIPPED},
    "trusted_proxies": "127.0.0.1", "bot_pace_ms": 100, "room_idle_seconds": 5.0,
}  # fmt: skip
ADDRESSES = itertools.count()
OUTAGE = (*BROKEN, TimeoutError, httpx2.HTTPError)


def from_elsewhere() -> dict[str, str]:
    """What the proxy says of somebody at an address where nobody was before."""
    number = next(ADDRESSES)
    return {"x-forwarded-for": f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"}


class Regular(Player):
    """Plays one game after the other at a human pace, talks now and then, and comes from everywhere."""

    def __init__(self, address: str, token: str, seed: int) -> None:
        super().__init__(address, token, KINDS[seed % len(KINDS)], seed)
        self.said = time.monotonic()
        self.refused: Counter[str] = Counter()
        clock = {"kind": "move", "seconds": 3600} if seed % 2 else {"kind": "none"}
        self.more = {"listed": True, "clock": clock}

    async def _table(self) -> str:
        self.guest.headers = from_elsewhere()
        return await super()._table()

    async def _move(self, live: Live) -> None:
        await asyncio.sleep(self.random.uniform(0, 2 * PACE))
        if time.monotonic() - self.said > 5:
            self.said = time.monotonic()
            answer = await live.do("chat", text="well played")
            assert answer["type"] == "done", answer
        try:
            await super()._move(live)
        except Unlucky as unlucky:
            self.refused[str(unlucky)] += 1
            raise


class Busy:
    """A house with everybody in it, and what was noticed there."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.house = HouseProcess(str(file), more={**SETTINGS, "modules": QUICK.modules})
        self.players: list[Regular] = []
        self.memory: list[float] = []
        self.noticed: Counter[str] = Counter()
        self.random = random.Random(5)

    async def live(self, seconds: float) -> None:
        """One life of the server with all who are there; at its end it still runs, and everybody is gone."""
        self.memory = []
        await asyncio.to_thread(self.house.start)
        await self._invite()
        work = [
            self._visit,
            self._visit,
            self._watch_health,
            self._flood_pages,
            self._flood_people,
            self._flood_a_table,
        ]
        tasks = [asyncio.create_task(player.run()) for player in self.players]
        tasks += [asyncio.create_task(self._again_and_again(one)) for one in work]
        with idle_sockets(self.house.port):
            await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
        failed = [task for task in tasks if task.done()]
        if failed:
            await stop([task for task in tasks if not task.done()])
            await failed[0]
            raise never("the end of this life")
        self.tasks = tasks

    async def leave(self) -> None:
        """Everybody goes, and all that they heard is looked for in the database."""
        await stop(self.tasks)
        await check_all(str(self.file), self.players)

    async def _invite(self) -> None:
        while len(self.players) < TABLES:
            async with Guest(self.house.address, "Ann", headers=from_elsewhere()) as guest:
                self.players.append(Regular(self.house.address, guest.token, len(self.players)))

    async def _again_and_again(self, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            with suppress(*OUTAGE):
                await work()
            await asyncio.sleep(0.05)

    async def _visit(self) -> None:
        """Somebody new looks at the lobby, watches a table for a moment, and goes."""
        async with Guest(self.house.address, "Zoe", headers=from_elsewhere()) as zoe:
            matches = (await zoe.ask("GET", "/api/lobby"))["matches"]
            await zoe.ask("GET", "/api/house")
            self.noticed["visits"] += 1
            if not matches:
                return
            match = self.random.choice(matches)["match"]["id"]
            async with zoe.live(match):
                await asyncio.sleep(self.random.uniform(0, 1))

    async def _watch_health(self) -> None:
        async with Guest(self.house.address) as doctor:
            answer = await doctor.answer("GET", "/health")
            assert (answer.status_code, answer.text) == (200, "ok"), answer.text
        if PROC.exists() and self.house.process is not None:
            pages = PROC.joinpath(str(self.house.process.pid), "statm").read_text(encoding="ascii").split()[1]
            self.memory.append(int(pages) * os.sysconf("SC_PAGE_SIZE") / 1e6)
        await asyncio.sleep(0.5)

    async def _flood_pages(self) -> None:
        async with Guest(self.house.address, headers={"x-forwarded-for": "198.51.100.1"}) as flood:
            for _ in range(200):
                self.noticed[f"flood {(await flood.answer('GET', '/api/house')).status_code}"] += 1

    async def _flood_people(self) -> None:
        async with Guest(self.house.address, headers={"x-forwarded-for": "198.51.100.2"}) as flood:
            for _ in range(100):
                answer = await flood.answer("POST", "/api/people", {"name": "Many"})
                self.noticed[f"people {answer.status_code}"] += 1

    async def _flood_a_table(self) -> None:
        """A watcher that sends without end, until it is shut out."""
        playing = [player.match for player in self.players if player.match]
        if not playing:
            return
        url = f"ws://{self.house.address}/api/matches/{self.random.choice(playing)}/live"
        async with connect(url, additional_headers={"x-forwarded-for": "198.51.100.3"}) as far:
            with suppress(WebSocketException):
                await far.send('{"type":"hello","protocol":1,"token":null}')
                for id in range(1, 500):
                    await far.send(f'{{"type":"ping","id":{id}}}')
                    self.noticed["pings of a flood"] += 1


@contextmanager
def idle_sockets(port: int) -> Iterator[None]:
    """Connections from one address that say nothing."""
    opened: list[socket.socket] = []
    try:
        with suppress(OSError):
            for _ in range(200):
                source = ("127.0.0.9", 0) if sys.platform == "linux" else None
                opened.append(socket.create_connection(("127.0.0.1", port), 1, source))
        yield
    finally:
        for one in opened:
            one.close()


def figures(busy: Busy, seconds: float) -> dict[str, Any]:
    """What a run came to."""
    quarter = max(1, len(busy.memory) // 4)
    early, late = busy.memory[quarter : 2 * quarter] or [0.0], busy.memory[-quarter:] or [0.0]
    refused = sum((player.refused for player in busy.players), Counter())
    moves = sum(player.moves for player in busy.players)
    return {
        "seconds": round(seconds), "moves": moves, "refused": dict(refused), **busy.noticed,
        "megabytes": (round(median(early)), round(median(late)), round(max(busy.memory or [0.0]))),
    }  # fmt: skip


def _counted(metrics: str, name: str) -> float:
    return next(float(line.split()[1]) for line in metrics.splitlines() if line.startswith(name + " "))


async def _live_and_die(busy: Busy) -> None:
    for _ in range(LIVES):
        begun = time.monotonic()
        await busy.live(SECONDS / LIVES)
        async with Guest(busy.house.address) as doctor:
            metrics = (await doctor.answer("GET", "/metrics")).text
        for name in ("kingcraft_faults_total", "kingcraft_thinkers_lost_total"):
            assert _counted(metrics, name) == 0, name
        print(figures(busy, time.monotonic() - begun))
        busy.house.kill()
        await busy.leave()


def test_a_busy_house_refuses_nobody_loses_nothing_and_stays_small(tmp_path: Path) -> None:
    busy = Busy(tmp_path / "house.db")
    try:
        asyncio.run(_live_and_die(busy))
    finally:
        busy.house.kill()
    refused: Counter[str] = sum((player.refused for player in busy.players), Counter())
    assert not refused, "no player did what is refused"
    assert any(player.moves for player in busy.players)
    if SECONDS / LIVES >= LONG and busy.memory:
        assert all(player.moves for player in busy.players)
        assert {"flood 429", "people 429"} <= set(busy.noticed), "those who flood are held back"
        quarter = len(busy.memory) // 4
        assert median(busy.memory[-quarter:]) < GROWTH * median(busy.memory[quarter : 2 * quarter]) + SLACK
