"""The corsairs, their havens and their enemies; Shipbuilding (HIS §16.4, §21.1, cards 9, 18, 84, 86, 89, 100)."""

from __future__ import annotations

from typing import Final

from regio.his import board
from regio.his.cards.numbers import (
    BARBARY_PIRATES,
    DRAGUT,
    JULIA_GONZAGA,
    KNIGHTS_OF_ST_JOHN,
    PIRATE_HAVEN,
    SHIPBUILDING,
)
from regio.his.cards.registry import EVENT, OPTION_A, OPTION_B, Use, always, register_event
from regio.his.construction import corsairs_only, free_ship, open_spaces
from regio.his.context import G
from regio.his.counters import can_add
from regio.his.deck import discard_at_random, drawable
from regio.his.displacement import displace
from regio.his.naval import ports_of
from regio.his.persons import LEADER_BARBAROSSA, LEADER_DRAGUT
from regio.his.powers import HAPSBURG, INDEPENDENT, OTTOMAN
from regio.his.spaces import ALGIERS, GONE, ORAN, POOL, TRIPOLI
from regio.his.st_peters import add_cp
from regio.his.state import EVENT_BARBARY_PIRATES, FLAG_JULIA_GONZAGA, N_SLOTS, State
from regio.his.tables_cards import CARD_CP
from regio.his.tables_map import ALL_SPACES, PORTS_MASK, SAME_SEA_PORTS
from regio.his.tables_units import KNIGHTS, OTTOMAN_REG
from regio.kernel.messages import Refusal, message
from regio.kernel.notation import word
from regio.kernel.questions import One
from regio.kernel.rules import Procedure
from regio.series.bits import members

ASK_HAVEN = message("his-ask-pirate-haven")
ASK_KNIGHTS_PORT = message("his-ask-knights-port")
ASK_SHIPYARD = message("his-ask-shipyard", "power:power", "left:n")
ASK_SHIPYARD_KIND = message("his-ask-shipyard-kind", "space:space")
FACT_BARBARY_PIRATES = message("his-barbary-pirates", "regulars:n", "corsairs:n")
FACT_DRAGUT = message("his-dragut", "place:place")
FACT_GONZAGA_MARKED = message("his-gonzaga-marked")
FACT_KNIGHTS_RAID = message("his-knights-raid", "card:card", "cp:n")
FACT_KNIGHTS_PLACED = message("his-knights-placed", "space:space")
FACT_HAVEN = message("his-pirate-haven", "space:space", "regulars:n", "corsairs:n")
FACT_SHIPS_LAUNCHED = message("his-ships-launched", "power:power", "space:space", "squadrons:n", "corsairs:n")
WHY_PIRATES_NOT_YET = message("his-why-pirates-not-yet", "card:card")
WHY_KNIGHTS_OFF = message("his-why-knights-off")
WHY_KNIGHTS_ON = message("his-why-knights-on")
WHY_KNIGHTS_BESIEGED = message("his-why-knights-besieged")
WHY_KNIGHTS_NO_NEIGHBOUR = message("his-why-knights-no-neighbour")
WHY_OTTOMAN_NO_CARD = message("his-why-ottoman-no-card")
WHY_KNIGHTS_NO_PORT = message("his-why-knights-no-port")
WHY_NO_HAVEN = message("his-why-no-haven")
WHY_NO_SHIPYARD = message("his-why-no-shipyard")

BUILD_SQUADRON: Final = word("squadron")
BUILD_CORSAIRS: Final = word("corsairs")
BARBARY_FORCE: Final = 2
"""Regulars, and corsairs, of Barbary Pirates; a haven has as many corsairs."""
HAVEN_REGULARS: Final = 1
CORSAIRS_FOR_A_SQUADRON: Final = 2
SHIPYARD_SQUADRONS: Final = 2


# -- placing ----------------------------------------------------------------------------------------


def muster(g: G, space: int, count: int) -> int:
    """Ottoman regulars join a space, as far as there are counters; returns how many."""
    placed = can_add(g.state, space, OTTOMAN_REG, count)
    board.add_units(g.state, space, OTTOMAN_REG, placed)
    return placed


def launch_corsairs(g: G, space: int, count: int) -> int:
    """Corsairs are placed, as far as there are counters; returns how many."""
    s = g.state
    for placed in range(count):
        ship = free_ship(s, OTTOMAN)
        if ship < 0:
            return placed
        board.place_ship(s, ship, space)
        s.corsairs |= 1 << ship
    return count


# -- Barbary Pirates, Dragut, Julia Gonzaga (9, 18, 84) ---------------------------------------------


