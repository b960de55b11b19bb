"""Bots think elsewhere: a table never waits forever for them, and they never outlive their server."""

import asyncio
import os
import signal
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import kingcraft as kc
from kingcraft.core.state import CHANCE
from kingcraft.kingdom_builder.state import KingdomBuilderState
from kingcraft.server.http.health import Health
from kingcraft.server.live import think, thought
from kingcraft.server.live.think import Thinkers
from kingcraft.server.protocol.http import NewMatch, SeatPlan, Start
from kingcraft.server.settings import Settings
from kingcraft.server.store.write import Conflict
from kingcraft.server.verbs.create import create
from kingcraft.server.verbs.start import start
from tests.bots.kingdom_builder.tables import walk as builder_walk
from tests.bots.kingsburg.tables import bot, walk
from tests.processes import PROC, alive, children
from tests.server.conftest import with_asyncio
from tests.server.guest import Guest
from tests.server.halls import fold_once, game, open_hall, somebody
from tests.server.house import QUICK, HouseProcess
from tests.server.wilful import FOLDER, MODULES
from tests.waiting import coming, until, wait_until


@pytest.fixture(autouse=True)
def wilful_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tiny game has bots that can be held up, here alone."""
    monkeypatch.setattr(kc.game_named("toll"), "kit", "tests.server.wilful:KIT")


@with_asyncio
async def test_a_bot_whose_process_dies_still_moves(toll: kc.Table) -> None:
    thinkers = Thinkers(QUICK)
    await thinkers.wake()
    for process in _processes(thinkers):
        os.kill(process, signal.SIGKILL)
    for _ in range(2):
        assert toll.state.allows(await thinkers.choose(toll.state, "random"))
    await thinkers.close()


def _processes(thinkers: Thinkers) -> list[int]:
    return [process for one in thinkers._all if one._pool is not None for process in one._pool.processes()]


async def _thinks_again(thinkers: Thinkers) -> bool:
    """Whether a process answers; on a slow machine its start may take longer than the patience of the test."""
    try:
        await thinkers._think("", thought.nothing)
    except TimeoutError:
        return False
    return True


def _impatient(**more: Any) -> Thinkers:
    return Thinkers(replace(QUICK, modules=MODULES, **more))


@with_asyncio
async def test_a_process_that_hangs_is_killed_and_replaced(toll: kc.Table) -> None:
    """It is stopped from outside, then a bot in it never ends: each time a stand-in moves, and another takes over."""
    thinkers = _impatient(think_seconds=1)
    for level, stopped in (("random", True), ("endless", False)):
        await until("a process that thinks", lambda: _thinks_again(thinkers))
        (hanging,) = _processes(thinkers)
        if stopped:
            os.kill(hanging, signal.SIGSTOP)
        lost = thinkers._all[0].lost
        assert toll.state.allows(await thinkers.choose(toll.state, level))
        await asyncio.to_thread(wait_until, "the end of the process", lambda hanging=hanging: not alive(hanging))
        assert thinkers._all[0].lost == lost + 1
    await until("another process that thinks", lambda: _thinks_again(thinkers))
    await thinkers.close()


@with_asyncio
async def test_others_are_served_while_one_hangs(toll: kc.Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(think, "_LAST_THOUGHT", 0.1)
    thinkers = _impatient(thinkers=2)
    hanging = asyncio.create_task(thinkers.choose(toll.state, "endless", "hers"))
    for asker in ("his", "theirs", "hers", "his"):
        assert toll.state.allows(await coming("a bot's move", thinkers.choose(toll.state, "random", asker)))
    assert not hanging.done()
    endless = _processes(thinkers)
    await thinkers.close()
    assert toll.state.allows(await coming("a stand-in", hanging))
    await asyncio.to_thread(wait_until, "the end of the endless bot", lambda: not any(map(alive, endless)))


@pytest.mark.skipif(not PROC.exists(), reason="the limit is one of Linux")
@with_asyncio
async def test_a_bot_that_takes_all_memory_loses_its_process_and_its_move(toll: kc.Table) -> None:
    """It keeps what it took: whoever thinks next gets another process, and the server has its memory back."""
    thinkers = _impatient(thinker_megabytes=400)
    await thinkers.wake()
    (greedy,) = _processes(thinkers)
    assert toll.state.allows(await thinkers.choose(toll.state, "greedy"))
    await asyncio.to_thread(wait_until, "the end of the greedy bot", lambda: not alive(greedy))
    assert toll.state.allows(await thinkers.choose(toll.state, "random"))
    assert thinkers._all[0].lost == 1
    await thinkers.close()


@with_asyncio
async def test_kings_have_room_enough_within_half_of_the_memory_they_may_have() -> None:
    thinkers = Thinkers(replace(QUICK, thinker_megabytes=Settings().thinker_megabytes // 2, bot_seconds=0.2))
    for state in (first_decision(), next(state for state in walk(7) if len(state.legal()) > 3)):
        assert state.allows(await thinkers.choose(state, "king"))
    assert thinkers._all[0].lost == 0
    await thinkers.close()


@with_asyncio
async def test_health_tells_of_processes_that_hang(
    toll: kc.Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(think, "_LATE", 1e-5)
    monkeypatch.setattr(think, "_LAST_THOUGHT", 0.1)
    settings = replace(QUICK, modules=MODULES, thinkers=2, bot_seconds=0.0, database_url=str(tmp_path / "x.db"))
    async with open_hall(settings) as hall:
        health = Health(hall.writer, hall.thinkers)
        assert (await health.trouble(), health.note()) == ("", "ok")
        hanging = [asyncio.create_task(hall.thinkers.choose(toll.state, "endless"))]

        async def one_hangs() -> bool:
            return await health.trouble() == "" and health.note() == "ok, but 1 of 2 thinkers hang"

        await until("a word of the one that hangs", one_hangs)
        hanging.append(asyncio.create_task(hall.thinkers.choose(toll.state, "endless")))

        async def both_hang() -> bool:
            return await health.trouble() == "thinkers"

        await until("a word of both", both_hang)
    await asyncio.gather(*hanging)


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


def test_a_table_goes_on_whose_room_was_left_while_its_bot_thought(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everybody is gone for longer than a room is kept; somebody comes back, says something, and the bot moves."""
    monkeypatch.setenv(FOLDER, str(tmp_path))
    quick = {"room_idle_seconds": 0.05, "presence_seconds": 0.05, "modules": MODULES}
    house = HouseProcess(str(tmp_path / "x.db"), more=quick)
    house.start()

    async def leave_and_come_back() -> None:
        async with Guest(house.address, "Ann") as ann:
            match = await ann.table(["me", "held"])
            await ann.ask("POST", f"/api/matches/{match}/start", {})
            async with ann.live(match) as live:
                await live.until_my_turn()
                while live.sight["to_act"] == live.sight["seat"]:
                    await live.play("fold" if "fold" in live.sight["legal"] else live.sight["legal"][0])
                await asyncio.to_thread(wait_until, "the bot to be asked", (tmp_path / "asked").exists)
            await asyncio.sleep(0.5)
            assert "\nkingcraft_rooms 1.0\n" in (await ann.answer("GET", "/metrics")).text, "the room is kept"
            async with ann.live(match) as live:
                await live.do("chat", text="I am back")
                (tmp_path / "go").touch()
                while await live.until_my_turn():
                    await live.play(live.sight["legal"][0])
                assert live.match["phase"] == "over"

    try:
        asyncio.run(leave_and_come_back())
    finally:
        house.kill()


@with_asyncio
async def test_a_bot_that_comes_up_again_while_it_thinks_is_seen_to_afterwards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its first thought comes to nothing, because another process was quicker: what came up meanwhile is not lost."""
    async with open_hall(replace(QUICK, database_url=str(tmp_path / "x.db"))) as hall:
        thoughts = 0

        async def choose(imagined: kc.State, *about: object) -> int:
            nonlocal thoughts
            thoughts += 1
            if thoughts == 1:
                hall.schedule(room.match)
                await until("the scheduler to see it", met)
                raise Conflict
            return imagined.legal()[0]

        async def met() -> bool:
            return not hall.foreman._due

        async def over() -> bool:
            if room.match.phase == "playing" and room.match.bot_to_act is None:
                await fold_once(room, ann)
            return room.match.phase == "over"

        monkeypatch.setattr(hall.thinkers, "choose", choose)
        ann = await somebody(hall)
        plans = [SeatPlan(kind="me"), SeatPlan(kind="bot", level="random")]
        room = await hall.create(*create(NewMatch(game="toll", seats=plans, options={}), ann, 1))
        await room.do(lambda match: start(match, ann.id, Start()))
        await until("the game to go on to its end", over)
        assert thoughts > 1
