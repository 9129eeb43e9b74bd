"""Hints for moves on land and landings: interceptions, battles, avoiding battle (HIS §13, §14, §15.2, §16.3)."""

from __future__ import annotations

from typing import Any, Final

from regio.his import access, board
from regio.his.avoid import ASK_AVOID, ASK_AVOIDING, ASK_WITHDRAW, STAY, all_beaten
from regio.his.battle import ATTACKER, DEFENDER, Party
from regio.his.entering import ASK_GARRISON, ASK_NOT_OUTNUMBERING, prepare
from regio.his.entry import Entry
from regio.his.hints_common import (
    HINT_AVOID,
    HINT_DEFEND,
    HINT_INTERCEPT,
    HINT_INTERCEPTED,
    OfAnswer,
    OfOptions,
    Said,
    largest,
    odds_of,
    of_each,
    of_option,
    options_of,
    percent,
)
from regio.his.interception import (
    ASK_INTERCEPT,
    ASK_INTERCEPTORS,
    cavalry_modifier,
    interceptor_pool,
    interceptor_spaces,
    may_be_intercepted,
)
from regio.his.movement import ASK_FORMATION, ASK_TO, movable
from regio.his.odds import two_dice_odds
from regio.his.pieces import Force, all_at, force_of
from regio.his.powers import MAJORS
from regio.his.spaces import N_SPACES
from regio.his.state import N_SLOTS, State
from regio.his.tables_costs import ACTION_MOVE_CLEAR, COST
from regio.his.transport import (
    ASK_EMBARK,
    ASK_SAIL_ON,
    MOST_UNITS,
    carrying_seas,
    landings,
    seas_within,
)
from regio.kernel.messages import message
from regio.kernel.questions import Question
from regio.kernel.rules import Hint
from regio.series.bits import members
from regio.series.formations import Formation

HINT_BATTLE = message("his-hint-battle", "n:n", "units:n", "dice:n", "against:n")
HINT_RELIEF = message("his-hint-relief", "n:n", "units:n", "dice:n", "against:n")
HINT_INTERCEPTORS_FIGHT = message("his-hint-interceptors-fight", "n:n", "dice:n", "against:n")
HINT_REST_DEFENDS = message("his-hint-rest-defends", "n:n", "units:n", "dice:n", "against:n")
HINT_LANDING = message("his-hint-landing", "space:space", "n:n", "units:n", "dice:n", "against:n")
HINT_LANDING_INTERCEPTED = message("his-hint-landing-intercepted", "space:space", "n:n", "spaces:spaces")


def chosen_force(question: Question, answer: Any, pool: Force, most: int = 1000) -> Force:
    """The force that an answer to a formation question names; the largest one out of a pool for none."""
    if answer is None or not isinstance(question, Formation):
        return largest(pool, most)
    return force_of(question.kinds, answer)


def together(one: Force, other: Force) -> Force:
    """Two forces as one."""
    both = Force()
    both.leaders = one.leaders + other.leaders
    both.units = [one.units[slot] + other.units[slot] for slot in range(N_SLOTS)]
    return both


# -- entering a space (§13.1 steps 5-8) -------------------------------------------------------------


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


def awaits(s: State, entry: Entry) -> list[Said]:
    """HIS §13.1: what awaits a force in a space: interceptions, and a battle with those outside."""
    found: list[Said] = []
    catchers, chance = interception_risk(s, entry)
    if catchers:
        found.append((HINT_INTERCEPTED, (percent(chance), catchers)))
    if entry.force.size() and entry.outside(s):
        odds, dice, against = odds_of(prepare(s, entry))
        found.append((HINT_BATTLE, (percent(odds.attacker_wins), entry.force.size(), dice, against)))
        if entry.relief and (entry.inside.size() or entry.inside.leaders):
            found += relief(s, entry, entry.inside)
    return found


def relief(s: State, entry: Entry, joined: Force) -> list[Said]:
    """HIS §15.2: the battle of a relieving force and those out of the fortifications who join it."""
    battle = prepare(s, entry)
    both = together(entry.force, joined)
    battle.parties[ATTACKER][0].force = both
    odds, dice, against = odds_of(battle)
    return [(HINT_RELIEF, (percent(odds.attacker_wins), both.size(), dice, against))]


