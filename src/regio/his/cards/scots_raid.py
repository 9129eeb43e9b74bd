"""Scots Raid (card 97): France acts in Scotland and the English north in the middle of another power's impulse."""

from __future__ import annotations

from functools import partial
from typing import Final

from regio.his import board
from regio.his.actions import open_actions, refused_actions
from regio.his.cards.numbers import SCOTS_RAID
from regio.his.cards.registry import EVENT, Use, register_event
from regio.his.context import G
from regio.his.displacement import displace
from regio.his.impulse import perform
from regio.his.pieces import army_leaders_at
from regio.his.powers import FRANCE, GENOA, SCOTLAND
from regio.his.sieges import lift_siege
from regio.his.spaces import BERWICK, CARLISLE, STIRLING, YORK
from regio.his.state import IMPULSE_FOUL_WEATHER, NO_VICTORY, State
from regio.his.tables_map import ALL_SPACES, SCOTTISH_HOME
from regio.kernel.messages import Refusal, message
from regio.kernel.notation import DONE, NONE
from regio.kernel.questions import One
from regio.kernel.rules import Procedure, Verdict
from regio.series.bits import bits, members

RAID_CP: Final = 6
RAID_CP_WITH_LEADER: Final = 3
"""CP of France, fewer if a leader was brought over."""
ARENA: Final = SCOTTISH_HOME | bits((BERWICK, CARLISLE, YORK))
"""Where France may spend them."""

ASK_RAID_LEADER = message("his-ask-scots-raid-leader")
ASK_RAID_SPACE = message("his-ask-scots-raid-space", "leader:leader")
ASK_RAID_ACTION = message("his-ask-scots-raid-action", "cp:n")
FACT_NO_RAID = message("his-scots-raid-ignored")
FACT_STIRLING = message("his-scots-raid-stirling")
FACT_RAID_LEADER = message("his-scots-raid-leader", "leader:leader", "space:space")
FACT_RAID = message("his-scots-raid-cp", "cp:n")
FACT_RAID_LOST = message("his-scots-raid-cp-lost", "cp:n")
WHY_NO_RAID = message("his-why-no-scots-raid")


def _allied_to_france(s: State) -> bool:
    return s.minor_ally[SCOTLAND - GENOA] == FRANCE


def _refuse(g: G, power: int) -> Refusal | None:
    """**[500th]** Mandatory, always playable; **[2nd]** an event that needs Scotland as French ally."""
    if board.edition_500(g.state) or _allied_to_france(g.state):
        return None
    return Refusal(WHY_NO_RAID, (), "97")


def scots_raid(g: G, power: int) -> Procedure:
    """Card 97: Stirling is French, a leader may come over, then France spends 6 CP (3 with the leader)."""
    s = g.state
    if not _allied_to_france(s):
        g.log(FACT_NO_RAID)
        return
    yield from _open_stirling(g)
    came = yield from _bring_leader(g)
    cp = RAID_CP_WITH_LEADER if came else RAID_CP
    g.log(FACT_RAID, cp)
    yield from _raid(g, power, cp)


def _open_stirling(g: G) -> Procedure:
    """Step 1: Stirling comes under French control, units that are neither French nor Scottish leave."""
    s = g.state
    if s.control[STIRLING] == FRANCE:
        return
    strangers = (board.MAJORS_MASK | board.MINORS_MASK) & ~board.own_mask(s, FRANCE)
    yield from displace(g, STIRLING, strangers)  # first: a siege parts enemies until the last of them has left
    board.set_control(s, STIRLING, FRANCE)
    g.log(FACT_STIRLING)
    for besieger in members(board.besiegers(s, STIRLING)):
        lift_siege(g, STIRLING, besieger)


def leaders_to_bring(s: State) -> list[int]:
    """Step 2: the French army leaders on the map who are not under siege."""
    found = []
    for space in members(ALL_SPACES):
        free = not board.besieged(s) >> space & 1 or board.besiegers(s, space) >> FRANCE & 1
        if free:
            found += army_leaders_at(s, space, 1 << FRANCE)
    return found


def landing_spaces(s: State, leader: int) -> list[int]:
    """Step 2: the Scottish home spaces under French control and not under siege (ruling 97-leader)."""
    spaces = SCOTTISH_HOME & s.owned[FRANCE] & ~board.besieged(s)
    return members(spaces & ~board.troop_spaces(s, s.enemies[FRANCE]) & ~(1 << s.leader_place[leader]))


def _bring_leader(g: G) -> Verdict:
    s = g.state
    leaders = [leader for leader in leaders_to_bring(s) if landing_spaces(s, leader)]
    leader = yield One(FRANCE, ASK_RAID_LEADER, (), "leader", [NONE, *leaders], "97")
    if leader == NONE:
        return False
    space = yield One(FRANCE, ASK_RAID_SPACE, (leader,), "space", landing_spaces(s, leader), "97")
    s.leader_place[leader] = space
    g.log(FACT_RAID_LEADER, leader, space)
    return True


def _raid(g: G, player: int, cp: int) -> Procedure:
    """Step 3: France is active for a while, bound to the arena; what it does not spend is lost."""
    s = g.state
    s.active, s.cp, s.arena = FRANCE, cp, ARENA
    while s.victory == NO_VICTORY:
        options = open_actions(g, FRANCE)
        if not options:
            break
        refused = partial(refused_actions, g, FRANCE)
        action = yield One(FRANCE, ASK_RAID_ACTION, (s.cp,), "action", [*options, DONE], "97", refused)
        if action == DONE:
            break
        yield from perform(g, FRANCE, action)
    if s.cp:
        g.log(FACT_RAID_LOST, s.cp)
    s.active, s.cp, s.arena = player, 0, 0
    if player != FRANCE:
        s.impulse_flags &= ~IMPULSE_FOUL_WEATHER  # it fell on France, not on the player of the card


register_event(SCOTS_RAID, Use(EVENT, _refuse, scots_raid))
