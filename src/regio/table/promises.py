"""Promises that players write to each other: they bind nobody, and the rules never see them (HIS §9.1).

A promise is read by its writer and its addressees only, until one of them lays it open. What a reader is sent tells
nothing of promises between others: neither numbers with gaps nor a count of changes.
"""

from __future__ import annotations

import secrets
import unicodedata
from collections import deque
from collections.abc import Coroutine
from dataclasses import replace
from itertools import groupby
from time import monotonic
from typing import Any, Final

from regio.table import errors, wire
from regio.table.house import House, database
from regio.table.live import Live
from regio.table.store import Conflict, Promise, now

MOST_IN_A_TURN: Final = 12
"""Promises that a seat may write in one turn of a game."""
MOST_IN_A_MINUTE: Final = 20
"""Promises and marks of a seat in a minute."""
MINUTE: Final = 60.0
REVERSING: Final = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Signs that turn the direction of writing: they could make a promise read as another."""
UNWRITTEN: Final = frozenset(("Cc", "Cs", "Co", "Cn", "Zl", "Zp"))
"""Kinds of signs that are no text."""
UNSEEN: Final = frozenset(("Cf", "Mn", "Me", "Zs"))
"""Kinds of signs that show nothing by themselves."""
BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Signs that show nothing, although they are counted as letters, symbols or accents."""
MOST_ACCENTS: Final = 8
"""Accents over one letter: more of them cover the lines above and below."""


