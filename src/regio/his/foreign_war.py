"""Foreign wars: Revolt in Egypt, Revolt in Ireland, War in Persia (HIS §21.7)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Final

from regio.his import board
from regio.his.actions import Action, pay, register_action
from regio.his.battle import DEFENDER, Battle, Party, casualties, fight
from regio.his.board import add_units, own_mask, remove_units, strength
from regio.his.cards.numbers import REVOLT_IN_EGYPT, REVOLT_IN_IRELAND, WAR_IN_PERSIA
from regio.his.casualties import eliminate
from regio.his.construction import WAR_BOXES, war_boxes
from regio.his.context import G
from regio.his.counters import representable_with, settle_shortage
from regio.his.marks import lower
from regio.his.pieces import Force, all_at, army_leaders_at, shift
from regio.his.powers import NOBODY
from regio.his.siege import check_sieges
from regio.his.spaces import FIRST_BOX
from regio.his.state import BONUS_WAR_WINNER, N_BONUS, N_SLOTS, State
from regio.his.tables_costs import ACTION_FOREIGN_WAR, COST
from regio.his.tables_map import ALL_SPACES, HOME_KEYS_MASK
from regio.his.tables_units import OWNER_SLOTS
from regio.kernel.messages import Refusal, message
from regio.kernel.notation import NONE
from regio.kernel.questions import One
from regio.kernel.rules import Procedure
from regio.series.bits import members

WAR_CARDS: Final = (REVOLT_IN_EGYPT, REVOLT_IN_IRELAND, WAR_IN_PERSIA)
"""The card of each box."""
OWN_UNITS: Final = (3, 4, 5)
"""Units that the power must send to each war."""
FOREIGN_UNITS: Final = (3, 3, 4)

ASK_SEND_UNIT_FROM = message("his-ask-war-send-from", "box:place", "left:n")
ASK_SEND_UNIT = message("his-ask-war-send-unit", "box:place", "space:place")
ASK_SEND_LEADER = message("his-ask-war-send-leader", "box:place")
ASK_WHICH_WAR = message("his-ask-which-war")
ASK_HOMECOMING = message("his-ask-war-homecoming", "box:place")
FACT_WAR_STARTS = message("his-foreign-war-starts", "power:power", "box:place", "units:n", "foreign:n")
FACT_SENT = message("his-foreign-war-sent", "unit:unit", "space:place", "box:place")
FACT_LEADER_SENT = message("his-foreign-war-leader", "leader:leader", "box:place")
FACT_WAR_ENDS = message("his-foreign-war-ends", "power:power", "box:place", "space:space")
FACT_NO_HOME = message("his-foreign-war-no-home", "power:power", "box:place")
FACT_FOREIGNERS_LEFT = message("his-foreigners-left", "box:place", "count:n")
WHY_NO_FOREIGN_WAR = message("his-why-no-foreign-war")
WHY_NO_WAR_UNITS = message("his-why-no-foreign-war-units")
WHY_WAR_RUNNING = message("his-why-foreign-war-running")


def box_of(index: int) -> int:
    """The place of a war: its card beside the map."""
    return FIRST_BOX + index


def power_of(index: int) -> int:
    """The power that must fight a war."""
    return WAR_BOXES[index][1]


def wars_of(s: State, power: int) -> int:
    """How many foreign wars of a power are in progress."""
    return sum(1 for index in range(len(WAR_BOXES)) if s.foreign_need[index] and power_of(index) == power)


def room_for_units(s: State, power: int) -> int:
    """The wars of a power with fewer of its units than the card demands, as places."""
    return war_boxes(s, power)


# -- start (step 1, 2) ------------------------------------------------------------------------------


def refuse_start(g: G, index: int) -> Refusal | None:
    """A war cannot start while its card is on the table."""
    return Refusal(WHY_WAR_RUNNING, (), "21.7") if g.state.foreign_need[index] else None


def start_war(g: G, index: int, foreign: int) -> Procedure:
    """HIS §21.7 steps 1, 2: the power sends its units and may send a leader; the foreigners appear."""
    s = g.state
    power, box = power_of(index), box_of(index)
    s.foreign_need[index] = OWN_UNITS[index]
    s.foreign_units[index] = foreign
    s.on_table |= 1 << WAR_CARDS[index]
    yield from check_sieges(g)  # a unit given up for the enemies may have broken one (card 93)
    starts: list[int] = []
    s.short += 1  # all leave at once: what is asked in between sees sieges and counters half-way
    for left in range(OWN_UNITS[index], 0, -1):
        spaces = sending_spaces(s, power)
        if not spaces:
            break
        start = yield from _send_unit(g, power, box, spaces, left)
        starts.append(start)
    yield from _send_leader(g, power, box)
    s.short -= 1
    for place in (box, *starts):
        yield from settle_shortage(g, power, place)
    g.log(FACT_WAR_STARTS, power, box, len(starts), foreign)


def sending_spaces(s: State, power: int) -> list[int]:
    """The spaces from which a power may send units: not from inside a besieged space."""
    spaces = s.troops[power] & ALL_SPACES
    for space in members(spaces & board.besieged(s)):
        if not board.besiegers(s, space) >> power & 1:
            spaces &= ~(1 << space)
    return members(spaces)


def sendable(s: State, power: int, box: int, spaces: list[int]) -> list[tuple[int, int]]:
    """The units that may go now, as (space, kind): those after whom the counters show all; all if there is none."""
    found = [(space, slot) for space in spaces for slot in OWNER_SLOTS[power] if s.units[space * N_SLOTS + slot]]
    shown = [
        (space, slot) for space, slot in found if representable_with(s, power, [(space, slot, -1), (box, slot, 1)])
    ]
    return shown or found


def _send_unit(g: G, power: int, box: int, spaces: list[int], left: int) -> Generator[One, Any, int]:
    """One unit goes to the war; returns where it came from."""
    s = g.state
    kinds = sendable(s, power, box, spaces)
    starts = sorted({space for space, _slot in kinds})
    space: int = yield One(power, ASK_SEND_UNIT_FROM, (box, left), "space", starts, "21.7")
    slots = [slot for start, slot in kinds if start == space]
    slot = yield One(power, ASK_SEND_UNIT, (box, space), "unit", slots, "21.7")
    remove_units(s, space, slot, 1)
    for marks in (s.beaten, s.moved, s.tried):
        lower(marks, space, slot, s.units[space * N_SLOTS + slot])
    add_units(s, box, slot, 1)
    g.log(FACT_SENT, slot, space, box)
    return space


def _send_leader(g: G, power: int, box: int) -> Procedure:
    """One army leader may be added (ruling 21.7-one-leader), from anywhere but a besieged space."""
    s = g.state
    inside = board.besieged(s)
    for space in members(inside):
        if board.besiegers(s, space) >> power & 1:
            inside &= ~(1 << space)
    leaders = [leader for space in members(ALL_SPACES & ~inside) for leader in army_leaders_at(s, space, 1 << power)]
    leader = yield One(power, ASK_SEND_LEADER, (box,), "leader", [NONE, *leaders], "21.7")
    if leader != NONE:
        s.leader_place[leader] = box
        g.log(FACT_LEADER_SENT, leader, box)


# -- fighting (step 3, 4) ---------------------------------------------------------------------------


def wars_to_fight(s: State, power: int) -> list[int]:
    """The wars of a power in which it has units."""
    return [
        box_of(index)
        for index in range(len(WAR_BOXES))
        if s.foreign_need[index] and power_of(index) == power and strength(s, box_of(index), own_mask(s, power))
    ]


def _refuse(g: G, power: int) -> Refusal | None:
    s = g.state
    if wars_to_fight(s, power):
        return None
    return Refusal(WHY_NO_WAR_UNITS if wars_of(s, power) else WHY_NO_FOREIGN_WAR, (), "21.7")


def fight_foreign_war(g: G, power: int) -> Procedure:
    """HIS §21.7 step 3: 1 CP for one field battle without the defender's extra die and without retreat."""
    s = g.state
    box = yield One(power, ASK_WHICH_WAR, (), "place", wars_to_fight(s, power), "21.7")
    pay(g, power, COST[ACTION_FOREIGN_WAR][power])
    index = box - FIRST_BOX
    battle = war_battle(s, power, box)
    yield from fight(g, battle)
    yield from casualties(g, battle)  # a leader left without units stays on the card (ruling 21.7-leader)
    s.foreign_units[index] = battle.parties[DEFENDER][0].phantom
    g.log(FACT_FOREIGNERS_LEFT, box, s.foreign_units[index])
    if not s.foreign_units[index]:
        yield from end_war(g, index)


