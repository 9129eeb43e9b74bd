"""Promises that players write to each other."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "promises",
        sa.Column("game_id", sa.String(24), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("writer", sa.String(40), nullable=False),
        sa.Column("addressees", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("offer", sa.Integer, nullable=True),
        sa.Column("log_at", sa.Integer, nullable=False),
        sa.Column("public_at", sa.Integer, nullable=True),
        sa.Column("marks", sa.Text, nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("game_id", "number", name="pk_promises"),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name="fk_promises_game_id_games", ondelete="CASCADE"),
        sa.UniqueConstraint("game_id", "id", name="uq_promises_game_id"),
    )


def downgrade() -> None:
    op.drop_table("promises")
