"""Reads matches: whole, in lists, and those whose clock ran out."""

import json
from dataclasses import dataclass

from sqlalchemy import Executable, extract, func, select

from kingcraft.server.match.entry import Entry
from kingcraft.server.match.header import Header, read_header
from kingcraft.server.store.database import Database
from kingcraft.server.store.tables import EVENTS, MATCHES, MEMBERS


@dataclass(frozen=True)
class Listed:
    """A match in a list: its summary (the public part of it, JSON), and whose turn it is."""

    summary: str
    turn: str | None


async def header(database: Database, match: str) -> Header | None:
    """The header of a match; None if there is no such match."""
    columns = (MATCHES.c.header, MATCHES.c.seed, MATCHES.c.created, MATCHES.c.host, MATCHES.c.listed)
    for row in await database.rows(select(*columns).where(MATCHES.c.id == match)):
        return read_header(match, row.header, row.seed, row.created, row.host, row.listed)
    return None


async def entries(database: Database, match: str, after: int = 0) -> list[Entry]:
    """The entries of a match after a number, in order."""
    columns = (EVENTS.c.number, EVENTS.c.at, EVENTS.c.kind, EVENTS.c.body)
    query = select(*columns).where(EVENTS.c.match == match, EVENTS.c.number > after).order_by(EVENTS.c.number)
    return [Entry(row.number, row.at, row.kind, json.loads(row.body)) for row in await database.rows(query)]


async def of_person(database: Database, person: str, most: int) -> list[Listed]:
    """The matches of a person, those that changed last first."""
    query = select(MATCHES.c.summary, MATCHES.c.turn).join(MEMBERS, MEMBERS.c.match == MATCHES.c.id)
    return await _list(database, query.where(MEMBERS.c.person == person).order_by(MATCHES.c.changed.desc()).limit(most))


async def lobby(database: Database, phase: str, since: int, most: int) -> list[Listed]:
    """The listed matches of a phase in which something happened since, the latest first."""
    query = select(MATCHES.c.summary, MATCHES.c.turn).where(MATCHES.c.listed.is_(True), MATCHES.c.phase == phase)
    query = query.where(MATCHES.c.changed >= since)
    return await _list(database, query.order_by(MATCHES.c.changed.desc()).limit(most))


async def open_tables(database: Database, person: str) -> int:
    """How many tables a person has set up that have not begun."""
    query = select(func.count()).where(MATCHES.c.host == person, MATCHES.c.phase == "open")
    return int((await database.rows(query))[0][0])


async def out_of_time(database: Database, now: int, most: int) -> list[str]:
    """The matches whose running clock has run out."""
    query = select(MATCHES.c.id).where(MATCHES.c.deadline <= now).order_by(MATCHES.c.deadline).limit(most)
    return [row.id for row in await database.rows(query)]


async def next_deadline(database: Database) -> int | None:
    """When the next running clock runs out; None if none does."""
    found: int | None = (await database.rows(select(func.min(MATCHES.c.deadline))))[0][0]
    return found


async def now_by(database: Database, now: int) -> int:
    """The time that a database goes by: PostgreSQL's own, which all its processes share; else that of this process."""
    if not database.shared:
        return now
    return int((await database.rows(select(extract("epoch", func.clock_timestamp()) * 1000)))[0][0])


async def deadline(database: Database, match: str, number: int) -> int | None:
    """When the row of a match says that its clock runs out, if it tells of that entry."""
    query = select(MATCHES.c.deadline).where(MATCHES.c.id == match, MATCHES.c.number == number)
    found: list[int | None] = [row.deadline for row in await database.rows(query)]
    return found[0] if found else None


async def newest(database: Database) -> int:
    """When anything last happened."""
    return int((await database.rows(select(func.max(MATCHES.c.changed))))[0][0] or 0)


async def _list(database: Database, query: Executable) -> list[Listed]:
    return [Listed(row.summary, row.turn) for row in await database.rows(query)]
