"""The action Move Formation, in clear or over a pass (HIS §13.0, §13.1)."""

from __future__ import annotations

from functools import partial

from regio.his import access, board
from regio.his.actions import Action, pay, register_action
from regio.his.announced import Announced, announce
from regio.his.context import G
from regio.his.entering import enter
from regio.his.entry import Entry
from regio.his.marks import marked
from regio.his.pieces import Force, all_at, force_of
from regio.his.powers import PROTESTANT
from regio.his.sieges import fresh_sieges
from regio.his.spaces import N_SPACES
from regio.his.splits import Split, can_split
from regio.his.state import IMPULSE_FOUL_WEATHER, N_SLOTS, State
from regio.his.tables_costs import ACTION_MOVE_CLEAR, ACTION_MOVE_PASS, COST
from regio.his.tables_map import ADJ, ALL_SPACES, CLEAR, PORTS_MASK
from regio.his.tables_persons import ARMY_LEADERS, NO_LEADER_COMMAND
from regio.his.transport import refused_seas, transport, transport_seas
from regio.kernel.messages import Refusal, message
from regio.kernel.questions import One
from regio.kernel.rules import Procedure
from regio.series.bits import members

ASK_FROM = message("his-ask-move-from", "power:power", "cp:n")
ASK_TO = message("his-ask-move-to", "space:space", "cp:n")
ASK_FORMATION = message("his-ask-move-formation", "start:space", "to:space")
FACT_MOVES = message(
    "his-formation-moves", "power:power", "start:space", "to:space", "units:n", "leaders:leaders", "cost:n"
)
WHY_BEFORE_LEAGUE = message("his-why-move-before-league")
WHY_NOTHING_MOVES = message("his-why-nothing-moves")
WHY_BESIEGED = message("his-why-move-besieged", "space:space")
WHY_FRESH_SIEGE = message("his-why-move-fresh-siege", "space:space")
WHY_BEATEN = message("his-why-move-beaten", "space:space")
WHY_NO_WAY = message("his-why-move-no-way", "space:space")
WHY_CLOSED = message("his-why-space-closed", "space:space")
WHY_NEUTRAL = message("his-why-space-neutral", "space:space", "power:power")
WHY_NEUTRAL_UNITS = message("his-why-neutral-units", "space:space")
WHY_PASS_COST = message("his-why-pass-cost", "space:space", "cost:n", "cp:n")
WHY_LEADERS_ALONE = message("his-why-leaders-alone", "space:space")


# -- who may move (§13.1) ---------------------------------------------------------------------------


def places_of(s: State, power: int) -> int:
    """The spaces where a power has land units or army leaders."""
    own = board.own_mask(s, power)
    mask = board.troop_spaces(s, own) & ALL_SPACES
    for leader in members(ARMY_LEADERS):
        if own >> s.leader_user[leader] & 1 and s.leader_place[leader] < N_SPACES:
            mask |= 1 << s.leader_place[leader]
    return mask


def pinned(s: State, power: int) -> int:
    """HIS §13.1: spaces whose units may not move: under siege, or put under siege by them in this impulse."""
    mask = fresh_sieges(s, power)
    for space in members(board.besieged(s)):
        if not board.besiegers(s, space) >> power & 1:
            mask |= 1 << space
    return mask


def movable(s: State, power: int, space: int) -> Force:
    """HIS §13.1: the units and leaders of a power in a space that may move now."""
    pool = all_at(s, space, board.own_mask(s, power))
    foul = s.impulse_flags & IMPULSE_FOUL_WEATHER
    if s.beaten or foul:
        for slot in range(N_SLOTS):
            if pool.units[slot]:
                stuck = marked(s.beaten, space, slot) + (marked(s.moved, space, slot) if foul else 0)
                pool.units[slot] = max(0, pool.units[slot] - stuck)
    stays = s.beaten_leaders | s.gout | (s.moved_leaders if foul else 0)
    if stays:
        pool.leaders = [leader for leader in pool.leaders if not stays >> leader & 1]
    return pool


def steps(s: State, power: int, start: int) -> int:
    """The neighbours of a space that a power can pay for: 1 CP in clear, 2 over a pass."""
    if s.cp >= COST[ACTION_MOVE_PASS][power]:
        reach = ADJ[start]
    else:
        reach = CLEAR[start] if s.cp >= COST[ACTION_MOVE_CLEAR][power] else 0
    return reach & s.arena if s.arena else reach


def destinations(s: State, power: int, start: int, pool: Force, spaces: int, alone: int, only_one: bool = False) -> int:
    """HIS §13.1: where a formation out of this pool may go; `spaces` are open to units, `alone` to leaders."""
    reach = steps(s, power, start)
    found = 0
    if pool.leaders:
        found = alone & reach
    if pool.size():
        for to in members(spaces & reach & ~found):
            if only_one and found:
                return found
            if can_split(s, pool, start, to):
                found |= 1 << to
    if PORTS_MASK >> start & 1:
        found |= transport_seas(s, power, start, pool, spaces, alone)
    return found


