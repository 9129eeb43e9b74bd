"""Hints for the cards of a hand: why an event is not possible now (HIS §6.1), and what Mary I may bring (§21.3)."""

from __future__ import annotations

from typing import Final

from regio.his.cards.here_i_stand import ASK_PLAY_OR_KEEP, PLAY_NOW
from regio.his.context import G
from regio.his.england import MARY_MOST, mary_may_intervene
from regio.his.hints_common import OfOptions, Said, of_each, of_option, percent
from regio.his.impulse import ASK_CARD, why_no_event
from regio.his.persons import RULER_MARY_I
from regio.his.powers import ENGLAND
from regio.his.religious_odds import FACES
from regio.his.state import State
from regio.kernel.messages import message
from regio.kernel.questions import Question
from regio.kernel.rules import Hint

HINT_CP_ONLY = message("his-hint-cp-only")
HINT_MARY = message("his-hint-mary", "n:n")


def no_event(question: Question, card: int) -> list[Said]:
    """HIS §6.1: that a card would be played for CP, because no event of it is possible now, and all reasons."""
    g = question.about
    assert isinstance(g, G)
    refused = why_no_event(g, question.seat, card)
    said: list[Said] = [(HINT_CP_ONLY, ())] if refused else []
    for refusal in refused:
        if (refusal.message, refusal.values) not in said:
            said.append((refusal.message, refusal.values))
    return said


def mary(s: State, power: int, card: int) -> list[Said]:
    """HIS §21.3 Mary I: the chance that a card England shows is lost and the Papacy acts."""
    if power != ENGLAND or s.ruler[ENGLAND] != RULER_MARY_I or not mary_may_intervene(s, card):
        return []
    return [(HINT_MARY, (percent(MARY_MOST / FACES),))]


def card_hints(s: State, question: Question) -> list[Hint]:
    """HIS §11: what is to be known of each card of the hand before it is shown."""
    return of_each(question, lambda card: no_event(question, card) + mary(s, question.seat, card))


def retrieved_hints(s: State, question: Question) -> list[Hint]:
    """Card 7: the same for a card taken out of the discard pile."""
    return of_option(PLAY_NOW, no_event(question, question.values[0]))


OF_OPTIONS: Final[dict[str, OfOptions]] = {
    ASK_CARD.id: card_hints,
    ASK_PLAY_OR_KEEP.id: retrieved_hints,
}
