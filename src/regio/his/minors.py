"""Minor powers: activation, deactivation, the defeat of Hungary-Bohemia (HIS §22)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Final

from regio.his import board
from regio.his.context import G
from regio.his.displacement import displace, displace_land, displace_mixed, displace_ships, mixed_spaces, sail_away
from regio.his.naval_combat import fight_new_war_at_sea
from regio.his.pieces import Force
from regio.his.powers import GENOA, HAPSBURG, HUNGARY, MAJORS, N_MAJORS, NOBODY, OTTOMAN, VENICE
from regio.his.routes import nearest, nearest_ports
from regio.his.shifting import withdraw_to
from regio.his.siege import check_siege_at, check_sieges
from regio.his.sieges import lift_siege, place_siege
from regio.his.spaces import N_PLACES, N_SPACES, TURN_TRACK
from regio.his.state import ACTION, BONUS_WAR_WINNER, EVENT_HUNGARY_DEFEATED, N_BONUS, N_SLOTS, State
from regio.his.tables_costs import ACTIVATORS, CAN_DEACTIVATE
from regio.his.tables_map import HOME_KEYS_MASK, HOME_MASK, HUNGARIAN_HOME, PORTS_MASK
from regio.his.tables_persons import LEADER_POWER, NAVAL_LEADERS
from regio.his.tables_units import HUNGARY_REG, REGULAR_SLOT, SHIPS_OF
from regio.kernel.messages import message
from regio.kernel.notation import word
from regio.kernel.questions import One
from regio.kernel.rules import Procedure, Verdict
from regio.series.bits import members

ASK_REACTION = message("his-ask-activation-war", "power:power", "minor:power", "major:power")
ASK_MINOR_UNITS_TO = message("his-ask-minor-units-to", "minor:power", "space:space")
ASK_MINOR_SHIPS_TO = message("his-ask-minor-ships-to", "minor:power", "space:place")
FACT_ACTIVATED = message("his-minor-activated", "minor:power", "major:power")
FACT_WAR = message("his-activation-war", "power:power", "major:power")
FACT_LEAVES = message("his-activation-leaves", "power:power", "minor:power")
FACT_DEACTIVATED = message("his-minor-deactivated", "minor:power", "major:power")
FACT_MINOR_UNITS = message("his-minor-units-go", "minor:power", "start:place", "to:space", "units:n")
FACT_MINOR_UNITS_LOST = message("his-minor-units-lost", "minor:power", "space:place", "units:n")
FACT_HUNGARY = message("his-hungary-defeated", "spaces:spaces")
FACT_GARRISON_LOST = message("his-hungary-garrison-lost", "space:space", "units:n")

DECLARE_WAR: Final = word("war")
"""Answer a minor power's activation with war on its new ally (§22.2)."""
LEAVE: Final = word("leave")
"""Accept it; the units in its spaces leave."""
HUNGARY_KEYS_ALLIED: Final = 2
HUNGARY_KEYS_FREE: Final = 1
HUNGARY_REGULARS: Final = 4
"""Unallied Hungary is defeated with this many regulars or fewer on the map (§22.5)."""
HUNGARY_VP: Final = 2


# -- questions to the position ----------------------------------------------------------------------


def may_activate(s: State, minor: int, major: int) -> bool:
    """HIS §22: is a minor power inactive, and may this major power ever activate it?"""
    return s.minor_ally[minor - GENOA] == NOBODY and bool(ACTIVATORS[minor] >> major & 1)


def may_deactivate(s: State, minor: int) -> bool:
    """HIS §22.4: is a minor power active and one that can be deactivated?"""
    return s.minor_ally[minor - GENOA] != NOBODY and CAN_DEACTIVATE[minor]


# -- activation (§22.2) -----------------------------------------------------------------------------


def activate(g: G, minor: int, major: int) -> Procedure:
    """HIS §22.2: a minor power becomes the ally of a major power.

    Powers at war with it declare war on the major power for free, or their units leave; then its spaces get the
    markers of the major power and its own wars end.
    """
    s = g.state
    g.log(FACT_ACTIVATED, minor, major)
    new_enemies = 0
    for power in members(s.war[minor] & board.MAJORS_MASK & ~(1 << major)):
        declares = yield from _react(g, power, minor, major)
        if declares:
            new_enemies |= 1 << power
    join(g, minor, major)
    for power in members(new_enemies):
        yield from displace_mixed(g, major, power)
        if s.phase == ACTION:
            yield from fight_new_war_at_sea(g, major, power)


def join(g: G, minor: int, major: int) -> None:
    """HIS §22.2 steps 1, 3-5: alliance, control markers, end of the minor power's wars and of sieges by its ally."""
    s = g.state
    s.minor_ally[minor - GENOA] = major
    for power in members(s.war[minor]):
        s.war[power] &= ~(1 << minor)
    s.war[minor] = 0
    for space in members(s.owned[minor]):
        board.set_control(s, space, major)
    board.update_sides(s)
    for space, besieger, _impulse in s.sieges[:]:
        if not s.enemies[besieger] >> s.control[space] & 1 and s.control[space] < N_MAJORS:
            lift_siege(g, space, besieger)


