"""Assault on a besieged space (HIS §15.1)."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from functools import partial
from typing import Any

from regio.his.actions import Action, pay, register_action
from regio.his.announced import Announced, announce
from regio.his.board import (
    EVERY_POWER,
    besieger_owners,
    inside_owners,
    major_of,
    own_mask,
    slots_of,
    squadrons_at,
)
from regio.his.casualties import clamp, remove, share, take_losses
from regio.his.context import G
from regio.his.counters import settle_shortage
from regio.his.fleets import side_of
from regio.his.loc import has_loc
from regio.his.minors import check_hungary
from regio.his.moments import (
    ASSAULT_ATTACKER_CARDS,
    ASSAULT_BEGINS,
    ASSAULT_DEFENDER_CARDS,
    ASSAULT_ROLLED,
    Situation,
    everybody,
    in_impulse_order,
    offer,
)
from regio.his.persons import LEADER_SULEIMAN
from regio.his.phony_war import fought
from regio.his.pieces import Force, OutOfPool, all_at, army_leaders_at, command_limit, force_of
from regio.his.powers import INDEPENDENT, NOBODY, OTTOMAN
from regio.his.siege import (
    besiegers_dead,
    capture_space,
    check_sieges,
)
from regio.his.sieges import besieges, inside_strength, outside_strength
from regio.his.state import IMPULSE_FOUL_WEATHER, IMPULSE_ROXELANA, N_SLOTS, NO_PLACE, State
from regio.his.tables_costs import ACTION_ASSAULT, COST
from regio.his.tables_map import PORT_SEA_LIST
from regio.his.tables_persons import LEADER_BATTLE
from regio.his.tables_religion import ASSAULT_DEFENDER_DICE, HITS_ON
from regio.his.tables_units import CAVALRY, MERCENARY_SLOTS, SLOT_KIND
from regio.kernel.messages import Refusal, message
from regio.kernel.notation import NO, YES
from regio.kernel.questions import Asked, One
from regio.kernel.rules import Procedure
from regio.series.bits import members

ASK_ASSAULT_SPACE = message("his-ask-assault-space", "power:power")
ASK_ASSAULT_FORCE = message("his-ask-assault-force", "space:space")
ASK_ASSAULT_FREE = message("his-ask-assault-free", "space:space")
FACT_ASSAULT = message("his-assault", "power:power", "space:space", "units:n", "leaders:leaders", "inside:n")
FACT_ASSAULT_ATTACK = message("his-assault-attack", "power:power", "dice:dice", "hits:n")
FACT_ASSAULT_DEFENCE = message("his-assault-defence", "space:space", "dice:dice", "hits:n")
FACT_ASSAULT_FAILED = message("his-assault-failed", "power:power", "space:space")
FACT_ASSAULT_RESULT = message(
    "his-assault-result", "space:space", "power:power", "lost:n", "units:n", "gone:n", "inside:n"
)
FACT_MORE_HITS = message("his-assault-more-hits", "power:power", "dice:dice", "hits:n")
FACT_MERCENARIES_GONE = message("his-assault-mercenaries-gone", "power:power", "space:space", "n:n")
FACT_BETRAYED = message("his-assault-betrayed", "space:space", "n:n")
WHY_NO_SIEGE = message("his-why-no-siege")
WHY_NOT_BESIEGED = message("his-why-not-besieged", "space:space")
WHY_FRESH_SIEGE = message("his-why-fresh-siege", "space:space")
WHY_ASSAULTED = message("his-why-assaulted", "space:space")
WHY_ASSAULT_LOC = message("his-why-assault-loc", "space:space")
WHY_SQUADRON_AT_SEA = message("his-why-squadron-at-sea", "space:space", "sea:place")
WHY_BLOCKADE = message("his-why-blockade", "space:space", "inside:n", "outside:n")
WHY_ASSAULT_WEATHER = message("his-why-assault-weather")


class Assault(Situation):
    """An assault under way; combat and response cards read it and change it.

    `force` is the assaulting formation, `defenders` the major powers that may play combat cards for the inside.
    Before the dice a card adds dice with `attack_bonus`; afterwards it rolls more with `more_hits`.
    """

    def __init__(self, power: int, space: int, force: Force) -> None:
        self.power = power
        self.space = space
        self.force = force
        self.defenders: list[int] = []
        self.treason = False
        """Is it by Treachery! (105)?"""
        self.attack_bonus = 0
        self.attack_rolled: list[int] = []
        self.attack_hits = 0
        self.defence_rolled: list[int] = []
        self.defence_hits = 0

    def concerns(self, s: State, seat: int) -> bool:
        """An assault concerns the assaulting power and the defenders."""
        return seat == self.power or seat in self.defenders

    def attack_dice(self, s: State) -> int:
        """HIS §15.1 step 3: dice of the attacker, cards included; none without units (ruling 27-empty)."""
        if not self.force.size():
            return 0
        return attack_dice(self.force, inside_strength(s, self.space)) + self.attack_bonus

    def more_hits(self, g: G, dice: int, hits_on: int) -> None:
        """HIS §15.1 step 8: more dice of the attacker after both sides have rolled."""
        rolled = g.roll(dice, "assault.attacker")
        hits = sum(1 for die in rolled if die >= hits_on)
        self.attack_rolled += rolled
        self.attack_hits += hits
        g.log(FACT_MORE_HITS, self.power, tuple(rolled), hits)


# -- dice -------------------------------------------------------------------------------------------


def infantry(s: State, space: int, owners: int) -> int:
    """How many land units of a set of owners in a space are no cavalry."""
    at = space * N_SLOTS
    return sum(s.units[at + slot] for slot in slots_of(owners) if SLOT_KIND[slot] != CAVALRY)


def attack_dice(force: Force, inside: int) -> int:
    """HIS §15.1 step 3: 1 die a unit against an empty space, 1 for two (rounded up) against a garrison.

    Cavalry rolls nothing, but cavalry inside is a garrison. The best leader adds his battle rating.
    """
    if not force.size():
        return 0
    units = sum(n for slot, n in enumerate(force.units) if n and SLOT_KIND[slot] != CAVALRY)
    return (units if not inside else (units + 1) // 2) + force.battle_rating()


def defence_dice(s: State, space: int) -> int:
    """HIS §15.1 step 4: 1 die a unit inside that is no cavalry, the best leader's battle rating, and 1."""
    units = infantry(s, space, inside_owners(s, space))
    leaders = army_leaders_at(s, space, EVERY_POWER & ~besieger_owners(s, space))
    best = max((LEADER_BATTLE[leader] for leader in leaders), default=0)
    return units + best + ASSAULT_DEFENDER_DICE