def march(s: State, power: int, force: Force, start: int, to: int) -> list[Said]:
    """HIS §13.1: what awaits a formation that goes from one space to the next."""
    return awaits(s, Entry(s, power, force, start, start, to))


def destination_hints(s: State, question: Question) -> list[Hint]:
    """HIS §13.1, §16.3: what awaits the largest formation in each destination, or in the ports beyond a sea."""
    power, start = question.seat, question.values[0]
    found: list[Hint] = []
    for to in options_of(question):
        pool = movable(s, power, start)
        if to < N_SPACES:
            found += of_option(to, march(s, power, largest(pool), start, to))
        else:
            found += of_option(to, landings_of(s, power, largest(pool, MOST_UNITS), start, to))
    return found


def formation_hints(s: State, question: Question, answer: Any) -> list[Said]:
    """HIS §13.1: what awaits a formation in the chosen destination."""
    start, to = question.values
    return march(s, question.seat, chosen_force(question, answer, movable(s, question.seat, start)), start, to)


def onward_hints(s: State, question: Question) -> list[Hint]:
    """HIS §13.4: what awaits a formation that does not outnumber the inside, if it goes on."""
    entry = question.about
    assert isinstance(entry, Entry)
    return of_each(question, lambda to: awaits(s, Entry(s, entry.power, entry.force, entry.to, entry.to, to)))


def garrison_hints(s: State, question: Question, answer: Any) -> list[Said]:
    """HIS §15.2: the battle of a relieving force with those who join it."""
    entry = question.about
    assert isinstance(entry, Entry)
    joined = entry.inside
    if answer is not None and isinstance(question, Formation):
        joined = force_of(question.kinds, answer)
    return relief(s, entry, joined)


# -- interception (§13.2) ---------------------------------------------------------------------------


def interceptors_said(s: State, entry: Entry, power: int, force: Force) -> list[Said]:
    """HIS §13.2: the chance of a force to intercept, and of the battle that it then fights."""
    modifier = cavalry_modifier(power, force, entry.force) + force.battle_rating()
    found: list[Said] = [(HINT_INTERCEPT, (percent(two_dice_odds(modifier)), modifier))]
    if entry.force.size():
        battle = prepare(s, entry)
        battle.parties[DEFENDER].append(Party(power, board.own_mask(s, power), force))
        odds, dice, against = odds_of(battle)
        found.append((HINT_INTERCEPTORS_FIGHT, (percent(1 - odds.attacker_wins), against, dice)))
    return found


def intercept_hints(s: State, question: Question) -> list[Hint]:
    """HIS §13.2: the chance of the largest formation of each space to intercept."""
    entry = question.about
    assert isinstance(entry, Entry)
    found: list[Hint] = []
    for start in options_of(question):
        force = largest(interceptor_pool(s, question.seat, start))
        found += of_option(start, interceptors_said(s, entry, question.seat, force))
    return found


def interceptors_hints(s: State, question: Question, answer: Any) -> list[Said]:
    """HIS §13.2: the chance of a formation out of the chosen space to intercept."""
    entry = question.about
    assert isinstance(entry, Entry)
    force = chosen_force(question, answer, interceptor_pool(s, question.seat, question.values[0]))
    return interceptors_said(s, entry, question.seat, force)


# -- avoiding battle and withdrawing (§13.3, §13.4) --------------------------------------------------


def avoid_odds(s: State, entry: Entry, power: int, force: Force) -> tuple[int, int]:
    """HIS §13.3: the chance that units and leaders of a power get away, and the modifier."""
    if all_beaten(s, entry.to, force):
        return 100, 0
    modifier = force.battle_rating() + cavalry_modifier(power, force, entry.force)
    return percent(two_dice_odds(modifier)), modifier


def defend(s: State, entry: Entry) -> Said:
    """HIS §14: the chance to hold the field if it comes to a battle."""
    odds, dice, against = odds_of(prepare(s, entry))
    return HINT_DEFEND, (percent(1 - odds.attacker_wins), against, dice)


def avoid_hints(s: State, question: Question) -> list[Hint]:
    """HIS §13.3: the chance to get away with all, the same to each refuge, and that of the battle otherwise."""
    entry = question.about
    assert isinstance(entry, Entry)
    pool = all_at(s, entry.to, board.own_mask(s, question.seat))
    odds = avoid_odds(s, entry, question.seat, pool)
    found: list[Hint] = [(to, HINT_AVOID, odds) for to in options_of(question)]
    return found + of_option(STAY, [defend(s, entry)])


