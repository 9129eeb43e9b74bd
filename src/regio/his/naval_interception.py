"""Interception and avoiding battle at sea (HIS §16.1 steps 4 and 5)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Final

from regio.his import board
from regio.his.context import G
from regio.his.fleets import naval_leaders_at
from regio.his.moments import NAVAL_ROLL, Situation, everybody
from regio.his.naval import (
    ask_leaders,
    ask_ships,
    best_battle,
    companions_to,
    fit_for,
    fleets_by_place,
    most_to,
    move_fleet,
    steps_of_fleet,
)
from regio.his.powers import MAJORS
from regio.his.spaces import ATLANTIC_OCEAN
from regio.his.state import State
from regio.his.tables_map import SEA_STEPS, SEAS_MASK
from regio.his.tables_religion import INTERCEPT_ON
from regio.kernel.messages import message
from regio.kernel.notation import PASS, word
from regio.kernel.questions import One
from regio.kernel.rules import Procedure
from regio.series.bits import members

ASK_INTERCEPT_FLEET = message("his-ask-intercept-fleet", "power:power")
ASK_INTERCEPT_FROM = message("his-ask-intercept-fleet-from", "place:place")
ASK_INTERCEPT_SHIPS = message("his-ask-intercept-ships", "place:place", "to:place")
ASK_INTERCEPT_LEADERS = message("his-ask-intercept-leaders", "place:place", "to:place")
ASK_AVOID_FLEET = message("his-ask-avoid-fleet", "place:place")
FACT_INTERCEPTS = message(
    "his-fleet-intercepts", "power:power", "place:place", "to:place", "dice:dice", "rating:n", "total:n"
)
FACT_INTERCEPTED = message("his-fleet-intercepted", "power:power", "place:place")
FACT_NOT_INTERCEPTED = message("his-fleet-not-intercepted", "power:power", "place:place")
FACT_AVOIDS = message("his-fleet-avoids", "power:power", "place:place", "to:place", "dice:dice", "rating:n", "total:n")
FACT_AVOIDED = message("his-fleet-avoided", "power:power", "to:place")
FACT_NOT_AVOIDED = message("his-fleet-not-avoided", "power:power", "place:place")

STAY: Final = word("stay")

INTERCEPTION: Final = 0
AVOIDING: Final = 1


class NavalRoll(Situation):
    """The roll of a naval interception or of avoiding battle, at the moment NAVAL_ROLL; cards change `total`."""

    def __init__(self, kind: int, power: int, place: int, total: int) -> None:
        self.kind = kind
        self.power = power
        self.place = place
        self.total = total

    def concerns(self, s: State, seat: int) -> bool:
        """A roll concerns the power that makes it."""
        return seat == self.power


# -- interception (step 4) --------------------------------------------------------------------------


class Hunt:
    """What was tried against the new stacks of one Naval Move."""

    def __init__(self, power: int, new: int) -> None:
        self.power = power
        self.new = new
        self.tried: set[tuple[int, int]] = set()
        """Place and target: one attempt each (ruling 16.1-attempts)."""
        self.caught: dict[int, int] = {}
        """Which power intercepted in which sea zone."""


def intercept_fleets(g: G, power: int, new: int) -> Generator[Any, Any, int]:
    """HIS §16.1 step 4: enemy powers in impulse order try to intercept new stacks; returns the zones where one did."""
    hunt = Hunt(power, new)
    if new:
        for enemy in MAJORS:
            if board.at_war(g.state, enemy, power):
                yield from _attempts_of(g, hunt, enemy)
    caught = 0
    for zone in hunt.caught:
        caught |= 1 << zone
    return caught


def _attempts_of(g: G, hunt: Hunt, enemy: int) -> Procedure:
    """One enemy power: attempts in its own order, each resolved before the next; once it passes it is done."""
    s = g.state
    while True:
        possible = catchers(s, hunt, enemy)
        if not possible:
            return
        zones = sorted({zone for _, zone in possible})
        question = One(enemy, ASK_INTERCEPT_FLEET, (hunt.power,), "place", [*zones, PASS], "16.1")
        question.about = possible
        zone = yield question
        if zone == PASS:
            return
        places = [place for place, target in possible if target == zone]
        place = yield One(enemy, ASK_INTERCEPT_FROM, (zone,), "place", places, "16.1")
        hunt.tried.add((place, zone))
        yield from _attempt(g, hunt, enemy, place, zone)


def catchers(s: State, hunt: Hunt, enemy: int) -> list[tuple[int, int]]:
    """Pairs of a place with ships of an enemy, none of the active power, and an adjacent new stack to intercept."""
    open_zones = hunt.new
    for zone, catcher in hunt.caught.items():
        if catcher != enemy:
            open_zones &= ~(1 << zone)
    if not open_zones:
        return []
    active = board.fleet_places(s, board.own_mask(s, hunt.power))
    fleets = fleets_by_place(s, board.own_mask(s, enemy))
    found = []
    for place in sorted(fleets):
        zones = SEA_STEPS[place] & open_zones
        if not zones or active >> place & 1:
            continue
        for zone in members(zones):
            if (place, zone) not in hunt.tried and _most(s, enemy, place, zone, fleets[place]):
                found.append((place, zone))
    return found


def _most(s: State, enemy: int, place: int, zone: int, ships: list[int]) -> int:
    """How many of the ships of a place may go to a sea zone."""
    if zone != ATLANTIC_OCEAN:
        return len(ships)
    return most_to(len(fit_for(ships, zone)), len(ships), naval_leaders_at(s, place, board.own_mask(s, enemy)), zone)


def companions(s: State, enemy: int, place: int, zone: int) -> list[int]:
    """The naval leaders of a place that may go along."""
    return companions_to(naval_leaders_at(s, place, board.own_mask(s, enemy)), zone)


def _attempt(g: G, hunt: Hunt, enemy: int, place: int, zone: int) -> Procedure:
    s = g.state
    users = board.own_mask(s, enemy)
    all_ships = board.ships_at(s, place, users)
    fit = fit_for(all_ships, zone)
    most = _most(s, enemy, place, zone, all_ships)
    leaders = companions(s, enemy, place, zone)
    ships = yield from ask_ships(s, enemy, ASK_INTERCEPT_SHIPS, (place, zone), fit, 1, most, "16.1", hunt.power)
    last = len(ships) == len(all_ships)
    about = (hunt.power, ships)
    chosen = yield from ask_leaders(enemy, ASK_INTERCEPT_LEADERS, (place, zone), leaders, last, "16.1", about)
    rating = best_battle(chosen)
    dice = g.roll(2, "naval.intercept")
    roll = NavalRoll(INTERCEPTION, enemy, zone, sum(dice) + rating)
    g.log(FACT_INTERCEPTS, enemy, place, zone, tuple(dice), rating, roll.total)
    yield from everybody(g, NAVAL_ROLL, roll)
    if roll.total < INTERCEPT_ON:
        g.log(FACT_NOT_INTERCEPTED, enemy, zone)
        return
    move_fleet(s, ships, chosen, zone)
    hunt.caught[zone] = enemy
    g.log(FACT_INTERCEPTED, enemy, zone)


# -- avoiding battle (step 5) -----------------------------------------------------------------------


def avoid_battle(g: G, power: int, zones: int) -> Procedure:
    """HIS §16.1 step 5: in sea zones with a new stack and no interceptors, each enemy power may try to leave."""
    s = g.state
    for zone in members(zones):
        for enemy in MAJORS:
            if not board.at_war(s, enemy, power):
                continue
            ships = board.ships_at(s, zone, board.own_mask(s, enemy))
            if ships:
                yield from _avoid(g, enemy, power, zone, ships)


def _avoid(g: G, enemy: int, power: int, zone: int, ships: list[int]) -> Procedure:
    """All ships of the power together, to one adjacent own port or a sea zone without its enemies."""
    s = g.state
    leaders = naval_leaders_at(s, zone, board.own_mask(s, enemy))
    hostile = board.fleet_places(s, s.enemies[enemy])
    goals = steps_of_fleet(zone, ships, leaders) & (s.owned[enemy] | SEAS_MASK & ~hostile)
    if not goals:
        return
    question = One(enemy, ASK_AVOID_FLEET, (zone,), "place", [STAY, *members(goals)], "16.1")
    question.about = power
    to = yield question
    if to == STAY:
        return
    rating = best_battle(leaders)
    dice = g.roll(2, "naval.avoid")
    roll = NavalRoll(AVOIDING, enemy, zone, sum(dice) + rating)
    g.log(FACT_AVOIDS, enemy, zone, to, tuple(dice), rating, roll.total)
    yield from everybody(g, NAVAL_ROLL, roll)
    if roll.total < INTERCEPT_ON:
        g.log(FACT_NOT_AVOIDED, enemy, zone)
        return
    move_fleet(s, ships, leaders, to)
    g.log(FACT_AVOIDED, enemy, to)