# -- requirements -----------------------------------------------------------------------------------


def siege_impulse(s: State, space: int, power: int) -> int:
    """The impulse in which a power put a space under siege; -1 if it does not besiege it."""
    for where, besieger, impulse in s.sieges:
        if where == space and besieger == power:
            return impulse
    return -1


def suleiman_leads(s: State, power: int, space: int) -> bool:
    """Card 42, Roxelana: may the formation with Suleiman assault this space free of CP?"""
    if not s.impulse_flags & IMPULSE_ROXELANA or power != OTTOMAN or s.leader_place[LEADER_SULEIMAN] != space:
        return False
    return not s.gout >> LEADER_SULEIMAN & 1


def refusal_of_assault(s: State, power: int, space: int, fresh: bool = False) -> Refusal | None:
    """HIS §15.1: the first requirement that forbids a power to assault a space now, or None.

    `fresh` allows a siege that was laid in this same impulse.
    """
    laid = siege_impulse(s, space, power)
    if laid < 0:
        return Refusal(WHY_NOT_BESIEGED, (space,), "15.1")
    if s.impulse_flags & IMPULSE_FOUL_WEATHER:
        return Refusal(WHY_ASSAULT_WEATHER, (), "31")
    if laid == s.impulse and not fresh:
        return Refusal(WHY_FRESH_SIEGE, (space,), "15.1")
    if s.assaulted >> space & 1:
        return Refusal(WHY_ASSAULTED, (space,), "15.1")
    refusal = _refusal_at_sea(s, power, space)
    if refusal is None and not has_loc(s, power, space):
        return Refusal(WHY_ASSAULT_LOC, (space,), "12.1")
    return refusal


