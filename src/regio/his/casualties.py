"""Losses: owners choose, allies share, counters may force more (HIS §5.2, §9.2, §14 step 9)."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any

from regio.his import board
from regio.his.captives import capture
from regio.his.context import G
from regio.his.counters import settle_shortage
from regio.his.marks import lower
from regio.his.pieces import Force
from regio.his.powers import NOBODY
from regio.his.state import N_SLOTS
from regio.his.tables_units import SLOT_OWNER
from regio.kernel.messages import message
from regio.kernel.questions import Asked, Counts
from regio.kernel.rules import Procedure
from regio.series.bits import members

ASK_LOSSES = message("his-ask-losses", "place:place", "hits:n")
FACT_LOST = message("his-units-lost", "place:place", "unit:unit", "count:n")
FACT_ODD_LOSS = message("his-odd-loss", "power:power")
FACT_ELIMINATED = message("his-force-eliminated", "place:place", "units:n")


def share(g: G, hits: int, seats: Sequence[int], sizes: Sequence[int]) -> list[int]:
    """HIS §9.2: losses of allies, as even as possible until one has no units left; odd ones by lot."""
    losses = [0] * len(sizes)
    left = min(hits, sum(sizes))
    while left:
        able = [i for i in range(len(sizes)) if losses[i] < sizes[i]]
        if left >= len(able):
            for i in able:
                losses[i] += 1
            left -= len(able)
            continue
        seat = g.choose([seats[i] for i in able], "power", "losses.odd")
        g.log(FACT_ODD_LOSS, seat)
        losses[seats.index(seat)] += 1
        sizes = [losses[i] if seats[i] == seat else size for i, size in enumerate(sizes)]
        left -= 1
    return losses


def take_losses(g: G, seat: int, place: int, force: Force, losses: int) -> Procedure:
    """HIS §14 step 9, §5.2: a power loses units of its choice out of a force; the counters may cost it more.

    The force is lowered with the units; units outside the force are touched by the shortage rule alone.
    """
    if losses <= 0:
        return
    counts = yield from choose_losses(seat, place, force, losses)
    remove(g, place, force, counts)
    owners = 0
    for slot in range(N_SLOTS):
        if counts[slot]:
            owners |= 1 << SLOT_OWNER[slot]
    for owner in members(owners):
        yield from settle_shortage(g, owner, place)
    clamp(g, place, force)


def choose_losses(seat: int, place: int, force: Force, losses: int) -> Generator[Asked, Any, list[int]]:
    """Which units are lost, by slot; nobody is asked for units without a player."""
    slots = [slot for slot in range(N_SLOTS) if force.units[slot]]
    losses = min(losses, force.size())
    counts = [0] * N_SLOTS
    if seat == NOBODY or len(slots) == 1:
        for slot in slots:
            counts[slot] = min(losses, force.units[slot])
            losses -= counts[slot]
        return counts
    bounds = [force.units[slot] for slot in slots]
    answer = yield Counts(seat, ASK_LOSSES, (place, losses), "unit", slots, bounds, losses, losses, "14")
    for slot, n in zip(slots, answer, strict=True):
        counts[slot] = n
    return counts


def remove(g: G, place: int, force: Force, counts: Sequence[int]) -> None:
    """Take units out of a place and a force."""
    s = g.state
    for slot in range(N_SLOTS):
        n = counts[slot]
        if n:
            board.remove_units(s, place, slot, n)
            force.units[slot] -= n
            present = board.units_at(s, place, slot)
            lower(s.beaten, place, slot, present)
            lower(s.moved, place, slot, present)
            lower(s.tried, place, slot, present)
            g.log(FACT_LOST, place, slot, n)


def clamp(g: G, place: int, force: Force) -> None:
    """A force has at most the units that are still in the place."""
    for slot in range(N_SLOTS):
        if force.units[slot]:
            force.units[slot] = min(force.units[slot], board.units_at(g.state, place, slot))


def eliminate(g: G, place: int, force: Force, captor: int) -> Procedure:
    """HIS §14.1 rule 6: all units of a force are lost, its leaders captured."""
    g.log(FACT_ELIMINATED, place, force.size())
    remove(g, place, force, force.units[:])
    leaders = force.leaders
    force.leaders = []
    yield from capture(g, leaders, captor, place)
