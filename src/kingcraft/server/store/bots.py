"""Bots that are due: who takes up which, which tables pause, and which are left alone."""

from sqlalchemy import ColumnElement, and_, or_, select, update

from kingcraft.server.clockwork import SKEW
from kingcraft.server.store.database import Database
from kingcraft.server.store.tables import MATCHES


async def due(database: Database) -> list[tuple[str, int]]:
    """The matches where a bot is on turn, and when it may move: what a single process has to take up again."""
    query = select(MATCHES.c.id, MATCHES.c.bot_due).where(MATCHES.c.bot_due.is_not(None))
    return [(row.id, row.bot_due) for row in await database.rows(query)]


async def claim(database: Database, now: int, until: int, most: int) -> list[tuple[str, int]]:
    """Takes up to `most` bot moves that are due, so that no other process takes them before `until`."""
    # No bot waits longer than a lease: what is due later, or leased for longer, was written by a clock that was ahead.
    wrong = MATCHES.c.bot_lease > until + SKEW
    free: ColumnElement[bool] = or_(MATCHES.c.bot_lease.is_(None), MATCHES.c.bot_lease < now, wrong)
    ripe: ColumnElement[bool] = or_(MATCHES.c.bot_due <= now, MATCHES.c.bot_due > until)
    chosen = select(MATCHES.c.id).where(ripe, free).order_by(MATCHES.c.bot_due).limit(most)
    locked = chosen.with_for_update(skip_locked=True).scalar_subquery()
    query = (
        update(MATCHES)
        .where(MATCHES.c.id.in_(locked))
        .values(bot_lease=until)
        .returning(MATCHES.c.id, MATCHES.c.number)
    )
    return [(row.id, row.number) for row in await database.change(query)]


async def set_deadlines_back(database: Database, now: int) -> None:
    """What runs out was written by a clock that was far ahead: it runs out when it would from now on.

    No entry changes. The row of a match says from then on when its clock runs out, and whoever loads it goes by that.
    """
    ahead = and_(
        MATCHES.c.deadline > now + SKEW, MATCHES.c.changed > now + SKEW, MATCHES.c.deadline >= MATCHES.c.changed
    )
    left = MATCHES.c.deadline - MATCHES.c.changed
    await database.change(update(MATCHES).where(ahead).values(deadline=now + left))


async def park(database: Database, match: str) -> None:
    """Neither clocks nor bots look after this match any more, until something happens in it."""
    left_alone = {"deadline": None, "bot_due": None, "bot_lease": None}
    await database.change(update(MATCHES).where(MATCHES.c.id == match).values(left_alone))


async def pause(database: Database, match: str, number: int) -> None:
    """Nobody waits for the bots of this table: no process takes them up until somebody comes."""
    same = update(MATCHES).where(MATCHES.c.id == match, MATCHES.c.number == number)
    await database.change(same.values(bot_due=None, bot_lease=None))


async def wake(database: Database, match: str, due: int) -> None:
    """Somebody came to a table whose bots had paused: they go on, whichever process plays them."""
    paused = update(MATCHES).where(MATCHES.c.id == match, MATCHES.c.phase == "playing", MATCHES.c.bot_due.is_(None))
    await database.change(paused.values(bot_due=due, bot_lease=None))
