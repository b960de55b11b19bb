"""Puzzles: positions of mistakes, which tell nothing of what came after them before one has answered or asked."""

import json
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from pathlib import Path

import pytest

import kingcraft as kc
from kingcraft.core.record import Record, parse
from kingcraft.core.replay import replay, state_at
from kingcraft.lookback.course import Station
from kingcraft.lookback.judging import Judged
from kingcraft.lookback.kept import keep
from kingcraft.lookback.work import Effort, Found
from kingcraft.server.store import look_backs
from kingcraft.server.store.database import Database
from tests.lookback.short import end_of_a_game
from tests.server.conftest import with_asyncio
from tests.server.guest import JSON, Guest
from tests.server.house import QUICK, house_here

GAMES = ["kingdom-builder", "kingsburg"]


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("puzzles") / "house.db"


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


def first_choice(record: Record) -> tuple[int, str, str]:
    """The ply of the first decision among several moves, what was played there, and something else."""
    for ply, move in enumerate(record.moves):
        state = state_at(record.copy(), ply)
        if state.to_act >= 0 and len(state.legal()) > 1:
            return ply, move.text, next(text for text in map(state.write, state.legal()) if text != move.text)
    raise AssertionError("nobody had a choice")


async def looked_back(file: Path, match: str, text: str) -> tuple[int, str, str]:
    """Keeps a look back in which the first choice was a mistake; gives its ply, what was played and what was best."""
    record = parse(text)
    ply, played, best = first_choice(record)
    seat = int(state_at(record.copy(), ply).to_act)
    judged = Judged(ply + 1, seat, played, best, 0.2, 0.01, played, kind="build", phase="end")
    count = range(len(record.moves) + 1)
    even = Station([500_000] * 2, [0, 0])
    whole = [Found(each, even, judged if each == ply + 1 else None) for each in count]
    database = Database(replace(QUICK, database_url=str(file)).url)
    await look_backs.ask(database, match, "somebody", 1)
    await look_backs.finish(database, match, keep(whole, Effort(4, 4, given_up=True), record.game))
    await database.close()
    return ply, played, best


def test_a_mistake_becomes_a_puzzle_of_whoever_made_it(house: str, file: Path) -> None:
    @with_asyncio
    async def practise() -> None:
        async with Guest(house, "Ann") as ann, Guest(house, "Wim") as wim:
            match, text = await lost_game(ann)
            ply, played, best = await looked_back(file, match, text)
            mine = await ann.ask("GET", "/api/me/puzzles")
            seat = "AB"[int(state_at(parse(text), ply).to_act)]
            expected = {"match": match, "ply": ply, "seat": seat, "game": "kingsburg", "outcome": None}
            assert mine == {"puzzles": [expected], "studies": []}
            assert (await wim.ask("GET", "/api/me/puzzles"))["puzzles"] == []
            path = f"/api/matches/{match}/puzzles/{ply}"
            wrong = await ann.ask("POST", path, {"move": played})
            assert (wrong["verdict"], wrong["same"], wrong["by"], wrong["answer"]) == ("worse", True, 0.2, None)
            assert (await ann.ask("GET", "/api/me/puzzles"))["puzzles"][0]["outcome"] is None, "one may try again"
            right = await ann.ask("POST", path, {"move": best})
            assert (right["verdict"], right["answer"]["move"], right["answer"]["played_move"]) == (
                "right",
                best,
                played,
            )
            before = state_at(parse(text), ply)
            assert right["words"] == right["answer"]["better"] == before.label(before.read(best), "en")
            assert (await ann.ask("POST", path, {}))["verdict"] == "shown"
            assert (await ann.ask("GET", "/api/me/puzzles"))["puzzles"][0]["outcome"] == "right", (
                "the first time counts"
            )
            assert (await wim.ask("GET", path))["puzzle"]["outcome"] is None, "each for themselves"

    practise()


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_shows_the_position_as_the_seat_saw_it_and_nothing_after_it(house: str, file: Path, game: str) -> None:
    @with_asyncio
    async def look() -> None:
        async with Guest(house, "Ann") as ann, Guest(house) as nobody:
            text = end_of_a_game(game)
            match = (await ann.ask("POST", "/api/records", {"text": text}))["match"]["id"]
            ply, *_ = await looked_back(file, match, text)
            table: JSON = await nobody.ask("GET", f"/api/matches/{match}/puzzles/{ply}")
            record = parse(text)
            state = state_at(record, ply)
            seat = int(state.to_act)
            assert table["sight"]["view"] == json.loads(json.dumps(state.view(seat)))
            assert table["sight"]["legal"] == [state.write(action) for action in state.legal()]
            assert table["sight"]["ask"]
            seen = [made.before.write_for(made.action, seat) for made in islice(replay(record), ply)]
            assert [line["move"] for line in table["lines"]] == seen
            then = table["match"]
            assert (then["phase"], then["ply"], then["to_act"]) == ("playing", ply, "AB"[seat])
            assert (then["result"], then["seed"], then["rematch"]) == (None, None, None)
            assert set(table["puzzle"]) == {"match", "ply", "seat", "game", "outcome"}
            assert table["sight"]["ply"] == ply

    look()