def _react(g: G, power: int, minor: int, major: int) -> Verdict:
    """HIS §22.2 step 2: a power at war with the minor power: war on its new ally, free of cost, or its units leave.

    Returns whether it declared war.
    """
    from regio.his.war import objection

    s = g.state
    if board.at_war(s, power, major):
        return False
    options = [LEAVE] if objection(s, power, major) is not None else [DECLARE_WAR, LEAVE]
    answer = yield One(power, ASK_REACTION, (power, minor, major), "word", options, "22.2")
    if answer == DECLARE_WAR:
        g.log(FACT_WAR, power, major)
        board.set_war(s, power, major)
        s.unsettled |= mixed_spaces(s, power, major)  # they part when all have spoken
        return True
    g.log(FACT_LEAVES, power, minor)
    for space in members(_presence(s, power) & s.owned[minor]):
        yield from displace(g, space, board.own_mask(s, power))
    return False


def _presence(s: State, power: int) -> int:
    """The places where a power has land units, leaders or ships."""
    own = board.own_mask(s, power)
    mask = board.troop_spaces(s, own) | board.fleet_places(s, own)
    for leader, place in enumerate(s.leader_place):
        if place < N_PLACES and own >> s.leader_user[leader] & 1:
            mask |= 1 << place
    return mask


# -- deactivation (§22.4) ---------------------------------------------------------------------------


def deactivate(g: G, minor: int, staying: int = NOBODY) -> Procedure:
    """HIS §22.4: a minor power is inactive again: its home spaces revert, units of others leave them, its own go home.

    A `staying` power, whose ally it becomes at once, keeps its units there (card 116).
    The former ally breaks the minor power's ties (ruling 22.4-ties). All is asked first, then done at once, so that
    nothing stands among strangers while a player decides.
    """
    s = g.state
    major = s.minor_ally[minor - GENOA]
    reverting = s.owned[major] & HOME_MASK[minor]
    land = yield from _plan_minor_land(g, minor, major, reverting)
    sea = yield from _plan_minor_ships(g, minor, major, reverting)
    s.minor_ally[minor - GENOA] = NOBODY
    for space in members(reverting):
        board.set_control(s, space, minor)
    board.update_sides(s)
    g.log(FACT_DEACTIVATED, minor, major)
    _send_minor_land(g, minor, land)
    _send_minor_ships(g, minor, sea)
    parting = reverting | board.besieged(s)
    s.unsettled |= parting  # guests, garrisons and besiegers leave one power after another
    for space, besieger, _impulse in s.sieges[:]:
        if reverting >> space & 1 or not board.strength(s, space, board.own_mask(s, besieger)):
            lift_siege(g, space, besieger)
    yield from check_sieges(g)  # the minor power's units may have left one elsewhere (§15.3)
    yield from _others_leave(g, reverting, staying)
    s.unsettled &= ~parting


def _others_leave(g: G, spaces: int, staying: int) -> Procedure:
    """HIS §22.4 step 3: units of all other powers leave the spaces of the minor power for the nearest friendly ones."""
    s = g.state
    for power in MAJORS:
        if power == staying:
            continue
        own = board.own_mask(s, power)
        for space in members(_presence(s, power) & spaces):
            friendly = board.friendly_spaces(s, power)
            yield from displace_land(g, power, space, own, friendly & board.fortified(s))
            yield from displace_ships(g, power, space, own, friendly & PORTS_MASK)


def _plan_minor_land(g: G, minor: int, major: int, home: int) -> Generator[One, Any, list[tuple[int, int]]]:
    """HIS §22.4 step 4: the nearest fortified home space of the minor power, else the nearest unfortified; -1: lost."""
    s = g.state
    strong = home & board.fortified(s)
    moves = []
    for start in members(s.troops[minor] & ~(strong or home)):
        to = -1
        if start < N_SPACES and home:
            options = members(nearest(start, strong or home, board.closed_to_units(s)))
            to = yield One(major, ASK_MINOR_UNITS_TO, (minor, start), "space", options, "22.4")
        moves.append((start, to))
    return moves


def _plan_minor_ships(g: G, minor: int, major: int, home: int) -> Generator[One, Any, list[tuple[int, int]]]:
    """HIS §22.4 step 5: the nearest home port; -1: there is none."""
    s = g.state
    ports = home & PORTS_MASK
    places = 0
    for ship in SHIPS_OF[minor]:
        if s.ship_place[ship] < N_PLACES:
            places |= 1 << s.ship_place[ship]
    for leader in members(NAVAL_LEADERS):
        if LEADER_POWER[leader] == minor and s.leader_place[leader] < N_PLACES:
            places |= 1 << s.leader_place[leader]
    moves = []
    for start in members(places & ~ports):
        options = members(nearest_ports(s, start, major, ports, barred=minor in (GENOA, VENICE))) if ports else []
        to = -1
        if options:
            to = yield One(major, ASK_MINOR_SHIPS_TO, (minor, start), "space", options, "22.4")
        moves.append((start, to))
    return moves


