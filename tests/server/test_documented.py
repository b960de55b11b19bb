"""Every `serve` and `worker` of the documents, as it stands there: it starts, answers, and ends when it is told to."""

import os
import re
import shlex
import shutil
import signal
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

import asyncpg
import pytest

from tests.cli.command import Person
from tests.cli.test_serving import free_port, healthy
from tests.server.conftest import with_asyncio
from tests.server.guest import Guest
from tests.test_site import DOCS, PAGES, ROOT, files_of_a_reader
from tests.waiting import wait_until

LINE = re.compile(r"(?:^|`)((?:KINGCRAFT_\w+=\S+ +)*kingcraft (?:serve|worker)\b[^`#\n]*)", re.MULTILINE)
SHARED = "KINGCRAFT_DATABASE_URL=postgresql://kingcraft@db/kingcraft"
"""What stands before the lines that share a PostgreSQL."""


def lines(text: str) -> list[str]:
    return list(dict.fromkeys(line.strip() for line in LINE.findall(text)))


def together() -> list[str]:
    """The servers and the worker that share a database, from the block that says so."""
    blocks = re.findall(r"```\n(.*?)```", (DOCS / "host" / "hosting.md").read_text(encoding="utf-8"), re.DOTALL)
    return lines(next(block for block in blocks if SHARED in block))


def alone() -> list[str]:
    """All others."""
    texts = [page.read_text(encoding="utf-8") for page in [*PAGES, DOCS / "package.md", ROOT / "README.md"]]
    return [line for line in lines("\n".join(texts)) if line not in together()]


class Started:
    """A process that a line of the documents starts, at a port that is free."""

    def __init__(self, line: str, person: Person, **more: str) -> None:
        self.port = free_port()
        words = shlex.split(line)
        first = words.index("kingcraft")
        given = dict(word.split("=", 1) for word in words[:first])
        self.command = words[first + 1]
        self.process = subprocess.Popen(
            person.command(*self._at_port(words[first + 1 :])), env={**person.environment(), **given, **more},
            cwd=person.home, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True,
        )  # fmt: skip

    def _at_port(self, words: list[str]) -> list[str]:
        if self.command == "worker":
            return words
        if "--port" in words:
            place = words.index("--port")
            words = words[:place] + words[place + 2 :]
        return [*words, "--port", str(self.port)]

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    def wait(self) -> None:
        """Until it answers, if it is one that is asked."""
        if self.command == "serve":
            wait_until("the server's answer", lambda: healthy(self.port) or self.process.poll() is not None)
        assert self.process.poll() is None, self.process.communicate()[1]

    def stop(self) -> None:
        """As hosts do it; it ends by itself and without a fault."""
        self.process.send_signal(signal.SIGTERM)
        _, said = self.process.communicate()
        assert self.process.returncode in (0, -signal.SIGTERM), said
        assert "Traceback" not in said


@contextmanager
def started(line: str, person: Person, **more: str) -> Iterator[Started]:
    process = Started(line, person, **more)
    try:
        process.wait()
        yield process
        process.stop()
    finally:
        process.process.kill()
        process.process.wait()


@pytest.mark.parametrize("line", alone())
@with_asyncio
async def test_a_server_of_the_documents_serves(line: str, tmp_path: Path) -> None:
    files_of_a_reader(tmp_path)
    opened = tmp_path / "opened"
    browser = tmp_path / "browser.py"
    browser.write_text(f"import pathlib, sys\npathlib.Path({str(opened)!r}).write_text(sys.argv[1])\n")
    with started(line, Person(tmp_path), BROWSER=f"{sys.executable} {browser} %s") as server:
        async with Guest(server.address, "Ann") as ann:
            match = await ann.table(["me", "page"], "kingdom-builder")
            assert (await ann.ask("GET", f"/api/matches/{match}"))["match"]["id"] == match
        if "--open" in line:
            wait_until("the browser", lambda: opened.exists() and opened.read_text() == f"http://{server.address}/")


@with_asyncio
async def test_servers_and_a_worker_of_the_documents_share_a_database(postgresql: str, tmp_path: Path) -> None:
    own = postgresql.replace("/postgres?", "/documented?")
    connection = await asyncpg.connect(postgresql)
    await connection.execute("CREATE DATABASE documented")
    await connection.close()
    written = together()
    assert sorted(shlex.split(line)[-1] for line in written) == ["8001", "8002", "worker"]
    with ExitStack() as stack:
        one, two, _ = [
            stack.enter_context(started(line, Person(tmp_path), KINGCRAFT_DATABASE_URL=own)) for line in written
        ]
        async with Guest(one.address, "Ann") as ann:
            match = await ann.table(["page", "page"], "kingdom-builder")
            await ann.ask("POST", f"/api/matches/{match}/start", {})
            async with Guest(two.address, "Ann", ann.token).live(match) as live:
                await live.see("a bot's move by the worker", lambda: live.sight["ply"] > 2)


BACKUP = re.compile(r"^.*sqlite3 kingcraft\.db.*$", re.MULTILINE)


@pytest.mark.skipif(os.name == "nt", reason="the line is one for a Unix shell")
@with_asyncio
async def test_the_backup_of_the_documents_is_whole_and_its_owners_alone(tmp_path: Path) -> None:
    """Made while the server runs, by a user whose new files everybody may read."""
    (line,) = BACKUP.findall((DOCS / "host" / "hosting.md").read_text(encoding="utf-8"))
    if shutil.which("sqlite3") is None:
        pytest.skip("the program sqlite3 is not installed")
    with started("kingcraft serve --database kingcraft.db", Person(tmp_path)) as server:
        async with Guest(server.address, "Ann") as ann:
            match = await ann.table(["me", "page"], "kingdom-builder")
        command = ["sh", "-c", f"umask 022; {line}"]
        subprocess.run(command, cwd=tmp_path, check=True)
    copy = tmp_path / "copy.db"
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    with closing(sqlite3.connect(copy)) as database:
        assert database.execute("SELECT id FROM matches").fetchall() == [(match,)]
        assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
