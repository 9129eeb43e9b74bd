"""The database: games as append-only decisions with sparse checkpoints.

Every change is one transaction that moves a game from the revision it was seen at to the next; if somebody else moved
it first, `Conflict` is raised and nothing has changed.
"""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import AsyncIterator, Collection, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, Row, delete, event, func, insert, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from regio.kernel.errors import BadInput, RegioError
from regio.table.schema import CHECKPOINTS, DECISIONS, GAMES, PROMISES

Facts = list[tuple[int, str, dict[str, Any]]]
"""Stored log: who may see the fact (a bit set of seats), id and arguments."""
Lines = list[tuple[str, str]]
"""Decisions: seat token and text."""


class Conflict(RegioError):
    """The game is not at the expected revision any more."""


@dataclass
class Standing:
    """What the list of games shows, stored with every change."""

    status: str
    awaited: list[str]
    winners: list[str]
    turn: int


@dataclass
class Checkpoint:
    """A quiet point of a game after `at` decisions, and the log since the checkpoint before it."""

    at: int
    rules: int
    state: dict[str, Any]
    facts: Facts


@dataclass
class StoredGame:
    """A game as it stands in the database. `lines` are the decisions after the last checkpoint."""

    id: str
    game: str
    options: dict[str, Any]
    seats: dict[str, str]
    key: bytes
    opened: bool
    revision: int
    decisions: int
    undo_revision: int
    standing: Standing
    created: str
    changed: str
    checkpoints: list[Checkpoint] = field(default_factory=list)
    lines: Lines = field(default_factory=list)


@dataclass
class Promise:
    """What a player has written to others. `log_at`, `public_at`: how long the log was then."""

    id: str
    turn: int
    writer: str
    to: list[str]
    text: str
    offer: int | None
    log_at: int
    created: str
    public_at: int | None = None
    marks: dict[str, str] = field(default_factory=dict)


def now() -> str:
    """The time, as it is stored."""
    return datetime.now(UTC).isoformat(timespec="seconds")


def _pack(data: Any) -> bytes:
    return zlib.compress(msgspec.json.encode(data), 6)


def _unpack(data: bytes) -> Any:
    return msgspec.json.decode(zlib.decompress(data))


def _text(data: Any) -> str:
    return msgspec.json.encode(data).decode()


