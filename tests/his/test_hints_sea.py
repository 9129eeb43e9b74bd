"""The odds at sea and in the New World (HIS §16, §20), against chances worked out from the rules."""

from collections.abc import Callable

import pytest

from tests.his.hint_help import about, ahead, at, hits, holds, percent, powers, said, two_dice, wins

E1 = "16.1-e1-doria-intercepts"
E7 = "16.1-e7-avoid-battle"
DORIA = "16.1-interception-leader-rating"


# -- orders, interception, combat (§16.1, §16.2) -----------------------------------------------------


def test_fleets_that_may_intercept() -> None:
    """E1: from the Tyrrhenian Sea with Doria (2) on 7, from the Ionian Sea on 9, if both try."""
    hints = said(at(E1, "ottoman sail"))
    missed = (1 - 21 / 36) * (1 - 10 / 36)
    assert hints["barbary_coast", "his-hint-fleet-intercepted"] == {
        "n": percent(1 - missed),
        "powers": powers("hapsburg"),
    }


@pytest.mark.parametrize(
    ("text", "ships", "dice"),
    [
        ("ottoman-squadron 2 ottoman-corsair 1", 3, 7),
        ("ottoman-squadron 1", 1, 4),
        ("ottoman-corsair 1", 1, 3),
    ],
)
def test_ships_that_attack(text: str, ships: int, dice: int) -> None:
    """E1: two dice a squadron, one a corsair, Barbarossa's 2; against two squadrons and Doria's 2."""
    fleet = {"ships": "hapsburg-squadron 1 genoa-squadron 1", "leaders": "andrea_doria"}
    seas = {"north_african_coast": fleet, "tyrrhenian_sea": {"ships": "", "leaders": ""}}
    game = at(E1, "ottoman sail north_african_coast", position={"sea": seas})
    expected = {"powers": powers("hapsburg"), "n": wins(dice, 6), "ships": ships, "dice": dice, "against": 6}
    assert about(game, "naval", text) == expected
    assert about(game, "naval")["dice"] == 7
    if ships < 3:
        game.say(f"ottoman {text}")
        assert about(game, "naval", "barbarossa") == expected
        assert about(game, "naval", "none")["n"] == wins(dice - 2, 6)


def test_an_order_counts_the_orders_before_it() -> None:
    """Two squadrons of Naples and one of Cagliari meet in the Tyrrhenian Sea: 4 dice and 2 more."""
    fleet = {"tyrrhenian_sea": {"ships": "ottoman-squadron 1"}, "barbary_coast": {"ships": "", "leaders": ""}}
    places = {"naples": {"ships": "hapsburg-squadron 2"}, "cagliari": {"ships": "hapsburg-squadron 1"}}
    game = at(E7, "hapsburg sail naples", position={"sea": fleet}, **places)
    assert about(game, "naval")["dice"] == 4
    game.say("hapsburg hapsburg-squadron 2 cagliari")
    both = said(game)["tyrrhenian_sea", "his-hint-naval"]
    assert both == {"powers": powers("ottoman"), "n": wins(6, 2), "ships": 3, "dice": 6, "against": 2}


def test_the_end_of_the_orders_tells_of_the_combats() -> None:
    """One squadron of Naples against one of the Ottoman, when no more orders are given."""
    fleet = {"tyrrhenian_sea": {"ships": "ottoman-squadron 1"}, "barbary_coast": {"ships": "", "leaders": ""}}
    cagliari = {"ships": "hapsburg-squadron 1"}
    game = at(E7, "hapsburg sail naples hapsburg-squadron 1", position={"sea": fleet}, cagliari=cagliari)
    done = said(game)["done", "his-hint-naval-at"]
    known = {"place": "tyrrhenian_sea", "powers": powers("ottoman")}
    assert done == {**known, "n": wins(2, 2), "ships": 1, "dice": 2, "against": 2}


def test_a_port_gives_its_defender_a_die() -> None:
    """§16.2: Barbarossa's fleet in Algiers: 2 + 2 + 2 dice and one for the port."""
    port = {"ships": "ottoman-squadron 1 ottoman-corsair 2", "leaders": "barbarossa"}
    seas = {"barbary_coast": {"ships": "hapsburg-squadron 3", "leaders": ""}, "tyrrhenian_sea": {"ships": ""}}
    game = at(E7, "hapsburg sail barbary_coast algiers", position={"sea": seas}, algiers=port, naples={"ships": ""})
    expected = {"powers": powers("ottoman"), "n": wins(4, 7), "ships": 2, "dice": 4, "against": 7}
    assert about(game, "naval", "hapsburg-squadron 2") == expected
    assert about(game, "naval")["n"] == wins(6, 7)


def test_interceptors_at_sea() -> None:
    """Without Doria 9 is needed, with him 7; then they defend with their dice against one squadron."""
    game = at(DORIA, "ottoman sail")
    assert said(game)["barbary_coast", "his-hint-intercept"] == {"n": two_dice(7), "modifier": 2}
    game.say("hapsburg barbary_coast")
    assert about(game, "defend", "hapsburg-squadron 2") == {"n": holds(6, 2), "dice": 6, "against": 2}
    assert about(game, "defend", "hapsburg-squadron 1") == {"n": holds(4, 2), "dice": 4, "against": 2}
    game.say("hapsburg hapsburg-squadron 1")
    assert about(game, "intercept", "andrea_doria") == {"n": two_dice(7), "modifier": 2}
    assert about(game, "defend", "andrea_doria") == {"n": holds(4, 2), "dice": 4, "against": 2}
    assert about(game, "intercept", "none") == {"n": two_dice(9), "modifier": 0}
    assert about(game, "defend", "none") == {"n": holds(2, 2), "dice": 2, "against": 2}


