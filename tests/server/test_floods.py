"""One connection that sends too much of anything is cut off before it costs anybody anything.

What is counted are bytes, lines, frames and connections: never seconds.
"""

import asyncio
import contextlib
import gc
import random
import socket
import struct
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest
import uvicorn
from starlette.requests import Request
from starlette.types import Receive, Scope, Send
from uvicorn.server import ServerState
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake
from websockets.frames import Frame, Opcode

from kingcraft.server import metrics
from kingcraft.server.http import intake, protocols, sockets
from kingcraft.server.http.frames import FRAGMENTS, Flood, FrameMeter
from kingcraft.server.http.intake import FRAMES, PORTION, Intake
from kingcraft.server.limits import Bucket
from kingcraft.server.settings import Settings
from tests.server.conftest import with_asyncio
from tests.server.guest import Guest
from tests.server.house import QUICK, house_here
from tests.waiting import PATIENCE, coming, until

BIG = protocols.HEAD_BYTES + 40_000
FITS = protocols.HEAD_BYTES - 2 * PORTION
CHUNKED = (
    "POST /api/people HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
)
GET = "GET /api/house HTTP/1.1\r\nHost: {host}\r\n"


# -- requests


async def _say(house: str, text: str) -> bytes:
    """All that is answered until the server hangs up."""
    reader, writer = await asyncio.open_connection(*house.split(":"))
    writer.write(text.replace("{host}", house).encode())
    answer = b""
    try:
        while part := await coming("an answer, or the end", reader.read(1 << 16)):
            answer += part
    except ConnectionError:
        pass
    writer.close()
    return answer


@pytest.mark.parametrize(
    "endless",
    [
        "GET /" + "x" * BIG,
        GET + "a: " + "x" * BIG,
        GET + "x" * BIG,
        CHUNKED + "1\r\n{\r\n0\r\na: " + "x" * BIG,
        CHUNKED + "1;" + "x" * BIG,
        CHUNKED + "0" * BIG,
    ],
    ids=["url", "value", "name", "trailer", "extension", "length"],
)
def test_what_is_no_body_has_an_end(house: str, endless: str) -> None:
    answer = asyncio.run(_say(house, endless))
    # Who still sends while being hung up on may lose the answer.
    assert answer[:12] in (b"", b"HTTP/1.1 431", b"HTTP/1.1 400")


@pytest.mark.parametrize("lines", [protocols.HEADERS + 10, 5000])
@pytest.mark.parametrize("before", [GET, CHUNKED + "1\r\n{\r\n0\r\n"], ids=["head", "trailers"])
def test_heads_and_trailers_have_so_many_lines(house: str, before: str, lines: int) -> None:
    answer = asyncio.run(_say(house, before + "a: b\r\n" * lines))
    assert answer[:12] in (b"", b"HTTP/1.1 400")


def test_a_long_head_that_a_proxy_may_pass_on_is_read(house: str) -> None:
    lines = "".join([f"a{number}: {'x' * (FITS // 100)}\r\n" for number in range(100)])
    assert asyncio.run(_say(house, GET + lines + "connection: close\r\n\r\n")).startswith(b"HTTP/1.1 200")


@with_asyncio
async def test_lines_after_a_body_are_no_headers(house: str) -> None:
    """Whoever stands before the server does not see them, and so could not take them away."""
    body = 'e\r\n{"name":"Ann"}\r\n0\r\nOrigin: https://evil.example\r\n\r\n'
    head = CHUNKED.replace("Host", "connection: close\r\nHost")
    assert (await _say(house, head + body)).startswith(b"HTTP/1.1 200")


@pytest.mark.parametrize(("count", "served"), [(protocols.WAITING + 1, True), (protocols.WAITING + 40, False)])
def test_requests_that_wait_are_few(house: str, count: int, served: bool) -> None:
    requests = (GET + "\r\n") * (count - 1) + GET + "connection: close\r\n\r\n"
    answer = asyncio.run(_say(house, requests))
    assert answer.count(b"HTTP/1.1 200") == (count if served else 0)
    assert answer.count(b"HTTP/1.1 400") == (not served)


async def _ask_and_hang_up(house: str, requests: int, reset: bool) -> None:
    _, writer = await asyncio.open_connection(*house.split(":"))
    if reset:
        lines = writer.get_extra_info("socket")
        lines.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    writer.write(f"GET /x HTTP/1.1\r\nHost: {house}\r\n\r\n".encode() * requests)
    writer.close()
    with contextlib.suppress(ConnectionError):
        await writer.wait_closed()


