"""The action Naval Move: orders, simultaneous steps, and all that follows (HIS §16.1)."""

from __future__ import annotations

from functools import partial

from regio.his import board
from regio.his.actions import Action, pay, register_action
from regio.his.announced import Announced, announce
from regio.his.context import G
from regio.his.fleets import naval_leaders_at, side_of
from regio.his.moments import ANY_TIME, everybody
from regio.his.naval import (
    ATLANTIC_BIT,
    ask_leaders,
    ask_ships,
    companions_to,
    enemy_fleets,
    fit_for,
    fleets_by_place,
    most_to,
    move_fleet,
    port_bits,
    ports_of,
)
from regio.his.naval_combat import naval_combat, naval_retreat
from regio.his.naval_interception import avoid_battle, intercept_fleets
from regio.his.powers import MAJORS, MINORS, NOBODY
from regio.his.spaces import ATLANTIC_OCEAN, FIRST_BOX
from regio.his.state import IMPULSE_FOUL_WEATHER, State
from regio.his.tables_costs import ACTION_NAVAL_MOVE, COST
from regio.his.tables_map import PORT_SEAS, SEA_STEPS, SEAS_MASK, STRAITS_MASK
from regio.kernel.messages import Refusal, message
from regio.kernel.notation import DONE
from regio.kernel.questions import One
from regio.kernel.rules import Procedure
from regio.series.bits import bits, members

ASK_FLEET = message("his-ask-fleet", "power:power")
ASK_FLEET_TO = message("his-ask-fleet-to", "place:place")
ASK_FLEET_SHIPS = message("his-ask-fleet-ships", "place:place", "to:place")
ASK_FLEET_LEADERS = message("his-ask-fleet-leaders", "place:place", "to:place")
ASK_FIGHT_AT = message("his-ask-fight-at", "power:power")
ASK_FIGHT_WHOM = message("his-ask-fight-whom", "place:place")
FACT_SAILED = message("his-fleet-sails", "power:power", "place:place", "to:place", "n:n")
WHY_NO_FLEET = message("his-why-no-fleet")
WHY_STORM = message("his-why-naval-storm")
WHY_FLEET_BEATEN = message("his-why-fleet-beaten", "place:place")
WHY_FLEET_NO_WAY = message("his-why-fleet-no-way", "place:place")
WHY_PORT_CLOSED = message("his-why-port-closed", "place:place")
WHY_ATLANTIC = message("his-why-atlantic", "place:place")
WHY_STRAIT = message("his-why-strait", "place:place", "port:space")
WHY_ORDERED = message("his-why-fleet-ordered", "place:place")

Order = tuple[int, int, list[int], list[int]]
"""From, to, ships, naval leaders."""


class Orders:
    """The orders of one Naval Move while they are given: nothing moves before all are."""

    def __init__(self, s: State, power: int) -> None:
        self.power = power
        self.given: list[Order] = []
        self.waiting = fleets_by_place(s, board.own_mask(s, power))
        """The ships without an order, by place."""
        self.used: dict[int, int] = {}
        """For each place, where ships of it were already sent."""
        self.open = SEAS_MASK | ports_of(s, power) | port_bits(enemy_fleets(s, power))
        """Sea zones, own ports, and ports with enemy ships to attack."""

    def leaders_at(self, s: State, place: int) -> list[int]:
        """The naval leaders of a place without an order."""
        gone = [leader for order in self.given for leader in order[3]]
        at = naval_leaders_at(s, place, board.own_mask(s, self.power))
        return [leader for leader in at if leader not in gone]

    def companions(self, s: State, place: int, to: int) -> list[int]:
        """The naval leaders of a place that may go along."""
        return companions_to(self.leaders_at(s, place), to)

    def movable(self, s: State, place: int, to: int) -> list[int]:
        """HIS §16.1: the ships that may go: no beaten ones, no Genoese or Venetian ones to the Atlantic."""
        return [ship for ship in fit_for(self.waiting[place], to) if not s.ships_beaten >> ship & 1]

    def most(self, s: State, place: int, to: int) -> int:
        """How many ships may go."""
        return most_to(len(self.movable(s, place, to)), len(self.waiting[place]), self.leaders_at(s, place), to)

    def goals(self, s: State, place: int) -> int:
        """Where ships of a place may be sent now."""
        if all(s.ships_beaten >> ship & 1 for ship in self.waiting[place]):
            return 0
        goals = SEA_STEPS[place] & self.open & ~self.used.get(place, 0)
        if goals & ATLANTIC_BIT and self.most(s, place, ATLANTIC_OCEAN) < 1:
            goals &= ~ATLANTIC_BIT
        return goals

    def give(self, order: Order) -> None:
        """One more order."""
        place, to, ships, _leaders = order
        self.given.append(order)
        self.waiting[place] = [ship for ship in self.waiting[place] if ship not in ships]
        self.used[place] = self.used.get(place, 0) | 1 << to


