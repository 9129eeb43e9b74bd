"""Hints for a question: the odds of an attempt, a battle, an assault, a debate, before they are confirmed.

For a card: why its event is not possible now.

Only what everybody may see is counted: no hand of cards, and no debater's bonus that has yet to be chosen.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from regio.his import access, board
from regio.his.assault import ASK_ASSAULT_FORCE, ASK_ASSAULT_SPACE, attack_dice, defence_dice
from regio.his.attempts import ASK_COUNTER, ASK_REFORM, AttemptString
from regio.his.avoid import ASK_AVOID, ASK_AVOIDING, ASK_WITHDRAW, STAY, all_beaten
from regio.his.battle import ATTACKER, DEFENDER
from regio.his.cards.here_i_stand import ASK_PLAY_OR_KEEP, PLAY_NOW
from regio.his.context import G
from regio.his.debate import (
    ASK_POOL,
    ASK_ZONE,
    COMMITTED,
    UNCOMMITTED,
    DebateRound,
    enemy,
    side_debaters,
)
from regio.his.debate import attack_dice as debate_attack
from regio.his.debate import defence_dice as debate_defence
from regio.his.debaters import committed, uncommitted
from regio.his.entering import prepare
from regio.his.entry import Entry
from regio.his.fleets import naval_leaders_at, side_of
from regio.his.impulse import ASK_CARD, why_no_event
from regio.his.interception import (
    ASK_INTERCEPT,
    ASK_INTERCEPTORS,
    cavalry_modifier,
    interceptor_pool,
    interceptor_spaces,
    may_be_intercepted,
)
from regio.his.movement import ASK_FORMATION, ASK_TO, movable
from regio.his.naval import best_battle
from regio.his.naval_interception import ASK_AVOID_FLEET, ASK_INTERCEPT_FROM
from regio.his.naval_move import ASK_FIGHT_WHOM, ASK_FLEET_TO, enemies_in
from regio.his.naval_odds import Fleet, naval_odds
from regio.his.odds import assault_odds, field_battle_odds, hit_chances, two_dice_odds
from regio.his.pieces import Force, all_at, command_limit
from regio.his.piracy import ASK_PIRACY_TARGET, corsairs_in
from regio.his.piracy import defence_dice as defence_dice_of
from regio.his.powers import MAJORS, OTTOMAN
from regio.his.religious_odds import attempt_chance, attempt_dice, round_chances
from regio.his.siege import inside_strength
from regio.his.spaces import FIRST_SEA
from regio.his.state import N_SLOTS, State
from regio.his.tables_map import ALL_SPACES, SEA_PORTS
from regio.his.tables_persons import LEADER_PIRACY
from regio.his.tables_religion import HITS_ON, PIRACY_HIGH_DICE, PIRACY_LOW_DICE, PORT_DEFENDER_DICE
from regio.his.tables_units import CAVALRY, SLOT_KIND
from regio.kernel.messages import message
from regio.kernel.questions import One, Question
from regio.kernel.rules import Hint
from regio.series.bits import members

HINT_ATTEMPT = message("his-hint-attempt", "n:n", "dice:n", "against:n")
HINT_ASSAULT = message("his-hint-assault", "n:n", "units:n", "dice:n", "against:n", "inside:n")
HINT_BATTLE = message("his-hint-battle", "n:n", "units:n", "dice:n", "against:n")
HINT_DEFEND = message("his-hint-defend", "n:n", "dice:n", "against:n")
HINT_INTERCEPTED = message("his-hint-intercepted", "n:n", "spaces:spaces")
HINT_INTERCEPT = message("his-hint-intercept", "n:n", "modifier:n")
HINT_AVOID = message("his-hint-avoid", "n:n", "modifier:n")
HINT_DEBATE = message("his-hint-debate", "n:n", "tie:n", "dice:n", "low:n", "high:n")
HINT_DEBATE_ZONE = message("his-hint-debate-zone", "n:n", "tie:n", "dice:n", "most:n", "low:n", "high:n")
HINT_NAVAL = message("his-hint-naval", "n:n", "dice:n", "against:n", "powers:powers")
HINT_CP_ONLY = message("his-hint-cp-only")
HINT_PIRACY = message("his-hint-piracy", "n:n", "against:n")


def percent(chance: float) -> int:
    """A chance in whole percent; 0 and 100 are said of what is certain only."""
    if chance <= 0 or chance >= 1:
        return 100 if chance >= 1 else 0
    return min(max(round(100 * chance), 1), 99)


def hints(s: State, question: Question) -> list[Hint]:
    """What can be said of the options of an open question, or of the question as a whole."""
    found = _HINTS.get(question.message.id)
    return found(s, question) if found is not None else []


def options_of(question: Question) -> list[int]:
    """The options of a question that are ids, not words."""
    return [option for option in question.options if option >= 0] if isinstance(question, One) else []


def largest(pool: Force) -> Force:
    """HIS §5.1: the largest formation that the leaders of a stack may lead, infantry before cavalry."""
    force = Force()
    force.leaders = pool.leaders[:]
    room = command_limit(pool.leaders)
    for cavalry in (False, True):
        for slot in range(N_SLOTS):
            if pool.units[slot] and (SLOT_KIND[slot] == CAVALRY) == cavalry:
                force.units[slot] = min(pool.units[slot], room)
                room -= force.units[slot]
    return force


# -- cards (§6.1) -----------------------------------------------------------------------------------


def event_hints(question: Question, option: int, card: int) -> list[Hint]:
    """HIS §6.1: that a card would be played for CP, because its event is not possible now, and why not."""
    g = question.about
    assert isinstance(g, G)
    refusal = why_no_event(g, question.seat, card)
    if refusal is None:
        return []
    return [(option, HINT_CP_ONLY, ()), (option, refusal.message, refusal.values)]


def card_hints(s: State, question: Question) -> list[Hint]:
    """HIS §11: the cards of the hand whose event is not possible now."""
    return [hint for card in options_of(question) for hint in event_hints(question, card, card)]


def retrieved_hints(s: State, question: Question) -> list[Hint]:
    """Card 7: the same for a card taken out of the discard pile."""
    return event_hints(question, PLAY_NOW, question.values[0])


# -- attempts (§18.3, §18.4) ------------------------------------------------------------------------


def attempt_hints(s: State, question: Question) -> list[Hint]:
    """HIS §18.3, §18.4: the chance of the next attempt on each target."""
    string = question.about
    assert isinstance(string, AttemptString)
    found: list[Hint] = []
    for target in options_of(question):
        dice, against = attempt_dice(s, string, target)
        chance = percent(attempt_chance(s, string, target))
        found.append((target, HINT_ATTEMPT, (chance, dice, against)))
    return found


# -- assaults (§15.1) -------------------------------------------------------------------------------


def assault_hint(s: State, power: int, space: int) -> tuple[int, ...]:
    """HIS §15.1: the chance that a space falls to the largest formation before it, with units and dice."""
    pool = all_at(s, space, board.own_mask(s, power))
    pool.leaders = [leader for leader in pool.leaders if not s.gout >> leader & 1]
    force = largest(pool)
    inside = inside_strength(s, space)
    dice, against = attack_dice(force, inside), defence_dice(s, space)
    chance = assault_odds([(dice, HITS_ON)], [(against, HITS_ON)], force.size(), inside)
    return percent(chance), force.size(), dice, against, inside


def assault_space_hints(s: State, question: Question) -> list[Hint]:
    """HIS §15.1: the chance of each assault."""
    return [(space, HINT_ASSAULT, assault_hint(s, question.seat, space)) for space in options_of(question)]


def assault_force_hints(s: State, question: Question) -> list[Hint]:
    """HIS §15.1: the chance of the assault with the largest formation."""
    return [(None, HINT_ASSAULT, assault_hint(s, question.seat, question.values[0]))]


# -- moves (§13, §14) -------------------------------------------------------------------------------


def march_hints(s: State, power: int, start: int, to: int, option: int | None) -> list[Hint]:
    """HIS §13.1: what awaits the largest formation in a space: interceptions, and a battle with those outside."""
    force = largest(movable(s, power, start))
    if not force.size():
        return []
    entry = Entry(s, power, force, start, start, to)
    found: list[Hint] = []
    catchers, chance = interception_risk(s, entry)
    if catchers:
        found.append((option, HINT_INTERCEPTED, (percent(chance), catchers)))
    if entry.outside(s):
        chance, dice, against = battle_chance(s, entry)
        found.append((option, HINT_BATTLE, (percent(chance), force.size(), dice, against)))
    return found


def battle_chance(s: State, entry: Entry) -> tuple[float, int, int]:
    """HIS §14: the chance that the entering side wins the battle, and the dice of both sides, as they stand."""
    battle = prepare(s, entry)
    dice, against = battle.base_dice(ATTACKER), battle.base_dice(DEFENDER)
    odds = field_battle_odds(dice, against, battle.size(ATTACKER), battle.size(DEFENDER))
    return odds.attacker_wins, dice, against


def interception_risk(s: State, entry: Entry) -> tuple[int, float]:
    """HIS §13.2: the spaces of enemies that may intercept, and the chance that one does if all try."""
    catchers = 0
    missed = 1.0
    if may_be_intercepted(s, entry):
        for power in MAJORS:
            if entry.foes >> power & 1:
                for start in members(interceptor_spaces(s, entry, power)):
                    catchers |= 1 << start
                    missed *= 1 - two_dice_odds(interception_modifier(s, entry, power, start))
    return catchers, 1 - missed


def interception_modifier(s: State, entry: Entry, power: int, start: int) -> int:
    """HIS §13.2: the modifier of the largest formation that may intercept from a space."""
    force = largest(interceptor_pool(s, power, start))
    return cavalry_modifier(power, force, entry.force) + force.battle_rating()


def move_hints(s: State, question: Question) -> list[Hint]:
    """HIS §13.1: what awaits the largest formation in each destination on land."""
    found: list[Hint] = []
    spaces = access.open_spaces(s, question.seat)
    for to in options_of(question):
        if spaces >> to & 1:
            found += march_hints(s, question.seat, question.values[0], to, to)
    return found


def formation_hints(s: State, question: Question) -> list[Hint]:
    """HIS §13.1: what awaits the largest formation in the chosen destination."""
    start, to = question.values
    if not access.open_spaces(s, question.seat) >> to & 1:
        return []
    return march_hints(s, question.seat, start, to, None)


def intercept_hints(s: State, question: Question) -> list[Hint]:
    """HIS §13.2: the chance of the largest formation of each space to intercept."""
    entry = question.about
    assert isinstance(entry, Entry)
    found: list[Hint] = []
    for start in options_of(question):
        modifier = interception_modifier(s, entry, question.seat, start)
        found.append((start, HINT_INTERCEPT, (percent(two_dice_odds(modifier)), modifier)))
    return found


def interceptors_hints(s: State, question: Question) -> list[Hint]:
    """HIS §13.2: the chance of the largest formation of the chosen space to intercept."""
    entry = question.about
    assert isinstance(entry, Entry)
    modifier = interception_modifier(s, entry, question.seat, question.values[0])
    return [(None, HINT_INTERCEPT, (percent(two_dice_odds(modifier)), modifier))]


def avoid_odds(s: State, entry: Entry, power: int) -> tuple[int, ...]:
    """HIS §13.3: the chance that all units and leaders of a power get away, and the modifier."""
    pool = all_at(s, entry.to, board.own_mask(s, power))
    if all_beaten(s, entry.to, pool):
        return 100, 0
    modifier = pool.battle_rating() + cavalry_modifier(power, pool, entry.force)
    return percent(two_dice_odds(modifier)), modifier


def defend_hint(s: State, entry: Entry, option: int) -> Hint:
    """HIS §14: the chance to hold the field if it comes to a battle."""
    chance, dice, against = battle_chance(s, entry)
    return option, HINT_DEFEND, (percent(1 - chance), against, dice)


def avoid_hints(s: State, question: Question) -> list[Hint]:
    """HIS §13.3: the chance to get away, the same to each refuge, and that of the battle otherwise."""
    entry = question.about
    assert isinstance(entry, Entry)
    odds = avoid_odds(s, entry, question.seat)
    found: list[Hint] = [(to, HINT_AVOID, odds) for to in options_of(question)]
    found.append(defend_hint(s, entry, STAY))
    return found


def avoiding_hints(s: State, question: Question) -> list[Hint]:
    """HIS §13.3: the chance to get away with all units and leaders."""
    entry = question.about
    assert isinstance(entry, Entry)
    return [(None, HINT_AVOID, avoid_odds(s, entry, question.seat))]


def withdraw_hints(s: State, question: Question) -> list[Hint]:
    """HIS §13.4: the chance of the battle for those who do not withdraw."""
    entry = question.about
    assert isinstance(entry, Entry)
    return [defend_hint(s, entry, STAY)]


# -- debates (§18.5) --------------------------------------------------------------------------------


def debate_values(s: State, fight: DebateRound, attackers: int, defenders: int) -> tuple[int, ...]:
    """HIS §18.5: the caller's average chance to win the first round and of a tie, and the ranges of dice."""
    attack: list[int] = []
    for debater in members(attackers):
        fight.attacker = debater
        attack.append(debate_attack(s, fight))
    defence: list[int] = []
    for debater in members(defenders):
        fight.defender = debater
        defence.append(debate_defence(fight))
    rounds = [round_chances(dice, against) for dice in attack for against in defence]
    win = sum(chances[0] for chances in rounds) / len(rounds)
    tie = sum(chances[1] for chances in rounds) / len(rounds)
    return percent(win), percent(tie), min(attack), max(attack), min(defence), max(defence)


