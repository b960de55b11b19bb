"""Routes about one match: set it up, sit down, begin, look back, play on."""

import asyncio
import contextlib
from functools import partial
from typing import Annotated, Any, Final

from fastapi import APIRouter, Depends, Path, Query, Response
from pydantic import JsonValue
from starlette.responses import PlainTextResponse

from kingcraft.server.clockwork import now_ms
from kingcraft.server.http.asking import Lang, Perhaps, Somebody, TheHall, TheRoom, slow_down
from kingcraft.server.live.hall import Hall
from kingcraft.server.live.room import Room
from kingcraft.server.protocol.common import Count, SeatLetter
from kingcraft.server.protocol.http import (
    Fork,
    Join,
    Joined,
    Log,
    Moment,
    NewMatch,
    PackBody,
    PackInfo,
    Pledge,
    Proof,
    RecordBody,
    Rematch,
    Salting,
    SeatPlan,
    Start,
)
from kingcraft.server.refusals import AlreadyDone, TooMuch
from kingcraft.server.show.info import show_contents, show_match, show_you
from kingcraft.server.show.replay import (
    show_log,
    show_picture,
    show_proof,
    show_record,
    show_replay,
    show_text,
    standpoint,
)
from kingcraft.server.store import read
from kingcraft.server.store.people import PersonRow
from kingcraft.server.store.write import Conflict
from kingcraft.server.verbs.arrange import arrange, close
from kingcraft.server.verbs.create import create, look_at
from kingcraft.server.verbs.join import is_full, join, pledge, stand
from kingcraft.server.verbs.rematch import decline, offer, point_to, rematch, wanted_by_all
from kingcraft.server.verbs.start import begin_without, reveal, start, start_when_full
from kingcraft.server.verbs.study import fork, study

ROUTER = APIRouter(prefix="/api")
Standing = Annotated[str, Query(alias="seat", pattern=r"^([A-E]|watch|open)$")]
Making = Depends(slow_down)
_TEXT: Final[dict[int | str, dict[str, Any]]] = {200: {"content": {"text/plain": {"schema": {"type": "string"}}}}}
_PICTURE: Final[dict[int | str, dict[str, Any]]] = {200: {"content": {"image/svg+xml": {"schema": {"type": "string"}}}}}


@ROUTER.post("/matches", dependencies=[Making])
async def new_match(wanted: NewMatch, person: Somebody, hall: TheHall) -> Joined:
    """Sets up a table."""
    await not_too_many(hall, person)
    make = partial(create, wanted, person, now_ms())
    return joined(await hall.create(*(await asyncio.to_thread(make) if wanted.pack else make())), person)


@ROUTER.post("/packs", dependencies=[Making])
async def check_pack(wanted: PackBody, person: Somebody) -> PackInfo:
    """Looks at a pack before a table is set up with it; what is wrong in it is said in words."""
    return await asyncio.to_thread(look_at, wanted)


@ROUTER.get("/matches/{id}")
async def match(room: TheRoom, person: Perhaps) -> Joined:
    """The match, and what I am in it."""
    return joined(room, person)


@ROUTER.post("/matches/{id}/join")
async def sit_down(wanted: Join, room: TheRoom, person: Somebody) -> Joined:
    """Takes an open seat; the game begins when it was the last, unless the host wants to say when."""
    await room.do(lambda match: join(match, person, wanted))
    if is_full(room.match) and room.match.header.begins == "full":
        await room.do(start_when_full)
    return joined(room, person)


@ROUTER.post("/matches/{id}/stand")
async def stand_up(room: TheRoom, person: Somebody) -> Joined:
    """Gives my seats up before the start."""
    await room.do(lambda match: stand(match, person))
    return joined(room, person)


@ROUTER.put("/matches/{id}/seats/{seat}")
async def change_seat(plan: SeatPlan, seat: Annotated[SeatLetter, Path()], room: TheRoom, person: Somebody) -> Joined:
    """The host changes who a seat is for."""
    await room.do(lambda match: arrange(match, person, seat, plan))
    return joined(room, person)


@ROUTER.post("/matches/{id}/promise")
async def promise(wanted: Pledge, room: TheRoom, person: Somebody) -> Joined:
    """Promises what I will add to the dice."""
    await room.do(lambda match: pledge(match, person, wanted.promise))
    return joined(room, person)


@ROUTER.post("/matches/{id}/salt")
async def salt(wanted: Salting, room: TheRoom, person: Somebody) -> Joined:
    """Adds to the dice what I promised."""
    with contextlib.suppress(AlreadyDone):
        await room.do(lambda match: reveal(match, person, wanted.salt))
    return joined(room, person)


@ROUTER.post("/matches/{id}/begin")
async def begin_now(room: TheRoom, person: Somebody, hall: TheHall) -> Joined:
    """Begins without the salts that were promised and are not told."""
    patience = int(hall.settings.away_seconds * 1000)
    await room.do(lambda match: begin_without(match, person.id, now_ms(), patience))
    return joined(room, person)


@ROUTER.post("/matches/{id}/close")
async def close_table(room: TheRoom, person: Somebody) -> Joined:
    """The host closes a table that has not begun."""
    await room.do(lambda match: close(match, person.id))
    return joined(room, person)


