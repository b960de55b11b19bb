"""Storage: the migrations make the tables, the key keeps writers apart, and a match is rebuilt as it was."""

import asyncio
from dataclasses import astuple, replace
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, select

from kingcraft.core.stream import Stream
from kingcraft.server.live.hall import Hall
from kingcraft.server.live.room import standing_of
from kingcraft.server.match.live_match import fold
from kingcraft.server.protocol.http import NewMatch, SeatPlan, Start
from kingcraft.server.store import database as database_module
from kingcraft.server.store import people, read
from kingcraft.server.store.database import HEAD, Database
from kingcraft.server.store.tables import MATCHES, METADATA
from kingcraft.server.verbs.create import create
from kingcraft.server.verbs.leave import come_back, leave
from kingcraft.server.verbs.play import play
from kingcraft.server.verbs.start import start
from tests.server.conftest import with_asyncio
from tests.server.halls import fold_once, game, open_hall, somebody
from tests.server.house import QUICK


def _differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), METADATA))


@with_asyncio
async def test_migrations_make_exactly_the_tables_of_the_code(tmp_path: Path) -> None:
    database = Database(f"sqlite+aiosqlite:///{tmp_path / 'x.db'}")
    await database.open()
    await database.open()
    async with database.engine.connect() as connection:
        assert await connection.run_sync(_differences) == []
    await database.close()


def test_the_newest_migration_is_the_one_the_code_knows() -> None:
    folder = Path(database_module.__file__).parents[1] / "migrations"
    assert ScriptDirectory(str(folder)).get_current_head() == HEAD


async def _hall_with_match(path: Path) -> tuple[Hall, str, str]:
    """A hall with a match of two local people under way."""
    hall = Hall(replace(QUICK, database_url=str(path), bots_here=False))
    await hall.open()
    person, _ = await people.add(hall.database, "Ann", 1)
    wanted = NewMatch(game="toll", seats=[SeatPlan(kind="me"), SeatPlan(kind="local")], options={"rounds": "3"})
    room = await hall.create(*create(wanted, person, 1))
    await room.do(lambda match: start(match, person.id, Start()))
    return hall, room.match.header.id, person.id


@with_asyncio
async def test_two_processes_never_both_write_the_same_event(tmp_path: Path) -> None:
    """Two halls on one file, as two processes would be: one of two moves at the same ply wins, the other is stale."""
    first, id, person = await _hall_with_match(tmp_path / "x.db")
    second = Hall(replace(QUICK, database_url=str(tmp_path / "x.db"), bots_here=False))
    await second.open()
    rooms = [await first.room(id), await second.room(id)]
    ply = rooms[0].match.ply
    results = await asyncio.gather(
        *[room.do(lambda match: play(match, person, ply, "fold")) for room in rooms], return_exceptions=True
    )
    assert sorted(isinstance(result, Exception) for result in results) == [False, True]
    entries = await read.entries(first.database, id)
    assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
    assert [entry.kind for entry in entries].count("moved") == 1
    assert rooms[0].match.number == rooms[1].match.number
    for hall in (first, second):
        await hall.close()


@with_asyncio
async def test_a_match_is_rebuilt_exactly_from_its_entries(tmp_path: Path) -> None:
    hall, id, person = await _hall_with_match(tmp_path / "x.db")
    room = await hall.room(id)
    stream = Stream(3)
    while room.match.phase == "playing":
        moves = [room.match.state.write(action) for action in room.match.state.legal()]
        move = moves[int(stream.below(len(moves)))]
        await room.do(lambda match, move=move: play(match, person, match.ply, move))  # type: ignore[misc]
        header = await read.header(hall.database, id)
        assert header is not None
        rebuilt = fold(header, await read.entries(hall.database, id))
        assert rebuilt.state.fingerprint() == room.match.state.fingerprint()
        assert rebuilt.record.text() == room.match.record.text()
    await hall.close()


@with_asyncio
async def test_what_is_written_together_is_committed_together(tmp_path: Path) -> None:
    hall, _, person = await _hall_with_match(tmp_path / "x.db")
    commits = 0
    commit = hall.writer._commit

    async def counted(writes: list[object]) -> None:
        nonlocal commits
        commits += 1
        assert len(hall.writer._tasks) == 1
        await commit(writes)  # type: ignore[arg-type]

    hall.writer._commit = counted  # type: ignore[assignment, method-assign]
    row = people.PersonRow(person, "Ann")
    wanted = NewMatch(game="toll", seats=[SeatPlan(kind="me"), SeatPlan(kind="local")], options={})
    await asyncio.gather(*[hall.create(*create(wanted, row, 1)) for _ in range(40)])
    assert commits <= 5
    assert len(await read.of_person(hall.database, person, 100)) == 41
    await hall.close()


@pytest.mark.parametrize("token", ["", ".", "nobody", "nobody.secret", "a.b.c"])
def test_a_wrong_token_proves_nobody(tmp_path: Path, token: str) -> None:
    @with_asyncio
    async def look() -> None:
        database = Database(f"sqlite+aiosqlite:///{tmp_path / 'x.db'}")
        await database.open()
        assert await people.find(database, token) is None
        await database.close()

    look()


@with_asyncio
async def test_the_row_says_how_the_match_stands_after_people_bots_and_those_who_leave(tmp_path: Path) -> None:
    """A move between people writes less of the row than others: what it leaves out must be there already."""
    async with open_hall(replace(QUICK, database_url=str(tmp_path / "x.db"), bots_here=False)) as hall:
        ann = await somebody(hall)
        room = await game(hall, ann, ["me", "local"])
        row = select(*[MATCHES.c[name] for name in ("number", "changed", "phase", "turn", "summary", "deadline")])
        row = row.add_columns(MATCHES.c.bot_due)

        async def agree() -> None:
            wanted = standing_of(room.match, hall.settings.bot_pace_ms, room.company())
            assert tuple((await hall.database.rows(row))[0]) == astuple(wanted)

        await agree()
        for _ in range(2):
            await fold_once(room, ann)
            await agree()
        for seat in "AB":
            await room.do(lambda match, seat=seat: leave(match, ann.id, seat, "random"))  # type: ignore[misc]
            await agree()
        assert standing_of(room.match, 0, room.company()).turn is None
        for seat in "AB":
            await room.do(lambda match, seat=seat: come_back(match, ann.id, seat, 0))  # type: ignore[misc]
            await agree()
        await fold_once(room, ann)
        await agree()
