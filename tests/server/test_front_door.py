"""What the house says of itself: how it is reached, when a table begins, what a list holds, and its plain pages."""

from types import SimpleNamespace
from typing import Any, cast

import pytest
from fastapi import Request

from kingcraft.server.http import reach
from tests.server.conftest import with_asyncio
from tests.server.guest import Guest


def asked_at(host: str) -> Request:
    """A request to a server that listens there."""
    state = SimpleNamespace(bound=(host, 8000))
    return cast(Request, SimpleNamespace(app=SimpleNamespace(state=state), scope={}))


@pytest.mark.parametrize(
    ("host", "addresses"),
    [
        ("127.0.0.1", []),
        ("localhost", []),
        ("::1", []),
        ("0.0.0.0", ["http://192.168.1.20:8000/"]),
        ("::", ["http://192.168.1.20:8000/"]),
        ("10.0.0.5", ["http://10.0.0.5:8000/"]),
        ("fd00::5", ["http://[fd00::5]:8000/"]),
        ("games.example.org", ["http://games.example.org:8000/"]),
    ],
)
def test_only_addresses_that_others_can_reach_are_told(
    host: str, addresses: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reach, "outward_address", lambda: "192.168.1.20")
    assert reach.addresses(asked_at(host)) == addresses


def test_a_machine_without_a_network_tells_no_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reach, "outward_address", lambda: "")
    assert reach.addresses(asked_at("0.0.0.0")) == []


@with_asyncio
async def test_the_house_on_loopback_says_that_nobody_else_reaches_it(house: str) -> None:
    async with Guest(house) as nobody:
        assert (await nobody.ask("GET", "/api/house"))["addresses"] == []


async def sit(house: str, **table: Any) -> dict[str, Any]:
    """A table for two that its second player has just joined."""
    async with Guest(house, "Ann") as ann, Guest(house, "Ben") as ben:
        match = await ann.table(["me", "open"], listed=True, **table)
        joined: dict[str, Any] = (await ben.ask("POST", f"/api/matches/{match}/join", {}))["match"]
        return joined


@with_asyncio
async def test_a_table_begins_when_it_is_full(house: str) -> None:
    assert (await sit(house))["phase"] == "playing"


@with_asyncio
async def test_a_table_waits_for_its_host_if_that_was_chosen(house: str) -> None:
    match = await sit(house, begins="host")
    assert (match["phase"], match["begins"]) == ("open", "host")


@with_asyncio
async def test_a_finished_match_is_taken_off_one_s_own_list_only(house: str) -> None:
    async with Guest(house, "Ann") as ann, Guest(house, "Ben") as ben:
        match = await ann.table(["me", "open"], listed=True)
        await ben.ask("POST", f"/api/matches/{match}/join", {})
        assert await ann.refused("DELETE", f"/api/me/matches/{match}") == (409, "server-not-over")
        async with ann.live(match) as live:
            await live.do(type="resign", seat="A")
        assert (await ann.ask("DELETE", f"/api/me/matches/{match}"))["matches"] == []
        assert (await ann.ask("GET", "/api/me/matches"))["matches"] == []
        assert len((await ben.ask("GET", "/api/me/matches"))["matches"]) == 1


@with_asyncio
async def test_the_rules_have_a_plain_address(house: str) -> None:
    async with Guest(house) as nobody:
        answer = await nobody.answer("GET", "/rules/kingsburg", None, accept="text/html")
        assert (answer.status_code, answer.headers["location"]) == (307, "../#/rules/kingsburg")


@with_asyncio
async def test_an_unknown_path_is_a_page_for_people_and_json_for_programs(house: str) -> None:
    async with Guest(house) as nobody:
        page = await nobody.answer("GET", "/nowhere", None, accept="text/html", **{"accept-language": "fr"})
        assert (page.status_code, page.headers["content-type"]) == (404, "text/html; charset=utf-8")
        assert 'lang="fr"' in page.text
        assert 'href="/"' in page.text
        assert "adresse" in page.text
        plain = await nobody.answer("GET", "/nowhere", accept="*/*")
        assert (plain.status_code, plain.json()["id"]) == (404, "server-no-page")


@with_asyncio
async def test_the_head_of_a_page_can_be_asked_for(house: str) -> None:
    async with Guest(house) as nobody:
        answer = await nobody.answer("HEAD", "/")
        assert (answer.status_code, answer.content) == (200, b"")
