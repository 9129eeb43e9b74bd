"""The Protestant's home card Here I Stand and his answer to events, The Wartburg (cards 7, 37)."""

from __future__ import annotations

from typing import Final

from regio.his.cards.numbers import HERE_I_STAND, LEIPZIG_DEBATE, PAPAL_BULL, THE_WARTBURG
from regio.his.cards.registry import OPTION_A, Use, register_event
from regio.his.context import G
from regio.his.debate import DebateRound
from regio.his.debaters import commit, luther_alive
from regio.his.deck import draw_from_deck, put_away, retrievable, take_from_discard
from regio.his.impulse import DeclaredEvent, use_card
from regio.his.moments import DEBATERS_KNOWN, EVENT_DECLARED, Play, Situation, register
from regio.his.persons import DEBATER_LUTHER
from regio.his.powers import PROTESTANT
from regio.his.state import DEBATER_AWAY, DEBATER_COMMITTED, FLAG_WARTBURG
from regio.his.tables_cards import CARD_TYPE, TYPE_EVENT
from regio.his.tables_read import GERMAN
from regio.kernel.messages import Refusal, message
from regio.kernel.notation import word
from regio.kernel.questions import One
from regio.kernel.rules import Procedure

ASK_RETRIEVE = message("his-ask-retrieve")
ASK_PLAY_OR_KEEP = message("his-ask-play-or-keep", "card:card")
FACT_RETRIEVED = message("his-retrieved", "power:power", "card:card")
FACT_LUTHER_STEPS_IN = message("his-luther-steps-in", "replaced:debater")
WHY_LUTHER_DEAD = message("his-why-luther-dead")
WHY_NOTHING_TO_RETRIEVE = message("his-why-nothing-to-retrieve")

PLAY_NOW: Final = word("play")
KEEP: Final = word("keep")
CANCELLABLE_HOME_CARDS: Final = (PAPAL_BULL, LEIPZIG_DEBATE)

# -- 7 Here I Stand ---------------------------------------------------------------------------------


def refuse_here_i_stand(g: G, power: int) -> Refusal | None:
    """Card 7: Luther must be alive; option A needs a card that may be retrieved."""
    s = g.state
    if not luther_alive(s):
        return Refusal(WHY_LUTHER_DEAD, (), "6.1")
    return None if retrievable(s, PROTESTANT) else Refusal(WHY_NOTHING_TO_RETRIEVE, (), "6.2")


def here_i_stand(g: G, power: int) -> Procedure:
    """Card 7 A: take a card out of the discard pile; play it at once in this impulse, or keep it."""
    card = yield One(power, ASK_RETRIEVE, (), "card", retrievable(g.state, power), "6.2")
    take_from_discard(g, power, card)
    put_away(g, HERE_I_STAND, as_event=True)
    g.log(FACT_RETRIEVED, power, card)
    question = One(power, ASK_PLAY_OR_KEEP, (card,), "word", [PLAY_NOW, KEEP], "6.1")
    question.about = g
    answer = yield question
    if answer == PLAY_NOW:
        yield from use_card(g, power, card)


def may_step_in(g: G, seat: int, situation: Situation) -> bool:
    """Card 7 B: a debate in the German zone, Luther alive and not debating, no Wartburg this turn."""
    if seat != PROTESTANT or not isinstance(situation, DebateRound) or situation.zone != GERMAN:
        return False
    if g.state.turn_flags & FLAG_WARTBURG or situation.protestant() == DEBATER_LUTHER:
        return False
    return luther_alive(g.state)


def luther_steps_in(g: G, seat: int, situation: Situation) -> Procedure:
    """Card 7 B: Luther replaces the Protestant debater, who is committed; draw a card."""
    assert isinstance(situation, DebateRound)
    s = g.state
    replaced = situation.protestant()
    commit(g, replaced)
    if s.debater_state[DEBATER_LUTHER] == DEBATER_AWAY:
        s.debater_state[DEBATER_LUTHER] = DEBATER_COMMITTED
        situation.from_away = DEBATER_LUTHER
    if situation.caller == PROTESTANT:
        situation.attacker = DEBATER_LUTHER
    else:
        situation.defender = DEBATER_LUTHER
    g.log(FACT_LUTHER_STEPS_IN, replaced)
    draw_from_deck(g, PROTESTANT)
    return
    yield


register_event(HERE_I_STAND, Use(OPTION_A, refuse_here_i_stand, here_i_stand))
register(Play(HERE_I_STAND, (DEBATERS_KNOWN,), may_step_in, luther_steps_in))

# -- 37 The Wartburg --------------------------------------------------------------------------------


def may_cancel(g: G, seat: int, situation: Situation) -> bool:
    """Card 37: another power's Event card, Papal Bull or Leipzig Debate; Luther alive."""
    if seat != PROTESTANT or not isinstance(situation, DeclaredEvent):
        return False
    if situation.power == PROTESTANT or situation.cancelled or not luther_alive(g.state):
        return False
    ordinary = CARD_TYPE[g.state.options.edition][situation.card] == TYPE_EVENT
    return ordinary or situation.card in CANCELLABLE_HOME_CARDS


def the_wartburg(g: G, seat: int, situation: Situation) -> Procedure:
    """Card 37: the event is cancelled; Luther is committed; the Protestant calls no debate this turn."""
    assert isinstance(situation, DeclaredEvent)
    situation.cancelled = True
    g.state.turn_flags |= FLAG_WARTBURG
    commit(g, DEBATER_LUTHER)
    return
    yield


register(Play(THE_WARTBURG, (EVENT_DECLARED,), may_cancel, the_wartburg))
