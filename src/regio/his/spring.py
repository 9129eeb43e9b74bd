"""Spring Deployment: each power may move one formation from its capital (HIS §10)."""

from __future__ import annotations

from functools import partial
from typing import Final

from regio.his import board
from regio.his.cards.numbers import SPRING_PREPARATIONS
from regio.his.cards.spring_cards import offer_informant, offer_preparations
from regio.his.context import G
from regio.his.pieces import UNLIMITED, Force, all_at, force_of, shift
from regio.his.powers import INDEPENDENT, N_MAJORS, NOBODY, PROTESTANT
from regio.his.spaces import FIRST_SEA, N_SEAS
from regio.his.splits import Split, can_split
from regio.his.state import N_SHIPS, State
from regio.his.tables_map import ADJ, ALL_SPACES, CAPITALS, CLEAR, SEA_PORTS
from regio.kernel.messages import Refusal, message
from regio.kernel.notation import PASS
from regio.kernel.questions import One
from regio.kernel.rules import Procedure
from regio.series.bits import members
from regio.series.graph import spread

ASK_CAPITAL = message("his-ask-spring-capital", "power:power")
ASK_DESTINATION = message("his-ask-spring-destination", "power:power", "start:space")
ASK_FORMATION = message("his-ask-spring-formation", "power:power", "start:space", "to:space")
FACT_DEPLOYED = message("his-spring-deployed", "power:power", "start:space", "to:space", "units:n", "leaders:leaders")
WHY_NOT_FRIENDLY = message("his-why-spring-not-friendly", "space:space")
WHY_UNREST = message("his-why-spring-unrest", "space:space")
WHY_NO_PATH = message("his-why-spring-no-path", "space:space")

UNITS_OVER_SEA: Final = 5
"""Land units that may cross the sea zone of a deployment (§10.4)."""

# steps of the phase; in step DEPLOY `cursor` is twice the power, one more when the card was offered
INFORMANT: Final = 0
DEPLOY: Final = 1
POWERS_OWNERS: Final = board.EVERY_OWNER & ~(1 << INDEPENDENT)


def spring_deployment(g: G) -> Procedure:
    """HIS §10: Venetian Informant before anybody moves; then in impulse order Spring Preparations and one move."""
    s = g.state
    if s.step == INFORMANT:
        while s.cursor < N_MAJORS:
            yield from offer_informant(g, s.cursor)
            s.cursor += 1
        s.step, s.cursor = DEPLOY, 0
    while s.cursor < 2 * N_MAJORS:
        power, offered = divmod(s.cursor, 2)
        if power != PROTESTANT:
            if offered:
                yield from deploy(g, power)
            else:
                yield from offer_preparations(g, power)
        s.cursor += 1


def prepared(s: State, power: int) -> bool:
    """Has this power played Spring Preparations this turn?"""
    return bool(s.used_by[power] >> SPRING_PREPARATIONS & 1)


class Reach:
    """Where a deployment from a capital may go: by land alone, or only over one sea zone."""

    __slots__ = ("by_land", "by_sea", "start")

    def __init__(self, start: int, by_land: int, by_sea: int) -> None:
        self.start = start
        self.by_land = by_land
        self.by_sea = by_sea


def deploy(g: G, power: int) -> Procedure:
    """HIS §10: choose capital, destination and formation, or pass; no CP, no interception, no battle."""
    s = g.state
    reaches = [reach for capital in CAPITALS[power] if (reach := destinations(s, power, capital)) is not None]
    if not reaches:
        return
    g.quiet()
    reach = reaches[0]
    several = len(CAPITALS[power]) > 1
    if several:
        starts = [one.start for one in reaches]
        start = yield One(power, ASK_CAPITAL, (power,), "space", [PASS, *starts], "10")
        if start == PASS:
            return
        reach = reaches[starts.index(start)]
    options = members(reach.by_land | reach.by_sea)
    if not several:
        options.insert(0, PASS)
    to = yield One(
        power,
        ASK_DESTINATION,
        (power, reach.start),
        "space",
        options,
        "10",
        partial(_refused, g, power, reach.by_land | reach.by_sea),
    )
    if to != PASS:
        yield from _move(g, power, reach, to)


