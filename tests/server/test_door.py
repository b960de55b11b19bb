"""What comes to the door odd, huge, or under another's name is answered in words."""

import asyncio
import json
from dataclasses import replace
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from kingcraft.core.ruling import Refused
from kingcraft.server.http.address import host_allowed
from kingcraft.server.protocol.names import proper_name
from kingcraft.server.settings import Settings
from tests.server.conftest import with_asyncio
from tests.server.guest import Guest
from tests.server.house import QUICK, house_here

LONG = "9" * 5000
RECORD = "kingcraft record 1\ngame: kingsburg\nseats: 2\n{}\nend\n"
TABLE = {"game": "kingdom-builder", "seats": [{"kind": "me"}] * 2}
ODD_BODIES = [
    ("/api/people", f'{{"name": {LONG}}}'),
    ("/api/people", f'{{"name": "x", "more": {LONG}}}'),
    ("/api/people", '{"name": '),
    ("/api/people", "[" * 50_000),
    ("/api/matches", json.dumps({**TABLE, "options": {"boards": LONG[:3000]}})),
    ("/api/records", json.dumps({"text": RECORD.format("").replace("seats: 2", "seats: 99999")})),
    ("/api/records", json.dumps({"text": RECORD.format("").replace("seats: 2", f"seats: {LONG}")})),
    ("/api/records", json.dumps({"text": RECORD.format("position: " + "[" * 20_000)})),
    ("/api/records", json.dumps({"text": RECORD.format('position: {"game": "kingsburg", "seats": ' + LONG + "}")})),
    ("/api/records", json.dumps({"text": RECORD.format(f"result: {LONG} 1")})),
    ("/api/records", json.dumps({"text": RECORD.format(f"\n{LONG} A 1+2>3")})),
]  # fmt: skip


@pytest.mark.parametrize(("path", "body"), ODD_BODIES)
def test_odd_bodies_are_refused_in_words(house: str, path: str, body: str) -> None:
    @with_asyncio
    async def send() -> None:
        async with Guest(house, "Ann") as ann:
            headers = {"content-type": "application/json", "authorization": f"Bearer {ann.token}"}
            answer = await ann._http.request("POST", path, content=body, headers=headers)
            assert 400 <= answer.status_code < 500, answer.text
            refusal = answer.json()
            assert refusal["id"] not in ("server-no-page", "server-fault")
            assert 0 < len(refusal["text"]) < 1000

    send()


@pytest.mark.parametrize("protocol", [LONG[:3000], "1e400", "-1", str(2**80)])
def test_an_odd_protocol_is_answered_with_goodbye(house: str, protocol: str) -> None:
    @with_asyncio
    async def send() -> None:
        async with Guest(house, "Ann") as ann, connect(ann.live(await ann.table(["me", "local"])).url) as socket:
            await socket.send(f'{{"type": "hello", "protocol": {protocol}}}')
            assert json.loads(await socket.recv())["type"] == "bye"

    send()


@with_asyncio
async def test_a_wrong_way_of_asking_is_not_called_a_wrong_address(house: str) -> None:
    async with Guest(house) as nobody:
        assert await nobody.refused("DELETE", "/api/lobby") == (405, "server-method")


@pytest.mark.parametrize(
    ("host", "allowed"),
    [
        ("127.0.0.1:8000", True), ("192.168.1.5", True), ("[::1]:8000", True), ("localhost:8000", True),
        ("laptop", True), ("laptop.local:8000", True), ("play.example.org", True), ("PLAY.example.org:443", True),
        ("", True),
        ("evil.example", False), ("evil.example:8000", False), ("local.evil.example", False),
        ("127.0.0.1.evil.example", False), ('x"><b>', False), ("evil.example/.local", False), ("a b.lan", False),
    ],
)  # fmt: skip
def test_a_server_answers_to_its_own_names(host: str, allowed: bool) -> None:
    assert host_allowed(host, Settings(hosts="play.example.org")) is allowed


@with_asyncio
async def test_a_stranger_s_name_leads_nowhere(house: str) -> None:
    async with Guest(house, "Ann") as ann:
        answer = await ann.answer("GET", "/api/house", host="evil.example")
        assert (answer.status_code, answer.json()["id"]) == (421, "server-host")
        url = ann.live(await ann.table(["me", "local"])).url
        with pytest.raises(InvalidStatus):
            await connect(url.replace("127.0.0.1", "evil.example"), host="127.0.0.1")


