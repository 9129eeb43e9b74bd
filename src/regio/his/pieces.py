"""Groups of pieces of Here I Stand: formations, taking and placing them, losses (HIS §5.1, §13.0)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from regio.his import board
from regio.his.context import G
from regio.his.state import N_SLOTS, State
from regio.his.tables_persons import ARMY_LEADERS, LEADER_BATTLE, LEADER_COMMAND, NO_LEADER_COMMAND
from regio.his.tables_units import CAVALRY, SLOT_KIND, SLOT_OWNER
from regio.kernel.messages import Message
from regio.series.bits import bits
from regio.series.formations import Formation

UNLIMITED: Final = 1000


class Force:
    """A group of pieces in hand: units of each kind and leaders. Lives on the stack of a procedure only."""

    __slots__ = ("leaders", "units")

    def __init__(self) -> None:
        self.units: list[int] = [0] * N_SLOTS
        self.leaders: list[int] = []

    def size(self) -> int:
        """How many land units."""
        return sum(self.units)

    def battle_rating(self) -> int:
        """The best battle rating of its leaders (not cumulative)."""
        return max((LEADER_BATTLE[leader] for leader in self.leaders), default=0)

    def has_cavalry(self) -> bool:
        """Does it include Ottoman cavalry?"""
        return any(n and SLOT_KIND[slot] == CAVALRY for slot, n in enumerate(self.units))

    def leader_mask(self) -> int:
        """Its leaders as a bit set."""
        return bits(self.leaders)

    def without(self, part: Force) -> Force:
        """What is left without a part of it."""
        rest = Force()
        rest.units = [self.units[slot] - part.units[slot] for slot in range(N_SLOTS)]
        rest.leaders = [leader for leader in self.leaders if leader not in part.leaders]
        return rest

    def owners(self) -> int:
        """The owners of its units, as a set."""
        mask = 0
        for slot, n in enumerate(self.units):
            if n:
                mask |= 1 << SLOT_OWNER[slot]
        return mask


def force_of(kinds: Sequence[int], answer: tuple[tuple[int, ...], tuple[int, ...]]) -> Force:
    """The force that an answer to a formation question names."""
    force = Force()
    for kind, n in zip(kinds, answer[0], strict=True):
        force.units[kind] = n
    force.leaders = list(answer[1])
    return force


def army_leaders_at(s: State, place: int, users: int) -> list[int]:
    """The army leaders of a set of powers in a place."""
    return [leader for leader in board.leaders_at(s, place, users) if ARMY_LEADERS >> leader & 1]


def all_at(s: State, place: int, owners: int) -> Force:
    """All land units and army leaders of a set of owners in a place."""
    force = Force()
    at = place * N_SLOTS
    for slot in board.slots_of(owners):
        force.units[slot] = s.units[at + slot]
    force.leaders = army_leaders_at(s, place, owners)
    return force


def shift(g: G, force: Force, start: int, to: int) -> None:
    """Move a force from one place to another."""
    s = g.state
    for slot in range(N_SLOTS):
        if force.units[slot]:
            board.remove_units(s, start, slot, force.units[slot])
            board.add_units(s, to, slot, force.units[slot])
    for leader in force.leaders:
        s.leader_place[leader] = to


class OutOfPool(Formation):
    """The question for a formation out of a pool; its `kinds` say what the counts of the answer stand for."""

    def __init__(
        self,
        seat: int,
        message: Message,
        values: tuple[int, ...],
        pool: Force,
        rule: str,
        at_least: int = 1,
        cap: int = UNLIMITED,
        limited: bool = True,
        may_be_empty: bool = False,
    ) -> None:
        kinds = [slot for slot in range(N_SLOTS) if pool.units[slot]]
        super().__init__(
            seat,
            message,
            values,
            kinds,
            [pool.units[slot] for slot in kinds],
            pool.leaders,
            [LEADER_COMMAND[leader] for leader in pool.leaders],
            at_least,
            cap,
            limited,
            NO_LEADER_COMMAND,
            may_be_empty,
            rule,
        )


def command_limit(leaders: Sequence[int]) -> int:
    """HIS §5.1: the most units of a formation with these leaders."""
    ratings = sorted(LEADER_COMMAND[leader] for leader in leaders)
    return sum(ratings[-2:]) if ratings else NO_LEADER_COMMAND
