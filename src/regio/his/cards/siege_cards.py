"""Events about sieges, fortresses and troops in one space (cards 42, 71, 76, 83, 87, 104-107)."""

from __future__ import annotations

from typing import Final

from regio.his import board
from regio.his.actions import open_actions
from regio.his.assault import assault
from regio.his.board import add_units, remove_units
from regio.his.captives import ASK_LEADER_DISPLACED, capture, displace_leader
from regio.his.cards.numbers import (
    CITY_STATE_REBELS,
    FOREIGN_RECRUITS,
    JOHN_ZAPOLYA,
    MERCENARIES_DEMAND_PAY,
    ROXELANA,
    TRACE_ITALIENNE,
    TREACHERY,
    UNPAID_MERCENARIES,
    UNSANITARY_CAMP,
)
from regio.his.cards.registry import EVENT, OPTION_A, OPTION_B, Use, always, register_event
from regio.his.context import G
from regio.his.counters import can_add, settle_shortage
from regio.his.deck import discard_card, mandatory_cards
from regio.his.fleets import lose_ship, shelve_leaders
from regio.his.naval import kinds_of, vessel_of
from regio.his.persons import LEADER_SULEIMAN
from regio.his.pieces import Force, all_at, army_leaders_at
from regio.his.powers import INDEPENDENT, MAJORS, N_MAJORS, NOBODY, OTTOMAN, PROTESTANT
from regio.his.retreat import retreat_broken
from regio.his.secrecy import is_strict
from regio.his.sieges import outside_strength, place_siege
from regio.his.spaces import BUDA, ISTANBUL, N_PLACES
from regio.his.state import IMPULSE_CONSTRUCTION_ONLY, IMPULSE_ROXELANA, N_SLOTS, State
from regio.his.tables_cards import CARD_CP
from regio.his.tables_map import ALL_SPACES, KEYS_MASK
from regio.his.tables_religion import HITS_ON
from regio.his.tables_units import REGULAR_SLOT, REGULAR_SLOTS, SECOND_SLOT, SLOT_OWNER
from regio.kernel.messages import Refusal, message
from regio.kernel.notation import word
from regio.kernel.questions import Counts, One
from regio.kernel.rules import Procedure
from regio.series.bits import members

ROXELANA_CP: Final = 4
ROXELANA_COST: Final = 2
"""CP that another power spends to send Suleiman home."""
RECRUITS_CP: Final = 4
ZAPOLYA_REGULARS: Final = 4
REBEL_DICE: Final = 5
CAMP_SHARE: Final = 3
"""One unit of three dies in an unsanitary camp."""
PAY_KEEPS: Final = (0, 2, 4, 6, 10)
"""Mercenaries kept for a card of 1 to 4 CP; 5 or more keeps all."""
CAN_PAY_ALL: Final = 5
SQUADRON: Final = word("squadron")
CORSAIR: Final = word("corsair")
DISBAND: Final = word("disband")

ASK_TREACHERY_SPACE = message("his-ask-treachery-space")
ASK_TREACHERY_POWER = message("his-ask-treachery-power", "space:space")
ASK_SPACE_OF_CARD = message("his-ask-space-of-card", "card:card")
ASK_POWER_OF_CARD = message("his-ask-power-of-card", "card:card", "space:space")
ASK_CAMP_LOSSES = message("his-ask-camp-losses", "space:place", "count:n")
ASK_REBEL_LOSS = message("his-ask-rebel-loss", "space:space", "left:n")
ASK_REBEL_SHIP = message("his-ask-rebel-ship", "space:space")
ASK_PAY_TARGET = message("his-ask-demand-pay-target")
ASK_PAY_CARD = message("his-ask-demand-pay-card")
ASK_PAY_KEEP = message("his-ask-demand-pay-keep", "count:n")
FACT_CAMP = message("his-unsanitary-camp", "power:power", "space:place", "count:n")
FACT_UNPAID = message("his-unpaid-mercenaries", "power:power", "space:place", "count:n")
FACT_FORTRESS = message("his-fortress-built", "space:space")
FACT_REBELS = message("his-city-rebels", "space:space", "dice:dice", "hits:n")
FACT_FREED = message("his-city-freed", "space:space", "power:power")
FACT_ZAPOLYA = message("his-zapolya", "power:power", "count:n")
FACT_SULEIMAN_HOME = message("his-suleiman-home")
FACT_KEPT = message("his-mercenaries-kept", "power:power", "count:n")
WHY_NO_SIEGE = message("his-why-no-siege-anywhere")
WHY_NO_UNITS = message("his-why-nothing-to-hit")
WHY_NO_MERCENARIES = message("his-why-no-mercenaries-of-majors")
WHY_NO_CAPTURED_KEY = message("his-why-no-captured-key")
WHY_BUDA = message("his-why-buda-besieged")
WHY_NOTHING_TO_BUILD = message("his-why-nothing-to-recruit")
WHY_NO_OPEN_TOWN = message("his-why-no-open-town")
WHY_SULEIMAN = message("his-why-suleiman-not-there")


