"""Excommunication: seven boxes, each once a game (HIS §21.5, cards A4)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Final

from regio.his import moments
from regio.his.board import allied, at_war, edition_500, home_spaces
from regio.his.context import G
from regio.his.debaters import send_away
from regio.his.moments import EVENT_DECLARED, Situation
from regio.his.persons import RULER_HENRY_VIII
from regio.his.powers import ENGLAND, OTTOMAN, PAPACY, PROTESTANT
from regio.his.religion import catholic
from regio.his.state import REFORMER_ON_MAP, State
from regio.his.tables_map import ENGLISH_HOME
from regio.his.tables_persons import (
    EXCOM_CHARLES_V,
    EXCOM_FRENCH_KING,
    EXCOM_HENRY_VIII,
    EXCOM_POWER,
    EXCOM_REFORMER,
    N_EXCOMS,
    REFORMER_DEBATER,
)
from regio.his.unrest import open_to_unrest, put_unrest
from regio.kernel.messages import message
from regio.kernel.questions import Asked, Some
from regio.kernel.rules import Procedure
from regio.series.bits import members

ASK_EXCOM_UNREST = message("his-ask-excommunication-unrest", "power:power", "most:n")
FACT_EXCOMMUNICATED = message("his-excommunicated", "figure:excommunication")
FACT_LIFTED = message("his-excommunication-lifted", "power:power")
FACT_BULL_CANCELLED = message("his-bull-cancelled", "figure:excommunication")

RULER_BOXES: Final = (EXCOM_HENRY_VIII, EXCOM_FRENCH_KING, EXCOM_CHARLES_V)
UNREST_SPACES: Final = 2
"""Home spaces that the excommunication of a ruler puts into unrest."""


class BullTarget(Situation):
    """A Papal Bull names a reformer; **[500th]** Thomas Cromwell may cancel it if he is Cranmer."""

    def __init__(self, box: int) -> None:
        self.box = box
        self.cancelled = False

    def concerns(self, s: State, seat: int) -> bool:
        """It concerns the Protestant, whose reformer is named."""
        return seat == PROTESTANT


# -- who can be excommunicated ----------------------------------------------------------------------


def used(s: State, box: int) -> bool:
    """Was this figure excommunicated before in this game?"""
    return bool(s.excommunicated >> box & 1)


def reformer_boxes(s: State) -> list[int]:
    """HIS §21.5: the reformers on the map who were never excommunicated; no grounds are needed."""
    return [
        box
        for box in range(N_EXCOMS)
        if EXCOM_REFORMER[box] >= 0 and not used(s, box) and s.reformer_state[EXCOM_REFORMER[box]] == REFORMER_ON_MAP
    ]


def grounds(s: State, box: int) -> bool:
    """HIS §21.5: war with the Papacy, alliance with the Ottoman, or Henry VIII with a Protestant English home space."""
    power = EXCOM_POWER[box]
    if at_war(s, power, PAPACY) or allied(s, power, OTTOMAN):
        return True
    return box == EXCOM_HENRY_VIII and bool(s.protestant & ENGLISH_HOME)


def ruler_boxes(s: State) -> list[int]:
    """HIS §21.5: the rulers whom the Papacy may excommunicate now; of the English ones only Henry VIII."""
    found = []
    for box in RULER_BOXES:
        if box == EXCOM_HENRY_VIII and s.ruler[ENGLAND] != RULER_HENRY_VIII:
            continue
        if not used(s, box) and grounds(s, box):
            found.append(box)
    return found


# -- effects ----------------------------------------------------------------------------------------


def excommunicate_reformer(g: G, box: int) -> Generator[Asked, Any, bool]:
    """HIS §21.5: reformer and debater leave the map for the rest of the turn; False if a card cancelled it."""
    target = BullTarget(box)
    yield from moments.everybody(g, EVENT_DECLARED, target)
    if target.cancelled:
        g.log(FACT_BULL_CANCELLED, box)
        return False
    reformer = EXCOM_REFORMER[box]
    g.state.excommunicated |= 1 << box
    g.log(FACT_EXCOMMUNICATED, box)
    send_away(g, reformer, REFORMER_DEBATER[reformer])
    return True


def excommunicate_ruler(g: G, box: int) -> Procedure:
    """HIS §21.5: a "-1 Card" marker, and unrest in 2 Catholic home spaces without units and leaders.

    **[500th]** up to 2.
    """
    s = g.state
    power = EXCOM_POWER[box]
    s.excommunicated |= 1 << box
    s.excommunication_turn[power] = s.turn
    g.log(FACT_EXCOMMUNICATED, box)
    spaces = members(open_to_unrest(s, home_spaces(s, power) & catholic(s)))
    if not spaces:
        return
    most = min(UNREST_SPACES, len(spaces))
    least = 0 if edition_500(s) else most
    chosen = yield Some(PAPACY, ASK_EXCOM_UNREST, (power, most), "space", spaces, least, most, "21.5")
    for space in chosen:
        put_unrest(g, space)


def lift(g: G, power: int) -> None:
    """HIS §9.1, §9.3, §9.5: the "-1 Card" marker of a power goes away; the box stays used."""
    s = g.state
    if s.excommunication_turn[power]:
        s.excommunication_turn[power] = 0
        g.log(FACT_LIFTED, power)
