"""What routes ask of a request: the hall, the person, the language, the room."""

from typing import Annotated

from fastapi import Depends, Path, Query, Request

from kingcraft.learn.lessons import FIRST_GAME
from kingcraft.server.http.address import address_of
from kingcraft.server.http.language import language_of
from kingcraft.server.limits import Buckets
from kingcraft.server.live.hall import Hall
from kingcraft.server.live.room import Room
from kingcraft.server.protocol.common import Language
from kingcraft.server.refusals import TooMuch, Unproven
from kingcraft.server.store import people
from kingcraft.server.store.people import PersonRow

_ROW = 500
"""Bytes that anything kept takes, however little was sent."""
_LESSON = 0.125
"""What a lesson counts among the things made."""


def _hall(request: Request) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


def _language(request: Request, lang: Annotated[Language | None, Query()] = None) -> str:
    return lang or language_of(request.headers.get("accept-language", ""))


async def _perhaps(request: Request) -> PersonRow | None:
    """Who asks; None without a token. A wrong token is refused rather than ignored."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if not kind:
        return None
    person = await people.find(_hall(request).database, token) if kind.lower() == "bearer" else None
    if person is None:
        raise Unproven("server-unproven")
    request.app.state.proven.add(token, person.id)
    return person


async def _somebody(person: Annotated[PersonRow | None, Depends(_perhaps)]) -> PersonRow:
    if person is None:
        raise Unproven("server-nobody")
    return person


async def _room(request: Request, id: Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,32}$")]) -> Room:
    return await _hall(request).room(id)


TheHall = Annotated[Hall, Depends(_hall)]
Lang = Annotated[str, Depends(_language)]
Perhaps = Annotated[PersonRow | None, Depends(_perhaps)]
Somebody = Annotated[PersonRow, Depends(_somebody)]
TheRoom = Annotated[Room, Depends(_room)]


async def slow_newcomers(request: Request) -> None:
    """Refuses an address from which too many come, or that has more kept than its share."""
    newcomers: Buckets = request.app.state.newcomers
    if not newcomers.take(address_of(request.scope)):
        raise TooMuch("server-too-fast")
    await _keep_share(request)


async def slow_down(request: Request, person: Somebody) -> None:
    """Refuses somebody who makes too many things, or an address that has more kept than its share."""
    await _take_share(request, person, 1)


async def slow_lessons(request: Request, person: Somebody) -> None:
    """The table of a lesson is left in a minute and deleted in a week: it counts little among the things made."""
    await _take_share(request, person, 1 if request.path_params["name"] == FIRST_GAME else _LESSON)


async def _take_share(request: Request, person: PersonRow, amount: float) -> None:
    makings: Buckets = request.app.state.makings
    together: Buckets = request.app.state.address_makings
    if not makings.take(person.id, amount) or not together.take(address_of(request.scope), amount):
        raise TooMuch("server-too-fast")
    await _keep_share(request)


async def _keep_share(request: Request) -> None:
    stored: Buckets = request.app.state.stored
    if not stored.take(address_of(request.scope), _ROW + len(await request.body())):
        raise TooMuch("server-stored-enough")
