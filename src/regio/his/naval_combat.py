"""Naval combat: dice, cards, casualties, retreat (HIS §16.2), and fleets of new enemies (§9.6)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Final

from regio.his import board
from regio.his.context import G
from regio.his.fleets import enemies_of_side, lose_ship, naval_leaders_at, shelve_leaders, side_of
from regio.his.moments import ANY_TIME, NAVAL_CARDS, NAVAL_ROLLED, Situation, everybody, offer
from regio.his.naval import ask_ships, best_battle, fleets_by_place, move_fleet, steps_of_fleet
from regio.his.powers import N_MAJORS, NOBODY
from regio.his.state import State
from regio.his.tables_map import SEAS_MASK
from regio.his.tables_religion import CORSAIR_DICE, HITS_ON, PORT_DEFENDER_DICE, SQUADRON_DICE
from regio.his.tables_units import CORSAIR_STRENGTH, SQUADRON_STRENGTH
from regio.kernel.messages import message
from regio.kernel.questions import One
from regio.kernel.rules import Procedure
from regio.series.bits import members

ASK_SHIP_LOSSES = message("his-ask-ship-losses", "place:place", "n:n")
ASK_LAST_SHIP = message("his-ask-last-ship", "place:place")
ASK_NAVAL_RETREAT = message("his-ask-naval-retreat", "place:place")
FACT_NAVAL_COMBAT = message(
    "his-naval-combat", "place:place", "attacker:power", "defender:power", "attack:n", "defence:n"
)
FACT_NAVAL_DICE = message("his-naval-dice", "power:power", "dice:dice", "hits:n")
FACT_NAVAL_WON = message("his-naval-won", "place:place", "power:power", "hits:n", "against:n")
FACT_NAVAL_TIE = message("his-naval-tie", "place:place", "hits:n")
FACT_NAVAL_RESULT = message(
    "his-naval-result",
    "place:place",
    "winner:power",
    "attacker:power",
    "lost:n",
    "ships:n",
    "defender:power",
    "gone:n",
    "against:n",
)
FACT_NAVAL_RETREAT = message("his-naval-retreat", "power:power", "place:place", "to:place", "n:n")
FACT_NO_NAVAL_RETREAT = message("his-naval-no-retreat", "power:power", "place:place")

ATTACKER: Final = 0
DEFENDER: Final = 1


class NavalCombat(Situation):
    """A naval combat: the moments NAVAL_CARDS (before the dice, one side) and NAVAL_ROLLED (after them, everybody).

    `sides` are the attacker and the defender: major powers, or an inactive minor power as defender. `dice` are the
    counts of dice, `rolled` all dice rolled so far. A card adds dice before the roll with `add_dice` and after it
    with `roll_more`.
    """

    def __init__(self, place: int, attacker: int, defender: int) -> None:
        self.place = place
        self.sides = (attacker, defender)
        self.dice = [0, 0]
        self.rolled: list[list[int]] = [[], []]
        self.acting = ATTACKER

    def concerns(self, s: State, seat: int) -> bool:
        """A naval combat concerns its two sides."""
        return seat in self.sides

    def side(self, power: int) -> int:
        """ATTACKER or DEFENDER for one of the two powers, -1 for others."""
        return self.sides.index(power) if power in self.sides else -1

    def add_dice(self, power: int, count: int) -> None:
        """More dice for a side, before the roll."""
        self.dice[self.side(power)] += count

    def roll_more(self, g: G, power: int, count: int, purpose: str) -> None:
        """More dice for a side, after both have rolled."""
        more = g.roll(count, purpose)
        self.rolled[self.side(power)] += more
        g.log(FACT_NAVAL_DICE, power, tuple(more), self.hits(self.side(power)))

    def hits(self, side: int) -> int:
        """The hits of a side so far."""
        return sum(1 for die in self.rolled[side] if die >= HITS_ON)


def naval_combat(g: G, attacker: int, defender: int, place: int, tie_parts: bool = False) -> Generator[Any, Any, bool]:
    """HIS §16.2: one naval combat, from counting the dice to the retreat; returns whether the attacker won.

    In a port nobody retreats here: the attacker leaves when all his fights there are over. `tie_parts` is the combat of
    a war declared in the Action Phase (§9.6): on equal hits both retreat, though the defender has won.
    """
    combat = NavalCombat(place, attacker, defender)
    _count_dice(g.state, combat)  # steps 1-2
    for side in (ATTACKER, DEFENDER):  # steps 3-4
        combat.acting = side
        if combat.sides[side] < N_MAJORS:
            yield from offer(g, NAVAL_CARDS, [combat.sides[side]], combat)
    _roll(g, combat)  # step 5
    yield from everybody(g, NAVAL_ROLLED, combat)  # step 6
    attack, defence = combat.hits(ATTACKER), combat.hits(DEFENDER)
    won = attack > defence  # step 7
    loser = DEFENDER if won else ATTACKER
    tie = tie_parts and attack == defence
    _log_winner(g, combat, tie)
    yield from casualties(g, combat, loser)  # step 8
    _mark_beaten(g.state, place, combat.sides[loser])
    if board.is_sea(place):  # step 9
        yield from naval_retreat(g, place, combat.sides[loser])
        if tie:
            yield from naval_retreat(g, place, combat.sides[1 - loser])
    return won


def _count_dice(s: State, combat: NavalCombat) -> None:
    """HIS §16.2 steps 1-2: 2 dice a squadron, 1 a corsair, the best naval leader, 1 for defending a port."""
    for side in (ATTACKER, DEFENDER):
        users = side_of(s, combat.sides[side])
        for ship in board.ships_at(s, combat.place, users):
            combat.dice[side] += CORSAIR_DICE if s.corsairs >> ship & 1 else SQUADRON_DICE
        combat.dice[side] += best_battle(naval_leaders_at(s, combat.place, users))
    if not board.is_sea(combat.place):
        combat.dice[DEFENDER] += PORT_DEFENDER_DICE


def _roll(g: G, combat: NavalCombat) -> None:
    g.log(FACT_NAVAL_COMBAT, combat.place, *combat.sides, *combat.dice)
    for side, purpose in ((ATTACKER, "naval.attacker"), (DEFENDER, "naval.defender")):
        combat.rolled[side] = g.roll(combat.dice[side], purpose)
        g.log(FACT_NAVAL_DICE, combat.sides[side], tuple(combat.rolled[side]), combat.hits(side))


def _log_winner(g: G, combat: NavalCombat, tie: bool) -> None:
    attack, defence = combat.hits(ATTACKER), combat.hits(DEFENDER)
    if tie:
        g.log(FACT_NAVAL_TIE, combat.place, attack)
    elif attack > defence:
        g.log(FACT_NAVAL_WON, combat.place, combat.sides[ATTACKER], attack, defence)
    else:
        g.log(FACT_NAVAL_WON, combat.place, combat.sides[DEFENDER], defence, attack)


def _mark_beaten(s: State, place: int, power: int) -> None:
    """HIS §16.1: the ships of a stack that lost may not move again in this impulse."""
    for ship in board.ships_at(s, place, side_of(s, power)):
        s.ships_beaten |= 1 << ship


# -- casualties -------------------------------------------------------------------------------------


def losses_of(squadrons: int, corsairs: int, hits: int, lost: bool) -> tuple[int, int]:
    """HIS §16.2 step 8: how many squadrons and corsairs a side loses by so many hits."""
    dead = min(squadrons, hits // SQUADRON_STRENGTH)
    left = hits - dead * SQUADRON_STRENGTH
    dead_corsairs = min(corsairs, left // CORSAIR_STRENGTH)
    left -= dead_corsairs * CORSAIR_STRENGTH
    if left and lost and dead < squadrons:
        dead += 1
    return dead, dead_corsairs


def casualties(g: G, combat: NavalCombat, loser: int) -> Procedure:
    """HIS §16.2 step 8: both sides lose ships; if both are wiped out the side with more dice keeps one unit."""
    s = g.state
    fleets = [board.ships_at(s, combat.place, side_of(s, power)) for power in combat.sides]
    losses = []
    for side in (ATTACKER, DEFENDER):
        corsairs = sum(1 for ship in fleets[side] if s.corsairs >> ship & 1)
        squadrons = len(fleets[side]) - corsairs
        losses.append(losses_of(squadrons, corsairs, combat.hits(1 - side), side == loser))
    if all(sum(losses[side]) == len(fleets[side]) for side in (ATTACKER, DEFENDER)):
        more = len(combat.rolled[ATTACKER]) > len(combat.rolled[DEFENDER])
        keeper = ATTACKER if more else DEFENDER
        yield from _lose_all_but_one(g, combat, fleets[keeper], combat.sides[keeper])
        losses[keeper] = (0, 0)
    for side in (ATTACKER, DEFENDER):
        yield from _lose(g, combat, fleets[side], losses[side], combat.sides[side])
    _log_result(g, combat, [len(fleet) for fleet in fleets], combat.sides[1 - loser])


def _log_result(g: G, combat: NavalCombat, before: list[int], winner: int) -> None:
    """One line for the log: who won, and how many ships each side lost of how many."""
    s = g.state
    attacker, defender = combat.sides
    left = [len(board.ships_at(s, combat.place, side_of(s, power))) for power in combat.sides]
    lost, gone = before[ATTACKER] - left[ATTACKER], before[DEFENDER] - left[DEFENDER]
    values = (attacker, lost, before[ATTACKER], defender, gone, before[DEFENDER])
    g.log(FACT_NAVAL_RESULT, combat.place, winner, *values)


def _lose(g: G, combat: NavalCombat, fleet: list[int], losses: tuple[int, int], power: int) -> Procedure:
    """Take the lost squadrons, whose owner's the side chooses, and corsairs off the map."""
    s = g.state
    corsairs = [ship for ship in fleet if s.corsairs >> ship & 1]
    squadrons = [ship for ship in fleet if not s.corsairs >> ship & 1]
    dead = squadrons
    if losses[0] < len(squadrons):
        dead = yield from choose_losses(g, combat.place, power, squadrons, losses[0])
    for ship in (*dead, *corsairs[: losses[1]]):
        lose_ship(g, ship)


