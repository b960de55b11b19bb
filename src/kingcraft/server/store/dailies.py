"""The set-up of the day in the database: the secret it is drawn with, who played it, and how the king did."""

import json
import secrets
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Row, Select, and_, exists, func, insert, literal, select

from kingcraft.server.match.daily import merit_of
from kingcraft.server.store.database import Database
from kingcraft.server.store.tables import DAILIES, MATCHES, SECRETS

KING = ""
"""Who has no table."""


@dataclass(frozen=True)
class DailyRow:
    """Somebody's game of a day: its table with what its row says of it, or the king's points; how good it was."""

    person: str
    match: str | None
    summary: str | None
    scores: list[int] | None
    merit: int | None


async def secret(database: Database) -> bytes:
    """The secret of the house for its days, drawn once."""
    first = ~exists(select(SECRETS.c.name).where(SECRETS.c.name == "daily"))
    row = {"name": "daily", "value": secrets.token_bytes(32)}
    new = select(*[literal(value, SECRETS.c[name].type) for name, value in row.items()]).where(first)
    await database.change(insert(SECRETS).from_select(list(row), new))
    found = await database.rows(select(SECRETS.c.value).where(SECRETS.c.name == "daily"))
    return bytes(found[0].value)


async def add(
    database: Database, day: str, game: str, person: str, match: str | None, scores: list[int] | None = None
) -> None:
    """Notes who plays, or what the king made; the first game of a day counts."""
    merit = None if scores is None else merit_of(scores, scores[0] > scores[1])
    row = {"day": day, "game": game, "person": person, "match": match, "scores": json.dumps(scores), "merit": merit}
    there = and_(DAILIES.c.day == day, DAILIES.c.game == game, DAILIES.c.person == person)
    new = select(*[literal(value, DAILIES.c[name].type) for name, value in row.items()])
    first = new.where(~exists(select(DAILIES.c.day).where(there)))
    await database.change(insert(DAILIES).from_select(list(row), first))


async def of_person(database: Database, day: str, game: str, person: str) -> DailyRow | None:
    """The game of one person, or the king's; None if there is none."""
    rows = await database.rows(_rows(day, game).where(DAILIES.c.person == person))
    return _row(rows[0]) if rows else None


async def best(database: Database, day: str, game: str, most: int) -> list[DailyRow]:
    """The best results of a day, the best first."""
    ranked = _rows(day, game).where(DAILIES.c.merit.is_not(None))
    rows = await database.rows(ranked.order_by(DAILIES.c.merit.desc(), DAILIES.c.person).limit(most))
    return [_row(row) for row in rows]


async def better(database: Database, day: str, game: str, merit: int | None = None) -> int:
    """How many results are better than one, or how many there are: counted along the index."""
    query = select(func.count()).where(DAILIES.c.day == day, DAILIES.c.game == game, DAILIES.c.merit.is_not(None))
    return int((await database.rows(query if merit is None else query.where(DAILIES.c.merit > merit)))[0][0])


async def without_king(database: Database, day: str) -> list[str]:
    """The games of a day that somebody plays and the king has not played yet."""
    other = DAILIES.alias()
    king = exists(select(other.c.day).where(other.c.day == day, other.c.game == DAILIES.c.game, other.c.person == KING))
    rows = await database.rows(select(DAILIES.c.game).where(DAILIES.c.day == day, ~king).distinct())
    return sorted(row.game for row in rows)


def _rows(day: str, game: str) -> Select[Any]:
    columns = (DAILIES.c.person, DAILIES.c.match, DAILIES.c.scores, DAILIES.c.merit, MATCHES.c.summary)
    joined = select(*columns).outerjoin(MATCHES, MATCHES.c.id == DAILIES.c.match)
    return joined.where(DAILIES.c.day == day, DAILIES.c.game == game)


def _row(row: Row[Any]) -> DailyRow:
    return DailyRow(row.person, row.match, row.summary, json.loads(row.scores or "null"), row.merit)
