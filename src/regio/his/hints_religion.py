"""Hints for the religious struggle: attempts, debates, the Diet of Worms, the Council of Trent (HIS §18).

No debater's bonus that has yet to be chosen is counted.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from regio.his.attempts import ASK_COUNTER, ASK_DICE_BONUS, ASK_REFORM, AttemptString
from regio.his.cards.inquisitions import ASK_BURN_CARD, ASK_INQUISITION, ASK_WHOSE_HAND, DEBATE
from regio.his.cards.numbers import THOMAS_MORE
from regio.his.cards.papal import ASK_BULL_DEBATE
from regio.his.cards.registry import EVENT
from regio.his.cards.trent import ASK_TRENT, PROTESTANT_MOST, trent_dice
from regio.his.debate import (
    ASK_BULLINGER,
    ASK_LEIPZIG,
    ASK_POOL,
    ASK_ZONE,
    COMMITTED,
    INQUISITION_EXTRA,
    MORE_EXTRA,
    NO_EXTRA,
    UNCOMMITTED,
    DebateRound,
    attack_dice,
    debate_zones,
    defence_dice,
    enemy,
    second_pool,
    side_debaters,
)
from regio.his.debaters import committed, uncommitted
from regio.his.deck import drawable, mandatory_cards, retrievable
from regio.his.hints_common import OfAction, OfAnswer, OfOptions, Said, of_each, of_option, options_of, percent
from regio.his.persons import DEBATER_BULLINGER
from regio.his.powers import ENGLAND, HAPSBURG, PAPACY, PROTESTANT
from regio.his.reformation_start import ASK_DIET_CARD, DIET_DICE
from regio.his.religious_odds import attempt_chance, attempt_dice, defeat_chance, round_chances
from regio.his.secrecy import hidden_cards, unplaced_cards
from regio.his.state import State
from regio.his.tables_cards import CARD_CP
from regio.his.tables_costs import ACTION_DEBATE
from regio.his.tables_map import ALL_SPACES
from regio.his.tables_persons import (
    CANCEL_LOSS,
    DEBATER_ABILITY,
    DEBATER_ABILITY_VALUE,
    DEBATER_VALUE,
    PAPAL_DEBATERS,
    PROTESTANT_DEBATERS,
)
from regio.kernel.messages import message
from regio.kernel.notation import NONE, YES
from regio.kernel.questions import Question, Some
from regio.kernel.rules import Hint
from regio.series.bits import members

HINT_ATTEMPT = message("his-hint-attempt", "n:n", "dice:n", "against:n")
HINT_DEBATE = message("his-hint-debate", "n:n", "tie:n", "beaten:n", "lost:n", "dice:n", "against:n")
HINT_DEBATE_ANY = message(
    "his-hint-debate-any",
    "n:n",
    "tie:n",
    "beaten:n",
    "lost:n",
    "dice:n",
    "most:n",
    "spread:n",
    "low:n",
    "high:n",
    "width:n",
)
HINT_DIET = message("his-hint-diet", "n:n", "tie:n", "dice:n")
HINT_DIET_OTHERS = message("his-hint-diet-others")
HINT_TRENT = message("his-hint-trent", "n:n", "tie:n", "dice:n", "against:n")
HINT_TRENT_FIRST = message("his-hint-trent-first", "n:n", "tie:n", "dice:n", "against:n")


# -- attempts (§18.3, §18.4) ------------------------------------------------------------------------


def attempt(s: State, string: AttemptString, target: int, debater: int = -1) -> Said:
    """HIS §18.3, §18.4: the chance of the next attempt on a target, with the bonus of a debater."""
    dice, against = attempt_dice(s, string, target, debater)
    return HINT_ATTEMPT, (percent(attempt_chance(s, string, target, debater)), dice, against)


def attempt_hints(s: State, question: Question) -> list[Hint]:
    """HIS §18.3, §18.4: the chance of the next attempt on each target."""
    string = question.about
    assert isinstance(string, AttemptString)
    return of_each(question, lambda target: [attempt(s, string, target)])


def bonus_hints(s: State, question: Question) -> list[Hint]:
    """HIS §18.2: the chance of the attempt with each debater who may be committed, and with none."""
    string = question.about
    assert isinstance(string, AttemptString)
    target = question.values[0]
    found = of_option(NONE, [attempt(s, string, target)])
    for debater in options_of(question):
        found += of_option(debater, [attempt(s, string, target, debater)])
    return found


# -- debates (§18.5) --------------------------------------------------------------------------------


class Meeting:
    """What a round between any of some attackers and any of some defenders brings on average, for the attacker."""

    __slots__ = ("attack", "beaten", "defence", "loses", "lost", "tie", "wins")

    def __init__(self, s: State, fight: DebateRound, attackers: int, defenders: int) -> None:
        self.attack: list[int] = []
        self.defence: list[int] = []
        self.wins = 0.0
        self.tie = 0.0
        self.loses = 0.0
        self.beaten = 0.0
        """The defender is burnt or disgraced."""
        self.lost = 0.0
        """The attacker is."""
        each = 1 / (attackers.bit_count() * defenders.bit_count())
        for attacker in members(attackers):
            fight.attacker = attacker
            self.attack.append(attack_dice(s, fight))
            for defender in members(defenders):
                fight.defender = defender
                self._add(fight, each)
        for defender in members(defenders):
            fight.defender = defender
            self.defence.append(defence_dice(fight))

    def _add(self, fight: DebateRound, weight: float) -> None:
        """HIS §18.5 steps 4-9: one pair of debaters; Campeggio may make a Papal defeat void."""
        dice, against = self.attack[-1], defence_dice(fight)
        win, tie, lose = round_chances(dice, against)
        self.wins += weight * win
        self.tie += weight * tie
        self.loses += weight * lose
        stands = papal_defeat_stands(fight)
        beaten = defeat_chance(dice, against, DEBATER_VALUE[fight.defender])
        lost = defeat_chance(against, dice, DEBATER_VALUE[fight.attacker])
        self.beaten += weight * beaten * (stands if fight.caller == PROTESTANT else 1.0)
        self.lost += weight * lost * (stands if fight.caller == PAPACY else 1.0)

    def said(self) -> Said:
        """For the attacker."""
        chances = (percent(self.wins), percent(self.tie), percent(self.beaten), percent(self.lost))
        return with_dice(chances, self.attack, self.defence)

    def said_by_defender(self) -> Said:
        """The same for the defender."""
        chances = (percent(self.loses), percent(self.tie), percent(self.lost), percent(self.beaten))
        return with_dice(chances, self.defence, self.attack)


def with_dice(chances: tuple[int, ...], mine: list[int], theirs: list[int]) -> Said:
    """Chances of a round, with the dice of both sides or their ranges."""
    dice, most, low, high = min(mine), max(mine), min(theirs), max(theirs)
    if dice == most and low == high:
        return HINT_DEBATE, (*chances, dice, low)
    return HINT_DEBATE_ANY, (*chances, dice, most, most - dice, low, high, high - low)


def papal_defeat_stands(fight: DebateRound) -> float:
    """HIS §18.2: the chance that a Papal debater's defeat is not made void by Campeggio's die."""
    papal = fight.papal()
    if DEBATER_ABILITY[papal] != CANCEL_LOSS or not fight.was_uncommitted(papal):
        return 1.0
    return (DEBATER_ABILITY_VALUE[papal] - 1) / 6


def copy_of(real: DebateRound) -> DebateRound:
    """A round to try debaters in."""
    fight = DebateRound(real.caller, real.zone, (real.extra,) * (real.zone + 1), real.spaces)
    fight.fresh = real.fresh
    fight.number = real.number
    return fight


def pool_hints(s: State, question: Question) -> list[Hint]:
    """HIS §18.5 step 3: the first round against a defender out of each pool."""
    real = question.about
    assert isinstance(real, DebateRound)
    enemies = side_debaters(enemy(real.caller), real.zone) & ~real.barred
    found: list[Hint] = []
    for name, pool in ((COMMITTED, committed(s)), (UNCOMMITTED, real.fresh)):
        if enemies & pool:
            meeting = Meeting(s, copy_of(real), 1 << real.attacker, enemies & pool)
            found += of_option(name, [meeting.said()])
    return found


def first_round(s: State, caller: int, zone: int, extra: Sequence[int]) -> Said:
    """HIS §18.5 steps 1-3: the first round in a zone, with any attacker against any defender."""
    fight = DebateRound(caller, zone, extra, ALL_SPACES)
    fight.fresh = uncommitted(s)
    defenders = side_debaters(enemy(caller), zone) & (fight.fresh | committed(s))
    return Meeting(s, fight, side_debaters(caller, zone) & fight.fresh, defenders).said()


def zone_hints(s: State, question: Question) -> list[Hint]:
    """HIS §18.5 steps 1-3: the first round in each zone."""
    return of_each(question, lambda zone: [first_round(s, question.seat, zone, question.about)])


def only_zone(s: State, caller: int, extra: Sequence[int]) -> list[Said]:
    """HIS §18.5: the first round, where there is one zone only."""
    zones = debate_zones(s, caller)
    return [first_round(s, caller, zones[0], extra)] if len(zones) == 1 else []


def debate_action(s: State, power: int) -> list[Said]:
    """HIS §18.5: the action."""
    return only_zone(s, power, NO_EXTRA)


def inquisition_hints(s: State, question: Question) -> list[Hint]:
    """Card 56: the first round, if the Papacy takes the debate."""
    return of_option(DEBATE, only_zone(s, PAPACY, INQUISITION_EXTRA))


def hand_hints(s: State, question: Question) -> list[Hint]:
    """Card 56: the first round, where a look at a hand can lead to nothing but the debate."""
    if retrievable(s, PAPACY):
        return []
    said = only_zone(s, PAPACY, INQUISITION_EXTRA)
    return of_each(question, lambda victim: [] if drawable(s, victim) else said)


def spanish_hints(s: State, question: Question) -> list[Hint]:
    """Card 58: the first round of the Papal debate that follows the discard."""
    return of_each(question, lambda card: only_zone(s, PAPACY, NO_EXTRA))


def more_event(s: State, power: int) -> list[Said]:
    """Card 112: the first round, if others than England and the Protestant play it."""
    return [] if power in (ENGLAND, PROTESTANT) else only_zone(s, PAPACY, MORE_EXTRA)


def bull_hints(s: State, question: Question) -> list[Hint]:
    """Card 5: the first round of the debate in the reformer's zone."""
    return of_option(YES, [first_round(s, question.seat, question.values[0], NO_EXTRA)])


