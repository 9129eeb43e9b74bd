"""The line of communication (HIS §12.1): needed to take control of open spaces and to assault."""

from __future__ import annotations

from regio.his.board import (
    closed_to_units,
    fleet_places,
    fortified,
    friendly_spaces,
    home_spaces,
    troop_spaces,
)
from regio.his.spaces import N_PLACES
from regio.his.state import State
from regio.his.tables_map import ADJ, ALL_SPACES, SEAS_MASK, STEPS
from regio.series.bits import members
from regio.series.graph import beside


def _leader_places(s: State, users: int) -> int:
    mask = 0
    for leader, place in enumerate(s.leader_place):
        if place < N_PLACES and users >> s.leader_user[leader] & 1:
            mask |= 1 << place
    return mask


def loc_land(s: State, power: int) -> int:
    """HIS §12.1 rules 2 and 5: the spaces that a chain may use: friendly, without unrest and without any enemy."""
    enemies = s.enemies[power]
    spaces = friendly_spaces(s, power) & ~s.unrest & ~closed_to_units(s)
    if enemies:
        spaces &= ~(troop_spaces(s, enemies) | fleet_places(s, enemies) | _leader_places(s, enemies))
    return spaces


def loc_seas(s: State, power: int) -> int:
    """HIS §12.1 rule 4: the sea zones with a friendly naval unit and (ruling 12.1-sea) no enemy one."""
    return fleet_places(s, s.friends[power]) & ~fleet_places(s, s.enemies[power]) & SEAS_MASK


def loc_sources(s: State, power: int) -> int:
    """HIS §12.1 rule 1: fortified home spaces of the power, its allies, and the active minor powers of both."""
    homes = 0
    for owner in members(s.friends[power]):
        homes |= home_spaces(s, owner)
    return homes & fortified(s)


def has_loc(s: State, power: int, target: int) -> bool:
    """HIS §12.1: has a power a line of communication to a space? The space itself is exempt from the conditions."""
    return any_loc(s, power, 1 << target)


def any_loc(s: State, power: int, targets: int) -> bool:
    """HIS §12.1: does a line of communication lead to at least one of the targets (none of them friendly)?"""
    inside = loc_land(s, power) | loc_seas(s, power)
    sources = loc_sources(s, power) & inside
    if not sources:
        return False
    reached = targets
    frontier = targets
    while frontier:
        frontier = beside(frontier, STEPS) & inside & ~reached
        if frontier & sources:
            return True
        reached |= frontier
    return False


def loc_spaces(s: State, power: int) -> int:
    """HIS §12.1: all spaces to which a power has a line of communication."""
    inside = loc_land(s, power) | loc_seas(s, power)
    frontier = loc_sources(s, power) & inside
    reached = frontier
    edge = 0
    while frontier:
        wider = beside(frontier, STEPS)
        edge |= wider
        frontier = wider & inside & ~reached
        reached |= frontier
    return edge & ALL_SPACES


def land_loc_within(s: State, power: int, target: int, steps: int) -> bool:
    """HIS §15.1, card 35: a line over land alone to a fortified home space that the power itself controls.

    It may have at most `steps` steps, counted from the target (not counted) to the home space (counted).
    """
    inside = loc_land(s, power)
    sources = home_spaces(s, power) & fortified(s) & s.owned[power] & inside
    frontier = reached = 1 << target
    for _ in range(steps):
        frontier = beside(frontier, ADJ) & inside & ~reached
        if frontier & sources:
            return True
        reached |= frontier
    return False
