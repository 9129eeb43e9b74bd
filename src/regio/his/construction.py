"""Construction: regulars, mercenaries, cavalry, squadrons, corsairs (HIS §17)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from regio.his.actions import Action, pay, register_action
from regio.his.board import (
    add_units,
    besieged,
    closed_to_units,
    edition_500,
    fleet_places,
    friendly_spaces,
    home_spaces,
    league_formed,
    own_mask,
    place_ship,
    strength,
    troop_spaces,
)
from regio.his.context import G
from regio.his.counters import places_for_one
from regio.his.powers import ENGLAND, MINORS, N_MAJORS, OTTOMAN, PROTESTANT
from regio.his.spaces import ALGIERS, EGYPT, FIRST_BOX, IRELAND, PERSIA, POOL
from regio.his.state import EVENT_BARBARY_PIRATES, IMPULSE_CONSTRUCTION_ONLY, State
from regio.his.tables_costs import (
    ACTION_BUILD_CORSAIR,
    ACTION_BUILD_SQUADRON,
    ACTION_BUY_MERCENARY,
    ACTION_RAISE_CAVALRY,
    ACTION_RAISE_REGULAR,
    COST,
)
from regio.his.tables_map import PORTS_MASK
from regio.his.tables_units import REGULAR_SLOT, SECOND_SLOT, SHIPS_OF, SLOT_OWNER
from regio.kernel.messages import Refusal, message
from regio.kernel.questions import One
from regio.kernel.rules import Procedure
from regio.series.bits import members

ASK_BUILD_PLACE = message("his-ask-build-place", "power:power", "action:action")
ASK_BUILD_UNIT = message("his-ask-build-unit", "place:place")
ASK_BUILD_OWNER = message("his-ask-build-owner", "place:place")
FACT_BUILT = message("his-unit-built", "power:power", "unit:unit", "place:place")
FACT_SHIP_BUILT = message("his-ship-built", "power:power", "action:action", "ship:ship", "place:place")
WHY_NO_BUILD_SPACE = message("his-why-no-build-space")
WHY_NO_COUNTERS = message("his-why-no-counters")
WHY_NO_SHIPS = message("his-why-no-ships")
WHY_BUILD_BEFORE_LEAGUE = message("his-why-build-before-league")
WHY_BEFORE_PIRATES = message("his-why-before-pirates")
WHY_BUILD_NOT_FRIENDLY = message("his-why-build-not-friendly", "place:place")
WHY_BUILD_CORSAIRS_ONLY = message("his-why-build-corsairs-only", "place:place")
WHY_BUILD_UNREST = message("his-why-build-unrest", "place:place")
WHY_BUILD_ENEMY = message("his-why-build-enemy", "place:place")
WHY_BUILD_COUNTERS = message("his-why-build-counters", "place:place")
WHY_BUILD_WAR_FIRST = message("his-why-build-war-first", "place:place")

WAR_BOXES: Final = ((EGYPT, OTTOMAN), (IRELAND, ENGLAND), (PERSIA, OTTOMAN))
"""The boxes of foreign wars, and who fights there (§21.7)."""


# -- where land units may be built ------------------------------------------------------------------


def open_spaces(s: State, power: int) -> int:
    """HIS §17: the places where a power may build anything at all: no unrest, no siege, no enemy on land or water."""
    shut = s.unrest | besieged(s) | closed_to_units(s)
    enemies = s.enemies[power]
    if enemies:
        shut |= troop_spaces(s, enemies) | fleet_places(s, enemies)
    return ~shut


def corsairs_only(s: State) -> int:
    """HIS §17, §21.1: Algiers and the pirate havens."""
    return s.havens | 1 << ALGIERS


def recruiting(s: State) -> bool:
    """Card 76, Foreign Recruits: units may be built in every space that the power controls."""
    return bool(s.impulse_flags & IMPULSE_CONSTRUCTION_ONLY)


def build_homes(s: State, power: int, owner: int) -> int:
    """HIS §17: the spaces where a power builds land units of an owner (itself or its minor power), as yet unchecked.

    The Protestant needs political control of his own (§17, §21.6); the others build in home spaces that an ally
    controls as well (ruling 17-ally).
    """
    if owner == power and recruiting(s):
        return s.owned[power]
    if power == PROTESTANT:
        return home_spaces(s, PROTESTANT) & s.owned[PROTESTANT] if league_formed(s) else 0
    spaces = home_spaces(s, owner) & friendly_spaces(s, power)
    return spaces & ~corsairs_only(s) if power == OTTOMAN else spaces


def war_boxes(s: State, power: int) -> int:
    """HIS §21.7 step 5: the foreign wars whose troops of a power are below their number, as places."""
    boxes = 0
    for box, fighter in WAR_BOXES:
        need = s.foreign_need[box - FIRST_BOX]
        if need and fighter == power and strength(s, box, own_mask(s, power)) < need:
            boxes |= 1 << box
    return boxes


def build_spaces(s: State, power: int, slot: int) -> int:
    """HIS §17, §21.7: the places where a power may build a land unit of this kind, counters apart."""
    owner = SLOT_OWNER[slot]
    boxes = war_boxes(s, power) if owner == power and not s.arena else 0
    if boxes and not edition_500(s):
        return boxes
    homes = build_homes(s, power, owner)
    if s.arena:
        homes &= s.arena
    return homes & open_spaces(s, power) | boxes if homes else boxes


# -- where ships may be built -----------------------------------------------------------------------


def squadron_ports(s: State, power: int, owner: int) -> int:
    """HIS §17: the ports where a power may build a squadron of an owner (itself or its minor power)."""
    homes = build_homes(s, power, owner) & PORTS_MASK
    if s.arena:
        homes &= s.arena
    return homes & open_spaces(s, power) if homes else 0


def corsair_ports(s: State) -> int:
    """HIS §17: the ports where the Ottoman may build a corsair: home ports, Algiers, pirate havens."""
    spaces = s.owned[OTTOMAN] if recruiting(s) else home_spaces(s, OTTOMAN) & friendly_spaces(s, OTTOMAN)
    return spaces & PORTS_MASK & open_spaces(s, OTTOMAN)


def free_ship(s: State, owner: int) -> int:
    """A naval counter of an owner in its pool, or -1; those lost this turn lie on the turn track (§5.3)."""
    for ship in SHIPS_OF[owner]:
        if s.ship_place[ship] == POOL:
            return ship
    return -1


# -- land units -------------------------------------------------------------------------------------


def slots_of_action(s: State, power: int, action: int) -> Sequence[int]:
    """HIS §17: the kinds of land unit that an action builds; regulars of active minor powers too (§22.3)."""
    if action != ACTION_RAISE_REGULAR:
        return (SECOND_SLOT[power],)
    slots = [REGULAR_SLOT[power]]
    for minor in MINORS:
        if s.minor_ally[minor - N_MAJORS] == power:
            slots.append(REGULAR_SLOT[minor])
    return slots


def _refuse_land(action: int, g: G, power: int) -> Refusal | None:
    s = g.state
    if power == PROTESTANT and not league_formed(s):
        return Refusal(WHY_BUILD_BEFORE_LEAGUE, (), "21.6")
    found = False
    for slot in slots_of_action(s, power, action):
        spaces = build_spaces(s, power, slot)
        if spaces:
            found = True
            if places_for_one(s, slot, spaces, first_only=True):
                return None
    return Refusal(WHY_NO_COUNTERS, (), "5.2") if found else Refusal(WHY_NO_BUILD_SPACE, (), "17")


def build_land(action: int, g: G, power: int) -> Procedure:
    """HIS §17: build one land unit: choose the place (and the kind where two are possible), pay, place it."""
    s = g.state
    places = 0
    by_slot = []
    for slot in slots_of_action(s, power, action):
        fit = places_for_one(s, slot, build_spaces(s, power, slot))
        by_slot.append((slot, fit))
        places |= fit
    refused = partial(_refused_places, s, power, action)
    place = yield One(power, ASK_BUILD_PLACE, (power, action), "place", members(places), "17", refused)
    slots = [slot for slot, fit in by_slot if fit >> place & 1]
    slot = yield One(power, ASK_BUILD_UNIT, (place,), "unit", slots, "17")
    pay(g, power, COST[action][power])
    add_units(s, place, slot, 1)
    g.log(FACT_BUILT, power, slot, place)


def _refused_places(s: State, power: int, action: int) -> list[tuple[int, Refusal]]:
    """The home spaces where this action is not possible now, each with the reason."""
    found = []
    seen = 0
    for slot in slots_of_action(s, power, action):
        fit = build_spaces(s, power, slot)
        found += _refused_homes(s, power, SLOT_OWNER[slot], fit | seen)
        for place in members(fit & ~places_for_one(s, slot, fit) & ~seen):
            found.append((place, Refusal(WHY_BUILD_COUNTERS, (place,), "5.2")))
        seen |= fit
    return found


def _refused_homes(s: State, power: int, owner: int, allowed: int) -> list[tuple[int, Refusal]]:
    """Why nothing of an owner may be built in those of its home spaces that are not allowed."""
    found = []
    war_first = bool(war_boxes(s, power)) and not edition_500(s)
    homes = build_homes(s, power, owner)
    for place in members(home_spaces(s, owner) & ~allowed):
        if war_first:
            why, rule = WHY_BUILD_WAR_FIRST, "21.7"
        elif not homes >> place & 1:
            friendly = friendly_spaces(s, power) >> place & 1
            why, rule = (WHY_BUILD_CORSAIRS_ONLY, "21.1") if friendly else (WHY_BUILD_NOT_FRIENDLY, "17")
        elif s.unrest >> place & 1:
            why, rule = WHY_BUILD_UNREST, "12.4"
        else:
            why, rule = WHY_BUILD_ENEMY, "17"
        found.append((place, Refusal(why, (place,), rule)))
    return found


# -- ships ------------------------------------------------------------------------------------------


def _squadron_owners(s: State, power: int) -> list[tuple[int, int]]:
    """The owners whose squadron a power can build now, each with its ports."""
    found = []
    for owner in [power, *(minor for minor in MINORS if s.minor_ally[minor - N_MAJORS] == power)]:
        if free_ship(s, owner) >= 0:
            ports = squadron_ports(s, power, owner)
            if ports:
                found.append((owner, ports))
    return found


def _refuse_squadron(g: G, power: int) -> Refusal | None:
    s = g.state
    if _squadron_owners(s, power):
        return None
    if free_ship(s, power) < 0:
        return Refusal(WHY_NO_SHIPS, (), "5.3")
    return Refusal(WHY_NO_BUILD_SPACE, (), "17")


def build_squadron(g: G, power: int) -> Procedure:
    """HIS §17: build a squadron: choose the port (and whose it is where two are possible), pay, place it."""
    s = g.state
    owners = _squadron_owners(s, power)
    ports = 0
    for _, spaces in owners:
        ports |= spaces
    refused = partial(_refused_ports, s, power)
    place = yield One(power, ASK_BUILD_PLACE, (power, ACTION_BUILD_SQUADRON), "place", members(ports), "17", refused)
    fit = [owner for owner, spaces in owners if spaces >> place & 1]
    owner = yield One(power, ASK_BUILD_OWNER, (place,), "power", fit, "17")
    pay(g, power, COST[ACTION_BUILD_SQUADRON][power])
    ship = free_ship(s, owner)
    place_ship(s, ship, place)
    g.log(FACT_SHIP_BUILT, power, ACTION_BUILD_SQUADRON, ship, place)


def _refused_ports(s: State, power: int) -> list[tuple[int, Refusal]]:
    """The home ports where no squadron can be built now, each with the reason."""
    allowed = 0
    for _, spaces in _squadron_owners(s, power):
        allowed |= spaces
    return [refusal for refusal in _refused_homes(s, power, power, allowed) if PORTS_MASK >> refusal[0] & 1]


def _refuse_corsair(g: G, power: int) -> Refusal | None:
    s = g.state
    if not s.events & EVENT_BARBARY_PIRATES:
        return Refusal(WHY_BEFORE_PIRATES, (), "17")
    if free_ship(s, OTTOMAN) < 0:
        return Refusal(WHY_NO_SHIPS, (), "5.3")
    return None if corsair_ports(s) else Refusal(WHY_NO_BUILD_SPACE, (), "17")


def build_corsair(g: G, power: int) -> Procedure:
    """HIS §17: build a corsair in an Ottoman home port, Algiers or a pirate haven."""
    s = g.state
    ports = members(corsair_ports(s))
    place = yield One(power, ASK_BUILD_PLACE, (power, ACTION_BUILD_CORSAIR), "place", ports, "17")
    pay(g, power, COST[ACTION_BUILD_CORSAIR][power])
    ship = free_ship(s, OTTOMAN)
    place_ship(s, ship, place)
    s.corsairs |= 1 << ship
    g.log(FACT_SHIP_BUILT, power, ACTION_BUILD_CORSAIR, ship, place)


for _action in (ACTION_BUY_MERCENARY, ACTION_RAISE_REGULAR, ACTION_RAISE_CAVALRY):
    register_action(Action(_action, partial(_refuse_land, _action), partial(build_land, _action), construction=True))
register_action(Action(ACTION_BUILD_SQUADRON, _refuse_squadron, build_squadron, construction=True))
register_action(Action(ACTION_BUILD_CORSAIR, _refuse_corsair, build_corsair, construction=True))