# -- 105 Treachery! ---------------------------------------------------------------------------------


def treason_spaces(s: State) -> list[int]:
    """Card 105: besieged spaces that were not assaulted in this impulse."""
    return members(board.besieged(s) & ~s.assaulted)


def _refuse_treachery(g: G, power: int) -> Refusal | None:
    return None if treason_spaces(g.state) else Refusal(WHY_NO_SIEGE, (), "105")


def treachery(g: G, power: int) -> Procedure:
    """Card 105: at once a free assault without its requirements; who still outnumbers afterwards takes the space."""
    s = g.state
    space = yield One(power, ASK_TREACHERY_SPACE, (), "space", treason_spaces(s), "105")
    besiegers = members(board.besiegers(s, space))
    attacker = yield One(power, ASK_TREACHERY_POWER, (space,), "power", besiegers, "105")
    yield from assault(g, attacker, space, free=True, ignore_requirements=True)


# -- 106 Unpaid Mercenaries, 107 Unsanitary Camp ----------------------------------------------------


def _with_mercenaries(s: State, power: int) -> int:
    """The places where mercenaries of a major power stand."""
    slot = SECOND_SLOT[power]
    if power == OTTOMAN:
        return 0
    places = 0
    for place in members(s.troops[power]):
        if s.units[place * N_SLOTS + slot]:
            places |= 1 << place
    return places


def _mercenary_spaces(s: State) -> int:
    mask = 0
    for power in MAJORS:
        mask |= _with_mercenaries(s, power)
    return mask & ALL_SPACES


def _refuse_unpaid(g: G, power: int) -> Refusal | None:
    return None if _mercenary_spaces(g.state) else Refusal(WHY_NO_MERCENARIES, (), "106")


def unpaid_mercenaries(g: G, power: int) -> Procedure:
    """Card 106: all mercenaries of one power in one space are removed."""
    s = g.state
    space = yield One(power, ASK_SPACE_OF_CARD, (UNPAID_MERCENARIES,), "space", members(_mercenary_spaces(s)), "106")
    owners = [owner for owner in MAJORS if _with_mercenaries(s, owner) >> space & 1]
    owner = yield One(power, ASK_POWER_OF_CARD, (UNPAID_MERCENARIES, space), "power", owners, "106")
    slot = SECOND_SLOT[owner]
    count = board.units_at(s, space, slot)
    remove_units(s, space, slot, count)
    g.log(FACT_UNPAID, owner, space, count)
    yield from settle_shortage(g, owner, space)


def _troops_of_majors(s: State) -> int:
    mask = 0
    for power in MAJORS:
        mask |= board.troop_spaces(s, board.own_mask(s, power))
    return mask & ALL_SPACES


def _refuse_camp(g: G, power: int) -> Refusal | None:
    return None if _troops_of_majors(g.state) else Refusal(WHY_NO_UNITS, (), "107")


