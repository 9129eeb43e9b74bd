"""Henry VIII's wives and heirs: the marital track and the Pregnancy Chart (HIS §21.3)."""

from __future__ import annotations

from typing import Final

from regio.his import board
from regio.his.cards.numbers import ELIZABETH_I, MARY_I
from regio.his.context import G
from regio.his.deck import draw_from_deck, remove_from_deck
from regio.his.persons import (
    LEADER_HENRY_VIII,
    RULER_HENRY_VIII,
    WIFE_ANNE_BOLEYN,
    WIFE_ANNE_OF_CLEVES,
    WIFE_KATHERINE_PARR,
    WIFE_KATHRYN_HOWARD,
)
from regio.his.powers import ENGLAND, PROTESTANT
from regio.his.spaces import CAPTIVE, N_SPACES
from regio.his.state import FLAG_ENGLAND_EXTRA_MARRIAGE, State
from regio.his.tables_newworld import (
    PREGNANCY,
    PREGNANCY_BEHEADED,
    PREGNANCY_ELIZABETH,
    PREGNANCY_HEALTHY_EDWARD,
    PREGNANCY_SICKLY_EDWARD,
    WIFE_MODIFIER,
    WIFE_ROLLS,
)
from regio.kernel.messages import message
from regio.kernel.notation import NO, YES
from regio.kernel.questions import One
from regio.kernel.rules import Procedure

ASK_EXTRA_MARRIAGE = message("his-ask-extra-marriage")
FACT_MARITAL = message("his-marital-status", "wife:wife")
FACT_PREGNANCY = message("his-pregnancy-roll", "wife:wife", "dice:dice", "modifier:n", "row:n")
FACT_CATHERINE = message("his-catherine-given")
FACT_ELIZABETH = message("his-elizabeth-born")
FACT_SICKLY_EDWARD = message("his-edward-born-sickly")
FACT_HEALTHY_EDWARD = message("his-edward-healthy")
FACT_BEHEADED = message("his-wife-beheaded", "wife:wife")

SICKLY: Final = 1
HEALTHY: Final = 2
"""Values of `edward`; 0 is unborn."""
CATHERINE_HELD: Final = 1
LAST_ROW: Final = 6


def henry_free(s: State) -> bool:
    """HIS §21.3: Henry VIII rules, is not captured and not in a space under siege."""
    place = s.leader_place[LEADER_HENRY_VIII]
    if s.ruler[ENGLAND] != RULER_HENRY_VIII or place == CAPTIVE:
        return False
    return place >= N_SPACES or not board.besieged(s) >> place & 1


def marker_may_move(s: State) -> bool:
    """HIS §21.3: may the marital marker move? Not with both heirs born, a healthy Edward, or on the last box."""
    both_born = bool(s.edward) and bool(s.elizabeth)
    return henry_free(s) and not both_born and s.edward != HEALTHY and s.marital != WIFE_KATHERINE_PARR


def advance_marriage(g: G) -> Procedure:
    """HIS §21.3, A1: the marker moves one box; a wife's box is a marriage: side effects, roll, result, benefits."""
    s = g.state
    s.marital += 1
    g.log(FACT_MARITAL, s.marital)
    if s.marital == WIFE_ANNE_BOLEYN:
        s.boleyn_turn = s.turn
        s.catherine = CATHERINE_HELD
        g.log(FACT_CATHERINE)
    if WIFE_ROLLS[s.marital]:
        roll_on_chart(g)
    if s.marital == WIFE_ANNE_OF_CLEVES and board.allied(s, ENGLAND, PROTESTANT):
        draw_from_deck(g, ENGLAND)
        draw_from_deck(g, PROTESTANT)
    if s.marital == WIFE_KATHRYN_HOWARD:
        draw_from_deck(g, ENGLAND)
    return
    yield


def roll_on_chart(g: G) -> None:
    """HIS §21.3 step 2: d6 with the wife's modifier; an occupied row sends the result up to the first free one."""
    s = g.state
    dice = g.roll(1, "pregnancy")
    row = row_of(s, s.marital, dice[0])
    s.pregnancy_rows |= 1 << row
    g.log(FACT_PREGNANCY, s.marital, tuple(dice), WIFE_MODIFIER[s.marital], row)
    result = PREGNANCY[row]
    if result == PREGNANCY_BEHEADED:
        s.turn_flags |= FLAG_ENGLAND_EXTRA_MARRIAGE
        g.log(FACT_BEHEADED, s.marital)
    elif result == PREGNANCY_ELIZABETH:
        s.elizabeth = 1
        g.log(FACT_ELIZABETH)
    elif result == PREGNANCY_SICKLY_EDWARD:
        s.edward = SICKLY
        g.log(FACT_SICKLY_EDWARD)
    elif result == PREGNANCY_HEALTHY_EDWARD:
        s.edward = HEALTHY
        g.log(FACT_HEALTHY_EDWARD)
        _drop_sisters(s)


def row_of(s: State, wife: int, die: int) -> int:
    """HIS §21.3 step 2: the row of the chart for a wife and a die, the first free one from there on."""
    row = min(LAST_ROW, die + WIFE_MODIFIER[wife])
    while row < LAST_ROW and s.pregnancy_rows >> row & 1:
        row += 1
    return row


def _drop_sisters(s: State) -> None:
    """HIS §21.3 line 6: Mary I and Elizabeth I leave the game; Mary's card already out acts as Edward VI (card 21)."""
    out = 1 << ELIZABETH_I
    if not _in_play(s, MARY_I):
        out |= 1 << MARY_I
    remove_from_deck(s, ELIZABETH_I)
    s.removed |= out


def _in_play(s: State, card: int) -> bool:
    return card in s.deck or card in s.discard or any(hand >> card & 1 for hand in s.hand)


def first_pass(g: G) -> Procedure:
    """HIS §21.3 result 3: at England's first pass of the turn the marker may advance once more, with a roll."""
    s = g.state
    if not s.turn_flags & FLAG_ENGLAND_EXTRA_MARRIAGE:
        return
    s.turn_flags &= ~FLAG_ENGLAND_EXTRA_MARRIAGE
    if not marker_may_move(s):
        return
    answer = yield One(ENGLAND, ASK_EXTRA_MARRIAGE, (), "word", [YES, NO], "21.3")
    if answer == YES:
        yield from advance_marriage(g)
