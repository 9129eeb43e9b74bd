"""Moving a force on the map with the marks of the impulse that its units carry (HIS §13)."""

from __future__ import annotations

from regio.his import board
from regio.his.context import G
from regio.his.marks import add_mark, carry
from regio.his.pieces import Force, shift
from regio.his.state import IMPULSE_FOUL_WEATHER, N_SLOTS


def march_marked(g: G, force: Force, start: int, to: int) -> None:
    """Move units that have not tried to intercept yet; the marks of moved and beaten units go with them."""
    s = g.state
    for slot in range(N_SLOTS):
        n = force.units[slot]
        if n:
            carry(s.moved, start, to, slot, n)
            carry(s.beaten, start, to, slot, n)
    shift(g, force, start, to)


def march(g: G, force: Force, start: int, to: int) -> None:
    """HIS §13.1: a formation of the active power moves: its units are marked as moved; beaten ones stay behind."""
    s = g.state
    foul = s.impulse_flags & IMPULSE_FOUL_WEATHER
    for slot in range(N_SLOTS):
        n = force.units[slot]
        if n:
            gone = 0 if foul else carry(s.moved, start, to, slot, n)
            add_mark(s.moved, to, slot, n - gone)
            carry(s.tried, start, to, slot, n)
    for leader in force.leaders:
        s.moved_leaders |= 1 << leader
    shift(g, force, start, to)


def withdraw_to(g: G, force: Force, start: int, to: int) -> None:
    """Avoid battle or retreat: all marks go with the units."""
    s = g.state
    for slot in range(N_SLOTS):
        n = force.units[slot]
        if n:
            carry(s.moved, start, to, slot, n)
            carry(s.tried, start, to, slot, n)
            carry(s.beaten, start, to, slot, n)
    shift(g, force, start, to)


def mark_beaten(g: G, force: Force, place: int) -> None:
    """HIS §13.1, §13.3: the units and leaders of a formation that lost a field battle, where they are now."""
    s = g.state
    for slot in range(N_SLOTS):
        if force.units[slot]:
            present = board.units_at(s, place, slot)
            have = 0
            for where, kind, count in s.beaten:
                if where == place and kind == slot:
                    have = count
            add_mark(s.beaten, place, slot, min(force.units[slot], present - have))
    for leader in force.leaders:
        s.beaten_leaders |= 1 << leader
