"""Practice: puzzles from one's own mistakes, and a set-up of the day that is the same for everybody."""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

import kingcraft as kc
from kingcraft.core.record import Record, parse
from kingcraft.core.replay import first_state, replay, state_at
from kingcraft.lookback.course import Station, was_choice
from kingcraft.lookback.judging import Judged
from kingcraft.lookback.kept import keep
from kingcraft.lookback.work import Effort, Found
from kingcraft.server.live.hindsight import kings_game
from kingcraft.server.show.practice import show_results
from kingcraft.server.store import dailies, look_backs
from kingcraft.server.store.dailies import KING, DailyRow
from kingcraft.server.store.database import Database
from kingcraft.server.verbs.daily import day_of, set_up
from tests.lookback.short import end_of_a_game
from tests.server.conftest import with_asyncio
from tests.server.guest import Guest
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


async def lost_game(ann: Guest) -> tuple[str, str]:
    """A match of Ann's that is over, from a moment of another, and its record."""
    study = (await ann.ask("POST", "/api/records", {"text": end_of_a_game("kingsburg")}))["match"]["id"]
    seats = [{"kind": "me"}, {"kind": "local", "name": "Bob"}]
    match = (await ann.ask("POST", f"/api/matches/{study}/fork", {"ply": 0, "seats": seats}))["match"]["id"]
    await ann.ask("POST", f"/api/matches/{match}/start", {})
    async with ann.live(match, seat="A") as live:
        await live.play(live.sight["legal"][0])
        await live.do("resign", seat="A")
        await live.do("resign", seat="B")
    return str(match), (await ann.answer("GET", f"/api/matches/{match}/record")).text


def test_a_mistake_becomes_a_puzzle_of_whoever_made_it(house: str, file: Path) -> None:
    @with_asyncio
    async def practise() -> None:
        async with Guest(house, "Ann") as ann, Guest(house, "Wim") as wim:
            match, text = await lost_game(ann)
            record, state = parse(text), first_state(parse(text))
            played = record.moves[0].text
            best = next(state.write(move) for move in state.legal() if state.write(move) != played)
            judged = Judged(1, int(state.to_act), played, best, 0.2, 0.01, played, kind="build", phase="end")
            even = Station([500_000] * 2, [0, 0])
            whole = [Found(ply, even, judged if ply == 1 else None) for ply in range(len(record.moves) + 1)]
            database = Database(QUICK.url.replace(QUICK.url.split("///")[1], str(file)))
            await look_backs.ask(database, match, ann.id, 1)
            await look_backs.finish(database, match, keep(whole, Effort(4, 4)))
            await database.close()
            (puzzle,) = (await ann.ask("GET", "/api/me/puzzles"))["puzzles"]
            assert (puzzle["match"], puzzle["ply"], puzzle["by"]) == (match, 0, 0.2)
            before = state_at(record, 0)
            labels = {before.label(before.read(move), "en") for move in (played, best)}
            assert set(puzzle["choices"]) == labels
            assert puzzle["choices"][puzzle["best"]] == before.label(before.read(best), "en")
            assert puzzle["choices"][puzzle["played"]] == before.label(before.read(played), "en")
            assert (await wim.ask("GET", "/api/me/puzzles"))["puzzles"] == []

    practise()


def mistake_of(seat: int, record: Record) -> list[Found]:
    """What would be found if a seat's first choice had been a mistake."""
    made = next(each for each in replay(record.copy()) if each.before.to_act == seat and was_choice(each))
    best = next(move for move in made.before.legal() if move != made.action)
    judged = Judged(made.ply, seat, made.text, made.before.write(best), 0.2, 0.01)
    even = Station([500_000] * record.seats, [0] * record.seats)
    return [Found(ply, even, judged if ply == made.ply else None) for ply in range(len(record.moves) + 1)]


@pytest.mark.parametrize(
    ("names", "expected"), [(["Ann", "Bob"], 1), (["Bob", "ann"], 0), (["Eve", "Bob"], 1), (["knight", "Bob"], 0)]
)
def test_a_record_that_one_brought_gives_puzzles(house: str, file: Path, names: list[str], expected: int) -> None:
    """Of the seats with one's own name; if there is none, of everybody who is no bot. Here the first seat erred."""

    @with_asyncio
    async def practise() -> None:
        async with Guest(house, "Ann") as ann, Guest(house, "Wim") as wim:
            record = parse(end_of_a_game("kingdom-builder", 30))
            record.names = names
            match = (await ann.ask("POST", "/api/records", {"text": record.text()}))["match"]["id"]
            database = Database(QUICK.url.replace(QUICK.url.split("///")[1], str(file)))
            await look_backs.ask(database, match, ann.id, 1)
            await look_backs.finish(database, match, keep(mistake_of(0, record), Effort(4, 4)))
            await database.close()
            assert len((await ann.ask("GET", "/api/me/puzzles"))["puzzles"]) == expected
            assert (await wim.ask("GET", "/api/me/puzzles"))["puzzles"] == []

    practise()


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
                seen.append((await guest.ask("GET", f"/api/matches/{id}/replay?ply=0"))["sight"]["view"])
            assert seen[0] == seen[1]
            commitments = [table["match"]["commitment"] for table in tables]
            assert commitments[0] != commitments[1], "what is revealed at the end of one tells nothing of the other"
            assert (await ann.ask("GET", f"/api/daily/{game}"))["results"] == [], "nobody is done"
            assert await ann.refused("GET", "/api/daily/toll") == (404, "server-no-page")

    play()


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
        rows = await dailies.of_day(database, "2026-01-01", "kingsburg")
        assert {row.person: row.scores for row in rows} == {"ann": None, KING: [40, 30]}
        await database.close()

    ask()


def test_results_stand_beside_each_other_the_best_first() -> None:
    def table(name: str, scores: list[int], ending: str = "finished") -> str:
        winners = ["A"] if scores[0] > scores[1] else ["B"]
        return json.dumps(
            {"seats": [{"name": name}], "result": {"scores": scores, "winners": winners, "ending": ending}}
        )

    rows = [
        DailyRow("a", "1", table("Ann", [40, 50]), None),
        DailyRow("b", "2", table("Bob", [50, 40]), None),
        DailyRow("c", "3", table("Cleo", [90, 1], "resigned"), None),
        DailyRow("d", "4", json.dumps({"seats": [{"name": "Dan"}], "result": None}), None),
        DailyRow(KING, None, None, [60, 30]),
    ]
    found = show_results(rows, "a", "King")
    assert [(each.name, each.you, each.king, each.won) for each in found] == [
        ("King", False, True, True), ("Bob", False, False, True), ("Ann", True, False, False),
    ]  # fmt: skip


def test_the_king_plays_the_same_position_to_its_end() -> None:
    position = first_state(parse(end_of_a_game("kingsburg"))).dump()
    scores = kings_game(position, "page", 0.0, 1)
    assert len(scores) == 2
    assert scores == kings_game(position, "page", 0.0, 1)
    assert sum(scores) >= sum(kc.load(position).scores())
