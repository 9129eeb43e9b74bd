"""What the counters can show: the hard limit of units (HIS §5.2, §17).

A position is legal if every stack (one kind of unit in one place) can be made up of counters of its owner at the
same time. The counters of a major power are worth 1, 2, 4 or 6 on both sides (regulars on the front, mercenaries
or cavalry on the back); those of a minor power and of the independents show 2 or 1 (Hungary also one 4 or 2).
For these counters the exact answer is a short sum, so nothing is searched:

* A stack of odd size needs one "1"; all that remains is even and counted in pairs.
* Large counters save small ones: cover as many pairs as possible with the "6" (three pairs) and the "4" (two), the
  rest needs a "2" or two "1" for each pair.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any, Final

from regio.his.board import major_of, remove_units
from regio.his.context import G
from regio.his.marks import lower
from regio.his.powers import N_MAJORS, N_OWNERS, NOBODY, PROTESTANT
from regio.his.state import N_SLOTS, State
from regio.his.tables_units import COUNTER_TYPES, KNIGHTS, MAX_STRENGTH, OWNER_SLOTS, SLOT_OWNER
from regio.kernel.messages import message
from regio.kernel.questions import One
from regio.kernel.rules import Procedure

ASK_SHORTAGE = message("his-ask-shortage", "space:place")
FACT_SHORTAGE = message("his-shortage", "space:place", "unit:unit")


def _shown(owner: int, strength: int) -> int:
    """How many counters of an owner show this strength on their front."""
    return sum(one[4] for one in COUNTER_TYPES[owner] if one[1] == strength and one[0] != KNIGHTS)


ONES: Final[tuple[int, ...]] = tuple(_shown(owner, 1) for owner in range(N_OWNERS))
TWOS: Final[tuple[int, ...]] = tuple(_shown(owner, 2) for owner in range(N_OWNERS))
FOURS: Final[tuple[int, ...]] = tuple(_shown(owner, 4) for owner in range(N_OWNERS))
SIXES: Final[tuple[int, ...]] = tuple(_shown(owner, 6) for owner in range(N_OWNERS))
COUNTED_SLOTS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(slot for slot in OWNER_SLOTS[owner] if slot != KNIGHTS) for owner in range(N_OWNERS)
)
"""The kinds of unit of an owner that its counters show; the Knights have a counter of their own."""


_BITS: Final = 8
_FIELD: Final = (1 << _BITS) - 1
LARGEST: Final = 128
"""Stacks are smaller than this: the counters of the richest power show 48."""


def _shape(size: int) -> int:
    """A stack in numbers that can be summed up over all stacks of an owner, packed into one int:

    its size; 1 if it is odd; its pairs; how many "4" fit; whether a "6" in it takes the room of one "4" (an odd
    number of pairs, three or more) or of two (an even number, four or more).
    """
    pairs = size >> 1
    odd3 = pairs >= 3 and pairs & 1
    even4 = pairs >= 4 and not pairs & 1
    packed = 0
    for value in (even4, odd3, pairs >> 1, pairs, size & 1, size):
        packed = packed << _BITS | int(value)
    return packed


SHAPES: Final[tuple[int, ...]] = tuple(_shape(size) for size in range(LARGEST))
"""The numbers of a stack by its size; the sum over all stacks of an owner is asked by `shown`."""


def shown(owner: int, stacks: int, strict: bool) -> bool:
    """Can the counters of an owner show stacks with this sum of shapes?"""
    total = stacks & _FIELD
    if not strict:
        return total <= MAX_STRENGTH[owner]
    if total <= ONES[owner]:
        return True
    odd = stacks >> _BITS & _FIELD
    pairs = stacks >> 2 * _BITS & _FIELD
    quads = stacks >> 3 * _BITS & _FIELD
    if owner >= N_MAJORS:
        # a 2/1 counter shows a pair or the odd one; the 4/2 of Hungary saves two of them, or one
        saved = (2 if quads else 1 if pairs else 0) if FOURS[owner] else 0
        return pairs + odd - saved <= TWOS[owner]
    spare = ONES[owner] - odd
    if spare < 0:
        return False
    small = TWOS[owner] + (spare >> 1)
    fours = FOURS[owner]
    if pairs - 2 * min(fours, quads) <= small:
        return True
    sixes_fit = stacks >> 4 * _BITS
    if not SIXES[owner] or not sixes_fit:
        return False
    room = quads - (1 if sixes_fit & _FIELD else 2)
    return pairs - 3 - 2 * min(fours, room) <= small


def stacks_of(s: State, owner: int) -> int:
    """The sum of the shapes of an owner's stacks: on the map, in foreign wars, on the Electorate Display."""
    stacks = 0
    units = s.units
    slots = COUNTED_SLOTS[owner]
    mask = s.troops[owner]
    while mask:
        low = mask & -mask
        mask ^= low
        at = (low.bit_length() - 1) * N_SLOTS
        for slot in slots:
            stacks += SHAPES[units[at + slot]]
    if owner == PROTESTANT:
        for size in s.display:
            stacks += SHAPES[size]
    return stacks