def avoiding_hints(s: State, question: Question, answer: Any) -> list[Said]:
    """HIS §13.3: the chance to get away, and that of the battle for all who fail or for those who stay."""
    entry = question.about
    assert isinstance(entry, Entry)
    power = question.seat
    pool = all_at(s, entry.to, board.own_mask(s, power))
    force = pool
    if answer is not None and isinstance(question, Formation):
        force = force_of(question.kinds, answer)
    found: list[Said] = [(HINT_AVOID, avoid_odds(s, entry, power, force)), defend(s, entry)]
    rest = pool.without(force)
    if rest.size() and force.size():
        battle = prepare(s, entry)
        for party in battle.parties[DEFENDER]:
            if party.seat == power:
                party.force = rest
        odds, dice, against = odds_of(battle)
        found.append((HINT_REST_DEFENDS, (percent(1 - odds.attacker_wins), rest.size(), against, dice)))
    return found


def withdraw_hints(s: State, question: Question) -> list[Hint]:
    """HIS §13.4: the chance of the battle for those who do not withdraw."""
    entry = question.about
    assert isinstance(entry, Entry)
    return of_option(STAY, [defend(s, entry)])


# -- landings (§16.3) -------------------------------------------------------------------------------


def landings_of(s: State, power: int, force: Force, start: int, sea: int) -> list[Said]:
    """HIS §16.3: what awaits a transport in each port that it can reach from a sea zone, after the step to it."""
    spaces = access.open_spaces(s, power)
    if not force.size():
        spaces = access.open_to_leaders(s, power, spaces) if force.leaders else 0
    seas = carrying_seas(s, power)
    steps = s.cp // COST[ACTION_MOVE_CLEAR][power] - 1
    found: list[Said] = []
    for to in members(landings(s, power, spaces, start)):
        if seas_within(seas, 1 << to, steps) >> sea & 1:
            found += landing(s, power, force, start, sea, to)
    return found


def landing(s: State, power: int, force: Force, start: int, sea: int, to: int) -> list[Said]:
    """HIS §16.3: what awaits a transport in one port."""
    found: list[Said] = []
    for what, values in awaits(s, Entry(s, power, force, start, sea, to)):
        if what is HINT_INTERCEPTED:
            found.append((HINT_LANDING_INTERCEPTED, (to, *values)))
        elif what is HINT_BATTLE:
            found.append((HINT_LANDING, (to, *values)))
        else:
            found.append((what, values))
    return found


def embark_hints(s: State, question: Question, answer: Any) -> list[Said]:
    """HIS §16.3: what awaits those who embark in the ports that they can reach."""
    start, sea = question.values
    power = question.seat
    force = chosen_force(question, answer, movable(s, power, start), MOST_UNITS)
    return landings_of(s, power, force, start, sea)


def sail_on_hints(s: State, question: Question) -> list[Hint]:
    """HIS §16.3: what awaits those on board in each port, or in the ports beyond the next sea zone."""
    force, start = question.about
    assert isinstance(force, Force)
    power, sea = question.seat, question.values[0]
    found: list[Hint] = []
    for to in options_of(question):
        if to < N_SPACES:
            found += of_option(to, awaits(s, Entry(s, power, force, start, sea, to)))
        else:
            found += of_option(to, landings_of(s, power, force, start, to))
    return found


OF_OPTIONS: Final[dict[str, OfOptions]] = {
    ASK_TO.id: destination_hints,
    ASK_NOT_OUTNUMBERING.id: onward_hints,
    ASK_INTERCEPT.id: intercept_hints,
    ASK_AVOID.id: avoid_hints,
    ASK_WITHDRAW.id: withdraw_hints,
    ASK_SAIL_ON.id: sail_on_hints,
}
OF_ANSWER: Final[dict[str, OfAnswer]] = {
    ASK_FORMATION.id: formation_hints,
    ASK_GARRISON.id: garrison_hints,
    ASK_INTERCEPTORS.id: interceptors_hints,
    ASK_AVOIDING.id: avoiding_hints,
    ASK_EMBARK.id: embark_hints,
}
