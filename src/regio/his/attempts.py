"""Strings of Reformation and Counter Reformation attempts (HIS §18.3, §18.4)."""

from __future__ import annotations

from collections.abc import Generator
from functools import partial
from typing import Any, Final

from regio.his.board import ALL_RELIGIOUS
from regio.his.context import G
from regio.his.debaters import COUNTER_DICE_DEBATERS, DICE_DEBATERS, decider, dice_bonuses, scope, use_bonus
from regio.his.powers import PAPACY, PROTESTANT
from regio.his.religion import (
    catholic,
    counter_targets,
    make_catholic,
    make_protestant,
    papal_dice,
    protestant_dice,
    reformation_targets,
    tie_pope,
)
from regio.his.siege import electorates_relieved
from regio.his.state import FLAG_AUGSBURG, FLAG_PRINTING_PRESS, NO_VICTORY, State
from regio.his.tables_map import ALL_SPACES
from regio.his.tables_persons import DEBATER_ABILITY_VALUE
from regio.his.tables_religion import (
    AUTOMATIC_SUCCESS,
    DICE_PRINTING_PRESS,
    STRING_ATTEMPTS,
    STRING_DRM,
    STRING_EXTRA_DICE,
    STRING_IS_COUNTER,
    STRING_PERFORMER,
    STRING_ZONE,
    TARGET_ZONE_MASK,
)
from regio.his.unrest import put_unrest
from regio.kernel.messages import Message, Refusal, message
from regio.kernel.notation import DONE, NONE
from regio.kernel.questions import Asked, One
from regio.kernel.rules import Procedure
from regio.series.bits import members

ASK_REFORM = message("his-ask-reformation-target", "string:string", "left:n")
ASK_COUNTER = message("his-ask-counter-target", "string:string", "left:n")
ASK_DICE_BONUS = message("his-ask-dice-bonus", "space:space")
FACT_STRING = message("his-string-begins", "power:power", "string:string", "zone:zone", "count:n")
FACT_REFORM_AUTOMATIC = message("his-reformation-automatic", "power:power", "space:space", "dice:dice", "plus:n")
FACT_REFORM_WON = message("his-reformation-won", "power:power", "space:space", "dice:dice", "plus:n", "papal:dice")
FACT_REFORM_LOST = message("his-reformation-lost", "power:power", "space:space", "dice:dice", "plus:n", "papal:dice")
FACT_COUNTER_AUTOMATIC = message("his-counter-automatic", "space:space", "dice:dice")
FACT_COUNTER_WON = message("his-counter-won", "space:space", "dice:dice", "minus:n", "protestant:dice")
FACT_COUNTER_LOST = message("his-counter-lost", "space:space", "dice:dice", "minus:n", "protestant:dice")
WHY_ATTEMPTED = message("his-why-attempted")
WHY_NO_RELIGION = message("his-why-no-religion")
WHY_PROTESTANT = message("his-why-protestant-already")
WHY_CATHOLIC = message("his-why-catholic-already")
WHY_NOT_REACHED = message("his-why-not-reached")
WHY_NOT_COUNTER_REACHED = message("his-why-not-counter-reached")
WHY_OUT_OF_BOUNDS = message("his-why-out-of-bounds", "string:string")

AUGSBURG_MINUS: Final = 1
"""What the Augsburg Confession takes off each Papal die of a Counter Reformation attempt."""


class AttemptString:
    """A string of attempts that one action or event gives. Lives on the stack of a procedure only."""

    __slots__ = ("allowed", "bonus", "extra_dice", "kind", "left", "performer", "plus", "unrest_on_failure", "zone")

    def __init__(self, kind: int, zone: int = -1, attempts: int = 0, allowed: int = ALL_SPACES) -> None:
        """What the table says of this kind; a zone, a number or a limit of targets where the kind leaves it open."""
        self.kind = kind
        self.zone = STRING_ZONE[kind] if zone < 0 else zone
        self.left = attempts or STRING_ATTEMPTS[kind]
        self.allowed = allowed
        self.extra_dice = STRING_EXTRA_DICE[kind]
        self.plus = STRING_DRM[kind]
        self.performer = STRING_PERFORMER[kind]
        self.bonus = -1
        self.unrest_on_failure = False

    def inside(self, target: int) -> bool:
        """Is a space inside the target zone?"""
        return bool(TARGET_ZONE_MASK[self.zone] >> target & 1)


def open_targets(s: State, string: AttemptString) -> int:
    """The spaces that the next attempt of a string may target: legal, allowed, not attempted this impulse (§18.0)."""
    if STRING_IS_COUNTER[string.kind]:
        return counter_targets(s) & string.allowed & ~s.counter_attempted
    return reformation_targets(s) & string.allowed & ~s.reformation_attempted


