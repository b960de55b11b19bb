"""Forgetting: what a host wants deleted when it is old. Nothing else is but the tables of lessons."""

from collections.abc import Collection
from typing import Final

from sqlalchemy import ColumnElement, and_, delete, func, or_, select

from kingcraft.server.store.database import Database
from kingcraft.server.store.tables import EVENTS, LOOK_BACKS, MATCHES, MEMBERS, PUZZLES

_DAY: Final = 86_400_000
_AT_ONCE: Final = 200
"""Deleted in one go, so that nobody waits long to write."""
_LESSON: Final = MATCHES.c.header.contains('"lesson": true')


async def count_old(database: Database, now: int, days: int) -> int:
    """How many tables would be forgotten."""
    query = select(func.count()).select_from(MATCHES).where(_old(now, days))
    return int((await database.rows(query))[0][0])


async def forget_old(database: Database, now: int, days: int, spared: Collection[str] = ()) -> int:
    """Deletes tables that never began, were abandoned, served a lesson or show an imported record, and nobody has open.

    Games that were played to an end or are still on are kept.
    """
    return await _forget(database, _old(now, days), spared)


async def forget_lessons(database: Database, now: int, days: int, spared: Collection[str] = ()) -> int:
    """Deletes the tables of lessons at which nothing happened for so long: nobody's games."""
    return await _forget(database, and_(_LESSON, MATCHES.c.changed < now - days * _DAY), spared)


async def _forget(database: Database, which: ColumnElement[bool], spared: Collection[str]) -> int:
    forgotten = 0
    while matches := await _some(database, which, spared):
        parts = [(table, table.c.match) for table in (PUZZLES, LOOK_BACKS, EVENTS, MEMBERS)]
        keys = [*parts, (MATCHES, MATCHES.c.id)]
        await database.change(*[delete(table).where(key.in_(matches)) for table, key in keys])
        forgotten += len(matches)
    return forgotten


async def _some(database: Database, which: ColumnElement[bool], spared: Collection[str]) -> list[str]:
    query = select(MATCHES.c.id).where(which, MATCHES.c.id.not_in(spared)).limit(_AT_ONCE)
    return [row.id for row in await database.rows(query)]


def _old(now: int, days: int) -> ColumnElement[bool]:
    abandoned = and_(MATCHES.c.phase == "over", MATCHES.c.summary.contains('"ending":"abandoned"'))
    unplayed = or_(MATCHES.c.phase.in_(["open", "study"]), abandoned)
    return and_(or_(unplayed, _LESSON), MATCHES.c.changed < now - days * _DAY)
