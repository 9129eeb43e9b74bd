"""Events about army leaders: Maurice of Saxony, Charles Bourbon, Ransom, Threat to Power (cards 60, 70, 91, 103)."""

from __future__ import annotations

from typing import Final

from regio.his import board
from regio.his.board import add_units, remove_units
from regio.his.cards.numbers import CHARLES_BOURBON, MAURICE_OF_SAXONY, RANSOM, THREAT_TO_POWER
from regio.his.cards.registry import EVENT, Use, register_event
from regio.his.construction import open_spaces
from regio.his.context import G
from regio.his.counters import can_add, settle_shortage
from regio.his.persons import LEADER_MAURICE_OF_SAXONY, LEADER_RENEGADE, N_LEADERS
from regio.his.powers import FRANCE, HAPSBURG, NOBODY, PROTESTANT
from regio.his.spaces import CAPTIVE, GONE, LYON, N_PLACES, N_SPACES, POOL, TURN_TRACK
from regio.his.state import State
from regio.his.tables_map import ADJ, ALL_SPACES
from regio.his.tables_persons import THREAT_TARGETS
from regio.his.tables_units import SECOND_SLOT
from regio.his.unrest import occupied
from regio.kernel.messages import Refusal, message
from regio.kernel.questions import One
from regio.kernel.rules import Procedure
from regio.series.bits import members
from regio.series.graph import nearest

BOURBON_MERCENARIES: Final = 3
THREAT_FOR_THE_TURN: Final = 3
"""The highest die that removes the target of Threat to Power for the turn only."""

ASK_MAURICE_TO = message("his-ask-maurice-to", "power:power")
ASK_BOURBON = message("his-ask-bourbon", "power:power")
ASK_RANSOM = message("his-ask-ransom-card")
ASK_RANSOM_SPACE = message("his-ask-ransom-space", "leader:leader")
ASK_THREAT = message("his-ask-threat")
FACT_MAURICE = message("his-maurice-changes", "power:power", "place:place", "mercenaries:n")
FACT_BOURBON = message("his-bourbon", "power:power", "space:space", "count:n")
FACT_BOURBON_TAKES = message("his-bourbon-takes", "power:power", "space:space")
FACT_RANSOMED = message("his-ransom-freed", "leader:leader", "space:space")
FACT_THREAT_TURN = message("his-threat-turn", "leader:leader", "dice:dice")
FACT_THREAT_GAME = message("his-threat-game", "leader:leader", "dice:dice")
WHY_MAURICE = message("his-why-maurice-not-in-game")
WHY_NO_BOURBON = message("his-why-no-bourbon-space")
WHY_NO_RANSOM = message("his-why-no-leader-to-ransom")
WHY_NO_THREAT = message("his-why-no-threat-target")


# -- 60 Maurice of Saxony ---------------------------------------------------------------------------


def _refuse_maurice(g: G, power: int) -> Refusal | None:
    if g.state.leader_place[LEADER_MAURICE_OF_SAXONY] in (POOL, GONE):
        return Refusal(WHY_MAURICE, (), "60")
    return None


def maurice_of_saxony(g: G, power: int) -> Procedure:
    """Card 60: Maurice goes over to the other side, with the mercenaries of his power beside him; a captive is free."""
    s = g.state
    old = s.leader_user[LEADER_MAURICE_OF_SAXONY]
    new = HAPSBURG if old == PROTESTANT else PROTESTANT
    start = s.leader_place[LEADER_MAURICE_OF_SAXONY]
    if start == TURN_TRACK:
        s.leader_user[LEADER_MAURICE_OF_SAXONY] = new
        g.log(FACT_MAURICE, new, TURN_TRACK, 0)
        return
    targets = havens_of_a_captive(s, new) if start == CAPTIVE else nearest_empty(s, new, start)
    to = TURN_TRACK
    if targets:
        to = yield One(new, ASK_MAURICE_TO, (new,), "space", members(targets), "60")
    s.leader_user[LEADER_MAURICE_OF_SAXONY] = new
    s.leader_captor[LEADER_MAURICE_OF_SAXONY] = NOBODY
    s.leader_place[LEADER_MAURICE_OF_SAXONY] = to
    followers = 0
    if start < N_SPACES:
        left = board.units_at(s, start, SECOND_SLOT[old])
        remove_units(s, start, SECOND_SLOT[old], left)
        followers = can_add(s, to, SECOND_SLOT[new], left) if to < N_SPACES else 0
        if followers:
            add_units(s, to, SECOND_SLOT[new], followers)
    g.log(FACT_MAURICE, new, to, followers)
    if start < N_SPACES:
        yield from settle_shortage(g, old, start)


