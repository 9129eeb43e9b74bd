"""Cards as objects: hands, draws, discards, what leaves the game (HIS §6)."""

from __future__ import annotations

from regio.his.cards.numbers import N_CARDS
from regio.his.context import G
from regio.his.powers import MAJORS
from regio.his.state import State
from regio.his.tables_cards import (
    CARD_HOME,
    CARD_REMOVE,
    HOME_CARDS,
    HOME_CARDS_MASK,
    MANDATORY_MASK,
    REMOVE_IF_EVENT,
    REMOVE_IF_EVENT_OR_RESPONSE,
    REMOVE_RULER_BOX,
)
from regio.kernel.messages import message
from regio.series.bits import members

FACT_DRAWN = message("his-card-drawn", "power:power", "card:card")
FACT_DRAWN_HIDDEN = message("his-card-drawn-hidden", "power:power")
FACT_TAKEN = message("his-card-taken", "power:power", "from:power", "card:card")
FACT_TAKEN_HIDDEN = message("his-card-taken-hidden", "power:power", "from:power")
FACT_DISCARDED = message("his-card-discarded", "power:power", "card:card")
FACT_RESHUFFLED = message("his-deck-reshuffled")
FACT_NO_CARD = message("his-no-card-to-draw", "power:power")


def mandatory_cards(s: State) -> int:
    """The Mandatory Events of the edition, as a set of cards."""
    return MANDATORY_MASK[s.options.edition]


def drawable(s: State, power: int) -> int:
    """The cards of a hand that a random draw or discard may hit: never home cards (§6.1)."""
    return s.hand[power] & ~HOME_CARDS_MASK


def take_from_hand(g: G, power: int, card: int) -> None:
    """A card leaves a hand."""
    g.state.hand[power] &= ~(1 << card)
    g.state.known[power] &= ~(1 << card)


def played_as_event(s: State, power: int, card: int) -> None:
    """HIS §6.1, §6.2: no event twice in a turn; and the power cannot take the card back in this turn."""
    s.used_events |= 1 << card
    s.used_by[power] |= 1 << card


def put_away(g: G, card: int, as_event: bool) -> None:
    """HIS §6.2: where a used card goes: power card, out of the game, or the discard pile.

    Cards whose removal depends on what happened (`remove_rule` conditional) are put away by their own code,
    which sets `removed`, `on_table` or `discard` before this is reached.
    """
    s = g.state
    bit = 1 << card
    if (s.removed | s.on_table) & bit or card in s.discard:
        return
    if CARD_HOME[card] < len(MAJORS):
        s.home_used |= bit
    elif as_event and CARD_REMOVE[card] in (REMOVE_IF_EVENT, REMOVE_IF_EVENT_OR_RESPONSE, REMOVE_RULER_BOX):
        s.removed |= bit
    else:
        s.discard.append(card)


def discard_card(g: G, power: int, card: int) -> None:
    """A card goes from a hand to the discard pile without effect (a home card to its power card)."""
    take_from_hand(g, power, card)
    put_away(g, card, as_event=False)
    g.log(FACT_DISCARDED, power, card)


def draw_from_deck(g: G, power: int) -> int:
    """HIS §6.2: draw the top card of the undealt rest into a hand; returns it, 0 if there is none.

    An empty deck takes in the shuffled discard pile (ruling 6.2-empty-deck).
    """
    s = g.state
    if not s.deck:
        s.deck, s.discard = s.discard, []
        if s.deck:
            g.shuffle(s.deck, "deck")
            g.log(FACT_RESHUFFLED)
    if not s.deck:
        g.log(FACT_NO_CARD, power)
        return 0
    g.reveal()
    card = s.deck.pop()
    s.hand[power] |= 1 << card
    g.log_hidden(1 << power, FACT_DRAWN, (power, card), FACT_DRAWN_HIDDEN, power)
    return card


def draw_from_hand(g: G, power: int, victim: int, purpose: str = "draw.hand") -> int:
    """A power takes a random card, never a home card, from another's hand; returns it, 0 if there is none."""
    s = g.state
    cards = members(drawable(s, victim))
    if not cards:
        g.log(FACT_NO_CARD, power)
        return 0
    card = g.choose(cards, "card", purpose)
    take_from_hand(g, victim, card)
    s.hand[power] |= 1 << card
    g.log_hidden(1 << power | 1 << victim, FACT_TAKEN, (power, victim, card), FACT_TAKEN_HIDDEN, power, victim)
    return card


def discard_at_random(g: G, power: int, purpose: str = "discard.hand") -> int:
    """A power loses a random card, never a home card, to the discard pile; returns it, 0 if there is none."""
    cards = members(drawable(g.state, power))
    if not cards:
        return 0
    card = g.choose(cards, "card", purpose)
    discard_card(g, power, card)
    return card


def take_from_discard(g: G, power: int, card: int) -> None:
    """Retrieve a card from the discard pile; everybody knows where it is (§6.2)."""
    s = g.state
    s.discard.remove(card)
    s.hand[power] |= 1 << card
    s.known[power] |= 1 << card


def retrievable(s: State, power: int) -> list[int]:
    """HIS §6.2: cards of the discard pile that a power may take back: no Mandatory Event, none it used this turn."""
    barred = mandatory_cards(s) | s.used_by[power]
    return [card for card in s.discard if not barred >> card & 1]


def remove_from_deck(s: State, card: int) -> None:
    """Take a card out of wherever it lies: deck, discard pile or a hand."""
    if card in s.deck:
        s.deck.remove(card)
    if card in s.discard:
        s.discard.remove(card)
    for power in MAJORS:
        s.hand[power] &= ~(1 << card)
        s.known[power] &= ~(1 << card)


def return_home_cards(s: State) -> None:
    """HIS §6.1: every power takes its home cards in hand again."""
    for power in MAJORS:
        for card in HOME_CARDS[power]:
            s.hand[power] |= 1 << card
    s.home_used = 0


def all_cards(s: State) -> list[int]:
    """Every card lies in exactly one place; this lists the place of each by count, for the invariants."""
    seen = [0] * N_CARDS
    for card in s.deck:
        seen[card] += 1
    for card in s.discard:
        seen[card] += 1
    for mask in (s.removed, s.on_table, s.home_used, *s.hand):
        for card in members(mask):
            seen[card] += 1
    return seen


def may_not_pass(s: State, power: int, admin: int) -> bool:
    """HIS §11.3: passing is forbidden with a home card, a Mandatory Event, or more cards than the rating."""
    hand = s.hand[power]
    return bool(hand & (HOME_CARDS_MASK | mandatory_cards(s))) or hand.bit_count() > admin
