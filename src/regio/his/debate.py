"""Theological debates (HIS §18.5)."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any, Final

from regio.his import moments
from regio.his.context import G
from regio.his.debaters import commit, committed, defeat_debater, uncommitted, use_debate_bonus
from regio.his.moments import DEBATERS_KNOWN, Situation
from regio.his.persons import DEBATER_BULLINGER, RULER_MARY_I
from regio.his.powers import ENGLAND, PAPACY, PROTESTANT
from regio.his.religion import counter_targets, make_catholic, make_protestant, reformation_targets
from regio.his.siege import electorates_relieved
from regio.his.state import DEBATER_AWAY, FLAG_AUGSBURG, FLAG_THOMAS_MORE, FLAG_WARTBURG, NO_VICTORY, State
from regio.his.tables_map import ALL_SPACES
from regio.his.tables_persons import (
    ATTACK_DICE,
    CANCEL_LOSS,
    DEBATER_ABILITY,
    DEBATER_ABILITY_VALUE,
    DEBATER_SCOPE_ZONE,
    DEBATER_VALUE,
    EXTRA_FLIP,
    PAPAL_DEBATERS,
    ZONE_DEBATERS,
)
from regio.his.tables_read import ENGLISH, ZONE_ANY, ZONE_NONE
from regio.his.tables_religion import (
    DEBATE_ATTACK_BONUS,
    DEBATE_AUGSBURG,
    DEBATE_COMMITTED,
    DEBATE_INQUISITION,
    DEBATE_MORE,
    DEBATE_MORE_ENGLAND,
    DEBATE_UNCOMMITTED,
    HITS_ON,
    LANGUAGES,
    TARGET_ZONE_MASK,
)
from regio.kernel.messages import message
from regio.kernel.notation import DONE, NONE, word
from regio.kernel.questions import Asked, One
from regio.kernel.rules import Procedure
from regio.series.bits import members

ASK_ZONE = message("his-ask-debate-zone", "power:power")
ASK_POOL = message("his-ask-debate-pool", "zone:zone", "attacker:debater")
ASK_LEIPZIG = message("his-ask-leipzig", "zone:zone")
ASK_BULLINGER = message("his-ask-bullinger", "zone:zone")
ASK_FLIP = message("his-ask-debate-flip", "power:power", "left:n")
FACT_CALLED = message("his-debate-called", "power:power", "zone:zone")
FACT_BARRED = message("his-debater-barred", "debater:debater")
FACT_ROUND = message("his-debate-round", "round:n", "attacker:debater", "defender:debater")
FACT_DICE = message(
    "his-debate-dice",
    "attacker:debater",
    "dice:dice",
    "hits:n",
    "defender:debater",
    "against:dice",
    "against_hits:n",
)
FACT_TIE = message("his-debate-tie", "round:n")
FACT_WON = message("his-debate-won", "power:power", "hits:n", "flips:n")
FACT_CAMPEGGIO = message("his-debate-campeggio", "debater:debater", "dice:dice")
FACT_VOID = message("his-debate-void")
FACT_BURNT = message("his-debater-burnt", "debater:debater", "vp:n")
FACT_DISGRACED = message("his-debater-disgraced", "debater:debater", "vp:n")

COMMITTED: Final = word("committed")
UNCOMMITTED: Final = word("uncommitted")

NO_EXTRA: Final = (0, 0, 0, 0, 0, 0)
INQUISITION_EXTRA: Final = (DEBATE_INQUISITION,) * 6
"""Extra attack dice, by zone, of a debate called by Papal Inquisition."""
MORE_EXTRA: Final = tuple(DEBATE_MORE_ENGLAND if zone == ENGLISH else DEBATE_MORE for zone in range(6))
"""**[500th]** the same for Thomas More."""


class DebateRound(Situation):
    """A debate and the round it is in; at `DEBATERS_KNOWN` a card may change who debates."""

    def __init__(self, caller: int, zone: int, extra: Sequence[int], spaces: int) -> None:
        self.caller = caller
        self.zone = zone
        self.extra = extra[zone]
        self.spaces = spaces
        self.barred = 0
        self.number = 1
        self.attacker = -1
        self.defender = -1
        self.fresh = 0
        """Debaters uncommitted before this round."""
        self.from_away = -1
        """A debater who was off the map when he came in: he goes off again afterwards."""

    def concerns(self, s: State, seat: int) -> bool:
        """A debate concerns the two sides."""
        return seat in (PAPACY, PROTESTANT)

    def papal(self) -> int:
        """The Papal debater of the round."""
        return self.attacker if self.caller == PAPACY else self.defender

    def protestant(self) -> int:
        """The Protestant debater of the round."""
        return self.defender if self.caller == PAPACY else self.attacker

    def was_uncommitted(self, debater: int) -> bool:
        """Did a debater enter this round uncommitted?"""
        return bool(self.fresh >> debater & 1)


def enemy(side: int) -> int:
    """The other side of a debate."""
    return PROTESTANT if side == PAPACY else PAPACY


# -- may it be called -------------------------------------------------------------------------------


def side_debaters(side: int, zone: int) -> int:
    """The debaters a side may send into a zone: the Protestant those of the zone, the Papacy all."""
    return PAPAL_DEBATERS if side == PAPACY else ZONE_DEBATERS[zone]


def debate_zones(s: State, caller: int) -> list[int]:
    """HIS §18.5: the zones in which a side may call a debate now: an attacker of its own and an opponent in play."""
    if caller == PROTESTANT and s.turn_flags & FLAG_WARTBURG:
        return []
    ready = uncommitted(s)
    present = ready | committed(s)
    found = []
    for zone in LANGUAGES:
        if zone == ENGLISH and s.turn_flags & FLAG_THOMAS_MORE:
            continue
        if side_debaters(caller, zone) & ready and side_debaters(enemy(caller), zone) & present:
            found.append(zone)
    return found


# -- the debate -------------------------------------------------------------------------------------


def debate(
    g: G,
    caller: int,
    zones: Sequence[int],
    extra: Sequence[int] = NO_EXTRA,
    leipzig: bool = False,
    spaces: int = ALL_SPACES,
) -> Procedure:
    """HIS §18.5: a debate in one of the given zones, all of them legal; `spaces` limits what may be converted."""
    question = One(caller, ASK_ZONE, (caller,), "zone", zones, "18.5")
    question.about = extra
    zone = yield question
    fight = DebateRound(caller, zone, extra, spaces)
    g.log(FACT_CALLED, caller, zone)
    yield from first_debaters(g, fight, leipzig)
    margin = yield from debate_round(g, fight)
    if margin == 0:
        g.log(FACT_TIE, 1)
        fight.number = 2
        yield from second_debaters(g, fight)
        margin = yield from debate_round(g, fight)
        if margin == 0:
            g.log(FACT_TIE, 2)
    if margin:
        winner = caller if margin > 0 else enemy(caller)
        yield from debate_result(g, fight, winner, abs(margin))
    if fight.from_away >= 0:
        leave_again(g, fight.from_away)


def leave_again(g: G, debater: int) -> None:
    """HIS §21.5: an excommunicated debater who survived the debate is off the map again."""
    s = g.state
    if committed(s) >> debater & 1:
        s.debater_state[debater] = DEBATER_AWAY


def first_debaters(g: G, fight: DebateRound, leipzig: bool) -> Procedure:
    """HIS §18.5 steps 2-3: the attacker at random, the defender at random from the pool that the caller chooses."""
    s = g.state
    fight.fresh = uncommitted(s)
    attackers = side_debaters(fight.caller, fight.zone) & fight.fresh
    if leipzig:
        yield from leipzig_choice(g, fight, attackers)
    if fight.attacker < 0:
        fight.attacker = g.choose(members(attackers), "debater", "debate.draw.attacker")
    enemies = side_debaters(enemy(fight.caller), fight.zone) & ~fight.barred
    pools = [(COMMITTED, enemies & committed(s)), (UNCOMMITTED, enemies & fight.fresh)]
    words = [name for name, pool in pools if pool]
    question = One(fight.caller, ASK_POOL, (fight.zone, fight.attacker), "word", words, "18.5")
    question.about = fight
    name = yield question
    chosen = enemies & (fight.fresh if name == UNCOMMITTED else committed(s))
    fight.defender = g.choose(members(chosen), "debater", "debate.draw.defender")


def leipzig_choice(g: G, fight: DebateRound, attackers: int) -> Procedure:
    """Card 6: the Papacy names its attacker, or bars a Protestant debater, unless nobody else could defend."""
    s = g.state
    defenders = ZONE_DEBATERS[fight.zone] & (fight.fresh | committed(s))
    barrable = members(defenders) if defenders.bit_count() > 1 else []
    options = [*members(attackers), *barrable]
    question = One(PAPACY, ASK_LEIPZIG, (fight.zone,), "debater", options, "18.5")
    question.about = fight
    chosen = yield question
    if PAPAL_DEBATERS >> chosen & 1:
        fight.attacker = chosen
    else:
        fight.barred = 1 << chosen
        g.log(FACT_BARRED, chosen)


def second_debaters(g: G, fight: DebateRound) -> Procedure:
    """HIS §18.5 step 7: new debaters after a tie, the same side attacking; Bullinger may be put in."""
    fight.fresh = uncommitted(g.state)
    inserted = -1
    if fight.was_uncommitted(DEBATER_BULLINGER):
        options = [NONE, DEBATER_BULLINGER]
        question = One(PROTESTANT, ASK_BULLINGER, (fight.zone,), "debater", options, "18.2")
        question.about = fight
        inserted = yield question
    if inserted == DEBATER_BULLINGER:
        use_debate_bonus(g, DEBATER_BULLINGER)
    for attacking in (True, False):
        side = fight.caller if attacking else enemy(fight.caller)
        if side == PROTESTANT and inserted == DEBATER_BULLINGER:
            debater = DEBATER_BULLINGER
        else:
            purpose = "debate.draw.attacker" if attacking else "debate.draw.defender"
            debater = g.choose(members(second_pool(g.state, fight, side)), "debater", purpose)
        if attacking:
            fight.attacker = debater
        else:
            fight.defender = debater


def second_pool(s: State, fight: DebateRound, side: int) -> int:
    """HIS §18.5: a side's uncommitted debaters, else its committed ones; a ban lapses when nobody else is left."""
    present = side_debaters(side, fight.zone) & (fight.fresh | committed(s))
    allowed = present & ~fight.barred
    return allowed & fight.fresh or allowed or present