def origins(s: State, power: int, only_one: bool = False) -> int:
    """HIS §13.1: the spaces out of which a formation of a power can move now."""
    spaces = access.open_spaces(s, power)
    stuck = pinned(s, power) if s.sieges else 0
    if s.arena:
        spaces &= s.arena
        stuck |= ALL_SPACES & ~s.arena
    found = small_stacks(s, power, spaces, stuck, only_one)
    if found and only_one:
        return found
    alone = access.open_to_leaders(s, power, spaces)
    for start in members(places_of(s, power) & ~stuck & ~found):
        if not spaces & steps(s, power, start) and not PORTS_MASK >> start & 1:
            continue
        if destinations(s, power, start, movable(s, power, start), spaces, alone, only_one=True):
            found |= 1 << start
            if only_one:
                break
    return found


def small_stacks(s: State, power: int, spaces: int, stuck: int, only_one: bool) -> int:
    """The quick part of the answer: stacks small enough to move as a whole, even without a leader."""
    if s.beaten or s.impulse_flags & IMPULSE_FOUL_WEATHER:
        return 0
    own = board.own_mask(s, power)
    left = board.troop_spaces(s, own) & ALL_SPACES & ~stuck
    found = 0
    while left:
        low = left & -left
        left ^= low
        start = low.bit_length() - 1
        if spaces & steps(s, power, start) and board.strength(s, start, own) <= NO_LEADER_COMMAND:
            found |= low
            if only_one:
                return found
    return found


# -- the action -------------------------------------------------------------------------------------


def refuse(g: G, power: int) -> Refusal | None:
    """Why a power cannot move any formation now."""
    s = g.state
    if power == PROTESTANT and not board.league_formed(s):
        return Refusal(WHY_BEFORE_LEAGUE, (), "21.6")
    if not origins(s, power, only_one=True):
        return Refusal(WHY_NOTHING_MOVES, (), "13.1")
    return None


def perform(g: G, power: int) -> Procedure:
    """HIS §13.1: one Move Formation action, steps 1-4; then the formation enters the space, or goes to sea (§16.3)."""
    s = g.state
    start = yield One(
        power, ASK_FROM, (power, s.cp), "space", members(origins(s, power)), "13.1", partial(refused_origins, s, power)
    )
    pool = movable(s, power, start)
    spaces = access.open_spaces(s, power)
    alone = access.open_to_leaders(s, power, spaces)
    options = members(destinations(s, power, start, pool, spaces, alone))
    to = yield One(
        power, ASK_TO, (start, s.cp), "place", options, "13.1", partial(refused_destinations, s, power, start)
    )
    if to >= N_SPACES:
        yield from transport(g, power, start, to, pool)
        return
    at_least = 0 if alone >> to & 1 else 1
    question = Split(s, power, ASK_FORMATION, (start, to), pool, start, to, "13.0", at_least)
    answer = yield question
    force = force_of(question.kinds, answer)
    action = ACTION_MOVE_CLEAR if CLEAR[start] >> to & 1 else ACTION_MOVE_PASS
    cost = COST[action][power]
    pay(g, power, cost)
    g.log(FACT_MOVES, power, start, to, force.size(), force.leader_mask(), cost)
    goes = yield from announce(g, Announced(action, power, start, to, force.leaders, cost))
    if goes:
        yield from enter(g, Entry(s, power, force, start, start, to))


# -- why not ----------------------------------------------------------------------------------------


def refused_origins(s: State, power: int) -> list[tuple[int, Refusal]]:
    """The spaces with units that cannot move now, each with the reason."""
    found = []
    possible = origins(s, power)
    under_siege = board.besieged(s)
    fresh = fresh_sieges(s, power)
    for space in members(places_of(s, power) & ~possible):
        pool = movable(s, power, space)
        if fresh >> space & 1:
            why = WHY_FRESH_SIEGE
        elif under_siege >> space & 1 and not board.besiegers(s, space) >> power & 1:
            why = WHY_BESIEGED
        elif not pool.size() and not pool.leaders:
            why = WHY_BEATEN
        else:
            why = WHY_NO_WAY
        found.append((space, Refusal(why, (space,), "13.1")))
    return found


def refused_destinations(s: State, power: int, start: int) -> list[tuple[int, Refusal]]:
    """The neighbours that cannot be entered now, each with the reason."""
    found = []
    pool = movable(s, power, start)
    spaces = access.open_spaces(s, power)
    possible = destinations(s, power, start, pool, spaces, access.open_to_leaders(s, power, spaces))
    for to in members(ADJ[start] & ~possible):
        found.append((to, why_not(s, power, start, to, spaces)))
    return found + refused_seas(s, power, start, possible)


def why_not(s: State, power: int, start: int, to: int, spaces: int) -> Refusal:
    """Why a power may not move from one space to a neighbour."""
    if board.closed_to_units(s) >> to & 1:
        return Refusal(WHY_CLOSED, (to,), "21.6")
    if not access.control_test(s, power) >> to & 1:
        return Refusal(WHY_NEUTRAL, (to, s.control[to]), "13.1")
    if not spaces >> to & 1:
        return Refusal(WHY_NEUTRAL_UNITS, (to,), "13.1")
    if not steps(s, power, start) >> to & 1:
        return Refusal(WHY_PASS_COST, (to, COST[ACTION_MOVE_PASS][power], s.cp), "13.1")
    return Refusal(WHY_LEADERS_ALONE, (to,), "13.1")


register_action(Action(ACTION_MOVE_CLEAR, refuse, perform))
