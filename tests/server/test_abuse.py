"""One who wants too much, or many who come at once, disturb nobody else."""

import asyncio
import json
from dataclasses import replace
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from kingcraft.server.http.address import network_of
from kingcraft.server.live.advice import Advisors
from kingcraft.server.live.fair import FairTurns
from kingcraft.server.live.outbox import Outbox
from kingcraft.server.protocol import VERSION
from kingcraft.server.refusals import TooMuch
from kingcraft.server.settings import Settings
from tests.server.conftest import with_asyncio
from tests.server.guest import Guest
from tests.server.halls import Ear, game, open_hall, somebody
from tests.server.house import QUICK, house_here
from tests.waiting import PATIENCE, coming, until

# -- events without end -----------------------------------------------------------------------------


@with_asyncio
async def test_undos_and_changes_of_seats_have_an_end(tmp_path: Path) -> None:
    settings = replace(QUICK, database_url=str(tmp_path / "x.db"), repeats_per_match=3)
    with house_here(settings) as address:
        async with Guest(address, "Ann") as ann:
            match = await ann.table(["me", "local"], game="kingdom-builder")
            plan = {"kind": "local"}
            for _ in range(3):
                await ann.ask("PUT", f"/api/matches/{match}/seats/B", plan)
            refused = await ann.refused("PUT", f"/api/matches/{match}/seats/B", plan)
            assert refused == (429, "server-often-enough")
            await ann.ask("POST", f"/api/matches/{match}/start", {})
            async with ann.live(match, seat="A") as live:
                if live.sight["to_act"] != "A":
                    await live.do("look", seat=live.sight["to_act"])
                for _ in range(3):
                    assert (await live.play(live.sight["legal"][0]))["type"] == "done"
                    assert (await live.do("undo", ply=live.sight["ply"]))["type"] == "done"
                assert (await live.play(live.sight["legal"][0]))["type"] == "done"
                answer = await live.do("undo", ply=live.sight["ply"])
                assert answer["refusal"]["id"] == "server-often-enough"


@with_asyncio
async def test_the_whole_game_is_not_told_anew_without_end(tmp_path: Path) -> None:
    settings = replace(QUICK, database_url=str(tmp_path / "x.db"), retell_burst=2, retell_rate=0)
    with house_here(settings) as address:
        async with Guest(address, "Ann") as ann, ann.live(await ann.table(["me", "local"])) as live:
            answers = [await live.do("speak", lang=lang) for lang in ("fr", "ru", "en")]
            assert [answer["type"] for answer in answers] == ["done", "done", "refused"]
            assert (await live.do("look", seat=None))["refusal"]["id"] == "server-too-fast"


@with_asyncio
async def test_an_address_has_games_told_anew_as_often_as_three_connections(tmp_path: Path) -> None:
    settings = replace(QUICK, database_url=str(tmp_path / "x.db"), retell_burst=2, retell_rate=0)
    with house_here(settings) as address:
        async with Guest(address, "Ann") as ann:
            match = await ann.table(["me", "local"])
            answers = []
            for _ in range(4):
                async with ann.live(match) as live:
                    answers += [(await live.do("speak", lang=lang))["type"] for lang in ("fr", "ru")]
    assert answers == ["done"] * 6 + ["refused"] * 2


@with_asyncio
async def test_an_outbox_holds_so_many_bytes_and_one_message_however_long() -> None:
    outbox = Outbox(10, 100)
    outbox.put("x" * 1000)
    assert await outbox.next() == "x" * 1000
    outbox.put("x" * 60)
    outbox.put("x" * 60)
    assert outbox.overrun


@with_asyncio
async def test_an_outbox_has_room_again_when_its_messages_were_taken() -> None:
    outbox = Outbox(10, 100)
    outbox.put("x" * 60)
    outbox.put("y" * 30)
    assert await outbox.next() == "x" * 60
    outbox.put("z" * 60)
    assert not outbox.overrun
    assert [await outbox.next(), await outbox.next()] == ["y" * 30, "z" * 60]


@with_asyncio
async def test_a_message_leaves_at_once_unless_others_wait_before_it() -> None:
    wire, busy = list[str](), list[str]()
    outbox = Outbox(10, 100, lambda text: not busy and (wire.append(text) or True))  # type: ignore[func-returns-value]
    outbox.put("first")
    busy.append("with something")
    outbox.put("second")
    busy.clear()
    outbox.put("third")
    assert wire == ["first"]
    assert [await outbox.next(), await outbox.next()] == ["second", "third"]
    outbox.put("fourth")
    assert wire == ["first"], "the third may still be on its way"
    assert await outbox.next() == "fourth"
    waiting = asyncio.create_task(outbox.next())
    await asyncio.sleep(0)
    outbox.put("fifth")
    assert wire == ["first", "fifth"]
    waiting.cancel()