# -- one round --------------------------------------------------------------------------------------


def debate_round(g: G, fight: DebateRound) -> Generator[Asked, Any, int]:
    """HIS §18.5 steps 4-7: dice of both sides; returns the attacker's hits less the defender's."""
    s = g.state
    g.log(FACT_ROUND, fight.number, fight.attacker, fight.defender)
    yield from moments.offer(g, DEBATERS_KNOWN, (PROTESTANT,), fight)
    dice = g.roll(attack_dice(s, fight), "debate.attacker")
    against = g.roll(defence_dice(fight), "debate.defender")
    hits = sum(die >= HITS_ON for die in dice)
    against_hits = sum(die >= HITS_ON for die in against)
    g.log(FACT_DICE, fight.attacker, tuple(dice), hits, fight.defender, tuple(against), against_hits)
    commit(g, fight.attacker)
    commit(g, fight.defender)
    return hits - against_hits


def attack_dice(s: State, fight: DebateRound) -> int:
    """HIS §18.5 step 4: value + 3 and what changes it."""
    debater = fight.attacker
    dice = DEBATER_VALUE[debater] + DEBATE_ATTACK_BONUS + fight.extra
    if fight.caller == PAPACY:
        if fight.zone == ENGLISH and s.ruler[ENGLAND] == RULER_MARY_I:
            dice += DEBATER_VALUE[debater]
        if s.turn_flags & FLAG_AUGSBURG:
            dice += DEBATE_AUGSBURG
        if has_attack_bonus(fight, debater):
            dice += DEBATER_ABILITY_VALUE[debater]
    return dice


