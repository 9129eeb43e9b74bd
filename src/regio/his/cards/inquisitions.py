"""Inquisitions, Thomas More and Thomas Cromwell (cards 56, 58, 112, 115)."""

from __future__ import annotations

from typing import Final

from regio.his.attempts import AttemptString, attempts
from regio.his.board import edition_500
from regio.his.cards.numbers import (
    DISSOLUTION_OF_THE_MONASTERIES,
    PAPAL_INQUISITION,
    SPANISH_INQUISITION,
    THOMAS_CROMWELL,
    THOMAS_MORE,
)
from regio.his.cards.registry import EVENT, OPTION_A, OPTION_B, Use, always, register_event
from regio.his.context import G
from regio.his.debate import INQUISITION_EXTRA, MORE_EXTRA, debate, debate_zones
from regio.his.debaters import commit, needed_debaters
from regio.his.deck import (
    discard_card,
    draw_from_deck,
    draw_from_hand,
    drawable,
    mandatory_cards,
    retrievable,
    take_from_discard,
)
from regio.his.excommunication import BullTarget
from regio.his.moments import EVENT_DECLARED, Play, Situation, register
from regio.his.persons import DEBATER_CARAFFA, REFORMER_CRANMER, WIFE_ANNE_BOLEYN
from regio.his.powers import ENGLAND, HAPSBURG, PAPACY, PROTESTANT
from regio.his.religion import make_catholic
from regio.his.state import FLAG_CROMWELL, FLAG_THOMAS_MORE, REFORMER_ON_MAP, State
from regio.his.tables_map import ZONE_MASK
from regio.his.tables_persons import EXCOM_CRANMER
from regio.his.tables_read import ITALIAN, SPANISH
from regio.his.tables_religion import STRING_CROMWELL
from regio.kernel.messages import Refusal, message
from regio.kernel.notation import NONE, word
from regio.kernel.questions import One, Some
from regio.kernel.rules import Procedure
from regio.series.bits import bits, members

CONVERTED: Final = 2
"""Spaces that an inquisition brings back."""
BEHEADED_ROW: Final = 3
"""The row of the Pregnancy Chart up to which Thomas Cromwell leaves the game."""
DRAW: Final = word("draw")
RETRIEVE: Final = word("retrieve")
DEBATE: Final = word("debate")

ASK_CONVERT = message("his-ask-inquisition-spaces", "power:power", "most:n")
ASK_WHOSE_HAND = message("his-ask-inquisition-hand")
ASK_INQUISITION = message("his-ask-inquisition-option")
ASK_RETRIEVE = message("his-ask-inquisition-retrieve")
ASK_BURN_CARD = message("his-ask-spanish-discard", "cards:cards")
ASK_MORE_DISCARD = message("his-ask-more-discard")
FACT_HAND_SEEN = message("his-hand-seen", "power:power", "of:power", "cards:cards")
FACT_HAND_SEEN_HIDDEN = message("his-hand-seen-hidden", "power:power", "of:power")
FACT_RETRIEVED = message("his-inquisition-retrieved", "power:power", "card:card")
FACT_MORE_EXECUTED = message("his-more-executed")
WHY_NO_DISSOLUTION = message("his-why-cromwell-no-dissolution")
WHY_NO_CRANMER = message("his-why-cromwell-no-cranmer")
WHY_NO_MORE = message("his-why-more-no-debate")


def convert(g: G, power: int, zone: int) -> Procedure:
    """Cards 56, 58 step 1: two Protestant spaces of a zone become Catholic; all, if there are fewer."""
    spaces = members(g.state.protestant & ZONE_MASK[zone])
    most = min(CONVERTED, len(spaces))
    if most:
        chosen = yield Some(power, ASK_CONVERT, (power, most), "space", spaces, most, most, "6.1")
        for space in chosen:
            make_catholic(g, space)


def look(g: G, power: int, victim: int) -> None:
    """A power looks at a hand in secret."""
    cards = g.state.hand[victim]
    g.reveal()
    g.log_hidden(1 << power | 1 << victim, FACT_HAND_SEEN, (power, victim, cards), FACT_HAND_SEEN_HIDDEN, power, victim)


# -- 56 Papal Inquisition ---------------------------------------------------------------------------


def _refuse_papal(g: G, power: int) -> Refusal | None:
    return needed_debaters(g.state, PAPAL_INQUISITION)


def papal_inquisition(g: G, power: int) -> Procedure:
    """Card 56: Caraffa; two Italian spaces; the Papacy looks at a hand, then draws, retrieves, or debates."""
    s = g.state
    commit(g, DEBATER_CARAFFA)
    yield from convert(g, PAPACY, ITALIAN)
    victim = yield One(PAPACY, ASK_WHOSE_HAND, (), "power", [ENGLAND, PROTESTANT], "56")
    look(g, PAPACY, victim)
    options = []
    if drawable(s, victim):
        options.append(DRAW)
    if retrievable(s, PAPACY):
        options.append(RETRIEVE)
    if debate_zones(s, PAPACY):
        options.append(DEBATE)
    answer = (yield One(PAPACY, ASK_INQUISITION, (), "word", options, "56")) if options else NONE
    if answer == DRAW:
        s.held_back |= 1 << draw_from_hand(g, PAPACY, victim)
    elif answer == RETRIEVE:
        card = yield One(PAPACY, ASK_RETRIEVE, (), "card", retrievable(s, PAPACY), "6.2")
        take_from_discard(g, PAPACY, card)
        g.log(FACT_RETRIEVED, PAPACY, card)
    elif answer == DEBATE:
        yield from debate(g, PAPACY, debate_zones(s, PAPACY), INQUISITION_EXTRA)