def war_battle(s: State, power: int, box: int) -> Battle:
    """HIS §21.7 step 3: both sides of the battle; the foreigners have no leader and no die for defending."""
    own = Party(power, own_mask(s, power), all_at(s, box, own_mask(s, power)))
    battle = Battle(box, own, [Party(NOBODY, 0, Force(), s.foreign_units[box - FIRST_BOX])])
    battle.bonus = 0
    return battle


def end_war(g: G, index: int) -> Procedure:
    """HIS §21.7 step 4: the war ends; survivors come home, the card goes to the discard pile, **[500th]** 1 VP."""
    s = g.state
    power, box = power_of(index), box_of(index)
    s.foreign_need[index] = 0
    s.on_table &= ~(1 << WAR_CARDS[index])
    s.discard.append(WAR_CARDS[index])
    homes = homecoming(s, power)
    if homes:
        space = yield One(power, ASK_HOMECOMING, (box,), "space", homes, "21.7")
        shift(g, all_at(s, box, own_mask(s, power)), box, space)
        g.log(FACT_WAR_ENDS, power, box, space)
    else:
        lost = all_at(s, box, own_mask(s, power))
        yield from eliminate(g, box, lost, NOBODY)
        g.log(FACT_NO_HOME, power, box)
    if board.edition_500(s):
        s.bonus[power * N_BONUS + BONUS_WAR_WINNER] += 1


def homecoming(s: State, power: int) -> list[int]:
    """Where survivors go: the capital, or a friendly home key if enemies hold or occupy it; none: they are lost.

    The last is ruling 21.7-no-home.
    """
    enemies = board.troop_spaces(s, s.enemies[power])
    capitals = board.capital_friendly(s, power) & ~enemies
    if capitals:
        return members(capitals)
    return members(HOME_KEYS_MASK[power] & board.friendly_spaces(s, power) & ~enemies)


register_action(Action(ACTION_FOREIGN_WAR, _refuse, fight_foreign_war))
