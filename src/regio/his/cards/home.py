"""Home cards 1-4 as the event of an own impulse (HIS §21; the Papal and Protestant ones are with religion)."""

from __future__ import annotations

from typing import Final

from regio.his import board, moments
from regio.his.board import add_units
from regio.his.cards.numbers import (
    HOLY_ROMAN_EMPEROR,
    JANISSARIES,
    PATRON_OF_THE_ARTS,
    SIX_WIVES_OF_HENRY_VIII,
)
from regio.his.cards.registry import EVENT, OPTION_A, OPTION_B, Use, register_event
from regio.his.cards.transfer import Transfer
from regio.his.construction import corsairs_only, open_spaces
from regio.his.context import G
from regio.his.counters import places_for_one
from regio.his.deck import discard_card, draw_from_deck, mandatory_cards
from regio.his.foreign_war import room_for_units
from regio.his.persons import (
    LEADER_CHARLES_V,
    LEADER_DUKE_OF_ALVA,
    LEADER_FRANCIS_I,
    RULER_FRANCIS_I,
    WIFE_KATHERINE_PARR,
)
from regio.his.powers import ENGLAND, FRANCE, HAPSBURG, OTTOMAN, SCOTLAND
from regio.his.secrecy import is_strict
from regio.his.spaces import CAPTIVE, FLORENCE, MILAN, N_SPACES
from regio.his.state import State
from regio.his.tables_cards import CARD_CP, HOME_CARDS_MASK
from regio.his.tables_costs import CHATEAUX_MAX
from regio.his.tables_map import KEYS_MASK, ZONE_MASK
from regio.his.tables_newworld import (
    CHATEAUX_DISCARDED,
    CHATEAUX_DRAWN,
    CHATEAUX_MODIFIERS,
    CHATEAUX_ROLL_MAX,
    CHATEAUX_VP,
)
from regio.his.tables_read import ITALIAN
from regio.his.tables_units import OTTOMAN_REG
from regio.his.war import declare, objection
from regio.his.wives import advance_marriage, henry_free, marker_may_move
from regio.kernel.messages import Refusal, message
from regio.kernel.notation import DONE, NO, YES
from regio.kernel.questions import One
from regio.kernel.rules import Procedure
from regio.series.bits import members

JANISSARY_REGULARS: Final = 4
ITALIAN_KEYS: Final = 3
"""Keys of the Italian zone that give France +2 on the Chateau Table [500th]."""
FIRST_TURN_OF_WIVES: Final = 2
WAR_TARGETS: Final = (FRANCE, HAPSBURG, SCOTLAND)

ASK_JANISSARY = message("his-ask-janissary", "left:n")
ASK_TRANSFER = message("his-ask-transfer")
ASK_ALVA = message("his-ask-alva", "space:space")
ASK_SIX_WIVES_WAR = message("his-ask-six-wives-war")
ASK_CHATEAU_DISCARD = message("his-ask-chateau-discard")
FACT_JANISSARY = message("his-janissary-placed", "place:place")
FACT_TRANSFER = message("his-charles-transferred", "space:space")
FACT_NO_TRANSFER = message("his-charles-stays")
FACT_CHATEAU = message("his-chateau", "vp:n")
FACT_CHATEAU_ROLL = message("his-chateau-roll", "dice:dice", "modifier:n", "vp:n")
WHY_NO_JANISSARY_SPACE = message("his-why-no-janissary-space")
WHY_CHARLES = message("his-why-charles-not-free")
WHY_NO_TRANSFER_SPACE = message("his-why-no-transfer-space")
WHY_NO_WAR_TARGET = message("his-why-no-war-target")
WHY_MARRIAGE_TURN = message("his-why-marriage-turn")
WHY_HENRY = message("his-why-henry-not-free")
WHY_HEIRS = message("his-why-heirs-born")
WHY_LAST_WIFE = message("his-why-last-wife")
WHY_FRANCIS = message("his-why-francis-not-free")
WHY_CHATEAUX_FULL = message("his-why-chateaux-full")


def leader_free(s: State, leader: int) -> bool:
    """Is a leader on the map (or a card), neither captured nor under siege?"""
    place = s.leader_place[leader]
    if place == CAPTIVE:
        return False
    return place >= N_SPACES or not board.besieged(s) >> place & 1


# -- 1 Janissaries, option B ------------------------------------------------------------------------


