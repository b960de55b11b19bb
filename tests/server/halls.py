"""A hall without a web server around it: what happens between tables and database, seen from within."""

import contextlib
from collections.abc import AsyncIterator
from typing import Any, cast

from kingcraft.server.live.connection import Connection
from kingcraft.server.live.hall import Hall
from kingcraft.server.live.room import Room
from kingcraft.server.protocol.http import NewMatch, SeatPlan, Start
from kingcraft.server.settings import Settings
from kingcraft.server.show.viewer import Viewer
from kingcraft.server.store import people
from kingcraft.server.store.people import PersonRow
from kingcraft.server.verbs.create import create
from kingcraft.server.verbs.play import play
from kingcraft.server.verbs.start import start
from tests.server.house import QUICK


@contextlib.asynccontextmanager
async def open_hall(settings: Settings = QUICK) -> AsyncIterator[Hall]:
    hall = Hall(settings)
    await hall.open()
    try:
        yield hall
    finally:
        await hall.close()


async def somebody(hall: Hall) -> PersonRow:
    return (await people.add(hall.database, "Ann", 1))[0]


async def game(hall: Hall, person: PersonRow, seats: list[str], **options: str) -> Room:
    """A game under way; seats are `me`, `local`, or the level of a bot."""
    plans = [
        SeatPlan(kind=cast(Any, seat)) if seat in ("me", "local") else SeatPlan(kind="bot", level=seat)
        for seat in seats
    ]
    room = await hall.create(*create(NewMatch(game="toll", seats=plans, options=options), person, 1))
    await room.do(lambda match: start(match, person.id, Start()))
    return room


async def fold_once(room: Room, person: PersonRow) -> int:
    """One move of a game of toll."""
    return await room.do(lambda match: play(match, person.id, match.ply, "fold"))


class Ear(Connection):
    """A connection without a socket: remembers what it was told."""

    def __init__(self, room: Room, person: PersonRow | None = None, address: str = "192.0.2.1") -> None:
        super().__init__(cast(Any, None), room, person, Viewer(None, "en"), address)
        self.told: list[str] = []
        self.presences = 0

    def send(self, message: Any) -> None:
        self.told.append(message if isinstance(message, str) else message.model_dump_json())

    def send_presence(self, note: str) -> None:
        self.presences += 1
        super().send_presence(note)