def limits_are_strict(s: State) -> bool:
    """Does the option ask for the denominations, or only for the total strength?"""
    return s.options.counter_limits == "strict"


def representable(s: State, owner: int) -> bool:
    """HIS §5.2: can the counters of an owner show all its units?"""
    return shown(owner, stacks_of(s, owner), limits_are_strict(s))


def representable_with(s: State, owner: int, changes: Sequence[tuple[int, int, int]]) -> bool:
    """HIS §5.2: the same after some changes: (place, kind of unit, more or fewer), each pair at most once."""
    stacks = stacks_of(s, owner)
    for place, slot, more in changes:
        if SLOT_OWNER[slot] == owner and slot != KNIGHTS:
            size = s.units[place * N_SLOTS + slot]
            stacks += SHAPES[size + more] - SHAPES[size]
    return shown(owner, stacks, limits_are_strict(s))


def can_add(s: State, place: int, slot: int, n: int) -> int:
    """HIS §5.2, §17: how many of `n` new units of a kind may be placed together in a place (0: none)."""
    if slot == KNIGHTS:
        return 0
    owner = SLOT_OWNER[slot]
    size = s.units[place * N_SLOTS + slot]
    others = stacks_of(s, owner) - SHAPES[size]
    strict = limits_are_strict(s)
    for more in range(min(n, LARGEST - 1 - size), 0, -1):
        if shown(owner, others + SHAPES[size + more], strict):
            return more
    return 0


def places_for_one(s: State, slot: int, places: int, first_only: bool = False) -> int:
    """HIS §17: the places of a bit set where one more unit of a kind can be shown; or only the first of them."""
    owner = SLOT_OWNER[slot]
    stacks = stacks_of(s, owner)
    strict = limits_are_strict(s)
    empty = -1
    found = 0
    while places:
        low = places & -places
        places ^= low
        size = s.units[(low.bit_length() - 1) * N_SLOTS + slot]
        if size:
            fits = shown(owner, stacks + SHAPES[size + 1] - SHAPES[size], strict)
        else:
            if empty < 0:
                empty = int(shown(owner, stacks + SHAPES[1], strict))
            fits = empty == 1
        if fits:
            found |= low
            if first_only:
                break
    return found


def still_shown(s: State, slot: int, places: list[int]) -> list[int]:
    """HIS §5.2: of these places, those that can give up one unit of a kind and all is shown; all if there is none."""
    owner = SLOT_OWNER[slot]
    return [place for place in places if representable_with(s, owner, [(place, slot, -1)])] or places


def settle_shortage(g: G, owner: int, place: int) -> Procedure:
    """HIS §5.2 shortage rule: further units of an owner in a place are lost, one at a time, until all can be shown.

    The commanding player picks the kind (ruling 5.2-kind). It ends at the latest when nothing of it is left there.
    """
    s = g.state
    s.short += 1
    while not representable(s, owner):
        slots = [slot for slot in COUNTED_SLOTS[owner] if s.units[place * N_SLOTS + slot]]
        if not slots:
            break
        slot = yield from _pick(s, owner, place, slots)
        remove_units(s, place, slot, 1)
        present = s.units[place * N_SLOTS + slot]
        for marks in (s.beaten, s.moved, s.tried):
            lower(marks, place, slot, present)
        g.log(FACT_SHORTAGE, place, slot)
    s.short -= 1


def _pick(s: State, owner: int, place: int, slots: list[int]) -> Generator[One, Any, int]:
    seat = major_of(s, owner)
    if seat == NOBODY or len(slots) == 1:
        return slots[0]
    slot: int = yield One(seat, ASK_SHORTAGE, (place,), "unit", slots, "5.2")
    return slot
