"""Ships that are lost or driven out, and the naval leaders with them (HIS §5.3, §12.2, §15.1, §16.2)."""

from __future__ import annotations

from typing import Final

from regio.his.board import (
    MAJORS_MASK,
    fleet_places,
    home_user,
    major_of,
    own_mask,
    place_ship,
    ships_at,
    use_ship,
)
from regio.his.context import G
from regio.his.naval import steps_of_fleet
from regio.his.powers import INDEPENDENT, NOBODY
from regio.his.spaces import TURN_TRACK
from regio.his.state import State
from regio.his.tables_persons import NAVAL_LEADERS
from regio.kernel.messages import message
from regio.kernel.questions import One
from regio.kernel.rules import Procedure
from regio.series.bits import first, members

ASK_FLEE = message("his-ask-ships-flee", "space:space")
FACT_SHIP_LOST = message("his-ship-lost", "ship:ship", "place:place")
FACT_ADMIRAL_WAITS = message("his-naval-leader-waits", "leader:leader", "place:place")
FACT_FLED = message("his-ships-flee", "power:power", "space:space", "sea:place", "count:n")

ALL_USERS: Final = (1 << INDEPENDENT) - 1
"""Everybody who can use ships, as a set."""


def side_of(s: State, user: int) -> int:
    """The users that sail with a power: a major power and its active minor powers, or an inactive minor power alone."""
    major = major_of(s, user)
    return 1 << user if major == NOBODY else own_mask(s, major)


def enemies_of_side(s: State, user: int) -> int:
    """The users that are enemies of the side of a power; of an inactive minor power: those at war with it."""
    major = major_of(s, user)
    if major != NOBODY:
        return s.enemies[major]
    enemies = 0
    for power in members(s.war[user] & MAJORS_MASK):
        enemies |= own_mask(s, power)
    return enemies


def naval_leaders_at(s: State, place: int, users: int) -> list[int]:
    """The naval leaders of a set of users in a place."""
    return [
        leader
        for leader in members(NAVAL_LEADERS)
        if s.leader_place[leader] == place and users >> s.leader_user[leader] & 1
    ]


def lose_ship(g: G, ship: int) -> None:
    """HIS §5.3, §16.2 step 10: a naval unit goes to the turn track, back to its own power.

    Naval leaders of a side that has no naval unit left in the place follow it there.
    """
    s = g.state
    place, side = s.ship_place[ship], side_of(s, s.ship_user[ship])
    g.log(FACT_SHIP_LOST, ship, place)
    place_ship(s, ship, TURN_TRACK)
    use_ship(s, ship, home_user(ship))
    s.corsairs &= ~(1 << ship)
    if not ships_at(s, place, side):
        shelve_leaders(g, place, side)


def shelve_leaders(g: G, place: int, users: int) -> None:
    """HIS §16.2 step 10: naval leaders without naval units wait on the turn track; they are never captured."""
    s = g.state
    for leader in naval_leaders_at(s, place, users):
        s.leader_place[leader] = TURN_TRACK
        g.log(FACT_ADMIRAL_WAITS, leader, place)


def lose_port(g: G, space: int) -> None:
    """HIS §15.1 step 10: all naval units and naval leaders in a captured port go to the turn track."""
    s = g.state
    for ship in ships_at(s, space, ALL_USERS):
        lose_ship(g, ship)
    shelve_leaders(g, space, ALL_USERS)


def leave_port(g: G, space: int) -> Procedure:
    """HIS §12.2: the naval units in a port that changed hands leave it at once, each side as one stack.

    They go to an adjacent sea zone without enemy naval units, of their owner's choice; if there is none they are
    lost. The units of the new controller stay.
    """
    s = g.state
    keeper = side_of(s, s.control[space]) if s.control[space] < INDEPENDENT else 0
    while True:
        guests = ships_at(s, space, ALL_USERS & ~keeper)
        if not guests:
            break
        yield from _drive_out(g, space, s.ship_user[guests[0]])
    shelve_leaders(g, space, ALL_USERS & ~keeper)


def _drive_out(g: G, space: int, user: int) -> Procedure:
    s = g.state
    side = side_of(s, user)
    ships = ships_at(s, space, side)
    leaders = naval_leaders_at(s, space, side)
    seas = steps_of_fleet(space, ships, leaders) & ~fleet_places(s, enemies_of_side(s, user))
    if not seas:
        for ship in ships:
            lose_ship(g, ship)
        return
    seat = major_of(s, user)
    if seat == NOBODY:
        sea = first(seas)  # ships of an inactive minor power have nobody to choose (§22.1)
    else:
        sea = yield One(seat, ASK_FLEE, (space,), "place", members(seas), "12.2")
    for leader in leaders:
        s.leader_place[leader] = sea
    for ship in ships:
        place_ship(s, ship, sea)
    g.log(FACT_FLED, seat if seat != NOBODY else user, space, sea, len(ships))
