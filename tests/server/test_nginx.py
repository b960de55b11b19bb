"""The sample configuration of nginx in the documents, with a real nginx where there is one."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx2
import pytest
from websockets.asyncio.client import ClientConnection, connect

from kingcraft.server.protocol import VERSION
from tests.server.conftest import with_asyncio
from tests.server.house import QUICK, house_here
from tests.server.nginx import NAME, NGINX, OPENSSL, behind_nginx, trusting
from tests.waiting import coming

pytestmark = pytest.mark.skipif(NGINX is None or OPENSSL is None, reason="no nginx or openssl on this machine")


@pytest.fixture(scope="module")
def proxy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """A server behind nginx as the sample says; gives the port of nginx."""
    folder = tmp_path_factory.mktemp("nginx")
    settings = replace(QUICK, database_url=str(folder / "x.db"), hosts=NAME, trusted_proxies="127.0.0.1")
    with house_here(settings) as house, behind_nginx(folder, house, "1s") as port:
        yield port


@contextlib.asynccontextmanager
async def _browser(port: int) -> AsyncIterator[httpx2.AsyncClient]:
    headers = {"host": NAME, "origin": f"https://{NAME}"}
    address = f"https://127.0.0.1:{port}"
    async with httpx2.AsyncClient(base_url=address, verify=trusting(), headers=headers, timeout=None) as client:
        yield client


def test_a_table_is_played_through_the_proxy(proxy: int) -> None:
    @with_asyncio
    async def play() -> None:
        async with _browser(proxy) as browser:
            token = (await browser.post("/api/people", json={"name": "Ann"})).json()["token"]
            proof = {"authorization": f"Bearer {token}"}
            table = {"game": "toll", "seats": [{"kind": "me"}, {"kind": "local"}]}
            match = (await browser.post("/api/matches", json=table, headers=proof)).json()["match"]["id"]
            assert (await browser.post(f"/api/matches/{match}/start", json={}, headers=proof)).status_code == 200
            url = f"wss://{NAME}/api/matches/{match}/live"
            async with connect(url, host="127.0.0.1", port=proxy, ssl=trusting(), open_timeout=None) as line:
                await line.send(json.dumps({"type": "hello", "protocol": VERSION, "token": token}))
                news = await coming("the news", _heard(line, "news"))
                move = {"type": "play", "id": 1, "ply": news["match"]["ply"], "move": "fold"}
                await line.send(json.dumps(move))
                assert (await coming("the answer to a move", _heard(line, "done", "refused")))["type"] == "done"

    play()


async def _heard(line: ClientConnection, *types: str) -> dict[str, Any]:
    """The next message of one of these types."""
    while (message := json.loads(await line.recv()))["type"] not in types:
        pass
    heard: dict[str, Any] = message
    return heard


def test_strangers_see_no_metrics_and_others_names_lead_nowhere(proxy: int) -> None:
    @with_asyncio
    async def ask() -> None:
        async with _browser(proxy) as browser:
            assert (await browser.get("/metrics")).status_code == 404
            assert (await browser.get("/health")).text == "ok"
            assert (await browser.get("/api/house", headers={"host": "evil.example"})).status_code == 421

    ask()


def test_answers_are_compressed_and_files_of_the_page_are_kept_for_good(
    proxy: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "page-1.js").write_text("1")
    monkeypatch.setenv("KINGCRAFT_WEB_DIST", str(tmp_path))

    @with_asyncio
    async def ask() -> None:
        async with _browser(proxy) as browser:
            house = await browser.get("/api/house")
            assert house.headers["content-encoding"] == "gzip"
            first = await browser.get("/assets/page-1.js")
            assert "immutable" in first.headers["cache-control"]
            assert first.headers["content-security-policy"].startswith("default-src 'none'")
            (tmp_path / "assets" / "page-1.js").unlink()
            assert (await browser.get("/assets/page-1.js")).text == "1", "nginx has it"

    ask()


def test_who_says_nothing_is_not_passed_on(proxy: int) -> None:
    @with_asyncio
    async def wait() -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", proxy, ssl=trusting(), server_hostname=NAME)
        assert await coming("nginx to hang up", reader.read()) == b""
        writer.close()

    wait()
