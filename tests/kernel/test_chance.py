"""Sources of chance: the same results for the same key, fair, and scripts that say what is wrong with them."""

from collections import Counter
from hashlib import blake2b
from itertools import pairwise
from typing import Any

import pytest

from regio.kernel.chance import Chance, FastChance, KeyedChance, ScriptedChance, SwitchedChance
from regio.kernel.errors import BadInput, ChanceExhausted
from tests.kernel.toy import NOTATION, ToyG, ToyState

SOURCES = [FastChance(1), FastChance(0), FastChance(-5), FastChance(1 << 70), KeyedChance(b"k" * 32)]


def context(chance: Chance) -> ToyG:
    g = ToyG(chance)
    g.state = ToyState()
    return g


@pytest.mark.parametrize(
    "source", SOURCES, ids=lambda source: f"{type(source).__name__}-{getattr(source, 'seed', None)}"
)
def test_results_depend_on_key_and_number_alone(source: Chance) -> None:
    first = [source.value(n, "x") for n in range(50)]
    assert [source.value(n, "x") for n in reversed(range(50))] == first[::-1]
    assert source.copy().value(7, "x") == first[7]
    assert len(set(first)) == 50
    assert all(value >= 0 for value in first)


def test_other_keys_other_results() -> None:
    assert len({FastChance(seed).value(3, "x") for seed in range(1000)}) == 1000
    assert KeyedChance(b"a" * 32).value(3, "x") != KeyedChance(b"b" * 32).value(3, "x")
    assert KeyedChance(b"a" * 32).value(3, "x") != KeyedChance(b"a" * 32).value(3, "y")


def test_anyone_can_check_a_keyed_result_from_the_published_key() -> None:
    key = bytes(range(32))
    chance = KeyedChance(key)
    assert chance.commitment() == blake2b(key, digest_size=32).hexdigest()
    assert chance.value(12, "battle") == int.from_bytes(blake2b(b"12:battle", key=key).digest(), "big")


@pytest.mark.parametrize("source", [FastChance(3), KeyedChance(b"q" * 32)], ids=("fast", "keyed"))
def test_dice_are_fair(source: Chance) -> None:
    """Chi-squared of 12,000 dice, of pairs of dice of one roll, and of first dice of neighbouring rolls."""
    g = context(source)
    rolls = [g.roll(6, "x") for _ in range(2000)]
    single = Counter(die for roll in rolls for die in roll)
    assert chi_squared(single, 6, 12000) < 20.5  # 1 in 1,000
    within = Counter((roll[0], roll[1]) for roll in rolls)
    assert chi_squared(within, 36, 2000) < 66.6
    between = Counter((one[0], other[0]) for one, other in pairwise(rolls))
    assert chi_squared(between, 36, 1999) < 66.6


def chi_squared(seen: Counter[Any], kinds: int, total: int) -> float:
    expected = total / kinds
    return sum((n - expected) ** 2 / expected for n in seen.values()) + (kinds - len(seen)) * expected


def test_many_dice_of_one_roll_use_more_than_one_result() -> None:
    g = context(FastChance(2))
    assert len(g.roll(45, "x")) == 45
    assert g.state.chance_count == 3
    assert g.roll(0, "x") == []
    assert g.state.chance_count == 3


def test_shuffles_and_choices_are_fair() -> None:
    g = context(FastChance(4))
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(2400):
        cards = [1, 2, 3, 4]
        g.shuffle(cards, "deck")
        orders[tuple(cards)] += 1
    assert chi_squared(orders, 24, 2400) < 49.7
    chosen = Counter(g.choose([5, 6, 7], "card", "x") for _ in range(3000))
    assert chi_squared(chosen, 3, 3000) < 13.8


def test_scripted_dice_come_in_order_and_by_the_longest_purpose() -> None:
    script = ScriptedChance(None)
    script.dice = {"battle": [1, 2], "battle.attacker": [5, 6, 4]}
    g = context(script)
    assert g.roll(2, "battle.attacker") == [5, 6]
    assert g.roll(1, "battle.defender") == [1]
    assert g.roll(1, "battle.attacker") == [4]
    assert g.roll(1, "battle.attacker") == [2]
    assert script.left() == {}
    with pytest.raises(ChanceExhausted, match=r"nothing is queued for battle\.attacker"):
        g.roll(1, "battle.attacker")


def test_a_script_that_holds_too_few_dice_says_so() -> None:
    script = ScriptedChance(FastChance(1))
    script.dice = {"assault": [3]}
    with pytest.raises(ChanceExhausted, match="2 dice are rolled for assault, only 1 are queued"):
        context(script).roll(2, "assault")
    assert script.left() == {"assault": [3]}


def test_what_is_not_scripted_comes_from_behind() -> None:
    script = ScriptedChance(FastChance(9))
    assert context(script).roll(5, "x") == context(FastChance(9)).roll(5, "x")


def test_scripted_draws_are_names_and_must_be_possible() -> None:
    script = ScriptedChance(None)
    script.notation = NOTATION
    script.draws = {"draw": ["c3", "c9"]}
    g = context(script)
    assert g.choose([1, 3, 5], "card", "draw.hand") == 3
    with pytest.raises(ChanceExhausted, match=r"'c9' is queued for draw\.hand, possible there: c1, c5"):
        g.choose([1, 5], "card", "draw.hand")
    script.draws = {"draw": ["c77"]}
    with pytest.raises(BadInput, match="unknown card 'c77'"):
        g.choose([1, 5], "card", "draw.hand")


def test_a_copy_of_a_script_has_queues_of_its_own() -> None:
    script = ScriptedChance(None)
    script.dice = {"x": [1, 2, 3]}
    script.draws = {"y": ["4"]}
    twin = script.copy()
    context(twin).roll(2, "x")
    context(twin).choose([4], "n", "y")
    assert isinstance(twin, ScriptedChance)
    assert twin.left() == {"x": [3]}
    assert script.left() == {"x": [1, 2, 3], "y": ["4"]}


def test_switched_chance_keeps_the_past_and_changes_the_future() -> None:
    one, other = FastChance(1), FastChance(2)
    switched = SwitchedChance(one, 5, other)
    assert [switched.value(n, "x") for n in range(8)] == [
        *(one.value(n, "x") for n in range(5)),
        *(other.value(n, "x") for n in range(5, 8)),
    ]
    script = ScriptedChance(None)
    script.dice = {"x": [6, 6]}
    g = context(SwitchedChance(script, 1, other))
    assert g.roll(2, "x") == [6, 6]
    assert g.roll(1, "x") == context_at(other, 1).roll(1, "x")
    assert SwitchedChance(script, 1, other).copy().value(3, "x") == other.value(3, "x")


def context_at(chance: Chance, count: int) -> ToyG:
    g = context(chance)
    g.state.chance_count = count
    return g
