"""A guest: a person with a browser, as far as the server can tell. Every message is checked against the protocol."""

import asyncio
import json
from collections.abc import Callable
from types import TracebackType
from typing import Any, Self

import httpx2
from websockets.asyncio.client import ClientConnection, connect

from kingcraft.server.protocol import SERVER_MESSAGE, VERSION
from tests.waiting import PATIENCE, coming

JSON = dict[str, Any]


class Guest:
    """Somebody with a token, or without."""

    def __init__(self, address: str, name: str = "", token: str = "", headers: dict[str, str] | None = None) -> None:
        self.address, self.name, self.token, self.headers = address, name, token, headers or {}
        self.id = token.partition(".")[0]
        self._http = httpx2.AsyncClient(base_url=f"http://{address}", timeout=PATIENCE)

    async def __aenter__(self) -> Self:
        if self.name and not self.token:
            welcome = await self.ask("POST", "/api/people", {"name": self.name})
            self.token, self.id = welcome["token"], welcome["person"]
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._http.aclose()

    async def answer(self, method: str, path: str, body: JSON | None = None, **headers: str) -> httpx2.Response:
        """The raw answer to a request."""
        if self.token:
            headers["authorization"] = f"Bearer {self.token}"
        headers = {**self.headers, **headers}
        return await self._http.request(method, path, json=body, headers=headers)

    async def ask(self, method: str, path: str, body: JSON | None = None) -> Any:
        """The JSON of an answer that must be a good one."""
        answer = await self.answer(method, path, body)
        assert answer.status_code == 200, (method, path, answer.status_code, answer.text)
        return answer.json()

    async def refused(self, method: str, path: str, body: JSON | None = None) -> tuple[int, str]:
        """The status and the ruling of an answer that must be a refusal."""
        answer = await self.answer(method, path, body)
        assert answer.status_code >= 400, answer.text
        return answer.status_code, answer.json()["id"]

    async def table(self, seats: list[str], game: str = "toll", **more: Any) -> str:
        """Sets up a table; seats are `me`, `local`, `open`, or the level of a bot."""
        plans = [
            {"kind": seat} if seat in ("me", "local", "open") else {"kind": "bot", "level": seat} for seat in seats
        ]
        made = await self.ask("POST", "/api/matches", {"game": game, "seats": plans, **more})
        return str(made["match"]["id"])

    def live(self, match: str, **hello: Any) -> "Live":
        """A live connection, to be used with `async with`."""
        return Live(self.address, match, {"token": self.token or None, **hello}, self.headers)


class Live:
    """A live connection that remembers all it was sent."""

    def __init__(self, address: str, match: str, hello: JSON, headers: dict[str, str] | None = None) -> None:
        self.url = f"ws://{address}/api/matches/{match}/live"
        self.hello = {"type": "hello", "protocol": VERSION, **hello}
        self.headers = headers or {}
        self.messages: list[JSON] = []
        self.events: list[JSON] = []
        self.news: JSON = {}
        self._ids = 0
        self._socket: ClientConnection | None = None

    async def __aenter__(self) -> Self:
        self._socket = await connect(
            self.url, max_size=None, ping_interval=None, open_timeout=PATIENCE, additional_headers=self.headers
        )
        await self.send_raw(json.dumps(self.hello))
        await self.until("news")
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        if self._socket is not None:
            await self._socket.close()

    @property
    def sight(self) -> JSON:
        sight: JSON = self.news["sight"]
        return sight

    @property
    def match(self) -> JSON:
        match: JSON = self.news["match"]
        return match

    async def send_raw(self, text: str) -> None:
        assert self._socket is not None
        await self._socket.send(text)

    async def next(self) -> JSON:
        """The next message."""
        assert self._socket is not None
        message: JSON = json.loads(await coming("any message", self._socket.recv()))
        SERVER_MESSAGE.validate_python(message)
        self.messages.append(message)
        if message["type"] == "news":
            self._take(message)
        return message

    def _take(self, news: JSON) -> None:
        self.news = news
        known = {event["number"]: event for event in self.events}
        for event in news["events"]:
            known[event["number"]] = event
        self.events = [known[number] for number in sorted(known)]

    async def until(self, *kinds: str) -> JSON:
        """The next message of a kind."""
        return await self._next_such(f"a message of {kinds}", lambda message: message["type"] in kinds)

    async def see(self, what: str, look: Callable[[], object]) -> None:
        """Reads on until something is seen; `what` says what was waited for."""

        async def read() -> None:
            while not look():
                await self.next()

        await coming(what, read())

    async def _next_such(self, what: str, such: Callable[[JSON], bool]) -> JSON:
        async def read() -> JSON:
            while not such(message := await self.next()):
                pass
            return message

        return await coming(what, read())

    async def do(self, type: str, **facts: Any) -> JSON:
        """Sends a command, and gives the answer to it."""
        self._ids += 1
        id = self._ids
        await self.send_raw(json.dumps({"type": type, "id": id, **facts}))
        return await self._next_such(f"the answer to {type} {facts}", lambda message: message.get("id") == id)

    async def play(self, move: str) -> JSON:
        """Plays a move after all that was seen."""
        return await self.do("play", ply=self.sight["ply"], move=move)

    async def until_my_turn(self) -> bool:
        """Waits until this seat is on turn; False if the match is over first."""
        await self.see("my turn", lambda: self.match["phase"] == "over" or self.sight["to_act"] == self.sight["seat"])
        return bool(self.match["phase"] != "over")

    async def until_over(self) -> None:
        await self.see("the end of the match", lambda: self.match["phase"] == "over")


async def play_on(live: Live, choice: int = 0) -> None:
    """Plays a seat to the end: always the same choice among the legal moves."""
    while await live.until_my_turn():
        moves = live.sight["legal"]
        await live.play(moves[choice % len(moves)])


async def both(*work: Any) -> None:
    """Runs several guests at once."""
    await asyncio.gather(*work)
