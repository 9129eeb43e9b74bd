"""Where land units may go: the control test and the unit test of a move, and places of refuge (HIS §13.1, §14.1)."""

from __future__ import annotations

from regio.his import board
from regio.his.powers import GENOA, INDEPENDENT, N_MAJORS, NOBODY
from regio.his.state import State
from regio.his.tables_map import ADJ
from regio.series.bits import members


def control_test(s: State, power: int) -> int:
    """HIS §13.1: spaces that are own, independent, of a power at war with this one, or of an ally, and open at all."""
    mask = board.friendly_spaces(s, power) | s.owned[INDEPENDENT] | board.spaces_of(s, s.enemies[power])
    return mask & ~board.closed_to_units(s)


def foreigners(s: State, power: int, space: int) -> int:
    """The foreign owners with land units in a space; independent units are ignored (HIS §13.1)."""
    return board.owners_at(s, space) & ~board.own_mask(s, power) & ~(1 << INDEPENDENT)


def enemy_camp(s: State, power: int, space: int) -> int:
    """HIS §13.1 unit test 3: the controller of the space and his allies, if he is an enemy; else nobody."""
    controller = s.control[space]
    if not s.enemies[power] >> controller & 1:
        return 0
    return s.friends[controller] if controller < N_MAJORS else 1 << controller


def unit_test(s: State, power: int, space: int) -> bool:
    """HIS §13.1: may units of a power enter beside the foreign units that are there?"""
    there = foreigners(s, power, space)
    if not there:
        return True
    outside = board.besieger_owners(s, space) & there
    inside = there & ~outside
    if (not outside or not inside) and (not there & ~s.friends[power] or not there & ~s.enemies[power]):
        return True
    if not there & ~enemy_camp(s, power, space):
        return True
    friends, enemies = s.friends[power], s.enemies[power]
    if not inside & ~friends and not outside & ~enemies:
        return True
    if board.friendly_spaces(s, power) >> space & 1:
        return False  # an ally's space cannot be besieged beside another ally (ruling 13.1-allies-siege)
    return not inside & ~enemies and not outside & ~friends


def open_spaces(s: State, power: int) -> int:
    """HIS §13.1: the spaces that pass both tests, as a bit set."""
    allowed = control_test(s, power)
    friends = s.friends[power]
    enemies = s.enemies[power]
    others = ((1 << INDEPENDENT) - 1) & ~friends & ~enemies
    with_enemies = board.troop_spaces(s, enemies)
    mixed = board.troop_spaces(s, others) | board.troop_spaces(s, friends) & with_enemies | board.besieged(s)
    found = allowed & ~mixed
    for space in members(allowed & mixed):
        if unit_test(s, power, space):
            found |= 1 << space
    return found


def open_to_leaders(s: State, power: int, spaces: int) -> int:
    """HIS §13.1: of these spaces, those that leaders without troops may enter."""
    enemies = s.enemies[power]
    return spaces & ~board.spaces_of(s, enemies) & ~board.troop_spaces(s, enemies)


def hostile_owners(s: State, power: int, space: int) -> int:
    """The owners whose units count as enemies when a power enters a space, whether they stand there or not.

    Powers at war with it; by unit test 3 also the powers that share the space of an enemy with him.
    """
    hostile = s.enemies[power]
    there = foreigners(s, power, space)
    if there & ~s.friends[power] & ~hostile or (there & s.friends[power] and there & hostile):
        camp = there & enemy_camp(s, power, space)
        if camp == there:
            for owner in members(camp):
                major = board.major_of(s, owner)
                hostile |= board.own_mask(s, major) if major != NOBODY else 1 << owner
    return hostile


def passive_owners(s: State) -> int:
    """The owners without a player: inactive minor powers and the independents (HIS §22.1, §22.6)."""
    mask = 1 << INDEPENDENT
    for i, ally in enumerate(s.minor_ally):
        if ally == NOBODY:
            mask |= 1 << (GENOA + i)
    return mask


def refuge(s: State, power: int, place: int, barred: int, hostile: int) -> int:
    """HIS §13.3, §14.1, §15.3: the adjacent spaces to which units of a power may avoid or retreat.

    Controlled by it or an ally, not in unrest, without enemy units, not under siege (ruling 14.1-besieged), no
    electorate before the League. `hostile` owners count as enemies too.
    """
    friendly = ADJ[place] & board.friendly_spaces(s, power) & ~s.unrest & ~barred
    if not friendly:
        return 0
    return (
        friendly & ~board.closed_to_units(s) & ~board.troop_spaces(s, s.enemies[power] | hostile) & ~board.besieged(s)
    )
