"""Puzzles: who is done with which."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Goes forward."""
    op.create_table(
        "puzzles",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("outcome", sa.String(8), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_puzzles_match"),
        sa.PrimaryKeyConstraint("person", "match", "ply", name="pk_puzzles"),
    )


def downgrade() -> None:
    """Goes back."""
    op.drop_table("puzzles")