def barbary_pirates(g: G, power: int) -> Procedure:
    """Card 9, HIS §21.1: Algiers comes into play as an Ottoman key with 2 regulars, 2 corsairs and Barbarossa."""
    s = g.state
    s.events |= EVENT_BARBARY_PIRATES
    board.set_control(s, ALGIERS, OTTOMAN)
    regulars = muster(g, ALGIERS, BARBARY_FORCE)
    corsairs = launch_corsairs(g, ALGIERS, BARBARY_FORCE)
    s.leader_place[LEADER_BARBAROSSA] = ALGIERS
    s.leader_user[LEADER_BARBAROSSA] = OTTOMAN
    g.log(FACT_BARBARY_PIRATES, regulars, corsairs)
    return
    yield


def dragut(g: G, power: int) -> Procedure:
    """Card 18: Barbarossa dies; Dragut takes his place, on the map or on the turn track (ruling 18-turn-track)."""
    s = g.state
    place = s.leader_place[LEADER_BARBAROSSA]
    if place != POOL:
        s.leader_place[LEADER_DRAGUT] = place
        s.leader_user[LEADER_DRAGUT] = s.leader_user[LEADER_BARBAROSSA]
        g.log(FACT_DRAGUT, place)
    s.leader_place[LEADER_BARBAROSSA] = GONE
    return
    yield


def refuse_before_pirates(card: int, s: State) -> Refusal | None:
    """Cards 84, 89: only after Barbary Pirates."""
    if s.events & EVENT_BARBARY_PIRATES:
        return None
    return Refusal(WHY_PIRATES_NOT_YET, (card,), str(card))


def refuse_gonzaga(g: G, power: int) -> Refusal | None:
    """Card 84: only after Barbary Pirates."""
    return refuse_before_pirates(JULIA_GONZAGA, g.state)


def gonzaga(g: G, power: int) -> Procedure:
    """Card 84: the marker lies in the Tyrrhenian Sea until the end of the turn or a hit of pirates there."""
    g.state.turn_flags |= FLAG_JULIA_GONZAGA
    g.log(FACT_GONZAGA_MARKED)
    return
    yield


# -- Knights of St. John (86) -----------------------------------------------------------------------


def knights_space(s: State) -> int:
    """Where the Knights are, -1 if off the map."""
    for space in members(s.troops[INDEPENDENT]):
        if s.units[space * N_SLOTS + KNIGHTS]:
            return space
    return -1


def refuse_knights_raid(g: G, power: int) -> Refusal | None:
    """Card 86 A: on the map, free, and with an Ottoman port on one of their seas; the Ottoman has a card to lose."""
    s = g.state
    space = knights_space(s)
    if space < 0:
        return Refusal(WHY_KNIGHTS_OFF, (), "86")
    if board.besieged(s) >> space & 1:
        return Refusal(WHY_KNIGHTS_BESIEGED, (), "86")
    if not SAME_SEA_PORTS[space] & s.owned[OTTOMAN]:
        return Refusal(WHY_KNIGHTS_NO_NEIGHBOUR, (), "86")
    if not drawable(s, OTTOMAN) & ~(1 << KNIGHTS_OF_ST_JOHN):  # the Ottoman himself may be playing this card
        return Refusal(WHY_OTTOMAN_NO_CARD, (), "86")
    return None


def knights_raid(g: G, power: int) -> Procedure:
    """Card 86 A: a random Ottoman card is discarded; its CP go to Saint Peter's."""
    card = discard_at_random(g, OTTOMAN)
    g.log(FACT_KNIGHTS_RAID, card, CARD_CP[card])
    add_cp(g, CARD_CP[card])
    return
    yield


def knights_ports(s: State) -> int:
    """Card 86 B: Hapsburg home ports that the Hapsburgs control, not in unrest; havens are Ottoman home spaces."""
    return board.home_spaces(s, HAPSBURG) & PORTS_MASK & s.owned[HAPSBURG] & ~s.unrest


def refuse_knights_return(g: G, power: int) -> Refusal | None:
    """Card 86 B: off the map, and a port to give them."""
    s = g.state
    if knights_space(s) >= 0:
        return Refusal(WHY_KNIGHTS_ON, (), "86")
    return None if knights_ports(s) else Refusal(WHY_KNIGHTS_NO_PORT, (), "86")


def knights_return(g: G, power: int) -> Procedure:
    """Card 86 B: the Hapsburgs give the Knights a port; it is independent and fortified from now on.

    Units of the Hapsburgs and their allies there are displaced first (ruling 86-units): the Knights come to an empty
    port, or to one with besiegers before it.
    """
    s = g.state
    space = yield One(HAPSBURG, ASK_KNIGHTS_PORT, (), "space", members(knights_ports(s)), "86")
    yield from displace(g, space, s.friends[HAPSBURG])
    board.set_control(s, space, INDEPENDENT)
    board.add_units(s, space, KNIGHTS, 1)
    if not board.fortified(s) >> space & 1:
        s.fortress |= 1 << space
    g.log(FACT_KNIGHTS_PLACED, space)


