"""Nobody is put anywhere, or crowded out, without wanting it."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from kingcraft.server.settings import Settings
from kingcraft.server.store.write import Conflict
from kingcraft.server.verbs.leave import resign
from kingcraft.server.verbs.rematch import offer, rematch
from tests.server.conftest import with_asyncio
from tests.server.guest import Guest
from tests.server.halls import game, open_hall, somebody
from tests.server.house import QUICK


@with_asyncio
async def test_a_stranger_takes_one_seat_and_no_more_unless_the_host_gives_it(house: str) -> None:
    async with Guest(house, "Ann") as ann, Guest(house, "Eve") as eve:
        match = await ann.table(["me", "open", "open"], listed=True)
        await eve.ask("POST", f"/api/matches/{match}/join", {})
        assert await eve.refused("POST", f"/api/matches/{match}/join", {}) == (409, "server-one-seat")
        path = f"/api/matches/{match}/seats/C"
        given = await ann.ask("PUT", path, {"kind": "person", "person": "B", "name": "Eve's friend"})
        assert [seat["person"] for seat in given["match"]["seats"]] == [ann.id, eve.id, eve.id]
        assert await ann.refused("PUT", path, {"kind": "person", "person": None}) == (409, "server-nobody-there")


@with_asyncio
async def test_whom_the_host_sends_away_cannot_sit_down_again(house: str) -> None:
    async with Guest(house, "Ann") as ann, Guest(house, "Eve") as eve:
        match = await ann.table(["me", "open", "open"], listed=True)
        await eve.ask("POST", f"/api/matches/{match}/join", {})
        await ann.ask("PUT", f"/api/matches/{match}/seats/B", {"kind": "open"})
        assert await eve.refused("POST", f"/api/matches/{match}/join", {}) == (403, "server-sent-away")


@with_asyncio
async def test_a_host_closes_a_table_that_has_not_begun(house: str) -> None:
    async with Guest(house, "Ann") as ann, Guest(house, "Eve") as eve:
        match = await ann.table(["me", "open"], listed=True)
        assert await eve.refused("POST", f"/api/matches/{match}/close") == (403, "server-not-host")
        closed = (await ann.ask("POST", f"/api/matches/{match}/close"))["match"]
        assert (closed["phase"], closed["result"]["ending"], closed["result"]["scores"]) == ("over", "closed", [])
        assert await eve.refused("POST", f"/api/matches/{match}/join", {}) == (409, "server-begun")
        assert await ann.refused("POST", f"/api/matches/{match}/rematch") == (409, "server-not-over")
        lobby = await eve.ask("GET", "/api/lobby")
        assert match not in [item["match"]["id"] for item in lobby["matches"]]
        async with ann.live(match) as live:
            assert live.events[-1]["kind"] == "ended"


@with_asyncio
async def test_a_table_where_nobody_is_missing_is_not_among_the_open_ones(house: str) -> None:
    async with Guest(house, "Ann") as ann:
        match = await ann.table(["me", "random"], listed=True)
        lobby = await ann.ask("GET", "/api/lobby")
        assert match not in [item["match"]["id"] for item in lobby["matches"]]


@with_asyncio
async def test_a_stranger_cannot_use_up_the_talk_of_a_table(house: str) -> None:
    share = Settings().chat_lines // 6
    async with Guest(house, "Ann") as ann, Guest(house, "Eve") as eve:
        match = await ann.table(["me", "open"])
        async with ann.live(match) as one, eve.live(match) as two:
            answers = [await two.do("chat", text="spam") for _ in range(share + 1)]
            assert [answer["type"] for answer in answers] == ["done"] * share + ["refused"]
            assert answers[-1]["refusal"]["id"] == "server-said-enough"
            assert (await one.do("chat", text="still here"))["type"] == "done"


async def _ended(ann: Guest, bob: Guest) -> str:
    """A match of two that Ann gave up."""
    match = await ann.table(["me", "open"], listed=True)
    await bob.ask("POST", f"/api/matches/{match}/join", {})
    async with ann.live(match) as one:
        await one.do("resign", seat="A")
    return match


@with_asyncio
async def test_a_rematch_wants_everybody(house: str) -> None:
    async with Guest(house, "Ann") as ann, Guest(house, "Bob") as bob:
        match = await _ended(ann, bob)
        offered = await ann.ask("POST", f"/api/matches/{match}/rematch")
        assert (offered["match"]["id"], offered["match"]["offers"]) == (match, ["A"])
        again = await ann.ask("POST", f"/api/matches/{match}/rematch")
        assert again["match"]["rematch"] is None
        mine = await bob.ask("GET", "/api/me/matches")
        assert [item["match"]["id"] for item in mine["matches"]] == [match]
        begun = await bob.ask("POST", f"/api/matches/{match}/rematch")
        assert (begun["match"]["phase"], begun["you"]["seats"]) == ("playing", ["A"])
        assert begun["match"]["host"] == ann.id


@with_asyncio
async def test_a_rematch_that_is_told_of_is_there_and_has_begun(house: str) -> None:
    async with Guest(house, "Ann") as ann, Guest(house, "Bob") as bob:
        match = await _ended(ann, bob)
        async with ann.live(match) as one:
            answers = await asyncio.gather(*[who.ask("POST", f"/api/matches/{match}/rematch") for who in (ann, bob)])
            await one.see("the rematch", lambda: one.events[-1]["kind"] == "rematched")
            told = await bob.ask("GET", f"/api/matches/{one.events[-1]['match']}")
            assert told["match"]["phase"] == "playing"
            assert {event["seat"] for event in one.events if event["kind"] == "offered"} == {"A", "B"}
            assert one.events[-1]["match"] in [answer["match"]["id"] for answer in answers]


@with_asyncio
async def test_a_rematch_can_be_declined(house: str) -> None:
    async with Guest(house, "Ann") as ann, Guest(house, "Bob") as bob:
        match = await _ended(ann, bob)
        path = f"/api/matches/{match}/rematch"
        assert await bob.refused("POST", f"{path}/decline") == (409, "server-no-offer")
        await ann.ask("POST", path)
        declined = await bob.ask("POST", f"{path}/decline")
        assert declined["match"]["offers"] == []
        offered = await bob.ask("POST", path)
        assert (offered["match"]["offers"], offered["match"]["rematch"]) == (["B"], None)


@with_asyncio
async def test_against_bots_a_rematch_begins_at_once(house: str) -> None:
    async with Guest(house, "Ann") as ann:
        match = await ann.table(["me", "random"])
        await ann.ask("POST", f"/api/matches/{match}/start", {})
        async with ann.live(match) as live:
            await live.do("resign", seat="A")
        again = (await ann.ask("POST", f"/api/matches/{match}/rematch"))["match"]
        assert (again["phase"], [seat["kind"] for seat in again["seats"]]) == ("playing", ["bot", "person"])
        async with ann.live(again["id"]) as live:
            assert await live.until_my_turn()


@with_asyncio
async def test_a_match_that_begins_at_once_has_one_room_from_the_first_moment(tmp_path: Path) -> None:
    """A bot that is on turn in a new match looks for its room as soon as it is written."""
    async with open_hall(replace(QUICK, database_url=str(tmp_path / "x.db"), bots_here=False)) as hall:
        ann = await somebody(hall)
        room = await game(hall, ann, ["me", "random"])
        await room.do(lambda match: resign(match, ann.id, "A"))
        await room.do(lambda match: offer(match, ann.id, None))
        found: list[bool] = []
        hall.schedule = lambda match: found.append(match.header.id in hall.rooms)  # type: ignore[method-assign]
        header, drafts = rematch(room.match, 1)
        again = await hall.create(header, drafts)
        assert found == [True]
        assert await hall.room(header.id) is again
        with pytest.raises(Conflict):
            await hall.create(header, drafts)
        assert await hall.room(header.id) is again
