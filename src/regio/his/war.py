"""Declarations of war, interventions, payment (HIS §9.6)."""

from __future__ import annotations

from functools import partial
from typing import Final

from regio.his import board
from regio.his.cards.numbers import AULD_ALLIANCE, VENETIAN_ALLIANCE
from regio.his.cards.registry import CP, EVENT
from regio.his.context import G
from regio.his.deck import mandatory_cards, played_as_event, put_away, take_from_hand
from regio.his.displacement import displace_mixed
from regio.his.minors import activate
from regio.his.naval_combat import fight_new_war_at_sea
from regio.his.phony_war import begin_phony_war
from regio.his.powers import ENGLAND, FRANCE, HAPSBURG, MAJORS, MINORS, N_MAJORS, NOBODY, PAPACY, SCOTLAND, VENICE
from regio.his.secrecy import is_strict, most_payable
from regio.his.state import ACTION, State
from regio.his.tables_cards import CARD_CP
from regio.his.tables_costs import (
    CATHERINE_DISCOUNT,
    DOW_AFTER_LEAGUE,
    DOW_CONDITION,
    DOW_COST,
    DOW_NEVER,
    DOW_NOT_ALLIED_TO_FRANCE,
    INTERVENTION_COST,
    NATURAL_ALLY,
)
from regio.kernel.messages import Refusal, message
from regio.kernel.notation import DONE, NO, YES
from regio.kernel.questions import One
from regio.kernel.rules import Procedure
from regio.series.bits import members

ASK_DECLARE = message("his-ask-declare-war", "power:power", "owed:n")
ASK_INTERVENE = message("his-ask-intervene", "power:power", "minor:power", "declarer:power", "cost:n")
ASK_PAY_HOW = message("his-ask-pay-war-how", "power:power", "card:card")
ASK_PAY = message("his-ask-pay-war", "power:power", "owed:n")
FACT_DECLARED = message("his-war-declared", "power:power", "target:power", "cost:n")
FACT_INTERVENES = message("his-intervenes", "power:power", "minor:power", "declarer:power")
FACT_WAR = message("his-war-begins", "one:power", "other:power")
FACT_PAID_WAR = message("his-war-paid", "power:power", "card:card", "cp:n", "owed:n")
FACT_PAID_BY_EVENT = message("his-war-paid-by-event", "power:power", "card:card", "owed:n")
FACT_CATHERINE = message("his-catherine-spent")
WHY_NEVER = message("his-why-war-never", "target:power")
WHY_ALREADY = message("his-why-war-already", "target:power")
WHY_ALLY = message("his-why-war-ally", "target:power")
WHY_BEFORE_LEAGUE = message("his-why-war-before-league", "target:power")
WHY_MINOR_ACTIVE = message("his-why-war-minor-active", "target:power")
WHY_PEACE_MADE = message("his-why-war-peace-made", "target:power")
WHY_CANNOT_PAY = message("his-why-war-cannot-pay", "target:power", "cost:n")

CATHERINE_HELD: Final = 1
"""The Hapsburgs hold the Catherine of Aragon marker."""
CATHERINE_SPENT: Final = 2
_ALLIANCES: Final = ((AULD_ALLIANCE, SCOTLAND, FRANCE), (VENETIAN_ALLIANCE, VENICE, PAPACY))
_GUARDIANS: Final = ((SCOTLAND, FRANCE), (VENICE, PAPACY))


# -- what may be declared ---------------------------------------------------------------------------


def objection(s: State, declarer: int, target: int) -> Refusal | None:
    """HIS §9.6 "Never allowed": why a power may not declare war on another at any time, or None."""
    condition = DOW_CONDITION[declarer][target]
    if target == declarer or condition == DOW_NEVER:
        return Refusal(WHY_NEVER, (target,), "9.6")
    if board.at_war(s, declarer, target):
        return Refusal(WHY_ALREADY, (target,), "9.6")
    if condition == DOW_AFTER_LEAGUE and not board.league_formed(s):
        return Refusal(WHY_BEFORE_LEAGUE, (target,), "9.6")
    if target in MINORS:
        if board.major_of(s, target) != NOBODY:
            return Refusal(WHY_MINOR_ACTIVE, (target,), "9.6")
        if condition == DOW_NOT_ALLIED_TO_FRANCE and board.allied(s, declarer, FRANCE):
            return Refusal(WHY_ALLY, (FRANCE,), "9.6")
    elif board.allied(s, declarer, target):
        return Refusal(WHY_ALLY, (target,), "9.6")
    return None


