"""Routes about the set-up of the day."""

import asyncio
from datetime import date
from typing import Annotated

from fastapi import APIRouter, Depends, Path, Query

from kingcraft.bots.kit import kit_of
from kingcraft.locales import say
from kingcraft.server.clockwork import now_ms, wall_ms
from kingcraft.server.http.asking import Lang, Perhaps, Somebody, TheHall, slow_down
from kingcraft.server.http.matches import joined, not_too_many
from kingcraft.server.protocol.http import Joined
from kingcraft.server.protocol.practice import Daily
from kingcraft.server.refusals import Unknown
from kingcraft.server.show.daily import show_results
from kingcraft.server.store import dailies
from kingcraft.server.verbs.daily import daily_table, day_of, set_up

ROUTER = APIRouter(prefix="/api")
Day = Annotated[str | None, Query(pattern=r"^\d{4}-\d\d-\d\d$")]
Name = Annotated[str, Path(pattern=r"^[a-z-]{1,32}$")]


@ROUTER.get("/daily/{game}")
async def daily(game: Name, person: Perhaps, hall: TheHall, lang: Lang, day: Day = None) -> Daily:
    """The set-up of today, or of a day before: how the best did, and oneself."""
    _known(game)
    if day is not None:
        _must_be_a_day(day)
    today, me = day_of(wall_ms()), None if person is None else person.id
    day = today if day is None else min(day, today)
    mine = None if me is None else await dailies.of_person(hall.database, day, game, me)
    board = await hall.boards.of(day, game)
    rows = await board.with_others(
        hall.database, [mine, await dailies.of_person(hall.database, day, game, dailies.KING)]
    )
    return Daily(
        day=day, today=day == today, game=game, mine=None if mine is None else mine.match,
        finished=board.finished, results=show_results(rows, me, say(lang, "web-rank-king")),
    )  # fmt: skip


@ROUTER.post("/daily/{game}", dependencies=[Depends(slow_down)])
async def play_daily(game: Name, person: Somebody, hall: TheHall) -> Joined:
    """My table with the set-up of today; there is one."""
    _known(game)
    day = day_of(wall_ms())
    mine = await dailies.of_person(hall.database, day, game, person.id)
    if mine is not None and mine.match is not None:
        return joined(await hall.room(mine.match), person)
    await not_too_many(hall, person)
    state = await asyncio.to_thread(set_up, await dailies.secret(hall.database), day, game)
    room = await hall.create(*daily_table(state, day, person, now_ms()))
    await dailies.add(hall.database, day, game, person.id, room.match.header.id)
    hall.historian.wake()
    return joined(room, person)


def _known(game: str) -> None:
    if kit_of(game).oracle is None:
        raise Unknown("server-no-page")


def _must_be_a_day(text: str) -> None:
    try:
        date.fromisoformat(text)
    except ValueError:
        raise Unknown("server-no-day", day=text) from None
