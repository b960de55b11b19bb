"""The server is killed again and again in the middle of games; nothing that anybody heard of is ever lost.

Between the kills clients are cut off, and so is PostgreSQL, at once or in silence; the tables must go on afterwards.
`KINGCRAFT_KILLS` sets how often on SQLite (20 by default), `KINGCRAFT_POSTGRESQL_KILLS` on PostgreSQL (5).
"""

import asyncio
import json
import os
import random
import signal
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from websockets.exceptions import WebSocketException

from kingcraft.core.speech import SEAT_LETTERS
from kingcraft.server.match.live_match import LiveMatch, fold
from kingcraft.server.settings import database_address
from kingcraft.server.show.chronicle import Chronicle
from kingcraft.server.show.viewer import Viewer
from kingcraft.server.store import read
from kingcraft.server.store.database import Database
from tests.server.guest import Guest, Live
from tests.server.nursery import Nursery
from tests.server.wire import Wire, free_port
from tests.waiting import until, wait_until

KILLS = int(os.environ.get("KINGCRAFT_KILLS", "20"))
POSTGRESQL_KILLS = int(os.environ.get("KINGCRAFT_POSTGRESQL_KILLS", "5"))
TABLES = [("toll", ["me", "local"]), ("toll", ["me", "random"]), ("kingdom-builder", ["me", "local", "local"])]
BROKEN = (OSError, WebSocketException, EOFError)
UNLUCKY = ("server-unkept", "server-busy", "server-stale", "server-not-your-turn", "server-not-playing")
"""What may be answered when the database fails: nobody knows whether it was kept, so one looks again."""


class Unlucky(Exception):
    """The database failed."""


class Player:
    """Somebody who plays on whatever happens, and remembers all that was heard."""

    def __init__(self, address: str, token: str, plan: tuple[str, list[str]], seed: int) -> None:
        self.guest = Guest(address, "Ann", token)
        self.game, self.seats = plan
        self.random = random.Random(seed)
        self.match = ""
        self.heard: dict[tuple[str, str, int], dict[str, Any]] = {}
        self.acknowledged: dict[str, int] = {}
        self.views: list[tuple[str, int, str | None, Any]] = []
        self.moves = 0
        self.more: dict[str, Any] = {}
        """What further stands in the set-up of a table."""

    async def run(self) -> None:
        """Plays one match after another until it is cancelled."""
        while True:
            try:
                if not self.match:
                    self.match = await self._table()
                await self._start()
                await self._play()
                self.match = ""
            except (*BROKEN, Unlucky):
                await asyncio.sleep(0.05)
            except Exception as error:
                if "httpx" not in type(error).__module__:
                    raise
                await asyncio.sleep(0.05)

    async def _table(self) -> str:
        plans = [{"kind": kind} if kind in ("me", "local") else {"kind": "bot", "level": kind} for kind in self.seats]
        answer = await self.guest.answer("POST", "/api/matches", {"game": self.game, "seats": plans, **self.more})
        if answer.status_code == 503:
            raise Unlucky(answer.json()["id"])
        assert answer.status_code == 200, answer.text
        return str(answer.json()["match"]["id"])

    async def _start(self) -> None:
        answer = await self.guest.answer("POST", f"/api/matches/{self.match}/start", {})
        if answer.status_code == 503:
            raise Unlucky(answer.json()["id"])
        assert answer.status_code in (200, 409), answer.text

    async def _play(self) -> None:
        have = max([number for match, _, number in self.heard if match == self.match], default=0)
        live = self.guest.live(self.match, have=have)
        try:
            await live.__aenter__()
            while live.match["phase"] != "over":
                await self._move(live)
                if self.random.random() < 0.05:
                    return
        finally:
            self._remember(live)
            await live.close()

    async def _move(self, live: Live) -> None:
        holder = live.sight["to_act"]
        if holder not in live.news["you"]["seats"]:
            await live.next()
            return
        if holder != live.sight["seat"]:
            await live.do("look", seat=holder)
        answer = await live.play(self.random.choice(live.sight["legal"]))
        if answer["type"] == "refused" and answer["refusal"]["id"] in UNLUCKY:
            raise Unlucky(answer["refusal"]["id"])
        assert answer["type"] == "done", answer
        self.acknowledged[self.match] = max(answer["number"], self.acknowledged.get(self.match, 0))
        self.moves += 1

    def _remember(self, live: Live) -> None:
        for message in live.messages:
            if message["type"] != "news":
                continue
            seat = message["sight"]["seat"]
            for event in message["events"]:
                self.heard[(self.match, seat, event["number"])] = event
            if message["sight"]["view"] is not None:
                self.views.append((self.match, message["match"]["number"], seat, message["sight"]["view"]))


async def check(database: Database, players: Sequence[Player]) -> None:
    """With the server dead: all that was heard is in the database, word for word, and all views were true."""
    for player in players:
        matches = {match for match, _, _ in player.heard} | set(player.acknowledged)
        for id in sorted(matches):
            await _check_match(database, player, id)
        player.heard = {key: event for key, event in player.heard.items() if key[0] == player.match}
        player.acknowledged = {id: number for id, number in player.acknowledged.items() if id == player.match}
        player.views = []


