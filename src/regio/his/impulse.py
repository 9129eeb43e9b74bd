"""The Action Phase: impulses, cards for CP and as events, passes (HIS §11)."""

from __future__ import annotations

from functools import partial

from regio.his import moments
from regio.his.actions import ACTIONS, open_actions, refused_actions
from regio.his.aftermath import aftermath
from regio.his.board import MAJORS_MASK, league_formed
from regio.his.cards.registry import (
    CP,
    EVENT,
    EVENTS,
    WHY_BEFORE_LEAGUE,
    WHY_COMBAT_CARD,
    WHY_HELD_BACK,
    WHY_NOT_THIS_POWER,
    WHY_RESPONSE_ONLY,
    WHY_UNDER_MARY,
    WHY_USED_THIS_TURN,
    Use,
)
from regio.his.context import G
from regio.his.deck import may_not_pass, played_as_event, put_away, take_from_hand
from regio.his.england import mary_intervenes
from regio.his.moments import EVENT_DECLARED, NO_ORDER, Situation
from regio.his.persons import RULER_MARY_I
from regio.his.powers import ENGLAND, N_MAJORS, OTTOMAN, PROTESTANT
from regio.his.state import (
    IMPULSE_ROXELANA,
    NO_VICTORY,
    STAGE_ACTIONS,
    STAGE_BEGIN,
    STAGE_CARD,
    STAGE_END,
    State,
)
from regio.his.tables_cards import (
    CARD_CP,
    CARD_PLAYERS,
    CARD_TYPE,
    PROTESTANT_AFTER_LEAGUE,
    TYPE_COMBAT,
    TYPE_MANDATORY,
    TYPE_RESPONSE,
)
from regio.his.tables_persons import RULER_ADMIN
from regio.his.victory import check_automatic
from regio.his.wives import first_pass
from regio.kernel.messages import Refusal, message
from regio.kernel.notation import DONE, PASS
from regio.kernel.questions import One
from regio.kernel.rules import Procedure
from regio.series.bits import members

ASK_CARD = message("his-ask-card", "power:power", "turn:n")
ASK_USE = message("his-ask-use", "power:power", "card:card")
ASK_ACTION = message("his-ask-action", "power:power", "cp:n")
FACT_PASSED = message("his-passed", "power:power")
FACT_SKIPPED = message("his-impulse-skipped", "power:power")
FACT_FOR_CP = message("his-card-for-cp", "power:power", "card:card", "cp:n")
FACT_AS_EVENT = message("his-card-as-event", "power:power", "card:card")
FACT_CANCELLED = message("his-event-cancelled", "power:power", "card:card")
FACT_NO_EFFECT = message("his-event-without-effect", "card:card")
FACT_CP_LOST = message("his-cp-lost", "power:power", "cp:n")
WHY_MAY_NOT_PASS = message("his-why-may-not-pass")

MANDATORY_CP = 2
"""CP after a Mandatory Event (§6.1)."""


class DeclaredEvent(Situation):
    """A card declared as event; a response may cancel it."""

    def __init__(self, card: int, power: int, use: int) -> None:
        self.card = card
        self.power = power
        self.use = use
        self.cancelled = False


def action_phase(g: G) -> Procedure:
    """HIS §11: impulses in impulse order until all six powers have passed in one unbroken series.

    An impulse that Halley's Comet will skip is no pass: while one is to come the phase goes on (card 38).
    """
    s = g.state
    if s.step == 0:
        s.active, s.stage, s.passed, s.step = OTTOMAN, STAGE_BEGIN, 0, 1
        if check_automatic(g):
            return
    while (s.passed != MAJORS_MASK or s.skip) and s.victory == NO_VICTORY:
        yield from impulse(g)


def impulse(g: G) -> Procedure:
    """HIS §11 Impulses: one impulse of the active power, from wherever the state says it stands."""
    s = g.state
    if s.stage == STAGE_BEGIN:
        _begin(g)
    if s.stage == STAGE_CARD:
        yield from choose_card(g)
    while s.stage == STAGE_ACTIONS and s.victory == NO_VICTORY:
        yield from one_action(g)
    if s.stage == STAGE_END and s.victory == NO_VICTORY:
        _end(g)


def _begin(g: G) -> None:
    s = g.state
    if s.skip >> s.active & 1:
        s.skip &= ~(1 << s.active)
        s.passed = 0
        g.log(FACT_SKIPPED, s.active)
        s.active = (s.active + 1) % N_MAJORS
        return
    s.impulse += 1
    s.standing[s.active] = NO_ORDER
    s.stage = STAGE_CARD


