"""Playing on from a moment, records with their names, and records that cannot be."""

import json

import pytest

from kingcraft.core.record import parse
from kingcraft.core.registry import game_named
from kingcraft.core.stream import Stream
from kingcraft.server.match.seat import rank_named
from tests.server.conftest import with_asyncio
from tests.server.guest import JSON, Guest, play_on


async def _finished(ann: Guest) -> str:
    match = await ann.table(["me", "random"])
    await ann.ask("POST", f"/api/matches/{match}/start", {})
    async with ann.live(match) as live:
        await play_on(live, 1)
    return match


async def _played_on(ann: Guest, match: str, seats: list[JSON], ply: int = 3) -> JSON:
    forked: JSON = (await ann.ask("POST", f"/api/matches/{match}/fork", {"ply": ply, "seats": seats}))["match"]
    return forked


@with_asyncio
async def test_one_plays_on_from_the_seat_one_chooses_and_keeps_the_log(house: str) -> None:
    async with Guest(house, "Ann") as ann:
        match = await _finished(ann)
        lines = (await ann.ask("GET", f"/api/matches/{match}/log?seat=B"))["lines"]
        forked = await _played_on(ann, match, [{"kind": "bot", "level": "random"}, {"kind": "me"}])
        assert forked["origin"] == {"match": match, "ply": 3}
        await ann.ask("POST", f"/api/matches/{forked['id']}/start", {})
        async with ann.live(forked["id"]) as live:
            assert live.sight["seat"] == "B"
            started = next(event for event in live.events if event["kind"] == "started")
            assert [(line["ply"], line["move"]) for line in started["before"]] == [
                (line["ply"], line["move"]) for line in lines[:3]
            ]
            await play_on(live)
        again = await _played_on(ann, forked["id"], [{"kind": "me"}, {"kind": "local"}], ply=1)
        await ann.ask("POST", f"/api/matches/{again['id']}/start", {})
        async with ann.live(again["id"]) as live:
            assert len(live.events[-1]["before"]) == 4


@with_asyncio
async def test_hidden_hands_of_a_played_on_match_stay_hidden_until_it_is_over(house: str) -> None:
    async with Guest(house, "Ann") as ann, Guest(house, "Bob") as bob:
        match = await _finished(ann)
        forked = await _played_on(ann, match, [{"kind": "me"}, {"kind": "open"}])
        path = f"/api/matches/{forked['id']}"
        invite = (await ann.ask("GET", path))["you"]["invite"]
        joined = await bob.ask("POST", f"{path}/join", {"invite": invite})
        assert (joined["match"]["phase"], joined["match"]["origin"]) == ("playing", None)
        text = (await bob.answer("GET", f"{path}/record")).text
        assert json.loads(text.partition("position: ")[2].partition("\n")[0])["hands"][0] is None
        assert "seen-by: B" in text
        async with ann.live(forked["id"]) as live:
            await live.do("resign", seat="A")
        whole = parse((await bob.answer("GET", f"{path}/record")).text)
        assert whole.position is not None
        assert None not in whole.position["hands"]  # type: ignore[operator]
        assert (await bob.ask("GET", path))["match"]["origin"] == {"match": match, "ply": 3}


@with_asyncio
async def test_a_record_says_who_played_and_when_and_a_study_calls_them_so(house: str) -> None:
    async with Guest(house, "Ann") as ann:
        text = (await ann.answer("GET", f"/api/matches/{await _finished(ann)}/record")).text
        record = parse(text)
        assert record.names == ["Ann", "Fool B"]
        assert len(record.date) == 10
        study = (await ann.ask("POST", "/api/records", {"text": text}))["match"]
        assert [(seat["name"], seat["level"]) for seat in study["seats"]] == [("Ann", None), ("", "random")]


@pytest.mark.parametrize(
    ("name", "level"),
    [
        ("Squire B", "squire"), ("Оруженосец B", "squire"), ("B (Roi)", "king"), ("knight@200p", "knight"),
        ("Squire A", None), ("A (King)", None), ("King", None), ("B (bad.py:Mine)", None), ("Boris", None), ("B", None),
    ],
)  # fmt: skip
def test_bots_of_a_record_are_known_by_their_ranks_and_people_are_not(name: str, level: str | None) -> None:
    assert rank_named(name, "B") == level


@with_asyncio
async def test_a_record_whose_header_is_not_its_position_is_refused(house: str) -> None:
    position = game_named("kingsburg").start(5, game_named("kingsburg").settle(5, {})).dump()
    text = f"kingcraft record 1\ngame: kingsburg\nseats: 2\nposition: {json.dumps(position)}\n\nend\n"
    async with Guest(house, "Ann") as ann:
        assert await ann.refused("POST", "/api/records", {"text": text}) == (400, "record-fault")


@with_asyncio
async def test_a_position_with_a_move_that_cannot_be_written_is_refused(house: str) -> None:
    """The helper asks what to take, but the advisor who was asked offers no choice."""
    game = game_named("kingsburg")
    state, stream = game.start(3, game.settle(3, {})), Stream(4)
    while state.dump()["step"] != "help":
        state.make(state.sample(stream))
    position = {**state.dump(), "advisor": 5}
    text = f"kingcraft record 1\ngame: kingsburg\nseats: 3\nposition: {json.dumps(position)}\n\nend\n"
    async with Guest(house, "Ann") as ann:
        status, ruling = await ann.refused("POST", "/api/records", {"text": text})
        assert (status, ruling) in [(409, "server-impossible"), (400, "record-fault")]


@with_asyncio
async def test_a_proof_says_whether_there_were_dice(house: str) -> None:
    async with Guest(house, "Ann") as ann:
        for game, dice in (("kingdom-builder", False), ("kingsburg", True)):
            match = await ann.table(["me", "random"], game=game)
            await ann.ask("POST", f"/api/matches/{match}/start", {})
            async with ann.live(match) as live:
                await play_on(live)
            proof = await ann.ask("GET", f"/api/matches/{match}/proof")
            assert (proof["dice"] > 0, proof["dice"] + proof["draws"]) == (dice, len(proof["chances"]))
            assert proof["chances"]
