"""What the hints of all subjects share: chances in percent, the largest formation, tables by question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from regio.his.battle import ATTACKER, DEFENDER, Battle
from regio.his.odds import CombatOdds, field_battle_odds
from regio.his.pieces import Force, command_limit
from regio.his.state import N_SLOTS, State
from regio.his.tables_units import CAVALRY, SLOT_KIND
from regio.kernel.messages import Message, message
from regio.kernel.questions import One, Question
from regio.kernel.rules import Hint

Said = tuple[Message, tuple[int, ...]]
"""What is said of one choice: a message with values."""
OfOptions = Callable[[State, Question], list[Hint]]
"""Hints of the options of a question that takes one of them."""
OfAnswer = Callable[[State, Question, Any], list[Said]]
"""What is said of an answer that is put together; of the likeliest one for the answer None."""
OfAction = Callable[[State, int], list[Said]]
"""What is said of an action or an event that a power may choose, where the dice follow without a further choice."""

HINT_INTERCEPTED = message("his-hint-intercepted", "n:n", "spaces:spaces")
HINT_INTERCEPT = message("his-hint-intercept", "n:n", "modifier:n")
HINT_AVOID = message("his-hint-avoid", "n:n", "modifier:n")
HINT_DEFEND = message("his-hint-defend", "n:n", "dice:n", "against:n")


def percent(chance: float) -> int:
    """A chance in whole percent; 0 and 100 are said of what is certain only."""
    if chance <= 1e-12 or chance >= 1 - 1e-12:
        return 100 if chance >= 0.5 else 0
    return min(max(round(100 * chance), 1), 99)


def options_of(question: Question) -> list[int]:
    """The options of a question that are ids, not words."""
    return [option for option in question.options if option >= 0] if isinstance(question, One) else []


def of_option(option: int | None, said: list[Said]) -> list[Hint]:
    """What is said, as hints of one option."""
    return [(option, what, values) for what, values in said]


def of_each(question: Question, said: Callable[[int], list[Said]]) -> list[Hint]:
    """What is said of each option of a question that is an id."""
    found: list[Hint] = []
    for option in options_of(question):
        found += of_option(option, said(option))
    return found


def odds_of(battle: Battle) -> tuple[CombatOdds, int, int]:
    """HIS §14: the chances of a battle, and the dice of both sides, as they stand."""
    dice, against = battle.base_dice(ATTACKER), battle.base_dice(DEFENDER)
    return field_battle_odds(dice, against, battle.size(ATTACKER), battle.size(DEFENDER)), dice, against


def largest(pool: Force, most: int = 1000) -> Force:
    """HIS §5.1: the largest formation that the leaders of a stack may lead, infantry before cavalry."""
    force = Force()
    force.leaders = pool.leaders[:]
    room = min(most, command_limit(pool.leaders))
    for cavalry in (False, True):
        for slot in range(N_SLOTS):
            if pool.units[slot] and (SLOT_KIND[slot] == CAVALRY) == cavalry:
                force.units[slot] = min(pool.units[slot], room)
                room -= force.units[slot]
    return force
