"""Army leaders who are captured, or displaced where nobody can hold them (HIS §12.5, §13.1, §14 step 10)."""

from __future__ import annotations

from collections.abc import Sequence

from regio.his import board
from regio.his.context import G
from regio.his.displacement import refuges
from regio.his.persons import LEADER_RENEGADE
from regio.his.powers import N_MAJORS, NOBODY
from regio.his.spaces import CAPTIVE, N_SPACES, POOL, TURN_TRACK
from regio.his.state import State
from regio.his.tables_persons import ARMY_LEADERS
from regio.kernel.messages import message
from regio.kernel.questions import One
from regio.kernel.rules import Procedure
from regio.series.bits import members

ASK_LEADER_DISPLACED = message("his-ask-leader-displaced", "leader:leader", "place:place")
FACT_CAPTURED = message("his-leader-taken", "leader:leader", "power:power", "place:place")
FACT_DISPLACED = message("his-leader-goes-home", "leader:leader", "space:space")
FACT_RENEGADE_GONE = message("his-renegade-gone")
FACT_TO_TURN_TRACK = message("his-leader-to-turn-track", "leader:leader")


def capture(g: G, leaders: Sequence[int], captor: int, place: int) -> Procedure:
    """HIS §14 step 10: leaders go onto the captor's power card; with no player as captor they are displaced."""
    s = g.state
    for leader in leaders:
        if leader == LEADER_RENEGADE and captor != NOBODY:
            s.leader_place[leader] = POOL
            s.leader_user[leader] = NOBODY
            g.log(FACT_RENEGADE_GONE)
        elif captor != NOBODY:
            s.leader_place[leader] = CAPTIVE
            s.leader_captor[leader] = captor
            g.log(FACT_CAPTURED, leader, captor, place)
        else:
            yield from displace_leader(g, leader)


def displace_leader(g: G, leader: int) -> Procedure:
    """HIS §12.5: a leader goes to the nearest fortified space of his power or to its friendly capital."""
    s = g.state
    power = board.major_of(s, s.leader_user[leader])
    start = s.leader_place[leader]
    if power == NOBODY:
        return
    if start < N_SPACES:
        options = refuges(s, power, start)
    else:  # from a foreign war, which is next to no space
        options = (s.owned[power] & board.fortified(s) | board.capital_friendly(s, power)) & ~board.besieged(s)
    if not options:
        s.leader_place[leader] = TURN_TRACK
        g.log(FACT_TO_TURN_TRACK, leader)
        return
    to = yield One(power, ASK_LEADER_DISPLACED, (leader, start), "space", members(options), "12.5")
    s.leader_place[leader] = to
    g.log(FACT_DISPLACED, leader, to)


def lone_leaders(s: State, space: int, hostile: int) -> list[int]:
    """The army leaders of hostile powers in a space where no land unit of their own side stands."""
    found = []
    for leader in members(ARMY_LEADERS):
        if s.leader_place[leader] == space:
            user = s.leader_user[leader]
            if user < N_MAJORS and hostile >> user & 1 and not board.strength(s, space, board.own_mask(s, user)):
                found.append(leader)
    return found


def capture_lone_leaders(g: G, space: int, captor: int, hostile: int) -> Procedure:
    """HIS §13.1: leaders alone are captured when enemies enter; in a friendly fortified space they go inside."""
    s = g.state
    if not 0 <= space < N_SPACES:
        return
    for leader in lone_leaders(s, space, hostile):
        user = s.leader_user[leader]
        inside = board.fortified(s) >> space & 1 and board.friendly_spaces(s, user) >> space & 1
        if not inside:
            yield from capture(g, [leader], captor, space)
