"""Routes about looking back: ask for it, see how far it is and what was found, cancel it."""

import asyncio
import hashlib
import secrets
from typing import Final

from fastapi import APIRouter, Request

from kingcraft.server.clockwork import now_ms
from kingcraft.server.http.address import address_of
from kingcraft.server.http.asking import Lang, Perhaps, Somebody, TheHall, TheRoom
from kingcraft.server.limits import Buckets
from kingcraft.server.live.hall import Hall
from kingcraft.server.match.live_match import LiveMatch
from kingcraft.server.protocol.look_back import LookBack
from kingcraft.server.refusals import Forbidden, TooMuch
from kingcraft.server.show.look_back import show_look_back, show_progress
from kingcraft.server.store import look_backs
from kingcraft.server.verbs.look_back import may_cancel, may_look_back

ROUTER = APIRouter(prefix="/api")
_KEY: Final = secrets.token_bytes(32)


@ROUTER.get("/matches/{id}/look-back")
async def look_back(room: TheRoom, person: Perhaps, hall: TheHall, lang: Lang) -> LookBack:
    """How far it is, or what was found."""
    may_look_back(room.match)
    return await _tell(hall, room.match, None if person is None else person.id, lang)


@ROUTER.post("/matches/{id}/look-back")
async def ask(request: Request, room: TheRoom, person: Somebody, hall: TheHall, lang: Lang) -> LookBack:
    """Asks for it; what somebody else asked for is the same."""
    may_look_back(room.match)
    row = await look_backs.find(hall.database, room.match.header.id)
    if row is None or row.failed:
        door = _door(request)
        await _may_ask(hall, request.app.state.look_backs, person.id, door)
        await look_backs.ask(hall.database, room.match.header.id, person.id, now_ms(), door)
        hall.historian.wake()
    return await _tell(hall, room.match, person.id, lang)


@ROUTER.delete("/matches/{id}/look-back")
async def cancel(room: TheRoom, person: Somebody, hall: TheHall, lang: Lang) -> LookBack:
    """Gives it up while it is worked out; what was found stays."""
    may_look_back(room.match)
    row = await look_backs.find(hall.database, room.match.header.id)
    if row is not None and not may_cancel(room.match, row.asker, person.id):
        raise Forbidden("server-not-seated")
    await look_backs.cancel(hall.database, room.match.header.id)
    return await _tell(hall, room.match, person.id, lang)


async def _may_ask(hall: Hall, buckets: Buckets, person: str, door: str) -> None:
    """Not too often, for a person and for an address; and not while too many wait, of theirs or of everybody's."""
    if await look_backs.waiting(hall.database) >= hall.settings.look_back_queue:
        raise TooMuch("server-look-back-queue", most=hall.settings.look_back_queue)
    if await look_backs.waiting(hall.database, person, door) >= hall.settings.look_back_each:
        raise TooMuch("server-look-back-yours", most=hall.settings.look_back_each)
    if not buckets.take(f"person {person}") or not buckets.take(f"address {door}"):
        raise TooMuch("server-too-fast")


def _door(request: Request) -> str:
    """The address of a request, in the form in which it may be kept: only this process can tell it again."""
    return hashlib.blake2s(address_of(request.scope).encode(), key=_KEY, digest_size=12).hexdigest()


async def _tell(hall: Hall, match: LiveMatch, person: str | None, lang: str) -> LookBack:
    row = await look_backs.find(hall.database, match.header.id)
    if row is not None and row.found is not None:
        return await asyncio.to_thread(show_look_back, match, row.found, lang)
    waits = row is not None and row.lease is None and not row.failed
    ahead = await look_backs.ahead(hall.database, row) if waits and row is not None else 0
    each = hall.settings.look_back_seconds
    return show_progress(match, row, ahead, int(ahead * each), row is not None and may_cancel(match, row.asker, person))
