"""Copernicus and Michael Servetus in the Victory Determination Phase **[2nd]** (HIS §6.1, §23.2)."""

from __future__ import annotations

from typing import Final

from regio.his.board import edition_500
from regio.his.cards.hand_cards import copernicus, copernicus_vp, michael_servetus
from regio.his.cards.numbers import COPERNICUS, MICHAEL_SERVETUS
from regio.his.context import G
from regio.his.deck import put_away, take_from_hand
from regio.his.moments import FACT_RESPONSE
from regio.his.powers import MAJORS
from regio.his.secrecy import is_strict, possible_cards, unplaced_cards
from regio.his.state import State
from regio.his.victory import all_points, dominates
from regio.kernel.messages import message
from regio.kernel.notation import PASS
from regio.kernel.questions import One
from regio.kernel.rules import Procedure
from regio.series.bits import members

ASK_STOP_DOMINATION = message("his-ask-stop-domination", "power:power")
SERVETUS_VP: Final = 1


def stops_domination(s: State, power: int, vp: int) -> bool:
    """Would so many VP for a power prevent the domination victory?"""
    totals = list(all_points(s))
    totals[power] += vp
    return dominates(s, tuple(totals)) < 0


def useful(s: State, power: int, cards: int) -> int:
    """Those of some cards that would stop the domination victory for a power, if no event before in this turn."""
    cards &= ~s.used_events
    found = 0
    if cards >> COPERNICUS & 1 and stops_domination(s, power, copernicus_vp(s, power)):
        found |= 1 << COPERNICUS
    if cards >> MICHAEL_SERVETUS & 1 and stops_domination(s, power, SERVETUS_VP):
        found |= 1 << MICHAEL_SERVETUS
    return found


def offer_in_victory(g: G) -> Procedure:
    """HIS §23.3 step 3 **[2nd]**: any holder, in impulse order, may stop a domination victory; one is enough.

    Under strict secrecy everybody is asked who could, for all that the others know.
    """
    s = g.state
    if edition_500(s):
        return
    strict = is_strict(s)
    for power in MAJORS:
        cards = useful(s, power, possible_cards(s, power, unplaced_cards(s)) if strict else s.hand[power])
        if not cards:
            continue
        held = members(cards & s.hand[power])
        ask = One(power, ASK_STOP_DOMINATION, (power,), "card", [PASS, *held], "23.3")
        ask.hiding = strict
        card = yield ask
        if card != PASS:
            take_from_hand(g, power, card)
            g.log(FACT_RESPONSE, power, card)
            yield from (copernicus(g, power) if card == COPERNICUS else michael_servetus(g, power))
            put_away(g, card, as_event=True)
            return
