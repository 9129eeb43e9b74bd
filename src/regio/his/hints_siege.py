"""Hints for assaults, by treachery too (HIS §15.1, cards 42 and 105)."""

from __future__ import annotations

from typing import Any, Final

from regio.his import board
from regio.his.assault import (
    ASK_ASSAULT_FORCE,
    ASK_ASSAULT_FREE,
    ASK_ASSAULT_SPACE,
    assault_pool,
    assault_spaces,
    attack_dice,
    defence_dice,
)
from regio.his.cards.numbers import TREACHERY
from regio.his.cards.registry import EVENT
from regio.his.cards.siege_cards import ASK_TREACHERY_POWER, ASK_TREACHERY_SPACE, treason_spaces
from regio.his.hints_common import OfAction, OfAnswer, OfOptions, Said, largest, of_each, of_option, options_of, percent
from regio.his.odds import AssaultOdds, assault_odds, treason_odds
from regio.his.pieces import Force, force_of
from regio.his.sieges import inside_strength, outside_strength
from regio.his.state import State
from regio.his.tables_costs import ACTION_ASSAULT
from regio.his.tables_religion import HITS_ON
from regio.kernel.messages import message
from regio.kernel.questions import Question
from regio.kernel.rules import Hint
from regio.series.bits import members
from regio.series.formations import Formation

HINT_ASSAULT = message("his-hint-assault", "n:n", "units:n", "dice:n", "against:n", "inside:n")
HINT_TREACHERY = message(
    "his-hint-treachery", "power:power", "space:space", "n:n", "units:n", "dice:n", "against:n", "inside:n"
)


def assault(s: State, power: int, space: int, force: Force) -> Said:
    """HIS §15.1: the chance that a space falls to a formation."""
    return HINT_ASSAULT, dice_before(s, power, space, force, assault_odds)


def treachery(s: State, power: int, space: int, force: Force) -> Said:
    """Card 105: the chance that a space falls to a formation by treachery."""
    return HINT_TREACHERY, (power, space, *dice_before(s, power, space, force, treason_odds))


def dice_before(s: State, power: int, space: int, force: Force, odds: AssaultOdds) -> tuple[int, ...]:
    """The chance of a formation before a space, its units, the dice of both sides, the units inside.

    Hits on the formation may fall on its whole stack.
    """
    inside = inside_strength(s, space)
    dice, against = attack_dice(force, inside), defence_dice(s, space)
    chance = odds([(dice, HITS_ON)], [(against, HITS_ON)], outside_strength(s, space, power), inside)
    return percent(chance), force.size(), dice, against, inside


def space_hints(s: State, question: Question) -> list[Hint]:
    """HIS §15.1: the chance of each assault with the largest formation."""
    power = question.seat
    return of_each(question, lambda space: [assault(s, power, space, largest(assault_pool(s, power, space)))])


def force_hints(s: State, question: Question, answer: Any) -> list[Said]:
    """HIS §15.1, card 105: the chance of the assault with a formation."""
    power, space = question.seat, question.values[0]
    if answer is not None and isinstance(question, Formation):
        force = force_of(question.kinds, answer)
    else:
        force = largest(assault_pool(s, power, space))
    treason = bool(question.about)
    return [treachery(s, power, space, force) if treason else assault(s, power, space, force)]


def free_hints(s: State, question: Question) -> list[Hint]:
    """Card 42: the chance of Suleiman's assault, whether it is the free one or not."""
    force = question.about
    assert isinstance(force, Force)
    return of_option(None, [assault(s, question.seat, question.values[0], force)])


def action(s: State, power: int) -> list[Said]:
    """HIS §15.1: the chance of the assault, where there is one space only that the power can assault."""
    spaces = assault_spaces(s, power)
    if len(spaces) != 1:
        return []
    return [assault(s, power, spaces[0], largest(assault_pool(s, power, spaces[0])))]


def treason_at(s: State, space: int) -> list[Said]:
    """Card 105: the chance of each besieger of a space with its largest formation."""
    besiegers = members(board.besiegers(s, space))
    return [treachery(s, power, space, largest(assault_pool(s, power, space))) for power in besiegers]


def treachery_space_hints(s: State, question: Question) -> list[Hint]:
    """Card 105: the chance of treachery in each besieged space."""
    return of_each(question, lambda space: treason_at(s, space))


def treachery_power_hints(s: State, question: Question) -> list[Hint]:
    """Card 105: the chance of each besieger."""
    space = question.values[0]
    found: list[Hint] = []
    for power in options_of(question):
        force = largest(assault_pool(s, power, space))
        found += of_option(power, [treachery(s, power, space, force)])
    return found


def treachery_event(s: State, power: int) -> list[Said]:
    """Card 105: the chance of treachery, where there is one space only."""
    spaces = treason_spaces(s)
    return treason_at(s, spaces[0]) if len(spaces) == 1 else []


OF_OPTIONS: Final[dict[str, OfOptions]] = {
    ASK_ASSAULT_SPACE.id: space_hints,
    ASK_ASSAULT_FREE.id: free_hints,
    ASK_TREACHERY_SPACE.id: treachery_space_hints,
    ASK_TREACHERY_POWER.id: treachery_power_hints,
}
OF_ANSWER: Final[dict[str, OfAnswer]] = {ASK_ASSAULT_FORCE.id: force_hints}
ACTIONS: Final[dict[int, OfAction]] = {ACTION_ASSAULT: action}
EVENTS: Final[dict[tuple[int, int], OfAction]] = {(TREACHERY, EVENT): treachery_event}