def janissary_places(s: State) -> int:
    """Card 1 B: controlled Ottoman home spaces but pirate havens, and Ottoman foreign wars, with a counter free."""
    spaces = s.owned[OTTOMAN] & board.home_spaces(s, OTTOMAN) & open_spaces(s, OTTOMAN) & ~corsairs_only(s)
    return places_for_one(s, OTTOMAN_REG, spaces | room_for_units(s, OTTOMAN))


def _refuse_janissaries(g: G, power: int) -> Refusal | None:
    return None if janissary_places(g.state) else Refusal(WHY_NO_JANISSARY_SPACE, (), "1")


def place_janissaries(g: G, power: int) -> Procedure:
    """Card 1 B: up to 4 new regulars in any mix of places."""
    s = g.state
    for left in range(JANISSARY_REGULARS, 0, -1):
        places = janissary_places(s)
        if not places:
            return
        place = yield One(OTTOMAN, ASK_JANISSARY, (left,), "place", [*members(places), DONE], "1")
        if place == DONE:
            return
        add_units(s, place, OTTOMAN_REG, 1)
        g.log(FACT_JANISSARY, place)


# -- 2 Holy Roman Emperor ---------------------------------------------------------------------------


def transfer_spaces(s: State) -> int:
    """Card 2: Hapsburg home spaces under Hapsburg control, not in unrest, without enemy units."""
    enemies = board.troop_spaces(s, s.enemies[HAPSBURG]) | board.fleet_places(s, s.enemies[HAPSBURG])
    spaces = s.owned[HAPSBURG] & board.home_spaces(s, HAPSBURG) & ~s.unrest & ~enemies
    return spaces & ~(1 << s.leader_place[LEADER_CHARLES_V])


def _refuse_transfer(g: G, power: int) -> Refusal | None:
    s = g.state
    if not leader_free(s, LEADER_CHARLES_V) or s.leader_place[LEADER_CHARLES_V] >= N_SPACES:
        return Refusal(WHY_CHARLES, (), "21.2")
    return None if transfer_spaces(s) else Refusal(WHY_NO_TRANSFER_SPACE, (), "21.2")


def holy_roman_emperor(g: G, power: int) -> Procedure:
    """Card 2: Charles V goes to a home space, Alva may go along; Gout may prevent it; then 5 CP."""
    s = g.state
    space = yield One(HAPSBURG, ASK_TRANSFER, (), "space", members(transfer_spaces(s)), "21.2")
    transfer = Transfer(space)
    yield from moments.others(g, moments.TRANSFER_ANNOUNCED, transfer)
    if transfer.cancelled:
        g.log(FACT_NO_TRANSFER)
    else:
        start = s.leader_place[LEADER_CHARLES_V]
        along = s.leader_place[LEADER_DUKE_OF_ALVA] == start and start < N_SPACES
        if along and (yield One(HAPSBURG, ASK_ALVA, (space,), "word", [YES, NO], "21.2")) == YES:
            s.leader_place[LEADER_DUKE_OF_ALVA] = space
        s.leader_place[LEADER_CHARLES_V] = space
        g.log(FACT_TRANSFER, space)
    s.cp = CARD_CP[HOLY_ROMAN_EMPEROR]


# -- 3 Six Wives of Henry VIII ----------------------------------------------------------------------


def war_targets(s: State) -> list[int]:
    """Card 3 A: France, the Hapsburgs, Scotland, as far as a declaration is allowed at any time (§9.6)."""
    return [target for target in WAR_TARGETS if objection(s, ENGLAND, target) is None]


def _refuse_six_wives_war(g: G, power: int) -> Refusal | None:
    return None if war_targets(g.state) else Refusal(WHY_NO_WAR_TARGET, (), "9.6")


def six_wives_war(g: G, power: int) -> Procedure:
    """Card 3 A: declare war free of cost (France may intervene for Scotland, free too), then 5 CP."""
    target = yield One(ENGLAND, ASK_SIX_WIVES_WAR, (), "power", war_targets(g.state), "21.3")
    yield from declare(g, ENGLAND, target, 0)
    g.state.cp = CARD_CP[SIX_WIVES_OF_HENRY_VIII]


def _refuse_marriage(g: G, power: int) -> Refusal | None:
    s = g.state
    if s.turn < FIRST_TURN_OF_WIVES:
        return Refusal(WHY_MARRIAGE_TURN, (), "21.3")
    if not henry_free(s):
        return Refusal(WHY_HENRY, (), "21.3")
    if marker_may_move(s):
        return None
    return Refusal(WHY_LAST_WIFE if s.marital == WIFE_KATHERINE_PARR else WHY_HEIRS, (), "21.3")


