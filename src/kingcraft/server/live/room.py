"""A room: one match in this process, and everybody who is connected to it here."""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final

from kingcraft.server import metrics
from kingcraft.server.clockwork import time_after
from kingcraft.server.live.caps import must_fit
from kingcraft.server.live.herald import Herald
from kingcraft.server.match.daily import merit_when_over
from kingcraft.server.match.entry import Draft, Entry
from kingcraft.server.match.header import Header
from kingcraft.server.match.live_match import LiveMatch
from kingcraft.server.protocol.live import Presence
from kingcraft.server.refusals import Unkept
from kingcraft.server.show.info import Company, match_text
from kingcraft.server.show.viewer import letters
from kingcraft.server.store import read
from kingcraft.server.store.write import Conflict, Standing, Write

if TYPE_CHECKING:
    from kingcraft.server.live.connection import Connection
    from kingcraft.server.live.hall import Hall

Verb = Callable[[LiveMatch], list[Draft]]
_ATTEMPTS: Final = 8
_LOOK_AGAIN: Final = 0.5
"""Seconds before a database that failed is asked again."""
LOG = logging.getLogger(__name__)


class Room:
    """The only place in this process that writes to its match. What is in `match` is in the database."""

    def __init__(self, hall: "Hall", match: LiveMatch) -> None:
        self.hall = hall
        self.match = match
        self.connections: list[Connection] = []
        self.used = asyncio.get_running_loop().time()
        self._works = 0
        """How much is under way here: moves that are written, bots that think, looking back."""
        self._lock = asyncio.Lock()
        self._unsure = False
        """Whether the database may hold more than `match` does, because it failed to answer."""
        self._written: Standing | None = None
        """What the row of the match says, if it was written here."""
        self._herald = Herald()
        self._presence: asyncio.TimerHandle | None = None
        self._changed_here = False

    # -- doing ----------------------------------------------------------------------------------

    async def do(self, verb: Verb) -> int:
        """Carries out a verb: decide, commit, then tell. Returns the number of the last event.

        It belongs to the room: once begun it is finished, even if whoever asked hangs up.
        """
        return await self.hall.errand(self._do(verb))

    @contextlib.contextmanager
    def kept(self) -> Iterator[None]:
        """Keeps the room in memory while something is under way: a match must never have two rooms."""
        self._works += 1
        try:
            yield
        finally:
            self._works -= 1
            self.touch()

    def touch(self) -> None:
        """The room is used just now."""
        self.used = asyncio.get_running_loop().time()

    def idle(self, since: float) -> bool:
        """Whether nobody is here, nothing is under way, and nothing has happened since then."""
        return not self.connections and not self._works and self.used < since

    async def open(self, header: Header, drafts: list[Draft]) -> None:
        """Writes the first entries of a new match."""
        async with self._lock:
            await self._commit(drafts, header)

    async def refresh(self) -> None:
        """Takes in what other processes wrote."""
        async with self._lock:
            await self._catch_up()

    async def look_again(self) -> None:
        """Takes in what other processes wrote, now or as soon as it can."""
        try:
            await self.refresh()
        except Unkept:
            self._doubt()

    async def _do(self, verb: Verb) -> int:
        with self.kept():
            return await self._decide_and_commit(verb)

    async def _decide_and_commit(self, verb: Verb) -> int:
        async with self._lock:
            if self._unsure:
                await self._catch_up()
            for _ in range(_ATTEMPTS):
                try:
                    await self._commit(verb(self.match))
                    return self.match.number
                except Conflict:
                    metrics.CONFLICTS.inc()
                    await self._catch_up()
                except Unkept:
                    self._doubt()
                    raise
        raise Conflict

    async def _commit(self, drafts: list[Draft], header: Header | None = None) -> None:
        must_fit(self.match, drafts, self.hall.settings.repeats_per_match)
        at = time_after(self.match.changed)
        first = self.match.number + 1
        entries = [draft.entry(first + index, at) for index, draft in enumerate(drafts)]
        after = self._with(entries)
        newcomers = [] if after.header.lesson else [one for one in after.members if one not in self.match.members]
        standing = standing_of(after, self.hall.settings.bot_pace_ms, self.company())
        daily = merit_when_over(after) if self.match.phase != "over" else None
        steady = not self.hall.database.shared and standing.steady(self._written)
        with metrics.COMMIT.time():
            await self.hall.writer.write(Write(after.header.id, entries, standing, newcomers, header, daily, steady))
        self._written = standing
        self._become(after)

    def _doubt(self) -> None:
        """The database did not answer: perhaps it kept what was written. The room looks as soon as it can."""
        if not self._unsure:
            self._unsure = True
            self.hall.spawn(self._make_sure())

    async def _make_sure(self) -> None:
        while self._unsure:
            await asyncio.sleep(_LOOK_AGAIN)
            with contextlib.suppress(Unkept):
                await self.refresh()

    async def _catch_up(self) -> None:
        entries = await read.entries(self.hall.database, self.match.header.id, self.match.number)
        self._unsure, self._written = False, None
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
        try:
            self.tell()
        except Exception:
            # It has happened, whether or not it could be told: whoever connects anew hears of it.
            LOG.exception("the news could not be told", extra={"match": after.header.id})
            metrics.FAULTS.inc()

    # -- telling --------------------------------------------------------------------------------

    def tell(self) -> None:
        """Sends everybody what they have not heard yet."""
        if self.connections:
            self._herald.tell(self.match, self.company(), self.connections)

    def tell_one(self, connection: "Connection") -> None:
        """Brings one connection up to date."""
        self._herald.tell(self.match, self.company(), [connection])

    # -- who is here ----------------------------------------------------------------------------

    def here(self) -> Company:
        """Who is connected to this process."""
        people = {connection.person_id for connection in self.connections if connection.person_id is not None}
        watchers = len([1 for connection in self.connections if not self.match.seats_of(connection.person_id)])
        return Company(people, watchers, {connection.door for connection in self.connections})

    def company(self) -> Company:
        """Who is connected, here or at another process."""
        return self.hall.presences.added_to(self.match.header.id, self.here())

    def enter(self, connection: "Connection") -> None:
        """Somebody connects: first they hear the news, then everybody hears of them."""
        self.connections.append(connection)
        self.tell_one(connection)
        self.presence_changed()
        self.hall.schedule(self.match)
        self.hall.wake_bots(self.match)

    def leave(self, connection: "Connection") -> None:
        """Somebody is gone."""
        self.connections.remove(connection)
        self.touch()
        self.presence_changed()

    def presence_changed(self, here: bool = True) -> None:
        """Somebody came or went, here or elsewhere: everybody hears of it soon, and of many at once."""
        self._changed_here = self._changed_here or here
        if self._presence is None:
            pause = self.hall.settings.presence_pause_seconds
            self._presence = asyncio.get_running_loop().call_later(pause, self._tell_presence)

    def _tell_presence(self) -> None:
        if self._changed_here:
            self.hall.say_presence(self)
        self._presence, self._changed_here = None, False
        company = self.company()
        seats = [index for index, seat in enumerate(self.match.seats) if seat.person in company.people]
        note = Presence.model_construct(connected=letters(seats), watchers=company.watchers).model_dump_json()
        for connection in self.connections:
            connection.send_presence(note)


def awaited(match: LiveMatch, company: Company) -> bool:
    """Whether anybody waits for the bots of a match: somebody connected, or a person who will decide again."""
    return company.anybody or any(seat.person is not None and seat.bot is None for seat in match.seats)


def standing_of(match: LiveMatch, pace: int, company: Company) -> Standing:
    """What the row of a match says of it after its last entry."""
    seat = match.to_act
    bot = match.bot_to_act is not None
    return Standing(
        number=match.number,
        changed=match.changed,
        phase=match.phase,
        turn=None if seat is None or bot else match.seats[seat].person,
        summary=match_text(match, Company(), match.changed),
        deadline=match.deadline,
        bot_due=match.turn_since + pace if bot and awaited(match, company) else None,
    )