def havens_of_a_captive(s: State, power: int) -> int:
    """Card 60: where a captive Maurice appears: fortified spaces of the new power, not under siege."""
    return s.owned[power] & board.fortified(s) & ~board.besieged(s)


def nearest_empty(s: State, power: int, start: int) -> int:
    """Card 60: the nearest friendly spaces without units and leaders (ruling 60-nearest: passes count, seas do not)."""
    targets = board.friendly_spaces(s, power) & ~occupied(s) & ~board.closed_to_units(s)
    return nearest(start, targets, ALL_SPACES, ADJ)


# -- 70 Charles Bourbon -----------------------------------------------------------------------------


def bourbon_spaces(s: State, power: int) -> int:
    """Card 70: own spaces where units may be built at all; at war with France also empty ones beside Lyon."""
    spaces = s.owned[power]
    if board.at_war(s, power, FRANCE):
        spaces |= ADJ[LYON] & ~occupied(s)
    return spaces & open_spaces(s, power) & ALL_SPACES


def _refuse_bourbon(g: G, power: int) -> Refusal | None:
    return None if bourbon_spaces(g.state, power) else Refusal(WHY_NO_BOURBON, (), "70")


def charles_bourbon(g: G, power: int) -> Procedure:
    """Card 70: the Renegade Leader and 3 mercenaries (Ottoman: cavalry) in one space, which becomes the player's."""
    s = g.state
    space = yield One(power, ASK_BOURBON, (power,), "space", members(bourbon_spaces(s, power)), "70")
    if s.control[space] != power:
        board.set_control(s, space, power)
        g.log(FACT_BOURBON_TAKES, power, space)
    s.leader_place[LEADER_RENEGADE] = space
    s.leader_user[LEADER_RENEGADE] = power
    count = can_add(s, space, SECOND_SLOT[power], BOURBON_MERCENARIES)
    if count:
        add_units(s, space, SECOND_SLOT[power], count)
    g.log(FACT_BOURBON, power, space, count)


# -- 91 Ransom --------------------------------------------------------------------------------------


def ransom_spaces(s: State, leader: int) -> int:
    """Card 91: fortified home spaces of the leader's power that it controls, not under siege."""
    power = s.leader_user[leader]
    if power == NOBODY:
        return 0
    return s.owned[power] & board.home_spaces(s, power) & board.fortified(s) & ~board.besieged(s)


def captives_to_free(s: State) -> list[int]:
    """Card 91: the captured leaders for whom there is a space."""
    return [leader for leader in range(N_LEADERS) if s.leader_place[leader] == CAPTIVE and ransom_spaces(s, leader)]


def _refuse_ransom(g: G, power: int) -> Refusal | None:
    return None if captives_to_free(g.state) else Refusal(WHY_NO_RANSOM, (), "91")


def ransom(g: G, power: int) -> Procedure:
    """Card 91: one captured leader, of the player's choice, is free; his owner places him."""
    s = g.state
    leader = yield One(power, ASK_RANSOM, (), "leader", captives_to_free(s), "91")
    spaces = members(ransom_spaces(s, leader))
    space = yield One(s.leader_user[leader], ASK_RANSOM_SPACE, (leader,), "space", spaces, "91")
    s.leader_place[leader] = space
    s.leader_captor[leader] = NOBODY
    g.log(FACT_RANSOMED, leader, space)


# -- 103 Threat to Power ----------------------------------------------------------------------------


def threatened(s: State) -> list[int]:
    """Card 103: those of its four leaders who are on the map or in a foreign war."""
    return [leader for leader in members(THREAT_TARGETS) if s.leader_place[leader] < N_PLACES]


def _refuse_threat(g: G, power: int) -> Refusal | None:
    return None if threatened(g.state) else Refusal(WHY_NO_THREAT, (), "103")


def threat_to_power(g: G, power: int) -> Procedure:
    """Card 103: a leader is out for the turn on 1-3, for the game on 4-6."""
    s = g.state
    leader = yield One(power, ASK_THREAT, (), "leader", threatened(s), "103")
    dice = g.roll(1, "card.103")
    for_the_turn = dice[0] <= THREAT_FOR_THE_TURN
    s.leader_place[leader] = TURN_TRACK if for_the_turn else GONE
    g.log(FACT_THREAT_TURN if for_the_turn else FACT_THREAT_GAME, leader, tuple(dice))


register_event(MAURICE_OF_SAXONY, Use(EVENT, _refuse_maurice, maurice_of_saxony))
register_event(CHARLES_BOURBON, Use(EVENT, _refuse_bourbon, charles_bourbon))
register_event(RANSOM, Use(EVENT, _refuse_ransom, ransom))
register_event(THREAT_TO_POWER, Use(EVENT, _refuse_threat, threat_to_power))
