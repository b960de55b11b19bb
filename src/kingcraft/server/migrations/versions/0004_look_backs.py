"""Look backs: asked for, under way, and kept."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Goes forward."""
    op.create_table(
        "look_backs",
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("version", sa.String(16), nullable=False),
        sa.Column("asked", sa.BigInteger, nullable=False),
        sa.Column("asker", sa.String(32), nullable=False),
        sa.Column("lease", sa.BigInteger, nullable=True),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("failed", sa.Boolean, nullable=False),
        sa.Column("found", sa.Text, nullable=True),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_look_backs_match"),
        sa.PrimaryKeyConstraint("match", "version", name="pk_look_backs"),
    )
    op.create_index("ix_look_backs_asked", "look_backs", ["asked"])


def downgrade() -> None:
    """Goes back."""
    op.drop_table("look_backs")
