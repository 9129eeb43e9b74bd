"""Akinji Raiders and the foreign wars (cards 66, 92, 93, 110; HIS §21.7)."""

from __future__ import annotations

from functools import partial
from typing import Final

from regio.his.board import at_war, remove_units
from regio.his.cards.numbers import AKINJI_RAIDERS, REVOLT_IN_EGYPT, REVOLT_IN_IRELAND, WAR_IN_PERSIA
from regio.his.cards.registry import EVENT, Use, register_event
from regio.his.context import G
from regio.his.counters import settle_shortage
from regio.his.deck import draw_from_hand, drawable
from regio.his.foreign_war import FOREIGN_UNITS, refuse_start, start_war
from regio.his.powers import FRANCE, HAPSBURG, MAJORS, OTTOMAN
from regio.his.state import N_SLOTS, State
from regio.his.tables_map import ADJ, ALL_SPACES
from regio.his.tables_units import OTTOMAN_CAV, OWNER_SLOTS
from regio.kernel.messages import Refusal, message
from regio.kernel.notation import NO, YES
from regio.kernel.questions import One
from regio.kernel.rules import Procedure
from regio.series.bits import members

EGYPT_WAR: Final = 0
IRELAND_WAR: Final = 1
PERSIA_WAR: Final = 2
"""The wars by index, as in `foreign_war`."""

ASK_AKINJI = message("his-ask-akinji")
ASK_HELP_IRELAND = message("his-ask-help-ireland", "power:power")
ASK_HELP_FROM = message("his-ask-help-ireland-from", "power:power")
ASK_HELP_UNIT = message("his-ask-help-ireland-unit", "space:space")
FACT_HELP = message("his-ireland-helped", "power:power", "unit:unit", "space:space")
WHY_NO_RAID = message("his-why-no-akinji-target")


# -- 66 Akinji Raiders ------------------------------------------------------------------------------


def raided_spaces(s: State) -> int:
    """Card 66: the spaces at most two connections from Ottoman cavalry, the one between being Ottoman-controlled."""
    camps = 0
    for space in members(s.troops[OTTOMAN] & ALL_SPACES):
        if s.units[space * N_SLOTS + OTTOMAN_CAV]:
            camps |= 1 << space
    beside = 0
    for space in members(camps):
        beside |= ADJ[space]
    beyond = 0
    for space in members(beside & s.owned[OTTOMAN]):
        beyond |= ADJ[space]
    return camps | beside | beyond


def akinji_targets(s: State) -> list[int]:
    """Card 66: the major powers at war with the Ottoman with such a space and a card that can be drawn."""
    spaces = raided_spaces(s)
    return [power for power in MAJORS if at_war(s, OTTOMAN, power) and s.owned[power] & spaces and drawable(s, power)]


def _refuse_akinji(g: G, power: int) -> Refusal | None:
    return None if akinji_targets(g.state) else Refusal(WHY_NO_RAID, (), "66")


def akinji_raiders(g: G, power: int) -> Procedure:
    """Card 66: the Ottoman draws a random card of an enemy within reach of his cavalry; usable from a later impulse."""
    s = g.state
    target = yield One(power, ASK_AKINJI, (), "power", akinji_targets(s), "66")
    s.held_back |= 1 << draw_from_hand(g, OTTOMAN, target)


# -- 92, 93, 110 foreign wars -----------------------------------------------------------------------


def _refuse_war(index: int, g: G, power: int) -> Refusal | None:
    return refuse_start(g, index)


def _start(index: int, g: G, power: int) -> Procedure:
    """Cards 92, 110, §21.7: a foreign war of the Ottoman begins."""
    yield from start_war(g, index, FOREIGN_UNITS[index])


def revolt_in_ireland(g: G, power: int) -> Procedure:
    """Card 93, §21.7: England's foreign war; France or the Hapsburgs may give a land unit for one more Irish."""
    s = g.state
    irish = FOREIGN_UNITS[IRELAND_WAR]
    spaces = members(s.troops[power] & ALL_SPACES)
    if power in (FRANCE, HAPSBURG) and spaces:
        answer = yield One(power, ASK_HELP_IRELAND, (power,), "word", [YES, NO], "93")
        if answer == YES:
            space = yield One(power, ASK_HELP_FROM, (power,), "space", spaces, "93")
            slots = [slot for slot in OWNER_SLOTS[power] if s.units[space * N_SLOTS + slot]]
            slot = yield One(power, ASK_HELP_UNIT, (space,), "unit", slots, "93")
            remove_units(s, space, slot, 1)
            g.log(FACT_HELP, power, slot, space)
            yield from settle_shortage(g, power, space)
            irish += 1
    yield from start_war(g, IRELAND_WAR, irish)


register_event(AKINJI_RAIDERS, Use(EVENT, _refuse_akinji, akinji_raiders))
register_event(REVOLT_IN_EGYPT, Use(EVENT, partial(_refuse_war, EGYPT_WAR), partial(_start, EGYPT_WAR)))
register_event(REVOLT_IN_IRELAND, Use(EVENT, partial(_refuse_war, IRELAND_WAR), revolt_in_ireland))
register_event(WAR_IN_PERSIA, Use(EVENT, partial(_refuse_war, PERSIA_WAR), partial(_start, PERSIA_WAR)))