def known_debaters(s: State, fight: DebateRound, seat: int) -> list[Said]:
    """HIS §18.5 step 4: the round as it stands, for one of its sides."""
    meeting = Meeting(s, copy_of(fight), 1 << fight.attacker, 1 << fight.defender)
    return [meeting.said() if seat == fight.caller else meeting.said_by_defender()]


def leipzig_hints(s: State, question: Question) -> list[Hint]:
    """Card 6: the first round with each attacker, or with any attacker and one defender barred."""
    real = question.about
    assert isinstance(real, DebateRound)
    attackers = PAPAL_DEBATERS & real.fresh
    defenders = side_debaters(PROTESTANT, real.zone) & (real.fresh | committed(s))
    found: list[Hint] = []
    for debater in options_of(question):
        one = 1 << debater
        chosen = attackers & one
        meeting = Meeting(s, copy_of(real), chosen or attackers, defenders if chosen else defenders & ~one)
        found += of_option(debater, [meeting.said()])
    return found


def bullinger_hints(s: State, question: Question) -> list[Hint]:
    """HIS §18.5 step 7: the second round with Bullinger, or with the debaters that are drawn."""
    real = question.about
    assert isinstance(real, DebateRound)
    found: list[Hint] = []
    for option in (NONE, DEBATER_BULLINGER):
        pools = [second_pool(s, real, side) for side in (real.caller, enemy(real.caller))]
        calls = real.caller == PROTESTANT
        if option != NONE:
            pools[0 if calls else 1] = 1 << DEBATER_BULLINGER
        meeting = Meeting(s, copy_of(real), pools[0], pools[1])
        found += of_option(option, [meeting.said() if calls else meeting.said_by_defender()])
    return found


