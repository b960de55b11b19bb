"""Routes about puzzles: positions of mistakes, a move tried in one of them, and the answer."""

import asyncio
from collections.abc import Sequence
from typing import Annotated, Final

from fastapi import APIRouter, Path, Query, Request

from kingcraft.core.replay import state_at
from kingcraft.core.ruling import IllegalMove
from kingcraft.core.stream import Stream
from kingcraft.lookback.judging import Judged
from kingcraft.lookback.kept import recall
from kingcraft.server.clockwork import now_ms
from kingcraft.server.http.address import address_of
from kingcraft.server.http.asking import Lang, Perhaps, Somebody, TheHall, TheRoom
from kingcraft.server.live.hall import Hall
from kingcraft.server.match.live_match import LiveMatch
from kingcraft.server.protocol.common import Count, SeatLetter
from kingcraft.server.protocol.practice import Puzzle, Puzzles, PuzzleTable, PuzzleTry, PuzzleVerdict
from kingcraft.server.refusals import Unknown
from kingcraft.server.show.puzzles import (
    own_puzzles,
    puzzle_at,
    seat_puzzles,
    show_table,
    show_verdict,
    study_puzzles,
)
from kingcraft.server.store import look_backs, puzzles
from kingcraft.server.store.look_backs import LookBackRow
from kingcraft.server.store.people import PersonRow
from kingcraft.server.verbs.look_back import may_look_back
from kingcraft.server.verbs.who import index_of

ROUTER = APIRouter(prefix="/api")
_GAMES: Final = 5
"""The latest games whose mistakes are offered."""
_MOST: Final = 30
_COST: Final = 0.2
"""What a verdict costs of the budget for hints."""


@ROUTER.get("/me/puzzles")
async def mine(person: Somebody, hall: TheHall, lang: Lang) -> Puzzles:
    """My own mistakes as puzzles, and the records I imported, with whose mistakes there are."""
    done = await puzzles.outcomes(hall.database, person.id)
    found: list[Puzzle] = []
    for match, text in await _rooms(hall, await look_backs.of_person(hall.database, person.id, _GAMES)):
        found += await asyncio.to_thread(own_puzzles, match, text, person.id, done)
    rows = await _rooms(hall, await look_backs.of_studies(hall.database, person.id, _GAMES))
    studies = [await asyncio.to_thread(study_puzzles, match, text, done, lang) for match, text in rows]
    return Puzzles(puzzles=found[:_MOST], studies=studies)


@ROUTER.get("/matches/{id}/puzzles")
async def of_seat(room: TheRoom, person: Perhaps, hall: TheHall, seat: Annotated[SeatLetter, Query()]) -> Puzzles:
    """The mistakes of a seat as puzzles."""
    match = room.match
    text = await _found(hall, match)
    done = await _done(hall, person)
    every = await asyncio.to_thread(seat_puzzles, match, text, index_of(match, seat), done)
    return Puzzles(puzzles=every[:_MOST], studies=[])


@ROUTER.get("/matches/{id}/puzzles/{ply}")
async def puzzle(
    ply: Annotated[Count, Path()], room: TheRoom, person: Perhaps, hall: TheHall, lang: Lang
) -> PuzzleTable:
    """A puzzle on the table."""
    judged = puzzle_at(await _found(hall, room.match), ply)
    done = await _done(hall, person)
    return await asyncio.to_thread(show_table, room.match, judged, done, lang, now_ms())


@ROUTER.post("/matches/{id}/puzzles/{ply}")
async def answer(
    wanted: PuzzleTry,
    ply: Annotated[Count, Path()],
    room: TheRoom,
    person: Somebody,
    hall: TheHall,
    lang: Lang,
    request: Request,
) -> PuzzleVerdict:
    """Tries a move, or asks for the answer."""
    match = room.match
    text = await _found(hall, match)
    judged = puzzle_at(text, ply)
    move = None if wanted.move is None else await asyncio.to_thread(_legal, match, judged, wanted.move)
    tried: Judged | None = judged
    if move is not None and move not in (judged.best, judged.played):
        tried = await _judge(hall, match, text, ply + 1, move, person.id, address_of(request.scope))
    verdict = await asyncio.to_thread(show_verdict, match, judged, tried, move, lang)
    if verdict.verdict != "worse":
        await puzzles.done(hall.database, person.id, (match.header.id, ply), verdict.verdict)
    return verdict


async def _judge(
    hall: Hall, match: LiveMatch, found: str, ply: int, move: str, person: str, address: str
) -> Judged | None:
    """Lets a process that thinks judge a move nobody has judged yet."""
    hall.advisors.begin(person, address, _COST)
    try:
        return await hall.thinkers.judge(match.record.text(), ply, move, recall(found)[1], address)
    finally:
        hall.advisors.end(person)


def _legal(match: LiveMatch, judged: Judged, text: str) -> str:
    """A move as it is written; IllegalMove tells why it cannot be made, from what the seat knew."""
    state = state_at(match.record.copy(), judged.ply - 1).imagine(judged.seat, Stream(judged.ply))
    action = state.read(text)
    if not state.allows(action):
        raise IllegalMove(state.refuse(action))
    return state.write(action)


async def _found(hall: Hall, match: LiveMatch) -> str:
    """What was found of a game that is over; there are no puzzles before it was looked back at."""
    may_look_back(match)
    row = await look_backs.find(hall.database, match.header.id)
    if row is None or row.found is None:
        raise Unknown("server-no-page")
    return row.found


async def _done(hall: Hall, person: PersonRow | None) -> dict[puzzles.Key, str]:
    return {} if person is None else await puzzles.outcomes(hall.database, person.id)


async def _rooms(hall: Hall, rows: Sequence[LookBackRow]) -> list[tuple[LiveMatch, str]]:
    return [((await hall.room(row.match)).match, row.found) for row in rows if row.found]
