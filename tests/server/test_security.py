"""What guards the server."""

import asyncio
import json
import logging
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from kingcraft.server.logs import Lines
from kingcraft.server.settings import Settings
from kingcraft.server.store import secrets
from tests.server.conftest import with_asyncio
from tests.server.guest import Guest, Live
from tests.server.house import QUICK, house_here


@pytest.mark.parametrize("path", ["/", "/api/house", "/api/nothing", "/health", "/metrics"])
def test_every_answer_carries_the_headers(house: str, path: str) -> None:
    @with_asyncio
    async def ask() -> None:
        async with Guest(house) as nobody:
            headers = (await nobody.answer("GET", path)).headers
            assert "default-src 'none'" in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
            assert headers["x-frame-options"] == "DENY"

    ask()


@with_asyncio
async def test_talk_at_one_table_has_an_end(tmp_path: Path) -> None:
    with house_here(replace(QUICK, database_url=str(tmp_path / "x.db"), chat_lines=12)) as address:
        async with Guest(address, "Ann") as ann:
            match = await ann.table(["me", "open"])
            async with ann.live(match) as live:
                for _ in range(2):
                    assert (await live.do("chat", text="hi"))["type"] == "done"
                assert (await live.do("chat", text="hi"))["refusal"]["id"] == "server-said-enough"


@with_asyncio
async def test_pages_of_another_origin_are_refused(house: str) -> None:
    async with Guest(house, "Ann") as ann:
        answer = await ann.answer("POST", "/api/people", {"name": "Eve"}, origin="https://evil.example")
        assert (answer.status_code, answer.json()["id"]) == (403, "server-origin")
        assert (await ann.answer("POST", "/api/people", {"name": "Eve"}, origin=f"http://{house}")).status_code == 200
        match = await ann.table(["me", "random"])
        with pytest.raises(InvalidStatus):
            await connect(ann.live(match).url, origin="https://evil.example")  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "path",
    [
        "/../settings.py",
        "/%2e%2e/settings.py",
        "/..%2fsettings.py",
        "/assets/../../settings.py",
        "/%00",
        "//etc/passwd",
    ],
)
def test_no_path_leads_out_of_the_folder(house: str, path: str) -> None:
    async def ask() -> bytes:
        host, port = house.split(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(f"GET {path} HTTP/1.1\r\nhost: {house}\r\nconnection: close\r\n\r\n".encode())
        answer = await reader.read()
        writer.close()
        return answer

    assert asyncio.run(ask()).split(b" ")[1] in (b"404", b"400")


@with_asyncio
async def test_a_page_says_plainly_when_the_client_was_not_built(tmp_path: Path) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("KINGCRAFT_WEB_DIST", str(tmp_path))
        with house_here(replace(QUICK, database_url=str(tmp_path / "x.db"))) as house:
            async with Guest(house) as nobody:
                assert "tools/build_web.py" in (await nobody.answer("GET", "/")).text
                (tmp_path / "index.html").write_text("<title>here</title>")
                answer = await nobody.answer("GET", "/")
                assert "here" in answer.text
                assert answer.headers["content-type"] == "text/html; charset=utf-8"


@with_asyncio
async def test_too_big_bodies_and_messages_are_refused(house: str) -> None:
    async with Guest(house, "Ann") as ann:
        answer = await ann.answer("POST", "/api/records", {"text": "x" * 300_000})
        assert answer.status_code == 413
        match = await ann.table(["me", "random"])
        async with ann.live(match) as live:
            await live.send_raw("x" * 5000)
            with pytest.raises(ConnectionClosed):
                await live.until("refused")


@with_asyncio
async def test_rates_are_limited(tmp_path: Path) -> None:
    limits = Settings(database_url=str(tmp_path / "x.db"), newcomer_burst=2, newcomer_rate=0, chat_burst=2, chat_rate=0)
    with house_here(replace(limits, message_burst=8, message_rate=0, connections_per_address=2)) as house:
        async with Guest(house, "Ann") as ann:
            match = await ann.table(["me", "open"])
            async with ann.live(match) as live:
                await ann.ask("POST", "/api/people", {"name": "Bob"})
                assert await ann.refused("POST", "/api/people", {"name": "Cid"}) == (429, "server-too-fast")
                answers = [(await live.do("chat", text="hi"))["type"] for _ in range(3)]
                assert answers == ["done", "done", "refused"]
                async with ann.live(match):
                    with pytest.raises(InvalidStatus):
                        await connect(ann.live(match).url)
                with pytest.raises(ConnectionClosed):
                    await _flood(live)


@with_asyncio
async def test_lessons_count_little_among_what_somebody_makes(tmp_path: Path) -> None:
    limits = Settings(database_url=str(tmp_path / "x.db"), create_burst=2, create_rate=0)
    with house_here(limits) as house:
        async with Guest(house, "Ann") as ann:
            for _ in range(8):
                await ann.ask("POST", "/api/lessons/kingsburg/rows")
            await ann.ask("POST", "/api/lessons/kingsburg/first-game")
            assert await ann.refused("POST", "/api/lessons/kingsburg/first-game") == (429, "server-too-fast")


@with_asyncio
async def test_people_behind_one_address_are_told_apart(tmp_path: Path) -> None:
    """What one asks for in excess is not held against another, once both have said who they are."""
    limits = replace(QUICK, database_url=str(tmp_path / "x.db"), request_burst=5, request_rate=0)
    with house_here(replace(limits, create_burst=2, create_rate=0)) as house:
        async with Guest(house, "Ann") as ann, Guest(house, "Ben") as ben:
            for guest in (ann, ben):
                await guest.ask("GET", "/api/me")
            await ann.table(["me", "local"])
            await ann.table(["me", "local"])
            body = {"game": "toll", "seats": [{"kind": "me"}, {"kind": "local"}]}
            assert await ann.refused("POST", "/api/matches", body) == (429, "server-too-fast")
            answers = [(await ann.answer("GET", "/api/me")).status_code for _ in range(4)]
            assert answers == [200, 200, 429, 429]
            await ben.table(["me", "local"])


@with_asyncio
async def test_a_made_up_name_does_not_escape_the_limits_of_its_address(tmp_path: Path) -> None:
    limits = replace(QUICK, database_url=str(tmp_path / "x.db"), stranger_burst=5, stranger_rate=0)
    with house_here(limits) as house:
        made_up = [Guest(house, token=f"person{number}.secret") for number in range(10)]
        answers = [(await guest.answer("GET", "/api/me")).status_code for guest in made_up]
        assert answers == [401] * 5 + [429] * 5


@with_asyncio
async def test_an_address_has_its_limits_however_many_people_it_makes(tmp_path: Path) -> None:
    limits = replace(QUICK, database_url=str(tmp_path / "x.db"))
    limits = replace(limits, address_request_burst=12, address_request_rate=0)
    limits = replace(limits, address_create_burst=3, address_create_rate=0)
    with house_here(limits) as house:
        guests = [await Guest(house, f"Guest {number}").__aenter__() for number in range(4)]
        body = {"game": "toll", "seats": [{"kind": "me"}, {"kind": "local"}]}
        answers = [(await guest.answer("POST", "/api/matches", body)).status_code for guest in guests]
        assert answers == [200, 200, 200, 429]
        answers = [(await guest.answer("GET", "/api/me")).status_code for guest in [*guests, *guests]]
        assert answers == [200] * 4 + [429] * 4


@with_asyncio
async def test_files_of_the_page_are_counted_apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "index.html").write_text("<title>here</title>")
    monkeypatch.setenv("KINGCRAFT_WEB_DIST", str(tmp_path))
    limits = replace(QUICK, database_url=str(tmp_path / "x.db"), stranger_burst=2, stranger_rate=0)
    with house_here(replace(limits, file_burst=20, file_rate=0)) as house:
        async with Guest(house) as nobody:
            answers = [(await nobody.answer("GET", "/")).status_code for _ in range(22)]
            assert answers == [200] * 20 + [429] * 2
            answers = [(await nobody.answer("GET", "/api/house")).status_code for _ in range(3)]
            assert answers == [200, 200, 429]