# -- Diet of Worms (§18.1) --------------------------------------------------------------------------


def diet_hints(s: State, question: Question) -> list[Hint]:
    """HIS §18.1: the chance with each card, if the others play any that they may hold."""
    seat = question.seat
    side = (PROTESTANT,) if seat == PROTESTANT else (PAPACY, HAPSBURG)
    others = (PAPACY, HAPSBURG) if seat == PROTESTANT else (PROTESTANT,)
    with_me = [diet_cards(s, seat, power) for power in side if power != seat]
    against_me = [diet_cards(s, seat, power) for power in others]
    found = of_option(None, [(HINT_DIET_OTHERS, ())])
    for card in options_of(question):
        mine = CARD_CP[card] + (DIET_DICE if seat == PROTESTANT else 0)
        win = tie = 0.0
        for ours, likely in sums(with_me, mine).items():
            for theirs, other in sums(against_me, 0 if seat == PROTESTANT else DIET_DICE).items():
                chances = round_chances(ours, theirs)
                win += likely * other * chances[0]
                tie += likely * other * chances[1]
        found += of_option(card, [(HINT_DIET, (percent(win), percent(tie), mine))])
    return found


def diet_cards(s: State, seat: int, power: int) -> dict[int, float]:
    """How likely a power plays a card of each CP, for a seat that sees only its own hand.

    Its home cards are known, the rest of its hand is any of the cards that the seat has not seen.
    """
    unseen = unplaced_cards(s) & ~s.hand[seat]
    hidden = hidden_cards(s, power)
    barred = mandatory_cards(s)
    each = hidden.bit_count() / max(1, unseen.bit_count())
    found: dict[int, float] = {}
    for cards, weight in ((s.hand[power] & ~hidden & ~barred, 1.0), (unseen & ~barred, each)):
        for card in members(cards):
            found[CARD_CP[card]] = found.get(CARD_CP[card], 0.0) + weight
    whole = sum(found.values())
    return {cp: weight / whole for cp, weight in found.items()} if whole else {0: 1.0}


