"""The set-up of the day: who played it, and the secret it is drawn with."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Goes forward."""
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(16), nullable=False),
        sa.Column("value", sa.LargeBinary(32), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_secrets"),
    )
    op.create_table(
        "dailies",
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("match", sa.String(32), nullable=True),
        sa.Column("scores", sa.Text, nullable=True),
        sa.PrimaryKeyConstraint("day", "game", "person", name="pk_dailies"),
    )


def downgrade() -> None:
    """Goes back."""
    op.drop_table("dailies")
    op.drop_table("secrets")
