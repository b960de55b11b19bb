"""Forgetting: what a host wants deleted when it is old. Nothing is, unless it was asked for."""

from collections.abc import Collection
from typing import Final

from sqlalchemy import ColumnElement, and_, delete, func, or_, select

from kingcraft.server.store.database import Database
from kingcraft.server.store.tables import EVENTS, LOOK_BACKS, MATCHES, MEMBERS

_DAY: Final = 86_400_000
_AT_ONCE: Final = 200
"""Deleted in one go, so that nobody waits long to write."""


async def count_old(database: Database, now: int, days: int) -> int:
    """How many tables would be forgotten."""
    query = select(func.count()).select_from(MATCHES).where(_old(now, days))
    return int((await database.rows(query))[0][0])


async def forget_old(database: Database, now: int, days: int, spared: Collection[str] = ()) -> int:
    """Deletes tables that never began, were abandoned, served a lesson or show an imported record, and nobody has open.

    Games that were played to an end or are still on are kept.
    """
    forgotten = 0
    while matches := await _some_old(database, now, days, spared):
        parts = [(table, table.c.match) for table in (LOOK_BACKS, EVENTS, MEMBERS)]
        keys = [*parts, (MATCHES, MATCHES.c.id)]
        await database.change(*[delete(table).where(key.in_(matches)) for table, key in keys])
        forgotten += len(matches)
    return forgotten


async def _some_old(database: Database, now: int, days: int, spared: Collection[str]) -> list[str]:
    query = select(MATCHES.c.id).where(_old(now, days), MATCHES.c.id.not_in(spared)).limit(_AT_ONCE)
    return [row.id for row in await database.rows(query)]


def _old(now: int, days: int) -> ColumnElement[bool]:
    abandoned = and_(MATCHES.c.phase == "over", MATCHES.c.summary.contains('"ending":"abandoned"'))
    unplayed = or_(MATCHES.c.phase.in_(["open", "study"]), abandoned)
    lesson = MATCHES.c.header.contains('"lesson": true')
    return and_(or_(unplayed, lesson), MATCHES.c.changed < now - days * _DAY)