def _refusal_at_sea(s: State, power: int, space: int) -> Refusal | None:
    """HIS §15.1 requirements 3 and 4: the fleet of the controller outside and inside the port; corsairs are ignored."""
    seas = PORT_SEA_LIST[space]
    controller = s.control[space]
    if not seas or controller >= INDEPENDENT:
        return None
    users = side_of(s, controller)
    for sea in seas:
        if squadrons_at(s, sea, users):
            return Refusal(WHY_SQUADRON_AT_SEA, (space, sea), "15.1")
    inside = squadrons_at(s, space, users)
    if inside:
        outside = sum(squadrons_at(s, sea, own_mask(s, power)) for sea in seas)
        if outside <= inside:
            return Refusal(WHY_BLOCKADE, (space, inside, outside), "15.1")
    return None


def sieges_of(s: State, power: int) -> list[int]:
    """The spaces that a power besieges, within the arena if there is one."""
    return [
        space for space, besieger, _impulse in s.sieges if besieger == power and (not s.arena or s.arena >> space & 1)
    ]


def may_be_fresh(s: State, power: int, space: int) -> bool:
    """May a siege laid in this impulse be assaulted: by Suleiman with Roxelana, or in a Scots Raid (card 97)?"""
    return bool(s.arena) or suleiman_leads(s, power, space)


def _payable(s: State, power: int, space: int) -> bool:
    return s.cp >= COST[ACTION_ASSAULT][power] or suleiman_leads(s, power, space)


def assault_spaces(s: State, power: int) -> list[int]:
    """HIS §15.1: the spaces that a power can assault now."""
    return [
        space
        for space in sieges_of(s, power)
        if _payable(s, power, space) and refusal_of_assault(s, power, space, may_be_fresh(s, power, space)) is None
    ]


def _refused_spaces(s: State, power: int) -> list[tuple[int, Refusal]]:
    found = []
    for space in sieges_of(s, power):
        refusal = refusal_of_assault(s, power, space, may_be_fresh(s, power, space))
        if refusal is not None:
            found.append((space, refusal))
    return found


def _refuse(g: G, power: int) -> Refusal | None:
    s = g.state
    if not s.sieges:
        return Refusal(WHY_NO_SIEGE, (), "15.1")
    if assault_spaces(s, power):
        return None
    refused = _refused_spaces(s, power)
    return refused[0][1] if refused else Refusal(WHY_NO_SIEGE, (), "15.1")


# -- the action -------------------------------------------------------------------------------------


def assault_action(g: G, power: int) -> Procedure:
    """HIS §15.1: the action: choose the besieged space, then assault it."""
    s = g.state
    spaces = assault_spaces(s, power)
    space = yield One(power, ASK_ASSAULT_SPACE, (power,), "space", spaces, "15.1", partial(_refused_spaces, s, power))
    yield from assault(g, power, space)


def assault(g: G, power: int, space: int, free: bool = False, ignore_requirements: bool = False) -> Procedure:
    """HIS §15.1: one assault, from the formation to its result.

    `free` costs no CP and so cannot be stopped by Foul Weather or Gout; `ignore_requirements` is Treachery! (105):
    afterwards the besiegers win if they still outnumber the inside.
    """
    s = g.state
    fresh = siege_impulse(s, space, power) == s.impulse and not free
    led = fresh and suleiman_leads(s, power, space)
    force = yield from choose_force(g, power, space, led, ignore_requirements)
    if not free:
        free = yield from _free_by_roxelana(g, power, space, force, fresh)
        if not free:
            cost = COST[ACTION_ASSAULT][power]
            pay(g, power, cost)
            announced = Announced(ACTION_ASSAULT, power, space, space, force.leaders, cost)
            if not (yield from announce(g, announced)):
                return
    fight = Assault(power, space, force)
    fight.treason = ignore_requirements
    yield from last_mercenaries(g, fight)
    s.assaulted |= 1 << space
    if not (yield from roll_assault(g, fight)):
        return
    s.battle_place = space
    yield from assault_losses(g, fight)
    s.battle_place = NO_PLACE
    yield from (betrayed(g, fight) if fight.treason else assault_result(g, fight))
    yield from check_hungary(g)


