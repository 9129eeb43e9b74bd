"""Events that put spaces into unrest, and trade (cards 72, 80, 82, 94)."""

from __future__ import annotations

from typing import Final

from regio.his import board
from regio.his.board import add_units
from regio.his.cards.numbers import (
    CLOTH_PRICES_FLUCTUATE,
    GABELLE_REVOLT,
    JANISSARIES_REBEL,
    REVOLT_OF_THE_COMMUNEROS,
)
from regio.his.cards.registry import EVENT, OPTION_A, OPTION_B, Use, register_event
from regio.his.construction import corsairs_only, open_spaces
from regio.his.context import G
from regio.his.counters import can_add, places_for_one
from regio.his.deck import discard_at_random, draw_from_deck, drawable
from regio.his.powers import ENGLAND, FRANCE, HAPSBURG, N_MAJORS, NOBODY, OTTOMAN, PROTESTANT
from regio.his.spaces import AMSTERDAM, ANTWERP, BRUSSELS, CALAIS
from regio.his.state import State
from regio.his.tables_map import HOME_MASK, ZONE_MASK
from regio.his.tables_read import GERMAN, ITALIAN, SPANISH
from regio.his.tables_units import SECOND_SLOT
from regio.his.unrest import open_to_unrest, refuse_unrest, unrest_event
from regio.kernel.messages import Refusal, message
from regio.kernel.questions import One
from regio.kernel.rules import Procedure
from regio.series.bits import bits, members

GABELLE_MOST: Final = 2
JANISSARIES_MOST: Final = 2
JANISSARIES_MOST_AT_PEACE: Final = 4
COMMUNEROS_MOST: Final = 3
CRISIS_MOST: Final = 2
TRADE_MERCENARIES: Final = 2
TRADE_SPACES: Final = bits((AMSTERDAM, ANTWERP, BRUSSELS)) | HOME_MASK[HAPSBURG] & (
    ZONE_MASK[GERMAN] | ZONE_MASK[ITALIAN]
)
"""Where a trade crisis brings unrest (card 72 B)."""

ASK_TRADE_SPACE = message("his-ask-trade-space", "power:power")
FACT_TRADE_TROOPS = message("his-trade-troops", "power:power", "space:space", "count:n")
WHY_NO_TRADE = message("his-why-no-trade")
WHY_NO_CRISIS = message("his-why-no-crisis")


# -- 80, 82, 94 -------------------------------------------------------------------------------------


def _refuse_gabelle(g: G, power: int) -> Refusal | None:
    return refuse_unrest(g.state, HOME_MASK[FRANCE])


def gabelle_revolt(g: G, power: int) -> Procedure:
    """Card 80: unrest on up to 2 unoccupied French home spaces."""
    yield from unrest_event(g, power, GABELLE_REVOLT, HOME_MASK[FRANCE], GABELLE_MOST)


def _ottoman_homes(s: State) -> int:
    """Ottoman home spaces in play: Algiers after Barbary Pirates, pirate havens too."""
    return board.home_spaces(s, OTTOMAN) & ~s.owned[NOBODY]


def _refuse_janissaries(g: G, power: int) -> Refusal | None:
    return refuse_unrest(g.state, _ottoman_homes(g.state))


def janissaries_rebel(g: G, power: int) -> Procedure:
    """Card 82: unrest on up to 2 unoccupied Ottoman home spaces, 4 if the Ottoman is at war with no major power."""
    s = g.state
    most = JANISSARIES_MOST if s.war[OTTOMAN] & board.MAJORS_MASK else JANISSARIES_MOST_AT_PEACE
    yield from unrest_event(g, power, JANISSARIES_REBEL, _ottoman_homes(s), most)


def _refuse_communeros(g: G, power: int) -> Refusal | None:
    return refuse_unrest(g.state, ZONE_MASK[SPANISH])


def communeros(g: G, power: int) -> Procedure:
    """Card 94: unrest on up to 3 unoccupied Spanish-speaking spaces."""
    yield from unrest_event(g, power, REVOLT_OF_THE_COMMUNEROS, ZONE_MASK[SPANISH], COMMUNEROS_MOST)


# -- 72 Cloth Prices Fluctuate ----------------------------------------------------------------------


def _refuse_trade(g: G, power: int) -> Refusal | None:
    s = g.state
    if s.control[CALAIS] == ENGLAND and s.control[ANTWERP] == HAPSBURG:
        return None
    return Refusal(WHY_NO_TRADE, (), "72")


def trade_homes(s: State, power: int) -> int:
    """Card 72 A: controlled home spaces of the player not under siege, with a counter for his mercenary or cavalry."""
    if power == PROTESTANT and not board.league_formed(s):
        return 0
    spaces = s.owned[power] & board.home_spaces(s, power) & open_spaces(s, power)
    if power == OTTOMAN:
        spaces &= ~corsairs_only(s)
    return places_for_one(s, SECOND_SLOT[power], spaces)


def good_trade(g: G, power: int) -> Procedure:
    """Card 72 A: England and the Hapsburgs draw a card each; the player adds 2 mercenaries (Ottoman: cavalry)."""
    s = g.state
    draw_from_deck(g, HAPSBURG)
    draw_from_deck(g, ENGLAND)
    homes = trade_homes(s, power)
    if homes:
        space = yield One(power, ASK_TRADE_SPACE, (power,), "space", members(homes), "72")
        count = can_add(s, space, SECOND_SLOT[power], TRADE_MERCENARIES)
        add_units(s, space, SECOND_SLOT[power], count)
        g.log(FACT_TRADE_TROOPS, power, space, count)


def _refuse_crisis(g: G, power: int) -> Refusal | None:
    s = g.state
    loser = s.control[ANTWERP]
    if (loser < N_MAJORS and drawable(s, loser)) or open_to_unrest(s, TRADE_SPACES):
        return None
    return Refusal(WHY_NO_CRISIS, (), "72")


def trade_crisis(g: G, power: int) -> Procedure:
    """Card 72 B: the power controlling Antwerp discards a random card; unrest on up to 2 trading spaces."""
    s = g.state
    if s.control[ANTWERP] < N_MAJORS:
        discard_at_random(g, s.control[ANTWERP])
    yield from unrest_event(g, power, CLOTH_PRICES_FLUCTUATE, TRADE_SPACES, CRISIS_MOST)


register_event(GABELLE_REVOLT, Use(EVENT, _refuse_gabelle, gabelle_revolt))
register_event(JANISSARIES_REBEL, Use(EVENT, _refuse_janissaries, janissaries_rebel))
register_event(REVOLT_OF_THE_COMMUNEROS, Use(EVENT, _refuse_communeros, communeros))
register_event(
    CLOTH_PRICES_FLUCTUATE, Use(OPTION_A, _refuse_trade, good_trade), Use(OPTION_B, _refuse_crisis, trade_crisis)
)