async def _flood(live: Live) -> None:
    for _ in range(20):
        await live.do("ping")


@with_asyncio
async def test_open_tables_are_limited(tmp_path: Path) -> None:
    with house_here(replace(QUICK, database_url=str(tmp_path / "x.db"), open_tables_per_person=2)) as house:
        async with Guest(house, "Ann") as ann:
            await ann.table(["me", "open"])
            await ann.table(["me", "open"])
            body = {"game": "toll", "seats": [{"kind": "me"}, {"kind": "open"}]}
            assert await ann.refused("POST", "/api/matches", body) == (429, "server-open-tables")


@with_asyncio
async def test_only_the_hash_of_a_secret_is_kept(house: str, database: Path) -> None:
    async with Guest(house, "Ann") as ann:
        secret = secrets.split(ann.token)[1]
        assert len(secret) >= 43
        with create_engine(f"sqlite:///{database}").connect() as connection:
            query = text("SELECT secret_hash FROM people WHERE id = :id")
            kept = connection.execute(query, {"id": ann.id}).scalar_one()
            everything = str(connection.execute(text("SELECT * FROM people")).all())
        assert kept == secrets.hash_of(secret)
        assert secret not in everything


@with_asyncio
async def test_logs_are_json_and_hold_no_secret(house: str, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO):
        async with Guest(house, "Ann") as ann:
            match = await ann.table(["me", "open"])
            invite = (await ann.ask("GET", f"/api/matches/{match}"))["you"]["invite"]
            async with ann.live(match) as live:
                await live.do("ping")
            await ann.refused("POST", f"/api/matches/{match}/join", {"invite": "no", "salt": "x"})
    lines = [Lines().format(record) for record in caplog.records if record.name.startswith("kingcraft")]
    assert [json.loads(line)["what"] for line in lines].count("request") >= 3
    assert not any(secret in line for line in lines for secret in (ann.token.partition(".")[2], invite))


@with_asyncio
async def test_health_and_metrics_answer(house: str) -> None:
    async with Guest(house) as nobody:
        assert (await nobody.answer("GET", "/health")).text == "ok"
        assert "kingcraft_events_total" in (await nobody.answer("GET", "/metrics")).text
