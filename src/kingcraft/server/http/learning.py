"""Routes about learning: the rules of a game with their figures, and its lessons."""

import asyncio
import gzip
from functools import lru_cache
from typing import Annotated, Any, Final

from fastapi import APIRouter, Depends, Path, Request, Response

from kingcraft.learn.figures import figure, figure_names
from kingcraft.learn.lessons import lesson_named
from kingcraft.learn.rules import has_rules
from kingcraft.server.clockwork import now_ms
from kingcraft.server.http.asking import Lang, Somebody, TheHall, slow_lessons
from kingcraft.server.http.matches import joined, not_too_many
from kingcraft.server.protocol.http import Joined
from kingcraft.server.protocol.learning import Lessons, Rules
from kingcraft.server.refusals import Unknown
from kingcraft.server.show.learning import show_lessons, show_rules
from kingcraft.server.verbs.lesson import lesson_table

ROUTER = APIRouter(prefix="/api")
_DAY: Final = {"cache-control": "public, max-age=86400", "vary": "accept-encoding, accept-language"}
_PICTURE: Final[dict[int | str, dict[str, Any]]] = {200: {"content": {"image/svg+xml": {"schema": {"type": "string"}}}}}
Name = Annotated[str, Path(pattern=r"^[a-z0-9-]{1,40}$")]


@ROUTER.get("/rules/{game}")
async def rules(game: Name, lang: Lang, answer: Response) -> Rules:
    """The rules of a game, to read."""
    _known(has_rules(game))
    answer.headers.update(_DAY)
    return await asyncio.to_thread(show_rules, game, lang)


@ROUTER.get("/rules/{game}/figures/{name}", response_class=Response, responses=_PICTURE)
async def rules_figure(game: Name, name: Name, lang: Lang, request: Request) -> Response:
    """A figure of the rules, drawn."""
    _known(has_rules(game) and name in figure_names(game))
    if "gzip" not in request.headers.get("accept-encoding", ""):
        picture = await asyncio.to_thread(figure, game, name, lang)
        return Response(picture, media_type="image/svg+xml", headers=_DAY)
    packed = await asyncio.to_thread(_packed, game, name, lang)
    return Response(packed, media_type="image/svg+xml", headers={**_DAY, "content-encoding": "gzip"})


@ROUTER.get("/lessons/{game}")
async def lessons(game: Name, lang: Lang, answer: Response) -> Lessons:
    """The lessons of a game."""
    _known(has_rules(game))
    answer.headers.update(_DAY)
    return await asyncio.to_thread(show_lessons, game, lang)


@ROUTER.post("/lessons/{game}/{name}", dependencies=[Depends(slow_lessons)])
async def open_lesson(game: Name, name: Name, person: Somebody, hall: TheHall) -> Joined:
    """The table of a lesson; the learner begins it like any other."""
    lesson = lesson_named(game, name) if has_rules(game) else None
    if lesson is None:
        raise Unknown("server-no-page")
    await not_too_many(hall, person)
    return joined(await hall.create(*lesson_table(lesson, person, now_ms())), person)


@lru_cache(maxsize=128)
def _packed(game: str, name: str, lang: str) -> bytes:
    return gzip.compress(figure(game, name, lang).encode(), mtime=0)


def _known(there: bool) -> None:
    if not there:
        raise Unknown("server-no-page")
