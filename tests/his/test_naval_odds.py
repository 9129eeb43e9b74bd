"""The odds of naval combat, piracy and voyages, against counting by hand."""

from itertools import product

import pytest

from regio.his.naval_combat import losses_of
from regio.his.naval_odds import (
    Fleet,
    award_chances,
    circumnavigation_odds,
    conquest_odds,
    exploration_odds,
    mean,
    naval_odds,
)
from regio.his.options import Options
from regio.his.state import new_state


@pytest.mark.parametrize(
    ("squadrons", "corsairs", "hits", "lost", "expected"),
    [
        (3, 0, 3, True, (2, 0)),  # E4
        (3, 0, 3, False, (1, 0)),
        (1, 3, 5, True, (1, 3)),  # E5
        (2, 3, 3, False, (1, 1)),
        (2, 1, 1, True, (0, 1)),
        (2, 0, 1, True, (1, 0)),
        (2, 0, 1, False, (0, 0)),
        (1, 1, 9, True, (1, 1)),
        (0, 2, 1, False, (0, 1)),
    ],
)
def test_losses(squadrons: int, corsairs: int, hits: int, lost: bool, expected: tuple[int, int]) -> None:
    assert losses_of(squadrons, corsairs, hits, lost) == expected


def hits(dice: tuple[int, ...]) -> int:
    return sum(1 for die in dice if die >= 5)


@pytest.mark.parametrize("in_port", [False, True])
def test_squadron_against_squadron(in_port: bool) -> None:
    odds = naval_odds(Fleet(1), Fleet(1), in_port)
    wins = gone = total = 0
    for attack in product(range(1, 7), repeat=2):
        for defence in product(range(1, 7), repeat=3 if in_port else 2):
            total += 1
            a, d = hits(attack), hits(defence)
            wins += a > d
            # the attacker is gone by two hits, or by one if he lost; the defender keeps a ship if both are
            gone += d >= 2 or (d == 1 and a <= d)
    assert odds.attacker_wins == pytest.approx(wins / total)
    assert odds.attacker_gone == pytest.approx(gone / total)


def test_more_dice_keep_the_last_ship() -> None:
    equal = naval_odds(Fleet(1), Fleet(1))
    more = naval_odds(Fleet(1, rating=1), Fleet(1))
    assert equal.attacker_gone - more.attacker_gone > 1 / 9 * 0.5  # both wiped out: now the attacker keeps his ship
    assert more.attacker_wins > equal.attacker_wins


@pytest.mark.parametrize(
    ("corsairs", "defence", "rating", "ports"), [(2, 0, 0, 1), (3, 0, 2, 2), (1, 1, 0, 5), (2, 2, 1, 2), (3, 2, 1, 1)]
)
def test_piracy(corsairs: int, defence: int, rating: int, ports: int) -> None:
    """Against every roll of the target and, with the corsairs that are left, of the Ottoman."""
    counted = [0.0] * 5
    for first in product(range(1, 7), repeat=defence):
        left = corsairs - hits(first)
        dice = 0 if left <= 0 else (1 if left == 1 or ports == 1 else 2) + rating
        for second in product(range(1, 7), repeat=dice):
            counted[hits(second)] += 6.0 ** -(defence + dice)
    chances = award_chances(corsairs, defence, rating, ports)
    assert chances + [0.0] * (5 - len(chances)) == pytest.approx(counted)


@pytest.mark.parametrize(("modifier", "ways"), [(4, 26), (0, 6), (-1, 3)])
def test_circumnavigation(modifier: int, ways: int) -> None:
    assert circumnavigation_odds(modifier) == pytest.approx(ways / 36)


def test_the_men_of_a_pool_are_drawn_alike() -> None:
    s = new_state(Options())
    one, other = exploration_odds(s, 3), exploration_odds(s, 0)
    both = mean([one, other])
    for name in ("lost", "nothing", "claim", "choice"):
        assert getattr(both, name) == pytest.approx((getattr(one, name) + getattr(other, name)) / 2)
    assert conquest_odds(s, 0).lost == pytest.approx(15 / 36)
