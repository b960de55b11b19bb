"""The live socket: hello, then commands until somebody hangs up."""

import asyncio
import contextlib
from typing import Any

from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from kingcraft.core.ruling import Refused, Ruling
from kingcraft.core.speech import SEAT_LETTERS
from kingcraft.server import metrics
from kingcraft.server.http.address import address_of, host_allowed
from kingcraft.server.http.guard import origin_allowed
from kingcraft.server.http.protocols import PUSH
from kingcraft.server.limits import Buckets
from kingcraft.server.live.commands import obey
from kingcraft.server.live.connection import Connection
from kingcraft.server.live.hall import Hall
from kingcraft.server.live.room import Room
from kingcraft.server.logs import LOG
from kingcraft.server.protocol import live
from kingcraft.server.protocol.common import VERSION
from kingcraft.server.refusals import Denied, TooMuch, Unkept, Unknown, Unproven
from kingcraft.server.settings import Settings
from kingcraft.server.show.refusal import show_refusal
from kingcraft.server.show.viewer import Viewer
from kingcraft.server.store import people
from kingcraft.server.store.write import Conflict

POLICY, RESTART, NO_MATCH = 1008, 1012, 4404
_BLAME = 20
"""Connections that one which floods us counts for."""
_GOODBYE = 5.0
"""Seconds for those who take their time to hear that the server closes."""


class Doorkeeper:
    """Counts the connections of every address, and knows them all so that they can be told when the house closes."""

    def __init__(self, settings: Settings) -> None:
        self.connections: list[Connection] = []
        self.strangers: set[WebSocket] = set()
        """Those who have not said hello yet."""
        self.closing = False
        self._knocks = Buckets(settings.request_burst, settings.request_rate)
        self._by_address: dict[str, int] = {}

    def enter(self, address: str, settings: Settings) -> bool:
        """Counts a connection in, unless there are too many from there, or too many a second."""
        count = self._by_address.get(address, 0)
        if count >= settings.connections_per_address or not self._knocks.take(address):
            return False
        self._by_address[address] = count + 1
        metrics.CONNECTIONS.inc()
        return True

    def blame(self, address: str) -> None:
        """A connection from there had to be ended: no others are welcome for a while."""
        self._knocks.charge(address, _BLAME)

    def leave(self, address: str) -> None:
        """Counts a connection out."""
        self._by_address[address] -= 1
        if not self._by_address[address]:
            del self._by_address[address]
        metrics.CONNECTIONS.dec()

    async def say_goodbye(self) -> None:
        """Tells everybody that the server restarts, and closes."""
        self.closing = True
        for connection in self.connections:
            connection.send(_bye(Ruling("server-restart"), connection.viewer.lang, again=True))
            connection.finish()
        for socket in list(self.strangers):
            with contextlib.suppress(Exception):
                await socket.send_text(_bye(Ruling("server-restart"), "en", again=True))
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(_GOODBYE):
                while self.connections:
                    await asyncio.sleep(0.01)


async def live_door(socket: WebSocket) -> None:
    """Serves one connection from beginning to end."""
    hall: Hall = socket.app.state.hall
    keeper: Doorkeeper = socket.app.state.doorkeeper
    address = address_of(socket.scope)
    invited = origin_allowed(socket.headers, hall.settings)
    known = host_allowed(socket.headers.get("host", ""), hall.settings)
    if keeper.closing or not invited or not known or not keeper.enter(address, hall.settings):
        await socket.close(POLICY)
        return
    try:
        await socket.accept()
        with contextlib.suppress(WebSocketDisconnect, ConnectionError, RuntimeError):
            await _welcome(socket, hall, keeper)
    finally:
        keeper.leave(address)