def choose_losses(g: G, place: int, power: int, ships: list[int], count: int) -> Generator[Any, Any, list[int]]:
    """A side picks which of its squadrons are lost: its own, a minor ally's, a borrowed one."""
    seat = board.major_of(g.state, power)
    if seat == NOBODY or not count:
        return ships[:count]
    chosen = yield from ask_ships(g.state, seat, ASK_SHIP_LOSSES, (place, count), ships, count, count, "16.2")
    return chosen


def _lose_all_but_one(g: G, combat: NavalCombat, fleet: list[int], power: int) -> Procedure:
    """HIS §16.2 step 8: the one unit kept is of the owner's choice (ruling 16.2-last-ship)."""
    s = g.state
    seat = board.major_of(s, power)
    kept = fleet[:1]
    if seat != NOBODY:
        kept = yield from ask_ships(s, seat, ASK_LAST_SHIP, (combat.place,), fleet, 1, 1, "16.2")
    for ship in fleet:
        if ship not in kept:
            lose_ship(g, ship)


# -- retreat ----------------------------------------------------------------------------------------


def retreat_places(s: State, place: int, power: int) -> int:
    """HIS §16.2 step 9: where a fleet may withdraw: free of enemy ships; from a port a sea, from a sea an own port too.

    The whole stack goes to one place (ruling 16.2-stack); a port must be controlled by the power itself.
    """
    users = side_of(s, power)
    ships = board.ships_at(s, place, users)
    steps = steps_of_fleet(place, ships, naval_leaders_at(s, place, users))
    allowed = SEAS_MASK
    if board.is_sea(place):
        allowed |= s.owned[power]
    return steps & allowed & ~board.fleet_places(s, enemies_of_side(s, power))