@pytest.mark.parametrize(("requests", "reset"), [(3, True), (8, False)], ids=["reset", "end"])
@with_asyncio
async def test_who_hangs_up_on_waiting_requests_makes_no_fault(
    tmp_path: Path, requests: int, reset: bool, caplog: pytest.LogCaptureFixture
) -> None:
    before = metrics.FAULTS._value.get()
    with house_here(replace(QUICK, database_url=str(tmp_path / "x.db"), bots_here=False)) as house:
        for _ in range(50):
            await _ask_and_hang_up(house, requests, reset)
        assert (await _say(house, GET + "connection: close\r\n\r\n")).startswith(b"HTTP/1.1 200")
    assert metrics.FAULTS._value.get() == before
    assert [record.getMessage() for record in caplog.records if record.levelname == "ERROR"] == []


@with_asyncio
async def test_requests_that_wait_are_dropped_when_their_asker_is_gone() -> None:
    begun, go_on = list[str](), asyncio.Event()

    async def slow(scope: Scope, receive: Receive, send: Send) -> None:
        begun.append(scope["path"])
        await go_on.wait()
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
        await send({"type": "http.response.body", "body": b"ok"})

    config = uvicorn.Config(slow, http=protocols.Requests, ws="none", log_config=None, interface="asgi3")
    protocol = protocols.Requests(config, ServerState(), {})
    protocol.patience = PATIENCE
    limits = sockets.Porch(QUICK, 100)
    server = await asyncio.get_running_loop().create_server(lambda: Intake(limits, lambda: protocol), "127.0.0.1")
    async with server:
        await _ask_and_hang_up("{}:{}".format(*server.sockets[0].getsockname()), 3, False)
        await until("requests that wait", lambda: _is(len(protocol.pipeline) == 2))
        # Nothing is read meanwhile: only a write that fails tells that nobody is there.
        protocol.transport.abort()
        await until("the end of the connection", lambda: _is(protocol.parser is None))
    assert not protocol.pipeline
    go_on.set()
    await coming("the answer that nobody takes", asyncio.gather(*protocol.tasks))
    assert begun == ["/x"]


async def _is(true: bool) -> bool:
    return true


@pytest.mark.parametrize(("pieces", "status"), [(1000, b"200"), (1100, b"400")])
def test_a_body_comes_in_so_many_pieces(house: str, pieces: int, status: bytes) -> None:
    body = '{"name":"Ann"}' + " " * pieces
    chunks = [f"{len(part):x}\r\n{part}\r\n" for part in [body[:14], *body[14:], ""]]
    head = CHUNKED.replace("Host", "connection: close\r\nHost")
    assert asyncio.run(_say(house, head + "".join(chunks)))[9:12] == status


@with_asyncio
async def test_a_refused_body_is_not_read_to_its_end(house: str) -> None:
    """Its sender is given time to hear the refusal, and is then hung up on."""
    size, sent = 64 * 1024 * 1024, 0
    reader, writer = await asyncio.open_connection(*house.split(":"))
    writer.write(f"POST /api/records HTTP/1.1\r\nHost: {house}\r\nContent-Length: {size}\r\n\r\n".encode())
    writer.write(b"x" * 300_000)
    assert b" 413 " in await coming("the refusal", reader.readuntil(b"\r\n"))
    with contextlib.suppress(ConnectionError):
        while sent < size:
            writer.write(b"x" * 65_536)
            await coming("room to write, or the end", writer.drain())
            sent += 65_536
    writer.close()
    assert sent < size // 2


@with_asyncio
async def test_who_asks_on_after_refusals_must_come_anew(tmp_path: Path) -> None:
    settings = replace(
        QUICK, database_url=str(tmp_path / "x.db"), request_burst=3, request_rate=0, stranger_burst=3, stranger_rate=0
    )
    with house_here(settings) as house:
        answer = await _say(house, (GET + "\r\n") * 8)
    assert answer.count(b"HTTP/1.1 200") == 3
    assert answer.count(b"HTTP/1.1 429") == 4
    assert answer.count(b"connection: close") == 1