def _move(g: G, power: int, reach: Reach, to: int) -> Procedure:
    """HIS §10.1, §10.2, §10.4: the formation, limited by its leaders, and over the sea to five units."""
    s = g.state
    pool = all_at(s, reach.start, board.own_mask(s, power))
    question = _formation(s, power, reach, to, pool)
    answer = yield question
    force = force_of(question.kinds, answer)
    shift(g, force, reach.start, to)
    leaders = 0
    for leader in force.leaders:
        leaders |= 1 << leader
    g.log(FACT_DEPLOYED, power, reach.start, to, force.size(), leaders)


def _formation(s: State, power: int, reach: Reach, to: int, pool: Force) -> Split:
    cap = UNLIMITED if reach.by_land >> to & 1 or prepared(s, power) else UNITS_OVER_SEA
    return Split(s, power, ASK_FORMATION, (power, reach.start, to), pool, reach.start, to, "10", 0, cap)


def can_leave(s: State, power: int, capital: int) -> bool:
    """HIS §10.1, §10.3, §10.8: a friendly capital without unrest and siege, with something to move."""
    bit = 1 << capital
    if not bit & board.friendly_spaces(s, power) & ~s.unrest & ~board.besieged(s):
        return False
    own = board.own_mask(s, power)
    if board.troop_spaces(s, own) & bit:
        return True
    return bool(all_at(s, capital, own).leaders)


def open_spaces(s: State, power: int) -> int:
    """HIS §10.3, §10.7: spaces a deployment may pass: friendly, no unrest, no units of powers that are not friendly."""
    strangers = POWERS_OWNERS & ~s.friends[power]
    return (
        board.friendly_spaces(s, power)
        & ~s.unrest
        & ~board.closed_to_units(s)
        & ~board.troop_spaces(s, strangers)
        & ALL_SPACES
    )


def watched_seas(s: State, power: int) -> int:
    """HIS §10.6: the seas, counted from 0, with ships of another major power in a port; loaned ones are the user's."""
    ports = 0
    for ship in range(N_SHIPS):
        place = s.ship_place[ship]
        if place < FIRST_SEA and board.major_of(s, s.ship_user[ship]) not in (power, NOBODY):
            ports |= 1 << place
    watched = 0
    for sea in range(N_SEAS):
        if SEA_PORTS[sea] & ports:
            watched |= 1 << sea
    return watched


def destinations(s: State, power: int, capital: int) -> Reach | None:
    """HIS §10: the spaces that a formation from a capital can reach; None if there is nothing to deploy."""
    if not can_leave(s, power, capital):
        return None
    by_land, by_sea = within_reach(s, power, capital)
    pool = all_at(s, capital, board.own_mask(s, power))
    if not pool.leaders:  # so no more than fit over the sea
        for to in members(by_land | by_sea):
            if not can_split(s, pool, capital, to):
                by_land &= ~(1 << to)
                by_sea &= ~(1 << to)
    return Reach(capital, by_land, by_sea) if by_land | by_sea else None


def within_reach(s: State, power: int, capital: int) -> tuple[int, int]:
    """HIS §10.3-10.7: the spaces that can be reached by land alone, and those reached only over one sea zone."""
    free = prepared(s, power)
    steps = ADJ if free else CLEAR
    inside = open_spaces(s, power)
    start = 1 << capital
    by_land = spread(start, inside | start, steps)
    landings = 0
    closed = 0 if free else watched_seas(s, power)
    for sea in range(N_SEAS):
        if SEA_PORTS[sea] & by_land and not closed >> sea & 1:
            landings |= SEA_PORTS[sea]
    by_sea = spread(landings, inside, steps) & ~by_land
    return by_land & ~start, by_sea


def _refused(g: G, power: int, allowed: int) -> list[tuple[int, Refusal]]:
    """The spaces that are no destination, each with the reason."""
    s = g.state
    friendly = board.friendly_spaces(s, power)
    found = []
    for space in members(ALL_SPACES & ~allowed):
        if not friendly >> space & 1:
            why = WHY_NOT_FRIENDLY
        elif s.unrest >> space & 1:
            why = WHY_UNREST
        else:
            why = WHY_NO_PATH
        found.append((space, Refusal(why, (space,), "10")))
    return found
