"""The religious actions: treatise, translation, debate, Saint Peter's, burning books, universities (HIS §18.1)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Final

from regio.his.actions import Action, pay, register_action
from regio.his.attempts import AttemptString, attempts, open_targets
from regio.his.context import G
from regio.his.debate import debate, debate_zones
from regio.his.debaters import bonus_left, commit, decider, is_uncommitted, use_bonus
from regio.his.persons import (
    DEBATER_CAJETAN,
    DEBATER_CALVIN,
    DEBATER_CARAFFA,
    DEBATER_CARLSTADT,
    DEBATER_LOYOLA,
    DEBATER_TETZEL,
    REFORMER_CRANMER,
)
from regio.his.powers import ENGLAND, PAPACY, PROTESTANT
from regio.his.religion import counter_targets, reformation_targets
from regio.his.st_peters import add_cp, room
from regio.his.state import EVENT_SOCIETY_OF_JESUS, FLAG_CROMWELL, FLAG_WARTBURG, REFORMER_ON_MAP
from regio.his.tables_costs import (
    ACTION_BURN_BOOKS,
    ACTION_DEBATE,
    ACTION_ST_PETERS,
    ACTION_TRANSLATE,
    ACTION_TREATISE,
    ACTION_UNIVERSITY,
    COST,
    TREATISE_COST_CROMWELL,
)
from regio.his.tables_map import ALL_SPACES, ZONE_MASK
from regio.his.tables_persons import DEBATER_ABILITY_VALUE
from regio.his.tables_read import ENGLISH, FRENCH, GERMAN, ITALIAN, SPANISH, ZONE_ANY
from regio.his.tables_religion import (
    STRING_BURN_BOOKS,
    STRING_BURN_BOOKS_CAJETAN,
    STRING_BURN_BOOKS_CARAFFA,
    STRING_TREATISE,
    STRING_TREATISE_CALVIN,
    STRING_TREATISE_CARLSTADT,
    STRING_TREATISE_ENGLAND,
)
from regio.his.translation import offer_bonus_step, translate
from regio.his.translation import refuse as refuse_translation
from regio.his.universities import found_one, refuse_sites
from regio.kernel.messages import Refusal, message
from regio.kernel.notation import NONE
from regio.kernel.questions import Asked, One
from regio.kernel.rules import Procedure

ASK_TARGET_ZONE = message("his-ask-target-zone")
ASK_TREATISE_BONUS = message("his-ask-treatise-bonus", "zone:zone")
ASK_BURN_BONUS = message("his-ask-burn-books-bonus", "zone:zone")
ASK_ST_PETERS = message("his-ask-st-peters")
ASK_LOYOLA = message("his-ask-loyola")
WHY_NO_REFORM_TARGET = message("his-why-no-reformation-target")
WHY_NO_COUNTER_TARGET = message("his-why-no-counter-target")
WHY_NO_CRANMER = message("his-why-no-cranmer")
WHY_NO_DEBATE = message("his-why-no-debate")
WHY_WARTBURG = message("his-why-wartburg")
WHY_ST_PETERS_FULL = message("his-why-st-peters-full")
WHY_NO_JESUITS = message("his-why-no-jesuits")

TARGET_ZONES: Final = (ENGLISH, FRENCH, GERMAN, ITALIAN, SPANISH)

# -- Publish Treatise -------------------------------------------------------------------------------


def treatise_cost(g: G, power: int) -> int:
    """HIS §18.1: 2 CP, for England 3; **[500th]** 2 for the rest of the turn of Thomas Cromwell."""
    if power == ENGLAND and g.state.turn_flags & FLAG_CROMWELL:
        return TREATISE_COST_CROMWELL
    return COST[ACTION_TREATISE][power]


def refuse_treatise(g: G, power: int) -> Refusal | None:
    """HIS §18.1: England needs the reformer Cranmer on the map; there must be a target."""
    s = g.state
    if power == ENGLAND and s.reformer_state[REFORMER_CRANMER] != REFORMER_ON_MAP:
        return Refusal(WHY_NO_CRANMER, (), "18.1")
    if not reformation_targets(s) & ~s.reformation_attempted:
        return Refusal(WHY_NO_REFORM_TARGET, (), "18.3")
    return None


def publish_treatise(g: G, power: int) -> Procedure:
    """HIS §18.1 Publish Treatise: 2 Reformation attempts, the target zone named before the first."""
    if power == ENGLAND:
        pay(g, power, treatise_cost(g, power))
        yield from attempts(g, AttemptString(STRING_TREATISE_ENGLAND))
        return
    zone = yield One(power, ASK_TARGET_ZONE, (), "zone", TARGET_ZONES, "18.1")
    pay(g, power, treatise_cost(g, power))
    string = yield from treatise_string(g, zone)
    yield from attempts(g, string)
    yield from offer_bonus_step(g)


def treatise_string(g: G, zone: int) -> Generator[Asked, Any, AttemptString]:
    """HIS §18.2.6: Carlstadt and Calvin give a third attempt, all on spaces of their language."""
    s = g.state
    helper = {GERMAN: DEBATER_CARLSTADT, FRENCH: DEBATER_CALVIN}.get(zone, -1)
    if helper >= 0 and is_uncommitted(s, helper) and bonus_left(s, PROTESTANT):
        kind = STRING_TREATISE_CARLSTADT if zone == GERMAN else STRING_TREATISE_CALVIN
        longer = AttemptString(kind, allowed=ZONE_MASK[zone])
        if open_targets(s, longer):
            debater = yield One(PROTESTANT, ASK_TREATISE_BONUS, (zone,), "debater", [NONE, helper], "18.2")
            if debater != NONE:
                use_bonus(g, PROTESTANT, debater)
                longer.unrest_on_failure = debater == DEBATER_CARLSTADT
                return longer
    return AttemptString(STRING_TREATISE, zone=zone)


# -- Call Theological Debate ------------------------------------------------------------------------


def refuse_debate(g: G, power: int) -> Refusal | None:
    """HIS §18.5: a zone with debaters of both sides; not for the Protestant after The Wartburg."""
    s = g.state
    if power == PROTESTANT and s.turn_flags & FLAG_WARTBURG:
        return Refusal(WHY_WARTBURG, (), "18.5")
    return None if debate_zones(s, power) else Refusal(WHY_NO_DEBATE, (), "18.5")


def call_debate(g: G, power: int) -> Procedure:
    """HIS §18.1 Call Theological Debate."""
    pay(g, power, COST[ACTION_DEBATE][power])
    yield from debate(g, power, debate_zones(g.state, power))
    if power == PROTESTANT:
        yield from offer_bonus_step(g)


# -- Burn Books -------------------------------------------------------------------------------------


def refuse_burn_books(g: G, power: int) -> Refusal | None:
    """HIS §18.1: there must be a target."""
    s = g.state
    if not counter_targets(s) & ~s.counter_attempted:
        return Refusal(WHY_NO_COUNTER_TARGET, (), "18.4")
    return None


def burn_books_action(g: G, power: int) -> Procedure:
    """HIS §18.1 Burn Books, by the Papacy for 2 CP in a zone of its choice."""
    zone = yield One(power, ASK_TARGET_ZONE, (), "zone", TARGET_ZONES, "18.1")
    pay(g, power, COST[ACTION_BURN_BOOKS][power])
    yield from burn_books(g, zone)


def burn_books(g: G, zone: int, allowed: int = ALL_SPACES) -> Procedure:
    """HIS §18.1: 2 Counter Reformation attempts; Cajetan or Caraffa give 3, Tetzel 1 CP for Saint Peter's."""
    s = g.state
    string = AttemptString(STRING_BURN_BOOKS, zone=zone, allowed=allowed)
    helpers = [debater for debater in (DEBATER_TETZEL, DEBATER_CAJETAN, DEBATER_CARAFFA) if is_uncommitted(s, debater)]
    if DEBATER_TETZEL in helpers and not room(s):
        helpers.remove(DEBATER_TETZEL)
    power = decider(s, PAPACY, PAPACY)
    if helpers and bonus_left(s, power):
        debater = yield One(power, ASK_BURN_BONUS, (zone,), "debater", [NONE, *helpers], "18.2")
        if debater != NONE:
            use_bonus(g, power, debater)
        if debater == DEBATER_TETZEL:
            add_cp(g, DEBATER_ABILITY_VALUE[debater])
        elif debater == DEBATER_CAJETAN:
            string = AttemptString(STRING_BURN_BOOKS_CAJETAN, zone=zone, allowed=allowed)
        elif debater == DEBATER_CARAFFA:
            string = AttemptString(STRING_BURN_BOOKS_CARAFFA, zone=ZONE_ANY, allowed=allowed)
    yield from attempts(g, string)


