"""A set-up of the day that is the same for everybody."""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Executable, Row, insert, text, update

import kingcraft as kc
from kingcraft.core.record import parse
from kingcraft.core.replay import first_state
from kingcraft.server.clockwork import now_ms
from kingcraft.server.live.hindsight import kings_game
from kingcraft.server.match.daily import merit_of
from kingcraft.server.protocol.http import NewMatch, SeatPlan, Start
from kingcraft.server.show.daily import show_results
from kingcraft.server.store import dailies, people
from kingcraft.server.store.dailies import KING, DailyRow
from kingcraft.server.store.database import Database
from kingcraft.server.store.tables import DAILIES, MATCHES
from kingcraft.server.verbs.create import create
from kingcraft.server.verbs.daily import day_of, of_its_own, set_up
from kingcraft.server.verbs.leave import resign
from kingcraft.server.verbs.play import play
from kingcraft.server.verbs.start import start
from tests.lookback.short import end_of_a_game
from tests.server.conftest import with_asyncio
from tests.server.guest import Guest
from tests.server.halls import open_hall
from tests.server.house import QUICK, house_here

GAMES = ["kingdom-builder", "kingsburg"]


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("practice") / "house.db"


@pytest.fixture(scope="module")
def house(file: Path) -> Iterator[str]:
    """A house whose historian is elsewhere."""
    with house_here(replace(QUICK, bots_here=False, database_url=str(file))) as address:
        yield address


@pytest.mark.parametrize("game", GAMES)
def test_the_day_begins_alike_for_everybody_and_goes_on_with_dice_of_its_own(house: str, game: str) -> None:
    @with_asyncio
    async def play() -> None:
        async with Guest(house, "Ann") as ann, Guest(house, "Bob") as bob:
            assert (await ann.ask("GET", f"/api/daily/{game}"))["mine"] is None
            tables = [await guest.ask("POST", f"/api/daily/{game}") for guest in (ann, bob)]
            again = await ann.ask("POST", f"/api/daily/{game}")
            assert again["match"]["id"] == tables[0]["match"]["id"], "there is one table a day"
            assert (await ann.ask("GET", f"/api/daily/{game}"))["mine"] == tables[0]["match"]["id"]
            seen = []
            for guest, table in zip((ann, bob), tables, strict=True):
                id = table["match"]["id"]
                await guest.ask("POST", f"/api/matches/{id}/start", {})
                seen.append((await guest.ask("GET", f"/api/matches/{id}/replay?ply=0&seat=A"))["sight"]["view"])
            assert seen[0] == seen[1]
            assert all(table["match"]["daily"] == day_of(now_ms()) for table in tables)
            commitments = [table["match"]["commitment"] for table in tables]
            assert commitments[0] != commitments[1], "what is revealed at the end of one tells nothing of the other"
            assert (await ann.ask("GET", f"/api/daily/{game}"))["results"] == [], "nobody is done"
            assert await ann.refused("GET", "/api/daily/toll") == (404, "server-no-page")

    play()


@pytest.mark.parametrize("day", ["0000-00-00", "2026-02-30", "2026-13-01", "٢٠٢٦-٠١-٠١"])
@with_asyncio
async def test_a_day_that_does_not_exist_is_refused(house: str, day: str) -> None:
    async with Guest(house) as anybody:
        assert await anybody.refused("GET", f"/api/daily/kingsburg?day={day}") == (404, "server-no-day")


@pytest.mark.parametrize("game", GAMES)
def test_what_one_cannot_see_of_the_day_is_each_tables_own(game: str) -> None:
    state = set_up(b"secret", "2026-01-01", game)
    tables = [of_its_own(state) for _ in range(20)]
    assert all(table.view(0) == state.view(0) for table in tables)
    hidden = {json.dumps(table.view(1)) for table in tables}
    assert (len(hidden) > 1) == (game == "kingdom-builder"), "the rival's card, which nobody may learn elsewhere"


