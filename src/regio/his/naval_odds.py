"""Exact odds of naval combat, piracy and voyages for players and bots (HIS §16.2, §16.4, §20.2, §20.3).

Interceptions and avoiding battle at sea use `odds.two_dice_odds` with the naval leader's battle rating.
"""

from __future__ import annotations

from collections.abc import Sequence

from regio.his.naval_combat import losses_of
from regio.his.odds import TWO_DICE, CombatOdds, hit_chances
from regio.his.piracy import pirate_dice
from regio.his.state import State
from regio.his.tables_newworld import (
    CIRCUMNAVIGATION_SUCCESS,
    CONQUEST,
    CONQUEST_CLAIM,
    EXPLORATION,
    EXPLORATION_CLAIM,
    VOYAGE_CHOICE,
    VOYAGE_CLAIM,
    VOYAGE_LOST,
)
from regio.his.tables_religion import (
    CORSAIR_DICE,
    HITS_ON,
    PIRACY_HIGH_DICE,
    PORT_DEFENDER_DICE,
    SQUADRON_DICE,
)
from regio.his.voyages import discoveries_to_choose, open_claims, table_row


class Fleet:
    """One side of a naval combat: squadrons, corsairs, the best battle rating of its naval leaders, further dice."""

    __slots__ = ("corsairs", "dice", "squadrons")

    def __init__(self, squadrons: int, corsairs: int = 0, rating: int = 0, more_dice: int = 0) -> None:
        self.squadrons = squadrons
        self.corsairs = corsairs
        self.dice = squadrons * SQUADRON_DICE + corsairs * CORSAIR_DICE + rating + more_dice

    def ships(self) -> int:
        """How many naval units."""
        return self.squadrons + self.corsairs


def naval_odds(attacker: Fleet, defender: Fleet, in_port: bool = False) -> CombatOdds:
    """HIS §16.2: the chances of a naval combat; what a retreat without a place to go costs is not counted."""
    defending = defender.dice + (PORT_DEFENDER_DICE if in_port else 0)
    odds = CombatOdds(attacker.ships(), defender.ships(), attacker.dice > defending)
    against = hit_chances([(defending, HITS_ON)])
    for hits, chance in enumerate(hit_chances([(attacker.dice, HITS_ON)])):
        for suffered, other in enumerate(against):
            won = hits > suffered
            lost = sum(losses_of(attacker.squadrons, attacker.corsairs, suffered, not won))
            sunk = sum(losses_of(defender.squadrons, defender.corsairs, hits, won))
            odds.count(chance * other, won, lost, sunk)
    return odds


def award_chances(corsairs: int, defence: int, rating: int, ports: int) -> list[float]:
    """HIS §16.4: the chance of each number of awards of a piracy action.

    `defence` are the target's dice, `ports` the ports of the target on the zone, `rating` the naval leader's.
    """
    most = PIRACY_HIGH_DICE + rating
    chances = [0.0] * (most + 1)
    for lost, likely in enumerate(hit_chances([(defence, HITS_ON)])):
        left = max(0, corsairs - lost)
        dice = pirate_dice(left, ports, rating) if left else 0
        for awards, chance in enumerate(hit_chances([(dice, HITS_ON)])):
            chances[awards] += likely * chance
    return chances


class VoyageOdds:
    """Chances of a voyage: the man is lost, he finds nothing, he claims something, he may choose (10 and more)."""

    __slots__ = ("choice", "claim", "lost", "nothing")

    def __init__(self) -> None:
        self.lost = 0.0
        self.nothing = 0.0
        self.claim = 0.0
        self.choice = 0.0


def exploration_odds(s: State, modifier: int) -> VoyageOdds:
    """HIS §20.2: the chances of an exploration with this modifier, after the discoveries made so far."""
    return _voyage_odds(s, modifier, EXPLORATION, EXPLORATION_CLAIM)


def conquest_odds(s: State, modifier: int) -> VoyageOdds:
    """HIS §20.3: the chances of a conquest with this modifier, after the conquests made so far."""
    return _voyage_odds(s, modifier, CONQUEST, CONQUEST_CLAIM)


def _voyage_odds(s: State, modifier: int, outcomes: Sequence[int], claims: Sequence[int]) -> VoyageOdds:
    odds = VoyageOdds()
    for total in range(2, 13):
        row = table_row(total + modifier)
        outcome, chance = outcomes[row], TWO_DICE[total] / 36
        if outcome == VOYAGE_LOST:
            odds.lost += chance
        elif outcome == VOYAGE_CLAIM and open_claims(s, claims[row]):
            odds.claim += chance
        elif outcome == VOYAGE_CHOICE and discoveries_to_choose(s):
            odds.choice += chance
        else:
            odds.nothing += chance
    return odds


def mean(found: Sequence[VoyageOdds]) -> VoyageOdds:
    """The chances of a voyage under one of several men, each drawn as often as the others."""
    odds = VoyageOdds()
    for one in found:
        odds.lost += one.lost / len(found)
        odds.nothing += one.nothing / len(found)
        odds.claim += one.claim / len(found)
        odds.choice += one.choice / len(found)
    return odds


def circumnavigation_odds(modifier: int) -> float:
    """HIS §20.2 step 6: the chance to sail around the world."""
    return sum(TWO_DICE[total] for total in range(2, 13) if CIRCUMNAVIGATION_SUCCESS[table_row(total + modifier)]) / 36
