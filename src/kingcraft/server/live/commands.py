"""What a client may ask of a live table, one function for each message."""

import contextlib
from collections.abc import Awaitable, Callable
from typing import Any, Final

from kingcraft.core.ruling import Refused
from kingcraft.server.clockwork import now_ms
from kingcraft.server.live.advice import hint
from kingcraft.server.live.connection import Connection
from kingcraft.server.protocol import live
from kingcraft.server.refusals import AlreadyDone, Denied, Forbidden, TooMuch
from kingcraft.server.show.refusal import show_refusal
from kingcraft.server.show.viewer import Viewer
from kingcraft.server.store import people
from kingcraft.server.verbs.chat import chat
from kingcraft.server.verbs.leave import come_back, leave, missed_seats, replace, resign, take_back
from kingcraft.server.verbs.play import play, why_not
from kingcraft.server.verbs.settle import settle
from kingcraft.server.verbs.start import reveal
from kingcraft.server.verbs.undo import undo
from kingcraft.server.verbs.who import index_of, seat_on_turn


async def obey(connection: Connection, message: Any) -> None:
    """Carries out a command, or raises a refusal. Who does something is there: their seats are theirs again."""
    if not isinstance(message, _ABSENT_MINDED) and missed_seats(connection.room.match, connection.person_id):
        with contextlib.suppress(Refused):
            await connection.room.do(lambda match: take_back(match, connection.person_id, _grace(connection)))
    await _COMMANDS[type(message)](connection, message)


async def _play(connection: Connection, message: live.Play) -> None:
    person = connection.person_id
    await _do(connection, message.id, lambda match: play(match, person, message.ply, message.move))


async def _undo(connection: Connection, message: live.Undo) -> None:
    await _do(connection, message.id, lambda match: undo(match, connection.person_id, message.ply))


async def _resign(connection: Connection, message: live.Resign) -> None:
    await _do(connection, message.id, lambda match: resign(match, connection.person_id, message.seat))


async def _leave(connection: Connection, message: live.Leave) -> None:
    await _do(connection, message.id, lambda match: leave(match, connection.person_id, message.seat, message.level))


async def _return(connection: Connection, message: live.Return) -> None:
    person, grace = connection.person_id, _grace(connection)
    await _do(connection, message.id, lambda match: come_back(match, person, message.seat, grace))


def _grace(connection: Connection) -> int:
    return connection.room.hall.settings.grace_seconds * 1000


async def _replace(connection: Connection, message: live.Replace) -> None:
    away = _is_away(connection, message.seat)
    person = connection.person_id
    await _do(connection, message.id, lambda match: replace(match, person, message.seat, message.level, away))


async def _chat(connection: Connection, message: live.Chat) -> None:
    if not connection.chats.take():
        raise TooMuch("server-too-fast")
    seat, most = connection.viewer.seat, connection.room.hall.settings.chat_lines
    await _do(connection, message.id, lambda match: chat(match, connection.person, seat, message.text, most))


async def _look(connection: Connection, message: live.Look) -> None:
    match = connection.room.match
    seat = None if message.seat is None else index_of(match, message.seat)
    if seat is not None and seat not in match.seats_of(connection.person_id):
        raise Forbidden("server-not-your-seat", seat=message.seat or "")
    _may_retell(connection)
    connection.viewer, connection.aside = Viewer(seat, connection.viewer.lang), seat is None
    _again(connection, message.id)


async def _speak(connection: Connection, message: live.Speak) -> None:
    _may_retell(connection)
    connection.viewer = Viewer(connection.viewer.seat, message.lang)
    connection.words = message.words
    _again(connection, message.id)


async def _why(connection: Connection, message: live.Why) -> None:
    match = connection.room.match
    ruling = why_not(match, seat_on_turn(match, connection.person_id), message.move)
    refusal = None if ruling is None else show_refusal(ruling, connection.viewer.lang)
    connection.send(live.WhyNot(id=message.id, refusal=refusal))


async def _settings(connection: Connection, message: live.Settings) -> None:
    if connection.person is not None:
        database = connection.room.hall.database
        connection.person = await people.change(database, connection.person, None, message.forced)
    await _do(connection, message.id, lambda match: settle(match, connection.person_id, message.forced))


async def _reveal(connection: Connection, message: live.Reveal) -> None:
    person = connection.person
    if person is None:
        raise Forbidden("server-not-seated")
    await _do(connection, message.id, lambda match: reveal(match, person, message.salt))


async def _ping(connection: Connection, message: live.Ping) -> None:
    connection.send(live.Pong(id=message.id, now=now_ms()))


async def _hello(connection: Connection, message: live.Hello) -> None:
    raise Denied("server-hello-twice")


async def _do(connection: Connection, id: int, verb: Any) -> None:
    try:
        number = await connection.room.do(verb)
    except AlreadyDone:
        number = connection.room.match.number
    connection.send(live.Done(id=id, number=number))


def _may_retell(connection: Connection) -> None:
    """To tell a whole game anew is work: not too often."""
    of_address = connection.room.hall.retellings
    if not connection.retellings.take() or not of_address.take(connection.address):
        raise TooMuch("server-too-fast")


def _again(connection: Connection, id: int) -> None:
    """Shows everything anew: another seat or language tells the same events differently."""
    connection.heard = 0
    connection.room.tell_one(connection)
    connection.send(live.Done(id=id, number=connection.room.match.number))


def _is_away(connection: Connection, letter: str) -> bool:
    """Whether the person of a seat is not connected, and nothing has happened for long enough."""
    room = connection.room
    person = room.match.seats[index_of(room.match, letter)].person
    waited = now_ms() - room.match.turn_since
    return person not in room.company().people and waited >= room.hall.settings.away_seconds * 1000


_ABSENT_MINDED: Final = (
    live.Hello, live.Ping, live.Look, live.Speak, live.Reveal, live.Settings, live.Return, live.Leave, live.Resign,
)  # fmt: skip
"""What a browser does by itself, or what does not ask for the seat."""
_COMMANDS: Final[dict[type, Callable[[Connection, Any], Awaitable[None]]]] = {
    live.Hello: _hello,
    live.Play: _play,
    live.Undo: _undo,
    live.Resign: _resign,
    live.Leave: _leave,
    live.Return: _return,
    live.Replace: _replace,
    live.Chat: _chat,
    live.Look: _look,
    live.Speak: _speak,
    live.Why: _why,
    live.Hint: hint,
    live.Ping: _ping,
    live.Settings: _settings,
    live.Reveal: _reveal,
}
