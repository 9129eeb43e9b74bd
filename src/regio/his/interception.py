"""Interception: enemies beside the destination of a move throw themselves into its way (HIS §13.2)."""

from __future__ import annotations

from regio.his import board
from regio.his.captives import capture_lone_leaders
from regio.his.context import G
from regio.his.entry import Entry
from regio.his.marks import add_mark, marked
from regio.his.pieces import Force, all_at, force_of
from regio.his.powers import INDEPENDENT, MAJORS, OTTOMAN
from regio.his.shifting import march_marked
from regio.his.siege import check_siege_at
from regio.his.splits import Split, can_split
from regio.his.state import N_SLOTS, State
from regio.his.tables_map import CLEAR
from regio.his.tables_religion import ENEMY_CAVALRY_MODIFIER, INTERCEPT_ON, OWN_CAVALRY_MODIFIER
from regio.kernel.messages import message
from regio.kernel.notation import PASS
from regio.kernel.questions import One
from regio.kernel.rules import Procedure
from regio.series.bits import members

ASK_INTERCEPT = message("his-ask-intercept", "power:power", "space:space", "units:n")
ASK_INTERCEPTORS = message("his-ask-interceptors", "start:space", "space:space")
FACT_INTERCEPTION = message(
    "his-interception-roll", "power:power", "start:space", "space:space", "dice:dice", "modifier:n", "total:n"
)
FACT_INTERCEPTED = message("his-intercepted", "power:power", "space:space", "units:n", "leaders:leaders")
FACT_NOT_INTERCEPTED = message("his-not-intercepted", "power:power", "space:space")


def interceptions(g: G, entry: Entry) -> Procedure:
    """HIS §13.2: enemy powers in impulse order, each with all its spaces; once one succeeds no other may try."""
    if not may_be_intercepted(g.state, entry):
        return
    for power in MAJORS:
        if entry.foes >> power & 1:
            yield from attempts_of(g, entry, power)
            if entry.interceptors:
                return


def may_be_intercepted(s: State, entry: Entry) -> bool:
    """HIS §13.2: no interception where anyone is besieged, nor on the way into a friendly fortified space."""
    if entry.besieged:
        return False
    friendly = board.friendly_spaces(s, entry.power) & board.fortified(s)
    return not friendly >> entry.to & 1


def attempts_of(g: G, entry: Entry, power: int) -> Procedure:
    """HIS §13.2: the attempts of one power, one at a time, in its own order, each resolved before the next."""
    s = g.state
    tried = 0
    while True:
        options = members(interceptor_spaces(s, entry, power) & ~tried)
        if not options:
            return
        values = (entry.power, entry.to, entry.force.size())
        question = One(power, ASK_INTERCEPT, values, "space", [*options, PASS], "13.2")
        question.about = entry
        start = yield question
        if start == PASS:
            return
        tried |= 1 << start
        yield from attempt(g, entry, power, start)


def interceptor_spaces(s: State, entry: Entry, power: int) -> int:
    """HIS §13.2: the spaces from which a power may intercept now."""
    to = entry.to
    own = board.own_mask(s, power)
    there = board.owners_at(s, to)
    if there and not there & own and there & ~s.friends[power]:
        return 0
    allowed = board.friendly_spaces(s, power) | s.owned[INDEPENDENT] | board.spaces_of(s, s.enemies[power])
    if not (allowed & ~board.closed_to_units(s)) >> to & 1:
        return 0
    found = 0
    for start in members(CLEAR[to] & board.troop_spaces(s, own)):
        if start == entry.place or (board.besieged(s) >> start & 1 and not board.besiegers(s, start) >> power & 1):
            continue
        pool = interceptor_pool(s, power, start)
        if pool.size() and can_split(s, pool, start, to):
            found |= 1 << start
    return found


def interceptor_pool(s: State, power: int, start: int) -> Force:
    """HIS §13.2: the units and leaders of a power in a space that have not tried to intercept in this impulse."""
    pool = all_at(s, start, board.own_mask(s, power))
    for slot in range(N_SLOTS):
        if pool.units[slot] and s.tried:
            pool.units[slot] -= min(pool.units[slot], marked(s.tried, start, slot))
    pool.leaders = [leader for leader in pool.leaders if not s.tried_leaders >> leader & 1]
    return pool


def attempt(g: G, entry: Entry, power: int, start: int) -> Procedure:
    """HIS §13.2: one attempt: the formation, the roll, and on 9 or more the formation stands in the way."""
    s = g.state
    pool = interceptor_pool(s, power, start)
    question = Split(s, power, ASK_INTERCEPTORS, (start, entry.to), pool, start, entry.to, "13.2")
    question.about = entry
    answer = yield question
    force = force_of(question.kinds, answer)
    for leader in force.leaders:
        s.tried_leaders |= 1 << leader
    if not roll_interception(g, entry, power, start, force):
        for slot in range(N_SLOTS):
            add_mark(s.tried, start, slot, force.units[slot])
        g.log(FACT_NOT_INTERCEPTED, power, entry.to)
        return
    march_marked(g, force, start, entry.to)
    for slot in range(N_SLOTS):
        add_mark(s.tried, entry.to, slot, force.units[slot])
    entry.interceptors |= board.own_mask(s, power)
    entry.oppose(s, board.owners_at(s, entry.to) & s.friends[power])
    g.log(FACT_INTERCEPTED, power, entry.to, force.size(), force.leader_mask())
    yield from capture_lone_leaders(g, entry.to, power, s.enemies[power] | board.own_mask(s, entry.power))
    if board.besieged(s) >> start & 1:
        yield from check_siege_at(g, start)


def roll_interception(g: G, entry: Entry, power: int, start: int, force: Force) -> bool:
    """HIS §13.2: 2d6, plus the best battle rating, plus or minus cavalry; 9 or more succeeds."""
    modifier = cavalry_modifier(power, force, entry.force) + force.battle_rating()
    dice = g.roll(2, "intercept")
    total = dice[0] + dice[1] + modifier
    g.log(FACT_INTERCEPTION, power, start, entry.to, tuple(dice), modifier, total)
    return total >= INTERCEPT_ON


def cavalry_modifier(power: int, force: Force, moving: Force) -> int:
    """HIS §13.2, §13.3: the Ottoman with cavalry gains 1; others lose 1 against Ottoman cavalry."""
    if power == OTTOMAN:
        return OWN_CAVALRY_MODIFIER if force.has_cavalry() else 0
    return ENEMY_CAVALRY_MODIFIER if moving.has_cavalry() else 0
