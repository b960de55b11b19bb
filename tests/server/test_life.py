"""Starting and stopping."""

import asyncio
import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from kingcraft.core.ruling import Refused
from kingcraft.locales import say
from kingcraft.server import prepare, worker
from kingcraft.server.settings import Settings, database_address, from_environment
from kingcraft.server.store.database import Database, keep_private
from kingcraft.server.store.hold import held
from kingcraft.server.store.sound import must_be_whole
from tests.server.guest import Guest
from tests.server.house import HouseProcess, free_socket


def test_a_server_that_is_asked_to_stop_says_goodbye_and_loses_nothing(tmp_path: Path) -> None:
    house = HouseProcess(str(tmp_path / "x.db"))
    house.start()

    async def stop_in_the_middle() -> str:
        async with Guest(house.address, "Ann") as ann:
            match = await ann.table(["me", "local"])
            await ann.ask("POST", f"/api/matches/{match}/start", {})
            async with ann.live(match) as live:
                await live.play("fold")
                stopped = asyncio.create_task(asyncio.to_thread(house.stop))
                bye = await live.until("bye")
                assert bye["again"] is True
                await stopped
            house.start()
            async with ann.live(match, have=0) as live:
                assert [event["kind"] for event in live.events] == ["opened", "started", "moved"]
            return match

    try:
        assert asyncio.run(stop_in_the_middle())
    finally:
        house.kill()


def test_a_worker_alone_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="PostgreSQL"):
        worker(str(tmp_path / "x.db"))


@pytest.mark.parametrize(
    ("text", "address"),
    [
        ("postgresql://a@b/c", "postgresql+asyncpg://a@b/c"),
        ("postgres://a@b/c", "postgresql+asyncpg://a@b/c"),
        ("sqlite:////tmp/x.db", "sqlite+aiosqlite:////tmp/x.db"),
        ("/tmp/x.db", "sqlite+aiosqlite:////tmp/x.db"),
    ],
)
def test_a_database_is_named_as_people_name_it(text: str, address: str) -> None:
    assert database_address(text) == address


def test_settings_come_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KINGCRAFT_CHAT_BURST", "10")
    monkeypatch.setenv("KINGCRAFT_BOTS_HERE", "no")
    settings = from_environment(database_url="x")
    assert (settings.chat_burst, settings.bots_here, settings.database_url) == (10, False, "x")
    assert Settings().chat_burst != 10
    monkeypatch.setenv("KINGCRAFT_CHAT_BURST", "many")
    with pytest.raises(Refused, match="KINGCRAFT_CHAT_BURST=many"):
        from_environment()


def _serve(*words: str) -> subprocess.CompletedProcess[str]:
    code = "from kingcraft.cli import main; main()"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path), "LANG": "en"}
    command = [sys.executable, "-c", code, "serve", "--port", "0", *words]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


def _refused_in_words(ended: subprocess.CompletedProcess[str], word: str) -> None:
    """Before any address was told."""
    assert ended.returncode == 2
    assert word in ended.stderr
    assert "Traceback" not in ended.stderr
    assert "http://" not in ended.stdout


def test_a_second_server_on_one_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "x.db"
    with held(Database(database_address(str(path)))):
        _refused_in_words(_serve("--database", str(path)), str(path))
        with pytest.raises(Refused):
            prepare(str(path))
    prepare(str(path))


def test_a_place_where_nothing_can_be_kept_is_refused_before_the_address_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    _refused_in_words(_serve("--database", str(tmp_path / "file" / "x.db")), "--database")
    (tmp_path / "noise.db").write_bytes(b"no database" * 1000)
    _refused_in_words(_serve("--database", str(tmp_path / "noise.db")), "--database")
    with free_socket() as closed:
        address = f"postgresql://a:very-secret@127.0.0.1:{closed.getsockname()[1]}/c"
    ended = _serve("--database", address)
    _refused_in_words(ended, "--database")
    assert "very-secret" not in ended.stderr


