"""New rulers: the Popes and Calvin (HIS §3, cards 10, 14, 16, 22, A6)."""

from __future__ import annotations

from functools import partial

from regio.his.cards.numbers import CALVIN, CLEMENT_VII, JULIUS_III, PAUL_III
from regio.his.cards.registry import EVENT, Use, always, register_event
from regio.his.context import G
from regio.his.debaters import remove_debater
from regio.his.persons import DEBATER_LUTHER
from regio.his.tables_persons import CARD_RULER, RULER_POWER
from regio.kernel.messages import message
from regio.kernel.rules import Procedure

FACT_NEW_RULER = message("his-new-ruler", "power:power", "ruler:ruler")


def crown(g: G, ruler: int) -> None:
    """HIS §3: a new ruler: his savings limit counts at once, his bonus card from the next Card Draw Phase."""
    power = RULER_POWER[ruler]
    g.state.ruler[power] = ruler
    g.log(FACT_NEW_RULER, power, ruler)


def new_pope(card: int, g: G, power: int) -> Procedure:
    """Cards 10, 14, 22: the Pope dies, the next one rules."""
    crown(g, CARD_RULER[card])
    return
    yield


def calvin(g: G, power: int) -> Procedure:
    """Card 16: Luther dies, debater and reformer; Calvin rules the Protestant, burnt or not."""
    remove_debater(g, DEBATER_LUTHER)
    crown(g, CARD_RULER[CALVIN])
    return
    yield


for pope in (CLEMENT_VII, PAUL_III, JULIUS_III):
    register_event(pope, Use(EVENT, always, partial(new_pope, pope)))
register_event(CALVIN, Use(EVENT, always, calvin))
