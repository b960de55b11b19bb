"""The set-up of the day in the database: the secret it is drawn with, who played it, and how the king did."""

import json
import secrets
from dataclasses import dataclass

from sqlalchemy import and_, exists, insert, literal, select

from kingcraft.server.store.database import Database
from kingcraft.server.store.tables import DAILIES, MATCHES, SECRETS

KING = ""
"""Who has no table."""


@dataclass(frozen=True)
class DailyRow:
    """Somebody's game of a day: its table with what its row says of it, or the king's points."""

    person: str
    match: str | None
    summary: str | None
    scores: list[int] | None


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
    row = {"day": day, "game": game, "person": person, "match": match, "scores": json.dumps(scores)}
    there = and_(DAILIES.c.day == day, DAILIES.c.game == game, DAILIES.c.person == person)
    new = select(*[literal(value, DAILIES.c[name].type) for name, value in row.items()])
    first = new.where(~exists(select(DAILIES.c.day).where(there)))
    await database.change(insert(DAILIES).from_select(list(row), first))


async def of_day(database: Database, day: str, game: str) -> list[DailyRow]:
    """Everybody who plays or played the set-up of a day."""
    columns = (DAILIES.c.person, DAILIES.c.match, DAILIES.c.scores, MATCHES.c.summary)
    joined = select(*columns).outerjoin(MATCHES, MATCHES.c.id == DAILIES.c.match)
    rows = await database.rows(joined.where(DAILIES.c.day == day, DAILIES.c.game == game))
    return [DailyRow(row.person, row.match, row.summary, json.loads(row.scores)) for row in rows]


async def without_king(database: Database, day: str) -> list[str]:
    """The games of a day that somebody plays and the king has not played yet."""
    rows = await database.rows(select(DAILIES.c.game, DAILIES.c.person).where(DAILIES.c.day == day))
    played = {row.game for row in rows if row.person == KING}
    return sorted({row.game for row in rows} - played)