def pool_hints(s: State, question: Question) -> list[Hint]:
    """HIS §18.5 step 3: the first round against a defender out of each pool."""
    real = question.about
    assert isinstance(real, DebateRound)
    fight = DebateRound(real.caller, real.zone, (real.extra,) * (real.zone + 1), real.spaces)
    fight.fresh = real.fresh
    enemies = side_debaters(enemy(real.caller), real.zone) & ~real.barred
    found: list[Hint] = []
    for name, pool in ((COMMITTED, committed(s)), (UNCOMMITTED, real.fresh)):
        if enemies & pool:
            win, tie, dice, _, low, high = debate_values(s, fight, 1 << real.attacker, enemies & pool)
            found.append((name, HINT_DEBATE, (win, tie, dice, low, high)))
    return found


def zone_hints(s: State, question: Question) -> list[Hint]:
    """HIS §18.5 steps 1-3: the first round in each zone, with any attacker against any defender."""
    found: list[Hint] = []
    caller = question.seat
    ready = uncommitted(s)
    for zone in options_of(question):
        fight = DebateRound(caller, zone, question.about, ALL_SPACES)
        fight.fresh = ready
        defenders = side_debaters(enemy(caller), zone) & (ready | committed(s))
        values = debate_values(s, fight, side_debaters(caller, zone) & ready, defenders)
        found.append((zone, HINT_DEBATE_ZONE, values))
    return found