def _end(g: G) -> None:
    """The card goes away, the marks of this impulse are cleared, the next power is active."""
    s = g.state
    if s.cp:
        g.log(FACT_CP_LOST, s.active, s.cp)
    s.cp = 0
    s.card = 0
    clear_impulse(s)
    s.active = (s.active + 1) % N_MAJORS
    s.stage = STAGE_BEGIN


def clear_impulse(s: State) -> None:
    """Forget what lasts only until the end of an impulse."""
    s.impulse_flags = 0
    s.arena = 0
    s.beaten = []
    s.beaten_leaders = 0
    s.moved = []
    s.moved_leaders = 0
    s.ships_beaten = 0
    s.gout = 0
    s.assaulted = 0
    s.tried = []
    s.tried_leaders = 0
    s.reformation_attempted = 0
    s.counter_attempted = 0
    s.bonus_used = 0
    s.translated = 0
    s.held_back = 0


# -- choosing a card --------------------------------------------------------------------------------


def _pass_refused(g: G, power: int) -> list[tuple[int, Refusal]]:
    return [(PASS, Refusal(WHY_MAY_NOT_PASS, (), "11"))]


def choose_card(g: G) -> Procedure:
    """HIS §11.2-11.4: play a card for CP or as an event, or pass."""
    s = g.state
    power = s.active
    cards = members(s.hand[power] & ~s.held_back)
    g.quiet()
    if may_not_pass(s, power, RULER_ADMIN[s.ruler[power]]):
        question = One(power, ASK_CARD, (power, s.turn), "card", cards, "11", partial(_pass_refused, g, power))
    else:
        question = One(power, ASK_CARD, (power, s.turn), "card", [PASS, *cards], "11")
    question.about = g
    card = yield question
    if card == PASS:
        yield from pass_impulse(g, power)
        return
    s.passed = 0
    if power == ENGLAND:
        lost = yield from mary_intervenes(g, card)
        if lost:
            return
    yield from use_card(g, power, card)


def pass_impulse(g: G, power: int) -> Procedure:
    """HIS §11.2c, §21.3 result 3: a pass; England's first pass may bring another marriage; a window for responses.

    The power that passes may respond too (ruling 11-pass-window).
    """
    s = g.state
    g.log(FACT_PASSED, power)
    if power == ENGLAND:
        yield from first_pass(g)
    yield from moments.everybody(g, moments.ANY_TIME)
    s.passed |= 1 << power
    for other in members(s.passed):
        if may_not_pass(s, other, RULER_ADMIN[s.ruler[other]]):  # it drew a card at that marriage (ruling 11-drawn)
            s.passed &= ~(1 << other)
    s.stage = STAGE_END


def use_card(g: G, power: int, card: int) -> Procedure:
    """HIS §6.1: choose between CP and the event of a card, then play it."""
    uses = [use for use in EVENTS[card] if refusal_of_use(g, power, card, use) is None]
    words = [use.word for use in uses]
    if CARD_TYPE[g.state.options.edition][card] != TYPE_MANDATORY:
        words.insert(0, CP)
    if not words:
        yield from play_for_cp(g, power, card, MANDATORY_CP)
        return
    chosen = yield One(power, ASK_USE, (power, card), "word", words, "6.1", partial(refused_uses, g, power, card))
    if chosen == CP:
        yield from play_for_cp(g, power, card, CARD_CP[card])
    else:
        yield from play_event(g, power, card, next(use for use in uses if use.word == chosen))


def refusal_of_use(g: G, power: int, card: int, use: Use) -> Refusal | None:
    """Why a power cannot play a card in this way as event now, or None."""
    s = g.state
    if not CARD_PLAYERS[card] >> power & 1:
        return Refusal(WHY_NOT_THIS_POWER, (card,), "6.1")
    if power == PROTESTANT and PROTESTANT_AFTER_LEAGUE >> card & 1 and not league_formed(s):
        return Refusal(WHY_BEFORE_LEAGUE, (card,), "21.6")
    if power == ENGLAND and s.ruler[ENGLAND] == RULER_MARY_I and CARD_TYPE[s.options.edition][card] == TYPE_RESPONSE:
        return Refusal(WHY_UNDER_MARY, (card,), "21.3")
    if s.used_events >> card & 1:
        return Refusal(WHY_USED_THIS_TURN, (card,), "11")
    if s.held_back >> card & 1:
        return Refusal(WHY_HELD_BACK, (card,), "16.4")
    held = s.hand[power]
    s.hand[power] = held & ~(1 << card)  # the card itself can be neither drawn nor discarded any more
    refusal = use.refuse(g, power)
    s.hand[power] = held
    return refusal


