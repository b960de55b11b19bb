"""Whatever is sent: no fault, no crash, and no other table disturbed.

`KINGCRAFT_FUZZ` sets how many live messages are sent (20,000 by default).
"""

import asyncio
import contextlib
import json
import os
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

import kingcraft as kc
from kingcraft.core.registry import game_named
from kingcraft.core.stream import Stream
from kingcraft.server.protocol import SERVER_MESSAGE, VERSION
from tests.server.guest import Guest, play_on
from tests.waiting import PATIENCE, coming

MESSAGES = int(os.environ.get("KINGCRAFT_FUZZ", "20000"))
GAMES = ["toll", "kingdom-builder", "kingsburg"]
CHUNK = 100
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
KINDS = [
    "hello", "play", "undo", "resign", "leave", "return", "replace", "chat", "look", "speak", "why", "hint", "ping",
]  # fmt: skip
WORDS = [
    "",
    "A",
    "Z",
    "*",
    "fold",
    "stay",
    "build a1",
    "done",
    "roll 6",
    "draw A 1",
    "\u0000",
    "💥",
    "é" * 50,
    "-1",
    "a1-a2",
]


class Fuzzer:
    """Makes messages from sound to nonsense, the same ones for the same seed."""

    def __init__(self, seed: int, legal: list[str]) -> None:
        self.stream = Stream(seed)
        self.legal = legal

    def message(self) -> str:
        """One message: a command with odd values, a broken one, or noise."""
        kind = self.stream.below(10)
        if kind == 0:
            return self._noise()
        text = json.dumps(self._command())
        return self._broken(text) if kind == 1 else text

    def _command(self) -> dict[str, Any]:
        command: dict[str, Any] = {"type": self._pick(KINDS), "id": self._number()}
        if self.stream.below(10):
            command |= {"ply": self._number(), "move": self._move()}
        else:
            command |= {self._pick(WORDS): self._value(2)}
        wanted = {"play": ["ply", "move"], "undo": ["ply"], "why": ["move"]}.get(command["type"], [])
        if self.stream.below(5):
            command = {key: value for key, value in command.items() if key in ("type", "id", *wanted)}
        for field in ("seat", "level", "text", "lang", "words", "have", "token", "protocol"):
            if self.stream.below(4) == 0:
                command[field] = self._value(1)
        return command

    def _move(self) -> Any:
        if self.legal and self.stream.below(3):
            return self._broken(self._pick(self.legal)) if self.stream.below(2) else self._pick(self.legal)
        return self._value(1)

    def _value(self, depth: int) -> Any:
        plain = [self._number(), self._pick(WORDS), None, True, 1.5, "random"]
        kind = int(self.stream.below(len(plain) + (2 if depth else 0)))
        if kind < len(plain):
            return plain[kind]
        inner = self._value(depth - 1)
        return [inner] if kind == len(plain) else {"x": inner}

    def _number(self) -> int:
        return [0, 1, 2, 5, 40, -1, 2**31, 2**63, 10**30][int(self.stream.below(9))]

    def _noise(self) -> str:
        return "".join([chr(int(self.stream.below(0x300))) for _ in range(int(self.stream.below(60)))])

    def _broken(self, text: str) -> str:
        place = int(self.stream.below(len(text) + 1))
        return text[:place] + chr(32 + int(self.stream.below(90))) + text[place + int(self.stream.below(3)) :]

    def _pick(self, items: list[str]) -> str:
        return items[int(self.stream.below(len(items)))]


@pytest.mark.parametrize("game", GAMES)
def test_fuzzed_live_messages_disturb_nobody(house: str, game: str) -> None:
    asyncio.run(_fuzz(house, game))


