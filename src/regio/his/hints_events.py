"""Hints for battles off the usual way and for dice of single powers and cards.

Foreign wars (HIS §21.7), Sack of Rome (§21.5), Henry's marriages (§21.3), chateaux (§21.4), cards 71 and 116.
"""

from __future__ import annotations

from typing import Final

from regio.his import board
from regio.his.battle import ATTACKER
from regio.his.cards.home import chateau_chance
from regio.his.cards.numbers import (
    CITY_STATE_REBELS,
    PATRON_OF_THE_ARTS,
    ROUGH_WOOING,
    SACK_OF_ROME,
    SIX_WIVES_OF_HENRY_VIII,
)
from regio.his.cards.politics import wooing_chance
from regio.his.cards.registry import EVENT, OPTION_B
from regio.his.cards.sack_of_rome import ASK_STACK, ASK_STACK_POWER, Sack, all_sacking_spaces, sacking_spaces
from regio.his.cards.siege_cards import ASK_SPACE_OF_CARD, REBEL_DICE, captured_keys
from regio.his.foreign_war import ASK_WHICH_WAR, war_battle, wars_to_fight
from regio.his.hints_common import OfAction, OfOptions, Said, odds_of, of_each, of_option, options_of, percent
from regio.his.odds import hit_chances
from regio.his.pieces import all_at
from regio.his.powers import MAJORS
from regio.his.religious_odds import FACES
from regio.his.state import State
from regio.his.tables_costs import ACTION_FOREIGN_WAR
from regio.his.tables_newworld import (
    PREGNANCY,
    PREGNANCY_ELIZABETH,
    PREGNANCY_HEALTHY_EDWARD,
    PREGNANCY_SICKLY_EDWARD,
    WIFE_ROLLS,
)
from regio.his.tables_religion import HITS_ON
from regio.his.wives import ASK_EXTRA_MARRIAGE, row_of
from regio.kernel.messages import message
from regio.kernel.notation import YES
from regio.kernel.questions import Question
from regio.kernel.rules import Hint
from regio.series.bits import members

HINT_FOREIGN_WAR = message("his-hint-foreign-war", "n:n", "over:n", "gone:n", "dice:n", "against:n")
HINT_SACK = message("his-hint-sack", "power:power", "n:n", "units:n", "dice:n", "against:n")
HINT_MARRIAGE = message("his-hint-marriage", "healthy:n", "sickly:n", "elizabeth:n", "none:n")
HINT_CHATEAU = message("his-hint-chateau", "n:n")
HINT_REBELS = message("his-hint-rebels", "n:n", "units:n")
HINT_WOOING = message("his-hint-wooing", "n:n")


# -- foreign wars (§21.7) ---------------------------------------------------------------------------


def foreign_battle(s: State, power: int, box: int) -> Said:
    """HIS §21.7 step 3: the chance to win the battle, to end the war, and to lose all units."""
    odds, dice, against = odds_of(war_battle(s, power, box))
    chances = (percent(odds.attacker_wins), percent(odds.defender_gone), percent(odds.attacker_gone))
    return HINT_FOREIGN_WAR, (*chances, dice, against)


def war_hints(s: State, question: Question) -> list[Hint]:
    """HIS §21.7: the battle of each war."""
    return of_each(question, lambda box: [foreign_battle(s, question.seat, box)])


def war_action(s: State, power: int) -> list[Said]:
    """HIS §21.7: the battle, where there is one war only."""
    wars = wars_to_fight(s, power)
    return [foreign_battle(s, power, wars[0])] if len(wars) == 1 else []


# -- Sack of Rome (§21.5) ---------------------------------------------------------------------------


def sack(s: State, owner: int, space: int) -> Said:
    """HIS §21.5: the chance that a stack sacks Rome."""
    battle = Sack(s, owner, all_at(s, space, board.own_mask(s, owner)))
    odds, dice, against = odds_of(battle)
    return HINT_SACK, (owner, percent(odds.attacker_wins), battle.size(ATTACKER), dice, against)


def sack_at(s: State, space: int) -> list[Said]:
    """HIS §21.5: the chance of each stack in a space."""
    return [sack(s, owner, space) for owner in MAJORS if sacking_spaces(s, owner) >> space & 1]


