"""Piracy in a sea zone (HIS §16.4), the Ottoman's alone."""

from __future__ import annotations

from functools import partial
from typing import Final

from regio.his import board
from regio.his.actions import Action, pay, register_action
from regio.his.announced import Announced, announce
from regio.his.context import G
from regio.his.deck import draw_from_hand, drawable
from regio.his.fleets import lose_ship, naval_leaders_at
from regio.his.naval import ask_ships, fleets_by_place
from regio.his.powers import INDEPENDENT, MAJORS, OTTOMAN
from regio.his.spaces import FIRST_SEA, TYRRHENIAN_SEA
from regio.his.state import (
    BONUS_GONZAGA,
    EVENT_BARBARY_PIRATES,
    FLAG_JULIA_GONZAGA,
    IMPULSE_FOUL_WEATHER,
    N_BONUS,
    State,
)
from regio.his.tables_costs import ACTION_PIRACY, COST, PIRACY_MARKERS_500, PIRACY_MAX
from regio.his.tables_map import SEA_PORTS, SEA_STEPS, SEAS_MASK
from regio.his.tables_persons import LEADER_PIRACY
from regio.his.tables_religion import (
    HITS_ON,
    PIRACY_ADJACENT_SQUADRON_DICE,
    PIRACY_FORTRESS_DICE,
    PIRACY_HIGH_DICE,
    PIRACY_LOW_DICE,
    PIRACY_SQUADRON_DICE,
)
from regio.his.tables_units import KNIGHTS
from regio.kernel.messages import Refusal, message
from regio.kernel.notation import word
from regio.kernel.questions import One
from regio.kernel.rules import Procedure
from regio.series.bits import members

ASK_PIRACY_SEA = message("his-ask-piracy-sea")
ASK_PIRACY_TARGET = message("his-ask-piracy-target", "sea:place")
ASK_PIRACY_AWARD = message("his-ask-piracy-award", "sea:place", "left:n")
ASK_PIRACY_SQUADRON = message("his-ask-piracy-squadron", "sea:place")
ASK_PIRACY_SHIP = message("his-ask-piracy-ship", "place:place")
FACT_PIRACY = message("his-piracy", "target:power", "sea:place", "defence:n")
FACT_PIRACY_DEFENCE = message("his-piracy-defence", "target:power", "dice:dice", "hits:n")
FACT_PIRACY_OVER = message("his-piracy-over", "sea:place")
FACT_PIRACY_DICE = message("his-piracy-dice", "dice:dice", "hits:n")
FACT_PIRACY_VP = message("his-piracy-vp", "vp:n")
FACT_PIRACY_VOID = message("his-piracy-void")
FACT_GONZAGA = message("his-gonzaga-captured")
WHY_PIRACY_STORM = message("his-why-piracy-storm")
WHY_NO_PIRATES = message("his-why-no-pirates")
WHY_NO_PIRACY_SEA = message("his-why-no-piracy-sea")
WHY_ROBBED = message("his-why-already-robbed", "sea:place")
WHY_NO_CORSAIR = message("his-why-no-corsair-there", "sea:place")
WHY_NOTHING_TO_ROB = message("his-why-nothing-to-rob", "sea:place")
WHY_NO_PORT_THERE = message("his-why-no-port-there", "sea:place", "power:power")
WHY_PIRACY_MARKERS = message("his-why-piracy-markers", "n:n")

AWARD_SQUADRON: Final = word("squadron")
AWARD_CARD: Final = word("card")
AWARD_VP: Final = word("vp")
AWARDS: Final = (AWARD_SQUADRON, AWARD_CARD, AWARD_VP)


# -- where and against whom -------------------------------------------------------------------------


def piracy_seas(s: State) -> list[int]:
    """HIS §16.4 step 1: sea zones with a corsair, without a marker, and with a port of a major power to rob."""
    seas = []
    for place, ships in sorted(fleets_by_place(s, 1 << OTTOMAN).items()):
        if not SEAS_MASK >> place & 1 or s.piracy_seas >> place & 1:
            continue
        if any(s.corsairs >> ship & 1 for ship in ships) and piracy_targets(s, place):
            seas.append(place)
    return seas


def piracy_targets(s: State, sea: int) -> list[int]:
    """HIS §16.4 step 1: the major powers with a port on a sea zone; war is not required."""
    ports = SEA_PORTS[sea - FIRST_SEA]
    return [power for power in MAJORS if power != OTTOMAN and s.owned[power] & ports]


