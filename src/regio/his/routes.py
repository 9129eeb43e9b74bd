"""Distances and paths over land and sea together (HIS §9.2, §12.5, §19.3): a sea zone is one step.

The mixed graph has the spaces and the sea zones as nodes: a space is next to the spaces it is connected with, passes
included, and to the seas of its port; a sea is next to its ports and to adjacent seas.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from regio.his import board
from regio.his.spaces import ATLANTIC_OCEAN, FIRST_SEA, N_SEAS, N_SPACES
from regio.his.state import State
from regio.his.tables_map import ADJ, ALL_SPACES, PORT_SEAS, SEA_ADJ_MASK, SEA_PORTS, STRAITS_MASK

SEAS_MASK: Final = ((1 << N_SEAS) - 1) << FIRST_SEA
ALL_PLACES: Final = ALL_SPACES | SEAS_MASK

MIXED: Final[tuple[int, ...]] = tuple(ADJ[space] | PORT_SEAS[space] for space in range(N_SPACES)) + tuple(
    SEA_PORTS[sea] | SEA_ADJ_MASK[sea] for sea in range(N_SEAS)
)
"""The neighbours of every space and sea zone, as bit sets."""


def nearest(start: int, targets: int, closed: int = 0) -> int:
    """The targets that are nearest to a place by land and sea, never entering `closed`; the place itself is one."""
    reached = frontier = 1 << start
    inside = ALL_PLACES & ~closed
    while frontier:
        if frontier & targets:
            return frontier & targets
        frontier = _neighbours(frontier) & inside & ~reached
        reached |= frontier
    return 0


@lru_cache(maxsize=4096)
def reach(start: int, inside: int) -> int:
    """The places that can be reached from a place over places of `inside`; the start itself need not be one."""
    reached = frontier = 1 << start
    while frontier:
        frontier = _neighbours(frontier) & inside & ~reached
        reached |= frontier
    return reached


def spread_land(start: int, inside: int, neighbours: tuple[int, ...]) -> int:
    """The spaces reached from a set of spaces over spaces of `inside`, along the given kind of connection."""
    reached = frontier = start & inside
    while frontier:
        wider = 0
        while frontier:
            low = frontier & -frontier
            frontier ^= low
            wider |= neighbours[low.bit_length() - 1]
        frontier = wider & inside & ~reached
        reached |= frontier
    return reached


@lru_cache(maxsize=4096)
def _neighbours(mask: int) -> int:
    wider = 0
    while mask:
        low = mask & -mask
        mask ^= low
        wider |= MIXED[low.bit_length() - 1]
    return wider


# -- ships ------------------------------------------------------------------------------------------

SAILING: Final[tuple[int, ...]] = PORT_SEAS + MIXED[N_SPACES:]
"""The neighbours of every port and sea zone for ships."""


def nearest_ports(s: State, start: int, power: int, targets: int, barred: bool = False) -> int:
    """HIS §12.5, §19.3: the ports of `targets` nearest for ships in a place; distance in sea zones.

    A strait is passed only through a port friendly to the power (§2.5); if there is no other way, through any
    (ruling 19.3-straits). `barred` are those who never enter the Atlantic Ocean (§16.1).
    """
    seas = SEAS_MASK & ~(1 << ATLANTIC_OCEAN) if barred else SEAS_MASK
    found = _sail(start, targets, seas, STRAITS_MASK & board.friendly_spaces(s, power))
    return found if found else _sail(start, targets, seas, STRAITS_MASK)


def _sail(start: int, targets: int, seas: int, straits: int) -> int:
    """The nearest targets over these seas; the port of a strait on the way is no step of its own."""
    reached = frontier = 1 << start
    inside = seas | targets
    while frontier:
        if frontier & targets:
            return frontier & targets
        wider = _beside_ships(frontier)
        wider |= _beside_ships(wider & straits)
        frontier = wider & inside & ~reached
        reached |= frontier
    return 0


def _beside_ships(mask: int) -> int:
    found = 0
    while mask:
        low = mask & -mask
        mask ^= low
        found |= SAILING[low.bit_length() - 1]
    return found
