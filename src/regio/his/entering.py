"""A force enters a space: interception, avoid battle, withdrawal, battle, siege (HIS §13.1 steps 5-9, §13.4, §15.2).

Used by moves over land and by landings from the sea (§16.3).
"""

from __future__ import annotations

from typing import Final

from regio.his import access, board
from regio.his.actions import pay
from regio.his.announced import Announced, announce
from regio.his.avoid import avoidances, withdrawal
from regio.his.battle import DEFENDER, Battle, Party, field_battle
from regio.his.captives import capture, capture_lone_leaders
from regio.his.casualties import eliminate
from regio.his.context import G
from regio.his.entry import Entry, majors_of
from regio.his.interception import interceptions
from regio.his.pieces import UNLIMITED, Force, OutOfPool, all_at, army_leaders_at, force_of
from regio.his.powers import MAJORS, NOBODY
from regio.his.retreat import holder_of, retreat_broken
from regio.his.shifting import march, withdraw_to
from regio.his.siege import check_siege_at
from regio.his.sieges import besieges, inside_strength, outnumbers, place_siege
from regio.his.spaces import N_SPACES
from regio.his.state import IMPULSE_FOUL_WEATHER, N_SLOTS, NO_PLACE, State
from regio.his.tables_costs import ACTION_MOVE_CLEAR, ACTION_MOVE_PASS, COST
from regio.his.tables_map import ADJ, CLEAR
from regio.kernel.messages import message
from regio.kernel.notation import word
from regio.kernel.questions import One
from regio.kernel.rules import Procedure
from regio.series.bits import members

TURN_BACK: Final = word("back")

ASK_GARRISON = message("his-ask-garrison-joins", "space:space")
ASK_NOT_OUTNUMBERING = message("his-ask-not-outnumbering", "space:space", "units:n", "inside:n", "cp:n")
FACT_ARRIVES = message("his-formation-arrives", "power:power", "space:space")
FACT_GARRISON = message("his-garrison-joins", "power:power", "space:space", "units:n", "leaders:leaders")
FACT_NOT_OUTNUMBERING = message("his-not-outnumbering", "power:power", "space:space", "units:n", "inside:n")
FACT_TURNS_BACK = message("his-turns-back", "power:power", "space:space", "to:space")
FACT_GOES_ON = message("his-goes-on", "power:power", "start:space", "to:space", "units:n", "leaders:leaders")


def enter(g: G, entry: Entry) -> Procedure:
    """HIS §13.1 steps 5-9: what happens when a formation enters a space."""
    s = g.state
    yield from interceptions(g, entry)  # step 5
    if not entry.interceptors and entry.force.size():
        yield from avoidances(g, entry)  # step 6
        yield from withdrawal(g, entry)  # step 7
    yield from arrive(g, entry)
    if entry.force.size():
        if entry.outside(s):
            yield from battle_at(g, entry)  # step 8, §14
        else:
            yield from stand_before(g, entry)  # step 9
    elif entry.outside(s):
        yield from capture(g, entry.force.leaders, holder_of(s, entry.to, entry.power), entry.to)
        yield from interceptors_stay(g, entry)
    else:
        yield from stand_before(g, entry)
    s.battle_place = NO_PLACE


def arrive(g: G, entry: Entry) -> Procedure:
    """HIS §13.1 step 5: the formation is placed in the space; a siege that it left may break (§15.3)."""
    s = g.state
    march(g, entry.force, entry.place, entry.to)
    s.battle_place = entry.to
    start = entry.place
    entry.place = entry.to
    g.log(FACT_ARRIVES, entry.power, entry.to)
    if entry.force.size() and not entry.besieged:
        yield from capture_lone_leaders(g, entry.to, entry.power, entry.hostile & ~standing_owners(s, entry))
    if board.besieged(s) >> start & 1:
        yield from check_siege_at(g, start)


def standing_owners(s: State, entry: Entry) -> int:
    """The enemies of whom nobody is captured before the battle: a battle is fought with allied units of theirs."""
    return entry.hostile if entry.outside(s) else 0


# -- battle (§13.1 step 8) --------------------------------------------------------------------------


def battle_at(g: G, entry: Entry) -> Procedure:
    """HIS §13.1 step 8, §14, §15.2: the field battle of an entry, and who besieges or holds the space after it."""
    s = g.state
    battle = prepare(s, entry)
    if entry.relief:
        yield from join_garrison(g, entry, battle)
    yield from field_battle(g, battle)
    yield from after_battle(g, entry, battle)


def prepare(s: State, entry: Entry) -> Battle:
    """HIS §14: both sides of the battle."""
    to = entry.to
    outside = entry.outside(s)
    own = board.own_mask(s, entry.power)
    defenders = []
    for power in MAJORS:
        mask = board.own_mask(s, power)
        if not entry.foes >> power & 1 or (entry.besieged and not board.besiegers(s, to) >> power & 1):
            continue
        force = all_at(s, to, outside & mask)
        force.leaders = army_leaders_at(s, to, mask)
        if force.size() or force.leaders:
            defenders.append(Party(power, mask, force))
    passive = outside & access.passive_owners(s)
    if passive:
        defenders.append(Party(NOBODY, passive, all_at(s, to, passive)))
    battle = Battle(to, Party(entry.power, own, entry.force), defenders)
    battle.origin = entry.origin
    battle.relief = entry.relief
    battle.aside = entry.inside.units[:]
    return battle


