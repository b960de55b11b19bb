"""A class: thirty people behind one address open the link of one table at once, and all of them sit or watch."""

import asyncio
import contextlib
import json
import os
import ssl
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx2
import pytest
from websockets.asyncio.client import connect

from kingcraft.server.protocol import VERSION
from kingcraft.server.settings import Settings
from tests.e2e.profiles import Profiles
from tests.e2e.visitor import Visitor
from tests.server.house import house_here
from tests.server.nginx import NAME, NGINX, OPENSSL, behind_nginx, trusting
from tests.waiting import coming

PEOPLE = 30
SEATS = 5


class Door:
    """A way into a house: an address, the name it is called by, and how it is encrypted."""

    def __init__(self, port: int, name: str, secure: ssl.SSLContext | None) -> None:
        self.port, self.name, self.secure = port, name, secure
        self.origin = f"{'https' if secure else 'http'}://{name}" + ("" if secure else f":{port}")

    def browser(self) -> httpx2.AsyncClient:
        """Somebody's browser: six connections at most, and nothing stored."""
        scheme = "https" if self.secure else "http"
        return httpx2.AsyncClient(
            base_url=f"{scheme}://127.0.0.1:{self.port}", verify=self.secure or True, timeout=None,
            headers={"host": urlsplit(self.origin).netloc, "origin": self.origin},
            limits=httpx2.Limits(max_connections=6),
        )  # fmt: skip

    def line(self, match: str) -> Any:
        """The live line of a table."""
        url = f"{self.origin.replace('http', 'ws', 1)}/api/matches/{match}/live"
        return connect(url, host="127.0.0.1", port=self.port, ssl=self.secure, open_timeout=None, max_size=None)


@contextlib.contextmanager
def strict_house(page: Path, folder: Path, proxies: str) -> Iterator[str]:
    """A house with the limits that everybody's has."""
    os.environ["KINGCRAFT_WEB_DIST"] = str(page)
    limits = Settings(database_url=str(folder / "x.db"), hosts=NAME, thinkers=1, log_level="WARNING")
    with house_here(replace(limits, trusted_proxies=proxies)) as house:
        yield house


def test_thirty_people_from_one_address_all_sit_or_watch(built_page: Path, profiles: Profiles, tmp_path: Path) -> None:
    with strict_house(built_page, tmp_path, proxies="") as house:
        everybody_comes(Door(int(house.split(":")[1]), "127.0.0.1", None), house, profiles)


@pytest.mark.skipif(NGINX is None or OPENSSL is None, reason="no nginx or openssl on this machine")
def test_thirty_people_all_come_through_the_sample_nginx(built_page: Path, profiles: Profiles, tmp_path: Path) -> None:
    with (
        strict_house(built_page, tmp_path, proxies="127.0.0.1") as house,
        behind_nginx(tmp_path, house) as port,
    ):
        everybody_comes(Door(port, NAME, trusting()), house, profiles)


def everybody_comes(door: Door, house: str, profiles: Profiles) -> None:
    """What a real browser asked for is what each of the thirty asks for."""
    with ThreadPoolExecutor(1) as thread:

        def run(work: Callable[[], Any]) -> Any:
            # The browser's loop runs in this thread.
            return thread.submit(lambda: asyncio.run(work())).result()

        match, invite = run(lambda: open_table(door))
        files, questions = asked_by_a_browser(profiles, f"http://{house}/", f"#/table/{match}/{invite}", match)
        seated, watchers = run(lambda: thirty(door, match, invite, files, questions))
    assert seated == SEATS - 1, "beside the host"
    assert watchers == PEOPLE - (SEATS - 1)


async def open_table(door: Door) -> tuple[str, str]:
    """A host opens a table for five. Gives the match and its invitation."""
    async with door.browser() as browser:
        welcome = (await browser.post("/api/people", json={"name": "Host"})).json()
        plan = {"game": "kingsburg", "seats": [{"kind": "me"}, *[{"kind": "open"}] * (SEATS - 1)], "begins": "host"}
        proof = {"authorization": f"Bearer {welcome['token']}"}
        joined = (await browser.post("/api/matches", json=plan, headers=proof)).json()
        return str(joined["match"]["id"]), str(joined["you"]["invite"])


def asked_by_a_browser(profiles: Profiles, house: str, place: str, match: str) -> tuple[list[str], list[str]]:
    """The files, and the questions to the server, that a browser with nothing stored asks for at this table."""
    eve = Visitor(profiles, house)
    paths: list[str] = []
    try:
        eve.context.new_cdp_session(eve.page).send("Network.clearBrowserCache")
        eve.page.on("request", lambda request: paths.append(urlsplit(request.url).path))
        eve.go(place)
        eve.wait("button:has-text('Sit down')")
        eve.page.wait_for_load_state("networkidle")
    finally:
        eve.leave()
    files = [path for path in paths if not path.startswith("/api/") and not path.startswith("image/")]
    assert len([path for path in files if path.endswith((".js", ".css", ".woff2"))]) >= 8
    return files, [path for path in paths if path.startswith("/api/") and not path.endswith("/live")]


async def thirty(door: Door, match: str, invite: str, files: list[str], questions: list[str]) -> tuple[int, int]:
    """All come at once, and nobody leaves before everybody is there. Gives how many were seated, and how many watch."""
    here, everybody = 0, asyncio.Event()

    async def come(number: int) -> tuple[bool, dict[str, Any]]:
        nonlocal here
        async with door.browser() as browser:
            answers = await asyncio.gather(*[browser.get(path) for path in [*files, *questions]])
            assert [answer.status_code for answer in answers] == [200] * len(answers)
            welcome = await browser.post("/api/people", json={"name": f"Guest {number}"})
            assert welcome.status_code == 200, welcome.text
            token = welcome.json()["token"]
            proof = {"authorization": f"Bearer {token}"}
            body = {"invite": invite}
            seat = await browser.post(f"/api/matches/{match}/join", json=body, headers=proof)
            assert seat.status_code in (200, 409), seat.text
            async with door.line(match) as line:
                await line.send(json.dumps({"type": "hello", "protocol": VERSION, "token": token}))
                news = await heard(line, "news")
                here += 1
                if here == PEOPLE:
                    everybody.set()
                await coming("everybody", everybody.wait())
                return seat.status_code == 200, news

    found = await coming("the thirty", asyncio.gather(*[come(number) for number in range(PEOPLE)]))
    seats = [len(news["you"]["seats"]) for _, news in found]
    assert [seated for seated, _ in found] == [bool(count) for count in seats]
    return sum(seats), seats.count(0)


async def heard(line: Any, kind: str) -> dict[str, Any]:
    """The next message of a kind."""
    while (message := json.loads(await line.recv()))["type"] != kind:
        pass
    return dict(message)
