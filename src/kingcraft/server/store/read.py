"""Reads matches: whole, in lists, and those that wait for a clock or a bot."""

import json
from dataclasses import dataclass

from sqlalchemy import ColumnElement, func, or_, select, update

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
    async with database.engine.connect() as connection:
        row = (await connection.execute(select(*columns).where(MATCHES.c.id == match))).one_or_none()
    return None if row is None else read_header(match, row.header, row.seed, row.created, row.host, row.listed)


async def entries(database: Database, match: str, after: int = 0) -> list[Entry]:
    """The entries of a match after a number, in order."""
    columns = (EVENTS.c.number, EVENTS.c.at, EVENTS.c.kind, EVENTS.c.body)
    query = select(*columns).where(EVENTS.c.match == match, EVENTS.c.number > after).order_by(EVENTS.c.number)
    async with database.engine.connect() as connection:
        rows = (await connection.execute(query)).all()
    return [Entry(row.number, row.at, row.kind, json.loads(row.body)) for row in rows]


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
    async with database.engine.connect() as connection:
        return int((await connection.execute(query)).scalar_one())


async def out_of_time(database: Database, now: int, most: int) -> list[str]:
    """The matches whose running clock has run out."""
    query = select(MATCHES.c.id).where(MATCHES.c.deadline <= now).order_by(MATCHES.c.deadline).limit(most)
    async with database.engine.connect() as connection:
        return [row.id for row in await connection.execute(query)]


async def bots_due(database: Database) -> list[tuple[str, int]]:
    """The matches where a bot is on turn, and when it may move: what a single process has to take up again."""
    query = select(MATCHES.c.id, MATCHES.c.bot_due).where(MATCHES.c.bot_due.is_not(None))
    async with database.engine.connect() as connection:
        return [(row.id, row.bot_due) for row in await connection.execute(query)]


async def claim_bots(database: Database, now: int, until: int, most: int) -> list[tuple[str, int]]:
    """Takes up to `most` bot moves that are due, so that no other process takes them before `until`."""
    free: ColumnElement[bool] = or_(MATCHES.c.bot_lease.is_(None), MATCHES.c.bot_lease < now)
    due = select(MATCHES.c.id).where(MATCHES.c.bot_due <= now, free).order_by(MATCHES.c.bot_due).limit(most)
    locked = due.with_for_update(skip_locked=True).scalar_subquery()
    query = (
        update(MATCHES)
        .where(MATCHES.c.id.in_(locked))
        .values(bot_lease=until)
        .returning(MATCHES.c.id, MATCHES.c.number)
    )
    async with database.engine.begin() as connection:
        return [(row.id, row.number) for row in await connection.execute(query)]


async def _list(database: Database, query: object) -> list[Listed]:
    async with database.engine.connect() as connection:
        rows = (await connection.execute(query)).all()  # type: ignore[call-overload]
    return [Listed(row.summary, row.turn) for row in rows]
