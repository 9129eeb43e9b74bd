"""Sieges as markers: placed, lifted, who outnumbers whom (HIS §15)."""

from __future__ import annotations

from regio.his import board
from regio.his.context import G
from regio.his.powers import NOBODY
from regio.his.state import State
from regio.kernel.messages import message

FACT_SIEGE = message("his-siege-placed", "power:power", "space:space", "outside:n", "inside:n")
FACT_SIEGE_LIFTED = message("his-siege-lifted", "power:power", "space:space")

GARRISON_LIMIT = 4
"""Land units that fit inside a fortification (§15)."""


def besieges(s: State, space: int, power: int) -> bool:
    """Does a power besiege a space?"""
    return any(where == space and who == power for where, who, _ in s.sieges)


def outside_strength(s: State, space: int, power: int) -> int:
    """How many land units of a power and its minor powers stand in a space."""
    return board.strength(s, space, board.own_mask(s, power))


def inside_strength(s: State, space: int, arriving: int = NOBODY) -> int:
    """How many land units are inside a fortification: all but those of besiegers and of a power that arrives."""
    inside = board.inside_owners(s, space)
    if arriving != NOBODY:
        inside &= ~board.own_mask(s, arriving)
    return board.strength(s, space, inside)


def outnumbers(s: State, space: int, power: int) -> bool:
    """HIS §15: has a power more land units in a space than are inside?"""
    return outside_strength(s, space, power) > inside_strength(s, space, power)


def place_siege(g: G, space: int, power: int) -> None:
    """HIS §15: a power lays siege; the siege remembers the impulse, an older one of the power stays as it is."""
    s = g.state
    if besieges(s, space, power):
        return
    s.sieges.append((space, power, s.impulse))
    g.log(FACT_SIEGE, power, space, outside_strength(s, space, power), inside_strength(s, space))


def lift_siege(g: G, space: int, power: int) -> None:
    """HIS §15.3: the siege of a power ends; its units are not moved here."""
    s = g.state
    for i, (where, who, _) in enumerate(s.sieges):
        if where == space and who == power:
            del s.sieges[i]
            g.log(FACT_SIEGE_LIFTED, power, space)
            return


def fresh_sieges(s: State, power: int) -> int:
    """HIS §13.1: the spaces that a power put under siege in this impulse; its units there may not move."""
    mask = 0
    for space, who, impulse in s.sieges:
        if who == power and impulse == s.impulse:
            mask |= 1 << space
    return mask
