"""What everybody may know of the hands, and who is therefore asked under strict secrecy (HIS §6.1, §6.2).

Public are the sizes of all hands, home cards, cards whose way everybody has seen, and every card that lies open.
All others that are in the game may lie in the deck or in any hand that holds a card nobody can name.
"""

from __future__ import annotations

from regio.his.deck import mandatory_cards
from regio.his.powers import MAJORS
from regio.his.state import State
from regio.his.tables_cards import CARD_CP, HOME_CARDS_MASK
from regio.series.bits import bits, members


def is_strict(s: State) -> bool:
    """Is everybody asked who could hold a card, for all that the others know?"""
    return s.options.secrecy == "strict"


def hidden_cards(s: State, power: int) -> int:
    """The cards of a hand that the others cannot name; how many they are is public."""
    return s.hand[power] & ~HOME_CARDS_MASK & ~s.known[power]


def unplaced_cards(s: State) -> int:
    """The cards of which nobody but their holder can say where they lie: in the deck or hidden in a hand."""
    cards = bits(s.deck)
    for power in MAJORS:
        cards |= hidden_cards(s, power)
    return cards


def possible_cards(s: State, power: int, unplaced: int) -> int:
    """The cards that a power may hold, for all that the others know; `unplaced` are the `unplaced_cards`."""
    hidden = hidden_cards(s, power)
    return s.hand[power] & ~hidden | (unplaced if hidden else 0)


def may_hold(s: State, power: int, card: int) -> bool:
    """Could a power hold a card, for all that the others know?"""
    return bool(possible_cards(s, power, unplaced_cards(s)) >> card & 1)


def most_payable(s: State, power: int) -> int:
    """The most CP that the cards of a power which may pay for war can have, for all that the others know (§9.6)."""
    hidden = hidden_cards(s, power)
    barred = mandatory_cards(s)
    cp = sum(CARD_CP[card] for card in members(s.hand[power] & ~hidden & ~barred))
    values = sorted((CARD_CP[card] for card in members(unplaced_cards(s) & ~barred)), reverse=True)
    return cp + sum(values[: hidden.bit_count()])
