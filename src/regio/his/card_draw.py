"""The Card Draw Phase: arrivals, new cards, riches, the deal (HIS §8.2, §6.2)."""

from __future__ import annotations

from regio.his.arrivals import arrivals
from regio.his.cards.numbers import (
    BOOK_OF_COMMON_PRAYER,
    DISSOLUTION_OF_THE_MONASTERIES,
    EDWARD_VI,
    ELIZABETH_I,
    MARY_I,
    PILGRIMAGE_OF_GRACE,
)
from regio.his.context import G
from regio.his.deck import draw_from_deck, return_home_cards
from regio.his.foreign_war import wars_of
from regio.his.new_world import riches
from regio.his.persons import RULER_EDWARD_VI, RULER_MARY_I
from regio.his.powers import ENGLAND, MAJORS, PROTESTANT
from regio.his.state import State
from regio.his.tables_cards import CARD_TURN, EDITION_CARDS, HOME_CARDS_MASK, TURN_VARIABLE
from regio.his.tables_costs import BASE_CARDS, PROTESTANT_CARDS
from regio.his.tables_map import ELECTORATES_MASK
from regio.his.tables_persons import RULER_BONUS
from regio.his.victory import open_keys
from regio.kernel.messages import message
from regio.kernel.rules import Procedure
from regio.series.bits import bits, members

FACT_CARDS_ADDED = message("his-cards-added", "cards:cards")
FACT_DEALT = message("his-cards-dealt", "power:power", "count:n")
FACT_TURN = message("his-turn-begins", "turn:n")

FIRST_TURN_OF_NEW_CARDS = 3


def card_draw_phase(g: G) -> Procedure:
    """HIS §8.2: leaders, ships, reformers, debaters; new cards and shuffle; riches; deal."""
    s = g.state
    if s.step == 0:
        yield from arrivals(g)
        s.step = 1
    if s.step == 1:
        add_new_cards(g)
        s.step = 2
    if s.step == 2:
        yield from riches(g)
        s.step = 3
    deal(g)


# -- new cards (§6.2) -------------------------------------------------------------------------------


def enters_now(s: State, card: int) -> bool:
    """HIS §6.2: does this card join the deck in the Card Draw Phase of this turn?"""
    turn = CARD_TURN[s.options.edition][card]
    if card == EDWARD_VI:
        return s.turn >= turn and bool(s.edward)
    if card == MARY_I:
        return s.turn >= turn and (not s.edward or (s.edward == 1 and s.ruler[ENGLAND] == RULER_EDWARD_VI))
    if card == ELIZABETH_I:
        return bool(s.elizabeth) and s.ruler[ENGLAND] == RULER_MARY_I
    if card in (BOOK_OF_COMMON_PRAYER, DISSOLUTION_OF_THE_MONASTERIES, PILGRIMAGE_OF_GRACE):
        return 0 < s.boleyn_turn < s.turn
    return turn != TURN_VARIABLE and turn == s.turn


def cards_in_game(s: State) -> int:
    """The cards that are already somewhere: deck, pile, hand, table or removed."""
    found = s.removed | s.on_table | s.home_used | bits(s.deck) | bits(s.discard)
    for hand in s.hand:
        found |= hand
    return found


def add_new_cards(g: G) -> None:
    """HIS §6.2: from turn 3 on new cards join; then discards, undealt and new cards are shuffled together."""
    s = g.state
    added = 0
    if s.turn >= FIRST_TURN_OF_NEW_CARDS:
        for card in members(EDITION_CARDS[s.options.edition] & ~HOME_CARDS_MASK & ~cards_in_game(s)):
            if enters_now(s, card):
                s.deck.append(card)
                added |= 1 << card
    if added:
        g.log(FACT_CARDS_ADDED, added)
    s.deck += s.discard
    s.discard = []
    s.deck.sort()
    g.shuffle(s.deck, "deck")


# -- the deal (§6.2) --------------------------------------------------------------------------------


def base_cards(s: State, power: int) -> int:
    """HIS §4.1: cards of the key track; the Protestant's by electorates under his political control."""
    if power == PROTESTANT:
        return PROTESTANT_CARDS[(s.owned[PROTESTANT] & ELECTORATES_MASK).bit_count()]
    return BASE_CARDS[power][min(open_keys(s, power), len(BASE_CARDS[power]) - 1)]


def minus_cards(s: State, power: int) -> int:
    """HIS §6.2: "-1 Card" markers: excommunication, Fuggers, and **[500th]** each foreign war."""
    count = s.fuggers[power] + (1 if s.excommunication_turn[power] else 0)
    return count + (wars_of(s, power) if s.options.edition else 0)


def cards_to_deal(s: State, power: int) -> int:
    """HIS §6.2: base cards + ruler's bonus - markers (never below 0) + riches of the New World."""
    return max(0, base_cards(s, power) + RULER_BONUS[s.ruler[power]] - minus_cards(s, power)) + s.riches[power]


def deal(g: G) -> None:
    """HIS §6.2: deal; home cards come back; one-turn markers go."""
    s = g.state
    counts = [cards_to_deal(s, power) for power in MAJORS]
    for power in MAJORS:
        for _ in range(counts[power]):
            draw_from_deck(g, power)
        g.log(FACT_DEALT, power, counts[power])
    return_home_cards(s)
    s.fuggers = [0] * len(MAJORS)
    s.riches = [0] * len(MAJORS)
