"""Look-backs wait by turns of those who ask, and results of a day are found by their rank."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

_WIN = 1_000_000
_DAILIES = sa.table(
    "dailies", *[sa.column(name) for name in ("day", "game", "person", "match", "scores", "merit")]
)  # fmt: skip
_MATCHES = sa.table("matches", sa.column("id"), sa.column("summary"))


def upgrade() -> None:
    """Goes forward."""
    op.add_column("look_backs", sa.Column("door", sa.String(32), nullable=False, server_default=""))
    op.add_column("look_backs", sa.Column("place", sa.Integer, nullable=False, server_default="0"))
    op.add_column("dailies", sa.Column("merit", sa.Integer, nullable=True))
    op.create_index("ix_dailies_merit", "dailies", ["day", "game", "merit"])
    _rank_what_is_over(op.get_bind())


def _rank_what_is_over(connection: sa.Connection) -> None:
    joined = _DAILIES.outerjoin(_MATCHES, _MATCHES.c.id == _DAILIES.c.match)
    rows = connection.execute(sa.select(_DAILIES, _MATCHES.c.summary).select_from(joined)).all()
    for row in rows:
        merit = _merit(row.scores, row.summary)
        if merit is not None:
            key = {"day": row.day, "game": row.game, "person": row.person}
            where = [_DAILIES.c[name] == value for name, value in key.items()]
            connection.execute(sa.update(_DAILIES).where(*where).values(merit=merit))


def _merit(scores: str | None, summary: str | None) -> int | None:
    own = json.loads(scores or "null")
    if own:
        return int(own[0] - own[1] + (_WIN if own[0] > own[1] else 0))
    result = json.loads(summary or "{}").get("result")
    if not result or result["ending"] != "finished":
        return None
    own, rival = result["scores"]
    return int(own - rival + (_WIN if "A" in result["winners"] else 0))


def downgrade() -> None:
    """Goes back."""
    op.drop_index("ix_dailies_merit", "dailies")
    op.drop_column("dailies", "merit")
    op.drop_column("look_backs", "place")
    op.drop_column("look_backs", "door")
