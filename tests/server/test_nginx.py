"""The sample configuration of nginx in the documents, with a real nginx where there is one."""

import asyncio
import contextlib
import json
import shutil
import socket
import ssl
import subprocess
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
from tests.server.wire import free_port
from tests.waiting import coming, wait_until

NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
OPENSSL = shutil.which("openssl")
SAMPLE = Path(__file__).parents[2] / "docs" / "nginx.conf"
NAME = "play.example.org"
FRAME = """
daemon off; pid {folder}/nginx.pid; error_log {folder}/error.log;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
    include {folder}/kingcraft.conf;
}}
"""

pytestmark = pytest.mark.skipif(NGINX is None or OPENSSL is None, reason="no nginx or openssl on this machine")


@pytest.fixture(scope="module")
def proxy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """A server behind nginx as the sample says; gives the port of nginx."""
    folder = tmp_path_factory.mktemp("nginx")
    trusting = replace(QUICK, database_url=str(folder / "x.db"), hosts=NAME, trusted_proxies="127.0.0.1")
    with house_here(trusting) as house:
        ports = free_port(), free_port()
        _certificate(folder)
        (folder / "kingcraft.conf").write_text(_adapted(folder, house, *ports))
        (folder / "nginx.conf").write_text(FRAME.format(folder=folder))
        process = subprocess.Popen([str(NGINX), "-p", str(folder), "-c", str(folder / "nginx.conf")])
        try:
            wait_until("nginx to listen", lambda: process.poll() is not None or _listens(ports[1]))
            assert process.poll() is None, (folder / "error.log").read_text()
            yield ports[1]
        finally:
            process.terminate()
            process.wait()


def _adapted(folder: Path, house: str, plain: int, secure: int) -> str:
    """The sample with other ports, another certificate and less patience: nothing else is changed."""
    text = SAMPLE.read_text()
    changes = {
        "127.0.0.1:8000": house, "listen 80;": f"listen 127.0.0.1:{plain};",
        "listen 443 ssl;": f"listen 127.0.0.1:{secure} ssl;",
        f"/etc/letsencrypt/live/{NAME}": str(folder), "client_header_timeout 10s": "client_header_timeout 1s",
    }  # fmt: skip
    for old, new in changes.items():
        assert old in text
        text = text.replace(old, new)
    return text


def _certificate(folder: Path) -> None:
    files = ["-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem")]
    command = [str(OPENSSL), "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={NAME}"]
    subprocess.run([*command, *files], check=True, capture_output=True)


def _listens(port: int) -> bool:
    with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port)):
        return True
    return False


def _trusting() -> ssl.SSLContext:
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    return context


@contextlib.asynccontextmanager
async def _browser(port: int) -> AsyncIterator[httpx2.AsyncClient]:
    headers = {"host": NAME, "origin": f"https://{NAME}"}
    address = f"https://127.0.0.1:{port}"
    async with httpx2.AsyncClient(base_url=address, verify=_trusting(), headers=headers, timeout=None) as client:
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
            async with connect(url, host="127.0.0.1", port=proxy, ssl=_trusting(), open_timeout=None) as line:
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


def test_who_says_nothing_is_not_passed_on(proxy: int) -> None:
    @with_asyncio
    async def wait() -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", proxy, ssl=_trusting(), server_hostname=NAME)
        assert await coming("nginx to hang up", reader.read()) == b""
        writer.close()

    wait()
