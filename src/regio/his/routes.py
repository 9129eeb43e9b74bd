"""Distances and paths over land and sea together (HIS §9.2, §12.5, §19.3): a sea zone is one step.

The mixed graph has the spaces and the sea zones as nodes: a space is next to the spaces it is connected with, passes
included, and to the seas of its port; a sea is next to its ports and to adjacent seas.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from regio.his import board
from regio.his.spaces import ATLANTIC_OCEAN
from regio.his.state import State
from regio.his.tables_map import ALL_SPACES, SEA_STEPS, SEAS_MASK, STEPS, STRAITS_MASK
from regio.series import graph
from regio.series.graph import beside

ALL_PLACES: Final = ALL_SPACES | SEAS_MASK


def nearest(start: int, targets: int, closed: int = 0) -> int:
    """The targets that are nearest to a place by land and sea, never entering `closed`; the place itself is one."""
    return graph.nearest(start, targets, ALL_PLACES & ~closed, STEPS)


@lru_cache(maxsize=4096)
def reach(start: int, inside: int) -> int:
    """The places that can be reached from a place over places of `inside`; the start itself need not be one."""
    reached = frontier = 1 << start
    while frontier:
        frontier = _around(frontier) & inside & ~reached
        reached |= frontier
    return reached


@lru_cache(maxsize=4096)
def _around(places: int) -> int:
    """The same rings round a place come again and again, whatever is inside."""
    return beside(places, STEPS)


# -- ships ------------------------------------------------------------------------------------------


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
        wider = beside(frontier, SEA_STEPS)
        wider |= beside(wider & straits, SEA_STEPS)
        frontier = wider & inside & ~reached
        reached |= frontier
    return 0