def refused_targets(s: State, string: AttemptString) -> list[tuple[int, Refusal]]:
    """The spaces that cannot be attempted now, each with the reason."""
    counter = bool(STRING_IS_COUNTER[string.kind])
    rule = "18.4" if counter else "18.3"
    closed = ALL_SPACES & ~open_targets(s, string)
    done = s.counter_attempted if counter else s.reformation_attempted
    own = catholic(s) if counter else s.protestant
    found = []
    for space in members(closed):
        why: Message = WHY_NOT_COUNTER_REACHED if counter else WHY_NOT_REACHED
        values: tuple[int, ...] = ()
        if not ALL_RELIGIOUS & ~s.havens & 1 << space:
            why = WHY_NO_RELIGION
        elif done >> space & 1:
            why = WHY_ATTEMPTED
        elif own >> space & 1:
            why = WHY_CATHOLIC if counter else WHY_PROTESTANT
        elif not string.allowed >> space & 1:
            why, values = WHY_OUT_OF_BOUNDS, (string.kind,)
        found.append((space, Refusal(why, values, rule)))
    return found


def attempts(g: G, string: AttemptString) -> Procedure:
    """HIS §18.3, §18.4: the attempts of a string one after another, until none is left or the player stops."""
    s = g.state
    counter = STRING_IS_COUNTER[string.kind]
    ask = ASK_COUNTER if counter else ASK_REFORM
    rule = "18.4" if counter else "18.3"
    g.log(FACT_STRING, string.performer, string.kind, string.zone, string.left)
    while string.left and s.victory == NO_VICTORY:
        targets = members(open_targets(s, string))
        if not targets:
            return
        values = (string.kind, string.left)
        why = partial(refused_targets, s, string)
        question = One(string.performer, ask, values, "space", [*targets, DONE], rule, why)
        question.about = string
        target = yield question
        if target == DONE:
            return
        string.left -= 1
        if counter:
            yield from counter_attempt(g, string, target)
        else:
            yield from reformation_attempt(g, string, target)
            yield from electorates_relieved(g)


def bonus_dice(g: G, string: AttemptString, side: int, target: int) -> Generator[Asked, Any, int]:
    """HIS §18.2: dice of the string's debater; one may be committed before the dice of any attempt he helps."""
    s = g.state
    if string.bonus < 0:
        power = decider(s, side, string.performer)
        pool = DICE_DEBATERS if side == PROTESTANT else COUNTER_DICE_DEBATERS
        helpers = dice_bonuses(s, pool, power, target)
        if helpers:
            question = One(power, ASK_DICE_BONUS, (target,), "debater", [NONE, *helpers], "18.2")
            question.about = string
            debater = yield question
            if debater != NONE:
                use_bonus(g, power, debater)
                string.bonus = debater
    if string.bonus >= 0 and scope(s, string.bonus) >> target & 1:
        return DEBATER_ABILITY_VALUE[string.bonus]
    return 0


# -- Reformation (§18.3) ----------------------------------------------------------------------------


def attack_bonus(s: State, string: AttemptString) -> int:
    """HIS §18.3 step 3: bonus dice that do not come from a debater."""
    press = DICE_PRINTING_PRESS if s.turn_flags & FLAG_PRINTING_PRESS else 0
    return string.extra_dice + press


def reformation_attempt(g: G, string: AttemptString, target: int) -> Procedure:
    """HIS §18.3: one Reformation attempt on a chosen target."""
    s = g.state
    s.reformation_attempted |= 1 << target
    helped = yield from bonus_dice(g, string, PROTESTANT, target)
    inside = string.inside(target)
    plus = string.plus if inside else 0
    dice = g.roll(protestant_dice(s, target) + attack_bonus(s, string) + helped, "reformation.protestant")
    best = max(dice) + plus
    if inside and best >= AUTOMATIC_SUCCESS:
        g.log(FACT_REFORM_AUTOMATIC, string.performer, target, tuple(dice), plus)
        make_protestant(g, target)
        return
    against = g.roll(papal_dice(s, target), "reformation.papacy")
    won = best > max(against) or (inside and best == max(against))
    fact = FACT_REFORM_WON if won else FACT_REFORM_LOST
    g.log(fact, string.performer, target, tuple(dice), plus, tuple(against))
    if won:
        make_protestant(g, target)
    elif string.unrest_on_failure:
        put_unrest(g, target)


# -- Counter Reformation (§18.4) --------------------------------------------------------------------


def counter_attempt(g: G, string: AttemptString, target: int) -> Procedure:
    """HIS §18.4: one Counter Reformation attempt on a chosen target."""
    s = g.state
    s.counter_attempted |= 1 << target
    helped = yield from bonus_dice(g, string, PAPACY, target)
    favoured = string.inside(target) and tie_pope(s)
    minus = AUGSBURG_MINUS if s.turn_flags & FLAG_AUGSBURG else 0
    dice = g.roll(papal_dice(s, target) + helped, "counter.papacy")
    best = max(dice) - minus
    if favoured and best >= AUTOMATIC_SUCCESS:
        g.log(FACT_COUNTER_AUTOMATIC, target, tuple(dice))
        make_catholic(g, target)
        return
    against = g.roll(protestant_dice(s, target), "counter.protestant")
    won = best > max(against) or (favoured and best == max(against))
    g.log(FACT_COUNTER_WON if won else FACT_COUNTER_LOST, target, tuple(dice), minus, tuple(against))
    if won:
        make_catholic(g, target)
