"""Bots think elsewhere: a table never waits forever for them, and they never outlive their server."""

import asyncio
import os
import signal
from dataclasses import replace
from pathlib import Path

import pytest

import kingcraft as kc
from kingcraft.core.state import CHANCE
from kingcraft.kingdom_builder.state import KingdomBuilderState
from kingcraft.server.live import thought
from kingcraft.server.live.think import Thinkers
from tests.bots.kingdom_builder.tables import walk as builder_walk
from tests.bots.kingsburg.tables import bot, walk
from tests.processes import PROC, alive, children
from tests.server.conftest import with_asyncio
from tests.server.guest import Guest
from tests.server.halls import game, open_hall, somebody
from tests.server.house import QUICK, HouseProcess
from tests.waiting import until, wait_until


@with_asyncio
async def test_a_bot_whose_process_dies_still_moves(toll: kc.Table) -> None:
    thinkers = Thinkers(QUICK)
    await thinkers.wake()
    assert thinkers._pool is not None
    for process in list(thinkers._pool._processes.values()):
        process.kill()
    for _ in range(2):
        assert toll.state.allows(await thinkers.choose(toll.state, "random"))
    await thinkers.close()


@with_asyncio
async def test_a_bot_that_does_not_exist_still_moves(toll: kc.Table) -> None:
    thinkers = Thinkers(QUICK)
    assert toll.state.allows(await thinkers.choose(toll.state, "nobody"))
    await thinkers.close()


@with_asyncio
async def test_a_squire_stands_in_for_a_bot_that_cannot_think() -> None:
    thinkers = Thinkers(QUICK)
    for state in [state for state in walk(7) if len(state.legal()) > 3][:5]:
        assert await thinkers.choose(state, "nobody") == bot("squire").choose(state.copy(), kc.Stream(1))
    await thinkers.close()


@with_asyncio
async def test_a_bot_is_told_the_lot_that_the_seed_gives_its_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[tuple[int, int]] = []

    async def choose(imagined: kc.State, level: str, asker: str, place: str, lot: int) -> int:
        told.append((int(imagined.to_act), lot))
        return imagined.legal()[0]

    async def heard() -> bool:
        return bool(told)

    async with open_hall(replace(QUICK, database_url=str(tmp_path / "x.db"))) as hall:
        monkeypatch.setattr(hall.thinkers, "choose", choose)
        room = await game(hall, await somebody(hall), ["random", "me"])
        await until("a bot that is asked", heard)
        assert {lot for _, lot in told} == {room.match.dealer().lot(seat) for seat, _ in told}


@pytest.fixture
def nobody_seated(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thought, "_bots", {})


def first_decision() -> KingdomBuilderState:
    return next(state for state in builder_walk(5) if state.to_act != CHANCE and len(state.legal()) > 3)


@pytest.mark.usefixtures("nobody_seated")
def test_who_sits_at_a_table_thinks_on_there() -> None:
    state = first_decision()
    king = thought._seated(state.dump(), "king", 1.0, "table A")
    state.make(state.legal()[0])
    assert thought._seated(state.dump(), "king", 1.0, "table A") is king
    assert thought._seated(state.dump(), "king", 1.0, "table B") is not king
    assert thought._seated(state.dump(), "knight", 1.0, "table A") is not king


@pytest.mark.usefixtures("nobody_seated")
def test_every_place_has_a_bot_of_its_own_and_only_the_last_are_kept() -> None:
    place = first_decision().dump()
    for number in range(40):
        thought.choose(place, "squire", 0.05, 1, f"table {number}")
    kept = list(thought._bots)
    assert [key[0] for key in kept] == [f"table {number}" for number in range(24, 40)]
    assert len({id(bot) for bot in thought._bots.values()}) == len(kept)


@pytest.mark.usefixtures("nobody_seated")
def test_who_has_no_place_is_forgotten() -> None:
    thought.choose(first_decision().dump(), "squire", 0.05, 1)
    assert not thought._bots


@pytest.mark.skipif(not PROC.exists(), reason="looks at the processes of Linux")
def test_thinkers_and_their_aides_end_with_a_server_that_was_killed(tmp_path: Path) -> None:
    house = HouseProcess(str(tmp_path / "x.db"))
    house.start()
    assert house.process is not None

    async def play() -> None:
        async with Guest(house.address, "Ann") as ann:
            match = await ann.table(["king", "me"], game="kingdom-builder", options={"first": "A"})
            await ann.ask("POST", f"/api/matches/{match}/start", {})
            async with ann.live(match) as live:
                await live.until_my_turn()

    asyncio.run(play())
    thinkers = children(house.process.pid)
    assert thinkers
    if (os.cpu_count() or 1) > 1:
        aides = [aide for thinker in thinkers for aide in children(thinker)]
        assert aides
        thinkers += aides
    os.kill(house.process.pid, signal.SIGKILL)
    house.process.wait()
    wait_until("the end of all that think", lambda: not any(alive(thinker) for thinker in thinkers))
