"""Debaters: who is in play, who is uncommitted, commitment and bonuses (HIS §18.2)."""

from __future__ import annotations

from typing import Final

from regio.his.board import edition_500
from regio.his.context import G
from regio.his.persons import (
    DEBATER_CRANMER,
    DEBATER_KNOX,
    DEBATER_LATIMER,
    DEBATER_LUTHER,
    DEBATER_WISHART,
    N_DEBATERS,
)
from regio.his.powers import ENGLAND
from regio.his.spaces import N_SPACES
from regio.his.state import (
    DEBATER_AWAY,
    DEBATER_COMMITTED,
    DEBATER_DEFEATED,
    DEBATER_READY,
    DEBATER_REMOVED,
    REFORMER_AWAY,
    REFORMER_GONE,
    State,
)
from regio.his.tables_cards import CARD_DEBATERS
from regio.his.tables_map import WITHIN2
from regio.his.tables_persons import (
    COUNTER_REFORMATION_DICE,
    DEBATER_ABILITY,
    DEBATER_REFORMER,
    DEBATER_SCOPE_LEADER,
    DEBATER_SCOPE_MASK,
    DEBATER_VALUE,
    REFORMATION_DICE,
)
from regio.kernel.messages import Refusal, message
from regio.series.bits import members

FACT_COMMITTED = message("his-debater-committed", "debater:debater")
FACT_BONUS = message("his-debater-bonus", "debater:debater")
FACT_AWAY = message("his-reformer-away", "reformer:reformer")
FACT_REFORMER_GONE = message("his-reformer-gone", "reformer:reformer")
FACT_DEBATER_GONE = message("his-debater-gone", "debater:debater")
WHY_DEBATER_NEEDED = message("his-why-debater-needed", "debaters:debaters")

ENGLISH_BONUS_DEBATERS: Final = 1 << DEBATER_CRANMER | 1 << DEBATER_LATIMER | 1 << DEBATER_WISHART | 1 << DEBATER_KNOX
"""**[500th]** the debaters whose bonus England may use."""


def _with_ability(ability: int) -> int:
    mask = 0
    for debater in range(N_DEBATERS):
        if DEBATER_ABILITY[debater] == ability:
            mask |= 1 << debater
    return mask


DICE_DEBATERS: Final = _with_ability(REFORMATION_DICE)
COUNTER_DICE_DEBATERS: Final = _with_ability(COUNTER_REFORMATION_DICE)

# -- who is in play ---------------------------------------------------------------------------------


def uncommitted(s: State) -> int:
    """The debaters in play and uncommitted, as a set."""
    mask = 0
    for debater, status in enumerate(s.debater_state):
        if status == DEBATER_READY:
            mask |= 1 << debater
    return mask


def committed(s: State) -> int:
    """The debaters in play and committed."""
    mask = 0
    for debater, status in enumerate(s.debater_state):
        if status == DEBATER_COMMITTED:
            mask |= 1 << debater
    return mask


def is_uncommitted(s: State, debater: int) -> bool:
    """Is this debater in play and uncommitted?"""
    return s.debater_state[debater] == DEBATER_READY


def in_game(s: State, debater: int) -> bool:
    """Is this debater in play, or away only for the rest of the turn?"""
    return s.debater_state[debater] in (DEBATER_READY, DEBATER_COMMITTED, DEBATER_AWAY)


def luther_alive(s: State) -> bool:
    """Is Luther neither burnt nor dead (cards 7, 37)?"""
    return in_game(s, DEBATER_LUTHER)


# -- commitment -------------------------------------------------------------------------------------


def commit(g: G, debater: int) -> None:
    """HIS §18.2: a debater in play turns to his committed side until winter."""
    s = g.state
    if s.debater_state[debater] == DEBATER_READY:
        s.debater_state[debater] = DEBATER_COMMITTED
        g.log(FACT_COMMITTED, debater)


def needed_debaters(s: State, card: int) -> Refusal | None:
    """Cards 0.5: the refusal of an event that needs debaters uncommitted who are not."""
    if not CARD_DEBATERS[card]:
        return None
    ready = uncommitted(s)
    for wanted in CARD_DEBATERS[card]:
        if not wanted & ready:
            return Refusal(WHY_DEBATER_NEEDED, (wanted,), "18.2")
    return None


# -- bonuses (§18.2) --------------------------------------------------------------------------------


def decider(s: State, side: int, performer: int) -> int:
    """HIS §18.2.5: who decides on a bonus: the Protestant or Papal player, **[500th]** whoever makes the attempts."""
    return performer if edition_500(s) else side


def bonus_left(s: State, power: int) -> bool:
    """HIS §18.2.3: one bonus an impulse for each power."""
    return not s.bonus_used >> power & 1


def use_bonus(g: G, power: int, debater: int) -> None:
    """A power commits a debater for his bonus; its one bonus of the impulse is used."""
    g.state.bonus_used |= 1 << power
    g.log(FACT_BONUS, debater)
    commit(g, debater)


def use_debate_bonus(g: G, debater: int) -> None:
    """A debater is committed for a bonus in a debate, outside the limit of one bonus an impulse."""
    g.log(FACT_BONUS, debater)
    commit(g, debater)


def scope(s: State, debater: int) -> int:
    """The targets for which a debater's bonus die counts now (Contarini's go with Charles V)."""
    leader = DEBATER_SCOPE_LEADER[debater]
    if leader < 0:
        return DEBATER_SCOPE_MASK[debater]
    place = s.leader_place[leader]
    return WITHIN2[place] if place < N_SPACES else 0


def dice_bonuses(s: State, pool: int, power: int, target: int) -> list[int]:
    """HIS §18.2: the debaters of a pool whose bonus dice a power may still use on a target."""
    if s.bonus_used >> power & 1:
        return []
    ready = uncommitted(s) & pool
    if power == ENGLAND:
        ready &= ENGLISH_BONUS_DEBATERS
    return [debater for debater in members(ready) if scope(s, debater) >> target & 1]


# -- leaving the map --------------------------------------------------------------------------------


def remove_debater(g: G, debater: int) -> None:
    """A debater leaves the game without VP for anybody; his reformer with him."""
    s = g.state
    if s.debater_state[debater] not in (DEBATER_DEFEATED, DEBATER_REMOVED):
        s.debater_state[debater] = DEBATER_REMOVED
        g.log(FACT_DEBATER_GONE, debater)
    _remove_reformer(g, debater)


def defeat_debater(g: G, debater: int) -> int:
    """HIS §18.5 steps 8-9: a debater is burnt or disgraced: out of the game, worth VP; his reformer goes too."""
    g.state.debater_state[debater] = DEBATER_DEFEATED
    _remove_reformer(g, debater)
    return DEBATER_VALUE[debater]


def _remove_reformer(g: G, debater: int) -> None:
    reformer = DEBATER_REFORMER[debater]
    if reformer >= 0 and g.state.reformer_state[reformer] != REFORMER_GONE:
        g.state.reformer_state[reformer] = REFORMER_GONE
        g.log(FACT_REFORMER_GONE, reformer)


def send_away(g: G, reformer: int, debater: int) -> None:
    """HIS §18.2, §21.5: a reformer and his debater leave the map until the next Card Draw Phase."""
    s = g.state
    s.reformer_state[reformer] = REFORMER_AWAY
    if s.debater_state[debater] in (DEBATER_READY, DEBATER_COMMITTED):
        s.debater_state[debater] = DEBATER_AWAY
    g.log(FACT_AWAY, reformer)
