"""The tables of the database. What is stored is decisions and sparse checkpoints, never the whole state per click."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

METADATA = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
    }
)

GAMES = Table(
    "games",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("seats", Text, nullable=False),  # JSON: seat token to "human" or the name of a bot
    Column("key", LargeBinary, nullable=False),  # the secret of all dice and draws
    Column("opened", Boolean, nullable=False),
    Column("status", String(10), nullable=False),
    Column("revision", Integer, nullable=False),
    Column("decisions", Integer, nullable=False),
    Column("undo_revision", Integer, nullable=False),  # of the last undo
    Column("awaited", Text, nullable=False),  # JSON
    Column("winners", Text, nullable=False),  # JSON
    Column("turn", Integer, nullable=False),
    Column("created", String(32), nullable=False, index=True),
    Column("changed", String(32), nullable=False),
)

DECISIONS = Table(
    "decisions",
    METADATA,
    Column("game_id", String(24), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", String(40), nullable=False),
    Column("text", Text, nullable=False),
)

CHECKPOINTS = Table(
    "checkpoints",
    METADATA,
    Column("game_id", String(24), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("at", Integer, primary_key=True),  # decisions before it
    Column("rules", Integer, nullable=False),  # version of the rules
    Column("state", LargeBinary, nullable=False),  # deflated JSON
    Column("facts", LargeBinary, nullable=False),  # deflated JSON: the log since the checkpoint before
)

PROMISES = Table(
    "promises",
    METADATA,
    Column("game_id", String(24), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),  # known to the table alone: gaps would tell of promises to others
    Column("id", String(16), nullable=False),
    Column("turn", Integer, nullable=False),
    Column("writer", String(40), nullable=False),
    Column("addressees", Text, nullable=False),  # JSON
    Column("text", Text, nullable=False),
    Column("offer", Integer, nullable=True),  # the number of the deal beside which it was written
    Column("log_at", Integer, nullable=False),  # facts of the log when it was written
    Column("public_at", Integer, nullable=True),  # facts of the log when it was laid open; null: private
    Column("marks", Text, nullable=False),  # JSON: seat to what it says has become of the promise
    Column("created", String(32), nullable=False),
    UniqueConstraint("game_id", "id"),
)
