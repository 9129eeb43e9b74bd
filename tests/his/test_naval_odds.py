"""The odds of naval combat, piracy and voyages, against counting by hand."""

from itertools import product

import pytest

from regio.his.naval_combat import losses_of
from regio.his.naval_odds import Fleet, circumnavigation_odds, naval_odds, piracy_awards, voyage_odds


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


def test_piracy() -> None:
    assert piracy_awards(2, 0, 0, 1) == pytest.approx(1 / 3)
    assert piracy_awards(3, 0, 2, 2) == pytest.approx(4 / 3)
    assert piracy_awards(1, 1, 0, 5) == pytest.approx(2 / 3 * 1 / 3)


def test_voyages() -> None:
    magellan = voyage_odds(4)
    assert magellan.lost == 0
    assert magellan.choice == pytest.approx(26 / 36)
    assert voyage_odds(0, conquest=True).lost == pytest.approx(15 / 36)
    assert circumnavigation_odds(4) == pytest.approx(26 / 36)