def refuse_naval_move(g: G, power: int) -> Refusal | None:
    """HIS §16.1: why no ship can move now, or None."""
    s = g.state
    if s.impulse_flags & IMPULSE_FOUL_WEATHER:
        return Refusal(WHY_STORM, (), "31")
    own = board.own_mask(s, power)
    for ship, place in enumerate(s.ship_place):
        # nearly always some ship stands beside a sea that is open to all
        free = place < FIRST_BOX and own >> s.ship_user[ship] & 1 and not s.ships_beaten >> ship & 1
        if free and SEA_STEPS[place] & SEAS_MASK & ~ATLANTIC_BIT:
            return None
    orders = Orders(s, power)
    if any(orders.goals(s, place) for place in orders.waiting):
        return None
    return Refusal(WHY_NO_FLEET, (), "16.1")


def naval_move(g: G, power: int) -> Procedure:
    """HIS §16.1: orders, Foul Weather, moves, interception, avoiding battle, combat."""
    s = g.state
    orders = Orders(s, power)
    yield from give_orders(g, orders)  # step 1
    cost = COST[ACTION_NAVAL_MOVE][power]
    pay(g, power, cost)
    first = orders.given[0]
    announced = Announced(ACTION_NAVAL_MOVE, power, first[0], first[1], (), cost)
    announced.goals = bits([order[1] for order in orders.given])
    takes_place = yield from announce(g, announced)  # step 3
    if not takes_place:
        return
    new = sail(g, orders)  # step 2
    intercepted = yield from intercept_fleets(g, power, new)  # step 4
    yield from avoid_battle(g, power, new & ~intercepted)  # step 5
    yield from fight_everywhere(g, power)  # steps 6-7


def give_orders(g: G, orders: Orders) -> Procedure:
    """HIS §16.1 step 1: ships of one place may go to several places; each order is one question for each choice."""
    s = g.state
    power = orders.power
    while True:
        places = [place for place in sorted(orders.waiting) if orders.waiting[place] and orders.goals(s, place)]
        if not places:
            return
        options = [*places, DONE] if orders.given else places
        refused = partial(refused_fleets, s, orders)
        ask = One(power, ASK_FLEET, (power,), "place", options, "16.1", refused)
        ask.about = orders
        place = yield ask
        if place == DONE:
            return
        goals = members(orders.goals(s, place))
        why = partial(refused_goals, s, orders, place)
        question = One(power, ASK_FLEET_TO, (place,), "place", goals, "16.1", why)
        question.about = orders
        to = yield question
        most = orders.most(s, place, to)
        movable = orders.movable(s, place, to)
        ships = yield from ask_ships(s, power, ASK_FLEET_SHIPS, (place, to), movable, 1, most, "16.1", orders)
        leaders = orders.companions(s, place, to)
        last = len(ships) == len(orders.waiting[place])
        chosen = yield from ask_leaders(power, ASK_FLEET_LEADERS, (place, to), leaders, last, "16.1", (orders, ships))
        orders.give((place, to, ships, chosen))


