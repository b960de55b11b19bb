"""The database fails or the asker hangs up: every table goes on, and knows what was kept."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import IntegrityError, OperationalError, ProgrammingError

from kingcraft.server import metrics
from kingcraft.server.http.health import Health
from kingcraft.server.live.hall import Hall
from kingcraft.server.live.room import Room
from kingcraft.server.refusals import Unkept
from kingcraft.server.store import read
from kingcraft.server.store.database import unkept
from kingcraft.server.store.people import PersonRow
from kingcraft.server.store.write import Conflict, Write
from tests.server.conftest import with_asyncio
from tests.server.guest import Guest
from tests.server.halls import Ear, fold_once, game, open_hall, somebody
from tests.server.house import QUICK, house_here
from tests.server.wire import Wire
from tests.waiting import coming, until

TABLES = 12


async def _all_move(rooms: list[Room], person: PersonRow) -> list[Any]:
    moves = [fold_once(room, person) for room in rooms]
    return await coming("every move to be kept or refused", asyncio.gather(*moves, return_exceptions=True))


async def _works(room: Room, person: PersonRow) -> bool:
    try:
        await fold_once(room, person)
    except Unkept:
        return False
    return True


async def _is_kept(hall: Hall, room: Room) -> None:
    entries = await read.entries(hall.database, room.match.header.id)
    assert [entry.number for entry in entries] == list(range(1, room.match.number + 1))


@pytest.mark.parametrize(("break_it", "seconds"), [(Wire.cut, 3600.0), (Wire.stall, 1.0)])
def test_tables_go_on_when_the_wire_to_postgresql_is_back(
    postgresql_socket: str, break_it: Callable[[Wire], None], seconds: float
) -> None:
    @with_asyncio
    async def outage() -> None:
        async with Wire(postgresql_socket) as wire:
            address = f"postgresql://postgres@127.0.0.1:{wire.port}/postgres"
            settings = replace(QUICK, database_url=address, bots_here=False)
            async with open_hall(settings) as hall:
                ann = await somebody(hall)
                rooms = [await game(hall, ann, ["me", "local"], rounds="3") for _ in range(TABLES)]
                hall.database.seconds = seconds
                for room in rooms:
                    await room.refresh()
                faults, outages = metrics.FAULTS._value.get(), metrics.UNKEPT._value.get()
                break_it(wire)
                assert all(isinstance(end, Unkept) for end in await _all_move(rooms, ann))
                assert hall.writer.oldest() == 0
                assert metrics.FAULTS._value.get() == faults, "an outage is no fault of the program"
                assert metrics.UNKEPT._value.get() > outages
                wire.mend()
                for room in rooms:
                    await until("the table to work again", lambda room=room: _works(room, ann))  # type: ignore[misc]
                    await _is_kept(hall, room)

    outage()


class _Breaks:
    """Fails as PostgreSQL did: a conflict for the group, then no wire for the first of its writes alone."""

    def __init__(self) -> None:
        self.errors: list[Exception] = [IntegrityError("", {}, Exception()), ConnectionRefusedError()]

    async def __call__(self, writes: list[Write]) -> None:
        if self.errors:
            raise self.errors.pop(0)


@with_asyncio
async def test_no_write_waits_forever_when_the_wire_is_cut_between_two(tmp_path: Path) -> None:
    async with open_hall(replace(QUICK, database_url=str(tmp_path / "x.db"))) as hall:
        ann = await somebody(hall)
        rooms = [await game(hall, ann, ["me", "local"]) for _ in range(3)]
        commit = hall.writer._commit
        hall.writer._commit = _Breaks()  # type: ignore[method-assign]
        ends = await _all_move(rooms, ann)
        assert all(isinstance(end, Unkept) for end in ends)
        hall.writer._commit = commit  # type: ignore[method-assign]
        assert all(isinstance(end, int) for end in await _all_move(rooms, ann))


@with_asyncio
async def test_one_bad_write_does_not_fail_those_beside_it(tmp_path: Path) -> None:
    async with open_hall(replace(QUICK, database_url=str(tmp_path / "x.db"))) as hall:
        ann = await somebody(hall)
        rooms = [await game(hall, ann, ["me", "local"]) for _ in range(3)]
        header = rooms[0].match.header
        again = hall.create(header, [])
        ends = await asyncio.gather(again, *[fold_once(room, ann) for room in rooms], return_exceptions=True)
        assert isinstance(ends[0], Conflict)
        assert all(isinstance(end, int) for end in ends[1:])


@with_asyncio
async def test_what_was_kept_although_nobody_said_so_is_found_and_told(tmp_path: Path) -> None:
    """The answer of the database is lost after the commit: the room doubts, looks, and tells."""
    async with open_hall(replace(QUICK, database_url=str(tmp_path / "x.db"))) as hall:
        ann = await somebody(hall)
        room = await game(hall, ann, ["me", "local"])
        ear = Ear(room)
        room.enter(ear)
        commit = hall.writer._commit

        async def kept_but_unanswered(writes: list[Write]) -> None:
            await commit(writes)
            raise ConnectionResetError

        hall.writer._commit = kept_but_unanswered  # type: ignore[method-assign]
        before = room.match.number
        with pytest.raises(Unkept):
            await fold_once(room, ann)
        hall.writer._commit = commit  # type: ignore[method-assign]

        async def told() -> bool:
            return room.match.number > before and '"kind":"moved"' in ear.told[-1]

        await until("the move to be told", told)
        await _is_kept(hall, room)


@with_asyncio
async def test_a_move_is_finished_though_whoever_made_it_hangs_up(tmp_path: Path) -> None:
    """The asker is gone between the move and the disk: it is kept, the room knows it, and the others hear of it."""
    async with open_hall(replace(QUICK, database_url=str(tmp_path / "x.db"))) as hall:
        ann = await somebody(hall)
        room = await game(hall, ann, ["me", "local"])
        ear = Ear(room)
        room.enter(ear)
        commit, writing, gate = hall.writer._commit, asyncio.Event(), asyncio.Event()

        async def slow(writes: list[Write]) -> None:
            writing.set()
            await gate.wait()
            await commit(writes)

        hall.writer._commit = slow  # type: ignore[method-assign]
        asking = asyncio.create_task(fold_once(room, ann))
        await writing.wait()
        asking.cancel()
        await asyncio.wait({asking})
        number = room.match.number
        gate.set()

        async def told() -> bool:
            return room.match.number == number + 1 and '"kind":"moved"' in ear.told[-1]

        await until("the others to hear of it", told)
        await _is_kept(hall, room)


@with_asyncio
async def test_health_tells_when_nothing_can_be_written(tmp_path: Path) -> None:
    async with open_hall(replace(QUICK, database_url=str(tmp_path / "x.db"))) as hall:
        assert await Health(hall.writer, hall.thinkers).trouble() == ""
        with hall.database.writing_engine.connect() as connection:
            connection.exec_driver_sql("PRAGMA query_only = ON")
        assert await Health(hall.writer, hall.thinkers).trouble() == "database"


@with_asyncio
async def test_health_tells_when_a_write_has_waited_too_long(tmp_path: Path) -> None:
    async with open_hall(replace(QUICK, database_url=str(tmp_path / "x.db"))) as hall:
        ann = await somebody(hall)
        room = await game(hall, ann, ["me", "local"])
        commit, gate = hall.writer._commit, asyncio.Event()

        async def slow(writes: list[Write]) -> None:
            await gate.wait()
            await commit(writes)

        hall.writer._commit = slow  # type: ignore[method-assign]
        moving = asyncio.create_task(fold_once(room, ann))

        async def waits() -> bool:
            return bool(hall.writer._since)

        await until("a write that waits", waits)
        for waiting in hall.writer._since:
            hall.writer._since[waiting] -= 60
        assert hall.writer.oldest() >= 60
        assert await Health(hall.writer, hall.thinkers).trouble() == "writes"
        gate.set()
        await moving
        assert await Health(hall.writer, hall.thinkers).trouble() == ""


def test_a_statement_that_is_wrong_is_a_fault() -> None:
    faults, outages = metrics.FAULTS._value.get(), metrics.UNKEPT._value.get()
    assert unkept(ConnectionRefusedError()).ruling.id == "server-unkept"
    assert unkept(OperationalError("", {}, Exception())).ruling.id == "server-unkept"
    assert metrics.FAULTS._value.get() == faults
    for wrong in (ProgrammingError("", {}, Exception()), KeyError("ours")):
        assert unkept(wrong).ruling.id == "server-unkept"
    assert (metrics.FAULTS._value.get(), metrics.UNKEPT._value.get()) == (faults + 2, outages + 4)


@with_asyncio
async def test_settings_that_cannot_be_kept_are_refused_in_words(tmp_path: Path) -> None:
    """Over HTTP and at the table; nothing is told as a fault of the server, and when it is mended all goes on."""
    file = tmp_path / "x.db"
    with house_here(replace(QUICK, database_url=str(file), bots_here=False)) as house:
        async with Guest(house, "Ann") as ann:
            match = await ann.table(["me", "local"])
            with closing(sqlite3.connect(file)) as other, other:
                other.execute("CREATE TRIGGER full BEFORE UPDATE ON people BEGIN SELECT RAISE(ABORT, 'full'); END")
            assert await ann.refused("PUT", "/api/me", {"name": "Anna"}) == (503, "server-unkept")
            async with ann.live(match) as live:
                answer = await live.do("settings", forced=False)
                assert (answer["type"], answer["refusal"]["id"]) == ("refused", "server-unkept")
                with closing(sqlite3.connect(file)) as other, other:
                    other.execute("DROP TRIGGER full")
                assert (await live.do("settings", forced=False))["type"] == "done"
            me = await ann.ask("PUT", "/api/me", {"name": "Anna"})
            assert (me["name"], me["forced"]) == ("Anna", False)
