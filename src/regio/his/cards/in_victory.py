"""Copernicus and Michael Servetus in the Victory Determination Phase **[2nd]** (HIS §6.1, §23.2)."""

from __future__ import annotations

from typing import Final

from regio.his.board import edition_500
from regio.his.cards.hand_cards import copernicus, copernicus_vp, michael_servetus
from regio.his.cards.numbers import COPERNICUS, MICHAEL_SERVETUS
from regio.his.context import G
from regio.his.deck import put_away, take_from_hand
from regio.his.moments import FACT_RESPONSE, possible_cards
from regio.his.powers import MAJORS
from regio.his.state import State
from regio.his.victory import all_points, dominates
from regio.kernel.messages import message
from regio.kernel.notation import PASS
from regio.kernel.questions import One
from regio.kernel.rules import Procedure

ASK_STOP_DOMINATION = message("his-ask-stop-domination", "power:power")
SERVETUS_VP: Final = 1


def stops_domination(s: State, power: int, vp: int) -> bool:
    """Would so many VP for a power prevent the domination victory?"""
    totals = list(all_points(s))
    totals[power] += vp
    return dominates(s, tuple(totals)) < 0


def usable(s: State, power: int, held: int) -> list[int]:
    """Of a set of cards those with which a power can stop the domination victory; no event is played twice a turn."""
    cards = []
    held &= ~s.used_events
    if held >> COPERNICUS & 1 and stops_domination(s, power, copernicus_vp(s, power)):
        cards.append(COPERNICUS)
    if held >> MICHAEL_SERVETUS & 1 and stops_domination(s, power, SERVETUS_VP):
        cards.append(MICHAEL_SERVETUS)
    return cards


def offer_in_victory(g: G) -> Procedure:
    """HIS §23.3 step 3 **[2nd]**: any holder, in impulse order, may stop a domination victory; one is enough.

    Under strict secrecy everybody is asked who could, for all that the others know.
    """
    s = g.state
    if edition_500(s):
        return
    for power in MAJORS:
        cards = usable(s, power, s.hand[power])
        strict = s.options.secrecy == "strict"
        if not cards and not (strict and usable(s, power, possible_cards(s, power))):
            continue
        question = One(power, ASK_STOP_DOMINATION, (power,), "card", [PASS, *cards], "23.3")
        question.hiding = strict
        card = yield question
        if card != PASS:
            take_from_hand(g, power, card)
            g.log(FACT_RESPONSE, power, card)
            yield from (copernicus(g, power) if card == COPERNICUS else michael_servetus(g, power))
            put_away(g, card, as_event=True)
            return
