"""Mandatory Events that happen without being played (HIS §19.8)."""

from __future__ import annotations

from typing import Final

from regio.his.cards.numbers import BARBARY_PIRATES, CLEMENT_VII, PAUL_III, SCHMALKALDIC_LEAGUE, SOCIETY_OF_JESUS
from regio.his.cards.registry import EVENTS
from regio.his.context import G
from regio.his.deck import put_away, remove_from_deck
from regio.his.league import form_league
from regio.his.powers import OTTOMAN, PAPACY, PROTESTANT
from regio.his.state import EVENT_BARBARY_PIRATES, EVENT_LEAGUE, EVENT_SOCIETY_OF_JESUS, State
from regio.kernel.messages import message
from regio.kernel.rules import Procedure

FACT_OVERDUE = message("his-winter-overdue-event", "card:card")

NAMED: Final[dict[int, int]] = {
    CLEMENT_VII: PAPACY,
    BARBARY_PIRATES: OTTOMAN,
    SCHMALKALDIC_LEAGUE: PROTESTANT,
    PAUL_III: PAPACY,
    SOCIETY_OF_JESUS: PAPACY,
}
"""The power that an overdue event names: it makes the choices."""
_EVENT_BIT: Final[dict[int, int]] = {
    BARBARY_PIRATES: EVENT_BARBARY_PIRATES,
    SCHMALKALDIC_LEAGUE: EVENT_LEAGUE,
    SOCIETY_OF_JESUS: EVENT_SOCIETY_OF_JESUS,
}


def occurred(s: State, card: int) -> bool:
    """Has this event of the list of §19.8 happened already?"""
    return bool((s.removed | s.on_table) >> card & 1 or s.events & _EVENT_BIT.get(card, 0))


def forced_event(g: G, card: int) -> Procedure:
    """HIS §19.8: the card is taken from wherever it lies and resolved as if played; nobody gets the 2 CP."""
    s = g.state
    remove_from_deck(s, card)
    g.log(FACT_OVERDUE, card)
    if card == SCHMALKALDIC_LEAGUE:
        yield from form_league(g)
        s.removed |= 1 << card
        return
    yield from EVENTS[card][0].play(g, NAMED[card])
    put_away(g, card, as_event=True)
