"""What nobody may read: logs without seeds, secrets or draws; files for their owner alone."""

import asyncio
import json
import logging
import sqlite3
import stat
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy.exc import DBAPIError

from kingcraft.core.ruling import Refused
from kingcraft.server.logs import Lines
from kingcraft.server.refusals import Unkept
from kingcraft.server.store import people
from tests.server.conftest import with_asyncio
from tests.server.halls import fold_once, game, open_hall, somebody
from tests.server.house import QUICK


def _break(path: Path, table: str) -> None:
    """Makes every change of a table fail, in words that repeat what was to be written."""
    with sqlite3.connect(path) as connection:
        for when in ("INSERT", "UPDATE"):
            connection.execute(
                f"CREATE TRIGGER no_{table}_{when} BEFORE {when} ON {table} BEGIN SELECT RAISE(ABORT, 'broken'); END"
            )


@pytest.mark.parametrize("table", ["matches", "events", "people"])
def test_no_seed_secret_or_draw_is_in_a_log(tmp_path: Path, caplog: pytest.LogCaptureFixture, table: str) -> None:
    @with_asyncio
    async def fail() -> None:
        path = tmp_path / "x.db"
        async with open_hall(replace(QUICK, database_url=str(path))) as hall:
            ann = await somebody(hall)
            room = await game(hall, ann, ["me", "local"])
            # In a thread: the hall may be in the middle of a write, which it ends in this one.
            await asyncio.to_thread(_break, path, table)
            for work in (fold_once(room, ann), game(hall, ann, ["me", "local"]), people.add(hall.database, "Bob", 1)):
                try:
                    await work
                except Exception as error:
                    logging.getLogger("kingcraft").error("it failed", exc_info=error)
            seed = room.match.header.seed
            lines = [Lines().format(record) for record in caplog.records]
            assert any("it failed" in line for line in lines)
            draws = [move.text for move in room.match.record.moves]
            assert draws
            for secret in (seed.hex(), repr(seed)[2:-1], json.dumps(repr(seed))[3:-2], "secret_hash", *draws):
                assert not any(secret in line for line in lines)

    fail()


@with_asyncio
async def test_what_failed_is_not_repeated_by_any_engine(tmp_path: Path) -> None:
    async with open_hall(replace(QUICK, database_url=str(tmp_path / "x.db"))) as hall:
        assert hall.database.engine.sync_engine.hide_parameters
        assert hall.database.writing_engine.hide_parameters
        with pytest.raises(DBAPIError) as failed, hall.database.writing_engine.begin() as connection:
            connection.exec_driver_sql("INSERT INTO people VALUES (?, ?)", ("a", "secret-of-ann"))
        assert "secret-of-ann" not in str(failed.value)


@with_asyncio
async def test_only_the_owner_reads_the_file(tmp_path: Path) -> None:
    path = tmp_path / "games" / "x.db"
    async with open_hall(replace(QUICK, database_url=str(path))) as hall:
        await game(hall, await somebody(hall), ["me", "local"])
        files = list(path.parent.iterdir())
        assert {file.name for file in files} >= {"x.db", "x.db-wal"}
        assert all(stat.S_IMODE(file.stat().st_mode) == 0o600 for file in files)


def test_lines_of_the_log_are_json() -> None:
    record = logging.makeLogRecord({"msg": "hello", "match": "x", "levelname": "INFO"})
    assert json.loads(Lines().format(record))["match"] == "x"


def test_a_refusal_for_the_database_is_a_refusal() -> None:
    assert issubclass(Unkept, Refused)
