"""Routes about the house: its games, its people, its lists of matches."""

import json
from importlib.metadata import PackageNotFoundError, version
from typing import Annotated

from fastapi import APIRouter, Depends, Path, Request
from pydantic import ValidationError

from kingcraft.bots import bot_names
from kingcraft.core.registry import game_named, game_names
from kingcraft.locales import LANGUAGES
from kingcraft.server.clockwork import now_ms
from kingcraft.server.http.asking import Somebody, TheHall, slow_newcomers
from kingcraft.server.http.reach import addresses
from kingcraft.server.protocol.common import VERSION, Match
from kingcraft.server.protocol.http import (
    GameInfo,
    House,
    Matches,
    NewPerson,
    OptionInfo,
    Person,
    PersonChange,
    Summary,
    Welcome,
)
from kingcraft.server.refusals import Denied
from kingcraft.server.show.info import show_match
from kingcraft.server.store import people, read
from kingcraft.server.store.read import Listed

ROUTER = APIRouter(prefix="/api")
_MOST = 50


@ROUTER.get("/house")
async def house(request: Request) -> House:
    """What this server offers."""
    games = [_game(name) for name in game_names()]
    return House(
        protocol=VERSION, version=_version(), games=games, languages=list(LANGUAGES), addresses=addresses(request)
    )


@ROUTER.post("/people", dependencies=[Depends(slow_newcomers)])
async def new_person(wanted: NewPerson, hall: TheHall) -> Welcome:
    """Somebody new, and their token."""
    person, token = await people.add(hall.database, wanted.name, now_ms())
    return Welcome(person=person.id, name=person.name, forced=person.forced, token=token)


@ROUTER.get("/me")
async def me(person: Somebody) -> Person:
    """Who the token belongs to."""
    return Person(person=person.id, name=person.name, forced=person.forced)


@ROUTER.put("/me")
async def change_me(wanted: PersonChange, person: Somebody, hall: TheHall) -> Person:
    """Another name or other settings, for matches to come."""
    after = await people.change(hall.database, person, wanted.name, wanted.forced)
    return Person(person=after.id, name=after.name, forced=after.forced)


@ROUTER.get("/me/matches")
async def my_matches(person: Somebody, hall: TheHall) -> Matches:
    """My games, the latest first."""
    listed = await read.of_person(hall.database, person.id, _MOST)
    return Matches(matches=[await _summary(hall, item, item.turn == person.id) for item in listed])


@ROUTER.delete("/me/matches/{id}")
async def forget(
    id: Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,32}$")], person: Somebody, hall: TheHall
) -> Matches:
    """Takes a match that is over, or a study, off my list; others keep it on theirs."""
    room = await hall.room(id)
    if room.match.phase not in ("over", "study"):
        raise Denied("server-not-over")
    await people.forget(hall.database, person.id, id)
    return await my_matches(person, hall)


@ROUTER.get("/lobby")
async def lobby(hall: TheHall) -> Matches:
    """Listed tables: those one can join, then those one can watch."""
    since = now_ms() - hall.settings.lobby_hours * 3_600_000
    phases = [await read.lobby(hall.database, phase, since, _MOST) for phase in ("open", "playing")]
    listed = [item for items in phases for item in items]
    summaries = [await _summary(hall, item, None) for item in listed]
    return Matches(matches=[summary for summary in summaries if _has_room(summary)])


def _game(name: str) -> GameInfo:
    game = game_named(name)
    options = [OptionInfo(name=item.name, default=item.default, values=item.values) for item in game.options]
    levels = bot_names(name)
    return GameInfo(name=name, least=game.least, most=game.most, options=options, presets=game.presets, levels=levels)


async def _summary(hall: TheHall, listed: Listed, your_turn: bool | None) -> Summary:
    match = await _match(hall, listed)
    room = hall.rooms.get(match.id)
    if room is not None:
        company = room.company()
        seats = [seat.model_copy(update={"connected": seat.person in company.people}) for seat in match.seats]
        match = match.model_copy(update={"seats": seats, "watchers": company.watchers})
    clock = match.clock.model_copy(update={"now": now_ms()})
    return Summary(match=match.model_copy(update={"clock": clock}), your_turn=your_turn)


async def _match(hall: TheHall, listed: Listed) -> Match:
    """The public part as the row has it; as it would be now, if an older version wrote it."""
    try:
        return Match.model_validate_json(listed.summary)
    except ValidationError:
        room = await hall.room(json.loads(listed.summary)["id"])
        return show_match(room.match, room.company(), now_ms())


def _has_room(summary: Summary) -> bool:
    """Whether an open table waits for anybody; those one can only watch always have room."""
    return summary.match.phase != "open" or any(seat.kind == "open" for seat in summary.match.seats)


def _version() -> str:
    try:
        return version("kingcraft")
    except PackageNotFoundError:
        return "0"