# -- Build Saint Peter's ----------------------------------------------------------------------------


def refuse_st_peters(g: G, power: int) -> Refusal | None:
    """HIS §18.1: 5 VP are the most."""
    return None if room(g.state) else Refusal(WHY_ST_PETERS_FULL, (), "18.1")


def build_st_peters(g: G, power: int) -> Procedure:
    """HIS §18.1 Build Saint Peter's: 1 CP a step."""
    s = g.state
    most = min(s.cp, room(s))
    count = yield One(power, ASK_ST_PETERS, (), "n", range(1, most + 1), "18.1")
    pay(g, power, count)
    add_cp(g, count)


# -- Found Jesuit University ------------------------------------------------------------------------


def university_cost(g: G, power: int) -> int:
    """HIS §18.1: 3 CP; 2 for one founding if Loyola is committed."""
    if is_uncommitted(g.state, DEBATER_LOYOLA):
        return DEBATER_ABILITY_VALUE[DEBATER_LOYOLA]
    return COST[ACTION_UNIVERSITY][power]


def refuse_university(g: G, power: int) -> Refusal | None:
    """HIS §18.1: only after Society of Jesus, on a Catholic space without a university."""
    s = g.state
    if not s.events & EVENT_SOCIETY_OF_JESUS:
        return Refusal(WHY_NO_JESUITS, (), "18.1")
    return refuse_sites(s)


def found_university(g: G, power: int) -> Procedure:
    """HIS §18.1 Found Jesuit University; Loyola is outside the limit of one bonus an impulse."""
    s = g.state
    cost = COST[ACTION_UNIVERSITY][power]
    if is_uncommitted(s, DEBATER_LOYOLA):
        options = [NONE, DEBATER_LOYOLA] if s.cp >= cost else [DEBATER_LOYOLA]
        debater = yield One(power, ASK_LOYOLA, (), "debater", options, "18.2")
        if debater == DEBATER_LOYOLA:
            cost = DEBATER_ABILITY_VALUE[DEBATER_LOYOLA]
            commit(g, debater)
    pay(g, power, cost)
    yield from found_one(g)


register_action(Action(ACTION_TREATISE, refuse_treatise, publish_treatise, cost=treatise_cost))
register_action(Action(ACTION_TRANSLATE, refuse_translation, translate))
register_action(Action(ACTION_DEBATE, refuse_debate, call_debate))
register_action(Action(ACTION_BURN_BOOKS, refuse_burn_books, burn_books_action))
register_action(Action(ACTION_ST_PETERS, refuse_st_peters, build_st_peters))
register_action(Action(ACTION_UNIVERSITY, refuse_university, found_university, cost=university_cost))