def refused_uses(g: G, power: int, card: int) -> list[tuple[int, Refusal]]:
    """The uses of a card that are not possible now, each with the reason."""
    found = []
    for use in EVENTS[card]:
        refusal = refusal_of_use(g, power, card, use)
        if refusal is not None:
            found.append((use.word, refusal))
    if not EVENTS[card]:
        kind = CARD_TYPE[g.state.options.edition][card]
        why = WHY_COMBAT_CARD if kind == TYPE_COMBAT else WHY_RESPONSE_ONLY
        found.append((EVENT, Refusal(why, (card,), "6.1")))
    return found


def why_no_event(g: G, power: int, card: int) -> list[Refusal]:
    """Why no event of a card can be played now, so that it would be played for CP; nothing if one can.

    Nothing also for cards of other types: that they are no events of an impulse is known from their face.
    """
    if not EVENTS[card] or CARD_TYPE[g.state.options.edition][card] == TYPE_MANDATORY:
        return []
    refused = refused_uses(g, power, card)
    return [refusal for _use, refusal in refused] if len(refused) == len(EVENTS[card]) else []


def play_for_cp(g: G, power: int, card: int, cp: int) -> Procedure:
    """HIS §11.2a: the CP of a card, to be spent on actions; windows for responses as between all steps."""
    s = g.state
    take_from_hand(g, power, card)
    put_away(g, card, as_event=False)
    if CARD_TYPE[s.options.edition][card] == TYPE_MANDATORY:
        g.log(FACT_NO_EFFECT, card)
    g.log(FACT_FOR_CP, power, card, cp)
    s.card, s.cp, s.stage = card, cp, STAGE_ACTIONS
    yield from moments.everybody(g, moments.ANY_TIME)


def play_event(g: G, power: int, card: int, use: Use) -> Procedure:
    """HIS §11.2b, §6.1: declare an event, let The Wartburg cancel it, resolve it, put the card away."""
    s = g.state
    take_from_hand(g, power, card)
    s.card, s.cp = card, 0
    g.log(FACT_AS_EVENT, power, card)
    declared = DeclaredEvent(card, power, use.word)
    yield from moments.others(g, EVENT_DECLARED, declared)
    if declared.cancelled:
        g.log(FACT_CANCELLED, power, card)
        s.used_by[power] |= 1 << card  # it was played as event, though in vain
        put_away(g, card, as_event=False)
        yield from moments.everybody(g, moments.ANY_TIME)
        s.stage = STAGE_END
        return
    played_as_event(s, power, card)
    yield from use.play(g, power)
    put_away(g, card, as_event=True)
    yield from aftermath(g)
    if CARD_TYPE[s.options.edition][card] == TYPE_MANDATORY:
        s.cp += MANDATORY_CP
    if s.stage == STAGE_CARD:
        s.stage = STAGE_ACTIONS if s.cp else STAGE_END
    if s.victory == NO_VICTORY and s.card == card:  # else the card taken by Here I Stand has had its own window
        yield from moments.everybody(g, moments.ANY_TIME)


# -- spending CP ------------------------------------------------------------------------------------


def one_action(g: G) -> Procedure:
    """HIS §11.8: one action, completely resolved before the next is named; what is not spent is lost."""
    s = g.state
    power = s.active
    options = open_actions(g, power) if s.cp or s.impulse_flags & IMPULSE_ROXELANA else []
    if not options:
        s.stage = STAGE_END
        return
    g.quiet()
    action = yield One(
        power, ASK_ACTION, (power, s.cp), "action", [*options, DONE], "11.1", partial(refused_actions, g, power)
    )
    if action == DONE:
        s.stage = STAGE_END
        return
    yield from perform(g, power, action)


def perform(g: G, power: int, action: int) -> Procedure:
    """HIS §11.8: an action with all that follows, and the window for responses after it."""
    row = ACTIONS[action]
    assert row is not None
    yield from row.perform(g, power)
    yield from aftermath(g)
    if g.state.victory == NO_VICTORY:
        yield from moments.everybody(g, moments.ANY_TIME)