def unsanitary_camp(g: G, power: int) -> Procedure:
    """Card 107: a third of one power's land units in one space (rounded up) die, half of them regulars if possible."""
    s = g.state
    space = yield One(power, ASK_SPACE_OF_CARD, (UNSANITARY_CAMP,), "space", members(_troops_of_majors(s)), "107")
    victims = [p for p in MAJORS if board.strength(s, space, board.own_mask(s, p))]
    victim = yield One(power, ASK_POWER_OF_CARD, (UNSANITARY_CAMP, space), "power", victims, "107")
    force = all_at(s, space, board.own_mask(s, victim))
    losses = -(-force.size() // CAMP_SHARE)
    g.log(FACT_CAMP, victim, space, losses)
    yield from _camp_losses(g, victim, space, force, losses)


def _camp_losses(g: G, victim: int, space: int, force: Force, losses: int) -> Procedure:
    """At least half of the losses (rounded up) are regulars, as far as there are any; the owner chooses."""
    s = g.state
    kinds = [slot for slot in range(N_SLOTS) if force.units[slot]]
    regulars = sum(force.units[slot] for slot in kinds if REGULAR_SLOTS >> slot & 1)
    least = min(-(-losses // 2), regulars)
    bounds = [
        force.units[slot] if REGULAR_SLOTS >> slot & 1 else min(force.units[slot], losses - least) for slot in kinds
    ]
    counts = yield Counts(victim, ASK_CAMP_LOSSES, (space, losses), "unit", kinds, bounds, losses, losses, "107")
    for slot, count in zip(kinds, counts, strict=True):
        remove_units(s, space, slot, count)
    for owner in members(board.own_mask(s, victim)):
        yield from settle_shortage(g, owner, space)


# -- 71 City State Rebels ---------------------------------------------------------------------------


def captured_keys(s: State) -> int:
    """Card 71: keys not under siege that a major power holds without right: independent ones, home keys of others."""
    found = 0
    for key in members(KEYS_MASK & ~board.besieged(s)):
        holder, home = s.control[key], board.home_of(s, key)
        if holder >= N_MAJORS or holder == home:
            continue
        if home < N_MAJORS and board.allied(s, holder, home):
            continue
        if N_MAJORS <= home < INDEPENDENT and board.major_of(s, home) != NOBODY:
            ally = board.major_of(s, home)
            if ally == holder or board.allied(s, holder, ally):
                continue
        if home == PROTESTANT and not board.league_formed(s):
            continue
        found |= 1 << key
    return found


def _refuse_rebels(g: G, power: int) -> Refusal | None:
    return None if captured_keys(g.state) else Refusal(WHY_NO_CAPTURED_KEY, (), "71")


def city_state_rebels(g: G, power: int) -> Procedure:
    """Card 71: five dice against a captured key; with nobody left in it the key is free."""
    s = g.state
    space = yield One(power, ASK_SPACE_OF_CARD, (CITY_STATE_REBELS,), "space", members(captured_keys(s)), "71")
    dice = g.roll(REBEL_DICE, "card.71")
    hits = sum(1 for die in dice if die >= HITS_ON)
    g.log(FACT_REBELS, space, tuple(dice), hits)
    holder = s.control[space]
    for left in range(hits, 0, -1):
        yield from _rebel_loss(g, holder, space, left)
    if not board.owners_at(s, space) and not board.ships_at(s, space, board.EVERY_OWNER):
        yield from _free_key(g, power, space)


def _rebel_loss(g: G, holder: int, space: int, left: int) -> Procedure:
    """One hit: the controlling power removes a land unit or a ship of its own in the space."""
    s = g.state
    own = board.own_mask(s, holder)
    slots = [slot for slot in board.slots_of(own) if board.units_at(s, space, slot)]
    ships = board.ships_at(s, space, own)
    words = list(dict.fromkeys(CORSAIR if s.corsairs >> ship & 1 else SQUADRON for ship in ships))
    if not slots and not ships:
        return
    chosen = yield One(holder, ASK_REBEL_LOSS, (space, left), "unit", [*slots, *words], "71")
    if chosen in words:
        fleet = [ship for ship in ships if (s.corsairs >> ship & 1) == (chosen == CORSAIR)]
        kinds, _counts = kinds_of(s, fleet)  # its own squadrons or those of a minor power
        kind = yield One(holder, ASK_REBEL_SHIP, (space,), "vessel", kinds, "71")
        lose_ship(g, next(ship for ship in fleet if vessel_of(s, ship) == kind))
    else:
        remove_units(s, space, chosen, 1)
        yield from settle_shortage(g, SLOT_OWNER[chosen], space)


def _free_key(g: G, player: int, space: int) -> Procedure:
    """The key goes to its home power (a minor power's to its ally), which gets a regular there.

    Leaders without troops there are captured by the player of the card, his own go to his capital.
    """
    s = g.state
    for leader in army_leaders_at(s, space, board.EVERY_POWER):
        capitals = board.capital_friendly(s, player) & ~board.besieged(s)
        if board.major_of(s, s.leader_user[leader]) != player:
            yield from capture(g, [leader], player, space)
        elif capitals:
            to = yield One(player, ASK_LEADER_DISPLACED, (leader, space), "space", members(capitals), "71")
            s.leader_place[leader] = to
        else:
            yield from displace_leader(g, leader)
    shelve_leaders(g, space, board.EVERY_POWER)
    home = board.home_of(s, space)
    ally = board.major_of(s, home)
    owner = ally if N_MAJORS <= home < INDEPENDENT and ally != NOBODY else home
    board.set_control(s, space, owner)
    slot = REGULAR_SLOT[home]
    add_units(s, space, slot, can_add(s, space, slot, 1))
    g.log(FACT_FREED, space, owner)


# -- 104 Trace Italienne ----------------------------------------------------------------------------


def open_towns(s: State) -> int:
    """Card 104: the unfortified spaces."""
    return ALL_SPACES & ~board.fortified(s)


def _refuse_trace(g: G, power: int) -> Refusal | None:
    return None if open_towns(g.state) else Refusal(WHY_NO_OPEN_TOWN, (), "104")


def trace_italienne(g: G, power: int) -> Procedure:
    """Card 104: a fortress, and a regular of the controller unless the space is independent or in unrest."""
    s = g.state
    space = yield One(power, ASK_SPACE_OF_CARD, (TRACE_ITALIENNE,), "space", members(open_towns(s)), "104")
    s.fortress |= 1 << space
    g.log(FACT_FORTRESS, space)
    owner = s.control[space]
    if owner < INDEPENDENT and not s.unrest >> space & 1:
        add_units(s, space, REGULAR_SLOT[owner], can_add(s, space, REGULAR_SLOT[owner], 1))
    yield from _enemies_before_fortress(g, space, owner)


def _enemies_before_fortress(g: G, space: int, owner: int) -> Procedure:
    """Enemies of the controller in the space besiege the new fortress or retreat (ruling 104-enemies).

    Allies of each other stand outside together: each is measured against those inside alone.
    """
    s = g.state
    present = [power for power in MAJORS if board.strength(s, space, board.own_mask(s, power))]
    outside = [power for power in present if s.enemies[power] >> owner & 1]
    strangers = 0
    for power in outside:
        strangers |= board.own_mask(s, power)
    inside = board.strength(s, space, board.owners_at(s, space) & ~strangers)
    for power in outside:
        if outside_strength(s, space, power) <= inside:
            yield from retreat_broken(g, space, power)
    for power in outside:
        if outside_strength(s, space, power):
            place_siege(g, space, power)


# -- 83 John Zapolya --------------------------------------------------------------------------------


def _refuse_zapolya(g: G, power: int) -> Refusal | None:
    s = g.state
    if (board.besieged(s) | s.unrest) >> BUDA & 1 or not can_add(s, BUDA, REGULAR_SLOT[s.control[BUDA]], 1):
        return Refusal(WHY_BUDA, (), "83")
    return None


def john_zapolya(g: G, power: int) -> Procedure:
    """Card 83: 4 regulars in Buda of the power that controls it."""
    s = g.state
    owner = s.control[BUDA]
    slot = REGULAR_SLOT[owner]
    count = can_add(s, BUDA, slot, ZAPOLYA_REGULARS)
    add_units(s, BUDA, slot, count)
    g.log(FACT_ZAPOLYA, owner, count)
    return
    yield


# -- 87 Mercenaries Demand Pay ----------------------------------------------------------------------


def mercenaries_of(s: State, power: int) -> int:
    """How many mercenaries of a power are on the map and in foreign wars."""
    return 0 if power == OTTOMAN else sum(s.units[SECOND_SLOT[power] :: N_SLOTS])


def _refuse_demand(g: G, power: int) -> Refusal | None:
    if any(mercenaries_of(g.state, target) for target in MAJORS):
        return None
    return Refusal(WHY_NO_MERCENARIES, (), "87")


def demand_pay(g: G, power: int) -> Procedure:
    """Card 87: a power discards a card, which keeps mercenaries by its CP, or loses all its mercenaries."""
    s = g.state
    targets = [target for target in MAJORS if mercenaries_of(s, target)]
    target = yield One(power, ASK_PAY_TARGET, (), "power", targets, "87")
    cards = members(s.hand[target] & ~mandatory_cards(s))
    ask = One(target, ASK_PAY_CARD, (), "card", [DISBAND, *cards], "87")
    ask.hiding = is_strict(s)
    card = yield ask
    kept = 0
    if card != DISBAND:
        discard_card(g, target, card)
        kept = PAY_KEEPS[CARD_CP[card]] if CARD_CP[card] < CAN_PAY_ALL else mercenaries_of(s, target)
    if mercenaries_of(s, target) > kept:
        yield from _disband(g, target, kept)
    g.log(FACT_KEPT, target, mercenaries_of(s, target))


def _disband(g: G, target: int, kept: int) -> Procedure:
    """The target says which mercenaries stay."""
    s = g.state
    slot = SECOND_SLOT[target]
    places = [place for place in range(N_PLACES) if s.units[place * N_SLOTS + slot]]
    present = [s.units[place * N_SLOTS + slot] for place in places]
    staying = yield Counts(target, ASK_PAY_KEEP, (kept,), "place", places, present, kept, kept, "87")
    for place, count, stays in zip(places, present, staying, strict=True):
        if count > stays:
            remove_units(s, place, slot, count - stays)
    for place in places:
        yield from settle_shortage(g, target, place)


# -- 76 Foreign Recruits, 42 Roxelana ---------------------------------------------------------------


def _refuse_recruits(g: G, power: int) -> Refusal | None:
    """Card 76 needs something that its CP can build."""
    s = g.state
    before = s.impulse_flags, s.cp
    s.impulse_flags, s.cp = s.impulse_flags | IMPULSE_CONSTRUCTION_ONLY, RECRUITS_CP
    useful = bool(open_actions(g, power))
    s.impulse_flags, s.cp = before
    return None if useful else Refusal(WHY_NOTHING_TO_BUILD, (), "76")


def foreign_recruits(g: G, power: int) -> Procedure:
    """Card 76: 4 CP for construction only, in any controlled space."""
    g.state.impulse_flags |= IMPULSE_CONSTRUCTION_ONLY
    g.state.cp = RECRUITS_CP
    return
    yield


def roxelana(g: G, power: int) -> Procedure:
    """Card 42: 4 CP; the Ottoman also has one free assault of Suleiman's formation in this impulse."""
    if power == OTTOMAN:
        g.state.impulse_flags |= IMPULSE_ROXELANA
    g.state.cp = ROXELANA_CP
    return
    yield


def _refuse_sending_home(g: G, power: int) -> Refusal | None:
    """Card 42 of another power: Suleiman on the map elsewhere, Istanbul Ottoman and not besieged."""
    s = g.state
    away = s.leader_place[LEADER_SULEIMAN] < N_PLACES and s.leader_place[LEADER_SULEIMAN] != ISTANBUL
    open_city = s.control[ISTANBUL] == OTTOMAN and not board.besieged(s) >> ISTANBUL & 1
    if power != OTTOMAN and away and open_city:
        return None
    return Refusal(WHY_SULEIMAN, (), "42")


def send_suleiman_home(g: G, power: int) -> Procedure:
    """Card 42 of another power: 2 of the 4 CP send Suleiman alone to Istanbul."""
    g.state.leader_place[LEADER_SULEIMAN] = ISTANBUL
    g.log(FACT_SULEIMAN_HOME)
    g.state.cp = ROXELANA_CP - ROXELANA_COST
    return
    yield


register_event(TREACHERY, Use(EVENT, _refuse_treachery, treachery))
register_event(UNPAID_MERCENARIES, Use(EVENT, _refuse_unpaid, unpaid_mercenaries))
register_event(UNSANITARY_CAMP, Use(EVENT, _refuse_camp, unsanitary_camp))
register_event(CITY_STATE_REBELS, Use(EVENT, _refuse_rebels, city_state_rebels))
register_event(TRACE_ITALIENNE, Use(EVENT, _refuse_trace, trace_italienne))
register_event(JOHN_ZAPOLYA, Use(EVENT, _refuse_zapolya, john_zapolya))
register_event(MERCENARIES_DEMAND_PAY, Use(EVENT, _refuse_demand, demand_pay))
register_event(FOREIGN_RECRUITS, Use(EVENT, _refuse_recruits, foreign_recruits))
register_event(ROXELANA, Use(OPTION_A, always, roxelana), Use(OPTION_B, _refuse_sending_home, send_suleiman_home))