def segment_objection(s: State, declarer: int, target: int) -> Refusal | None:
    """HIS §9.6: why a declaration is not possible in the War Segment, or None."""
    refusal = barred_by_treaty(s, declarer, target)
    if refusal is not None:
        return refusal
    cost = cost_of(s, declarer, target)
    if s.declared[declarer] + cost > payable(s, declarer):
        return Refusal(WHY_CANNOT_PAY, (target, cost), "9.6")
    return None


def barred_by_treaty(s: State, declarer: int, target: int) -> Refusal | None:
    """HIS §9.6: what forbids a declaration in the War Segment, whatever the cards of the power; or None."""
    refusal = objection(s, declarer, target)
    if refusal is not None:
        return refusal
    if target < N_MAJORS and s.peace[declarer] >> target & 1:
        return Refusal(WHY_PEACE_MADE, (target,), "9.6")
    for minor, guardian in _GUARDIANS:
        if target == minor and (s.peace[declarer] >> guardian & 1 or board.allied(s, declarer, guardian)):
            return Refusal(WHY_PEACE_MADE, (guardian,), "9.6")
    return None


def cost_of(s: State, declarer: int, target: int) -> int:
    """HIS §9.6 step 2-3: CP of a declaration; the Catherine of Aragon marker saves the Hapsburgs 2 once."""
    cost = DOW_COST[declarer][target]
    if (declarer, target) == (HAPSBURG, ENGLAND) and s.catherine == CATHERINE_HELD:
        return cost - CATHERINE_DISCOUNT
    return cost


def payable(s: State, power: int) -> int:
    """CP of all cards that may pay for war: any but Mandatory Events (§9.6 step 7)."""
    return sum(CARD_CP[card] for card in paying_cards(s, power))


def paying_cards(s: State, power: int) -> list[int]:
    """The cards of a hand that may pay for war."""
    return members(s.hand[power] & ~mandatory_cards(s))


# -- the segment ------------------------------------------------------------------------------------


def _refused(g: G, declarer: int) -> list[tuple[int, Refusal]]:
    found = []
    for target in (*MAJORS, *MINORS):
        refusal = segment_objection(g.state, declarer, target)
        if refusal is not None and target != declarer:
            found.append((target, refusal))
    return found


def war_segment(g: G) -> Procedure:
    """HIS §9.6 steps 1-6: each power in impulse order declares wars; interventions come at once."""
    s = g.state
    while s.cursor < N_MAJORS:
        power = s.cursor
        targets = [target for target in (*MAJORS, *MINORS) if segment_objection(s, power, target) is None]
        strict = is_strict(s)
        if not targets and not (strict and _could_declare(s, power)):
            s.cursor += 1
            continue
        g.quiet()
        refused = partial(_refused, g, power)
        ask = One(power, ASK_DECLARE, (power, s.declared[power]), "power", [DONE, *targets], "9.6", refused)
        ask.hiding = strict
        target = yield ask
        if target == DONE:
            s.cursor += 1
        else:
            yield from declare(g, power, target, cost_of(s, power, target))


def _could_declare(s: State, power: int) -> bool:
    """Could a power pay for some declaration, for all that the others know of its hand?"""
    left = most_payable(s, power) - s.declared[power]
    return any(
        cost_of(s, power, target) <= left for target in (*MAJORS, *MINORS) if barred_by_treaty(s, power, target) is None
    )


def declare(g: G, declarer: int, target: int, cost: int) -> Procedure:
    """HIS §9.6: one declaration: the marker, the cost to be paid later, the natural ally's intervention."""
    s = g.state
    if (declarer, target) == (HAPSBURG, ENGLAND) and s.catherine == CATHERINE_HELD and cost:
        s.catherine = CATHERINE_SPENT
        g.log(FACT_CATHERINE)
    s.declared[declarer] += cost
    g.log(FACT_DECLARED, declarer, target, cost)
    yield from begin_war(g, declarer, target)
    if target in MINORS:
        yield from _intervention(g, declarer, target, free=cost == 0)


