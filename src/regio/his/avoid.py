"""Avoiding battle and withdrawing into fortifications (HIS §13.3, §13.4)."""

from __future__ import annotations

from typing import Final

from regio.his import access, board
from regio.his.captives import capture_lone_leaders
from regio.his.context import G
from regio.his.entry import Entry
from regio.his.interception import cavalry_modifier
from regio.his.marks import marked
from regio.his.pieces import UNLIMITED, Force, all_at, force_of
from regio.his.powers import N_MAJORS, NOBODY
from regio.his.shifting import withdraw_to
from regio.his.siege import check_siege_at
from regio.his.sieges import GARRISON_LIMIT
from regio.his.spaces import N_SPACES
from regio.his.splits import Split
from regio.his.state import N_SLOTS, State
from regio.his.tables_religion import INTERCEPT_ON
from regio.kernel.messages import message
from regio.kernel.notation import word
from regio.kernel.questions import One
from regio.kernel.rules import Procedure
from regio.series.bits import members

STAY: Final = word("stay")
WITHDRAW: Final = word("withdraw")

ASK_AVOID = message("his-ask-avoid", "power:power", "space:space", "units:n")
ASK_AVOIDING = message("his-ask-avoiding", "space:space", "to:space")
ASK_WITHDRAW = message("his-ask-withdraw", "power:power", "space:space", "units:n", "defenders:n")
FACT_AVOID_ROLL = message(
    "his-avoid-roll", "power:power", "space:space", "to:space", "dice:dice", "modifier:n", "total:n"
)
FACT_AVOIDS = message("his-avoids-battle", "power:power", "space:space", "to:space", "units:n", "leaders:leaders")
FACT_AVOIDS_UNROLLED = message("his-avoids-without-roll", "power:power", "space:space")
FACT_STAYS = message("his-does-not-avoid", "power:power", "space:space")
FACT_WITHDRAWS = message("his-withdraws", "space:space", "units:n")

AVOID_ON: Final = INTERCEPT_ON


def avoidances(g: G, entry: Entry) -> Procedure:
    """HIS §13.3: each major power with units outside may try once to leave, in impulse order."""
    for power in range(N_MAJORS):
        s = g.state
        if entry.outside(s) & board.own_mask(s, power) and entry.foes >> power & 1:
            yield from avoidance(g, entry, power)


def avoidance(g: G, entry: Entry, power: int) -> Procedure:
    """HIS §13.3: one attempt: destination, units, roll."""
    s = g.state
    to = entry.to
    barred = 1 << entry.origin if entry.origin < N_SPACES else 0
    options = access.refuge(s, power, to, barred, board.own_mask(s, entry.power))
    if not options:
        return
    ask = One(power, ASK_AVOID, (entry.power, to, entry.force.size()), "space", [*members(options), STAY], "13.3")
    ask.about = entry
    refuge = yield ask
    if refuge == STAY:
        return
    pool = all_at(s, to, board.own_mask(s, power))
    question = Split(s, power, ASK_AVOIDING, (to, refuge), pool, to, refuge, "13.3", 0, UNLIMITED, limited=False)
    question.about = entry
    answer = yield question
    force = force_of(question.kinds, answer)
    if not slips_away(g, entry, power, force, refuge):
        g.log(FACT_STAYS, power, to)
        return
    withdraw_to(g, force, to, refuge)
    g.log(FACT_AVOIDS, power, to, refuge, force.size(), force.leader_mask())
    yield from capture_lone_leaders(g, refuge, power, s.enemies[power])
    if entry.besieged:
        yield from check_siege_at(g, to)


def slips_away(g: G, entry: Entry, power: int, force: Force, refuge: int) -> bool:
    """HIS §13.3: no roll if every unit lost a battle in this impulse; else 2d6 with modifiers, 9 or more."""
    s = g.state
    if all_beaten(s, entry.to, force):
        g.log(FACT_AVOIDS_UNROLLED, power, entry.to)
        return True
    modifier = force.battle_rating() + cavalry_modifier(power, force, entry.force)
    dice = g.roll(2, "avoid")
    total = dice[0] + dice[1] + modifier
    g.log(FACT_AVOID_ROLL, power, entry.to, refuge, tuple(dice), modifier, total)
    return total >= AVOID_ON


def all_beaten(s: State, place: int, force: Force) -> bool:
    """HIS §13.3: did all units that leave lose a field battle in this impulse? Leaders alone: did they?"""
    if not force.size():
        return all(s.beaten_leaders >> leader & 1 for leader in force.leaders)
    if not s.beaten:
        return False
    return all(force.units[slot] <= marked(s.beaten, place, slot) for slot in range(N_SLOTS))


# -- withdrawing (§13.4) ----------------------------------------------------------------------------


def withdrawal(g: G, entry: Entry) -> Procedure:
    """HIS §13.4: up to 4 defenders may go inside, all or none; the power that controls the space decides."""
    s = g.state
    seat = who_withdraws(s, entry)
    if seat == NOBODY:
        return
    defenders = defenders_strength(s, entry)
    values = (entry.power, entry.to, entry.force.size(), defenders)
    question = One(seat, ASK_WITHDRAW, values, "word", [WITHDRAW, STAY], "13.4")
    question.about = entry
    answer = yield question
    if answer == WITHDRAW:
        entry.withdrawn = True
        g.log(FACT_WITHDRAWS, entry.to, defenders)


def defenders_strength(s: State, entry: Entry) -> int:
    """All land units that would be inside together: those of the defenders and any that are there already."""
    return board.strength(s, entry.to, board.owners_at(s, entry.to) & ~board.own_mask(s, entry.power))


def who_withdraws(s: State, entry: Entry) -> int:
    """HIS §13.4: the power that decides about a withdrawal, NOBODY if none is possible."""
    to = entry.to
    controller = s.control[to]
    if entry.besieged or controller >= N_MAJORS or not board.fortified(s) >> to & 1:
        return NOBODY
    if board.friendly_spaces(s, entry.power) >> to & 1:
        return NOBODY  # the controller is an ally of both sides (ruling 13.4-ally)
    outside = entry.outside(s)
    if not outside or outside & access.passive_owners(s) or outside & ~s.friends[controller]:
        return NOBODY
    return controller if defenders_strength(s, entry) <= GARRISON_LIMIT else NOBODY
