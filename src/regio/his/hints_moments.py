"""Hints where a card may be played: a battle, assault, combat or debate as it stands before the dice."""

from __future__ import annotations

from typing import Final

from regio.his.assault import Assault, defence_dice
from regio.his.battle import ATTACKER, DEFENDER, NO_SIDE, Battle
from regio.his.debate import DebateRound
from regio.his.hints_common import OfOptions, Said, of_option, percent
from regio.his.hints_religion import known_debaters
from regio.his.moments import (
    ASK_RESPONSE,
    ASSAULT_ATTACKER_CARDS,
    ASSAULT_BEGINS,
    ASSAULT_DEFENDER_CARDS,
    BATTLE_BEGINS,
    BATTLE_CARDS,
    DEBATERS_KNOWN,
    NAVAL_CARDS,
)
from regio.his.naval_combat import NavalCombat
from regio.his.odds import DieGroup, assault_odds, battle_odds, treason_odds
from regio.his.powers import PAPACY, PROTESTANT
from regio.his.sieges import inside_strength, outside_strength
from regio.his.state import State
from regio.his.tables_religion import HITS_ON
from regio.kernel.messages import message
from regio.kernel.questions import Question
from regio.kernel.rules import Hint

HINT_STANDS = message("his-hint-stands", "n:n", "dice:n", "against:n")

BEFORE_THE_DICE: Final = (
    BATTLE_BEGINS,
    BATTLE_CARDS,
    ASSAULT_BEGINS,
    ASSAULT_ATTACKER_CARDS,
    ASSAULT_DEFENDER_CARDS,
    NAVAL_CARDS,
    DEBATERS_KNOWN,
)


def response_hints(s: State, question: Question) -> list[Hint]:
    """HIS §6.1: what the dice would bring without a further card, for those whose fight it is."""
    if question.values[0] not in BEFORE_THE_DICE:
        return []
    seat, situation = question.seat, question.about
    said: list[Said] = []
    if isinstance(situation, Battle):
        said = battle_stands(situation, seat)
    elif isinstance(situation, Assault):
        said = assault_stands(s, situation, seat)
    elif isinstance(situation, NavalCombat):
        said = combat_stands(s, situation, seat)
    elif isinstance(situation, DebateRound) and seat in (PAPACY, PROTESTANT):
        said = known_debaters(s, situation, seat)
    return of_option(None, said)


def dice_of(battle: Battle, side: int) -> list[DieGroup]:
    """HIS §14 step 6: the dice of a side in groups, with those that cards have given and taken."""
    if not battle.size(side):
        return []
    plain = battle.base_dice(side) + sum(count for count, lowest in battle.extra[side] if lowest == HITS_ON)
    groups = [(max(0, plain - battle.less[side]), HITS_ON)]
    return groups + [(count, lowest) for count, lowest in battle.extra[side] if lowest != HITS_ON]


def battle_stands(battle: Battle, seat: int) -> list[Said]:
    """HIS §14: the battle as it stands; not after Surprise Attack, where the dice of one side wait for losses."""
    side = battle.side_of(seat)
    if side == NO_SIDE or battle.first != NO_SIDE or not battle.size(DEFENDER):
        return []
    attack, defence = dice_of(battle, ATTACKER), dice_of(battle, DEFENDER)
    wins = battle_odds(attack, defence, battle.size(ATTACKER), battle.size(DEFENDER)).attacker_wins
    return [for_side(side == ATTACKER, wins, sum(n for n, _ in attack), sum(n for n, _ in defence))]


def assault_stands(s: State, fight: Assault, seat: int) -> list[Said]:
    """HIS §15.1: the assault as it stands."""
    if not fight.concerns(s, seat):
        return []
    dice, against = fight.attack_dice(s), defence_dice(s, fight.space)
    stack, inside = outside_strength(s, fight.space, fight.power), inside_strength(s, fight.space)
    odds = treason_odds if fight.treason else assault_odds
    wins = odds([(dice, HITS_ON)], [(against, HITS_ON)], stack, inside)
    return [for_side(seat == fight.power, wins, dice, against)]


def combat_stands(s: State, combat: NavalCombat, seat: int) -> list[Said]:
    """HIS §16.2: the naval combat as it stands."""
    if not combat.concerns(s, seat):
        return []
    dice, against = combat.dice
    wins = battle_odds([(dice, HITS_ON)], [(against, HITS_ON)], 1, 1).attacker_wins
    return [for_side(combat.side(seat) == ATTACKER, wins, dice, against)]


def for_side(attacking: bool, wins: float, dice: int, against: int) -> Said:
    """The attacker's chance, said to one of the sides."""
    if attacking:
        return HINT_STANDS, (percent(wins), dice, against)
    return HINT_STANDS, (percent(1 - wins), against, dice)


OF_OPTIONS: Final[dict[str, OfOptions]] = {ASK_RESPONSE.id: response_hints}
