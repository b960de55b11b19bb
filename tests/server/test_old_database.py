"""A database that version 0.1 left behind: everything in it is there, verifies, and goes on."""

import json
import sqlite3
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from kingcraft.core.record import parse
from kingcraft.core.verify import verify
from tests.server.conftest import with_asyncio
from tests.server.guest import Guest, both, play_on
from tests.server.house import QUICK, house_here

OLD = Path(__file__).parent / "old"
FACTS = json.loads((OLD / "0.1.json").read_text(encoding="utf-8"))
MATCHES: dict[str, str] = FACTS["matches"]


@pytest.fixture(scope="module")
def old_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    file = tmp_path_factory.mktemp("old") / "house.db"
    with sqlite3.connect(file) as database:
        database.executescript((OLD / "0.1.sql").read_text(encoding="utf-8"))
    database.close()
    with house_here(replace(QUICK, database_url=str(file))) as address:
        yield address


def person(house: str, name: str) -> Guest:
    return Guest(house, name, FACTS["tokens"][name])


@pytest.mark.parametrize("name", ["over kingdom-builder", "over kingsburg"])
def test_a_game_that_was_over_verifies_with_the_salts_of_then(old_house: str, name: str) -> None:
    @with_asyncio
    async def look() -> None:
        async with person(old_house, "Ann") as ann:
            record = parse((await ann.answer("GET", f"/api/matches/{MATCHES[name]}/record")).text)
            assert record.salts == ["aa" * 8, "bb" * 8]
            assert record.promises == []
            verified = verify(record)
            match = (await ann.ask("GET", f"/api/matches/{MATCHES[name]}"))["match"]
            assert (verified.result, verified.dealt > 0) == (match["result"]["scores"], True)
            async with ann.live(MATCHES[name]) as live:
                kinds = [event["kind"] for event in live.events]
                assert {"undone", "replaced", "returned", "salted", "ended"} <= set(kinds)

    look()


@with_asyncio
async def test_a_game_that_was_on_goes_on_to_its_end(old_house: str) -> None:
    async with person(old_house, "Ann") as ann, person(old_house, "Bob") as bob:
        async with ann.live(MATCHES["playing"]) as one, bob.live(MATCHES["playing"]) as two:
            await both(play_on(one), play_on(two))
            assert one.match["result"]["ending"] == "finished"
        text = (await ann.answer("GET", f"/api/matches/{MATCHES['playing']}/record")).text
        assert verify(parse(text)).dealt > 0
        proof = await ann.ask("GET", f"/api/matches/{MATCHES['playing']}/proof")
        assert (proof["setup"], proof["salts"]) == ("", parse(text).salts)
        assert "setup:" not in text


@with_asyncio
async def test_a_played_on_match_and_a_study_are_there(old_house: str) -> None:
    async with person(old_house, "Ann") as ann:
        async with ann.live(MATCHES["played on"]) as live:
            await live.do("look", seat=live.match["to_act"])
            assert (await live.play(live.sight["legal"][0]))["type"] == "done"
        study = await ann.ask("GET", f"/api/matches/{MATCHES['study']}")
        assert study["match"]["phase"] == "study"


@with_asyncio
async def test_an_open_table_keeps_its_salt_and_can_be_begun(old_house: str) -> None:
    async with person(old_house, "Bob") as bob:
        joined = await bob.ask("POST", f"/api/matches/{MATCHES['open']}/join", {})
        assert joined["match"]["phase"] == "playing"
        assert joined["match"]["seats"][0]["salt"] == "cc" * 8
        assert len((await bob.ask("GET", "/api/me/matches"))["matches"]) == 4