def refused_fleets(s: State, orders: Orders) -> list[tuple[int, Refusal]]:
    """The places whose ships cannot move now, each with the reason."""
    found = []
    for place, ships in orders.waiting.items():
        if ships and not orders.goals(s, place):
            beaten = all(s.ships_beaten >> ship & 1 for ship in ships)
            found.append((place, Refusal(WHY_FLEET_BEATEN if beaten else WHY_FLEET_NO_WAY, (place,), "16.1")))
    return found


def refused_goals(s: State, orders: Orders, place: int) -> list[tuple[int, Refusal]]:
    """The places beside a fleet where it cannot go, each with the reason; seas beyond a strait too."""
    found = []
    for to in members(SEA_STEPS[place] & ~orders.goals(s, place)):
        if orders.used.get(place, 0) >> to & 1:
            why = WHY_ORDERED
        else:
            why = WHY_ATLANTIC if to == ATLANTIC_OCEAN else WHY_PORT_CLOSED
        found.append((to, Refusal(why, (to,), "16.1")))
    if board.is_sea(place):
        for port in members(SEA_STEPS[place] & STRAITS_MASK):
            for sea in members(PORT_SEAS[port] & ~(1 << place)):
                found.append((sea, Refusal(WHY_STRAIT, (sea, port), "2.5")))
    return found


def sail(g: G, orders: Orders) -> int:
    """HIS §16.1 step 2: all moves at once; returns the sea zones where the arrivals are a new stack.

    They are not new where ships of the power stayed.
    """
    s = g.state
    stayed = bits([place for place in orders.waiting if orders.waiting[place]])
    arrived = 0
    for place, to, ships, leaders in orders.given:
        move_fleet(s, ships, leaders, to)
        arrived |= 1 << to
        g.log(FACT_SAILED, orders.power, place, to, len(ships))
    return arrived & SEAS_MASK & ~stayed


# -- combats (step 7) -------------------------------------------------------------------------------


def fight_everywhere(g: G, power: int) -> Procedure:
    """HIS §16.1 step 7: combats wherever the power meets enemies; it chooses the order of places and of enemies."""
    s = g.state
    over = 0
    while True:
        places = _contested(s, power) & ~over
        if not places:
            return
        if over:
            yield from everybody(g, ANY_TIME)  # §6.1: after each naval combat
        place = yield One(power, ASK_FIGHT_AT, (power,), "place", members(places), "16.1")
        over |= 1 << place
        yield from fight_in(g, power, place)


def _contested(s: State, power: int) -> int:
    return board.fleet_places(s, board.own_mask(s, power)) & enemy_fleets(s, power)


def enemies_in(s: State, power: int, place: int) -> list[int]:
    """The enemies with ships in a place: major powers with their minors, and inactive minor powers."""
    found = []
    for other in MAJORS:
        if board.at_war(s, power, other) and board.ships_at(s, place, board.own_mask(s, other)):
            found.append(other)
    for minor in MINORS:
        inactive_enemy = board.at_war(s, power, minor) and board.major_of(s, minor) == NOBODY
        if inactive_enemy and board.ships_at(s, place, 1 << minor):
            found.append(minor)
    return found


def fight_in(g: G, power: int, place: int) -> Procedure:
    """HIS §16.1 step 7: fight the enemies of a place one after another, until one fight is lost or all are fought.

    After fights in a port the attacker leaves it, whether he won or lost (§16.2 step 9).
    """
    s = g.state
    fought = 0
    won = True
    while won and board.ships_at(s, place, side_of(s, power)):
        enemies = [enemy for enemy in enemies_in(s, power, place) if not fought >> enemy & 1]
        if not enemies:
            break
        if fought:
            yield from everybody(g, ANY_TIME)  # §6.1: after each naval combat
        enemy = yield One(power, ASK_FIGHT_WHOM, (place,), "power", enemies, "16.1")
        fought |= 1 << enemy
        won = yield from naval_combat(g, power, enemy, place)
    if not board.is_sea(place):
        yield from naval_retreat(g, place, power)


register_action(Action(ACTION_NAVAL_MOVE, refuse_naval_move, naval_move))