class Store:
    """All access to the database."""

    def __init__(self, url: str) -> None:
        self.engine: AsyncEngine = create_async_engine(url, hide_parameters=True)
        self.writing = asyncio.Lock()
        if self.engine.dialect.name == "sqlite":
            event.listen(self.engine.sync_engine, "connect", _prepare_sqlite)

    @classmethod
    def in_folder(cls, folder: Path) -> Store:
        """The embedded database of a data folder."""
        return cls(f"sqlite+aiosqlite:///{folder / 'table.sqlite3'}")

    async def start(self) -> None:
        """Bring the database to the present form; `BadInput` if it cannot be used."""
        try:
            async with self.engine.begin() as connection:
                if self.engine.dialect.name == "sqlite":  # its driver would begin no transaction before new tables
                    await connection.exec_driver_sql("BEGIN IMMEDIATE")
                await connection.run_sync(_migrate)
        except CommandError as error:
            raise BadInput(
                f"the database {self.engine.url.database} was made by a newer version of Regio ({error});"
                " use that version, or another folder with --data"
            ) from error
        except SQLAlchemyError as error:
            raise BadInput(
                f"the database {self.engine.url.database} cannot be used: {_cause(error)};"
                " bring back a copy of it, or choose another folder with --data"
            ) from error

    async def stop(self) -> None:
        """Close all connections."""
        await self.engine.dispose()

    # -- writing --

    @asynccontextmanager
    async def _change(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that writes. They queue here: the database takes one at a time, and waits badly."""
        async with self.writing, self.engine.begin() as connection:
            yield connection

    async def create(self, game: StoredGame) -> None:
        """Store a new game with its first checkpoint and the decisions after it."""
        async with self._change() as connection:
            await connection.execute(
                insert(GAMES).values(
                    id=game.id,
                    game=game.game,
                    options=_text(game.options),
                    seats=_text(game.seats),
                    key=game.key,
                    opened=game.opened,
                    revision=game.revision,
                    decisions=game.decisions,
                    undo_revision=game.undo_revision,
                    created=game.created,
                    **_columns(game.standing, game.changed),
                )
            )
            for checkpoint in game.checkpoints:
                await connection.execute(_insert_checkpoint(game.id, checkpoint))
            if game.lines:
                await connection.execute(insert(DECISIONS), _rows(game.id, 0, game.lines))

    async def append(
        self, id: str, revision: int, first: int, lines: Lines, standing: Standing, checkpoint: Checkpoint | None
    ) -> None:
        """Add decisions to a game at `revision`, of which `first` is the number of the first one."""
        async with self._change() as connection:
            moved = await connection.execute(
                update(GAMES)
                .where(GAMES.c.id == id, GAMES.c.revision == revision, GAMES.c.decisions == first)
                .values(revision=revision + 1, decisions=first + len(lines), **_columns(standing, now()))
            )
            if moved.rowcount != 1:
                raise Conflict(f"game {id} is not at revision {revision} any more")
            await connection.execute(insert(DECISIONS), _rows(id, first, lines))
            if checkpoint is not None:
                await connection.execute(_insert_checkpoint(id, checkpoint))

    async def truncate(
        self, id: str, revision: int, keep: int, standing: Standing, facts: int, deals: Collection[int]
    ) -> None:
        """Take back all decisions of a game from number `keep` on; so many facts and these deals are left.

        Promises stay, but beside no deal that was taken back: the next one will have its number.
        """
        async with self._change() as connection:
            moved = await connection.execute(
                update(GAMES)
                .where(GAMES.c.id == id, GAMES.c.revision == revision)
                .values(revision=revision + 1, undo_revision=revision + 1, decisions=keep, **_columns(standing, now()))
            )
            if moved.rowcount != 1:
                raise Conflict(f"game {id} is not at revision {revision} any more")
            await connection.execute(delete(DECISIONS).where(DECISIONS.c.game_id == id, DECISIONS.c.number >= keep))
            await connection.execute(delete(CHECKPOINTS).where(CHECKPOINTS.c.game_id == id, CHECKPOINTS.c.at > keep))
            since = update(PROMISES).where(PROMISES.c.game_id == id, PROMISES.c.log_at >= facts)
            await connection.execute(since.where(PROMISES.c.offer.not_in(deals)).values(offer=None))
            await connection.execute(since.values(log_at=facts))
            opened_since = update(PROMISES).where(PROMISES.c.game_id == id, PROMISES.c.public_at > facts)
            await connection.execute(opened_since.values(public_at=facts))

    async def open(self, id: str, revision: int) -> None:
        """Mark a game as opened: its hands and key were shown while it ran."""
        async with self._change() as connection:
            moved = await connection.execute(
                update(GAMES)
                .where(GAMES.c.id == id, GAMES.c.revision == revision)
                .values(opened=True, revision=revision + 1, changed=now())
            )
            if moved.rowcount != 1:
                raise Conflict(f"game {id} is not at revision {revision} any more")

    async def add_promise(self, id: str, promise: Promise) -> None:
        """Store a promise of a game."""
        next_number = select(func.coalesce(func.max(PROMISES.c.number) + 1, 0)).where(PROMISES.c.game_id == id)
        async with self._change() as connection:
            await connection.execute(
                insert(PROMISES).values(
                    game_id=id,
                    number=next_number.scalar_subquery(),
                    id=promise.id,
                    turn=promise.turn,
                    writer=promise.writer,
                    addressees=_text(promise.to),
                    text=promise.text,
                    offer=promise.offer,
                    log_at=promise.log_at,
                    public_at=promise.public_at,
                    marks=_text(promise.marks),
                    created=promise.created,
                )
            )

    async def change_promise(self, id: str, before: Promise, promise: Promise) -> None:
        """Store what may change of a promise: its marks, and that it is open to all."""
        async with self._change() as connection:
            changed = await connection.execute(
                update(PROMISES)
                .where(
                    PROMISES.c.game_id == id,
                    PROMISES.c.id == promise.id,
                    PROMISES.c.marks == _text(before.marks),
                    PROMISES.c.public_at.is_not_distinct_from(before.public_at),
                )
                .values(marks=_text(promise.marks), public_at=promise.public_at)
            )
            if changed.rowcount != 1:
                raise Conflict(f"a promise of game {id} is not as it was any more")

    # -- reading --

    async def games(self, most: int = 500) -> list[StoredGame]:
        """The games without their decisions, the newest first."""
        async with self.engine.connect() as connection:
            rows = await connection.execute(select(GAMES).order_by(GAMES.c.created.desc(), GAMES.c.id).limit(most))
            return [_stored(row) for row in rows]

    async def load(self, id: str) -> StoredGame | None:
        """A game with all its checkpoints and the decisions after the last one; None if there is none."""
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(GAMES).where(GAMES.c.id == id))).one_or_none()
            if row is None:
                return None
            game = _stored(row)
            query = select(CHECKPOINTS).where(CHECKPOINTS.c.game_id == id).order_by(CHECKPOINTS.c.at)
            found = (await connection.execute(query)).all()
            for one in found:
                last = one is found[-1]
                state = _unpack(one.state) if last else {}
                facts: Facts = [(visible, id, args) for visible, id, args in _unpack(one.facts)]
                game.checkpoints.append(Checkpoint(one.at, one.rules, state, facts))
            game.lines = await self._lines(connection, id, game.checkpoints[-1].at)
            return game

    async def promises(self, id: str) -> list[Promise]:
        """All promises of a game, in the order in which they were written."""
        async with self.engine.connect() as connection:
            query = select(PROMISES).where(PROMISES.c.game_id == id).order_by(PROMISES.c.number)
            return [_promise(row) for row in await connection.execute(query)]

    async def lines(self, id: str) -> Lines:
        """All decisions of a game."""
        async with self.engine.connect() as connection:
            return await self._lines(connection, id, 0)

    async def _lines(self, connection: Any, id: str, first: int) -> Lines:
        query = (
            select(DECISIONS.c.seat, DECISIONS.c.text)
            .where(DECISIONS.c.game_id == id, DECISIONS.c.number >= first)
            .order_by(DECISIONS.c.number)
        )
        return [(row.seat, row.text) for row in await connection.execute(query)]


def _rows(id: str, first: int, lines: Sequence[tuple[str, str]]) -> list[dict[str, Any]]:
    return [
        {"game_id": id, "number": number, "seat": seat, "text": text}
        for number, (seat, text) in enumerate(lines, first)
    ]


def _columns(standing: Standing, changed: str) -> dict[str, Any]:
    return {
        "status": standing.status,
        "awaited": _text(standing.awaited),
        "winners": _text(standing.winners),
        "turn": standing.turn,
        "changed": changed,
    }


def _insert_checkpoint(id: str, checkpoint: Checkpoint) -> Any:
    return insert(CHECKPOINTS).values(
        game_id=id,
        at=checkpoint.at,
        rules=checkpoint.rules,
        state=_pack(checkpoint.state),
        facts=_pack(checkpoint.facts),
    )


def _stored(row: Row[Any]) -> StoredGame:
    decode = msgspec.json.decode
    standing = Standing(row.status, decode(row.awaited), decode(row.winners), row.turn)
    return StoredGame(
        id=row.id,
        game=row.game,
        options=decode(row.options),
        seats=decode(row.seats),
        key=row.key,
        opened=row.opened,
        revision=row.revision,
        decisions=row.decisions,
        undo_revision=row.undo_revision,
        standing=standing,
        created=row.created,
        changed=row.changed,
    )


def _promise(row: Row[Any]) -> Promise:
    decode = msgspec.json.decode
    return Promise(
        id=row.id,
        turn=row.turn,
        writer=row.writer,
        to=decode(row.addressees),
        text=row.text,
        offer=row.offer,
        log_at=row.log_at,
        created=row.created,
        public_at=row.public_at,
        marks=decode(row.marks),
    )


def _cause(error: SQLAlchemyError) -> str:
    return str(getattr(error, "orig", None) or error)


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    """Readers never wait for writers, and what was acknowledged survives the loss of power."""
    cursor = connection.cursor()
    for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def _migrate(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