# -- at sea (§16) -----------------------------------------------------------------------------------


def fleet_in(s: State, places: int, power: int) -> Fleet:
    """The ships and the best naval leader of a side in some places together."""
    users = side_of(s, power)
    ships: list[int] = []
    leaders: list[int] = []
    for place in members(places):
        ships += board.ships_at(s, place, users)
        leaders += naval_leaders_at(s, place, users)
    corsairs = sum(1 for ship in ships if s.corsairs >> ship & 1)
    return Fleet(len(ships) - corsairs, corsairs, best_battle(leaders))


def combat_values(s: State, power: int, places: int, other: int, place: int) -> tuple[int, ...]:
    """HIS §16.2: the chance of the ships out of some places in a combat, and the dice of both sides."""
    attacker, defender = fleet_in(s, places, power), fleet_in(s, 1 << place, other)
    in_port = not board.is_sea(place)
    against = defender.dice + (PORT_DEFENDER_DICE if in_port else 0)
    return percent(naval_odds(attacker, defender, in_port).attacker_wins), attacker.dice, against


def fight_hints(s: State, question: Question) -> list[Hint]:
    """HIS §16.2: dice and chance of the combat with each enemy."""
    place = question.values[0]
    return [
        (other, HINT_NAVAL, (*combat_values(s, question.seat, 1 << place, other, place), 1 << other))
        for other in options_of(question)
    ]


