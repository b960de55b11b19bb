"""Look backs in the database: asked for, taken up by one process, given up, and kept for everybody."""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Select, and_, case, delete, exists, func, insert, literal, or_, select, update

from kingcraft.lookback.kept import VERSION
from kingcraft.server.clockwork import SKEW
from kingcraft.server.store.database import Database
from kingcraft.server.store.tables import LOOK_BACKS, MATCHES, MEMBERS


@dataclass(frozen=True)
class LookBackRow:
    """A look back: who asked for it when, how many plies are done, and what was found."""

    match: str
    asked: int
    asker: str
    lease: int | None
    done: int
    failed: bool
    found: str | None
    place: int


_COLUMNS = [LOOK_BACKS.c[name] for name in ("match", "asked", "asker", "lease", "done", "failed", "found", "place")]


async def find(database: Database, match: str) -> LookBackRow | None:
    """What there is for a match; None if nobody asked."""
    rows = await database.rows(select(*_COLUMNS).where(_of(match)))
    return LookBackRow(**rows[0]._mapping) if rows else None


async def ask(database: Database, match: str, asker: str, now: int, door: str = "") -> None:
    """Asks for a match; who was not the first, or asks again after it failed, waits for the same.

    Each door has one place in every round, the next of them as soon as it has none: who asks for much waits for it.
    """
    again = delete(LOOK_BACKS).where(_of(match), LOOK_BACKS.c.failed.is_(True))
    row = {"match": match, "version": VERSION, "asked": now, "asker": asker, "done": 0, "failed": False}
    row |= {"door": door, "place": await _next_place(database, door)}
    new = select(*[literal(value, LOOK_BACKS.c[name].type) for name, value in row.items()])
    first = new.where(~exists(select(LOOK_BACKS.c.match).where(_of(match))))
    await database.change(again, insert(LOOK_BACKS).from_select(list(row), first))


async def _next_place(database: Database, door: str) -> int:
    """The round that is on, or the one after the last in which this door has a place."""
    mine = case((LOOK_BACKS.c.door == door, LOOK_BACKS.c.place), else_=None)
    query = select(func.min(LOOK_BACKS.c.place).label("first"), func.max(mine).label("last")).where(_open())
    row = (await database.rows(query))[0]
    return max(row.first or 0, 0 if row.last is None else row.last + 1)


async def waiting(database: Database, asker: str | None = None, door: str | None = None) -> int:
    """How many games nobody has finished with; or how many of one asker, or of one door."""
    query = select(func.count()).select_from(LOOK_BACKS).where(_open())
    if asker is not None:
        query = query.where(or_(LOOK_BACKS.c.asker == asker, LOOK_BACKS.c.door == door))
    return int((await database.rows(query))[0][0])


async def ahead(database: Database, row: LookBackRow) -> int:
    """How many games are taken up before one, if nobody else asks."""
    sooner = and_(LOOK_BACKS.c.place == row.place, LOOK_BACKS.c.asked < row.asked)
    query = select(func.count()).select_from(LOOK_BACKS).where(_open(), or_(LOOK_BACKS.c.place < row.place, sooner))
    return int((await database.rows(query))[0][0])


async def claim(database: Database, now: int, until: int) -> str | None:
    """Takes up whose turn it is, so that no other process does before `until`."""
    # No lease is longer: it was written by a clock that was ahead.
    wrong = LOOK_BACKS.c.lease > until + SKEW
    free: ColumnElement[bool] = or_(LOOK_BACKS.c.lease.is_(None), LOOK_BACKS.c.lease < now, wrong)
    order = (LOOK_BACKS.c.place, LOOK_BACKS.c.asked)
    oldest: Select[tuple[str]] = select(LOOK_BACKS.c.match).where(_open(), free).order_by(*order).limit(1)
    locked = oldest.with_for_update(skip_locked=True).scalar_subquery()
    mine = and_(LOOK_BACKS.c.match.in_(locked), _open())
    query = update(LOOK_BACKS).where(mine).values(lease=until, done=0).returning(LOOK_BACKS.c.match)
    rows = await database.change(query)
    return str(rows[0].match) if rows else None


async def release_all(database: Database) -> None:
    """What a process that is gone had taken up waits again: for the only process there is."""
    await database.change(update(LOOK_BACKS).where(_open()).values(lease=None))


async def go_on(database: Database, match: str, done: int, until: int) -> bool:
    """Tells how far it is; whether it is still wanted."""
    query = update(LOOK_BACKS).where(_of(match), _open()).values(done=done, lease=until)
    return bool(await database.change(query.returning(LOOK_BACKS.c.match)))


async def finish(database: Database, match: str, found: str | None) -> None:
    """Keeps what was found; None if it could not be worked out."""
    ended = {"found": found, "failed": found is None, "lease": None, "door": ""}
    await database.change(update(LOOK_BACKS).where(_of(match), _open()).values(ended))


async def cancel(database: Database, match: str) -> None:
    """It is not wanted any more; what was found already stays."""
    await database.change(delete(LOOK_BACKS).where(_of(match), LOOK_BACKS.c.found.is_(None)))


async def of_person(database: Database, person: str, most: int) -> list[LookBackRow]:
    """What was found of the games of a person, the latest first."""
    query = select(*_COLUMNS).join(MEMBERS, MEMBERS.c.match == LOOK_BACKS.c.match)
    return await _latest(database, query.where(MEMBERS.c.person == person), most)


async def of_studies(database: Database, person: str, most: int) -> list[LookBackRow]:
    """What was found of the records that a person imported, the latest first."""
    query = select(*_COLUMNS).join(MATCHES, MATCHES.c.id == LOOK_BACKS.c.match)
    return await _latest(database, query.where(MATCHES.c.host == person, MATCHES.c.phase == "study"), most)


async def _latest(database: Database, query: Select[Any], most: int) -> list[LookBackRow]:
    done = query.where(LOOK_BACKS.c.version == VERSION, LOOK_BACKS.c.found.is_not(None))
    rows = await database.rows(done.order_by(LOOK_BACKS.c.asked.desc()).limit(most))
    return [LookBackRow(**row._mapping) for row in rows]


def _of(match: str) -> ColumnElement[bool]:
    return and_(LOOK_BACKS.c.match == match, LOOK_BACKS.c.version == VERSION)


def _open() -> ColumnElement[bool]:
    ours = LOOK_BACKS.c.version == VERSION
    return and_(ours, LOOK_BACKS.c.found.is_(None), LOOK_BACKS.c.failed.is_(False))
