"""Wars, minor powers and alliances by card (cards 40, 68, 69, 73, 108, 116)."""

from __future__ import annotations

from functools import partial
from typing import Final

from regio.his import board
from regio.his.board import add_units
from regio.his.cards.numbers import (
    ANDREA_DORIA,
    AULD_ALLIANCE,
    DIPLOMATIC_MARRIAGE,
    MACHIAVELLI_THE_PRINCE,
    ROUGH_WOOING,
    VENETIAN_ALLIANCE,
)
from regio.his.cards.registry import EVENT, OPTION_A, OPTION_B, OPTION_C, Use, register_event
from regio.his.construction import free_ship, open_spaces
from regio.his.context import G
from regio.his.counters import can_add, places_for_one
from regio.his.deck import draw_from_deck
from regio.his.displacement import displace
from regio.his.minors import activate, deactivate, may_activate, may_deactivate
from regio.his.persons import LEADER_ANDREA_DORIA, RULER_EDWARD_VI, RULER_HENRY_VIII
from regio.his.powers import (
    ENGLAND,
    FRANCE,
    GENOA,
    HAPSBURG,
    MAJORS,
    MINORS,
    NOBODY,
    OTTOMAN,
    PAPACY,
    SCOTLAND,
    VENICE,
)
from regio.his.sieges import lift_siege
from regio.his.spaces import FIRST_SEA
from regio.his.state import State
from regio.his.tables_map import PORTS_MASK, SCOTTISH_HOME, SEA_PORTS
from regio.his.tables_religion import HITS_ON
from regio.his.tables_units import FRANCE_REG, VENICE_REG
from regio.his.war import declare, objection
from regio.kernel.messages import Refusal, message
from regio.kernel.questions import One
from regio.kernel.rules import Procedure
from regio.series.bits import members

MACHIAVELLI_CP: Final = 2
RAID_DICE: Final = 3
RAID_PORTS: Final = 2
"""Ottoman ports that Doria's sea zone must touch."""
AULD_REGULARS: Final = 3
VENETIAN_SQUADRONS: Final = 2
WOOING_MARGIN: Final = 2

ASK_MACHIAVELLI = message("his-ask-machiavelli")
ASK_MARRIAGE_MINOR = message("his-ask-marriage-minor")
ASK_REINFORCE = message("his-ask-reinforce", "minor:power")
ASK_SQUADRON_PORT = message("his-ask-venetian-port")
FACT_RAID = message("his-doria-raid", "dice:dice", "lost:n")
FACT_REINFORCED = message("his-reinforced", "minor:power", "space:space", "units:n", "squadrons:n")
FACT_WOOING = message("his-rough-wooing", "dice:dice", "england:n", "against:dice", "france:n")
WHY_NO_TARGET = message("his-why-machiavelli-no-target")
WHY_MINOR_ACTIVE = message("his-why-minor-active", "minor:power")
WHY_MINOR_INACTIVE = message("his-why-minor-inactive", "minor:power")
WHY_NO_MINOR = message("his-why-no-minor")
WHY_OTHERS_ONLY = message("his-why-use-of-others", "power:power")
WHY_GENOA_TAKERS = message("his-why-genoa-takers")
WHY_GENOA_OWN = message("his-why-genoa-own")
WHY_NO_RAID = message("his-why-no-doria-raid")
WHY_NO_REINFORCEMENT = message("his-why-no-reinforcement", "minor:power")
WHY_NO_WOOING = message("his-why-no-wooing")


# -- 40 Machiavelli ---------------------------------------------------------------------------------


def machiavelli_targets(s: State, power: int) -> list[int]:
    """Card 40: the major powers on which a power may declare war at any time (§9.6)."""
    return [target for target in MAJORS if objection(s, power, target) is None]


def _refuse_machiavelli(g: G, power: int) -> Refusal | None:
    return None if machiavelli_targets(g.state, power) else Refusal(WHY_NO_TARGET, (), "9.6")


def machiavelli(g: G, power: int) -> Procedure:
    """Card 40: a war on one major power, free; then 2 CP."""
    targets = machiavelli_targets(g.state, power)
    target = yield One(power, ASK_MACHIAVELLI, (), "power", targets, "40")
    yield from declare(g, power, target, 0)
    g.state.cp = MACHIAVELLI_CP


# -- 73 Diplomatic Marriage -------------------------------------------------------------------------


def minors_to_activate(s: State, power: int) -> list[int]:
    """Card 73: the inactive minor powers that this power may activate (§22.1)."""
    return [minor for minor in MINORS if may_activate(s, minor, power)]


def minors_to_deactivate(s: State) -> list[int]:
    """Card 73: the active minor powers that can be deactivated."""
    return [minor for minor in MINORS if may_deactivate(s, minor)]


def _refuse_marriage(activation: bool, g: G, power: int) -> Refusal | None:
    s = g.state
    found = minors_to_activate(s, power) if activation else minors_to_deactivate(s)
    return None if found else Refusal(WHY_NO_MINOR, (), "22")