def join_garrison(g: G, entry: Entry, battle: Battle) -> Procedure:
    """HIS §15.2: units and leaders inside that belong to the relieving power may join, beyond the limit."""
    pool = entry.inside
    if not pool.size() and not pool.leaders:
        return
    question = OutOfPool(
        entry.power, ASK_GARRISON, (entry.to,), pool, "15.2", 0, UNLIMITED, limited=False, may_be_empty=True
    )
    question.about = entry
    answer = yield question
    joined = force_of(question.kinds, answer)
    battle.garrison = joined
    for slot in range(N_SLOTS):
        entry.force.units[slot] += joined.units[slot]
        battle.aside[slot] -= joined.units[slot]
    entry.force.leaders += joined.leaders
    if joined.size() or joined.leaders:
        g.log(FACT_GARRISON, entry.power, entry.to, joined.size(), joined.leader_mask())


def after_battle(g: G, entry: Entry, battle: Battle) -> Procedure:
    """HIS §14 step 12, §15: sieges after the battle: lifted, kept, laid, or not possible."""
    s = g.state
    to = entry.to
    if entry.besieged:
        yield from check_siege_at(g, to)
    if battle.winner == DEFENDER:
        yield from interceptors_stay(g, entry)
        return
    if not entry.force.size() or not must_besiege(s, entry.power, to):
        return
    if outnumbers(s, to, entry.power):
        place_siege(g, to, entry.power)
    else:
        g.log(FACT_NOT_OUTNUMBERING, entry.power, to, entry.force.size(), inside_strength(s, to, entry.power))
        yield from retreat_broken(g, to, entry.power)


def interceptors_stay(g: G, entry: Entry) -> Procedure:
    """HIS §15: interceptors who hold the field before a fortified space that is not theirs besiege it."""
    s = g.state
    to = entry.to
    for power in majors_of(entry.interceptors):
        if not board.strength(s, to, board.own_mask(s, power)) or not must_besiege(s, power, to):
            continue
        if outnumbers(s, to, power):
            place_siege(g, to, power)
        else:
            yield from retreat_broken(g, to, power)


def must_besiege(s: State, power: int, space: int) -> bool:
    """HIS §15: does a power stand before a fortified space that is not friendly and that it does not besiege yet?"""
    if not board.fortified(s) >> space & 1 or board.friendly_spaces(s, power) >> space & 1:
        return False
    return not besieges(s, space, power)


# -- without a battle (§13.1 step 9, §13.4) ---------------------------------------------------------


def stand_before(g: G, entry: Entry) -> Procedure:
    """HIS §13.1 step 9: a siege is laid if the formation outnumbers the inside; else it may not stay."""
    s = g.state
    to = entry.to
    if not must_besiege(s, entry.power, to):
        return
    inside = inside_strength(s, to, entry.power)
    if entry.force.size() > inside:
        place_siege(g, to, entry.power)
        return
    g.log(FACT_NOT_OUTNUMBERING, entry.power, to, entry.force.size(), inside)
    yield from go_on_or_back(g, entry, inside)


def go_on_or_back(g: G, entry: Entry, inside: int) -> Procedure:
    """HIS §13.4: a formation that does not outnumber the inside goes on, or back where it came from."""
    s = g.state
    power, here = entry.power, entry.to
    options = members(ways_on(s, power, entry.force, here))
    values = (here, entry.force.size(), inside, s.cp)
    question = One(power, ASK_NOT_OUTNUMBERING, values, "space", [*options, TURN_BACK], "13.4")
    question.about = entry
    choice = yield question
    if choice == TURN_BACK:
        yield from turn_back(g, entry)
        return
    action = ACTION_MOVE_CLEAR if CLEAR[here] >> choice & 1 else ACTION_MOVE_PASS
    pay(g, power, COST[action][power])
    g.log(FACT_GOES_ON, power, here, choice, entry.force.size(), entry.force.leader_mask())
    announced = Announced(action, power, here, choice, entry.force.leaders, COST[action][power])
    goes = yield from announce(g, announced)
    if goes:
        yield from enter(g, Entry(s, power, entry.force, here, here, choice))
    else:
        yield from turn_back(g, entry)


def ways_on(s: State, power: int, force: Force, here: int) -> int:
    """HIS §13.4 choice 1: the spaces to which the formation may go on with the CP that are left."""
    if s.impulse_flags & IMPULSE_FOUL_WEATHER:
        return 0
    steps = 0
    if s.cp >= COST[ACTION_MOVE_CLEAR][power]:
        steps |= CLEAR[here]
    if s.cp >= COST[ACTION_MOVE_PASS][power]:
        steps |= ADJ[here]
    if s.arena:
        steps &= s.arena
    if not steps:
        return 0
    spaces = access.open_spaces(s, power) & steps
    return spaces if force.size() else access.open_to_leaders(s, power, spaces)


def turn_back(g: G, entry: Entry) -> Procedure:
    """HIS §13.4 choice 2: free of charge to where it came from, within the limits of §14.1; else eliminated."""
    s = g.state
    power, here = entry.power, entry.to
    back = 1 << entry.origin if entry.origin < N_SPACES else 0
    if access.refuge(s, power, here, 0, 0) & back:
        withdraw_to(g, entry.force, here, entry.origin)
        g.log(FACT_TURNS_BACK, power, here, entry.origin)
    else:
        yield from eliminate(g, here, entry.force, holder_of(s, here, power))
