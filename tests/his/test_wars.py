"""Declarations of war, interventions and activations against the printed tables (HIS §9.6, §22).

Expected values are those of the fact base, written out here row by row.
"""

from __future__ import annotations

import pytest

from regio.his import board, war
from regio.his.minors import may_activate, may_deactivate
from regio.his.options import EDITIONS
from regio.his.powers import (
    ENGLAND,
    FRANCE,
    HAPSBURG,
    MAJORS,
    MINORS,
    POWER_NAMES,
)
from regio.his.state import EVENT_LEAGUE, State
from regio.his.tables_costs import INTERVENTION_COST, NATURAL_ALLY
from tests.his.game_help import new, power

DECLARATIONS_TABLE = """
ottoman hapsburg 2
ottoman england 2
ottoman france 2
ottoman papacy 2
ottoman protestant 2 league
ottoman genoa 1
ottoman hungary never
ottoman scotland never
ottoman venice 1
hapsburg ottoman 2
hapsburg england 3
hapsburg france 3
hapsburg papacy 4
hapsburg protestant never
hapsburg genoa 1
hapsburg hungary never
hapsburg scotland 1 france
hapsburg venice 1
england ottoman 2
england hapsburg 3
england france 3
england papacy 3
england protestant 2 league
england genoa 1
england hungary never
england scotland 1 france
england venice never
france ottoman 2
france hapsburg 3
france england 3
france papacy 3
france protestant 2 league
france genoa 1
france hungary never
france scotland 1
france venice 1
papacy ottoman 2
papacy hapsburg 4
papacy england 3
papacy france 3
papacy protestant never
papacy genoa 1
papacy hungary never
papacy scotland never
papacy venice 1
protestant ottoman 2 league
protestant hapsburg never
protestant england 2 league
protestant france 2 league
protestant papacy never
protestant genoa 1 league
protestant hungary never
protestant scotland never
protestant venice 1 league
"""
DECLARATIONS = [row for row in DECLARATIONS_TABLE.splitlines() if row]


def ready_for_war(edition: str, league: bool) -> State:
    """No wars, and everybody can pay for anything."""
    s = new(edition).state
    s.war = [0] * len(s.war)
    board.update_sides(s)
    s.hand = [1 << 1 | 1 << 2 | 1 << 3] * len(MAJORS)
    if league:
        s.events |= EVENT_LEAGUE
    return s


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("row", DECLARATIONS)
def test_declarations_of_war(edition: str, row: str) -> None:
    one, other, cost, *condition = row.split()
    declarer, target = power(one), power(other)
    for league in (False, True):
        s = ready_for_war(edition, league)
        allowed = cost != "never" and (league or condition != ["league"])
        assert (war.segment_objection(s, declarer, target) is None) is allowed
        if allowed:
            assert war.cost_of(s, declarer, target) == int(cost)
    if condition == ["france"]:
        s = ready_for_war(edition, True)
        board.set_alliance(s, declarer, FRANCE)
        assert war.objection(s, declarer, target) is not None


@pytest.mark.parametrize("row", [row for row in DECLARATIONS if "never" not in row])
def test_no_declaration_twice_on_an_ally_or_beyond_the_cards(row: str) -> None:
    one, other, cost, *_ = row.split()
    declarer, target = power(one), power(other)
    s = ready_for_war("2010", True)
    board.set_war(s, declarer, target)
    assert war.objection(s, declarer, target) is not None
    s = ready_for_war("2010", True)
    if target in MAJORS:
        board.set_alliance(s, declarer, target)
        assert war.objection(s, declarer, target) is not None
        s = ready_for_war("2010", True)
        s.peace[declarer] |= 1 << target
        assert war.segment_objection(s, declarer, target) is not None
    else:
        s.minor_ally[target - MINORS[0]] = next(major for major in MAJORS if major != declarer)
        assert war.objection(s, declarer, target) is not None
    s = ready_for_war("2010", True)
    s.declared[declarer] = 15 - int(cost)  # three home cards of 5 CP
    assert war.segment_objection(s, declarer, target) is None
    s.declared[declarer] += 1
    assert war.segment_objection(s, declarer, target) is not None


def test_catherine_of_aragon() -> None:
    s = ready_for_war("2010", False)
    s.catherine = 1
    assert war.cost_of(s, HAPSBURG, ENGLAND) == 1
    assert war.cost_of(s, ENGLAND, HAPSBURG) == 3
    assert war.cost_of(s, HAPSBURG, FRANCE) == 3


def test_interventions() -> None:
    guardians = {"scotland": "france", "venice": "papacy", "hungary": "hapsburg", "genoa": "none"}
    assert {POWER_NAMES[minor]: POWER_NAMES[NATURAL_ALLY[minor]] for minor in MINORS} == guardians
    assert INTERVENTION_COST == 2


ACTIVATORS = {
    "genoa": "hapsburg france papacy",
    "hungary": "hapsburg",
    "scotland": "england france",
    "venice": "hapsburg france papacy",
}


@pytest.mark.parametrize("minor", ACTIVATORS)
def test_who_activates(minor: str) -> None:
    s = new().state
    may = [POWER_NAMES[major] for major in MAJORS if may_activate(s, power(minor), major)]
    assert " ".join(may) == ACTIVATORS[minor]
    assert not may_deactivate(s, power(minor))
    s.minor_ally[power(minor) - MINORS[0]] = HAPSBURG
    assert may_deactivate(s, power(minor)) is (minor != "hungary")
