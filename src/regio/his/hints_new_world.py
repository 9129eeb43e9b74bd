"""Hints for voyages: exploration, circumnavigation, conquest (HIS §20.2, §20.3)."""

from __future__ import annotations

from typing import Final

from regio.his.cards.new_world_cards import ASK_COLONIAL_POWER
from regio.his.cards.numbers import MERCATORS_MAP, SEBASTIAN_CABOT, SMALLPOX
from regio.his.cards.registry import EVENT
from regio.his.hints_common import OfAction, OfOptions, Said, of_option, options_of, percent
from regio.his.naval_odds import VoyageOdds, circumnavigation_odds, conquest_odds, exploration_odds, mean
from regio.his.new_world_actions import conquistadors_left, explorers_left
from regio.his.persons import CLAIM_CIRCUMNAVIGATION
from regio.his.state import State
from regio.his.tables_costs import ACTION_CONQUER, ACTION_EXPLORE
from regio.his.tables_newworld import CONQUISTADOR_VALUE, EXPLORER_VALUE, MERCATOR_MODIFIER, SMALLPOX_MODIFIER
from regio.his.voyages import ASK_DISCOVERY, cabot_of, claimed, exploration_modifier
from regio.kernel.messages import message
from regio.kernel.questions import Question
from regio.kernel.rules import Hint

HINT_EXPLORATION = message("his-hint-exploration", "choice:n", "claim:n", "nothing:n", "lost:n")
HINT_CONQUEST = message("his-hint-conquest", "claim:n", "nothing:n", "lost:n")
HINT_CIRCUMNAVIGATION = message("his-hint-circumnavigation", "n:n")


def exploring(odds: VoyageOdds) -> list[Said]:
    """HIS §20.2: each band of results."""
    values = (percent(odds.choice), percent(odds.claim), percent(odds.nothing), percent(odds.lost))
    return [(HINT_EXPLORATION, values)]


def exploration(s: State, power: int, bonus: int) -> list[Said]:
    """HIS §20.2: the results of an exploration under any explorer left, after the discoveries made so far."""
    pool = explorers_left(s, power)
    found = [exploration_odds(s, exploration_modifier(s, explorer, bonus)) for explorer in pool]
    return exploring(mean(found)) if found else []


def conquest(s: State, power: int, bonus: int) -> list[Said]:
    """HIS §20.3: the results of a conquest under any conquistador left, after the conquests made so far."""
    pool = conquistadors_left(s, power)
    if not pool:
        return []
    odds = mean([conquest_odds(s, CONQUISTADOR_VALUE[conquistador] + bonus) for conquistador in pool])
    return [(HINT_CONQUEST, (percent(odds.claim), percent(odds.nothing), percent(odds.lost)))]


def explore(s: State, power: int) -> list[Said]:
    """HIS §20.2: the action."""
    return exploration(s, power, 0)


def conquer(s: State, power: int) -> list[Said]:
    """HIS §20.3: the action."""
    return conquest(s, power, 0)


def smallpox(s: State, power: int) -> list[Said]:
    """Card 101: a conquest with a bonus."""
    return conquest(s, power, SMALLPOX_MODIFIER)


def cabot(s: State, power: int) -> list[Said]:
    """Card 99: an exploration under Cabot."""
    return exploring(exploration_odds(s, exploration_modifier(s, cabot_of(power), 0)))


def colonial_power_hints(s: State, question: Question) -> list[Hint]:
    """Card 50: the results of an exploration with a bonus, of each power that may launch one."""
    found: list[Hint] = []
    if question.values[0] == MERCATORS_MAP:
        for power in options_of(question):
            found += of_option(power, exploration(s, power, MERCATOR_MODIFIER))
    return found


def discovery_hints(s: State, question: Question) -> list[Hint]:
    """HIS §20.2 step 6: the chance to sail around the world, while nobody has."""
    if claimed(s, CLAIM_CIRCUMNAVIGATION):
        return []
    chance = circumnavigation_odds(EXPLORER_VALUE[question.values[1]] + int(question.about))
    return of_option(CLAIM_CIRCUMNAVIGATION, [(HINT_CIRCUMNAVIGATION, (percent(chance),))])


OF_OPTIONS: Final[dict[str, OfOptions]] = {
    ASK_COLONIAL_POWER.id: colonial_power_hints,
    ASK_DISCOVERY.id: discovery_hints,
}
ACTIONS: Final[dict[int, OfAction]] = {ACTION_EXPLORE: explore, ACTION_CONQUER: conquer}
EVENTS: Final[dict[tuple[int, int], OfAction]] = {(SMALLPOX, EVENT): smallpox, (SEBASTIAN_CABOT, EVENT): cabot}
