"""Odds are exact: compared with all rolls counted one by one (HIS §13.2, §14, §15.1)."""

from itertools import product

import pytest

from regio.his.odds import assault_odds, battle_odds, field_battle_odds, hit_chances, treason_odds, two_dice_odds


def rolls(groups: list[tuple[int, int]]) -> list[int]:
    """The hits of every roll of some dice."""
    lowest = [low for count, low in groups for _ in range(count)]
    return [
        sum(die >= low for die, low in zip(dice, lowest, strict=True))
        for dice in product(range(1, 7), repeat=len(lowest))
    ]


@pytest.mark.parametrize("groups", [[(3, 5)], [(2, 5), (2, 4)], [(0, 5)], [(1, 3)]])
def test_hit_chances(groups: list[tuple[int, int]]) -> None:
    counted = rolls(groups)
    chances = hit_chances(groups)
    assert sum(chances) == pytest.approx(1)
    for hits, chance in enumerate(chances):
        assert chance == pytest.approx(counted.count(hits) / len(counted))


def test_battle_odds() -> None:
    odds = battle_odds([(2, 5), (1, 4)], [(3, 5)], 2, 2)
    one, other = rolls([(2, 5), (1, 4)]), rolls([(3, 5)])
    total = len(one) * len(other)
    wins = sum(hits > against for hits in one for against in other)
    assert odds.attacker_wins == pytest.approx(wins / total)
    # on equal dice the defender keeps the last unit, so he is gone only while an attacker is left
    gone = sum(hits >= 2 and against < 2 for hits in one for against in other)
    assert odds.defender_gone == pytest.approx(gone / total)
    assert odds.attacker_gone == pytest.approx(sum(against >= 2 for against in other) / len(other))


def test_more_dice_keep_a_unit() -> None:
    odds = field_battle_odds(6, 2, 1, 1)
    assert odds.attacker_gone == pytest.approx((1 - (4 / 6) ** 2) * (4 / 6) ** 6)


def test_assault_odds() -> None:
    assert assault_odds([(4, 5)], [(1, 5)], 3, 0) == pytest.approx(1 - (4 / 6) ** 4)
    assert assault_odds([(1, 5)], [(1, 5)], 1, 0) == pytest.approx(2 / 6 * 4 / 6)
    assert assault_odds([(1, 5)], [(3, 5)], 4, 2) == 0


@pytest.mark.parametrize(("modifier", "ways"), [(-1, 6), (0, 10), (1, 15), (2, 21), (3, 26)])
def test_two_dice(modifier: int, ways: int) -> None:
    counted = sum(one + other + modifier >= 9 for one, other in product(range(1, 7), repeat=2))
    assert counted == ways
    assert two_dice_odds(modifier) == pytest.approx(ways / 36)


@pytest.mark.parametrize(("attackers", "inside"), [(3, 1), (2, 1), (1, 0), (4, 3)])
def test_treason_odds(attackers: int, inside: int) -> None:
    """Card 105: more besiegers than defenders are left, in all rolls of two dice against three."""
    mine, theirs = rolls([(2, 5)]), rolls([(3, 5)])
    won = sum(attackers - against > max(0, inside - hit) for hit in mine for against in theirs)
    chance = treason_odds([(2, 5)], [(3, 5)], attackers, inside)
    assert chance == pytest.approx(won / (len(mine) * len(theirs)))
