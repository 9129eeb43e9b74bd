"""Combat cards 24-30 and Janissaries as an interrupt: before or after the dice of a fight (HIS §6.1)."""

from __future__ import annotations

from typing import Final

from regio.his.assault import Assault, mercenaries_desert
from regio.his.battle import ATTACKER, DEFENDER, NO_SIDE, Battle
from regio.his.board import add_units
from regio.his.cards.numbers import (
    ARQUEBUSIERS,
    FIELD_ARTILLERY,
    JANISSARIES,
    MERCENARIES_BRIBED,
    MERCENARIES_GROW_RESTLESS,
    SIEGE_MINING,
    SURPRISE_ATTACK,
    TERCIOS,
)
from regio.his.casualties import clamp, remove
from regio.his.context import G
from regio.his.counters import can_add, settle_shortage
from regio.his.moments import (
    ASSAULT_ATTACKER_CARDS,
    ASSAULT_DEFENDER_CARDS,
    BATTLE_CARDS,
    BATTLE_ROLLED,
    NAVAL_CARDS,
    NAVAL_ROLLED,
    Play,
    Situation,
    register,
)
from regio.his.naval_combat import NavalCombat
from regio.his.powers import FRANCE, HAPSBURG, OTTOMAN
from regio.his.state import N_SLOTS
from regio.his.tables_religion import (
    ARQUEBUSIERS_DICE,
    FIELD_ARTILLERY_DICE,
    FIELD_ARTILLERY_DICE_BEST,
    JANISSARIES_DICE,
    JANISSARIES_NAVAL_DICE,
    SIEGE_MINING_DICE,
    TERCIOS_AGAINST_DICE,
    TERCIOS_DICE,
    TERCIOS_HITS_ON,
)
from regio.his.tables_units import HAPSBURG_REG, MERCENARY_SLOTS, SECOND_SLOT
from regio.kernel.messages import message
from regio.kernel.rules import Procedure
from regio.series.bits import members

TERCIOS_LEAST_REGULARS: Final = 3
"""Hapsburg regulars that option B of Tercios needs in the battle."""

FACT_BRIBED = message("his-mercenaries-bribed", "power:power", "count:n", "joined:n")
FACT_SURPRISE = message("his-surprise-attack", "power:power")
FACT_TERCIOS_AGAINST = message("his-tercios-against", "power:power")


# -- field battle -----------------------------------------------------------------------------------


def _enemy_side(battle: Battle, seat: int) -> int:
    return DEFENDER if battle.side_of(seat) == ATTACKER else ATTACKER


def _in_battle(g: G, seat: int, situation: Situation) -> bool:
    """Combat cards need land units of their player (or his minor powers) in the battle, leaders alone do not do."""
    if not isinstance(situation, Battle):
        return False
    return any(party.seat == seat and party.size() for side in situation.parties for party in side)


def arquebusiers(g: G, seat: int, situation: Situation) -> Procedure:
    """Card 24 in a field battle: 2 more dice."""
    assert isinstance(situation, Battle)
    situation.add_dice(situation.side_of(seat), ARQUEBUSIERS_DICE)
    return
    yield


def field_artillery(g: G, seat: int, situation: Situation) -> Procedure:
    """Card 25: 2 more dice, 3 if France or the Ottoman plays it."""
    assert isinstance(situation, Battle)
    best = seat in (FRANCE, OTTOMAN)
    situation.add_dice(situation.side_of(seat), FIELD_ARTILLERY_DICE_BEST if best else FIELD_ARTILLERY_DICE)
    return
    yield


def _may_bribe(g: G, seat: int, situation: Situation) -> bool:
    """Card 26: neither side Ottoman, the enemy has mercenaries in the battle."""
    if seat == OTTOMAN or not _in_battle(g, seat, situation):
        return False
    assert isinstance(situation, Battle)
    enemy = _enemy_side(situation, seat)
    return OTTOMAN not in situation.seats(enemy) and situation.mercenaries(enemy) > 0


def bribe(g: G, seat: int, situation: Situation) -> Procedure:
    """Card 26: half of the enemy's mercenaries, rounded up, change sides before the dice are counted."""
    assert isinstance(situation, Battle)
    s = g.state
    enemy = _enemy_side(situation, seat)
    left = (situation.mercenaries(enemy) + 1) // 2
    count = left
    for party in situation.parties[enemy]:
        counts = [0] * N_SLOTS
        for slot in members(MERCENARY_SLOTS):
            counts[slot] = min(left, party.force.units[slot])
            left -= counts[slot]
        if any(counts):
            remove(g, situation.place, party.force, counts)
            yield from settle_shortage(g, party.seat, situation.place)
            clamp(g, situation.place, party.force)
    joined = can_add(s, situation.place, SECOND_SLOT[seat], count)
    add_units(s, situation.place, SECOND_SLOT[seat], joined)
    g.log(FACT_BRIBED, seat, count, joined)
    situation.refresh(s)


def _may_surprise(g: G, seat: int, situation: Situation) -> bool:
    return _in_battle(g, seat, situation) and isinstance(situation, Battle) and situation.first == NO_SIDE