def test_avoiding_battle_at_sea() -> None:
    """E7: Barbarossa gets away on 7; else his 2 + 2 + 2 dice meet one squadron."""
    hints = said(at(E7, "hapsburg sail tyrrhenian_sea barbary_coast", "hapsburg done"))
    assert hints["algiers", "his-hint-avoid"] == {"n": two_dice(7), "modifier": 2}
    assert hints["stay", "his-hint-defend"] == {"n": holds(6, 2), "dice": 6, "against": 2}


# -- piracy (§16.4) ---------------------------------------------------------------------------------


def test_piracy() -> None:
    """F1: two dice against two corsairs; with both left 2 + 1 dice for Barbarossa, with one 1 + 1."""
    hints = said(at("16.4-f1-ionian-sea", "ottoman piracy"))["hapsburg", "his-hint-piracy"]
    one = 4 / 9 * (1 - hits(3)[0]) + 4 / 9 * (1 - hits(2)[0])
    two = 4 / 9 * sum(hits(3)[2:]) + 4 / 9 * hits(2)[2]
    assert hints == {"power": "hapsburg", "n": percent(one), "two": percent(two), "against": 2}


def test_piracy_against_a_single_target() -> None:
    """F2: the action itself says the odds, and three corsairs outlive two dice: 2 + 1 dice unless two are hit."""
    hints = said(at("16.4-f2-two-vp"))["piracy", "his-hint-piracy"]
    one = 8 / 9 * (1 - hits(3)[0]) + 1 / 9 * (1 - hits(2)[0])
    two = 8 / 9 * sum(hits(3)[2:]) + 1 / 9 * hits(2)[2]
    assert hints == {"power": "hapsburg", "n": percent(one), "two": percent(two), "against": 2}


# -- voyages (§20) ----------------------------------------------------------------------------------


def share(values: list[int], test: Callable[[int], bool]) -> int:
    """The percentage of two dice with each of some modifiers that pass a test."""
    rolls = [one + other + value for value in values for one in range(1, 7) for other in range(1, 7)]
    return percent(sum(test(roll) for roll in rolls) / len(rolls))


FRENCH = [3, 2, 0]
"""Cartier, Verrazano, Roberval."""


def exploration(values: list[int], nothing: tuple[int, ...] = (5, 6)) -> dict[str, int]:
    """§20.2: to 4 lost, 5 and 6 nothing, 7 to 9 a discovery, from 10 on a choice."""
    return {
        "lost": share(values, lambda roll: roll <= 4),
        "nothing": share(values, lambda roll: roll in nothing),
        "claim": share(values, lambda roll: 7 <= roll <= 9 and roll not in nothing),
        "choice": share(values, lambda roll: roll >= 10),
    }


def test_exploration() -> None:
    assert said(at("20.2-explore"))["explore", "his-hint-exploration"] == exploration(FRENCH)


def test_a_discovery_that_is_made_already() -> None:
    """With the St. Lawrence taken a 7 brings nothing."""
    world = {"voyages": [], "explored": "", "claims": {"st_lawrence_river": "england"}}
    hints = said(at("20.2-explore", position={"new_world": world}))
    assert hints["explore", "his-hint-exploration"] == exploration(FRENCH, (5, 6, 7))


def test_explorers_who_are_gone() -> None:
    world = {"voyages": [], "explored": "", "explorers": {"cartier": "removed", "verrazano": "on_map"}}
    hints = said(at("20.2-explore", position={"new_world": world}))
    assert hints["explore", "his-hint-exploration"] == exploration([0])


def test_conquest() -> None:
    """§20.3: to 6 killed, 7 and 8 nothing, from 9 on a conquest; England's markers have no value."""
    assert said(at("20.3-conquer"))["conquer", "his-hint-conquest"] == {
        "lost": share([0], lambda roll: roll <= 6),
        "nothing": share([0], lambda roll: roll in (7, 8)),
        "claim": share([0], lambda roll: roll >= 9),
    }


def test_circumnavigation() -> None:
    """Magellan (4) needs 6 of two dice, and nothing else of the choice is left to dice."""
    hints = said(at("20.2-circumnavigation-succeeds"))
    assert hints == {("circumnavigation", "his-hint-circumnavigation"): {"n": two_dice(6)}}


@pytest.mark.parametrize(("dice", "against", "by"), [(3, 2, 1), (4, 4, 2)])
def test_the_formula_of_this_page(dice: int, against: int, by: int) -> None:
    """`ahead` against all rolls, each die a hit two times in six."""
    total = 0.0
    for roll in range(2 ** (dice + against)):
        mine, theirs = (roll >> against).bit_count(), (roll & ((1 << against) - 1)).bit_count()
        if mine - theirs >= by:
            total += (1 / 3) ** (mine + theirs) * (2 / 3) ** (dice + against - mine - theirs)
    assert ahead(dice, against, by) == pytest.approx(total)