def naval_retreat(g: G, place: int, power: int) -> Procedure:
    """HIS §16.2 step 9: a fleet leaves the place of a combat, or is eliminated if there is nowhere to go."""
    s = g.state
    users = side_of(s, power)
    ships = board.ships_at(s, place, users)
    if not ships:
        return
    options = members(retreat_places(s, place, power))
    if not options:
        g.log(FACT_NO_NAVAL_RETREAT, power, place)
        for ship in ships:
            lose_ship(g, ship)
        shelve_leaders(g, place, users)
        return
    to = yield One(power, ASK_NAVAL_RETREAT, (place,), "place", options, "16.2")
    move_fleet(s, ships, naval_leaders_at(s, place, users), to)
    g.log(FACT_NAVAL_RETREAT, power, place, to, len(ships))


# -- wars declared in the Action Phase (§9.6) -------------------------------------------------------


def fight_new_war_at_sea(g: G, one: int, other: int) -> Procedure:
    """HIS §9.6: fleets of new enemies in one sea zone fight at once; on equal hits both retreat."""
    s = g.state
    if one >= N_MAJORS or other >= N_MAJORS:
        return  # the ships of an inactive minor power are in port
    attacker, defender = (other, one) if s.active == other else (one, other)
    first = True
    while True:
        ours = fleets_by_place(s, board.own_mask(s, attacker))
        theirs = fleets_by_place(s, board.own_mask(s, defender))
        shared = [place for place in sorted(ours) if place in theirs and board.is_sea(place)]
        if not shared:
            return
        if not first:
            yield from everybody(g, ANY_TIME)  # §6.1: after each naval combat
        first = False
        yield from naval_combat(g, attacker, defender, shared[0], tie_parts=True)