def voyage_hints(s: State, question: Question) -> list[Hint]:
    """HIS §16.2: dice and chance of all ships of a place against each enemy where they may go."""
    power, start = question.seat, question.values[0]
    found: list[Hint] = []
    for to in options_of(question):
        for other in enemies_in(s, power, to):
            values = combat_values(s, power, 1 << start | 1 << to, other, to)
            found.append((to, HINT_NAVAL, (*values, 1 << other)))
    return found


def intercept_from_hints(s: State, question: Question) -> list[Hint]:
    """HIS §16.1 step 4: the chance to intercept with the best naval leader of each place."""
    found: list[Hint] = []
    for place in options_of(question):
        rating = best_battle(naval_leaders_at(s, place, board.own_mask(s, question.seat)))
        found.append((place, HINT_INTERCEPT, (percent(two_dice_odds(rating)), rating)))
    return found


def avoid_fleet_hints(s: State, question: Question) -> list[Hint]:
    """HIS §16.1 step 5: the chance to get away."""
    rating = best_battle(naval_leaders_at(s, question.values[0], board.own_mask(s, question.seat)))
    return [(to, HINT_AVOID, (percent(two_dice_odds(rating)), rating)) for to in options_of(question)]


def piracy_hints(s: State, question: Question) -> list[Hint]:
    """HIS §16.4: the chance of at least one award of each target, and the dice that it rolls first."""
    sea = question.values[0]
    corsairs = len(corsairs_in(s, sea))
    rating = best_piracy(s, sea)
    found: list[Hint] = []
    for target in options_of(question):
        against = defence_dice_of(s, sea, target)
        ports = (s.owned[target] & SEA_PORTS[sea - FIRST_SEA]).bit_count()
        chance = 0.0
        for lost, likely in enumerate(hit_chances([(against, HITS_ON)])):
            if lost < corsairs:
                low = corsairs - lost == 1 or ports == 1
                dice = (PIRACY_LOW_DICE if low else PIRACY_HIGH_DICE) + rating
                chance += likely * (1 - hit_chances([(dice, HITS_ON)])[0])
        found.append((target, HINT_PIRACY, (percent(chance), against)))
    return found


