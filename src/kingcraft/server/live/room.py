"""A room: one match in this process, and everybody who is connected to it here."""

import asyncio
import json
from collections.abc import Callable
from typing import TYPE_CHECKING

from kingcraft.server import metrics
from kingcraft.server.clockwork import now_ms
from kingcraft.server.live.presence import Presences
from kingcraft.server.match.entry import Draft, Entry
from kingcraft.server.match.live_match import LiveMatch
from kingcraft.server.protocol.common import VERSION
from kingcraft.server.protocol.live import Presence
from kingcraft.server.show.chronicle import Chronicle
from kingcraft.server.show.info import Company, show_match, show_you
from kingcraft.server.show.sight import show_sight
from kingcraft.server.show.viewer import Viewer, letters
from kingcraft.server.store.write import Conflict, Standing, Write

if TYPE_CHECKING:
    from kingcraft.server.live.connection import Connection
    from kingcraft.server.live.hall import Hall

Verb = Callable[[LiveMatch], list[Draft]]
_ATTEMPTS = 8


class Room:
    """The only place in this process that writes to its match. What is in `match` is in the database."""

    def __init__(self, hall: "Hall", match: LiveMatch) -> None:
        self.hall = hall
        self.match = match
        self.connections: list[Connection] = []
        self.presences = Presences(hall.settings.presence_seconds)
        self.used = asyncio.get_running_loop().time()
        self._lock = asyncio.Lock()
        self._chronicles: dict[Viewer, Chronicle] = {}

    # -- doing ----------------------------------------------------------------------------------

    async def do(self, verb: Verb) -> int:
        """Carries out a verb: decide, commit, then tell. Returns the number of the last event."""
        self.used = asyncio.get_running_loop().time()
        async with self._lock:
            for _ in range(_ATTEMPTS):
                try:
                    await self._commit(verb(self.match))
                    return self.match.number
                except Conflict:
                    metrics.CONFLICTS.inc()
                    await self._catch_up()
        raise Conflict

    async def refresh(self) -> None:
        """Takes in what other processes wrote."""
        async with self._lock:
            await self._catch_up()

    async def _commit(self, drafts: list[Draft]) -> None:
        at = max(now_ms(), self.match.changed)
        first = self.match.number + 1
        entries = [Entry(first + index, at, draft.kind, draft.body) for index, draft in enumerate(drafts)]
        after = self._with(entries)
        newcomers = [person for person in after.members if person not in self.match.members]
        with metrics.COMMIT.time():
            await self.hall.writer.write(Write(after.header.id, entries, self.hall.standing(after), newcomers))
        self._become(after)

    async def _catch_up(self) -> None:
        entries = await self.hall.entries_after(self.match)
        if entries:
            self._become(self._with(entries))

    def _with(self, entries: list[Entry]) -> LiveMatch:
        after = self.match.copy()
        for entry in entries:
            after.apply(entry)
        return after

    def _become(self, after: LiveMatch) -> None:
        for entry in after.entries[self.match.number :]:
            metrics.EVENTS.labels(entry.kind).inc()
        self.match = after
        self.hall.schedule(after)
        self.tell()

    # -- telling --------------------------------------------------------------------------------

    def tell(self) -> None:
        """Sends everybody what they have not heard yet."""
        if not self.connections:
            return
        match = show_match(self.match, self.company(), now_ms()).model_dump_json()
        seen: dict[tuple[Viewer, bool], str] = {}
        for connection in list(self.connections):
            self._seat(connection)
            key = (connection.viewer, connection.words)
            if key not in seen:
                seen[key] = show_sight(self.match, *key).model_dump_json()
            connection.send(self._news(connection, match, seen[key]))

    def tell_one(self, connection: "Connection") -> None:
        """Brings one connection up to date."""
        self._seat(connection)
        match = show_match(self.match, self.company(), now_ms()).model_dump_json()
        sight = show_sight(self.match, connection.viewer, connection.words).model_dump_json()
        connection.send(self._news(connection, match, sight))

    def _seat(self, connection: "Connection") -> None:
        """Nobody looks from a seat that is not theirs any more; who has just sat down looks from there."""
        seats = self.match.seats_of(connection.person_id)
        seat = connection.viewer.seat
        if (seat is not None and seat not in seats) or (seat is None and seats and not connection.aside):
            connection.viewer = Viewer(seats[0] if seats else None, connection.viewer.lang)
            connection.heard = 0

    def _news(self, connection: "Connection", match: str, sight: str) -> str:
        events = self._chronicle(connection.viewer).after(self.match, connection.heard)
        connection.heard = self.match.number
        told = json.dumps(events, ensure_ascii=False, separators=(",", ":"))
        you = show_you(self.match, connection.person_id).model_dump_json()
        head = f'{{"type":"news","protocol":{VERSION},"events":{told}'
        return f'{head},"match":{match},"you":{you},"sight":{sight}}}'

    def _chronicle(self, viewer: Viewer) -> Chronicle:
        if viewer not in self._chronicles:
            self._chronicles[viewer] = Chronicle(viewer)
        return self._chronicles[viewer]

    # -- who is here ----------------------------------------------------------------------------

    def company(self) -> Company:
        """Who is connected, here or at another process."""
        people = {connection.person_id for connection in self.connections if connection.person_id is not None}
        watchers = len([1 for connection in self.connections if not self.match.seats_of(connection.person_id)])
        return self.presences.added_to(Company(people, watchers))

    def enter(self, connection: "Connection") -> None:
        """Somebody connects: first they hear the news, then everybody hears of them."""
        self.connections.append(connection)
        self.tell_one(connection)
        self._presence_changed()

    def leave(self, connection: "Connection") -> None:
        """Somebody is gone."""
        self.connections.remove(connection)
        self.used = asyncio.get_running_loop().time()
        self._presence_changed()

    def _presence_changed(self) -> None:
        self.hall.say_presence(self)
        self.tell_presence()

    def tell_presence(self) -> None:
        """Tells everybody here who is connected."""
        company = self.company()
        seats = [index for index, seat in enumerate(self.match.seats) if seat.person in company.people]
        note = Presence.model_construct(connected=letters(seats), watchers=company.watchers).model_dump_json()
        for connection in list(self.connections):
            connection.send(note)


def standing_of(match: LiveMatch, pace: int) -> Standing:
    """What the row of a match says of it after its last entry."""
    seat = match.to_act
    bot = match.bot_to_act is not None
    return Standing(
        number=match.number,
        changed=match.changed,
        phase=match.phase,
        turn=None if seat is None or bot else match.seats[seat].person,
        summary=show_match(match, Company(), match.changed).model_dump_json(),
        deadline=match.clocks.deadline(),
        bot_due=match.turn_since + pace if bot else None,
    )
