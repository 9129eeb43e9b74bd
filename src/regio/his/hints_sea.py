"""Hints for ships: combat, interception, avoiding battle, piracy (HIS §16.1, §16.2, §16.4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from regio.his import board
from regio.his.fleets import naval_leaders_at, side_of
from regio.his.hints_common import (
    HINT_AVOID,
    HINT_DEFEND,
    HINT_INTERCEPT,
    OfAction,
    OfAnswer,
    OfOptions,
    Said,
    of_each,
    of_option,
    options_of,
    percent,
)
from regio.his.naval import best_battle, fit_for, pick
from regio.his.naval_interception import (
    ASK_AVOID_FLEET,
    ASK_INTERCEPT_FLEET,
    ASK_INTERCEPT_FROM,
    ASK_INTERCEPT_LEADERS,
    ASK_INTERCEPT_SHIPS,
    STAY,
    Hunt,
    catchers,
    companions,
)
from regio.his.naval_move import (
    ASK_FIGHT_AT,
    ASK_FIGHT_WHOM,
    ASK_FLEET,
    ASK_FLEET_LEADERS,
    ASK_FLEET_SHIPS,
    ASK_FLEET_TO,
    Orders,
    enemies_in,
)
from regio.his.naval_odds import Fleet, award_chances, naval_odds
from regio.his.odds import two_dice_odds
from regio.his.piracy import (
    ASK_PIRACY_SEA,
    ASK_PIRACY_TARGET,
    best_pirate,
    corsairs_in,
    defence_dice,
    piracy_seas,
    piracy_targets,
    ports_to_rob,
)
from regio.his.powers import MAJORS
from regio.his.state import State
from regio.his.tables_costs import ACTION_PIRACY
from regio.his.tables_map import SEAS_MASK
from regio.his.tables_religion import PORT_DEFENDER_DICE
from regio.kernel.messages import message
from regio.kernel.notation import DONE
from regio.kernel.questions import Counts, Question
from regio.kernel.rules import Hint
from regio.series.bits import bits

HINT_NAVAL = message("his-hint-naval", "powers:powers", "n:n", "ships:n", "dice:n", "against:n")
HINT_NAVAL_AT = message("his-hint-naval-at", "place:place", "powers:powers", "n:n", "ships:n", "dice:n", "against:n")
HINT_FLEET_INTERCEPTED = message("his-hint-fleet-intercepted", "powers:powers", "n:n")
HINT_FLEET = message("his-hint-fleet", "squadrons:n", "corsairs:n")
HINT_FLEET_LED = message("his-hint-fleet-led", "squadrons:n", "corsairs:n", "leaders:leaders")
HINT_PIRACY = message("his-hint-piracy", "power:power", "n:n", "two:n", "against:n")


# -- combat (§16.2) ---------------------------------------------------------------------------------


def fleet_of(s: State, ships: Sequence[int], leaders: Sequence[int]) -> Fleet:
    """Ships and naval leaders as one side of a combat."""
    corsairs = sum(1 for ship in ships if s.corsairs >> ship & 1)
    return Fleet(len(ships) - corsairs, corsairs, best_battle(leaders))


def fleet_at(s: State, place: int, power: int) -> Fleet:
    """The ships and naval leaders of a side in a place."""
    users = side_of(s, power)
    return fleet_of(s, board.ships_at(s, place, users), naval_leaders_at(s, place, users))


def attack(s: State, fleet: Fleet, other: int, place: int) -> Said:
    """HIS §16.2: the chance of a fleet against the ships of an enemy in a place."""
    defender = fleet_at(s, place, other)
    in_port = not board.is_sea(place)
    against = defender.dice + (PORT_DEFENDER_DICE if in_port else 0)
    wins = percent(naval_odds(fleet, defender, in_port).attacker_wins)
    return HINT_NAVAL, (1 << other, wins, fleet.ships(), fleet.dice, against)


def defend(s: State, power: int, place: int, fleet: Fleet) -> Said:
    """HIS §16.2: the chance of a fleet to hold a sea zone against the ships of the active power there."""
    attacker = fleet_at(s, place, power)
    holds = 1 - naval_odds(attacker, fleet).attacker_wins
    return HINT_DEFEND, (percent(holds), fleet.dice, attacker.dice)


def fights_at(s: State, power: int, place: int) -> list[Said]:
    """HIS §16.1 step 7: the combat with each enemy in a place."""
    fleet = fleet_at(s, place, power)
    return [attack(s, fleet, other, place) for other in enemies_in(s, power, place)]


def fight_at_hints(s: State, question: Question) -> list[Hint]:
    """HIS §16.1 step 7: the combats in each place."""
    return of_each(question, lambda place: fights_at(s, question.seat, place))


def fight_hints(s: State, question: Question) -> list[Hint]:
    """HIS §16.2: the combat with each enemy."""
    place = question.values[0]
    fleet = fleet_at(s, place, question.seat)
    return of_each(question, lambda other: [attack(s, fleet, other, place)])


# -- orders (§16.1 step 1) --------------------------------------------------------------------------


def sailing(s: State, orders: Orders, to: int, ships: list[int], leaders: list[int]) -> list[Said]:
    """HIS §16.1: what awaits ships and naval leaders in a place, with those ordered there before and those there."""
    power = orders.power
    all_ships = ships + orders.waiting.get(to, [])
    all_leaders = leaders + orders.leaders_at(s, to)
    for _place, goal, sent, with_them in orders.given:
        if goal == to:
            all_ships = all_ships + sent
            all_leaders = all_leaders + with_them
    fleet = fleet_of(s, all_ships, all_leaders)
    found = risk_at_sea(s, orders, to)
    return found + [attack(s, fleet, other, to) for other in enemies_in(s, power, to)]


def risk_at_sea(s: State, orders: Orders, to: int) -> list[Said]:
    """HIS §16.1 step 4: the chance that a new stack in a sea zone is intercepted, if every enemy beside it tries."""
    if not SEAS_MASK >> to & 1 or orders.waiting.get(to):
        return []
    powers = 0
    missed = 1.0
    hunt = Hunt(orders.power, 1 << to)
    for enemy in MAJORS:
        if board.at_war(s, enemy, orders.power):
            for place, zone in catchers(s, hunt, enemy):
                powers |= 1 << enemy
                missed *= 1 - two_dice_odds(best_battle(companions(s, enemy, place, zone)))
    return [(HINT_FLEET_INTERCEPTED, (powers, percent(1 - missed)))] if powers else []


def order_hints(s: State, question: Question) -> list[Hint]:
    """HIS §16.1 step 1: the ships without an order, and the combats that the orders lead to, if no more are given.

    Also the combats of ships that stay where enemies are, as after a declaration of war.
    """
    orders = question.about
    assert isinstance(orders, Orders)
    found: list[Hint] = []
    for place in options_of(question):
        ships = orders.waiting[place]
        corsairs = sum(1 for ship in ships if s.corsairs >> ship & 1)
        leaders = orders.leaders_at(s, place)
        count = (len(ships) - corsairs, corsairs)
        fleet: Said = (HINT_FLEET_LED, (*count, bits(leaders))) if leaders else (HINT_FLEET, count)
        found += of_option(place, [fleet])
    stay = {place for place, ships in orders.waiting.items() if ships}
    for to in sorted({order[1] for order in orders.given} | stay):
        for what, values in sailing(s, orders, to, [], []):
            if what is HINT_NAVAL:
                found += of_option(DONE, [(HINT_NAVAL_AT, (to, *values))])
    return found


def goal_hints(s: State, question: Question) -> list[Hint]:
    """HIS §16.1 step 1: what awaits all ships of a place where they may go."""
    orders = question.about
    assert isinstance(orders, Orders)
    place = question.values[0]
    found: list[Hint] = []
    for to in options_of(question):
        ships = orders.movable(s, place, to)[: orders.most(s, place, to)]
        found += of_option(to, sailing(s, orders, to, ships, orders.companions(s, place, to)))
    return found


def ships_hints(s: State, question: Question, answer: Any) -> list[Said]:
    """HIS §16.1 step 1: what awaits these ships, if all naval leaders of their place go along."""
    orders = question.about
    assert isinstance(orders, Orders)
    place, to = question.values
    ships = picked(s, question, answer, orders.movable(s, place, to))
    return sailing(s, orders, to, ships, orders.companions(s, place, to))


def leaders_hints(s: State, question: Question, answer: Any) -> list[Said]:
    """HIS §16.1 step 1: what awaits the ships with these naval leaders."""
    orders, ships = question.about
    assert isinstance(orders, Orders)
    place, to = question.values
    leaders = orders.companions(s, place, to) if answer is None else list(answer)
    return sailing(s, orders, to, ships, leaders)


def picked(s: State, question: Question, answer: Any, ships: list[int]) -> list[int]:
    """The ships that an answer names; as many as may go for none."""
    assert isinstance(question, Counts)
    if answer is None:
        return ships[: question.at_most]
    return pick(s, ships, question.items, answer)


# -- interception and avoiding battle (§16.1 steps 4, 5) ---------------------------------------------


def rated(s: State, power: int, place: int, zone: int) -> Said:
    """HIS §16.1 step 4: the chance to intercept with the best naval leader of a place."""
    rating = best_battle(companions(s, power, place, zone))
    return HINT_INTERCEPT, (percent(two_dice_odds(rating)), rating)


def intercept_hints(s: State, question: Question) -> list[Hint]:
    """HIS §16.1 step 4: the chance to intercept in each sea zone, out of each place."""
    found: list[Hint] = []
    for place, zone in question.about:
        found += of_option(zone, [rated(s, question.seat, place, zone)])
    return found


def intercept_from_hints(s: State, question: Question) -> list[Hint]:
    """HIS §16.1 step 4: the chance to intercept out of each place."""
    zone = question.values[0]
    return of_each(question, lambda place: [rated(s, question.seat, place, zone)])


def intercepting(s: State, seat: int, zone: int, power: int, ships: list[int], leaders: list[int]) -> list[Said]:
    """HIS §16.1 step 4: the chance of ships and naval leaders to intercept, and of the combat that follows."""
    users = board.own_mask(s, seat)
    fleet = fleet_of(s, ships + board.ships_at(s, zone, users), leaders + naval_leaders_at(s, zone, users))
    rating = best_battle(leaders)
    return [(HINT_INTERCEPT, (percent(two_dice_odds(rating)), rating)), defend(s, power, zone, fleet)]


def intercept_ships_hints(s: State, question: Question, answer: Any) -> list[Said]:
    """HIS §16.1 step 4: the chance of these ships, if all naval leaders of their place go along."""
    place, zone = question.values
    ships = fit_for(board.ships_at(s, place, board.own_mask(s, question.seat)), zone)
    chosen = picked(s, question, answer, ships)
    return intercepting(s, question.seat, zone, question.about, chosen, companions(s, question.seat, place, zone))


def intercept_leaders_hints(s: State, question: Question, answer: Any) -> list[Said]:
    """HIS §16.1 step 4: the chance of the ships with these naval leaders."""
    place, zone = question.values
    power, ships = question.about
    leaders = companions(s, question.seat, place, zone) if answer is None else list(answer)
    return intercepting(s, question.seat, zone, power, ships, leaders)


def avoid_hints(s: State, question: Question) -> list[Hint]:
    """HIS §16.1 step 5: the chance to get away, and that of the combat otherwise."""
    zone, seat = question.values[0], question.seat
    rating = best_battle(naval_leaders_at(s, zone, board.own_mask(s, seat)))
    odds = (percent(two_dice_odds(rating)), rating)
    found: list[Hint] = [(to, HINT_AVOID, odds) for to in options_of(question)]
    return found + of_option(STAY, [defend(s, question.about, zone, fleet_at(s, zone, seat))])


# -- piracy (§16.4) ---------------------------------------------------------------------------------


def robbery(s: State, sea: int, target: int) -> Said:
    """HIS §16.4: the chance of an award and of two, and the dice that the target rolls first."""
    against = defence_dice(s, sea, target)
    ports = ports_to_rob(s, sea, target)
    chances = award_chances(len(corsairs_in(s, sea)), against, best_pirate(s, sea), ports)
    return HINT_PIRACY, (target, percent(sum(chances[1:])), percent(sum(chances[2:])), against)


def target_hints(s: State, question: Question) -> list[Hint]:
    """HIS §16.4: the chances against each target."""
    sea = question.values[0]
    return of_each(question, lambda target: [robbery(s, sea, target)])


def pirate_sea_hints(s: State, question: Question) -> list[Hint]:
    """HIS §16.4: the chances against each target of each sea zone."""
    return of_each(question, lambda sea: [robbery(s, sea, target) for target in piracy_targets(s, sea)])


def piracy_action(s: State, power: int) -> list[Said]:
    """HIS §16.4: the chances against each target, where there is one sea zone only."""
    seas = piracy_seas(s)
    return [robbery(s, seas[0], target) for target in piracy_targets(s, seas[0])] if len(seas) == 1 else []


OF_OPTIONS: Final[dict[str, OfOptions]] = {
    ASK_FLEET.id: order_hints,
    ASK_FLEET_TO.id: goal_hints,
    ASK_FIGHT_AT.id: fight_at_hints,
    ASK_FIGHT_WHOM.id: fight_hints,
    ASK_INTERCEPT_FLEET.id: intercept_hints,
    ASK_INTERCEPT_FROM.id: intercept_from_hints,
    ASK_AVOID_FLEET.id: avoid_hints,
    ASK_PIRACY_SEA.id: pirate_sea_hints,
    ASK_PIRACY_TARGET.id: target_hints,
}
OF_ANSWER: Final[dict[str, OfAnswer]] = {
    ASK_FLEET_SHIPS.id: ships_hints,
    ASK_FLEET_LEADERS.id: leaders_hints,
    ASK_INTERCEPT_SHIPS.id: intercept_ships_hints,
    ASK_INTERCEPT_LEADERS.id: intercept_leaders_hints,
}
ACTIONS: Final[dict[int, OfAction]] = {ACTION_PIRACY: piracy_action}