def refuse_piracy(g: G, power: int) -> Refusal | None:
    """HIS §16.4: why no piracy is possible now, or None."""
    s = g.state
    if not s.events & EVENT_BARBARY_PIRATES:
        return Refusal(WHY_NO_PIRATES, (), "16.4")
    if s.impulse_flags & IMPULSE_FOUL_WEATHER:
        return Refusal(WHY_PIRACY_STORM, (), "31")
    if board.edition_500(s) and s.piracy_count >= PIRACY_MARKERS_500:
        return Refusal(WHY_PIRACY_MARKERS, (PIRACY_MARKERS_500,), "16.4")
    if not piracy_seas(s):
        return Refusal(WHY_NO_PIRACY_SEA, (), "16.4")
    return None


def refused_seas(s: State) -> list[tuple[int, Refusal]]:
    """The sea zones where no piracy is possible now, each with the reason."""
    found = []
    possible = piracy_seas(s)
    for sea in members(SEAS_MASK):
        if sea not in possible:
            why = WHY_NOTHING_TO_ROB
            if s.piracy_seas >> sea & 1:
                why = WHY_ROBBED
            elif not corsairs_in(s, sea):
                why = WHY_NO_CORSAIR
            found.append((sea, Refusal(why, (sea,), "16.4")))
    return found


def refused_targets(s: State, sea: int) -> list[tuple[int, Refusal]]:
    """The major powers without a port on a sea zone."""
    possible = (OTTOMAN, *piracy_targets(s, sea))
    return [(power, Refusal(WHY_NO_PORT_THERE, (sea, power), "16.4")) for power in MAJORS if power not in possible]


# -- dice -------------------------------------------------------------------------------------------


def knights_port(s: State) -> int:
    """The space that the Knights of St. John hold, as a bit set."""
    for space in members(s.troops[INDEPENDENT]):
        if board.units_at(s, space, KNIGHTS) and s.control[space] == INDEPENDENT:
            return 1 << space
    return 0


def defence_dice(s: State, sea: int, target: int) -> int:
    """HIS §16.4 step 2: the target's dice: squadrons in and around the zone, fortresses on it."""
    hostile = s.enemies[OTTOMAN]
    own = board.own_mask(s, target)
    dice = PIRACY_SQUADRON_DICE * board.squadrons_at(s, sea, own)
    for place in members(SEA_STEPS[sea]):
        dice += PIRACY_ADJACENT_SQUADRON_DICE * board.squadrons_at(s, place, own | hostile)
    fortresses = board.fortresses(s) & SEA_PORTS[sea - FIRST_SEA] & ~s.unrest & ~board.besieged(s)
    guarded = fortresses & (board.spaces_of(s, own | hostile) | knights_port(s))
    return dice + PIRACY_FORTRESS_DICE * guarded.bit_count()


def pirate_dice(corsairs: int, ports: int, rating: int) -> int:
    """HIS §16.4 step 4: 1 die with one corsair or one port to rob, else 2, and the piracy rating of a naval leader."""
    return (PIRACY_LOW_DICE if corsairs == 1 or ports == 1 else PIRACY_HIGH_DICE) + rating


def ports_to_rob(s: State, sea: int, target: int) -> int:
    """HIS §16.4 step 4: how many ports a power controls on a sea zone."""
    return (s.owned[target] & SEA_PORTS[sea - FIRST_SEA]).bit_count()


def best_pirate(s: State, sea: int) -> int:
    """HIS §16.4 step 4: the best piracy rating of the Ottoman naval leaders in a sea zone."""
    return max((LEADER_PIRACY[leader] for leader in naval_leaders_at(s, sea, 1 << OTTOMAN)), default=0)


def corsairs_in(s: State, sea: int) -> list[int]:
    """The corsairs in a sea zone."""
    return [ship for ship in board.ships_at(s, sea, 1 << OTTOMAN) if s.corsairs >> ship & 1]


# -- the action -------------------------------------------------------------------------------------


