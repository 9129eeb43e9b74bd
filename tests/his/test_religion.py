"""Targets and dice of the religious struggle against a plain reading of the rules, and the odds against counting."""

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regio.his.options import Options
from regio.his.powers import HAPSBURG, PROTESTANT
from regio.his.religion import (
    beside,
    catholic,
    counter_targets,
    papal_dice,
    protestant_dice,
    reformation_targets,
    reformers,
)
from regio.his.religious_odds import (
    counter_chance,
    defeat_chance,
    margin_chances,
    reformation_chance,
    round_chances,
)
from regio.his.spaces import N_SPACES
from regio.his.state import REFORMER_ON_MAP, State, new_state
from regio.his.tables_map import ADJ, ALL_SPACES, CLEAR, OTTOMAN_HOME, PORT_SEAS

MASKS = st.integers(min_value=0, max_value=ALL_SPACES)


def spaces(mask: int) -> list[int]:
    return [space for space in range(N_SPACES) if mask >> space & 1]


@st.composite
def positions(draw: st.DrawFn) -> State:
    """Any mixture of religions, unrest, universities, reformers and stacks."""
    s = new_state(Options())
    s.protestant = draw(MASKS) & ~OTTOMAN_HOME
    s.unrest = draw(MASKS) & draw(MASKS)
    s.universities = draw(MASKS) & draw(MASKS) & ~OTTOMAN_HOME
    s.troops[HAPSBURG] = draw(MASKS) & draw(MASKS)
    s.troops[PROTESTANT] = draw(MASKS) & draw(MASKS)
    for reformer in range(len(s.reformer_state)):
        if draw(st.booleans()):
            s.reformer_state[reformer] = REFORMER_ON_MAP
    return s


def reaches(s: State, space: int, sources: int) -> bool:
    """Is a space of a religion, not in unrest, next to it by land or on one of its seas?"""
    return any(
        other != space and (ADJ[space] >> other & 1 or PORT_SEAS[space] & PORT_SEAS[other])
        for other in spaces(sources & ~s.unrest)
    )


@settings(max_examples=60, deadline=None)
@given(positions())
def test_targets(s: State) -> None:
    """HIS §18.3 step 1 and §18.4 step 1, space by space."""
    for space in range(N_SPACES):
        bit = 1 << space
        reformed = bool(catholic(s) & bit) and bool(reformers(s) & bit or reaches(s, space, s.protestant))
        countered = bool(s.protestant & bit) and bool(s.universities & bit or reaches(s, space, catholic(s)))
        assert bool(reformation_targets(s) & bit) == reformed
        assert bool(counter_targets(s) & bit) == countered


def plain_dice(s: State, target: int, religion: int, persons: int, troops: int) -> int:
    dice = 0
    for other in spaces(CLEAR[target] & ~s.unrest & ~OTTOMAN_HOME):
        dice += (religion >> other & 1) + (persons >> other & 1) + (troops >> other & 1)
    return max(1, dice + 2 * (persons >> target & 1) + 2 * (troops >> target & 1))


@settings(max_examples=60, deadline=None)
@given(positions())
def test_dice(s: State) -> None:
    """HIS §18.3 steps 2 and 6: neighbours over clear connections, without unrest; twice inside; at least one."""
    for space in spaces(ALL_SPACES & ~OTTOMAN_HOME):
        assert protestant_dice(s, space) == plain_dice(s, space, s.protestant, reformers(s), s.troops[PROTESTANT])
        assert papal_dice(s, space) == plain_dice(s, space, catholic(s), s.universities, s.troops[HAPSBURG])


@given(MASKS)
def test_beside(mask: int) -> None:
    expected = 0
    for space in spaces(mask):
        expected |= ADJ[space]
    assert beside(mask) == expected


# -- odds -------------------------------------------------------------------------------------------


def counted(dice: int, against: int, shift: int, favoured: bool) -> float:
    wins = total = 0
    for roll in product(range(1, 7), repeat=dice + against):
        best, other = max(roll[:dice]) + shift, max(roll[dice:])
        total += 1
        wins += (favoured and best >= 6) or best > other or (favoured and best == other)
    return wins / total


@pytest.mark.parametrize(("dice", "against"), [(1, 1), (1, 3), (3, 1), (2, 2), (3, 3)])
def test_attempts_are_counted_right(dice: int, against: int) -> None:
    for inside in (False, True):
        assert reformation_chance(dice, against, inside) == pytest.approx(counted(dice, against, 0, inside))
        assert counter_chance(dice, against, inside) == pytest.approx(counted(dice, against, 0, inside))
        assert counter_chance(dice, against, inside, 1) == pytest.approx(counted(dice, against, -1, inside))
    assert reformation_chance(dice, against, True, 1) == pytest.approx(counted(dice, against, 1, True))
    assert reformation_chance(dice, against, False, 1) == pytest.approx(counted(dice, against, 0, False))


@pytest.mark.parametrize(("attack", "defence", "value"), [(2, 2, 1), (4, 3, 2), (3, 4, 1)])
def test_debates_are_counted_right(attack: int, defence: int, value: int) -> None:
    margins: dict[int, int] = {}
    for roll in product(range(1, 7), repeat=attack + defence):
        hits = sum(die >= 5 for die in roll[:attack]) - sum(die >= 5 for die in roll[attack:])
        margins[hits] = margins.get(hits, 0) + 1
    total = 6 ** (attack + defence)
    assert margin_chances(attack, defence) == pytest.approx({k: n / total for k, n in margins.items()})
    win = sum(n for margin, n in margins.items() if margin > 0) / total
    assert round_chances(attack, defence) == pytest.approx((win, margins[0] / total, 1 - win - margins[0] / total))
    burnt = sum(n for margin, n in margins.items() if margin > value) / total
    assert defeat_chance(attack, defence, value) == pytest.approx(burnt)
