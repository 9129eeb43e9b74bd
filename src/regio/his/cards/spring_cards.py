"""The cards of the Spring Deployment Phase: Spring Preparations (102), Venetian Informant (109)."""

from __future__ import annotations

from collections.abc import Generator
from functools import partial
from typing import Any

from regio.his import board
from regio.his.cards.numbers import SPRING_PREPARATIONS, VENETIAN_INFORMANT
from regio.his.cards.registry import EVENT, Use, register_event
from regio.his.context import G
from regio.his.counters import can_add
from regio.his.deck import played_as_event, put_away, take_from_hand
from regio.his.powers import MAJORS
from regio.his.secrecy import is_strict, may_hold
from regio.his.tables_cards import CARD_PLAYERS
from regio.his.tables_map import CAPITALS
from regio.his.tables_units import REGULAR_SLOT
from regio.kernel.messages import Message, Refusal, message
from regio.kernel.notation import PASS
from regio.kernel.questions import One
from regio.kernel.rules import Procedure

ASK_INFORMANT = message("his-ask-informant", "power:power")
ASK_INFORMANT_TARGET = message("his-ask-informant-target", "power:power")
ASK_INFORMANT_VIEWER = message("his-ask-informant-viewer", "power:power", "target:power")
ASK_PREPARATIONS = message("his-ask-spring-preparations", "power:power")
FACT_SPRING_CARD = message("his-spring-card-played", "power:power", "card:card")
FACT_HAND_SHOWN = message("his-informant-hand", "viewer:power", "target:power", "cards:cards")
FACT_HAND_SHOWN_HIDDEN = message("his-informant-hand-hidden", "viewer:power", "target:power")
FACT_PREPARED = message("his-spring-preparations-regular", "power:power", "space:space")
WHY_ONLY_IN_SPRING = message("his-why-only-in-spring", "card:card")


def _refuse_in_impulse(card: int, g: G, power: int) -> Refusal | None:
    return Refusal(WHY_ONLY_IN_SPRING, (card,), "6.1")


def _never(g: G, power: int) -> Procedure:
    """It is offered in its own phase, never in an impulse."""
    return
    yield


# -- asking for a card outside the Action Phase (§6.1) ----------------------------------------------


def ask_for_card(g: G, seat: int, card: int, question: Message) -> Generator[One, Any, bool]:
    """HIS §6.1: offer a card in its phase: to its holder; under strict secrecy to every seat that could hold it."""
    s = g.state
    held = bool(s.hand[seat] >> card & 1)
    strict = is_strict(s)
    if not held and not (strict and may_hold(s, seat, card)):
        return False
    g.quiet()
    ask = One(seat, question, (seat,), "card", [PASS, card] if held else [PASS], "6.1")
    ask.hiding = strict
    answer = yield ask
    return bool(answer == card)


def _play(g: G, seat: int, card: int) -> None:
    take_from_hand(g, seat, card)
    played_as_event(g.state, seat, card)
    g.log(FACT_SPRING_CARD, seat, card)
    put_away(g, card, as_event=True)


# -- Venetian Informant (109) -----------------------------------------------------------------------


def offer_informant(g: G, seat: int) -> Procedure:
    """Card 109, before any power deploys: a hand is shown in secret to the player or to a power he names."""
    if not CARD_PLAYERS[VENETIAN_INFORMANT] >> seat & 1 or g.state.used_events >> VENETIAN_INFORMANT & 1:
        return
    played = yield from ask_for_card(g, seat, VENETIAN_INFORMANT, ASK_INFORMANT)
    if not played:
        return
    s = g.state
    _play(g, seat, VENETIAN_INFORMANT)
    targets = [power for power in MAJORS if power != seat and s.hand[power]]
    if not targets:
        return
    target = yield One(seat, ASK_INFORMANT_TARGET, (seat,), "power", targets, "109")
    viewers = [seat, *(power for power in MAJORS if power not in (seat, target))]
    viewer = yield One(seat, ASK_INFORMANT_VIEWER, (seat, target), "power", viewers, "109")
    g.reveal()
    g.log_hidden(
        1 << viewer | 1 << target,
        FACT_HAND_SHOWN,
        (viewer, target, s.hand[target]),
        FACT_HAND_SHOWN_HIDDEN,
        viewer,
        target,
    )


# -- Spring Preparations (102) ----------------------------------------------------------------------


def offer_preparations(g: G, power: int) -> Procedure:
    """Card 102, when a power's turn to deploy comes: a regular in each own capital, the limits (*) of §10 lifted."""
    s = g.state
    capitals = [capital for capital in CAPITALS[power] if s.control[capital] == power]
    if not CARD_PLAYERS[SPRING_PREPARATIONS] >> power & 1 or not capitals or s.used_events >> SPRING_PREPARATIONS & 1:
        return
    played = yield from ask_for_card(g, power, SPRING_PREPARATIONS, ASK_PREPARATIONS)
    if not played:
        return
    _play(g, power, SPRING_PREPARATIONS)
    slot = REGULAR_SLOT[power]
    for capital in capitals:
        if not s.unrest >> capital & 1 and can_add(s, capital, slot, 1):
            board.add_units(s, capital, slot, 1)
            g.log(FACT_PREPARED, power, capital)


register_event(SPRING_PREPARATIONS, Use(EVENT, partial(_refuse_in_impulse, SPRING_PREPARATIONS), _never))
register_event(VENETIAN_INFORMANT, Use(EVENT, partial(_refuse_in_impulse, VENETIAN_INFORMANT), _never))