def has_attack_bonus(fight: DebateRound, debater: int) -> bool:
    """HIS §18.5 step 4: Eck, or Gardiner in the English zone, entered the round uncommitted."""
    in_scope = DEBATER_SCOPE_ZONE[debater] in (ZONE_ANY, fight.zone)
    return DEBATER_ABILITY[debater] == ATTACK_DICE and in_scope and fight.was_uncommitted(debater)


def defence_dice(fight: DebateRound) -> int:
    """HIS §18.5 step 5: value + 2 if uncommitted before the round, + 1 if committed."""
    bonus = DEBATE_UNCOMMITTED if fight.was_uncommitted(fight.defender) else DEBATE_COMMITTED
    return DEBATER_VALUE[fight.defender] + bonus


# -- the result -------------------------------------------------------------------------------------


def debate_result(g: G, fight: DebateRound, winner: int, margin: int) -> Procedure:
    """HIS §18.5 steps 7-9: Campeggio, flips, then the losing debater burnt or disgraced."""
    papal = fight.papal()
    automatic = DEBATER_ABILITY[papal] if fight.was_uncommitted(papal) else -1
    if automatic == CANCEL_LOSS and winner == PROTESTANT:
        dice = g.roll(1, "debate.campeggio")
        g.log(FACT_CAMPEGGIO, papal, tuple(dice))
        if dice[0] >= DEBATER_ABILITY_VALUE[papal]:
            g.log(FACT_VOID)
            return
    flips = margin + (DEBATER_ABILITY_VALUE[papal] if automatic == EXTRA_FLIP else 0)
    g.log(FACT_WON, winner, margin, flips)
    yield from take_flips(g, winner, flips, fight.zone, fight.spaces)
    loser = fight.protestant() if winner == PAPACY else papal
    if margin > DEBATER_VALUE[loser]:
        vp = defeat_debater(g, loser)
        g.log(FACT_BURNT if winner == PAPACY else FACT_DISGRACED, loser, vp)


def legal_flips(s: State, winner: int, zone: int, spaces: int) -> int:
    """HIS §18.5 step 7: legal targets of the zone; only when none is left those of other language zones."""
    targets = (counter_targets(s) if winner == PAPACY else reformation_targets(s)) & spaces
    if zone == ZONE_NONE:
        return targets
    return targets & TARGET_ZONE_MASK[zone] or targets & TARGET_ZONE_MASK[ZONE_ANY]


def take_flips(g: G, winner: int, count: int, zone: int = ZONE_NONE, spaces: int = ALL_SPACES) -> Procedure:
    """HIS §18.5 step 7, card 17: the winner flips up to `count` spaces one after another, without dice.

    Without a zone (Council of Trent) any legal target will do.
    """
    s = g.state
    for left in range(count, 0, -1):
        if s.victory != NO_VICTORY:
            return
        targets = members(legal_flips(s, winner, zone, spaces))
        if not targets:
            return
        space = yield One(winner, ASK_FLIP, (winner, left), "space", [*targets, DONE], "18.5")
        if space == DONE:
            return
        if winner == PAPACY:
            make_catholic(g, space)
        else:
            make_protestant(g, space)
            yield from electorates_relieved(g)