@pytest.mark.parametrize("game", GAMES)
def test_a_table_of_the_day_tells_nothing_before_it_is_over(house: str, game: str) -> None:
    @with_asyncio
    async def pry() -> None:
        async with Guest(house, "Ann") as ann, Guest(house, "Pry") as pry:
            table = await ann.ask("POST", f"/api/daily/{game}")
            id = table["match"]["id"]
            known = await pry.ask("GET", f"/api/daily/{game}")
            assert known["mine"] is None
            assert id not in json.dumps(known), "nobody is led to another's table"
            assert set(known) == {"day", "today", "game", "mine", "finished", "results"}, (
                "the set-up is seen by who begins it"
            )
            await ann.ask("POST", f"/api/matches/{id}/start", {})
            assert not [one for one in (await pry.ask("GET", "/api/lobby"))["matches"] if one["match"]["id"] == id]
            for guest in (ann, pry):
                assert (await guest.ask("GET", f"/api/matches/{id}"))["match"]["seed"] is None
                assert await guest.refused("GET", f"/api/matches/{id}/proof") == (409, "server-not-over")
                assert await guest.refused("GET", f"/api/matches/{id}/look-back") == (400, "lookback-unfinished")
                assert await guest.refused("GET", f"/api/matches/{id}/puzzles/0") == (400, "lookback-unfinished")
                record = (await guest.answer("GET", f"/api/matches/{id}/record")).text
                assert "\nseed:" not in record
                assert "seen-by" in record, "its first position is told as that person may know it"
            assert (await pry.refused("GET", f"/api/matches/{id}/replay?ply=0&seat=A"))[0] == 403

    pry()


def test_a_day_that_is_over_can_be_seen_and_no_day_to_come(house: str) -> None:
    @with_asyncio
    async def look() -> None:
        async with Guest(house, "Ann") as ann:
            today = day_of(now_ms())
            before = await ann.ask("GET", "/api/daily/kingsburg?day=2026-01-01")
            assert (before["day"], before["today"], before["results"]) == ("2026-01-01", False, [])
            assert (await ann.ask("GET", "/api/daily/kingsburg?day=2999-01-01"))["day"] == today
            assert (await ann.answer("GET", "/api/daily/kingsburg?day=nonsense")).status_code in (400, 422)

    look()


@pytest.mark.parametrize("game", GAMES)
def test_a_set_up_depends_on_the_day_and_the_secret_alone(game: str) -> None:
    one = set_up(b"secret", "2026-01-01", game)
    assert one == set_up(b"secret", "2026-01-01", game)
    assert one != set_up(b"secret", "2026-01-02", game)
    assert one != set_up(b"another", "2026-01-01", game)
    assert one.to_act >= 0
    assert day_of(1_767_225_600_000) == "2026-01-01"


def test_the_secret_of_a_house_stays(tmp_path: Path) -> None:
    @with_asyncio
    async def ask() -> None:
        database = Database(replace(QUICK, database_url=str(tmp_path / "house.db")).url)
        await database.open()
        first = await dailies.secret(database)
        assert len(first) == 32
        assert await dailies.secret(database) == first
        await dailies.add(database, "2026-01-01", "kingsburg", "ann", None)
        assert await dailies.without_king(database, "2026-01-01") == ["kingsburg"]
        await dailies.add(database, "2026-01-01", "kingsburg", KING, None, [40, 30])
        await dailies.add(database, "2026-01-01", "kingsburg", KING, None, [1, 2])
        assert await dailies.without_king(database, "2026-01-01") == []
        rows = [await dailies.of_person(database, "2026-01-01", "kingsburg", person) for person in ("ann", KING)]
        assert [row and row.scores for row in rows] == [None, [40, 30]]
        assert [row.person for row in await dailies.best(database, "2026-01-01", "kingsburg", 9)] == [KING]
        await database.close()

    ask()


def summary_of(name: str, scores: list[int]) -> str:
    winners = ["A"] if scores[0] > scores[1] else ["B"]
    return json.dumps({"seats": [{"name": name}], "result": {"scores": scores, "winners": winners}})


def test_results_stand_beside_each_other_the_best_first() -> None:
    rows = [
        (3, DailyRow("a", "1", summary_of("Ann", [40, 50]), None, -10)),
        (2, DailyRow("b", "2", summary_of("Bob", [50, 40]), None, 1_000_010)),
        (1, DailyRow(KING, None, None, [60, 30], 1_000_030)),
    ]
    found = show_results(rows, "a", "King")
    assert [(each.rank, each.name, each.you, each.king, each.won) for each in found] == [
        (1, "King", False, True, True), (2, "Bob", False, False, True), (3, "Ann", True, False, False),
    ]  # fmt: skip


