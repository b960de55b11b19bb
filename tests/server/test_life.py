"""Starting and stopping."""

import asyncio
from pathlib import Path

import pytest

from kingcraft.core.ruling import Refused
from kingcraft.server import worker
from kingcraft.server.settings import Settings, database_address, from_environment
from tests.server.guest import Guest
from tests.server.house import HouseProcess


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
