"""A database that version 0.1 left behind: everything in it is there, verifies, and goes on."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine

from kingcraft.core.record import parse
from kingcraft.core.verify import verify
from kingcraft.lookback.kept import VERSION
from kingcraft.server.store import database as database_module
from kingcraft.server.store import look_backs
from kingcraft.server.store.database import Database
from tests.server.conftest import with_asyncio
from tests.server.guest import Guest, both, play_on
from tests.server.house import QUICK, house_here

MIGRATIONS = Path(database_module.__file__).parents[1] / "migrations"
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


def _as_at(revision: str, file: Path) -> None:
    """A database as it was after a migration."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
    engine.dispose()


def _over(name: str, scores: list[int], ending: str = "finished") -> str:
    winners = ["A"] if scores[0] > scores[1] else ["B"]
    return json.dumps({"seats": [{"name": name}], "result": {"scores": scores, "winners": winners, "ending": ending}})


@with_asyncio
async def test_results_of_days_from_before_there_were_ranks_are_ranked(tmp_path: Path) -> None:
    file, day = tmp_path / "x.db", "2026-01-01"
    _as_at("0006", file)
    tables = {"ann": _over("Ann", [40, 50]), "bob": _over("Bob", [50, 40]), "cleo": _over("Cleo", [90, 1], "resigned")}
    tables["dan"] = json.dumps({"seats": [{"name": "Dan"}], "result": None})
    with closing(sqlite3.connect(file)) as old, old:
        for person, summary in tables.items():
            row = (f"table-{person}", "{}", b"", False, 1, 1, 1, "over", summary)
            columns = "id, header, seed, listed, created, number, changed, phase, summary"
            old.execute(f"INSERT INTO matches ({columns}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", row)
            played = (day, "kingsburg", person, row[0], "null")
            old.execute("INSERT INTO dailies (day, game, person, match, scores) VALUES (?, ?, ?, ?, ?)", played)
        old.execute("INSERT INTO dailies VALUES (?, ?, ?, ?, ?)", (day, "kingsburg", "", None, "[60, 30]"))
        waits = ("table-ann", VERSION, 1, "ann", 0, False)
        columns = "match, version, asked, asker, done, failed"
        old.execute(f"INSERT INTO look_backs ({columns}) VALUES (?, ?, ?, ?, ?, ?)", waits)
    with house_here(replace(QUICK, bots_here=False, database_url=str(file))) as address:
        async with Guest(address) as anybody:
            told = await anybody.ask("GET", f"/api/daily/kingsburg?day={day}&lang=en")
            assert [(one["rank"], one["name"]) for one in told["results"]] == [(1, "King"), (2, "Bob"), (3, "Ann")]
    database = Database(f"sqlite+aiosqlite:///{file}")
    assert await look_backs.claim(database, 1, 2) == "table-ann"
    await database.close()
