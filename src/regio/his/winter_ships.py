"""Ships return to port in Winter (HIS §19.3)."""

from __future__ import annotations

from regio.his import board
from regio.his.context import G
from regio.his.naval import fleet_barred
from regio.his.routes import nearest_ports
from regio.his.spaces import N_PLACES, TURN_TRACK
from regio.his.state import N_SHIPS, State
from regio.his.tables_map import PORTS_MASK
from regio.his.tables_persons import NAVAL_LEADERS
from regio.his.tables_units import SHIP_OWNER
from regio.kernel.messages import Message, message
from regio.kernel.questions import Counts, One, Question
from regio.kernel.rules import Procedure
from regio.series.bits import first, members

ASK_SQUADRONS = message("his-ask-winter-squadrons", "power:power", "place:place", "ships:n")
ASK_CORSAIRS = message("his-ask-winter-corsairs", "power:power", "place:place", "ships:n")
ASK_NAVAL_LEADER = message("his-ask-winter-naval-leader", "leader:leader", "place:place")
FACT_SHIPS_HOME = message("his-winter-ships-home", "power:power", "place:place", "port:space", "ships:n")
FACT_NO_PORT = message("his-winter-no-port", "power:power", "place:place", "ships:n")


def ships_return(g: G, power: int) -> Procedure:
    """HIS §19.3 Ships: every ship of a power that is not in one of its ports goes to the nearest of them."""
    s = g.state
    while True:
        away = places_of_strays(s, power)
        if not away:
            return
        yield from _return_from(g, power, first(away))


def places_of_strays(s: State, power: int) -> int:
    """The ports and seas where ships or naval leaders of a power are that must go to an own port."""
    users = board.own_mask(s, power)
    home = s.owned[power] & PORTS_MASK
    mask = board.fleet_places(s, users)
    for leader in members(NAVAL_LEADERS):
        place = s.leader_place[leader]
        if place < N_PLACES and users >> s.leader_user[leader] & 1:
            mask |= 1 << place
    return mask & ~home


def _return_from(g: G, power: int, place: int) -> Procedure:
    """HIS §19.3 Ships 1-4: the nearest ports; a stack may split over equally near ones; none: the turn track."""
    s = g.state
    own_ports = s.owned[power] & PORTS_MASK
    groups = _groups(s, power, place)
    target = {ship: TURN_TRACK for group in groups for ship in group}
    asked = False
    for group in groups:
        ports = members(nearest_ports(s, place, power, own_ports, fleet_barred(group, ())))
        if ports:
            question = Counts(
                power,
                _message(s, group),
                (SHIP_OWNER[group[0]], place, len(group)),
                "space",
                ports,
                [len(group)] * len(ports),
                len(group),
                len(group),
                "19.3",
            )
            if len(ports) > 1 and not asked:
                asked = True
                g.quiet()
            counts = yield question
            _assign(target, group, ports, counts)
    leaders = board.leaders_at(s, place, board.own_mask(s, power))
    leaders = [leader for leader in leaders if NAVAL_LEADERS >> leader & 1]
    goals: list[int] = []
    for leader in leaders:
        ports = members(nearest_ports(s, place, power, own_ports, fleet_barred((), (leader,))))
        with_ships = sorted(set(target.values()).intersection(ports))
        options = with_ships or ports or [TURN_TRACK]
        leader_question: Question = One(power, ASK_NAVAL_LEADER, (leader, place), "place", options, "19.3")
        goal = yield leader_question
        goals.append(goal)
    for leader, goal in zip(leaders, goals, strict=True):
        s.leader_place[leader] = goal
    _arrive(g, power, place, target)


def _groups(s: State, power: int, place: int) -> list[list[int]]:
    """The ships of a stack by owner and kind."""
    groups: dict[tuple[int, int], list[int]] = {}
    for ship in range(N_SHIPS):
        if s.ship_place[ship] == place and board.major_of(s, s.ship_user[ship]) == power:
            groups.setdefault((SHIP_OWNER[ship], s.corsairs >> ship & 1), []).append(ship)
    return list(groups.values())


def _message(s: State, group: list[int]) -> Message:
    return ASK_CORSAIRS if s.corsairs >> group[0] & 1 else ASK_SQUADRONS


def _assign(target: dict[int, int], group: list[int], ports: list[int], counts: tuple[int, ...]) -> None:
    at = 0
    for port, n in zip(ports, counts, strict=True):
        for ship in group[at : at + n]:
            target[ship] = port
        at += n


def _arrive(g: G, power: int, place: int, target: dict[int, int]) -> None:
    s = g.state
    arrived: dict[int, int] = {}
    for ship, port in target.items():
        board.place_ship(s, ship, port)
        arrived[port] = arrived.get(port, 0) + 1
    for port, n in arrived.items():
        if port == TURN_TRACK:
            g.log(FACT_NO_PORT, power, place, n)
        else:
            g.log(FACT_SHIPS_HOME, power, place, port, n)