def choose_force(g: G, power: int, space: int, suleiman_only: bool, treason: bool) -> Generator[Asked, Any, Force]:
    """HIS §15.1 requirement 6: one formation of the power and its minor powers; no leader with gout."""
    s = g.state
    kind = LedBySuleiman if suleiman_only else OutOfPool
    question = kind(power, ASK_ASSAULT_FORCE, (space,), assault_pool(s, power, space), "15.1")
    question.about = treason
    answer = yield question
    return force_of(question.kinds, answer)


def assault_pool(s: State, power: int, space: int) -> Force:
    """HIS §15.1 requirement 6: the units and leaders of a power before a space that may assault it."""
    pool = all_at(s, space, own_mask(s, power))
    pool.leaders = [leader for leader in pool.leaders if not s.gout >> leader & 1]
    return pool


class LedBySuleiman(OutOfPool):
    """A formation that must include Suleiman (card 42)."""

    def _groups(self) -> Iterator[tuple[int, ...]]:
        return (group for group in super()._groups() if LEADER_SULEIMAN in group)

    def legal(self, answer: Any) -> bool:
        return super().legal(answer) and LEADER_SULEIMAN in answer[1]


def _free_by_roxelana(g: G, power: int, space: int, force: Force, fresh: bool) -> Generator[Asked, Any, bool]:
    """Card 42: Suleiman's formation may use its one free assault of this impulse; on a fresh siege it must."""
    s = g.state
    if LEADER_SULEIMAN not in force.leaders or not suleiman_leads(s, power, space):
        return False
    options = [YES] if fresh or s.cp < COST[ACTION_ASSAULT][power] else [YES, NO]
    question = One(power, ASK_ASSAULT_FREE, (space,), "word", options, "42")
    question.about = force
    answer = yield question
    if answer == YES:
        s.impulse_flags &= ~IMPULSE_ROXELANA
    return bool(answer == YES)


def last_mercenaries(g: G, fight: Assault) -> Procedure:
    """HIS §15.1 step 2: the active power's last chance to bring mercenaries by a response card.

    New units join the formation as far as its leaders allow (ruling 15.1-mercenaries).
    """
    s = g.state
    own = own_mask(s, fight.power)
    before = all_at(s, fight.space, own)
    yield from offer(g, ASSAULT_BEGINS, in_impulse_order(s)[:1], fight)
    room = command_limit(fight.force.leaders) - fight.force.size()
    for slot in slots_of(own):
        now = s.units[fight.space * N_SLOTS + slot]
        more = min(room, now - before.units[slot])
        if more > 0:
            fight.force.units[slot] += more
            room -= more
        fight.force.units[slot] = min(fight.force.units[slot], now)


# -- dice -------------------------------------------------------------------------------------------


def roll_assault(g: G, fight: Assault) -> Generator[Asked, Any, bool]:
    """HIS §15.1 steps 3 to 8: dice counted, combat cards, both roll, responses. False if the siege broke before."""
    s = g.state
    power, space = fight.power, fight.space
    g.log(FACT_ASSAULT, power, space, fight.force.size(), fight.force.leader_mask(), inside_strength(s, space))
    fight.defenders = defending_powers(s, space)
    yield from offer(g, ASSAULT_ATTACKER_CARDS, (power,), fight)
    yield from offer(g, ASSAULT_DEFENDER_CARDS, fight.defenders, fight)
    yield from check_sieges(g)
    if not besieges(s, space, power):
        return False
    fight.attack_rolled = g.roll(fight.attack_dice(s), "assault.attacker")
    fight.defence_rolled = g.roll(defence_dice(s, space), "assault.defender")
    fight.attack_hits = sum(1 for die in fight.attack_rolled if die >= HITS_ON)
    fight.defence_hits = sum(1 for die in fight.defence_rolled if die >= HITS_ON)
    g.log(FACT_ASSAULT_ATTACK, power, tuple(fight.attack_rolled), fight.attack_hits)
    g.log(FACT_ASSAULT_DEFENCE, space, tuple(fight.defence_rolled), fight.defence_hits)
    fought(g, own_mask(s, power), inside_owners(s, space) | side_of(s, s.control[space]))
    yield from everybody(g, ASSAULT_ROLLED, fight)
    return True


