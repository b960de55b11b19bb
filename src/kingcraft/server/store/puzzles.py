"""Puzzles in the database: who is done with which, and how that went."""

from sqlalchemy import and_, exists, insert, literal, select

from kingcraft.server.store.database import Database
from kingcraft.server.store.tables import PUZZLES

Key = tuple[str, int]
"""A match, and after how many of its moves."""


async def outcomes(database: Database, person: str) -> dict[Key, str]:
    """What a person is done with."""
    rows = await database.rows(select(PUZZLES).where(PUZZLES.c.person == person))
    return {(row.match, row.ply): row.outcome for row in rows}


async def done(database: Database, person: str, key: Key, outcome: str) -> None:
    """Notes how it went; the first time counts."""
    row = {"person": person, "match": key[0], "ply": key[1], "outcome": outcome}
    there = and_(PUZZLES.c.person == person, PUZZLES.c.match == key[0], PUZZLES.c.ply == key[1])
    new = select(*[literal(value, PUZZLES.c[name].type) for name, value in row.items()])
    first = new.where(~exists(select(PUZZLES.c.ply).where(there)))
    await database.change(insert(PUZZLES).from_select(list(row), first))