@with_asyncio
async def test_bodies_that_nobody_can_read_do_not_pile_up(house: str) -> None:
    """An error holds the frames it came through, and they the body, until the collector comes by."""
    body = b"[" * 200_000
    gc.collect()
    gc.disable()
    try:
        async with Guest(house) as nobody:
            for _ in range(60):
                headers = {"content-type": "application/json"}
                answer = await nobody._http.request("POST", "/api/people", content=body, headers=headers)
                assert answer.status_code == 422
            requests = [one for one in gc.get_objects() if isinstance(one, Request)]
            held = sum([len(getattr(one, "_body", b"")) for one in requests])
    finally:
        gc.enable()
    assert held < 6_000_000


# -- portions


class _Reader(asyncio.Protocol):
    """Notes the portions it is given."""

    def __init__(self, portions: list[bytes], turns: list[int]) -> None:
        self.portions, self.turns, self.at = portions, turns, list[int]()
        self.lost = asyncio.Event()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        self.portions.append(data)
        self.at.append(self.turns[0])

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost.set()


@contextlib.asynccontextmanager
async def _intake(reader: _Reader) -> AsyncIterator[asyncio.StreamWriter]:
    """A true connection to an intake before this reader; gives its other end."""
    limits = sockets.Porch(QUICK, 100)
    server = await asyncio.get_running_loop().create_server(lambda: Intake(limits, lambda: reader), "127.0.0.1")
    async with server:
        writer = (await asyncio.open_connection(*server.sockets[0].getsockname()))[1]
        yield writer
        writer.close()


@with_asyncio
async def test_a_long_read_is_passed_on_in_portions_and_others_have_turns_between() -> None:
    data = random.Random(1).randbytes(300_000)
    turns, portions = [0], list[bytes]()
    loop = asyncio.get_running_loop()

    def turn() -> None:
        turns[0] += 1
        loop.call_soon(turn)

    reader = _Reader(portions, turns)
    async with _intake(reader) as writer:
        turn()
        writer.write(data)

        async def all_there() -> bool:
            return sum(map(len, portions)) == len(data)

        await until("all bytes", all_there)
    assert b"".join(portions) == data
    assert max(map(len, portions)) <= PORTION
    assert len(set(reader.at)) == len(portions)


@with_asyncio
async def test_a_reader_that_wants_no_more_gets_no_more() -> None:
    turns, portions = [0], list[bytes]()
    reader = _Reader(portions, turns)
    async with _intake(reader) as writer:
        writer.write(b"x")

        async def there() -> bool:
            return bool(portions)

        await until("the first byte", there)
        reader.transport.pause_reading()
        writer.write(b"y" * 20_000_000)
        for _ in range(100):
            await asyncio.sleep(0)
        assert portions == [b"x"]
        reader.transport.resume_reading()

        async def read_on() -> bool:
            return len(portions) > 3

        await until("the rest", read_on)


@with_asyncio
async def test_who_does_not_take_the_last_words_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(intake, "FAREWELL", 0.1)
    reader = _Reader([], [0])
    async with _intake(reader) as writer:
        writer.transport.pause_reading()  # type: ignore[attr-defined]
        writer.write(b"x")

        async def there() -> bool:
            return bool(reader.portions)

        await until("the first byte", there)
        reader.transport.write(b"x" * 50_000_000)
        reader.transport.close()
        await coming("the end of the connection", reader.lost.wait())


# -- frames