def surprise(g: G, seat: int, situation: Situation) -> Procedure:
    """Card 29: roll first; the enemy loses its casualties before it counts and rolls."""
    assert isinstance(situation, Battle)
    situation.rolls_first(situation.side_of(seat))
    g.log(FACT_SURPRISE, seat)
    return
    yield


def _may_tercios(g: G, seat: int, situation: Situation) -> bool:
    """Card 30: the Hapsburgs in any field battle; others against at least 3 Hapsburg regulars."""
    if not _in_battle(g, seat, situation):
        return False
    assert isinstance(situation, Battle)
    if seat == HAPSBURG:
        return True
    enemy = _enemy_side(situation, seat)
    return situation.count_of(enemy, 1 << HAPSBURG_REG) >= TERCIOS_LEAST_REGULARS


def tercios(g: G, seat: int, situation: Situation) -> Procedure:
    """Card 30: option A, 3 dice that hit on 4 or more, for the Hapsburgs; option B, 3 dice fewer for them."""
    assert isinstance(situation, Battle)
    if seat == HAPSBURG:
        situation.add_dice(situation.side_of(seat), TERCIOS_DICE, TERCIOS_HITS_ON)
        return
    situation.remove_dice(_enemy_side(situation, seat), -TERCIOS_AGAINST_DICE)
    g.log(FACT_TERCIOS_AGAINST, seat)
    return
    yield


def _may_janissaries(g: G, seat: int, situation: Situation) -> bool:
    """Card 1 A: the Ottoman is a side of the battle and could roll."""
    if seat != OTTOMAN or not isinstance(situation, Battle):
        return False
    side = situation.side_of(OTTOMAN)
    return side != NO_SIDE and situation.could_roll[side]


def janissaries(g: G, seat: int, situation: Situation) -> Procedure:
    """Card 1 A: 5 more dice after both sides have rolled."""
    assert isinstance(situation, Battle)
    situation.more_dice(g, situation.side_of(OTTOMAN), JANISSARIES_DICE, "battle.janissaries")
    return
    yield


# -- naval combat -----------------------------------------------------------------------------------


def _may_arquebusiers_at_sea(g: G, seat: int, situation: Situation) -> bool:
    return isinstance(situation, NavalCombat) and situation.side(seat) >= 0


def arquebusiers_at_sea(g: G, seat: int, situation: Situation) -> Procedure:
    """Card 24 in a naval combat: 2 more dice."""
    assert isinstance(situation, NavalCombat)
    situation.add_dice(seat, ARQUEBUSIERS_DICE)
    return
    yield


def _may_janissaries_at_sea(g: G, seat: int, situation: Situation) -> bool:
    return seat == OTTOMAN and isinstance(situation, NavalCombat) and situation.side(OTTOMAN) >= 0


def janissaries_at_sea(g: G, seat: int, situation: Situation) -> Procedure:
    """Card 1 A in a naval combat: 4 more dice."""
    assert isinstance(situation, NavalCombat)
    situation.roll_more(g, OTTOMAN, JANISSARIES_NAVAL_DICE, "naval.janissaries")
    return
    yield


# -- assault ----------------------------------------------------------------------------------------


def _may_mine(g: G, seat: int, situation: Situation) -> bool:
    return isinstance(situation, Assault) and situation.power == seat


def siege_mining(g: G, seat: int, situation: Situation) -> Procedure:
    """Card 28: 3 more dice for the assaulting power."""
    assert isinstance(situation, Assault)
    situation.attack_bonus += SIEGE_MINING_DICE
    return
    yield


def _may_grow_restless(g: G, seat: int, situation: Situation) -> bool:
    """Card 27: only the power that controls the assaulted space; the formation has mercenaries."""
    if not isinstance(situation, Assault) or g.state.control[situation.space] != seat:
        return False
    return any(n and MERCENARY_SLOTS >> slot & 1 for slot, n in enumerate(situation.force.units))


def grow_restless(g: G, seat: int, situation: Situation) -> Procedure:
    """Card 27: all mercenaries of the assaulting formation are eliminated."""
    assert isinstance(situation, Assault)
    yield from mercenaries_desert(g, situation)


register(Play(ARQUEBUSIERS, (BATTLE_CARDS,), _in_battle, arquebusiers))
register(Play(ARQUEBUSIERS, (NAVAL_CARDS,), _may_arquebusiers_at_sea, arquebusiers_at_sea))
register(Play(FIELD_ARTILLERY, (BATTLE_CARDS,), _in_battle, field_artillery))
register(Play(MERCENARIES_BRIBED, (BATTLE_CARDS,), _may_bribe, bribe))
register(Play(MERCENARIES_GROW_RESTLESS, (ASSAULT_DEFENDER_CARDS,), _may_grow_restless, grow_restless))
register(Play(SIEGE_MINING, (ASSAULT_ATTACKER_CARDS,), _may_mine, siege_mining))
register(Play(SURPRISE_ATTACK, (BATTLE_CARDS,), _may_surprise, surprise))
register(Play(TERCIOS, (BATTLE_CARDS,), _may_tercios, tercios))
register(Play(JANISSARIES, (BATTLE_ROLLED,), _may_janissaries, janissaries))
register(Play(JANISSARIES, (NAVAL_ROLLED,), _may_janissaries_at_sea, janissaries_at_sea))
