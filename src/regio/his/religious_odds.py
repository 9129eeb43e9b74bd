"""The odds of attempts and debates, for players and bots (HIS §18.3-§18.5). Pure functions; no die is rolled."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from regio.his.attempts import AUGSBURG_MINUS, AttemptString, attack_bonus
from regio.his.debaters import scope
from regio.his.odds import hit_chances
from regio.his.religion import papal_dice, protestant_dice, tie_pope
from regio.his.state import FLAG_AUGSBURG, State
from regio.his.tables_persons import DEBATER_ABILITY_VALUE
from regio.his.tables_religion import AUTOMATIC_SUCCESS, HITS_ON, STRING_IS_COUNTER

FACES: Final = 6


def highest_at_most(dice: int, face: int) -> float:
    """The chance that the highest of some dice is at most this face."""
    return (min(max(face, 0), FACES) / FACES) ** dice


def highest_is(dice: int, face: int) -> float:
    """The chance that the highest of some dice is exactly this face."""
    return highest_at_most(dice, face) - highest_at_most(dice, face - 1)


def duel_chance(dice: int, against: int, shift: int, favoured: bool) -> float:
    """The chance that the highest of the attempting side's dice, shifted, beats the other side's highest.

    A favoured side wins ties and succeeds by itself on a modified 6.
    """
    chance = 0.0
    for face in range(1, FACES + 1):
        best = face + shift
        if favoured and best >= AUTOMATIC_SUCCESS:
            beats = 1.0
        else:
            beats = highest_at_most(against, best if favoured else best - 1)
        chance += highest_is(dice, face) * beats
    return chance


def reformation_chance(dice: int, papal: int, inside: bool, plus: int = 0) -> float:
    """HIS §18.3: the chance of a Reformation attempt; `inside` the target zone ties and modified sixes win."""
    return duel_chance(dice, papal, plus if inside else 0, inside)


def counter_chance(dice: int, protestant: int, favoured: bool, minus: int = 0) -> float:
    """HIS §18.4: the chance of a Counter Reformation attempt; favoured in the target zone under a tie Pope."""
    return duel_chance(dice, protestant, -minus, favoured)


def attempt_dice(s: State, string: AttemptString, target: int, debater: int = -1) -> tuple[int, int]:
    """HIS §18.3, §18.4: dice of the attempting side and of the other, with a debater's bonus if he helps there."""
    helper = string.bonus if debater < 0 else debater
    bonus = DEBATER_ABILITY_VALUE[helper] if helper >= 0 and scope(s, helper) >> target & 1 else 0
    if STRING_IS_COUNTER[string.kind]:
        return papal_dice(s, target) + bonus, protestant_dice(s, target)
    return protestant_dice(s, target) + attack_bonus(s, string) + bonus, papal_dice(s, target)


def attempt_chance(s: State, string: AttemptString, target: int, debater: int = -1) -> float:
    """The chance that the next attempt of a string succeeds on a target, now."""
    dice, against = attempt_dice(s, string, target, debater)
    inside = string.inside(target)
    if STRING_IS_COUNTER[string.kind]:
        minus = AUGSBURG_MINUS if s.turn_flags & FLAG_AUGSBURG else 0
        return counter_chance(dice, against, inside and tie_pope(s), minus)
    return reformation_chance(dice, against, inside, string.plus)


# -- debates (§18.5) --------------------------------------------------------------------------------


def margin_chances(attack: int, defence: int) -> dict[int, float]:
    """HIS §18.5: the chance of each difference in hits, attacker less defender, in one round."""
    found: dict[int, float] = {}
    against = hit_chances([(defence, HITS_ON)])
    for hits, chance in enumerate(hit_chances([(attack, HITS_ON)])):
        for other, other_chance in enumerate(against):
            margin = hits - other
            found[margin] = found.get(margin, 0.0) + chance * other_chance
    return found


@lru_cache(maxsize=1024)
def round_chances(attack: int, defence: int) -> tuple[float, float, float]:
    """HIS §18.5: the chances that the attacker wins, that the round is a tie, that the defender wins."""
    margins = margin_chances(attack, defence)
    win = sum(chance for margin, chance in margins.items() if margin > 0)
    return win, margins[0], 1.0 - win - margins[0]


def defeat_chance(attack: int, defence: int, value: int) -> float:
    """HIS §18.5 steps 8-9: the chance that the defender loses a round by more than his value: burnt or disgraced."""
    return sum(chance for margin, chance in margin_chances(attack, defence).items() if margin > value)
