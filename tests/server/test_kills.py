"""The server is killed again and again in the middle of games; nothing that anybody heard of is ever lost.

`KINGCRAFT_KILLS` sets how often (50 by default).
"""

import asyncio
import json
import os
import random
import signal
from pathlib import Path
from typing import Any

from websockets.exceptions import WebSocketException

from kingcraft.core.speech import SEAT_LETTERS
from kingcraft.server.match.live_match import LiveMatch, fold
from kingcraft.server.show.chronicle import Chronicle
from kingcraft.server.show.viewer import Viewer
from kingcraft.server.store import read
from kingcraft.server.store.database import Database
from tests.server.guest import Guest, Live
from tests.server.house import free_socket
from tests.server.nursery import Nursery
from tests.waiting import until, wait_until

KILLS = int(os.environ.get("KINGCRAFT_KILLS", "50"))
TABLES = [("toll", ["me", "local"]), ("toll", ["me", "random"]), ("kingdom-builder", ["me", "local", "local"])]
BROKEN = (OSError, WebSocketException, EOFError)


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

    async def run(self) -> None:
        """Plays one match after another until it is cancelled."""
        while True:
            try:
                if not self.match:
                    self.match = await self.guest.table(self.seats, game=self.game)
                await self._start()
                await self._play()
                self.match = ""
            except BROKEN:
                await asyncio.sleep(0.05)
            except Exception as error:
                if "httpx" not in type(error).__module__:
                    raise
                await asyncio.sleep(0.05)

    async def _start(self) -> None:
        answer = await self.guest.answer("POST", f"/api/matches/{self.match}/start", {})
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


async def check(database: Database, players: list[Player]) -> None:
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
    asyncio.run(_kill_often(tmp_path / "house.db"))


async def _kill_often(path: Path) -> None:
    with free_socket() as free:
        port = free.getsockname()[1]
    nursery = Nursery()
    chance = random.Random(7)
    server = nursery.start(port, path)
    address = f"127.0.0.1:{port}"
    try:
        players = [Player(address, await _token(address), plan, seed) for seed, plan in enumerate(TABLES)]
        for _ in range(KILLS):
            tasks = [asyncio.create_task(player.run()) for player in players]
            await _some_moves(players, tasks, chance.randint(0, 12))
            await asyncio.sleep(chance.uniform(0, 0.03))
            os.killpg(server, signal.SIGKILL)
            # The next one starts only when the port is free and nobody writes any more.
            await asyncio.to_thread(_wait_until_gone, server)
            for task in tasks:
                task.cancel()
            ends = await asyncio.gather(*tasks, return_exceptions=True)
            assert all(isinstance(end, asyncio.CancelledError) for end in ends), ends
            database = Database(f"sqlite+aiosqlite:///{path}")
            await check(database, players)
            await database.close()
            server = nursery.start(port, path)
        assert sum(player.moves for player in players) > KILLS
    finally:
        os.killpg(server, signal.SIGKILL)
        nursery.close()


async def _some_moves(players: list[Player], tasks: list[asyncio.Task[None]], count: int) -> None:
    """Waits until so many more moves were acknowledged. None: the server is killed while it starts."""
    aim = sum(player.moves for player in players) + count

    async def enough() -> bool:
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


def _wait_until_gone(process: int) -> None:
    def gone() -> bool:
        try:
            os.killpg(process, 0)
        except ProcessLookupError:
            return True
        return False

    wait_until("the end of a killed server", gone)
