"""People: a name and the hash of a secret."""

from sqlalchemy import delete, insert, select, update

from kingcraft.server.store import secrets
from kingcraft.server.store.database import Database
from kingcraft.server.store.tables import MEMBERS, PEOPLE


class PersonRow:
    """Somebody the server knows."""

    def __init__(self, id: str, name: str, forced: bool = True) -> None:
        self.id = id
        self.name = name
        self.forced = forced
        """Whether the only possible move is played for them."""


async def add(database: Database, name: str, now: int) -> tuple[PersonRow, str]:
    """Somebody new, and their token; it cannot be had a second time."""
    person, secret = secrets.new_id(), secrets.new_secret()
    row = {"id": person, "name": name, "secret_hash": secrets.hash_of(secret), "created": now}
    await database.change(insert(PEOPLE).values(row))
    return PersonRow(person, name), secrets.token_of(person, secret)


async def find(database: Database, token: str) -> PersonRow | None:
    """Whom a token proves; None if nobody."""
    person, secret = secrets.split(token)
    rows = await database.rows(select(PEOPLE).where(PEOPLE.c.id == person))
    row = rows[0] if rows else None
    kept = row.secret_hash if row is not None else bytes(32)
    if not secrets.matches(secret, kept) or row is None:
        return None
    return PersonRow(row.id, row.name, row.forced)


async def change(database: Database, person: PersonRow, name: str | None, forced: bool | None) -> PersonRow:
    """Gives a person another name or other settings; what is None stays."""
    after = PersonRow(person.id, name or person.name, person.forced if forced is None else forced)
    values = {"name": after.name, "forced": after.forced}
    await database.change(update(PEOPLE).where(PEOPLE.c.id == person.id).values(values))
    return after


async def forget(database: Database, person: str, match: str) -> None:
    """Takes a match off a person's list."""
    await database.change(delete(MEMBERS).where(MEMBERS.c.person == person, MEMBERS.c.match == match))
