"""Exact odds of dice for players and bots: battles, assaults, interceptions (HIS §13.2, §14, §15.1).

Chances are fractions of whole numbers, found by convolution; nothing is rolled.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from regio.his.tables_religion import HITS_ON, INTERCEPT_ON

DieGroup = tuple[int, int]
"""(number of dice, lowest hit)."""

AssaultOdds = Callable[[Sequence[DieGroup], Sequence[DieGroup], int, int], float]
"""The chance that a space falls, of the dice and units of besiegers and inside."""

TWO_DICE: Final[tuple[int, ...]] = (0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)
"""Ways of 36 to roll each sum of two dice."""


def hit_chances(groups: Sequence[DieGroup]) -> list[float]:
    """The chance of each number of hits, for dice in groups of equal lowest hits."""
    chances = [1.0]
    for count, lowest in groups:
        hit = (7 - lowest) / 6
        for _ in range(count):
            longer = [0.0] * (len(chances) + 1)
            for hits, chance in enumerate(chances):
                longer[hits] += chance * (1 - hit)
                longer[hits + 1] += chance * hit
            chances = longer
    return chances


class CombatOdds:
    """Chances of a battle or naval combat: who wins, what each side loses on average, how likely it loses all."""

    __slots__ = ("attacker_gone", "attacker_losses", "attacker_wins", "attackers", "defender_gone", "defender_losses",
                 "defenders", "more")  # fmt: skip

    def __init__(self, attackers: int, defenders: int, more: bool) -> None:
        self.attackers = attackers
        self.defenders = defenders
        self.more = more
        """Has the attacker more dice?"""
        self.attacker_wins = 0.0
        self.attacker_losses = 0.0
        self.defender_losses = 0.0
        self.attacker_gone = 0.0
        self.defender_gone = 0.0

    def count(self, chance: float, wins: bool, lost: int, sunk: int) -> None:
        """HIS §14, §16.2: one outcome, with the losses of the attacker and of the defender.

        If both sides would lose all units, the one with more dice keeps one, the defender on equal dice.
        """
        if self.attackers and self.defenders and lost == self.attackers and sunk == self.defenders:
            lost, sunk = (lost - 1, sunk) if self.more else (lost, sunk - 1)
        if wins:
            self.attacker_wins += chance
        self.attacker_losses += chance * lost
        self.defender_losses += chance * sunk
        if lost == self.attackers:
            self.attacker_gone += chance
        if sunk == self.defenders:
            self.defender_gone += chance


def battle_odds(
    attacker: Sequence[DieGroup], defender: Sequence[DieGroup], attackers: int, defenders: int
) -> CombatOdds:
    """HIS §14: the chances of a field battle, dice in groups and units of each side given; a tie is the defender's."""
    more = sum(count for count, _ in attacker) > sum(count for count, _ in defender)
    odds = CombatOdds(attackers, defenders, more)
    against = hit_chances(defender)
    for hits, chance in enumerate(hit_chances(attacker)):
        for suffered, other in enumerate(against):
            odds.count(chance * other, hits > suffered, min(suffered, attackers), min(hits, defenders))
    return odds


def field_battle_odds(attacker_dice: int, defender_dice: int, attackers: int, defenders: int) -> CombatOdds:
    """HIS §14: the chances of a field battle with plain dice."""
    return battle_odds([(attacker_dice, HITS_ON)], [(defender_dice, HITS_ON)], attackers, defenders)


def assault_odds(attacker: Sequence[DieGroup], defender: Sequence[DieGroup], attackers: int, inside: int) -> float:
    """HIS §15.1 step 10: the chance that an assault succeeds: a hit, nobody left inside, one attacker left."""
    needed = max(1, inside)
    takes = sum(chance for hits, chance in enumerate(hit_chances(attacker)) if hits >= needed)
    survives = sum(chance for hits, chance in enumerate(hit_chances(defender)) if hits < attackers)
    return takes * survives


def treason_odds(attacker: Sequence[DieGroup], defender: Sequence[DieGroup], attackers: int, inside: int) -> float:
    """Card 105: the chance that besiegers who assault by treachery still outnumber the inside afterwards."""
    chance = 0.0
    suffering = hit_chances(defender)
    for hits, likely in enumerate(hit_chances(attacker)):
        left = max(0, inside - hits)
        chance += likely * sum(other for suffered, other in enumerate(suffering) if attackers - suffered > left)
    return chance


def two_dice_odds(modifier: int, needed: int = INTERCEPT_ON) -> float:
    """HIS §13.2, §13.3: the chance of an interception or of avoiding battle."""
    return sum(TWO_DICE[total] for total in range(2, 13) if total + modifier >= needed) / 36