async def _fuzz(house: str, game: str) -> None:
    async with Guest(house, "Ann") as ann, Guest(house, "Eve") as eve:
        quiet = await ann.table(["me", "random"], game="toll", options={"rounds": "3"})
        await ann.ask("POST", f"/api/matches/{quiet}/start", {})
        before = await _faults(ann)
        async with ann.live(quiet) as live:
            unmoved = live.match["number"]
            await _send_all(eve, game, MESSAGES // len(GAMES))
            await live.do("ping")
            assert live.match["number"] == unmoved
            await play_on(live)
        assert await _faults(ann) == before


async def _send_all(eve: Guest, game: str, count: int) -> None:
    """Sends in chunks, each ended by a ping; whatever the match has come to, another is set up in time."""
    sent = 0
    while sent < count:
        match = await eve.table(["me", "local", "random"], game=game)
        await eve.ask("POST", f"/api/matches/{match}/start", {})
        async with connect(eve.live(match).url, max_size=None, open_timeout=PATIENCE, ping_interval=None) as socket:
            await socket.send(json.dumps({"type": "hello", "protocol": VERSION, "token": eve.token}))
            news = json.loads(await coming("news", socket.recv()))
            for _ in range(10):
                fuzzer = Fuzzer(sent, news["sight"]["legal"])
                news = await _chunk(socket, fuzzer) or news
                sent += CHUNK


async def _chunk(socket: ClientConnection, fuzzer: Fuzzer) -> dict[str, Any] | None:
    news = None
    for _ in range(CHUNK):
        await socket.send(fuzzer.message())
    await socket.send(json.dumps({"type": "ping", "id": 987_654}))
    while True:
        message = json.loads(await coming("a pong", socket.recv()))
        SERVER_MESSAGE.validate_python(message)
        news = message if message["type"] == "news" else news
        assert message.get("refusal") is None or message["refusal"]["id"] != "server-fault"
        if message["type"] == "pong" and message["id"] == 987_654:
            return news


async def _faults(guest: Guest) -> float:
    lines = (await guest.answer("GET", "/metrics")).text.splitlines()
    return float(next(line for line in lines if line.startswith("kingcraft_faults_total ")).split()[1])


def test_binary_messages_are_refused(house: str) -> None:
    async def send() -> None:
        async with Guest(house, "Ann") as ann:
            match = await ann.table(["me", "random"])
            async with ann.live(match) as live:
                assert live._socket is not None
                await live._socket.send(b"\x00\xff")
                try:
                    assert (await live.until("refused", "bye"))["type"] in ("refused", "bye")
                except ConnectionClosed:
                    return

    asyncio.run(send())


@pytest.mark.parametrize("mode", list(GenerationMode))
def test_any_request_is_answered_without_fault_and_as_described(house: str, mode: GenerationMode) -> None:
    """Schemathesis makes requests from the description of the API: sound ones, and such as it forbids."""
    token, matches = asyncio.run(_tables(house))
    schema = schemathesis.openapi.from_url(f"http://{house}/api/openapi.json")
    operations: list[Any] = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    assert len(operations) >= 18
    for operation in operations:
        _ask_anything(operation, mode, token, matches)


def _ask_anything(operation: Any, mode: GenerationMode, token: str, matches: list[str]) -> None:
    @settings(max_examples=15, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck))
    @given(case=operation.as_strategy(generation_mode=mode))
    def ask(case: Any) -> None:
        id = str(case.path_parameters.get("id", "")) if case.path_parameters else ""
        if id and len(id) % 3:
            case.path_parameters["id"] = matches[len(id) % len(matches)]
        case.call_and_validate(headers={"authorization": f"Bearer {token}"}, checks=CHECKS)

    # Some requests have nothing that could be wrong.
    with contextlib.suppress(Unsatisfiable):
        ask()


async def _tables(house: str) -> tuple[str, list[str]]:
    """A person with an open table, one under way and one that is over."""
    async with Guest(house, "Ann") as ann:
        tables = [await ann.table(["me", "open"]), await ann.table(["me", "local"]), await ann.table(["me", "random"])]
        for match in tables[1:]:
            await ann.ask("POST", f"/api/matches/{match}/start", {})
        async with ann.live(tables[2]) as live:
            await play_on(live)
        return ann.token, tables


@pytest.mark.parametrize("game", GAMES)
def test_any_option_is_taken_or_refused(house: str, game: str) -> None:
    asyncio.run(_odd_options(house, game))


async def _odd_options(house: str, game: str) -> None:
    fuzzer = Fuzzer(3, WORDS)
    options = [option.name for option in game_named(game).options]
    async with Guest(house, "Eve") as eve:
        for _ in range(60):
            odd = {name: str(fuzzer._value(0))[:300].replace("\x00", "") for name in options if fuzzer.stream.below(2)}
            body = {"game": game, "seats": [{"kind": "me"}, {"kind": "local"}], "options": odd}
            assert (await eve.answer("POST", "/api/matches", body)).status_code in (200, 400, 409, 422)


@pytest.mark.parametrize("game", GAMES)
def test_any_record_is_read_or_refused(house: str, game: str) -> None:
    asyncio.run(_odd_records(house, game))


async def _odd_records(house: str, game: str) -> None:
    table = kc.new(game, 2, seed=1)
    stream, fuzzer = Stream(9), Fuzzer(9, WORDS)
    while table.to_act != kc.OVER and len(table.record.moves) < 60:
        table.play(int(table.state.sample(stream)))
    positioned = kc.Record(game, 2, {})
    positioned.position = table.state.dump()
    async with Guest(house, "Eve") as eve:
        for text in (table.record.text(), positioned.text()):
            assert (await eve.answer("POST", "/api/records", {"text": text})).status_code == 200
            for _ in range(60):
                answer = await eve.answer("POST", "/api/records", {"text": fuzzer._broken(text)})
                assert answer.status_code in (200, 400, 409, 422), answer.text
