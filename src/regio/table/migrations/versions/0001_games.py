"""Games, their decisions and checkpoints."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "games",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("key", sa.LargeBinary, nullable=False),
        sa.Column("opened", sa.Boolean, nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("decisions", sa.Integer, nullable=False),
        sa.Column("undo_revision", sa.Integer, nullable=False),
        sa.Column("awaited", sa.Text, nullable=False),
        sa.Column("winners", sa.Text, nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
        sa.Column("changed", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_games"),
    )
    op.create_index("ix_games_created", "games", ["created"])
    op.create_table(
        "decisions",
        sa.Column("game_id", sa.String(24), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.String(40), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("game_id", "number", name="pk_decisions"),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name="fk_decisions_game_id_games", ondelete="CASCADE"),
    )
    op.create_table(
        "checkpoints",
        sa.Column("game_id", sa.String(24), nullable=False),
        sa.Column("at", sa.Integer, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("state", sa.LargeBinary, nullable=False),
        sa.Column("facts", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("game_id", "at", name="pk_checkpoints"),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name="fk_checkpoints_game_id_games", ondelete="CASCADE"),
    )


def downgrade() -> None:
    op.drop_table("checkpoints")
    op.drop_table("decisions")
    op.drop_table("games")