@pytest.mark.parametrize("game", GAMES)
def test_any_move_is_judged_and_what_cannot_be_played_is_told_why(house: str, file: Path, game: str) -> None:
    @with_asyncio
    async def answer() -> None:
        async with Guest(house, "Ann") as ann, Guest(house) as nobody:
            text = end_of_a_game(game)
            match = (await ann.ask("POST", "/api/records", {"text": text}))["match"]["id"]
            ply, played, best = await looked_back(file, match, text)
            path = f"/api/matches/{match}/puzzles/{ply}"
            table = await ann.ask("GET", path)
            others = [move for move in table["sight"]["legal"] if move not in (played, best)]
            for move in others[:2]:
                verdict = await ann.ask("POST", path, {"move": move})
                assert verdict["verdict"] in ("good", "worse")
                assert (verdict["answer"] is None) == (verdict["verdict"] == "worse")
                assert (verdict["by"] > 0) == (verdict["verdict"] == "worse")
            assert (await ann.refused("POST", path, {"move": "nonsense"}))[0] == 400
            assert (await nobody.refused("POST", path, {})) == (401, "server-nobody")
            assert (await ann.refused("GET", f"/api/matches/{match}/puzzles/{ply + 1}")) == (404, "server-no-page")

    answer()


def test_of_an_imported_record_one_chooses_whose_mistakes_to_practise(house: str, file: Path) -> None:
    @with_asyncio
    async def choose() -> None:
        async with Guest(house, "Ann") as ann:
            text = end_of_a_game("kingsburg")
            match = (await ann.ask("POST", "/api/records", {"text": text}))["match"]["id"]
            assert (await ann.ask("GET", "/api/me/puzzles"))["studies"] == [], "nobody has looked back at it"
            ply, _, best = await looked_back(file, match, text)
            seat = int(state_at(parse(text), ply).to_act)
            (study,) = (await ann.ask("GET", "/api/me/puzzles"))["studies"]
            counts = [(one["seat"], one["name"], one["count"], one["done"]) for one in study["seats"]]
            assert counts == [("A", "Ann", int(seat == 0), 0), ("B", "Bob", int(seat == 1), 0)]
            letter, other = "AB"[seat], "AB"[1 - seat]
            path = f"/api/matches/{match}/puzzles"
            (puzzle,) = (await ann.ask("GET", f"{path}?seat={letter}"))["puzzles"]
            assert (puzzle["ply"], puzzle["seat"]) == (ply, letter)
            assert (await ann.ask("GET", f"{path}?seat={other}"))["puzzles"] == []
            await ann.ask("POST", f"{path}/{ply}", {"move": best})
            (study,) = (await ann.ask("GET", "/api/me/puzzles"))["studies"]
            assert study["seats"][seat]["done"] == 1

    choose()


def test_there_are_no_puzzles_of_a_game_under_way_or_not_looked_back_at(house: str) -> None:
    @with_asyncio
    async def ask() -> None:
        async with Guest(house, "Ann") as ann:
            on = await ann.table(["me", "local"], game="kingsburg")
            await ann.ask("POST", f"/api/matches/{on}/start", {})
            unfinished = kc.new("kingsburg", 2, 5).record.text()
            study = (await ann.ask("POST", "/api/records", {"text": unfinished}))["match"]["id"]
            over = (await ann.ask("POST", "/api/records", {"text": end_of_a_game("kingsburg")}))["match"]["id"]
            for match, refusal in (
                (on, "lookback-unfinished"),
                (study, "lookback-unfinished"),
                (over, "server-no-page"),
            ):
                path = f"/api/matches/{match}/puzzles"
                for method, where in (("GET", "?seat=A"), ("GET", "/0"), ("POST", "/0")):
                    answer = await ann.answer(method, path + where, {} if method == "POST" else None)
                    assert (answer.json()["id"], answer.json()["facts"]) == (refusal, {})

    ask()


def test_a_moment_is_told_in_notation_too_so_that_the_table_can_mark_it(house: str, file: Path) -> None:
    @with_asyncio
    async def look() -> None:
        async with Guest(house, "Ann") as ann:
            text = end_of_a_game("kingsburg")
            match = (await ann.ask("POST", "/api/records", {"text": text}))["match"]["id"]
            ply, played, best = await looked_back(file, match, text)
            (moment,) = (await ann.ask("GET", f"/api/matches/{match}/look-back"))["moments"]
            assert (moment["ply"], moment["played_move"], moment["better_move"]) == (ply, played, best)

    look()