def _frame(opcode: Opcode, data: bytes = b"", fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


@pytest.mark.parametrize("seed", range(20))
def test_frames_are_counted_however_they_arrive(seed: int) -> None:
    chance = random.Random(seed)
    opcodes = [Opcode.TEXT, Opcode.BINARY, Opcode.PING, Opcode.PONG, Opcode.CLOSE]
    frames = []
    for _ in range(60):
        opcode = chance.choice(opcodes)
        size = chance.choice([0, 1, 125] if opcode >= 8 else [0, 1, 125, 126, 5000, 70_000])
        frames.append(_frame(opcode, chance.randbytes(size)))
    stream, at = b"".join(frames), 0
    meter = FrameMeter(Bucket(len(frames), 0))
    passed = list[bytes]()
    while at < len(stream):
        waiting = stream[at : at + chance.choice([1, 2, 7, 300, 100_000])]
        at += len(waiting)
        while waiting:
            size = meter.portion(waiting, 3)
            assert size
            passed.append(waiting[:size])
            waiting = waiting[size:]
    assert b"".join(passed) == stream
    with pytest.raises(Flood):
        meter.portion(_frame(Opcode.PING), 3)


def test_a_portion_has_so_many_frames() -> None:
    frames = [_frame(Opcode.PING, b"x" * 7)] * 50
    meter = FrameMeter(Bucket(1000, 0))
    assert meter.portion(b"".join(frames), FRAMES) == FRAMES * len(frames[0])


@contextlib.asynccontextmanager
async def _line(house: str) -> AsyncIterator[tuple[ClientConnection, asyncio.Transport]]:
    """A live connection that has said hello, and its wire."""
    async with Guest(house, "Ann") as ann:
        live = ann.live(await ann.table(["me", "local"]))
        async with live:
            assert live._socket is not None
            yield live._socket, live._socket.transport


_ABORTED = 1006


async def _end(line: ClientConnection) -> int | None:
    """How the server ended a connection."""
    await coming("the end of the connection", line.wait_closed())
    return line.close_code if line.close_code != _ABORTED else None


KINDS = {
    "pings": [_frame(Opcode.PING)], "long pings": [_frame(Opcode.PING, b"x" * 125)], "pongs": [_frame(Opcode.PONG)],
    "texts": [_frame(Opcode.TEXT, b'{"type":"ping","id":1}')], "binaries": [_frame(Opcode.BINARY, b"x" * 100)],
    "empty texts": [_frame(Opcode.TEXT)], "two halves": [_frame(Opcode.TEXT, b"x", False), _frame(Opcode.CONT, b"y")],
}  # fmt: skip


@pytest.mark.parametrize("kind", KINDS)
def test_frames_of_every_kind_have_an_end(tmp_path: Path, kind: str) -> None:
    @with_asyncio
    async def flood() -> None:
        settings = replace(QUICK, database_url=str(tmp_path / "x.db"), message_burst=10, message_rate=0)
        with house_here(settings) as house:
            async with _line(house) as (line, wire):
                wire.write(b"".join(KINDS[kind]) * 10_000)
                assert await _end(line) in (1008, None)

    flood()


@with_asyncio
async def test_pings_are_answered_up_to_the_limit_and_no_more(tmp_path: Path) -> None:
    settings = replace(QUICK, database_url=str(tmp_path / "x.db"), message_burst=10, message_rate=0)
    with house_here(settings) as house:
        async with _line(house) as (line, _):
            # Hello was the first of forty frames.
            for _ in range(39):
                await coming("a pong", await line.ping())
            await line.ping()
            assert await _end(line) == 1008


@pytest.mark.parametrize(("fragments", "served"), [(FRAGMENTS, True), (FRAGMENTS + 1, False)])
def test_a_message_comes_in_so_many_fragments(house: str, fragments: int, served: bool) -> None:
    @with_asyncio
    async def send() -> None:
        text = b'{"type":"ping","id":7}'
        async with _line(house) as (line, wire):
            empty = _frame(Opcode.CONT, b"", False) * (fragments - 1)
            wire.write(_frame(Opcode.TEXT, text, False) + empty + _frame(Opcode.CONT))
            if served:
                while '"pong"' not in str(await coming("the answer", line.recv())):
                    pass
            else:
                assert await _end(line) == 1008

    send()


# -- coming back


@pytest.fixture
def no_refill(monkeypatch: pytest.MonkeyPatch) -> None:
    """What an address may do is not filled up again with time."""
    monkeypatch.setattr(sockets, "_ARRIVALS_A_SECOND", 0)


async def _served(house: str, tries: int) -> int:
    """How many of so many connections, one after the other, are let in."""
    served = 0
    for _ in range(tries):
        answer = await _say(house, GET + "connection: close\r\n\r\n")
        served += answer.startswith(b"HTTP/1.1 200")
    return served


@with_asyncio
async def test_an_address_comes_only_so_often(tmp_path: Path, no_refill: None) -> None:
    with house_here(replace(QUICK, database_url=str(tmp_path / "x.db"), sockets_per_address=5)) as house:
        assert await _served(house, 30) == 20


@with_asyncio
async def test_a_trusted_proxy_comes_as_often_as_it_likes(tmp_path: Path, no_refill: None) -> None:
    settings = replace(QUICK, database_url=str(tmp_path / "x.db"), sockets_per_address=5, trusted_proxies="127.0.0.1")
    with house_here(settings) as house:
        assert await _served(house, 30) == 30


@pytest.mark.parametrize("misdeed", [GET + "a: " + "x" * BIG, (GET + "\r\n") * 60, GET + "a: b\r\n" * 500])
def test_who_had_to_be_cut_off_comes_less_often(tmp_path: Path, no_refill: None, misdeed: str) -> None:
    @with_asyncio
    async def come() -> None:
        with house_here(replace(QUICK, database_url=str(tmp_path / "x.db"), sockets_per_address=5)) as house:
            await _say(house, misdeed)
            assert await _served(house, 30) == 9

    come()


@with_asyncio
async def test_who_floods_a_live_connection_comes_less_often(tmp_path: Path, no_refill: None) -> None:
    limits = replace(QUICK, message_burst=10, message_rate=0, sockets_per_address=5)
    with house_here(replace(limits, database_url=str(tmp_path / "x.db"))) as house:
        async with _line(house) as (line, wire):
            wire.write(_frame(Opcode.PING) * 1000)
            await _end(line)
        # One for the request that made the person and the table, one for the live connection, ten for being cut off.
        assert await _served(house, 30) == 8


@with_asyncio
async def test_who_says_too_much_at_a_table_opens_fewer_live_connections(tmp_path: Path) -> None:
    """Counted by the address that the proxy tells of, too."""
    limits = replace(QUICK, message_burst=10, message_rate=0, request_burst=30, request_rate=0)
    with house_here(replace(limits, database_url=str(tmp_path / "x.db"))) as house:
        async with Guest(house, "Ann") as ann:
            match = await ann.table(["me", "local"])
            async with ann.live(match) as live:
                for _ in range(11):
                    await live.send_raw('{"type":"ping","id":1}')
                assert live._socket is not None
                assert await _end(live._socket) == 1008
            left = 0
            with contextlib.suppress(InvalidHandshake):
                while left < 30:
                    await (await connect(live.url, open_timeout=PATIENCE)).close()
                    left += 1
    assert left == 30 - 1 - 20


# -- ordinary guests, with the limits that the server ships with


def _shipped(folder: Path) -> Settings:
    return Settings(database_url=str(folder / "x.db"), thinkers=1, daily_king=False, log_level="WARNING")


@with_asyncio
async def test_a_page_of_sixty_files_is_loaded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    for number in range(60):
        (web / "assets" / f"part-{number}.js").write_text(f"// {number} " + "x" * 100_000)
    monkeypatch.setenv("KINGCRAFT_WEB_DIST", str(web))
    with house_here(_shipped(tmp_path)) as house:
        async with Guest(house) as browser:
            asked = [browser.answer("GET", f"/assets/part-{number}.js") for number in range(60)]
            answers = await asyncio.gather(*asked)
    assert [answer.status_code for answer in answers] == [200] * 60
    assert all(len(answer.content) > 100_000 for answer in answers)


@with_asyncio
async def test_thirty_people_behind_one_address_are_let_in(tmp_path: Path) -> None:
    """Each opens the six connections of a browser, one set after the other."""
    with house_here(_shipped(tmp_path)) as house:
        for _ in range(30):
            lines = [await asyncio.open_connection(*house.split(":")) for _ in range(6)]
            for reader, writer in lines:
                writer.write(f"GET /favicon.svg HTTP/1.1\r\nHost: {house}\r\nconnection: close\r\n\r\n".encode())
                assert (await coming("an answer", reader.read())).startswith(b"HTTP/1.1 ")
                writer.close()


@with_asyncio
async def test_a_quick_player_who_talks_stays(tmp_path: Path) -> None:
    """Forty commands at once are a lot for a person; some come in two fragments, with pings in between."""
    with house_here(_shipped(tmp_path)) as house:
        async with Guest(house, "Ann") as ann:
            match = await ann.table(["me", "local"], game="kingdom-builder")
            await ann.ask("POST", f"/api/matches/{match}/start", {})
            async with ann.live(match) as live:
                assert live._socket is not None
                for number in range(9):
                    await live._socket.ping()
                    await live._socket.send(['{"type":"ping",', f'"id":{100 + number}}}'])
                    await live.do("chat", text="well played")
                    if live.sight["to_act"] in ("A", "B"):
                        await live.do("look", seat=live.sight["to_act"])
                        await live.play(live.sight["legal"][0])
                assert (await live.do("ping"))["type"] == "pong"
