"""Displacement: pieces that must leave a space without a fight (HIS §12.5, §9.3 step 3, §22.2, §22.4).

A displacement asks first and moves then, all at once, so that nothing stands half-way while a player decides.
"""

from __future__ import annotations

from regio.his import board
from regio.his.context import G
from regio.his.naval import fleet_barred
from regio.his.pieces import Force, all_at
from regio.his.powers import MAJORS
from regio.his.routes import nearest, nearest_ports
from regio.his.shifting import withdraw_to
from regio.his.sieges import lift_siege
from regio.his.spaces import TURN_TRACK
from regio.his.state import N_SLOTS, State
from regio.his.tables_map import ALL_SPACES, PORTS_MASK
from regio.his.tables_persons import NAVAL_LEADERS
from regio.kernel.messages import message
from regio.kernel.questions import One
from regio.kernel.rules import Procedure
from regio.series.bits import members

ASK_DISPLACED_TO = message("his-ask-displaced-to", "power:power", "space:space")
ASK_SHIPS_TO = message("his-ask-displaced-ships-to", "power:power", "space:place")
FACT_DISPLACED = message("his-displaced", "power:power", "start:place", "to:place", "units:n", "leaders:leaders")
FACT_SHIPS_DISPLACED = message("his-ships-displaced", "power:power", "start:place", "to:place", "ships:n")
FACT_NO_REFUGE = message("his-no-refuge", "power:power", "space:place", "units:n")
FACT_SHIPS_NO_REFUGE = message("his-ships-no-refuge", "power:power", "space:place", "ships:n")


def displace(g: G, space: int, owners: int) -> Procedure:
    """HIS §12.5: all pieces of these owners leave a space, power by power in impulse order.

    Minor powers leave with their major ally; independents and inactive minor powers stay.
    """
    s = g.state
    for power in MAJORS:
        group = board.own_mask(s, power) & owners
        if group:
            yield from displace_land(g, power, space, group)
            yield from displace_ships(g, power, space, group)


def displace_land(g: G, power: int, space: int, owners: int, targets: int = -1) -> Procedure:
    """HIS §12.5: land units and army leaders go to the nearest fortified space of their power or to its capital.

    With `targets` they go to the nearest of these. A space under siege is no refuge (ruling 12.5-siege). Without
    any refuge the units are lost and the leaders wait for the next turn (ruling 12.5-no-refuge).
    """
    s = g.state
    force = all_at(s, space, owners)
    if not force.size() and not force.leaders:
        return
    options = refuges(s, power, space, targets)
    if options:
        to = yield One(power, ASK_DISPLACED_TO, (power, space), "space", members(options), "12.5")
        move_away(g, power, force, space, to)
    else:
        lose_all(g, power, force, space)


def refuges(s: State, power: int, space: int, targets: int = -1) -> int:
    """HIS §12.5: where displaced land units of a power may go: nearest own fortified spaces, friendly capitals.

    Enemies may be guests of an ally in a space of his; it is no refuge then (ruling 12.5-enemies).
    """
    barred = board.besieged(s) | board.closed_to_units(s) | board.troop_spaces(s, s.enemies[power]) | 1 << space
    closed = board.closed_to_units(s)
    if targets >= 0:
        return nearest(space, targets & ~barred, closed)
    own = s.owned[power] & board.fortified(s) & ~barred
    return nearest(space, own, closed) | board.capital_friendly(s, power) & ~barred


def move_away(g: G, power: int, force: Force, start: int, to: int) -> None:
    """A displaced force arrives; a siege it laid ends."""
    withdraw_to(g, force, start, to)
    g.log(FACT_DISPLACED, power, start, to, force.size(), force.leader_mask())
    end_siege(g, start, power)


def lose_all(g: G, power: int, force: Force, start: int) -> None:
    """A force without refuge: the units are lost, the leaders wait on the turn track (ruling 12.5-no-refuge)."""
    s = g.state
    for slot in range(N_SLOTS):
        if force.units[slot]:
            board.remove_units(s, start, slot, force.units[slot])
    for leader in force.leaders:
        s.leader_place[leader] = TURN_TRACK
    g.log(FACT_NO_REFUGE, power, start, force.size())
    end_siege(g, start, power)


def end_siege(g: G, space: int, power: int) -> None:
    """HIS §15.3: a siege ends when nobody of the besieger is left, or the space is his own."""
    s = g.state
    if s.control[space] == power or not board.strength(s, space, board.own_mask(s, power)):
        lift_siege(g, space, power)


def displace_ships(g: G, power: int, place: int, owners: int, targets: int = -1) -> Procedure:
    """HIS §12.5: ships and naval leaders of a power in a place go to the nearest port that it controls.

    Without such a port the ships go to the turn track, the leaders too (ruling 12.5-no-port).
    """
    s = g.state
    ships = board.ships_at(s, place, owners)
    leaders = [leader for leader in board.leaders_at(s, place, owners) if NAVAL_LEADERS >> leader & 1]
    if not ships and not leaders:
        return
    ports = targets if targets >= 0 else s.owned[power] & PORTS_MASK
    options = nearest_ports(s, place, power, ports & ~(1 << place), fleet_barred(ships, leaders))
    to = TURN_TRACK
    if options:
        to = yield One(power, ASK_SHIPS_TO, (power, place), "space", members(options), "12.5")
    sail_away(g, power, ships, leaders, place, to)


def sail_away(g: G, power: int, ships: list[int], leaders: list[int], start: int, to: int) -> None:
    """Displaced ships and naval leaders arrive, or are lost for the turn."""
    s = g.state
    for ship in ships:
        board.place_ship(s, ship, to)
    for leader in leaders:
        s.leader_place[leader] = to
    if to == TURN_TRACK:
        g.log(FACT_SHIPS_NO_REFUGE, power, start, len(ships))
    else:
        g.log(FACT_SHIPS_DISPLACED, power, start, to, len(ships))


def displace_mixed(g: G, one: int, other: int) -> Procedure:
    """HIS §9.6: where land units of two new enemies share a space, those not in a space of their own power leave.

    Where one besieges the other they stay as they are; inside together or besieging together they part (ruling
    9.6-share).
    """
    s = g.state
    shared = mixed_spaces(s, one, other)
    s.unsettled |= shared  # all of them, for each may bring a question
    for space in members(shared):
        for power in sorted((one, other)):
            if s.control[space] != power:
                yield from displace_land(g, power, space, board.own_mask(s, power))
        s.unsettled &= ~(1 << space)


def mixed_spaces(s: State, one: int, other: int) -> int:
    """The spaces where land units of two powers stand and not exactly one of the two besieges."""
    shared = board.troop_spaces(s, board.own_mask(s, one)) & board.troop_spaces(s, board.own_mask(s, other))
    for space, power, _impulse in s.sieges:
        if power in (one, other) and not board.besiegers(s, space) >> (one + other - power) & 1:
            shared &= ~(1 << space)
    return shared & ALL_SPACES
