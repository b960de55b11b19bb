"""What people choose: whether forced moves are played for them."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Goes forward."""
    op.add_column("people", sa.Column("forced", sa.Boolean, nullable=False, server_default=sa.true()))


def downgrade() -> None:
    """Goes back."""
    op.drop_column("people", "forced")