# -- Pirate Haven (89) ------------------------------------------------------------------------------


def occupied(s: State, space: int) -> bool:
    """Are land units, ships or leaders of anybody in a space?"""
    return (
        bool(board.owners_at(s, space)) or space in s.ship_place or bool(board.leaders_at(s, space, board.EVERY_OWNER))
    )


def haven_targets(s: State) -> list[int]:
    """Card 89: Oran, Tripoli: unoccupied, of a power at war with the Ottoman, near an Ottoman fortified port."""
    hostile = board.spaces_of(s, s.enemies[OTTOMAN])
    strongholds = s.owned[OTTOMAN] & board.fortified(s)
    return [
        space
        for space in (ORAN, TRIPOLI)
        if hostile >> space & 1
        and not s.unrest >> space & 1
        and SAME_SEA_PORTS[space] & strongholds
        and not occupied(s, space)
    ]


def refuse_haven(g: G, power: int) -> Refusal | None:
    """Card 89: after Barbary Pirates, with a target."""
    refusal = refuse_before_pirates(PIRATE_HAVEN, g.state)
    if refusal is None and not haven_targets(g.state):
        refusal = Refusal(WHY_NO_HAVEN, (), "89")
    return refusal


def pirate_haven(g: G, power: int) -> Procedure:
    """Card 89, HIS §21.1: an Ottoman home space and fortress with 1 regular and 2 corsairs; outside religion."""
    s = g.state
    space = yield One(OTTOMAN, ASK_HAVEN, (), "space", haven_targets(s), "89")
    bit = 1 << space
    s.havens |= bit
    s.protestant &= ~bit
    board.set_control(s, space, OTTOMAN)
    regulars = muster(g, space, HAVEN_REGULARS)
    corsairs = launch_corsairs(g, space, BARBARY_FORCE)
    g.log(FACT_HAVEN, space, regulars, corsairs)


# -- Shipbuilding (100) -----------------------------------------------------------------------------


def shipyards(s: State, power: int) -> int:
    """Card 100: controlled home ports without unrest and enemies; Algiers and havens only for corsairs."""
    ports = board.home_spaces(s, power) & ports_of(s, power) & open_spaces(s, power) & ALL_SPACES
    if power == OTTOMAN and not s.events & EVENT_BARBARY_PIRATES:
        ports &= ~corsairs_only(s)
    return ports


def refuse_shipbuilding(g: G, power: int) -> Refusal | None:
    """Card 100: a port and a counter are needed."""
    s = g.state
    if shipyards(s, power) and free_ship(s, power) >= 0:
        return None
    return Refusal(WHY_NO_SHIPYARD, (), "100")


def shipbuilding(g: G, power: int) -> Procedure:
    """Card 100: 2 squadrons in home ports, together or apart; the Ottoman may have 2 corsairs for each."""
    s = g.state
    for left in range(SHIPYARD_SQUADRONS, 0, -1):
        if free_ship(s, power) < 0:
            return
        ports = members(shipyards(s, power))
        space = yield One(power, ASK_SHIPYARD, (power, left), "space", ports, "100")
        kinds = [BUILD_SQUADRON]
        if power == OTTOMAN and s.events & EVENT_BARBARY_PIRATES:
            kinds = [BUILD_CORSAIRS] if corsairs_only(s) >> space & 1 else [BUILD_SQUADRON, BUILD_CORSAIRS]
        kind = yield One(power, ASK_SHIPYARD_KIND, (space,), "word", kinds, "100")
        if kind == BUILD_CORSAIRS:
            g.log(FACT_SHIPS_LAUNCHED, power, space, 0, launch_corsairs(g, space, CORSAIRS_FOR_A_SQUADRON))
        else:
            board.place_ship(s, free_ship(s, power), space)
            g.log(FACT_SHIPS_LAUNCHED, power, space, 1, 0)


register_event(BARBARY_PIRATES, Use(EVENT, always, barbary_pirates))
register_event(DRAGUT, Use(EVENT, always, dragut))
register_event(JULIA_GONZAGA, Use(EVENT, refuse_gonzaga, gonzaga))
register_event(
    KNIGHTS_OF_ST_JOHN,
    Use(OPTION_A, refuse_knights_raid, knights_raid),
    Use(OPTION_B, refuse_knights_return, knights_return),
)
register_event(PIRATE_HAVEN, Use(EVENT, refuse_haven, pirate_haven))
register_event(SHIPBUILDING, Use(EVENT, refuse_shipbuilding, shipbuilding))
