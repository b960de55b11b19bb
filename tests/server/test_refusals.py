"""What is stale, foreign, malformed or illegal is refused with its ruling, and changes nothing."""

import json

import pytest

from tests.server.conftest import with_asyncio
from tests.server.guest import Guest, Live

MALFORMED = [
    "",
    "null",
    "[]",
    "{}",
    "{",
    '{"type": "play"}',
    '{"type": "dance", "id": 1}',
    '{"type": "play", "id": 1, "ply": 3, "move": "fold", "more": 1}',
    '{"type": "play", "id": -1, "ply": 3, "move": "fold"}',
    '{"type": "play", "id": 1, "ply": 1e99, "move": "fold"}',
    '{"type": "play", "id": 1, "ply": 3, "move": "\\u0000"}',
    '{"type": "play", "id": 1, "ply": 3, "move": "\\ud800"}',
    '{"type": "look", "id": 1, "seat": "Z"}',
    "[" * 2000,
]


async def _untouched(live: Live) -> None:
    """A ping answers, and nothing has happened since."""
    number = live.match["number"]
    await live.do("ping")
    assert live.match["number"] == number


@with_asyncio
async def test_a_stale_move_is_refused(house: str) -> None:
    async with Guest(house, "Ann") as ann:
        match = await ann.table(["me", "random"])
        await ann.ask("POST", f"/api/matches/{match}/start", {})
        async with ann.live(match) as live:
            answer = await live.do("play", ply=live.sight["ply"] - 1, move="fold")
            assert answer["refusal"]["id"] == "server-stale"
            await _untouched(live)


@with_asyncio
async def test_nobody_plays_for_another(house: str) -> None:
    async with Guest(house, "Ann") as ann, Guest(house, "Bob") as bob, Guest(house) as nobody:
        match = await ann.table(["me", "open"], listed=True)
        await bob.ask("POST", f"/api/matches/{match}/join", {})
        for guest in (bob, nobody):
            async with guest.live(match, seat="A") as live:
                assert (await live.play("fold"))["refusal"]["id"] == "server-not-your-turn"
                assert (await live.do("undo", ply=live.sight["ply"]))["refusal"]["id"] == "server-not-your-turn"
                assert (await live.do("resign", seat="A"))["refusal"]["id"] == "server-not-your-seat"
                assert (await live.do("look", seat="A"))["refusal"]["id"] == "server-not-your-seat"
                assert live.sight["seat"] != "A"
                await _untouched(live)


@with_asyncio
async def test_nobody_plays_the_dice(house: str) -> None:
    async with Guest(house, "Ann") as ann:
        match = await ann.table(["me", "random"])
        await ann.ask("POST", f"/api/matches/{match}/start", {})
        async with ann.live(match) as live:
            for move in ("roll 6", "draw A 9", "dance", "fold\u00e9"):
                assert (await live.play(move))["type"] == "refused"
            await _untouched(live)


@pytest.mark.parametrize("text", MALFORMED)
def test_a_malformed_message_is_refused(house: str, text: str) -> None:
    @with_asyncio
    async def send() -> None:
        async with Guest(house, "Ann") as ann:
            match = await ann.table(["me", "random"])
            await ann.ask("POST", f"/api/matches/{match}/start", {})
            async with ann.live(match) as live:
                await live.send_raw(text)
                assert (await live.until("refused"))["refusal"]["id"] == "server-unreadable"
                await _untouched(live)

    send()


@with_asyncio
async def test_a_wrong_greeting_is_answered_with_goodbye(house: str) -> None:
    async with Guest(house, "Ann") as ann:
        match = await ann.table(["me", "random"])
        for changed, ruling in (
            ({"protocol": 99}, "server-version"),
            ({"token": "nobody.nothing"}, "server-unproven"),
        ):
            live = ann.live(match)
            live.hello = {**live.hello, **changed}
            assert await _goodbye(live) == ruling
        hasty = ann.live(match)
        hasty.hello = {"type": "ping", "id": 1}
        assert await _goodbye(hasty) == "server-no-hello"
        assert await _goodbye(ann.live("nowhere")) == "server-no-match"


async def _goodbye(live: Live) -> str:
    from websockets.asyncio.client import connect

    async with connect(live.url) as socket:
        await socket.send(json.dumps(live.hello))
        message = json.loads(await socket.recv())
    assert message["type"] == "bye"
    return str(message["refusal"]["id"])


@with_asyncio
async def test_requests_without_or_with_a_wrong_token_are_refused(house: str) -> None:
    async with Guest(house) as nobody, Guest(house, "", "some.body") as liar:
        assert await nobody.refused("GET", "/api/me") == (401, "server-nobody")
        assert await liar.refused("GET", "/api/me") == (401, "server-unproven")
        assert await nobody.refused("GET", "/api/matches/nowhere") == (404, "server-no-match")
        assert await nobody.refused("GET", "/api/nothing") == (404, "server-no-page")


@with_asyncio
async def test_a_table_no_game_can_have_is_refused(house: str) -> None:
    async with Guest(house, "Ann") as ann:
        for body, ruling in (
            ({"game": "chess", "seats": [{"kind": "me"}]}, "game-unknown"),
            ({"game": "toll", "seats": [{"kind": "me"}]}, "seats"),
            ({"game": "toll", "seats": [{"kind": "me"}] * 2, "options": {"dragons": "1"}}, "option-unknown"),
            ({"game": "toll", "seats": [{"kind": "me"}] * 2, "options": {"rounds": "9"}}, "option-value"),
            ({"game": "toll", "seats": [{"kind": "me"}, {"kind": "bot", "level": "genius"}]}, "bot-unknown"),
            ({"game": "toll", "seats": [{"kind": "me"}] * 2, "clock": {"kind": "move"}}, "server-clock"),
        ):
            assert (await ann.refused("POST", "/api/matches", body))[1] == ruling
