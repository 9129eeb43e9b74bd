"""Naval transport: a formation moves over the sea, part of the action Move Formation (HIS §16.3)."""

from __future__ import annotations

from typing import Final

from regio.his import access, board
from regio.his.actions import pay
from regio.his.announced import Announced, announce
from regio.his.context import G
from regio.his.entering import enter
from regio.his.entry import Entry
from regio.his.naval import enemy_fleets
from regio.his.pieces import Force, command_limit, force_of
from regio.his.splits import Split
from regio.his.state import IMPULSE_FOUL_WEATHER, N_SLOTS, State
from regio.his.tables_costs import ACTION_MOVE_CLEAR, COST
from regio.his.tables_map import PORT_SEAS, PORTS_MASK, SEA_STEPS, SEAS_MASK
from regio.kernel.messages import Refusal, message
from regio.kernel.questions import One
from regio.kernel.rules import Procedure
from regio.series.bits import members
from regio.series.graph import beside

ASK_EMBARK = message("his-ask-embark", "start:space", "sea:place")
ASK_SAIL_ON = message("his-ask-sail-on", "sea:place", "cp:n")
WHY_SEA_STORM = message("his-why-transport-storm", "sea:place")
WHY_SEA_COST = message("his-why-transport-cost", "sea:place", "cost:n", "cp:n")
WHY_NO_SHIPS_THERE = message("his-why-transport-no-ships", "sea:place")
WHY_NO_LANDING = message("his-why-transport-no-landing", "sea:place")
FACT_EMBARKS = message("his-embarks", "power:power", "start:space", "sea:place", "units:n", "leaders:leaders")
FACT_SAILS_ON = message("his-sails-on", "power:power", "place:place")

MOST_UNITS: Final = 5
"""HIS §16.3: the most land units of a transport."""
FEWEST_CP: Final = 2
"""HIS §16.3: a transport needs at least two steps."""


# -- ways -------------------------------------------------------------------------------------------


def landings(s: State, power: int, spaces: int, start: int) -> int:
    """HIS §16.3 step 3: the ports among these spaces without enemy ships; not the port of departure itself."""
    return spaces & PORTS_MASK & ~enemy_fleets(s, power) & ~(1 << start)


def carrying_seas(s: State, power: int) -> int:
    """HIS §16.3: the sea zones with ships of the power, of its minor powers or borrowed; allies' do not serve."""
    return board.fleet_places(s, board.own_mask(s, power)) & SEAS_MASK


def seas_within(seas: int, ports: int, steps: int) -> int:
    """The sea zones out of `seas` from which one of the ports is reached in so many steps, the landing included."""
    if steps < 1:
        return 0
    found = frontier = beside(ports, PORT_SEAS) & seas
    for _ in range(steps - 1):
        frontier = beside(frontier, SEA_STEPS) & seas & ~found
        if not frontier:
            break
        found |= frontier
    return found


def transport_seas(s: State, power: int, start: int, pool: Force, spaces: int, alone: int) -> int:
    """HIS §16.3: the sea zones where a transport of a formation out of this pool can begin.

    `spaces` are open to units, `alone` to leaders without troops (§13.1).
    """
    cost = COST[ACTION_MOVE_CLEAR][power]
    if s.cp < FEWEST_CP * cost or not PORT_SEAS[start] or s.impulse_flags & IMPULSE_FOUL_WEATHER or s.arena:
        return 0
    seas = carrying_seas(s, power)
    first = PORT_SEAS[start] & seas
    if not first:
        return 0
    steps = s.cp // cost - 1
    found = 0
    if pool.leaders:
        found = first & seas_within(seas, landings(s, power, alone, start), steps)
    if pool.size() and first & ~found:
        for sea in members(first & ~found & seas_within(seas, landings(s, power, spaces, start), steps)):
            if can_embark(s, pool, start, sea):
                found |= 1 << sea
    return found


def can_embark(s: State, pool: Force, start: int, sea: int) -> bool:
    """Is there a formation of at most 5 units out of this pool that the counters can show at sea and in the rest?"""
    at = start * N_SLOTS
    whole = all(not n or n == s.units[at + slot] for slot, n in enumerate(pool.units))
    if whole and pool.size() <= min(MOST_UNITS, command_limit(pool.leaders)):
        return True
    question = Split(s, 0, ASK_EMBARK, (start, sea), pool, start, sea, "16.3", 1, MOST_UNITS)
    return any(True for _ in question.answers())


def refused_seas(s: State, power: int, start: int, possible: int) -> list[tuple[int, Refusal]]:
    """The sea zones beside a port where no transport can begin, each with the reason."""
    found = []
    cost = FEWEST_CP * COST[ACTION_MOVE_CLEAR][power]
    for sea in members(PORT_SEAS[start] & ~possible):
        if s.impulse_flags & IMPULSE_FOUL_WEATHER:
            refusal = Refusal(WHY_SEA_STORM, (sea,), "31")
        elif not carrying_seas(s, power) >> sea & 1:
            refusal = Refusal(WHY_NO_SHIPS_THERE, (sea,), "16.3")
        elif s.cp < cost:
            refusal = Refusal(WHY_SEA_COST, (sea, cost, s.cp), "16.3")
        else:
            refusal = Refusal(WHY_NO_LANDING, (sea,), "16.3")
        found.append((sea, refusal))
    return found


# -- the transport ----------------------------------------------------------------------------------


def transport(g: G, power: int, start: int, sea: int, pool: Force) -> Procedure:
    """HIS §16.3: the formation embarks, sails zone by zone at 1 CP a step, and lands; then it enters the port.

    Its units stay in the port of departure until they land, so that nothing stands at sea between two steps.
    """
    s = g.state
    cost = COST[ACTION_MOVE_CLEAR][power]
    steps = s.cp // cost - 1
    spaces = access.open_spaces(s, power)
    alone = landings(s, power, access.open_to_leaders(s, power, spaces), start)
    ports = landings(s, power, spaces, start)
    seas = carrying_seas(s, power)
    leaders_alone = pool.leaders and seas_within(seas, alone, steps) >> sea & 1
    with_units = seas_within(seas, ports, steps) >> sea & 1
    cap = MOST_UNITS if with_units else 0
    question = Split(s, power, ASK_EMBARK, (start, sea), pool, start, sea, "16.3", 0 if leaders_alone else 1, cap)
    answer = yield question
    force = force_of(question.kinds, answer)
    if not force.size():
        ports = alone
    pay(g, power, cost)
    g.log(FACT_EMBARKS, power, start, sea, force.size(), force.leader_mask())
    goes = yield from announce(g, Announced(ACTION_MOVE_CLEAR, power, start, sea, force.leaders, cost))
    if not goes:
        return
    place = sea
    while True:
        reach = SEA_STEPS[place] & (ports | seas_within(seas, ports, s.cp // cost - 1))
        ask = One(power, ASK_SAIL_ON, (place, s.cp), "place", members(reach), "16.3")
        ask.about = (force, start)
        to = yield ask
        pay(g, power, cost)
        if SEAS_MASK >> to & 1:
            g.log(FACT_SAILS_ON, power, to)
            place = to
        else:
            yield from enter(g, Entry(s, power, force, start, place, to))
            return