def stack_hints(s: State, question: Question) -> list[Hint]:
    """HIS §21.5: the chances in each space."""
    return of_each(question, lambda space: sack_at(s, space))


def stack_power_hints(s: State, question: Question) -> list[Hint]:
    """HIS §21.5: the chance of each power's stack."""
    return of_each(question, lambda owner: [sack(s, owner, question.values[0])])


def sack_event(s: State, power: int) -> list[Said]:
    """HIS §21.5: the chances, where there is one space only."""
    spaces = members(all_sacking_spaces(s))
    return sack_at(s, spaces[0]) if len(spaces) == 1 else []


# -- Henry's marriages (§21.3) ----------------------------------------------------------------------


def marriage(s: State, power: int) -> list[Said]:
    """HIS §21.3: what the next marriage may bring, if there is a roll at all."""
    wife = s.marital + 1
    if not WIFE_ROLLS[wife]:
        return []
    lines = [PREGNANCY[row_of(s, wife, die)] for die in range(1, FACES + 1)]
    children = (PREGNANCY_HEALTHY_EDWARD, PREGNANCY_SICKLY_EDWARD, PREGNANCY_ELIZABETH)
    values = [percent(lines.count(child) / FACES) for child in children]
    none = sum(1 for line in lines if line not in children)
    return [(HINT_MARRIAGE, (*values, percent(none / FACES)))]


def extra_marriage_hints(s: State, question: Question) -> list[Hint]:
    """HIS §21.3 result 3: what another marriage may bring."""
    return of_option(YES, marriage(s, question.seat))


# -- dice of cards ----------------------------------------------------------------------------------


def chateau(s: State, power: int) -> list[Said]:
    """Card 4, §21.4: the chance of a VP."""
    return [(HINT_CHATEAU, (percent(chateau_chance(s)),))]


def rebels(s: State, space: int) -> Said:
    """Card 71: the chance that the dice leave nobody in a key."""
    own = board.own_mask(s, s.control[space])
    units = board.strength(s, space, own) + len(board.ships_at(s, space, own))
    chance = sum(hit_chances([(REBEL_DICE, HITS_ON)])[units:]) if only_own(s, space, own) else 0.0
    return HINT_REBELS, (percent(chance), units)


def only_own(s: State, space: int, own: int) -> bool:
    """Card 71: is nobody in a key who could not be hit?"""
    return not board.owners_at(s, space) & ~own and not board.ships_at(s, space, board.EVERY_OWNER & ~own)


def space_of_card_hints(s: State, question: Question) -> list[Hint]:
    """Card 71: the chance of the rebels in each key."""
    found: list[Hint] = []
    if question.values[0] == CITY_STATE_REBELS:
        for space in options_of(question):
            found += of_option(space, [rebels(s, space)])
    return found


def rebels_event(s: State, power: int) -> list[Said]:
    """Card 71: the chance of the rebels, where there is one key only."""
    keys = members(captured_keys(s))
    return [rebels(s, keys[0])] if len(keys) == 1 else []


def wooing(s: State, power: int) -> list[Said]:
    """Card 116: the chance that Scotland becomes England's ally."""
    return [(HINT_WOOING, (percent(wooing_chance(s)),))]


OF_OPTIONS: Final[dict[str, OfOptions]] = {
    ASK_WHICH_WAR.id: war_hints,
    ASK_STACK.id: stack_hints,
    ASK_STACK_POWER.id: stack_power_hints,
    ASK_EXTRA_MARRIAGE.id: extra_marriage_hints,
    ASK_SPACE_OF_CARD.id: space_of_card_hints,
}
ACTIONS: Final[dict[int, OfAction]] = {ACTION_FOREIGN_WAR: war_action}
EVENTS: Final[dict[tuple[int, int], OfAction]] = {
    (SACK_OF_ROME, EVENT): sack_event,
    (SIX_WIVES_OF_HENRY_VIII, OPTION_B): marriage,
    (PATRON_OF_THE_ARTS, EVENT): chateau,
    (CITY_STATE_REBELS, EVENT): rebels_event,
    (ROUGH_WOOING, EVENT): wooing,
}
