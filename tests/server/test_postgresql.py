"""Many processes on one PostgreSQL: two servers and a worker, one game across them."""

import asyncio
from collections.abc import Iterator

import pytest

from kingcraft.core.record import parse
from kingcraft.core.verify import verify
from kingcraft.server.store.database import Database
from tests.server.conftest import with_asyncio
from tests.server.guest import Guest, Live, both, play_on
from tests.server.house import HouseProcess
from tests.server.test_store import _differences


@pytest.fixture(scope="session")
def houses(postgresql: str) -> Iterator[tuple[str, str]]:
    """Two servers that leave the bots to a worker, and the worker."""
    processes = [HouseProcess(postgresql, kind) for kind in ("serve-without-bots", "serve-without-bots", "worker")]
    try:
        for process in processes:
            process.start()
        yield processes[0].address, processes[1].address
    finally:
        for process in processes:
            process.kill()


@with_asyncio
async def test_migrations_fit_postgresql_too(postgresql: str) -> None:
    database = Database(postgresql.replace("postgresql://", "postgresql+asyncpg://"))
    await asyncio.gather(database.open(), database.open())
    async with database.engine.connect() as connection:
        assert await connection.run_sync(_differences) == []
    await database.close()


@with_asyncio
async def test_one_game_across_two_servers_and_a_worker(houses: tuple[str, str]) -> None:
    async with Guest(houses[0], "Ann") as ann, Guest(houses[1], "Bob") as bob, Guest(houses[1]) as watcher:
        match = await ann.table(["me", "open", "random"], listed=True, options={"rounds": "3"})
        async with ann.live(match) as one:
            await bob.ask("POST", f"/api/matches/{match}/join", {})
            async with bob.live(match) as two, watcher.live(match) as three:
                await both(play_on(one, 1), play_on(two), three.until_over())
                await both(one.until_over(), two.until_over())
                assert one.match["result"] == two.match["result"] == three.match["result"]
                numbers = list(range(1, one.match["number"] + 1))
                assert [event["number"] for event in one.events] == numbers
                assert [event["number"] for event in two.events] == numbers
        text = (await bob.answer("GET", f"/api/matches/{match}/record")).text
        assert verify(parse(text)).result == two.match["result"]["scores"]


@with_asyncio
async def test_one_server_knows_who_is_connected_to_the_other(houses: tuple[str, str]) -> None:
    async with Guest(houses[0], "Ann") as ann, Guest(houses[1], "Bob") as bob:
        match = await ann.table(["me", "open"], listed=True)
        await bob.ask("POST", f"/api/matches/{match}/join", {})
        async with ann.live(match) as one, bob.live(match):
            await one.see("both connected", lambda: one.messages[-1].get("connected") == ["A", "B"])


@with_asyncio
async def test_two_servers_asked_for_the_same_move_make_it_once(houses: tuple[str, str]) -> None:
    async with Guest(houses[0], "Ann") as ann:
        again = Guest(houses[1], "Ann", ann.token)
        match = await ann.table(["me", "local"], options={"rounds": "3"})
        await ann.ask("POST", f"/api/matches/{match}/start", {})
        async with ann.live(match) as one, again.live(match) as two:
            while one.match["phase"] == "playing":
                ply = one.sight["ply"]
                await asyncio.gather(*[live.do("look", seat=live.sight["to_act"]) for live in (one, two)])
                moves = (one.sight["legal"][0], two.sight["legal"][1])
                answers = await asyncio.gather(
                    *[live.do("play", ply=ply, move=move) for live, move in zip((one, two), moves, strict=True)]
                )
                assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
                await _until_ply(one, ply + 1)
                await _until_ply(two, ply + 1)
        await again.__aexit__(None, None, None)


def test_a_move_is_not_lost_when_its_worker_dies(postgresql: str) -> None:
    """A worker that is killed while bots are on turn leaves their moves to the next worker."""
    server, workers = HouseProcess(postgresql, "serve-without-bots"), []
    server.start()

    async def until_over() -> None:
        async with Guest(server.address, "Ann") as ann:
            match = await ann.table(["me", "random", "random"], game="kingsburg")
            await ann.ask("POST", f"/api/matches/{match}/start", {})
            async with ann.live(match) as live:
                for _ in range(2):
                    workers.append(HouseProcess(postgresql, "worker"))
                    workers[-1].start()
                    await _some_moves(live)
                    workers[-1].kill()
                await live.do("resign", seat="A")

    try:
        asyncio.run(until_over())
    finally:
        for process in (server, *workers):
            process.kill()


async def _until_ply(live: Live, ply: int) -> None:
    await live.see(f"ply {ply}", lambda: live.match["ply"] >= ply)


async def _some_moves(live: Live) -> None:
    """Plays until bots have moved a few times."""
    aim = live.match["number"] + 12
    while live.match["number"] < aim and await live.until_my_turn():
        await live.play(live.sight["legal"][0])