def best_piracy(s: State, sea: int) -> int:
    """HIS §16.4 step 4: the best piracy rating of the Ottoman naval leaders in a sea zone."""
    return max((LEADER_PIRACY[leader] for leader in naval_leaders_at(s, sea, 1 << OTTOMAN)), default=0)


_HINTS: Final[dict[str, Callable[[State, Question], list[Hint]]]] = {
    ASK_CARD.id: card_hints,
    ASK_PLAY_OR_KEEP.id: retrieved_hints,
    ASK_REFORM.id: attempt_hints,
    ASK_COUNTER.id: attempt_hints,
    ASK_ASSAULT_SPACE.id: assault_space_hints,
    ASK_ASSAULT_FORCE.id: assault_force_hints,
    ASK_TO.id: move_hints,
    ASK_FORMATION.id: formation_hints,
    ASK_INTERCEPT.id: intercept_hints,
    ASK_INTERCEPTORS.id: interceptors_hints,
    ASK_AVOID.id: avoid_hints,
    ASK_AVOIDING.id: avoiding_hints,
    ASK_WITHDRAW.id: withdraw_hints,
    ASK_POOL.id: pool_hints,
    ASK_ZONE.id: zone_hints,
    ASK_FIGHT_WHOM.id: fight_hints,
    ASK_FLEET_TO.id: voyage_hints,
    ASK_INTERCEPT_FROM.id: intercept_from_hints,
    ASK_AVOID_FLEET.id: avoid_fleet_hints,
    ASK_PIRACY_TARGET.id: piracy_hints,
}
"""By the message of the question."""