@with_asyncio
async def test_a_game_counts_when_it_reaches_its_end_and_only_then(tmp_path: Path) -> None:
    day, seats = "2026-01-01", [SeatPlan(kind="me"), SeatPlan(kind="local")]
    async with open_hall(replace(QUICK, bots_here=False, database_url=str(tmp_path / "x.db"))) as hall:
        for name in ("finished", "given up"):
            ann = (await people.add(hall.database, name, 1))[0]
            header, drafts = create(NewMatch(game="toll", seats=seats, options={}), ann, 1)
            room = await hall.create(replace(header, daily=day), drafts)
            await dailies.add(hall.database, day, "toll", ann.id, header.id)
            await room.do(lambda match, host=ann.id: start(match, host, Start()))  # type: ignore[misc]
            assert await dailies.better(hall.database, day, "toll") == (name == "given up")
            while name == "finished" and room.match.phase == "playing":
                move = room.match.state.write(room.match.state.legal()[0])
                await room.do(lambda match, host=ann.id, move=move: play(match, host, match.ply, move))  # type: ignore[misc]
            if room.match.phase == "playing":
                await room.do(lambda match, host=ann.id: resign(match, host, "A"))  # type: ignore[misc]
            assert room.match.phase == "over"
            row = await dailies.of_person(hall.database, day, "toll", ann.id)
            scores = room.match.state.scores()
            assert row is not None
            assert row.merit == (merit_of(scores, scores[0] >= scores[1]) if name == "finished" else None)


class Reading:
    """Counts the rows that a database gives out."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.count = 0
        rows = Database.rows

        async def counted(database: Database, query: Executable) -> list[Row[Any]]:
            found = await rows(database, query)
            self.count += len(found)
            return found

        monkeypatch.setattr(Database, "rows", counted)


async def crowd(database: Database, day: str, count: int) -> None:
    """So many have played, each with a result of their own; the first is the best."""
    matches, played = [], []
    for number in range(count):
        scores, id = [count - number, 0], f"crowd-{number}"
        matches.append(
            {"id": id, "header": "{}", "seed": b"", "listed": False, "created": 1, "number": 1, "changed": 1,
             "phase": "over", "summary": summary_of(f"Somebody called {number}", scores)}
        )  # fmt: skip
        merit = merit_of(scores, True)
        played.append({"day": day, "game": "kingsburg", "person": f"person-{number}", "match": id, "merit": merit})
    async with database.engine.begin() as connection:
        await connection.execute(insert(MATCHES), matches)
        await connection.execute(insert(DAILIES), played)


@with_asyncio
async def test_a_day_that_thousands_played_is_told_in_few_rows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The best, the king and oneself, each with their rank; and asked again at once, hardly anything is read."""
    day, file = "2026-01-01", tmp_path / "x.db"
    database = Database(replace(QUICK, database_url=str(file)).url)
    await database.open()
    await crowd(database, day, 5000)
    with house_here(replace(QUICK, bots_here=False, database_url=str(file))) as house:
        async with Guest(house, "Ann") as ann:
            await dailies.add(database, day, "kingsburg", dailies.KING, None, [2500, 0])
            mine = update(DAILIES).where(DAILIES.c.person == "person-3999").values(person=ann.id)
            await database.change(mine)
            reading = Reading(monkeypatch)
            answer = await ann.answer("GET", f"/api/daily/kingsburg?day={day}")
            told = answer.json()
            assert len(answer.content) < 20_000
            assert reading.count < 50
            first = reading.count
            assert (await ann.answer("GET", f"/api/daily/kingsburg?day={day}")).json() == told
            assert reading.count - first < first
    ranks = [(one["rank"], one["you"], one["king"]) for one in told["results"]]
    assert ranks[:20] == [(rank, False, False) for rank in range(1, 21)]
    assert ranks[20:] == [(2501, False, True), (4001, True, False)]
    assert (told["finished"], told["mine"]) == (5001, "crowd-3999")
    async with database.engine.connect() as connection:
        for query in (RANKED, COUNTED):
            plan = (await connection.execute(text("EXPLAIN QUERY PLAN " + query))).all()
            assert "ix_dailies_merit" in str(plan)
            assert "TEMP B-TREE FOR ORDER BY" not in str(plan)
    await database.close()


RANKED = "SELECT person FROM dailies WHERE day = 'x' AND game = 'y' AND merit IS NOT NULL ORDER BY merit DESC LIMIT 20"
COUNTED = "SELECT count(*) FROM dailies WHERE day = 'x' AND game = 'y' AND merit > 5"


def test_the_king_plays_the_same_position_to_its_end() -> None:
    position = first_state(parse(end_of_a_game("kingsburg"))).dump()
    scores = kings_game(position, "page", 0.0, 1)
    assert len(scores) == 2
    assert scores == kings_game(position, "page", 0.0, 1)
    assert scores != kc.load(position).scores(), "the game went on from there"