def defending_powers(s: State, space: int) -> list[int]:
    """HIS §15.1 step 6: the major powers of the inside in impulse order: with units there, or controlling the space."""
    owners = inside_owners(s, space) | 1 << s.control[space]
    return [power for power in in_impulse_order(s) if owners & own_mask(s, power)]


def mercenaries_desert(g: G, fight: Assault) -> Procedure:
    """Card 27, Mercenaries Grow Restless: all mercenaries of the assaulting formation are eliminated."""
    counts = [n if MERCENARY_SLOTS >> slot & 1 else 0 for slot, n in enumerate(fight.force.units)]
    g.log(FACT_MERCENARIES_GONE, fight.power, fight.space, sum(counts))
    remove(g, fight.space, fight.force, counts)
    yield from settle_shortage(g, fight.power, fight.space)
    clamp(g, fight.space, fight.force)


# -- results ----------------------------------------------------------------------------------------


def assault_losses(g: G, fight: Assault) -> Procedure:
    """HIS §15.1 step 9, §9.2: each side loses a unit for each hit on it, both at the same time, owners choose.

    The attacker loses out of his whole stack in the space; allied defenders share.
    """
    s = g.state
    power, space = fight.power, fight.space
    inside = inside_owners(s, space)
    units, garrison = outside_strength(s, space, power), inside_strength(s, space)
    yield from take_losses(g, power, space, all_at(s, space, own_mask(s, power)), fight.defence_hits)
    seats: list[int] = []
    forces: list[Force] = []
    for owner in members(inside):
        seat = major_of(s, owner)
        if seat == NOBODY or seat not in seats:
            seats.append(seat)
            forces.append(all_at(s, space, 1 << owner if seat == NOBODY else own_mask(s, seat) & inside))
    losses = share(g, fight.attack_hits, seats, [force.size() for force in forces])
    for seat, force, lost in zip(seats, forces, losses, strict=True):
        yield from take_losses(g, seat, space, force, lost)
    dead = units - outside_strength(s, space, power)
    g.log(FACT_ASSAULT_RESULT, space, power, dead, units, garrison - inside_strength(s, space), garrison)


def assault_result(g: G, fight: Assault) -> Procedure:
    """HIS §15.1 steps 10 and 11: the space falls, or the siege goes on, or it breaks."""
    s = g.state
    power, space = fight.power, fight.space
    alive = outside_strength(s, space, power)
    if fight.attack_hits and alive and not inside_strength(s, space):
        yield from capture_space(g, power, space)
        return
    g.log(FACT_ASSAULT_FAILED, power, space)
    if not alive:
        yield from besiegers_dead(g, space, power)
    yield from check_sieges(g)


def betrayed(g: G, fight: Assault) -> Procedure:
    """Card 105, Treachery!: besiegers who still outnumber the inside take the space, the rest inside is eliminated."""
    s = g.state
    power, space = fight.power, fight.space
    inside = inside_strength(s, space)
    if outside_strength(s, space, power) <= inside:
        yield from assault_result(g, fight)
        return
    g.log(FACT_BETRAYED, space, inside)
    garrison = all_at(s, space, inside_owners(s, space))
    remove(g, space, garrison, garrison.units[:])
    yield from capture_space(g, power, space)


def least_cost(g: G, power: int) -> int:
    """The CP of an assault; none while Roxelana's free one is open, even when all CP are spent."""
    return 0 if g.state.impulse_flags & IMPULSE_ROXELANA else COST[ACTION_ASSAULT][power]


register_action(Action(ACTION_ASSAULT, _refuse, assault_action, cost=least_cost))