def sums(parts: Sequence[dict[int, float]], start: int) -> dict[int, float]:
    """The chance of each sum of a number and some random numbers."""
    found = {start: 1.0}
    for part in parts:
        longer: dict[int, float] = {}
        for total, likely in found.items():
            for more, chance in part.items():
                longer[total + more] = longer.get(total + more, 0.0) + likely * chance
        found = longer
    return found


# -- Council of Trent (§18.6) -----------------------------------------------------------------------


def trent_hints(s: State, question: Question, answer: Any) -> list[Said]:
    """HIS §18.6: the chance with these debaters; the Papacy's, against the best two that may come."""
    assert isinstance(question, Some)
    mine = trent_dice(best_debaters(question.items, question.at_most) if answer is None else answer)
    if question.seat == PROTESTANT:
        what, against = HINT_TRENT, trent_dice(question.about)
    else:
        ready = members(uncommitted(s) & PROTESTANT_DEBATERS)
        what, against = HINT_TRENT_FIRST, trent_dice(best_debaters(ready, PROTESTANT_MOST))
    win, tie, _lose = round_chances(mine, against)
    return [(what, (percent(win), percent(tie), mine, against))]


def best_debaters(pool: Sequence[int], most: int) -> tuple[int, ...]:
    """The debaters with the most dice at the Council."""
    ranked = sorted(pool, key=dice_of_one, reverse=True)
    return tuple(ranked[:most])


def dice_of_one(debater: int) -> int:
    """The dice that a debater brings to the Council."""
    return trent_dice((debater,))


OF_OPTIONS: Final[dict[str, OfOptions]] = {
    ASK_REFORM.id: attempt_hints,
    ASK_COUNTER.id: attempt_hints,
    ASK_DICE_BONUS.id: bonus_hints,
    ASK_ZONE.id: zone_hints,
    ASK_POOL.id: pool_hints,
    ASK_LEIPZIG.id: leipzig_hints,
    ASK_BULLINGER.id: bullinger_hints,
    ASK_BULL_DEBATE.id: bull_hints,
    ASK_INQUISITION.id: inquisition_hints,
    ASK_WHOSE_HAND.id: hand_hints,
    ASK_BURN_CARD.id: spanish_hints,
    ASK_DIET_CARD.id: diet_hints,
}
OF_ANSWER: Final[dict[str, OfAnswer]] = {ASK_TRENT.id: trent_hints}
ACTIONS: Final[dict[int, OfAction]] = {ACTION_DEBATE: debate_action}
EVENTS: Final[dict[tuple[int, int], OfAction]] = {(THOMAS_MORE, EVENT): more_event}