async def _check_match(database: Database, player: Player, id: str) -> None:
    header = await read.header(database, id)
    assert header is not None
    entries = await read.entries(database, id)
    assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
    assert len(entries) >= player.acknowledged.get(id, 0)
    match = fold(header, entries)
    _check_words(match, player, id)
    views = {(number, seat): view for other, number, seat, view in player.views if other == id}
    again = LiveMatch(header)
    for entry in entries:
        again.apply(entry)
        for seat in SEAT_LETTERS[: header.seats]:
            if (entry.number, seat) in views:
                seen = views[(entry.number, seat)]
                assert seen == json.loads(json.dumps(again.state.view(SEAT_LETTERS.index(seat))))


def _check_words(match: LiveMatch, player: Player, id: str) -> None:
    for letter in SEAT_LETTERS[: match.header.seats]:
        heard = {number: event for other, seat, number, event in _flat(player) if (other, seat) == (id, letter)}
        told = Chronicle(Viewer(SEAT_LETTERS.index(letter), "en")).after(match, 0)
        for number, event in heard.items():
            assert json.loads(told[number - 1]) == event


def _flat(player: Player) -> list[tuple[str, str, int, dict[str, Any]]]:
    return [(match, seat, number, event) for (match, seat, number), event in player.heard.items()]


def test_nothing_heard_is_ever_lost(tmp_path: Path) -> None:
    asyncio.run(_kill_often(str(tmp_path / "house.db"), KILLS))


def test_nothing_heard_is_ever_lost_on_postgresql(postgresql: str, postgresql_socket: str) -> None:
    async def kill_often() -> None:
        async with Wire(postgresql_socket) as wire:
            through_the_wire = f"postgresql://postgres@127.0.0.1:{wire.port}/postgres"
            await _kill_often(through_the_wire, POSTGRESQL_KILLS, wire, postgresql)

    asyncio.run(kill_often())


class Host:
    """Somebody who starts the server, and again when it ends by itself: it cannot begin without its database."""

    def __init__(self, database: str) -> None:
        self.database, self.port, self.nursery = database, free_port(), Nursery()
        self.server = self.nursery.start(self.port, database)

    def look_after(self) -> None:
        if _is_gone(self.server):
            self.server = self.nursery.start(self.port, self.database)

    async def kill(self) -> None:
        """Kills it. The next one starts only when the port is free and nobody writes any more."""
        with suppress(ProcessLookupError):
            os.killpg(self.server, signal.SIGKILL)
        await asyncio.to_thread(wait_until, "the end of a killed server", lambda: _is_gone(self.server))


async def _kill_often(database: str, kills: int, wire: Wire | None = None, direct: str = "") -> None:
    """Kills the server so often. `wire` leads to its database, `direct` there without the wire."""
    host, chance = Host(database), random.Random(7)
    try:
        async with Wire(host.port) as clients:
            address = f"127.0.0.1:{clients.port}"
            players = [Player(address, await _token(address), plan, seed) for seed, plan in enumerate(TABLES)]
            for _ in range(kills):
                tasks = [asyncio.create_task(player.run()) for player in players]
                await _some_moves(host, players, tasks, chance.randint(0, 8))
                await _misfortune(chance, clients, wire)
                await _some_moves(host, players, tasks, chance.randint(0, 4))
                await asyncio.sleep(chance.uniform(0, 0.03))
                await host.kill()
                await stop(tasks)
                await check_all(direct or database, players)
                host.look_after()
            assert sum(player.moves for player in players) > kills
    finally:
        await host.kill()
        host.nursery.close()


async def _misfortune(chance: random.Random, clients: Wire, wire: Wire | None) -> None:
    """Cuts off everybody, or the database, or lets it fall silent; or nothing of all this."""
    kind = chance.choice(["", "clients", "cut", "stall"])
    if kind == "clients":
        clients.snap()
    elif kind and wire is not None:
        Wire.cut(wire) if kind == "cut" else Wire.stall(wire)
        await asyncio.sleep(chance.uniform(0, 1))
        wire.mend()


async def stop(tasks: list[asyncio.Task[None]]) -> None:
    """Ends the players; a client whose line breaks just then may take the break for the reason, and play on."""

    async def stopped() -> bool:
        for task in tasks:
            task.cancel()
        return not (await asyncio.wait(tasks, timeout=0.1))[1]

    await until("the players to stop", stopped)
    assert all(task.cancelled() for task in tasks), [task for task in tasks if not task.cancelled()]


async def check_all(address: str, players: Sequence[Player]) -> None:
    database = Database(database_address(address))
    try:
        await check(database, players)
    finally:
        await database.close()


async def _some_moves(host: Host, players: list[Player], tasks: list[asyncio.Task[None]], count: int) -> None:
    """Waits until so many more moves were acknowledged. None: the server is killed while it starts."""
    aim = sum(player.moves for player in players) + count

    async def enough() -> bool:
        host.look_after()
        return sum(player.moves for player in players) >= aim or any(task.done() for task in tasks)

    await until(f"{count} more moves", enough)


async def _token(address: str) -> str:
    """Somebody new, as soon as the server answers."""

    async def welcome() -> str:
        try:
            async with Guest(address, "Ann") as guest:
                return guest.token
        except Exception as error:
            if "httpx" not in type(error).__module__:
                raise
            return ""

    return await until("a server that answers", welcome)


def _is_gone(process: int) -> bool:
    try:
        os.killpg(process, 0)
    except ProcessLookupError:
        return True
    return False