# -- 58 Spanish Inquisition -------------------------------------------------------------------------


def spanish_inquisition(g: G, power: int) -> Procedure:
    """Card 58: two Spanish spaces; the Hapsburgs see two hands and discard a card of them, draw; a Papal debate."""
    s = g.state
    yield from convert(g, power, SPANISH)
    look(g, HAPSBURG, ENGLAND)
    look(g, HAPSBURG, PROTESTANT)
    choices = drawable(s, ENGLAND) | drawable(s, PROTESTANT)
    if edition_500(s):
        choices &= ~mandatory_cards(s)
    if choices:
        card = yield One(HAPSBURG, ASK_BURN_CARD, (choices,), "card", members(choices), "58")
        discard_card(g, ENGLAND if s.hand[ENGLAND] >> card & 1 else PROTESTANT, card)
    draw_from_deck(g, HAPSBURG)
    zones = debate_zones(s, PAPACY)
    if zones:
        yield from debate(g, PAPACY, zones)


# -- 112 Thomas More [500th] ------------------------------------------------------------------------


def _refuse_more(g: G, power: int) -> Refusal | None:
    """Card 112 of other powers needs a debate that the Papacy can call."""
    if power in (ENGLAND, PROTESTANT) or debate_zones(g.state, PAPACY):
        return None
    return Refusal(WHY_NO_MORE, (), "112")


def thomas_more(g: G, power: int) -> Procedure:
    """Card 112: England or the Protestant have More executed; with others the Papacy calls a debate with more dice."""
    s = g.state
    if power not in (ENGLAND, PROTESTANT):
        if s.marital >= WIFE_ANNE_BOLEYN:
            s.removed |= 1 << THOMAS_MORE
        yield from debate(g, PAPACY, debate_zones(s, PAPACY), MORE_EXTRA)
        return
    s.removed |= 1 << THOMAS_MORE
    s.turn_flags |= FLAG_THOMAS_MORE
    g.log(FACT_MORE_EXECUTED)
    draw_from_deck(g, ENGLAND)
    cards = members(drawable(s, ENGLAND) & ~mandatory_cards(s))
    if cards:
        card = yield One(ENGLAND, ASK_MORE_DISCARD, (), "card", cards, "112")
        discard_card(g, ENGLAND, card)


# -- 115 Thomas Cromwell [500th] --------------------------------------------------------------------


def _may_save_cranmer(g: G, seat: int, situation: Situation) -> bool:
    """Card 115 as a response: a Papal Bull names Cranmer."""
    return isinstance(situation, BullTarget) and situation.box == EXCOM_CRANMER and not situation.cancelled


def save_cranmer(g: G, seat: int, situation: Situation) -> Procedure:
    """Card 115: the Bull is cancelled; as a response the card goes to the discard pile (ruling 115-response)."""
    assert isinstance(situation, BullTarget)
    situation.cancelled = True
    return
    yield


def _retire_cromwell(s: State) -> None:
    """Card 115: after its use as event it leaves the game if a result of 3 or lower has occurred."""
    if s.pregnancy_rows & bits(range(1, BEHEADED_ROW + 1)):
        s.removed |= 1 << THOMAS_CROMWELL


def _refuse_dissolution(g: G, power: int) -> Refusal | None:
    if DISSOLUTION_OF_THE_MONASTERIES in g.state.discard:
        return None
    return Refusal(WHY_NO_DISSOLUTION, (), "115")


def retrieve_dissolution(g: G, power: int) -> Procedure:
    """Card 115: Dissolution of the Monasteries goes from the discard pile into England's hand."""
    _retire_cromwell(g.state)
    take_from_discard(g, ENGLAND, DISSOLUTION_OF_THE_MONASTERIES)
    g.log(FACT_RETRIEVED, ENGLAND, DISSOLUTION_OF_THE_MONASTERIES)
    return
    yield


def _refuse_cromwells_treatise(g: G, power: int) -> Refusal | None:
    if g.state.reformer_state[REFORMER_CRANMER] == REFORMER_ON_MAP:
        return None
    return Refusal(WHY_NO_CRANMER, (), "115")


def cromwells_treatise(g: G, power: int) -> Procedure:
    """Card 115: a treatise in England by England; English treatises cost 2 CP for the rest of the turn."""
    g.state.turn_flags |= FLAG_CROMWELL
    _retire_cromwell(g.state)
    yield from attempts(g, AttemptString(STRING_CROMWELL))


register_event(PAPAL_INQUISITION, Use(EVENT, _refuse_papal, papal_inquisition))
register_event(SPANISH_INQUISITION, Use(EVENT, always, spanish_inquisition))
register_event(THOMAS_MORE, Use(EVENT, _refuse_more, thomas_more))
register_event(
    THOMAS_CROMWELL,
    Use(OPTION_A, _refuse_dissolution, retrieve_dissolution),
    Use(OPTION_B, _refuse_cromwells_treatise, cromwells_treatise),
)
register(Play(THOMAS_CROMWELL, (EVENT_DECLARED,), _may_save_cranmer, save_cranmer))