@ROUTER.post("/matches/{id}/start")
async def begin(wanted: Start, room: TheRoom, person: Somebody) -> Joined:
    """The host begins the game."""
    await room.do(lambda match: start(match, person.id, wanted))
    return joined(room, person)


@ROUTER.post("/matches/{id}/rematch", dependencies=[Making])
async def again(room: TheRoom, person: Somebody, hall: TheHall, wanted: Rematch | None = None) -> Joined:
    """Offers or accepts the same table again; with the last who accepts, it is there."""
    with contextlib.suppress(AlreadyDone):
        await room.do(lambda match: offer(match, person.id, None if wanted is None else wanted.promise))
    if wanted_by_all(room.match):
        await _set_up_again(room, hall)
    return joined(room if room.match.rematch is None else await hall.room(room.match.rematch), person)


@ROUTER.post("/matches/{id}/rematch/decline")
async def no_rematch(room: TheRoom, person: Somebody) -> Joined:
    """Would rather not play again."""
    await room.do(lambda match: decline(match, person.id))
    return joined(room, person)


@ROUTER.post("/matches/{id}/fork", dependencies=[Making])
async def play_on(wanted: Fork, room: TheRoom, person: Somebody, hall: TheHall) -> Joined:
    """A new match from a moment of this one."""
    await not_too_many(hall, person)
    header, drafts = await asyncio.to_thread(fork, room.match, wanted, person, now_ms())
    return joined(await hall.create(header, drafts), person)


@ROUTER.get("/matches/{id}/contents")
async def contents(room: TheRoom) -> dict[str, JsonValue]:
    """The pieces in play; they stay the same all game long."""
    return show_contents(room.match)


@ROUTER.get("/matches/{id}/record", response_class=Response, responses=_TEXT)
async def record(room: TheRoom, person: Perhaps) -> Response:
    """The record as a text file."""
    text = show_record(room.match, None if person is None else person.id)
    name = f'attachment; filename="{room.match.header.game}-{room.match.header.id}.txt"'
    return PlainTextResponse(text, headers={"content-disposition": name})


@ROUTER.get("/matches/{id}/log")
async def log(room: TheRoom, person: Perhaps, lang: Lang, seat: Standing = "watch") -> Log:
    """All moves, as one seat may know them."""
    at = standpoint(room.match, None if person is None else person.id, seat, lang)
    return await asyncio.to_thread(show_log, room.match, at)


@ROUTER.get("/matches/{id}/replay")
async def replay(
    room: TheRoom, person: Perhaps, lang: Lang, ply: Annotated[Count, Query()], seat: Standing = "watch"
) -> Moment:
    """The position after so many moves."""
    at = standpoint(room.match, None if person is None else person.id, seat, lang)
    return await asyncio.to_thread(show_replay, room.match, ply, at)


@ROUTER.get("/matches/{id}/picture", response_class=Response, responses=_PICTURE)
async def picture(
    room: TheRoom, person: Perhaps, lang: Lang, ply: Annotated[Count, Query()], seat: Standing = "watch"
) -> Response:
    """The board after so many moves, drawn."""
    at = standpoint(room.match, None if person is None else person.id, seat, lang)
    return Response(await asyncio.to_thread(show_picture, room.match, ply, at), media_type="image/svg+xml")


@ROUTER.get("/matches/{id}/text", response_class=Response, responses=_TEXT)
async def text(
    room: TheRoom, person: Perhaps, lang: Lang, ply: Annotated[Count, Query()], seat: Standing = "watch"
) -> Response:
    """The board after so many moves, in words."""
    at = standpoint(room.match, None if person is None else person.id, seat, lang)
    return PlainTextResponse(await asyncio.to_thread(show_text, room.match, ply, at))


@ROUTER.get("/matches/{id}/proof")
async def proof(room: TheRoom) -> Proof:
    """What anybody needs to recompute the dice of a match that is over."""
    return await asyncio.to_thread(show_proof, room.match)


@ROUTER.post("/records", dependencies=[Making])
async def import_record(wanted: RecordBody, person: Somebody, hall: TheHall) -> Joined:
    """Imports a record as a study."""
    most = hall.settings.record_moves
    header, drafts = await asyncio.to_thread(study, wanted.text, most, person, now_ms())
    return joined(await hall.create(header, drafts), person)


async def _set_up_again(room: Room, hall: Hall) -> None:
    """The new table is there, and has begun, before anybody is told of it."""
    header, drafts = rematch(room.match, now_ms())
    with contextlib.suppress(Conflict):
        hall.schedule((await hall.create(header, drafts)).match)
    with contextlib.suppress(AlreadyDone):
        await room.do(lambda match: point_to(match, header.id))


def joined(room: Room, person: PersonRow | None) -> Joined:
    """A match, and what somebody is in it."""
    match = show_match(room.match, room.company(), now_ms())
    return Joined.model_construct(match=match, you=show_you(room.match, None if person is None else person.id))


async def not_too_many(hall: Hall, person: PersonRow) -> None:
    """Refuses who has as many tables open as one may."""
    most = hall.settings.open_tables_per_person
    if await read.open_tables(hall.database, person.id) >= most:
        raise TooMuch("server-open-tables", most=most)
