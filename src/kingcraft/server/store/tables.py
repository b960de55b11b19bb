"""The tables of the database. A match is its header and its events; the rest of its row only speeds up looking."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    true,
)

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

PEOPLE: Final = Table(
    "people",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("secret_hash", LargeBinary(32), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("forced", Boolean, nullable=False, server_default=true()),
)

MATCHES: Final = Table(
    "matches",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("header", Text, nullable=False),
    Column("seed", LargeBinary(32), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("host", String(32), nullable=True),
    Column("created", BigInteger, nullable=False),
    Column("number", Integer, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("phase", String(8), nullable=False),
    Column("turn", String(32), nullable=True),
    Column("summary", Text, nullable=False),
    Column("deadline", BigInteger, nullable=True),
    Column("bot_due", BigInteger, nullable=True),
    Column("bot_lease", BigInteger, nullable=True),
    Index("ix_matches_lobby", "listed", "phase", "changed"),
    Index("ix_matches_host", "host", "phase"),
    Index("ix_matches_deadline", "deadline"),
    Index("ix_matches_bot_due", "bot_due"),
)

EVENTS: Final = Table(
    "events",
    METADATA,
    Column("match", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("body", Text, nullable=False),
)
"""The truth. The key makes it impossible that two processes both write event number n of a match."""

MEMBERS: Final = Table(
    "members",
    METADATA,
    Column("person", String(32), primary_key=True),
    Column("match", String(32), ForeignKey("matches.id"), primary_key=True),
)
"""Who has, or had, a seat in which match: for the list of one's games."""

PROBES: Final = Table(
    "probes",
    METADATA,
    Column("name", String(16), primary_key=True),
    Column("seen", BigInteger, nullable=False),
)
"""One row that means nothing: written to see whether writing is possible."""

LOOK_BACKS: Final = Table(
    "look_backs",
    METADATA,
    Column("match", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("version", String(16), primary_key=True),
    Column("asked", BigInteger, nullable=False),
    Column("asker", String(32), nullable=False),
    Column("lease", BigInteger, nullable=True),
    Column("done", Integer, nullable=False),
    Column("failed", Boolean, nullable=False),
    Column("found", Text, nullable=True),
    Column("door", String(32), nullable=False, server_default=""),
    Column("place", Integer, nullable=False, server_default="0"),
    Index("ix_look_backs_asked", "asked"),
)
"""Who asked to look back at which match, how far that is, and what was found.

While it waits, `door` stands for the address that asked, by a key that no file holds, and `place` for its turn in line.
"""

SECRETS: Final = Table(
    "secrets",
    METADATA,
    Column("name", String(16), primary_key=True),
    Column("value", LargeBinary(32), nullable=False),
)
"""What only this house knows: never told to anybody."""

PUZZLES: Final = Table(
    "puzzles",
    METADATA,
    Column("person", String(32), primary_key=True),
    Column("match", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("outcome", String(8), nullable=False),
)
"""Who is done with which puzzle, and how that went the first time."""

DAILIES: Final = Table(
    "dailies",
    METADATA,
    Column("day", String(10), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("person", String(32), primary_key=True),
    Column("match", String(32), nullable=True),
    Column("scores", Text, nullable=True),
    Column("merit", Integer, nullable=True),
    Index("ix_dailies_merit", "day", "game", "merit"),
)
"""Who played the set-up of a day at which table; the king, who is nobody, has no table but points.

`merit` is how good the result is, once the game has been played to its end.
"""