def marry_to_activate(g: G, power: int) -> Procedure:
    """Card 73 A: activate one minor power as ally."""
    minor = yield One(power, ASK_MARRIAGE_MINOR, (), "power", minors_to_activate(g.state, power), "22.2")
    yield from activate(g, minor, power)


def marry_to_deactivate(g: G, power: int) -> Procedure:
    """Card 73 A: deactivate one minor power."""
    minor = yield One(power, ASK_MARRIAGE_MINOR, (), "power", minors_to_deactivate(g.state), "22.4")
    yield from deactivate(g, minor)


# -- 69 Auld Alliance, 108 Venetian Alliance --------------------------------------------------------


def _refuse_activation(minor: int, major: int, g: G, power: int) -> Refusal | None:
    """The first use: only the natural ally, only while the minor power is inactive."""
    if power != major:
        return Refusal(WHY_OTHERS_ONLY, (major,), "22.2")
    return None if may_activate(g.state, minor, major) else Refusal(WHY_MINOR_ACTIVE, (minor,), "22.2")


def _activate(minor: int, g: G, power: int) -> Procedure:
    yield from activate(g, minor, power)


def _refuse_deactivation(minor: int, g: G, power: int) -> Refusal | None:
    return None if may_deactivate(g.state, minor) else Refusal(WHY_MINOR_INACTIVE, (minor,), "22.4")


def _deactivate(minor: int, g: G, power: int) -> Procedure:
    yield from deactivate(g, minor)


def scottish_spaces(s: State) -> int:
    """Card 69: French-controlled Scottish home spaces, not besieged, not in unrest, with a counter for a regular."""
    return places_for_one(s, FRANCE_REG, SCOTTISH_HOME & s.owned[FRANCE] & open_spaces(s, FRANCE))


def _refuse_scottish_help(g: G, power: int) -> Refusal | None:
    s = g.state
    if power != FRANCE:
        return Refusal(WHY_OTHERS_ONLY, (FRANCE,), "69")
    if s.minor_ally[SCOTLAND - GENOA] != FRANCE or not scottish_spaces(s):
        return Refusal(WHY_NO_REINFORCEMENT, (SCOTLAND,), "69")
    return None


def reinforce_scotland(g: G, power: int) -> Procedure:
    """Card 69: up to 3 French regulars in one Scottish home space."""
    s = g.state
    spaces = members(scottish_spaces(s))
    if not spaces:
        return
    space = yield One(FRANCE, ASK_REINFORCE, (SCOTLAND,), "space", spaces, "69")
    count = can_add(s, space, FRANCE_REG, AULD_REGULARS)
    add_units(s, space, FRANCE_REG, count)
    g.log(FACT_REINFORCED, SCOTLAND, space, count, 0)


def venetian_ports(s: State) -> int:
    """Card 108: Papal-controlled ports not under siege, not in unrest, without enemies."""
    return PORTS_MASK & s.owned[PAPACY] & open_spaces(s, PAPACY)


def _refuse_venetian_help(g: G, power: int) -> Refusal | None:
    s = g.state
    if power != PAPACY:
        return Refusal(WHY_OTHERS_ONLY, (PAPACY,), "108")
    useful = free_ship(s, VENICE) >= 0 or places_for_one(s, VENICE_REG, venetian_ports(s))
    if s.minor_ally[VENICE - GENOA] != PAPACY or not venetian_ports(s) or not useful:
        return Refusal(WHY_NO_REINFORCEMENT, (VENICE,), "108")
    return None


def reinforce_venice(g: G, power: int) -> Procedure:
    """Card 108: up to 1 Venetian regular and 2 Venetian squadrons in one Papal-controlled port."""
    s = g.state
    ports = members(venetian_ports(s))
    if not ports:
        return
    port = yield One(PAPACY, ASK_SQUADRON_PORT, (), "space", ports, "108")
    units = can_add(s, port, VENICE_REG, 1)
    add_units(s, port, VENICE_REG, units)
    squadrons = 0
    while squadrons < VENETIAN_SQUADRONS and free_ship(s, VENICE) >= 0:
        board.place_ship(s, free_ship(s, VENICE), port)
        squadrons += 1
    g.log(FACT_REINFORCED, VENICE, port, units, squadrons)


# -- 68 Andrea Doria --------------------------------------------------------------------------------


def _refuse_genoa(g: G, power: int) -> Refusal | None:
    """Card 68 A: France, the Hapsburgs or the Papacy, unless Genoa is theirs already."""
    if power not in (FRANCE, HAPSBURG, PAPACY):
        return Refusal(WHY_GENOA_TAKERS, (), "68")
    if g.state.minor_ally[GENOA - GENOA] == power:
        return Refusal(WHY_GENOA_OWN, (), "68")
    return None


def take_genoa(g: G, power: int) -> Procedure:
    """Card 68 A: Genoa leaves its ally, if it has one, and joins the player."""
    if g.state.minor_ally[GENOA - GENOA] != NOBODY:
        yield from deactivate(g, GENOA)
    yield from activate(g, GENOA, power)


