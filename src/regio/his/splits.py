"""The question for a formation that leaves a stack: both parts must be shown with the counters (HIS §5.1, §5.2)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from regio.his.counters import limits_are_strict, representable_with
from regio.his.pieces import UNLIMITED, Force, OutOfPool, command_limit
from regio.his.powers import N_OWNERS
from regio.his.state import N_SLOTS, State
from regio.his.tables_units import SLOT_OWNER
from regio.kernel.messages import Message
from regio.kernel.questions import Rng
from regio.series.formations import Formation, FormationAnswer

TRIES = 30
"""Random answers tried before all are listed."""


def shown_after(s: State, kinds: Sequence[int], counts: Sequence[int], start: int, to: int) -> bool:
    """HIS §5.2: can the counters show both stacks when these units go from one place to another?"""
    owners = 0
    for slot, n in zip(kinds, counts, strict=True):
        if 0 < n < s.units[start * N_SLOTS + slot]:
            owners |= 1 << SLOT_OWNER[slot]
    if not owners:
        return True
    changes = [(start, slot, -n) for slot, n in zip(kinds, counts, strict=True) if n]
    changes += [(to, slot, n) for slot, n in zip(kinds, counts, strict=True) if n]
    return all(representable_with(s, owner, changes) for owner in range(N_OWNERS) if owners >> owner & 1)


class Split(OutOfPool):
    """A formation out of a place of the map; answers that the counters cannot show are not legal."""

    def __init__(
        self,
        s: State,
        seat: int,
        message: Message,
        values: tuple[int, ...],
        pool: Force,
        start: int,
        to: int,
        rule: str,
        at_least: int = 1,
        cap: int = UNLIMITED,
        limited: bool = True,
        may_be_empty: bool = False,
    ) -> None:
        super().__init__(seat, message, values, pool, rule, at_least, cap, limited, may_be_empty)
        self.s = s
        self.start = start
        self.to = to

    def _shown(self, answer: FormationAnswer) -> bool:
        return shown_after(self.s, self.kinds, answer[0], self.start, self.to)

    def count(self) -> int:
        return super().count() if not limits_are_strict(self.s) else sum(1 for _ in self.answers())

    def forced(self) -> bool:
        return Formation.count(self) == 1

    def answers(self) -> Iterator[FormationAnswer]:
        return (answer for answer in super().answers() if self._shown(answer))

    def legal(self, answer: Any) -> bool:
        return super().legal(answer) and self._shown(answer)

    def sample(self, rng: Rng) -> FormationAnswer:
        for _ in range(TRIES):
            answer = super().sample(rng)
            if self._shown(answer):
                return answer
        shown = list(self.answers())
        return shown[int(rng.random() * len(shown))]


class StayInside(Split):
    """Who of a beaten force goes inside: the rest leaves for one of the refuges, or is lost if there is none.

    If the counters could show nothing of that kind, every answer is legal and the shortage rule decides (§5.2).
    """

    def __init__(
        self,
        s: State,
        seat: int,
        message: Message,
        values: tuple[int, ...],
        pool: Force,
        force: Force,
        place: int,
        refuges: Sequence[int],
        rule: str,
        room: int,
    ) -> None:
        super().__init__(s, seat, message, values, pool, place, place, rule, 0, room, False, True)
        self.force = force
        self.refuges = refuges
        self.unrestricted = False
        if limits_are_strict(s) and not any(self._fits(answer) for answer in Formation.answers(self)):
            self.unrestricted = True

    def _fits(self, answer: FormationAnswer) -> bool:
        inside = dict(zip(self.kinds, answer[0], strict=True))
        kinds = [slot for slot in range(N_SLOTS) if self.force.units[slot] > inside.get(slot, 0)]
        rest = [self.force.units[slot] - inside.get(slot, 0) for slot in kinds]
        if self.refuges:
            return any(shown_after(self.s, kinds, rest, self.start, to) for to in self.refuges)
        lost = [(self.start, slot, -n) for slot, n in zip(kinds, rest, strict=True)]
        owners = {SLOT_OWNER[slot] for slot in kinds}
        return all(representable_with(self.s, owner, lost) for owner in owners)

    def _shown(self, answer: FormationAnswer) -> bool:
        return self.unrestricted or self._fits(answer)


def can_split(s: State, pool: Force, start: int, to: int, at_least: int = 1) -> bool:
    """Is there a formation out of this pool that may go to a place: within the limit, and shown with the counters?"""
    size = pool.size()
    if not size:
        return at_least == 0 and bool(pool.leaders)
    if (at_least == 0 and pool.leaders) or not limits_are_strict(s):
        return True
    at = start * N_SLOTS
    limit = command_limit(pool.leaders)
    if size <= limit and all(not n or n == s.units[at + slot] for slot, n in enumerate(pool.units)):
        return True
    kinds = [slot for slot in range(N_SLOTS) if pool.units[slot]]
    bounds = [pool.units[slot] for slot in kinds]
    if some_kind_alone(s, kinds, bounds, start, to, limit):
        return True
    every = OutOfPool(0, NO_MESSAGE, (), pool, "5.1")
    return any(shown_after(s, kinds, answer[0], start, to) for answer in every.answers())


def some_kind_alone(s: State, kinds: Sequence[int], bounds: Sequence[int], start: int, to: int, limit: int) -> bool:
    """The usual case of `can_split`: units of one kind can leave, as many as possible or a few less."""
    for slot, bound in zip(kinds, bounds, strict=True):
        for n in range(min(bound, limit), 0, -1):
            if shown_after(s, [slot], [n], start, to):
                return True
    return False


NO_MESSAGE = Message("", ())
"""For a formation that is only counted, never asked."""