@with_asyncio
async def test_a_long_match_is_loaded_beside_the_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While a match is folded, the loop goes on: here it must, for the folding waits for it."""
    from kingcraft.server.live import hall as module
    from kingcraft.server.match import live_match

    async with open_hall(replace(QUICK, database_url=str(tmp_path / "x.db"))) as hall:
        ann = await somebody(hall)
        room = await game(hall, ann, ["me", "local"])
        id = room.match.header.id
        loop, fold = asyncio.get_running_loop(), live_match.fold

        async def nothing() -> None: ...

        def slow(*given: object) -> object:
            asyncio.run_coroutine_threadsafe(nothing(), loop).result()
            return fold(*given)  # type: ignore[arg-type]

        monkeypatch.setattr(module, "fold", slow)
        del hall.rooms[id]
        assert (await coming("the match", hall.room(id))).match.number == room.match.number


# -- bots and hints ---------------------------------------------------------------------------------


@with_asyncio
async def test_those_who_ask_more_do_not_get_more() -> None:
    turns, served = FairTurns(1), list[str]()

    async def work(asker: str) -> None:
        async with turns.turn(asker):
            served.append(asker)
            await asyncio.sleep(0)

    async with turns.turn("first"):
        tasks = [asyncio.create_task(work(asker)) for asker in ["greedy"] * 20 + ["ann", "bob"]]
        await asyncio.sleep(0)
    await asyncio.gather(*tasks)
    assert served[:3] == ["greedy", "ann", "bob"]
    assert len(served) == 22


@with_asyncio
async def test_who_gives_up_waiting_keeps_nobody_waiting() -> None:
    turns = FairTurns(1)

    async def work() -> None:
        async with turns.turn("ann"):
            pass

    async with turns.turn("first"):
        gone = asyncio.create_task(work())
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.wait({gone})
    await coming("a free hand", work())


def test_hints_are_counted_by_person_and_by_address_not_by_connection() -> None:
    advisors = Advisors(Settings(hint_burst=2, hint_rate=0, address_hint_burst=3, address_hint_rate=0))
    advisors.begin("ann", "here")
    with pytest.raises(TooMuch):
        advisors.begin("ann", "there")
    advisors.end("ann")
    advisors.begin("ann", "here")
    advisors.end("ann")
    with pytest.raises(TooMuch):
        advisors.begin("ann", "here")
    advisors.begin("bob", "here")
    with pytest.raises(TooMuch):
        advisors.begin("cid", "here")
    advisors.begin("dan", "elsewhere")


@with_asyncio
async def test_bots_pause_where_nobody_is_and_go_on_when_somebody_comes(tmp_path: Path) -> None:
    """Nobody is at a table of bots alone: nothing happens there, not even after a restart, until somebody looks."""
    settings = replace(QUICK, database_url=str(tmp_path / "x.db"))
    async with open_hall(settings) as hall:
        ann = await somebody(hall)
        room = await game(hall, ann, ["random", "random"])
        id, number = room.match.header.id, room.match.number
        other = await game(hall, ann, ["me", "random"])
        await _one_more_bot_move(other)
        assert room.match.number == number
    async with open_hall(settings) as hall:
        room, other = await hall.room(id), await game(hall, ann, ["me", "random"])
        await _one_more_bot_move(other)
        assert room.match.number == number
        ear = Ear(room)
        room.enter(ear)

        async def over() -> bool:
            return room.match.phase == "over"

        await until("the bots to play on", over)


async def _one_more_bot_move(room: object) -> None:
    """Lets the foreman do all that is due: a bot moves at a table where a person waits for it."""
    from kingcraft.server.live.room import Room
    from kingcraft.server.verbs.play import play

    assert isinstance(room, Room)
    person = next(seat.person for seat in room.match.seats if seat.person is not None)
    if room.match.bot_to_act is None:
        await room.do(lambda match: play(match, person, match.ply, "fold"))

    async def moved() -> bool:
        return room.match.bot_to_act is None

    await until("the bot to move", moved)


# -- crowds -----------------------------------------------------------------------------------------


@with_asyncio
async def test_a_crowd_that_comes_and_goes_cuts_nobody_off(tmp_path: Path) -> None:
    """300 watchers hang up at once; the player, who reads nothing meanwhile, is told once and stays."""
    settings = replace(QUICK, database_url=str(tmp_path / "x.db"), outbox_messages=20)
    async with open_hall(settings) as hall:
        ann = await somebody(hall)
        room = await game(hall, ann, ["me", "local"])
        player = Ear(room, ann)
        room.enter(player)
        crowd = [Ear(room) for _ in range(300)]
        for ear in crowd:
            room.enter(ear)
        for ear in crowd:
            room.leave(ear)

        async def told() -> bool:
            return player.presences > 0

        await until("presence to be told", told)
        assert player.presences == 1
        assert not player._outbox.overrun
        assert json.loads(str(await player._outbox.next())) == {
            "type": "presence", "connected": ["A", "B"], "watchers": 0,
        }  # fmt: skip


@with_asyncio
async def test_silent_connections_are_closed_and_counted(tmp_path: Path) -> None:
    settings = replace(QUICK, database_url=str(tmp_path / "x.db"), sockets_per_address=5, header_seconds=0.2)
    with house_here(settings) as address:
        host, port = address.split(":")
        silent = [await asyncio.open_connection(host, int(port)) for _ in range(5)]
        reader, writer = await asyncio.open_connection(host, int(port))
        assert await _ended(reader)
        writer.close()
        silent[0][1].write(b"GET / HTTP/1.1\r\nHost: ")
        for reader, writer in silent:
            assert await _ended(reader)
            writer.close()
        async with Guest(address, "Ann") as ann, ann.live(await ann.table(["me", "local"])) as live:
            assert (await live.do("ping"))["type"] == "pong"


async def _ended(reader: asyncio.StreamReader) -> bool:
    try:
        return await coming("the end of the connection", reader.read()) == b""
    except ConnectionError:
        return True


@with_asyncio
async def test_live_connections_are_counted_until_they_end(tmp_path: Path) -> None:
    settings = replace(QUICK, database_url=str(tmp_path / "x.db"), sockets_per_address=3)
    with house_here(settings) as address:
        async with Guest(address, "Ann") as ann:
            match = await ann.table(["me", "local"])
            for _ in range(5):
                async with ann.live(match), ann.live(match):
                    with pytest.raises((OSError, EOFError, WebSocketException)):
                        await connect(ann.live(match).url, open_timeout=PATIENCE)


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::ffff", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("?", "?"),
    ],
)
def test_whoever_has_one_address_of_a_network_has_them_all(address: str, network: str) -> None:
    assert network_of(address) == network


@with_asyncio
async def test_an_address_has_only_so_much_kept(tmp_path: Path) -> None:
    with house_here(replace(QUICK, database_url=str(tmp_path / "x.db"), stored_burst=20_000, stored_rate=0)) as address:
        async with Guest(address, "Ann") as ann:
            match = await ann.table(["me", "local"])
            await ann.ask("POST", f"/api/matches/{match}/start", {})
            text = (await ann.answer("GET", f"/api/matches/{match}/record")).text
            padded = text.replace("kingcraft record 1\n", "kingcraft record 1\n" + "# padding\n" * 1000)
            answers = [(await ann.answer("POST", "/api/records", {"text": padded})).status_code for _ in range(3)]
            assert answers[-1] == 429
            assert (await ann.refused("POST", "/api/records", {"text": text * 300}))[1] == "server-stored-enough"


# -- goodbye ----------------------------------------------------------------------------------------


@with_asyncio
async def test_everybody_hears_goodbye(tmp_path: Path) -> None:
    """Those who sit, those who watch, and those who have not even said hello."""
    guests, strangers = 12, 3
    with house_here(replace(QUICK, database_url=str(tmp_path / "x.db"))) as address:
        async with Guest(address, "Ann") as ann:
            match = await ann.table(["me", "local"])
            url = ann.live(match).url
            sockets = [await connect(url, open_timeout=PATIENCE, ping_interval=None) for _ in range(guests + strangers)]
            hello = {"type": "hello", "protocol": VERSION}
            for socket in sockets[:guests]:
                await socket.send(json.dumps(hello))
                await coming("news", socket.recv())
            heard = [asyncio.create_task(_last_word(socket)) for socket in sockets]
            # Leaving the house asks the server to stop.
    assert [await task for task in heard] == ["bye"] * (guests + strangers)


async def _last_word(socket: ClientConnection) -> str:
    kind = ""
    async for message in socket:
        kind = json.loads(message)["type"]
        if kind == "bye":
            break
    return kind


@with_asyncio
async def test_a_body_that_never_ends_is_refused_in_words(tmp_path: Path) -> None:
    settings = replace(QUICK, database_url=str(tmp_path / "x.db"), request_seconds=0.2)
    with house_here(settings) as house:
        reader, writer = await asyncio.open_connection(*house.split(":"))
        lines = ["POST /api/people HTTP/1.1", f"Host: {house}", "Content-Type: application/json", "Content-Length: 100"]
        writer.write("\r\n".join([*lines, "", "{"]).encode())
        answer = await reader.readuntil(b"\r\n")
        writer.close()
    assert b" 408 " in answer