def six_wives_marriage(g: G, power: int) -> Procedure:
    """Card 3 B: the marital marker moves one box; no CP."""
    yield from advance_marriage(g)


# -- 4 Patron of the Arts ---------------------------------------------------------------------------


def _refuse_patron(g: G, power: int) -> Refusal | None:
    s = g.state
    if s.ruler[FRANCE] != RULER_FRANCIS_I or not leader_free(s, LEADER_FRANCIS_I):
        return Refusal(WHY_FRANCIS, (), "21.4")
    return Refusal(WHY_CHATEAUX_FULL, (), "21.4") if s.chateaux >= CHATEAUX_MAX else None


def patron_of_the_arts(g: G, power: int) -> Procedure:
    """Card 4, §21.4: **[2nd]** 1 VP on 3-6, or at once with Milan; **[500th]** the Chateau Table."""
    s = g.state
    if board.edition_500(s):
        yield from _chateau_table(g)
        return
    if s.control[MILAN] == FRANCE:
        _score(g, 1)
        return
    dice = g.roll(1, "card.4")
    vp = CHATEAUX_VP[0][dice[0]]
    g.log(FACT_CHATEAU_ROLL, tuple(dice), 0, vp)
    _score(g, vp)


def _score(g: G, vp: int) -> None:
    s = g.state
    s.chateaux = min(CHATEAUX_MAX, s.chateaux + vp)
    if vp:
        g.log(FACT_CHATEAU, vp)


def chateau_modifier(s: State) -> int:
    """HIS §21.4 **[500th]**: the modifiers of the Chateau Table, each at most once, in the order of the table."""
    home = board.home_spaces(s, FRANCE)
    owned = s.owned[FRANCE]
    enemies = board.troop_spaces(s, s.enemies[FRANCE]) | board.fleet_places(s, s.enemies[FRANCE])
    conditions = (
        s.control[MILAN] == FRANCE,
        s.control[FLORENCE] == FRANCE,
        (owned & KEYS_MASK & ZONE_MASK[ITALIAN]).bit_count() >= ITALIAN_KEYS,
        s.options.scenario == "tournament",
        bool(home & ~owned),
        bool(home & enemies),
    )
    return sum(value for value, holds in zip(CHATEAUX_MODIFIERS, conditions, strict=True) if holds)


def chateau_row(roll: int) -> int:
    """The row of the Chateau Table for a modified roll."""
    return max(0, min(CHATEAUX_ROLL_MAX, roll))


def chateau_chance(s: State) -> float:
    """The chance of a VP, for a hint (HIS §21.4)."""
    edition = s.options.edition
    if not board.edition_500(s) and s.control[MILAN] == FRANCE:
        return 1.0
    modifier = chateau_modifier(s) if board.edition_500(s) else 0
    return sum(1 for die in range(1, 7) if CHATEAUX_VP[edition][chateau_row(die + modifier)]) / 6


def _chateau_table(g: G) -> Procedure:
    s = g.state
    dice = g.roll(1, "card.4")
    modifier = chateau_modifier(s)
    total = chateau_row(dice[0] + modifier)
    edition = s.options.edition
    g.log(FACT_CHATEAU_ROLL, tuple(dice), modifier, CHATEAUX_VP[edition][total])
    _score(g, CHATEAUX_VP[edition][total])
    for _ in range(CHATEAUX_DRAWN[edition][total]):
        draw_from_deck(g, FRANCE)
    for _ in range(CHATEAUX_DISCARDED[edition][total]):
        cards = members(s.hand[FRANCE] & ~HOME_CARDS_MASK & ~mandatory_cards(s))
        if cards:
            ask = One(FRANCE, ASK_CHATEAU_DISCARD, (), "card", cards, "21.4")
            ask.hiding = is_strict(s)
            card = yield ask
            discard_card(g, FRANCE, card)


register_event(JANISSARIES, Use(EVENT, _refuse_janissaries, place_janissaries))
register_event(HOLY_ROMAN_EMPEROR, Use(EVENT, _refuse_transfer, holy_roman_emperor))
register_event(
    SIX_WIVES_OF_HENRY_VIII,
    Use(OPTION_A, _refuse_six_wives_war, six_wives_war),
    Use(OPTION_B, _refuse_marriage, six_wives_marriage),
)
register_event(PATRON_OF_THE_ARTS, Use(EVENT, _refuse_patron, patron_of_the_arts))
