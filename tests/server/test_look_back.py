"""Looking back at a server: in the background, for everybody alike, and never at a game under way."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from fastapi.routing import APIRoute
from sqlalchemy import select

import kingcraft as kc
from kingcraft.lookback.course import WHOLE
from kingcraft.server.http.look_back import ROUTER as LOOKING_BACK
from kingcraft.server.http.puzzles import ROUTER as PUZZLES
from kingcraft.server.live import historian
from kingcraft.server.refusals import Unkept
from kingcraft.server.store import look_backs
from kingcraft.server.store.database import Database
from kingcraft.server.store.tables import LOOK_BACKS
from tests.lookback.short import end_of_a_game
from tests.server.conftest import with_asyncio
from tests.server.guest import JSON, Guest
from tests.server.halls import open_hall
from tests.server.house import QUICK, house_here
from tests.waiting import until

GAMES = ["kingdom-builder", "kingsburg"]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with house_here(replace(QUICK, database_url=str(tmp_path_factory.mktemp("look") / "house.db"))) as address:
        yield address


async def imported(guest: Guest, text: str) -> str:
    match = await guest.ask("POST", "/api/records", {"text": text})
    return f"/api/matches/{match['match']['id']}/look-back"


async def found(guest: Guest, path: str) -> JSON:
    """Waits until it is worked out."""

    async def done() -> JSON:
        answer: JSON = await guest.ask("GET", path)
        assert answer["state"] != "failed"
        return answer if answer["state"] == "done" else {}

    return await until("the look back", done)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_looked_back_at_and_everybody_sees_the_same(house: str, game: str) -> None:
    @with_asyncio
    async def look() -> None:
        async with Guest(house, "Ann") as ann, Guest(house) as nobody:
            path = await imported(ann, end_of_a_game(game))
            assert (await nobody.ask("GET", path))["state"] == "none"
            assert (await ann.ask("POST", path))["state"] in ("waiting", "begun", "done")
            whole = await found(ann, path)
            assert whole["done"] == whole["plies"] == len(whole["chances"]) - 1
            assert all(sum(chances) == WHOLE for chances in whole["chances"])
            for seat in whole["seats"]:
                assert seat["began"] + seat["luck"] + seat["skill"] + seat["others"] == seat["result"]
            assert await nobody.ask("GET", path) == whole
            french = await nobody.ask("GET", path + "?lang=fr")
            assert (french["chances"], french["seats"]) == (whole["chances"], whole["seats"])
            assert (await ann.ask("DELETE", path))["state"] == "done", "what was found stays"

    look()


@with_asyncio
async def _unfinished(house: str) -> None:
    async with Guest(house, "Ann") as ann, Guest(house, "Bob") as bob:
        match = await ann.table(["me", "open"], game="kingdom-builder", listed=True)
        path = f"/api/matches/{match}/look-back"
        for guest in (ann, bob):
            for method in ("GET", "POST"):
                assert await guest.refused(method, path) == (400, "lookback-unfinished")
        await bob.ask("POST", f"/api/matches/{match}/join", {})
        for guest in (ann, bob):
            for method in ("GET", "POST", "DELETE"):
                answer = await guest.answer(method, path)
                assert answer.status_code == 400
                assert set(answer.json()) == {"id", "section", "rule", "text", "facts"}
                assert answer.json()["facts"] == {}
        table = kc.new("kingsburg", 2, 5)
        assert await ann.refused("POST", await imported(ann, table.record.text())) == (400, "lookback-unfinished")


def test_a_game_under_way_keeps_its_secrets(house: str) -> None:
    _unfinished(house)


@pytest.mark.parametrize("game", GAMES)
def test_no_way_of_looking_back_tells_anything_of_a_game_under_way(house: str, game: str) -> None:
    """Whatever there is to ask, now or later: who sits there, their rival and a stranger hear the same few words."""
    routes = [route for router in (LOOKING_BACK, PUZZLES) for route in router.routes if isinstance(route, APIRoute)]
    asked = [(method, each.path) for each in routes if "{id}" in each.path for method in each.methods or ()]
    assert len(asked) >= 6

    @with_asyncio
    async def look() -> None:
        async with Guest(house, "Ann") as ann, Guest(house, "Bob") as bob, Guest(house, "Cleo") as cleo:
            match = await ann.table(["me", "open"], game=game, listed=True)
            await bob.ask("POST", f"/api/matches/{match}/join", {})
            async with ann.live(match) as live:
                assert live.match["phase"] == "playing"
            for method, route in asked:
                path = route.format(id=match, ply=3) + "?seat=A"
                body = {"move": "done"} if method == "POST" and "puzzles" in path else None
                answers = [await guest.answer(method, path, body) for guest in (ann, bob, cleo)]
                assert {(answer.status_code, answer.text) for answer in answers} == {(400, answers[0].text)}, path
                assert answers[0].json()["facts"] == {}
            for guest in (ann, bob, cleo):
                assert (await guest.ask("GET", "/api/me/puzzles"))["puzzles"] == []

    look()


def test_a_game_that_was_given_up_is_looked_back_at_as_far_as_it_went(house: str) -> None:
    @with_asyncio
    async def look() -> None:
        async with Guest(house, "Ann") as ann:
            match = await ann.table(["me", "page"], game="kingsburg")
            await ann.ask("POST", f"/api/matches/{match}/start", {})
            async with ann.live(match) as live:
                await live.until_my_turn()
                await live.do("resign", seat="A")
            path = f"/api/matches/{match}/look-back"
            await ann.ask("POST", path)
            whole = await found(ann, path)
            assert not whole["ended"]
            assert whole["plies"] == len(whole["chances"]) - 1

    look()


def test_it_waits_in_line_can_be_cancelled_and_is_taken_up_by_the_next_process(tmp_path: Path) -> None:
    paths: list[str] = []
    tokens: list[str] = []
    here = replace(QUICK, database_url=str(tmp_path / "idle.db"))

    @with_asyncio
    async def ask(house: str) -> None:
        async with Guest(house, "Ann") as ann, Guest(house, "Bob") as bob:
            tokens.append(ann.token)
            paths.extend([await imported(ann, end_of_a_game("kingsburg")) for _ in range(3)])
            first = await ann.ask("POST", paths[0])
            assert (first["state"], first["ahead"], first["wait"], first["yours"]) == ("waiting", 0, 0, True)
            second = await ann.ask("POST", paths[1])
            assert (second["ahead"], second["wait"]) == (1, 3600)
            assert await ann.refused("POST", paths[2]) == (429, "server-look-back-queue")
            assert not (await bob.ask("GET", paths[1]))["yours"]
            assert await bob.refused("DELETE", paths[1]) == (403, "server-not-seated")
            assert (await ann.ask("DELETE", paths[1]))["state"] == "none"
            assert (await ann.ask("POST", paths[2]))["state"] == "waiting"

    @with_asyncio
    async def collect(house: str) -> None:
        async with Guest(house, "Ann", tokens[0]) as ann:
            for path in (paths[0], paths[2]):
                await found(ann, path)
            assert (await ann.ask("GET", paths[1]))["state"] == "none"

    with house_here(replace(here, bots_here=False, look_back_queue=2)) as idle:
        ask(idle)
    with house_here(here) as house:
        collect(house)


def test_who_asks_for_much_makes_nobody_wait(tmp_path: Path) -> None:
    """Four addresses ask for all they may; a fifth person is not refused, and is served in the next round."""
    settings = replace(QUICK, bots_here=False, look_back_each=6, database_url=str(tmp_path / "fair.db"))
    behind = replace(settings, trusted_proxies="127.0.0.1")

    async def ask_for(guest: Guest, path: str, address: str) -> tuple[int, JSON]:
        answer = await guest.answer("POST", path, None, **{"x-forwarded-for": address})
        return answer.status_code, answer.json()

    @with_asyncio
    async def ask(house: str) -> None:
        async with Guest(house, "Ann") as ann, Guest(house, "Bob") as bob:
            waiting = {}
            for number in range(4):
                async with Guest(house, "Greedy") as greedy:
                    paths = [await imported(greedy, end_of_a_game("kingsburg")) for _ in range(7)]
                    for path in paths[:6]:
                        status, told = await ask_for(greedy, path, f"192.0.2.{number}")
                        assert (status, told["state"]) == (200, "waiting")
                        waiting[path] = f"192.0.2.{number}"
                    status, told = await ask_for(greedy, paths[6], f"192.0.2.{number}")
                    assert (status, told["id"]) == (429, "server-look-back-yours")
                    assert (await ask_for(ann, paths[6], f"192.0.2.{number}"))[1]["id"] == "server-look-back-yours"
            path = await imported(bob, end_of_a_game("kingsburg"))
            status, told = await ask_for(bob, path, "192.0.2.200")
            assert (status, told["ahead"], told["wait"]) == (200, 4, 4 * 3600)
            waiting[path] = "192.0.2.200"
            database = Database(settings.url)
            served = [waiting[f"/api/matches/{await look_backs.claim(database, 1, 2)}/look-back"] for _ in range(25)]
            rows = await database.rows(select(LOOK_BACKS.c.door))
            await database.close()
            addresses = [f"192.0.2.{number}" for number in range(4)]
            assert served == [*addresses, "192.0.2.200", *addresses * 5]
            assert not any("192.0.2" in row.door for row in rows), "no address is written down"

    with house_here(behind) as house:
        ask(house)


def test_nobody_asks_for_too_much(tmp_path: Path) -> None:
    few = replace(QUICK, bots_here=False, look_back_burst=1, look_back_rate=0, database_url=str(tmp_path / "few.db"))

    @with_asyncio
    async def ask(house: str) -> None:
        async with Guest(house, "Ann") as ann, Guest(house, "Bob") as bob:
            paths = [await imported(ann, end_of_a_game("kingsburg")) for _ in range(2)]
            await ann.ask("POST", paths[0])
            assert (await ann.ask("POST", paths[0]))["state"] == "waiting", "to ask for the same costs nothing"
            assert await ann.refused("POST", paths[1]) == (429, "server-too-fast")
            assert await bob.refused("POST", paths[1]) == (429, "server-too-fast"), "by the same address"

    with house_here(few) as house:
        ask(house)


def test_a_slow_machine_makes_fewer_trials_and_says_so(tmp_path: Path) -> None:
    slow = replace(QUICK, look_back_trials=48, look_back_seconds=0, database_url=str(tmp_path / "slow.db"))

    @with_asyncio
    async def ask(house: str) -> None:
        async with Guest(house, "Ann") as ann:
            path = await imported(ann, end_of_a_game("kingsburg"))
            await ann.ask("POST", path)
            assert (await found(ann, path))["trials"] == 4

    with house_here(slow) as house:
        ask(house)


def test_servers_that_share_a_database_look_back_once(postgresql: str) -> None:
    @with_asyncio
    async def ask(house: str, other: str) -> None:
        async with Guest(house, "Ann") as ann, Guest(other) as nobody:
            path = await imported(ann, end_of_a_game("kingsburg"))
            await ann.ask("POST", path)
            assert await found(nobody, path) == await found(ann, path)
            table = await ann.ask("POST", "/api/daily/kingsburg")
            assert (await ann.ask("GET", "/api/daily/kingsburg"))["mine"] == table["match"]["id"]
            assert (await ann.ask("GET", "/api/me/puzzles"))["puzzles"] == []

    here = replace(QUICK, database_url=postgresql)
    with house_here(here) as house, house_here(replace(here, bots_here=False)) as other:
        ask(house, other)


@with_asyncio
async def test_a_database_that_fails_when_the_house_opens_ends_no_looking_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    release, failures = look_backs.release_all, [Unkept("server-unkept"), ValueError("something else")]

    async def released(database: Database) -> None:
        if failures:
            raise failures.pop(0)
        await release(database)

    monkeypatch.setattr(look_backs, "release_all", released)
    monkeypatch.setattr(historian, "_LOOK", 0)
    async with open_hall(replace(QUICK, database_url=str(tmp_path / "x.db"))) as hall:

        async def at_rest() -> bool:
            return not failures and not hall.historian._left

        await until("the historian to begin after all", at_rest)