def piracy(g: G, power: int) -> Procedure:
    """HIS §16.4: zone and target, the target's dice, the Ottoman's dice, awards."""
    s = g.state
    seas = piracy_seas(s)
    sea = yield One(OTTOMAN, ASK_PIRACY_SEA, (), "place", seas, "16.4", partial(refused_seas, s))  # step 1
    targets = piracy_targets(s, sea)
    target = yield One(OTTOMAN, ASK_PIRACY_TARGET, (sea,), "power", targets, "16.4", partial(refused_targets, s, sea))
    cost = COST[ACTION_PIRACY][OTTOMAN]
    pay(g, OTTOMAN, cost)
    announced = Announced(ACTION_PIRACY, OTTOMAN, sea, sea, (), cost)
    announced.target = target
    takes_place = yield from announce(g, announced)
    if not takes_place:
        return
    s.piracy_seas |= 1 << sea
    s.piracy_count += 1
    defend(g, sea, target)  # steps 2-3
    if not corsairs_in(s, sea):
        g.log(FACT_PIRACY_OVER, sea)
        return
    count = pirate_dice(len(corsairs_in(s, sea)), ports_to_rob(s, sea, target), best_pirate(s, sea))
    dice = g.roll(count, "piracy.ottoman")  # step 4
    hits = sum(1 for die in dice if die >= HITS_ON)
    g.log(FACT_PIRACY_DICE, tuple(dice), hits)
    if hits and sea == TYRRHENIAN_SEA:
        capture_gonzaga(g)
    yield from awards(g, sea, target, hits)  # step 5


def defend(g: G, sea: int, target: int) -> None:
    """HIS §16.4 steps 2-3: the target rolls; each hit eliminates a corsair."""
    s = g.state
    count = defence_dice(s, sea, target)
    g.log(FACT_PIRACY, target, sea, count)
    if not count:
        return
    dice = g.roll(count, "piracy.target")
    hits = sum(1 for die in dice if die >= HITS_ON)
    g.log(FACT_PIRACY_DEFENCE, target, tuple(dice), hits)
    for ship in corsairs_in(s, sea)[:hits]:
        lose_ship(g, ship)


def capture_gonzaga(g: G) -> None:
    """Card 84: a hit in the Tyrrhenian Sea later in the turn brings the marker: 1 VP, once."""
    s = g.state
    if s.turn_flags & FLAG_JULIA_GONZAGA:
        s.turn_flags &= ~FLAG_JULIA_GONZAGA
        s.bonus[OTTOMAN * N_BONUS + BONUS_GONZAGA] += 1
        g.log(FACT_GONZAGA)


def _possible_awards(s: State, sea: int, target: int) -> list[int]:
    """HIS §16.4 step 5: awards that have an effect now."""
    found = []
    if _squadron_places(s, sea, target):
        found.append(AWARD_SQUADRON)
    if drawable(s, target):
        found.append(AWARD_CARD)
    if s.piracy_vp < PIRACY_MAX:
        found.append(AWARD_VP)
    return found


def _squadron_places(s: State, sea: int, target: int) -> list[int]:
    """The zone and the places adjacent to it with squadrons of the target."""
    own = board.own_mask(s, target)
    around = 1 << sea | SEA_STEPS[sea]
    return [place for place in members(around) if board.squadrons_at(s, place, own)]


def awards(g: G, sea: int, target: int, hits: int) -> Procedure:
    """HIS §16.4 step 5: for each hit the target chooses an award; a hit without a possible award is void.

    **[500th]** no award is given again before each possible one was given as often.
    """
    s = g.state
    given = [0] * len(AWARDS)
    for left in range(hits, 0, -1):
        options = _possible_awards(s, sea, target)
        if not options:
            g.log(FACT_PIRACY_VOID)
            return
        if board.edition_500(s):
            fewest = min(given[AWARDS.index(option)] for option in options)
            options = [option for option in options if given[AWARDS.index(option)] == fewest]
        award = yield One(target, ASK_PIRACY_AWARD, (sea, left), "word", options, "16.4")
        given[AWARDS.index(award)] += 1
        if award == AWARD_SQUADRON:
            yield from _give_squadron(g, sea, target)
        elif award == AWARD_CARD:
            s.held_back |= 1 << draw_from_hand(g, OTTOMAN, target)
        else:
            s.piracy_vp += 1
            g.log(FACT_PIRACY_VP, s.piracy_vp)


def _give_squadron(g: G, sea: int, target: int) -> Procedure:
    s = g.state
    places = _squadron_places(s, sea, target)
    place = yield One(target, ASK_PIRACY_SQUADRON, (sea,), "place", places, "16.4")
    ships = [ship for ship in board.ships_at(s, place, board.own_mask(s, target)) if not s.corsairs >> ship & 1]
    lost = yield from ask_ships(s, target, ASK_PIRACY_SHIP, (place,), ships, 1, 1, "16.4")
    for ship in lost:
        lose_ship(g, ship)


register_action(Action(ACTION_PIRACY, refuse_piracy, piracy))
