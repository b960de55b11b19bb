"""A row to try writing with."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Goes forward."""
    table = op.create_table(
        "probes",
        sa.Column("name", sa.String(16), nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_probes"),
    )
    op.bulk_insert(table, [{"name": "health", "seen": 0}])


def downgrade() -> None:
    """Goes back."""
    op.drop_table("probes")
