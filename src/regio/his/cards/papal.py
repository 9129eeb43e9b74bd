"""The two home cards of the Papacy: Papal Bull and Leipzig Debate (cards 5, 6)."""

from __future__ import annotations

from regio.his.cards.numbers import LEIPZIG_DEBATE, PAPAL_BULL
from regio.his.cards.registry import EVENT, OPTION_A, OPTION_B, Use, register_event
from regio.his.context import G
from regio.his.debate import debate, debate_zones
from regio.his.excommunication import excommunicate_reformer, excommunicate_ruler, reformer_boxes, ruler_boxes
from regio.his.powers import PAPACY
from regio.his.religious_actions import refuse_debate
from regio.his.tables_persons import EXCOM_ZONE
from regio.kernel.messages import Refusal, message
from regio.kernel.notation import NO, YES
from regio.kernel.questions import One
from regio.kernel.rules import Procedure

ASK_EXCOMMUNICATE = message("his-ask-excommunicate")
ASK_BULL_DEBATE = message("his-ask-bull-debate", "zone:zone")
WHY_NO_REFORMER = message("his-why-no-reformer-to-excommunicate")
WHY_NO_RULER = message("his-why-no-ruler-to-excommunicate")


def refuse_reformer(g: G, power: int) -> Refusal | None:
    """Card 5 A: a reformer on the map who was never excommunicated."""
    return None if reformer_boxes(g.state) else Refusal(WHY_NO_REFORMER, (), "21.5")


def bull_on_reformer(g: G, power: int) -> Procedure:
    """Card 5 A: excommunicate a reformer, then perhaps a free debate in his zone."""
    s = g.state
    box = yield One(power, ASK_EXCOMMUNICATE, (), "excommunication", reformer_boxes(s), "21.5")
    done = yield from excommunicate_reformer(g, box)
    zone = EXCOM_ZONE[box]
    if not done or zone not in debate_zones(s, PAPACY):
        return
    answer = yield One(PAPACY, ASK_BULL_DEBATE, (zone,), "word", [YES, NO], "21.5")
    if answer == YES:
        yield from debate(g, PAPACY, (zone,))


def refuse_ruler(g: G, power: int) -> Refusal | None:
    """Card 5 B: a ruler with grounds whose box is free."""
    return None if ruler_boxes(g.state) else Refusal(WHY_NO_RULER, (), "21.5")


def bull_on_ruler(g: G, power: int) -> Procedure:
    """Card 5 B: excommunicate a ruler."""
    box = yield One(power, ASK_EXCOMMUNICATE, (), "excommunication", ruler_boxes(g.state), "21.5")
    yield from excommunicate_ruler(g, box)


def leipzig_debate(g: G, power: int) -> Procedure:
    """Card 6: a free debate with an attacker of choice, or with one Protestant debater barred."""
    yield from debate(g, PAPACY, debate_zones(g.state, PAPACY), leipzig=True)


register_event(
    PAPAL_BULL,
    Use(OPTION_A, refuse_reformer, bull_on_reformer),
    Use(OPTION_B, refuse_ruler, bull_on_ruler),
)
register_event(LEIPZIG_DEBATE, Use(EVENT, refuse_debate, leipzig_debate))