async def _welcome(socket: WebSocket, hall: Hall, keeper: Doorkeeper) -> None:
    lang = "en"
    keeper.strangers.add(socket)
    try:
        hello = await _hello(socket, hall.settings.hello_seconds)
        lang = hello.lang
        connection = await _connect(socket, hall, hello)
    except Refused as refused:
        await socket.send_text(_bye(refused.ruling, lang, again=isinstance(refused, Unkept)))
        await socket.close(NO_MATCH if isinstance(refused, Unknown) else POLICY)
        return
    finally:
        keeper.strangers.discard(socket)
    keeper.connections.append(connection)
    try:
        if await _serve(connection, connection.room):
            keeper.blame(address_of(socket.scope))
    finally:
        keeper.connections.remove(connection)


async def _hello(socket: WebSocket, seconds: float) -> live.Hello:
    try:
        message = _read(await asyncio.wait_for(socket.receive_text(), seconds))
    except (TimeoutError, KeyError):
        raise Denied("server-no-hello") from None
    if not isinstance(message, live.Hello):
        raise Denied("server-no-hello")
    if message.protocol != VERSION:
        raise Denied("server-version", theirs=message.protocol, ours=VERSION)
    return message


async def _connect(socket: WebSocket, hall: Hall, hello: live.Hello) -> Connection:
    person = None if hello.token is None else await people.find(hall.database, hello.token)
    if hello.token is not None and person is None:
        raise Unproven("server-unproven")
    room = await hall.room(str(socket.path_params["id"])[:32])
    seats = room.match.seats_of(None if person is None else person.id)
    wanted = None if hello.seat is None else SEAT_LETTERS.index(hello.seat)
    seat = wanted if wanted in seats else (seats[0] if seats else None)
    scope = socket.scope
    connection = Connection(socket, room, person, Viewer(seat, hello.lang), address_of(scope), scope.get(PUSH))
    connection.words = hello.words
    connection.heard = min(hello.have, room.match.number)
    return connection


async def _serve(connection: Connection, room: Room) -> bool:
    """Reads and writes side by side; when one ends, so does the other. Gives whether too much came."""
    room.enter(connection)
    tasks = [asyncio.create_task(connection.deliver()), asyncio.create_task(_listen(connection))]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        ends = await asyncio.gather(*tasks, return_exceptions=True)
        room.leave(connection)
        flooded = any(isinstance(end, TooMuch) for end in ends)
        await connection.close(POLICY if flooded else RESTART)
    return flooded


async def _listen(connection: Connection) -> None:
    while True:
        try:
            text = await connection.socket.receive_text()
        except KeyError:
            text = ""
        if not connection.messages.take():
            raise TooMuch("server-too-fast")
        await _hear(connection, text)


async def _hear(connection: Connection, text: str) -> None:
    """One message: obeyed, or refused; nothing a client sends can do worse."""
    lang, id = connection.viewer.lang, None
    command = "unreadable"
    try:
        message = _read(text)
        command, id = message.type, getattr(message, "id", None)
        await obey(connection, message)
    except Refused as refused:
        ruling = refused.ruling
    except Conflict:
        ruling = Ruling("server-busy")
    except (WebSocketDisconnect, ConnectionError):
        raise
    except Exception:
        LOG.exception("a command failed", extra={"command": command, "match": connection.room.match.header.id})
        metrics.FAULTS.inc()
        ruling = Ruling("server-fault")
    else:
        return
    metrics.REFUSED.labels(command).inc()
    connection.send(live.Refused(id=id, refusal=show_refusal(ruling, lang)))


def _bye(ruling: Ruling, lang: str, again: bool) -> str:
    return live.Bye(again=again, refusal=show_refusal(ruling, lang)).model_dump_json()


def _read(text: str) -> Any:
    try:
        return live.CLIENT_MESSAGE.validate_json(text)
    except ValidationError as error:
        first = error.errors(include_url=False, include_context=False, include_input=False)[0]
        where = ".".join(str(part) for part in first["loc"])[:60]
        raise Denied("server-unreadable", where=where or "-", what=first["msg"][:120]) from None