def _send_minor_land(g: G, minor: int, moves: list[tuple[int, int]]) -> None:
    s = g.state
    slot = REGULAR_SLOT[minor]
    for start, to in moves:
        force = Force()
        force.units[slot] = s.units[start * N_SLOTS + slot]
        if to >= 0:
            withdraw_to(g, force, start, to)
            g.log(FACT_MINOR_UNITS, minor, start, to, force.units[slot])
        else:
            board.remove_units(s, start, slot, force.units[slot])
            g.log(FACT_MINOR_UNITS_LOST, minor, start, force.units[slot])


def _send_minor_ships(g: G, minor: int, moves: list[tuple[int, int]]) -> None:
    """Loaned ships come back too."""
    s = g.state
    for ship in SHIPS_OF[minor]:
        board.use_ship(s, ship, minor)
    leaders = [leader for leader in members(NAVAL_LEADERS) if LEADER_POWER[leader] == minor]
    for leader in leaders:
        s.leader_user[leader] = minor
    for start, to in moves:
        ships = [ship for ship in SHIPS_OF[minor] if s.ship_place[ship] == start]
        aboard = [leader for leader in leaders if s.leader_place[leader] == start]
        sail_away(g, minor, ships, aboard, start, to if to >= 0 else TURN_TRACK)


# -- the defeat of Hungary-Bohemia (§22.5) ----------------------------------------------------------


def hungary_defeated(s: State) -> bool:
    """HIS §22.5: is Hungary-Bohemia defeated now?"""
    if s.events & EVENT_HUNGARY_DEFEATED:
        return False
    keys = (s.owned[OTTOMAN] & HOME_KEYS_MASK[HUNGARY]).bit_count()
    if s.minor_ally[HUNGARY - GENOA] == HAPSBURG:
        return keys >= HUNGARY_KEYS_ALLIED
    return keys >= HUNGARY_KEYS_FREE and sum(s.units[HUNGARY_REG::N_SLOTS]) <= HUNGARY_REGULARS


def check_hungary(g: G) -> Procedure:
    """HIS §22.5: checked at the end of every assault and field battle; once a game.

    War of Hapsburgs and Ottoman; Hungary a Hapsburg ally for good; spaces with Ottoman units become Ottoman, the
    besieged there are lost; 2 War Winner VP for the Ottoman.
    """
    s = g.state
    if not hungary_defeated(s):
        return
    s.events |= EVENT_HUNGARY_DEFEATED
    s.bonus[OTTOMAN * N_BONUS + BONUS_WAR_WINNER] += HUNGARY_VP
    taken = HUNGARIAN_HOME & s.troops[OTTOMAN] & ~s.owned[OTTOMAN]
    g.log(FACT_HUNGARY, taken)
    _eliminate_besieged(g)
    if s.minor_ally[HUNGARY - GENOA] == NOBODY:
        join(g, HUNGARY, HAPSBURG)
    for space in members(taken):
        board.set_control(s, space, OTTOMAN)
    board.end_alliance(s, HAPSBURG, OTTOMAN)
    board.set_war(s, HAPSBURG, OTTOMAN)
    yield from _part_from_ottoman(g, taken)
    yield from fight_new_war_at_sea(g, HAPSBURG, OTTOMAN)


def _part_from_ottoman(g: G, taken: int) -> Procedure:
    """HIS §22.5: who stands with Ottoman units in a space that became Ottoman leaves; so do Hapsburgs elsewhere.

    The spaces are unsettled until then, for the two are at war already (ruling 9.6-share).
    """
    s = g.state
    shared = mixed_spaces(s, HAPSBURG, OTTOMAN)
    s.unsettled |= taken | shared
    yield from _besiege_each_other(g, shared)
    for space in members(taken):
        for power in MAJORS:
            if power != OTTOMAN:
                yield from displace(g, space, board.own_mask(s, power))
        for power in members(board.besiegers(s, space)):
            lift_siege(g, space, power)
        s.unsettled &= ~(1 << space)
    yield from displace_mixed(g, HAPSBURG, OTTOMAN)


def _besiege_each_other(g: G, shared: int) -> Procedure:
    """HIS §15: who stands in a fortified space of his former ally, without him, now besieges it or breaks off."""
    s = g.state
    for power, enemy in ((HAPSBURG, OTTOMAN), (OTTOMAN, HAPSBURG)):
        there = board.troop_spaces(s, board.own_mask(s, power)) & s.owned[enemy] & board.fortified(s)
        for space in members(there & ~shared):
            place_siege(g, space, power)
            yield from check_siege_at(g, space)


def _eliminate_besieged(g: G) -> None:
    """HIS §22.5 step 4: Hungarian units under siege are eliminated; those that besiege with the Hapsburgs are not."""
    s = g.state
    for space in members(board.besieged(s) & s.troops[HUNGARY]):
        if board.besieger_owners(s, space) >> HUNGARY & 1:
            continue
        count = s.units[space * N_SLOTS + HUNGARY_REG]
        board.remove_units(s, space, HUNGARY_REG, count)
        g.log(FACT_GARRISON_LOST, space, count)
