"""The games of a table: loaded when somebody asks, moved on one change at a time, stored before anybody is told."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from typing import Any, Final

import structlog
from sqlalchemy.exc import SQLAlchemyError

from regio.bots import make_bot
from regio.kernel.errors import IllegalDecision, RegioError
from regio.kernel.record import Record
from regio.kernel.rules import Rules
from regio.registry import rules_of
from regio.table import errors, wire
from regio.table.live import HUMAN, Live, refusal
from regio.table.store import Conflict, Standing, Store, StoredGame, now

MOST_LIVE: Final = 200
"""Games kept in memory."""
BATCH: Final = 200
"""Decisions of bots in one transaction."""
DEFAULT_BOT: Final = "random"
ID_LENGTH: Final = 24
new_key = secrets.token_bytes
"""Makes the secret of a game's dice and draws."""
LOG = structlog.get_logger("regio.table")


@dataclass
class Told:
    """A change of a game as it is told, and what is known to those who were told: the view, the log up to `since`."""

    text: str
    view: dict[str, Any]
    since: int


class Slot:
    """A place for one game: its lock, the game while it is in memory, and who waits for changes."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.live: Live | None = None
        self.watchers: set[asyncio.Event] = set()
        self.told: dict[tuple[str | None, int, int, int], Told] = {}
        """The last change, by the seat of those who are told, what they knew of the log, their revision and the new."""
        self.users = 0
        self.promised = 0
        """How often promises of the game may have changed while it was in memory."""

    def changed(self) -> None:
        """Wake all that wait for a change."""
        self.told.clear()
        for watcher in self.watchers:
            watcher.set()


class House:
    """All games of one process."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.slots: OrderedDict[str, Slot] = OrderedDict()
        self.at_work: dict[str, asyncio.Task[None]] = {}
        """Tasks in which bots go on playing, by game."""

    async def stop(self) -> None:
        """End the bots' work and close the database; what they have decided is stored."""
        tasks = list(self.at_work.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.store.stop()

    # -- games in memory -------------------------------------------------------------------------

    @asynccontextmanager
    async def game(self, id: str) -> AsyncIterator[Live]:
        """A game, locked against other changes."""
        slot = self.slot(id)
        slot.users += 1
        try:
            async with slot.lock:
                if slot.live is None:
                    slot.live = await self._load(id)
                    self._let_bots_go_on(id, slot.live)
                yield slot.live
        finally:
            slot.users -= 1
            self._tidy()

    def slot(self, id: str) -> Slot:
        """The place of a game."""
        slot = self.slots.get(id)
        if slot is None:
            slot = self.slots[id] = Slot()
        self.slots.move_to_end(id)
        return slot

    def _tidy(self) -> None:
        """Forget the games that nobody has asked for the longest, and places without a game."""
        for id, slot in list(self.slots.items()):
            idle = not slot.users and not slot.watchers
            if idle and (slot.live is None or len(self.slots) > MOST_LIVE):
                del self.slots[id]

    async def _load(self, id: str) -> Live:
        stored = None
        if len(id) <= ID_LENGTH:
            with database(id):
                stored = await self.store.load(id)
        if stored is None:
            raise errors.not_found("such game")
        return Live.load(stored)

    # -- what people do --------------------------------------------------------------------------

    async def games(self) -> list[StoredGame]:
        """The games of this table, the newest first."""
        with database():
            return await self.store.games()

    async def create(self, asked: wire.NewGame) -> Live:
        """Start a game; bots play until a person must decide."""
        rules = rules_of(asked.game)
        time = now()
        stored = StoredGame(
            id=secrets.token_urlsafe(12),
            game=asked.game,
            options=dict(asked.options),
            seats=_seats(rules, asked.seats),
            key=new_key(32),
            opened=False,
            revision=1,
            decisions=0,
            undo_revision=0,
            standing=Standing("running", [], [], 1),
            created=time,
            changed=time,
        )
        live = Live.new(stored)
        _check_partners(live)
        self._bots_play(live)
        stored.lines, stored.decisions, stored.standing = live.lines[:], live.decisions, live.standing()
        with database(live.id):
            await self.store.create(stored)
        self.slot(live.id).live = live
        self._let_bots_go_on(live.id, live)
        return live

    async def decide(self, id: str, asked: wire.NewDecision) -> wire.GameState:
        """A decision of a person: checked, played, stored; then the bots answer."""
        async with self.game(id) as live:
            _check_asked(live, asked.seat, asked.revision)
            first = live.decisions
            try:
                live.play(asked.seat, asked.text)
            except RegioError as error:
                raise refusal(live, error) from error
            except Exception as error:
                self.slot(id).live = None
                LOG.exception("a decision made the rules fail", game=id, seat=asked.seat, text=asked.text)
                raise errors.fault(type(error).__name__) from error
            sound = self._bots_play(live)
            await self._store(id, live, first)
            if sound:
                self._let_bots_go_on(id, live)
            return live.state(asked.seat, asked.since, asked.revision)

    async def hints(self, id: str, asked: wire.HintsRequest) -> wire.Hints:
        """What can be said of an answer of a person before it is given; nothing is changed."""
        async with self.game(id) as live:
            _check_asked(live, asked.seat, asked.revision)
            try:
                return live.hints(asked.seat, asked.text)
            except RegioError as error:
                raise refusal(live, error) from error

    async def undo(self, id: str, asked: wire.UndoRequest) -> wire.GameState:
        """Take back the last decision, if it was this seat's and revealed nothing."""
        async with self.game(id) as live:
            live.check_seat(asked.seat)
            if asked.revision != live.revision:
                raise errors.stale(asked.revision, live.revision)
            if not live.can_undo(asked.seat):
                raise errors.no_undo(
                    "the last decision cannot be taken back: somebody else has decided since, or it revealed something"
                )
            live.undo()
            left = live.standing(), live.facts_total(), live.deals()
            self.slot(id).promised += 1
            await self._moved(id, live, self.store.truncate(id, live.revision, live.decisions, *left))
            return live.state(asked.seat, asked.since, asked.revision)

    async def open(self, id: str) -> None:
        """Lay open a running game, for a record or a report of a fault; everybody sees that it was opened."""
        async with self.game(id) as live:
            if live.opened or live.game.over:
                return
            await self._moved(id, live, self.store.open(id, live.revision))
            live.opened = True

    async def record(self, id: str) -> Record:
        """The whole game as a record, if it is over or open."""
        async with self.game(id) as live:
            if not (live.opened or live.game.over):
                raise errors.sealed()
            with database(id):
                lines = await self.store.lines(id)
            return live.record(lines)

    # -- storing ---------------------------------------------------------------------------------

    async def _store(self, id: str, live: Live, first: int) -> None:
        """Store the decisions from number `first` on, in one transaction."""
        checkpoint = live.due_checkpoint()
        lines = live.lines[first - live.base :]
        await self._moved(id, live, self.store.append(id, live.revision, first, lines, live.standing(), checkpoint))
        if checkpoint is not None:
            live.stored_checkpoint(checkpoint)

    async def _moved(self, id: str, live: Live, storing: Coroutine[Any, Any, None]) -> None:
        """Store a change that was made in memory. If that fails, memory is thrown away: the database is right."""
        slot = self.slot(id)
        try:
            with database(id):
                await storing
        except Conflict as error:
            slot.live = None
            raise errors.stale(live.revision, live.revision + 1) from error
        except BaseException:
            slot.live = None
            raise
        live.revision += 1
        slot.changed()

    # -- bots ------------------------------------------------------------------------------------

    def _bots_play(self, live: Live) -> bool:
        """Let bots answer until a person must decide; False if the rules failed and the bot must be left waiting."""
        try:
            live.let_bots_play(BATCH)
        except Exception:
            LOG.exception("a decision of a bot made the rules fail", game=live.id, awaited=live.awaited())
            return False
        return True

    def _let_bots_go_on(self, id: str, live: Live) -> None:
        """Bots that have much to decide go on in the background."""
        if live.bot_question() is not None and id not in self.at_work:
            task = asyncio.create_task(self._bots(id))
            self.at_work[id] = task
            task.add_done_callback(lambda _: self.at_work.pop(id, None))

    async def _bots(self, id: str) -> None:
        try:
            while True:
                async with self.game(id) as live:
                    first = live.decisions
                    sound = self._bots_play(live)
                    if live.decisions > first:
                        await self._store(id, live, first)
                    if not sound or live.bot_question() is None:
                        return
                await asyncio.sleep(0)
        except RegioError:
            LOG.exception("bots cannot go on", game=id)


def _check_asked(live: Live, seat: str, revision: int) -> None:
    """Only a person who must decide now may, and only on what he has seen."""
    live.check_seat(seat)
    if revision != live.revision:
        raise errors.stale(revision, live.revision)
    try:
        live.game.question(seat)
    except IllegalDecision as error:
        raise errors.not_asked(error.reason) from error


@contextmanager
def database(game: str = "") -> Iterator[None]:
    """Around all work with the database: if it fails the client is told the cause, without the statement."""
    try:
        yield
    except (SQLAlchemyError, OSError) as error:
        LOG.exception("the database failed", game=game)
        raise errors.not_stored(str(getattr(error, "orig", None) or error)) from error


def _seats(rules: Rules, asked: dict[str, str]) -> dict[str, str]:
    """Who plays each seat; seats that are not named are bots."""
    for seat, player in asked.items():
        if seat not in rules.seats:
            raise errors.bad_input(f"unknown seat {seat!r}; seats: {', '.join(rules.seats)}")
        if player != HUMAN:
            make_bot(player)
    return {seat: asked.get(seat, DEFAULT_BOT) for seat in rules.seats}


def _check_partners(live: Live) -> None:
    """Powers of one player share their hands: all are played by people, or all by bots."""
    for group in live.rules.players(live.game.state):
        seats = [live.rules.seats[seat] for seat in group]
        if len({live.seats[seat] == HUMAN for seat in seats}) > 1:
            raise errors.bad_input(f"{' and '.join(seats)} are one player in this game: all human, or all bots")