def dorias_power(s: State) -> int:
    """The major power that commands Andrea Doria, or NOBODY."""
    return board.major_of(s, s.leader_user[LEADER_ANDREA_DORIA])


def _refuse_raid(g: G, power: int) -> Refusal | None:
    """Card 68 B: Doria's power at war with the Ottoman, Doria at sea beside 2 Ottoman-controlled ports."""
    s = g.state
    place = s.leader_place[LEADER_ANDREA_DORIA]
    commander = dorias_power(s)
    if commander == NOBODY or not board.at_war(s, commander, OTTOMAN) or not board.is_sea(place):
        return Refusal(WHY_NO_RAID, (), "68")
    ports = SEA_PORTS[place - FIRST_SEA] & s.owned[OTTOMAN]
    return None if ports.bit_count() >= RAID_PORTS else Refusal(WHY_NO_RAID, (), "68")


def raid_corsairs(g: G, power: int) -> Procedure:
    """Card 68 B: the player and Doria's power draw a card each; 3 dice, each hit takes 1 piracy VP."""
    s = g.state
    draw_from_deck(g, power)
    draw_from_deck(g, dorias_power(s))
    dice = g.roll(RAID_DICE, "card.68")
    lost = min(s.piracy_vp, sum(1 for die in dice if die >= HITS_ON))
    s.piracy_vp -= lost
    g.log(FACT_RAID, tuple(dice), lost)
    return
    yield


# -- 116 Rough Wooing [500th] -----------------------------------------------------------------------


def _refuse_wooing(g: G, power: int) -> Refusal | None:
    """Card 116: Edward born and alive, Scotland a French ally."""
    s = g.state
    alive = s.edward and s.ruler[ENGLAND] in (RULER_HENRY_VIII, RULER_EDWARD_VI)
    if alive and s.minor_ally[SCOTLAND - GENOA] == FRANCE:
        return None
    return Refusal(WHY_NO_WOOING, (), "116")


def presence_in_scotland(s: State, power: int) -> int:
    """Card 116: land and naval units that a power controls in Scottish home spaces."""
    own = board.own_mask(s, power)
    return sum(board.strength(s, space, own) + len(board.ships_at(s, space, own)) for space in members(SCOTTISH_HOME))


def wooing_chance(s: State) -> float:
    """The chance that England's total is far enough ahead, for a hint (card 116)."""
    ahead = presence_in_scotland(s, ENGLAND) - presence_in_scotland(s, FRANCE) - WOOING_MARGIN
    return sum(1 for mine in range(1, 7) for theirs in range(1, 7) if mine - theirs + ahead >= 0) / 36


def rough_wooing(g: G, power: int) -> Procedure:
    """Card 116: England and France roll; England 2 ahead: Scotland becomes its ally with all its home spaces."""
    s = g.state
    mine, theirs = g.roll(1, "card.116.england"), g.roll(1, "card.116.france")
    england = mine[0] + presence_in_scotland(s, ENGLAND)
    france = theirs[0] + presence_in_scotland(s, FRANCE)
    g.log(FACT_WOOING, tuple(mine), england, tuple(theirs), france)
    if england < france + WOOING_MARGIN:
        return
    yield from deactivate(g, SCOTLAND, staying=ENGLAND)
    yield from activate(g, SCOTLAND, ENGLAND)
    for space in members(SCOTTISH_HOME):
        yield from displace(g, space, (board.MAJORS_MASK | board.MINORS_MASK) & ~board.own_mask(s, ENGLAND))
        board.set_control(s, space, ENGLAND)
        for besieger in members(board.besiegers(s, space)):
            lift_siege(g, space, besieger)


register_event(MACHIAVELLI_THE_PRINCE, Use(EVENT, _refuse_machiavelli, machiavelli))
register_event(
    DIPLOMATIC_MARRIAGE,
    Use(OPTION_A, partial(_refuse_marriage, True), marry_to_activate),
    Use(OPTION_B, partial(_refuse_marriage, False), marry_to_deactivate),
)
register_event(
    AULD_ALLIANCE,
    Use(OPTION_A, partial(_refuse_activation, SCOTLAND, FRANCE), partial(_activate, SCOTLAND)),
    Use(OPTION_B, partial(_refuse_deactivation, SCOTLAND), partial(_deactivate, SCOTLAND)),
    Use(OPTION_C, _refuse_scottish_help, reinforce_scotland),
)
register_event(
    VENETIAN_ALLIANCE,
    Use(OPTION_A, partial(_refuse_activation, VENICE, PAPACY), partial(_activate, VENICE)),
    Use(OPTION_B, partial(_refuse_deactivation, VENICE), partial(_deactivate, VENICE)),
    Use(OPTION_C, _refuse_venetian_help, reinforce_venice),
)
register_event(ANDREA_DORIA, Use(OPTION_A, _refuse_genoa, take_genoa), Use(OPTION_B, _refuse_raid, raid_corsairs))
register_event(ROUGH_WOOING, Use(EVENT, _refuse_wooing, rough_wooing))