@pytest.mark.parametrize("origin", ["http://[", "null", "", "http://[::1", "]"])
def test_an_origin_that_is_no_address_is_refused_and_no_fault(house: str, origin: str) -> None:
    @with_asyncio
    async def ask() -> None:
        async with Guest(house, "Ann") as ann:
            faults = await _faults(ann)
            answer = await ann.answer("POST", "/api/people", {"name": "Eve"}, origin=origin)
            assert (answer.status_code, answer.json()["id"]) == (403, "server-origin")
            url = ann.live(await ann.table(["me", "local"])).url
            with pytest.raises(InvalidStatus) as refused:
                await connect(url, additional_headers={"origin": origin})
            assert refused.value.response.status_code == 403
            assert await _faults(ann) == faults

    ask()


async def _faults(guest: Guest) -> str:
    text = (await guest.answer("GET", "/metrics")).text
    return next(line for line in text.splitlines() if line.startswith("kingcraft_faults_total"))


@with_asyncio
async def test_no_origin_matches_no_host(house: str) -> None:
    reader, writer = await asyncio.open_connection(*house.split(":"))
    writer.write(b"POST /api/people HTTP/1.0\r\nOrigin: http://[\r\nContent-Length: 0\r\n\r\n")
    assert b" 403 " in await reader.readuntil(b"\r\n")
    writer.close()


@with_asyncio
async def test_what_a_seat_may_know_is_in_no_cache(house: str) -> None:
    async with Guest(house, "Ann") as ann:
        match = await ann.table(["me", "local"])
        for path in ("/api/me", f"/api/matches/{match}", "/api/nothing"):
            assert (await ann.answer("GET", path)).headers["cache-control"] == "no-store"


@with_asyncio
async def test_the_page_can_be_asked_for_its_head_and_its_icon(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<title>here</title>")
    (tmp_path / "icon.svg").write_text("<svg/>")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("KINGCRAFT_WEB_DIST", str(tmp_path))
        with house_here(replace(QUICK, database_url=str(tmp_path / "x.db"))) as house:
            async with Guest(house) as nobody:
                head = await nobody.answer("HEAD", "/")
                assert (head.status_code, head.content) == (200, b"")
                icon = await nobody.answer("GET", "/favicon.ico")
                assert (icon.status_code, icon.headers["content-type"]) == (200, "image/svg+xml")


@with_asyncio
async def test_the_picture_of_a_link_has_a_whole_address(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text('<meta property="og:image" content="./share.jpg" />')
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("KINGCRAFT_WEB_DIST", str(tmp_path))
        with house_here(replace(QUICK, database_url=str(tmp_path / "x.db"), hosts="table.example.org")) as house:
            async with Guest(house) as nobody:
                page = await nobody.answer("GET", "/", host="table.example.org")
                assert 'content="http://table.example.org/share.jpg"' in page.text
                odd = await nobody.answer("GET", "/", host='x"><b>')
                assert "<b>" not in odd.text


@pytest.mark.parametrize(
    "name", ["Zoë", "Ёлка", "Nguyễn", "李雷", "R2-D2", "अनिल", "♔", "O’Neil", "José", "عبدالله", "ﷲ", "ကျော်", "นํ้าฝน"]
)
def test_names_of_people_are_names(name: str) -> None:
    assert proper_name(name) == name


@pytest.mark.parametrize(
    "name",
    [
        "\u200b",
        "\u200bAnn",
        "A\u00adnn",
        "\u3164",
        "\u2800\u2800",
        "Z" + "\u0300" * 6,
        "\u0300",
        "\u202eAnn",
        "\ue000",
        "\ufdfd",
        "\U00012031",
        "\ufdfa",
        "A\u2e3b",
    ],
)
def test_names_nobody_can_see_or_read_are_refused(name: str) -> None:
    with pytest.raises(Refused):
        proper_name(name)


def test_a_name_has_one_spelling() -> None:
    assert proper_name("  Zoe\u0308   of  Bath ") == "Zoë of Bath"


@with_asyncio
async def test_an_unseen_name_is_refused_in_words(house: str) -> None:
    async with Guest(house) as nobody:
        assert await nobody.refused("POST", "/api/people", {"name": "\u200b"}) == (422, "server-name")
