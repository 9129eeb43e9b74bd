"""Phony War markers **[500th]**: a declaration answered by an intervention and not yet fought (HIS §9.6 step 6)."""

from __future__ import annotations

from regio.his import board
from regio.his.context import G
from regio.his.powers import MAJORS, NOBODY
from regio.his.state import BONUS_PHONY_WAR, N_BONUS, State
from regio.his.tables_costs import NATURAL_ALLY
from regio.kernel.messages import message
from regio.series.bits import members

FACT_PHONY_WAR = message("his-phony-war", "power:power")
FACT_PHONY_WAR_OVER = message("his-phony-war-over", "power:power")


def begin_phony_war(g: G, declarer: int, minor: int) -> None:
    """HIS §9.6 step 6 **[500th]**: somebody intervened for a minor power: the declarer takes the marker."""
    s = g.state
    s.bonus[declarer * N_BONUS + BONUS_PHONY_WAR] -= 1
    s.phony_wars[declarer] |= 1 << minor
    g.log(FACT_PHONY_WAR, declarer)


def fought(g: G, one: int, other: int) -> None:
    """HIS §9.6 step 6: a land battle or assault between two sides: of declarer and minor power or intervener it ends.

    A side is a set of owners; a minor power that fights for its ally counts for that ally too.
    """
    s = g.state
    if not any(s.phony_wars):
        return
    one, other = _with_majors(s, one), _with_majors(s, other)
    for mine, theirs in ((one, other), (other, one)):
        for declarer in MAJORS:
            for minor in members(s.phony_wars[declarer]) if mine >> declarer & 1 else ():
                if theirs & (1 << minor | 1 << NATURAL_ALLY[minor]):
                    s.bonus[declarer * N_BONUS + BONUS_PHONY_WAR] += 1
                    s.phony_wars[declarer] &= ~(1 << minor)
                    g.log(FACT_PHONY_WAR_OVER, declarer)


def _with_majors(s: State, owners: int) -> int:
    found = owners
    for owner in members(owners):
        major = board.major_of(s, owner)
        if major != NOBODY:
            found |= 1 << major
    return found


def peace_came_first(s: State, one: int, other: int) -> None:
    """HIS §9.6 step 6: after a peace of declarer and intervener the marker stays for good."""
    for declarer, intervener in ((one, other), (other, one)):
        for minor in members(s.phony_wars[declarer]):
            if NATURAL_ALLY[minor] == intervener:
                s.phony_wars[declarer] &= ~(1 << minor)