class Promises:
    """The promises of all games of a house."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.paces: dict[tuple[str, str], deque[float]] = {}
        """When each seat of each game wrote lately."""

    # -- reading ---------------------------------------------------------------------------------

    async def seen(self, live: Live, seat: str | None) -> list[wire.PromiseRow]:
        """The promises that a seat may read."""
        mine = group(live, seat)
        found = []
        for promise in await self._all(live):
            party = bool(mine & parties(promise))
            if party or promise.public_at is not None:
                found.append(_sent(promise, party))
        return found

    async def listed(self, id: str, seat: str | None) -> wire.PromiseList:
        """The promises of a game that a seat may read."""
        async with self.house.game(id) as live:
            live.check_seat(seat)
            return wire.PromiseList(seat=seat, promises=await self.seen(live, seat))

    # -- writing ---------------------------------------------------------------------------------

    async def write(self, id: str, asked: wire.NewPromise) -> wire.PromiseList:
        """Write a promise down."""
        async with self.house.game(id) as live:
            live.check_seat(asked.seat)
            if live.game.over:
                raise errors.game_over()
            text = plain_text(asked.text)
            check_addressees(live, asked.seat, asked.to)
            if asked.offer is not None:
                check_offer(live, asked.offer, (asked.seat, *asked.to))
            turn = live.rules.turn(live.game.state)
            written = sum(one.writer == asked.seat and one.turn == turn for one in await self._all(live))
            if written >= MOST_IN_A_TURN:
                raise errors.too_many(f"{MOST_IN_A_TURN} in a turn are the most that a power may write")
            self._keep_pace(id, asked.seat)
            promise = Promise(
                id=secrets.token_urlsafe(9),
                turn=turn,
                writer=asked.seat,
                to=list(asked.to),
                text=text,
                offer=asked.offer,
                log_at=live.facts_total(),
                created=now(),
            )
            await self._store(live, self.house.store.add_promise(live.id, promise))
            return wire.PromiseList(seat=asked.seat, promises=await self.seen(live, asked.seat))

    async def change(self, id: str, number: str, asked: wire.PromiseChange) -> wire.PromiseList:
        """Say what has become of a promise, or lay it open: its parties may, and nobody else."""
        async with self.house.game(id) as live:
            live.check_seat(asked.seat)
            if asked.mark is None and not asked.publish:
                raise errors.bad_input("nothing to change: give mark or publish")
            mine = group(live, asked.seat)
            promise = next((one for one in await self._all(live) if one.id == number), None)
            if promise is None or (promise.public_at is None and not mine & parties(promise)):
                raise errors.not_found("such promise")
            if asked.seat not in parties(promise):
                raise errors.not_yours(f"{asked.seat} has neither written this promise nor been given it")
            self._keep_pace(id, asked.seat)
            changed = changed_promise(promise, asked, live.facts_total())
            await self._store(live, self.house.store.change_promise(live.id, promise, changed))
            return wire.PromiseList(seat=asked.seat, promises=await self.seen(live, asked.seat))

    def _keep_pace(self, id: str, seat: str) -> None:
        """Nobody writes faster than a person does."""
        time = monotonic()
        for key, times in list(self.paces.items()):
            while times and times[0] < time - MINUTE:
                times.popleft()
            if not times:
                del self.paces[key]
        times = self.paces.setdefault((id, seat), deque())
        if len(times) >= MOST_IN_A_MINUTE:
            raise errors.too_many("wait a minute before you write or mark another")
        times.append(time)

    # -- storing ---------------------------------------------------------------------------------

    async def _all(self, live: Live) -> list[Promise]:
        with database(live.id):
            return await self.house.store.promises(live.id)

    async def _store(self, live: Live, storing: Coroutine[Any, Any, None]) -> None:
        try:
            with database(live.id):
                await storing
        except Conflict as error:
            raise errors.promise_changed() from error
        slot = self.house.slot(live.id)
        slot.promised += 1
        slot.changed()


def changed_promise(promise: Promise, asked: wire.PromiseChange, log_at: int) -> Promise:
    """A promise as it is after a change by one of its parties."""
    marks = {seat: mark for seat, mark in promise.marks.items() if seat != asked.seat or asked.mark is None}
    if asked.mark is not None and asked.mark != "none":
        marks[asked.seat] = asked.mark
    opened = asked.publish and promise.public_at is None
    return replace(promise, marks=marks, public_at=log_at if opened else promise.public_at)


def parties(promise: Promise) -> set[str]:
    """Those between whom a promise is."""
    return {promise.writer, *promise.to}


def group(live: Live, seat: str | None) -> set[str]:
    """The seats of the player of a seat: whoever plays several powers reads what each of them may."""
    if seat is None:
        return set()
    number = live.rules.seats.index(seat)
    seats = next(seats for seats in live.rules.players(live.game.state) if number in seats)
    return {live.rules.seats[one] for one in seats}


def plain_text(given: str) -> str:
    """A text of one paragraph; `bad_input` for one that holds what cannot be read, or nothing."""
    text = " ".join(given.split())
    for sign in text:
        if sign in REVERSING or unicodedata.category(sign) in UNWRITTEN:
            raise errors.bad_input(f"text: U+{ord(sign):04X} is no sign to write with")
    if all(sign in BLANK or unicodedata.category(sign) in UNSEEN for sign in text):
        raise errors.bad_input("text: a promise needs words")
    if any(accents and len(list(signs)) > MOST_ACCENTS for accents, signs in groupby(text, _is_accent)):
        raise errors.bad_input(f"text: a letter can have {MOST_ACCENTS} accents at most")
    return text


def _is_accent(sign: str) -> bool:
    return unicodedata.category(sign) in ("Mn", "Me")


def check_addressees(live: Live, writer: str, to: list[str]) -> None:
    """A promise goes to other players, to each once."""
    for seat in to:
        if seat not in live.seats:
            raise errors.bad_input(f"to: unknown seat {seat!r}; seats: {', '.join(live.seats)}")
    if len(set(to)) < len(to):
        raise errors.bad_input("to: a power is named twice")
    own = sorted(group(live, writer).intersection(to))
    if own:
        raise errors.bad_input(f"to: {' and '.join(own)} is played by the writer")


def check_offer(live: Live, offer: int, seats: tuple[str, ...]) -> None:
    """The deal beside which a promise stands is known to all its parties."""
    for seat in seats:
        if all(deal["n"] != offer for deal in live.view(seat).get("deals", ())):
            raise errors.bad_input(f"offer: there is no deal {offer} that all parties of the promise know")


def _sent(promise: Promise, party: bool) -> wire.PromiseRow:
    """A promise as it goes over the wire; others do not learn of the deal beside it, nor when it was written."""
    public = promise.public_at is not None
    log_at = promise.log_at if party or promise.public_at is None else promise.public_at
    return wire.PromiseRow.model_validate(
        {
            "id": promise.id,
            "turn": promise.turn,
            "writer": promise.writer,
            "to": promise.to,
            "text": promise.text,
            "offer": promise.offer if party else None,
            "public": public,
            "marks": promise.marks,
            "log_at": log_at,
        }
    )