def begin_war(g: G, one: int, other: int) -> Procedure:
    """A war begins: units that share a space part; in the Action Phase ships in one sea zone fight at once (§9.6)."""
    board.set_war(g.state, one, other)
    g.log(FACT_WAR, one, other)
    if other < N_MAJORS:
        yield from displace_mixed(g, one, other)
    if g.state.phase == ACTION:
        yield from fight_new_war_at_sea(g, one, other)


def _intervention(g: G, declarer: int, minor: int, free: bool) -> Procedure:
    """HIS §9.6 steps 4-6: France for Scotland, the Papacy for Venice may intervene."""
    s = g.state
    ally = NATURAL_ALLY[minor]
    cost = 0 if free else INTERVENTION_COST
    if ally in (declarer, NOBODY) or board.allied(s, ally, declarer):
        return
    able = s.declared[ally] + cost <= payable(s, ally)
    strict = is_strict(s)
    if not able:
        if s.declared[ally] + cost > most_payable(s, ally):
            return
        if not strict:
            g.tell()  # the declarer sees that nobody is asked (ruling 6.1-undo)
            return
    ask = One(ally, ASK_INTERVENE, (ally, minor, declarer, cost), "word", [YES, NO] if able else [NO], "9.6")
    ask.hiding = strict
    answer = yield ask
    if answer == NO:
        return
    s.declared[ally] += cost
    if not free:
        s.intervened |= 1 << minor
    g.log(FACT_INTERVENES, ally, minor, declarer)
    if not board.at_war(s, ally, declarer):
        yield from begin_war(g, ally, declarer)
    yield from activate(g, minor, ally)
    if board.edition_500(s):
        begin_phony_war(g, declarer, minor)
        yield from displace_mixed(g, declarer, ally)


# -- payment ----------------------------------------------------------------------------------------


def payment(g: G) -> Procedure:
    """HIS §9.6 step 7: who declared or intervened plays cards worth at least the total; surplus is lost."""
    s = g.state
    while s.cursor < N_MAJORS:
        power = s.cursor
        if s.declared[power] <= 0:
            s.declared[power] = 0
            s.cursor += 1
            continue
        g.quiet()
        card = yield One(power, ASK_PAY, (power, s.declared[power]), "card", paying_cards(s, power), "9.6")
        ask = One(power, ASK_PAY_HOW, (power, card), "word", ways_to_pay(s, power, card), "9.6")
        ask.hiding = is_strict(s) and intervention_of(s, power, card) != NOBODY
        how = yield ask
        take_from_hand(g, power, card)
        if how == EVENT:
            yield from pay_by_event(g, power, card)
            continue
        s.declared[power] -= CARD_CP[card]
        put_away(g, card, as_event=False)
        g.log(FACT_PAID_WAR, power, card, CARD_CP[card], max(0, s.declared[power]))


def ways_to_pay(s: State, power: int, card: int) -> list[int]:
    """HIS §9.6 step 7: by CP, or, for the intervention, by the event of Auld or Venetian Alliance.

    The event pays for the intervention alone: what else is owed must be left to other cards.
    """
    enough = payable(s, power) - CARD_CP[card] >= s.declared[power] - INTERVENTION_COST
    return [CP, EVENT] if enough and intervention_of(s, power, card) != NOBODY else [CP]


def intervention_of(s: State, power: int, card: int) -> int:
    """The minor power for which this power has intervened and not paid, if this card is its alliance, else nobody."""
    for alliance, minor, guardian in _ALLIANCES:
        if card == alliance and power == guardian and s.intervened >> minor & 1:
            return minor
    return NOBODY


def pay_by_event(g: G, power: int, card: int) -> Procedure:
    """HIS §9.6 step 7, cards 69 and 108: the event pays for the intervention and brings the reinforcement."""
    from regio.his.cards.politics import reinforce_scotland, reinforce_venice

    s = g.state
    minor = SCOTLAND if card == AULD_ALLIANCE else VENICE
    s.declared[power] -= INTERVENTION_COST
    s.intervened &= ~(1 << minor)
    played_as_event(s, power, card)
    g.log(FACT_PAID_BY_EVENT, power, card, max(0, s.declared[power]))
    yield from (reinforce_scotland(g, power) if minor == SCOTLAND else reinforce_venice(g, power))
    put_away(g, card, as_event=True)