def test_why_games_cannot_be_kept_is_said_in_the_readers_language(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    (tmp_path / "noise.db").write_bytes(b"no database" * 1000)
    with free_socket() as closed:
        silent = f"postgresql://a@127.0.0.1:{closed.getsockname()[1]}/c"
    found = {
        str(tmp_path / "noise.db"): "reason-no-database",
        str(tmp_path / "file" / "x.db"): "reason-no-folder",
        silent: "reason-unreachable",
    }
    for database, reason in found.items():
        with pytest.raises(Refused) as error:
            prepare(database)
        assert say("ru", reason) in error.value.ruling.text("ru")


def test_games_of_a_newer_version_are_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "x.db"
    prepare(str(path))
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(Refused, match="newer"):
        prepare(str(path))


def _played_in(path: Path) -> None:
    """A database with enough in it that every kind of page is there, closed in order."""
    prepare(str(path))
    with closing(sqlite3.connect(path)) as connection, connection:
        rows = [(f"person-{number}", "Ann", bytes(32), 1) for number in range(2000)]
        connection.executemany("INSERT INTO people (id, name, secret_hash, created) VALUES (?, ?, ?, ?)", rows)


def test_a_damaged_file_is_told_as_such_and_left_alone(tmp_path: Path) -> None:
    """Whichever page is overwritten: the host hears that a backup has to be put in its place."""
    path = tmp_path / "x.db"
    _played_in(path)
    whole, size = path.read_bytes(), 4096
    assert len(whole) > 20 * size
    for page in (3, 12, len(whole) // size - 2):
        damaged = whole[: page * size] + b"\xa5" * size + whole[(page + 1) * size :]
        path.write_bytes(damaged)
        with pytest.raises(Refused, match="is damaged"):
            prepare(str(path))
        assert path.read_bytes() == damaged
    _refused_in_words(_serve("--database", str(path)), "backup")
    path.write_bytes(whole)
    prepare(str(path))


def test_a_file_that_takes_too_long_to_check_is_taken_for_whole(tmp_path: Path) -> None:
    path = tmp_path / "x.db"
    _played_in(path)
    damaged = bytearray(path.read_bytes())
    damaged[-8192:-4096] = b"\xa5" * 4096
    path.write_bytes(damaged)
    with pytest.raises(Refused):
        must_be_whole(path)
    must_be_whole(path, seconds=-1)


def test_a_file_that_was_emptied_is_no_new_one(tmp_path: Path) -> None:
    path = tmp_path / "x.db"
    path.touch()
    prepare(str(path))
    whole = path.read_bytes()
    path.write_bytes(b"")
    with pytest.raises(Refused, match="empty or gone"):
        prepare(str(path))
    assert path.read_bytes() == b""
    path.unlink()
    prepare(str(path))
    path.unlink()
    Path(f"{path}-wal").write_bytes(b"what was written last")
    with pytest.raises(Refused, match="empty or gone"):
        prepare(str(path))
    Path(f"{path}-wal").unlink()
    path.write_bytes(whole)
    prepare(str(path))


@pytest.mark.parametrize("table", ["secrets", "members", "puzzles"])
def test_a_database_that_lacks_a_table_is_refused(tmp_path: Path, table: str) -> None:
    """Whichever it is: the others alone would let the server start, and fail people later."""
    path = tmp_path / "x.db"
    prepare(str(path))
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(f"DROP TABLE {table}")
    with pytest.raises(Refused, match=table):
        prepare(str(path))
    if table == "secrets":
        _refused_in_words(_serve("--database", str(path)), table)


def test_a_first_start_that_came_to_nothing_can_be_tried_again(tmp_path: Path) -> None:
    """It left an empty file and its lock behind."""
    path = tmp_path / "x.db"
    with held(Database(database_address(str(path)))):
        keep_private(path)
    prepare(str(path))
