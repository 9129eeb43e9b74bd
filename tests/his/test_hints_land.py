"""The odds of moves, landings, interceptions and assaults, of just the formation that is chosen (HIS §13-§16.3)."""

import pytest

from tests.his.hint_help import about, ahead, at, hits, holds, percent, said, spaces, two_dice, wins

B2 = "13.2-b2-interception-succeeds"
MARCH = "ottoman move pressburg > vienna"
B8 = "13.3-b8-fresh-unit-stays"
SCOTS = "france move edinburgh > berwick france-reg 4"


def test_a_move_against_an_army_that_may_be_joined() -> None:
    """B2: Suleiman's 8 + 2 dice against 2 + 1 + 1; from Graz Charles adds 2 - 1 to two dice: 8 or more."""
    hints = said(at(B2, "ottoman move pressburg", buda={"control": "ottoman"}))
    battle = {"n": wins(10, 4), "units": 8, "dice": 10, "against": 4}
    assert hints["vienna", "his-hint-battle"] == battle
    assert hints["vienna", "his-hint-intercepted"] == {"n": two_dice(8), "spaces": spaces("graz")}
    assert {option for option, _ in hints} == {"vienna"}
    assert about(at(B2, MARCH), "battle") == battle


@pytest.mark.parametrize(
    ("text", "units", "dice", "needed"),
    [
        ("reg 7 cav 1 suleiman ibrahim", 8, 10, 8),
        ("reg 7 suleiman", 7, 9, 7),  # no cavalry: nothing is taken off Charles's roll
        ("reg 2 cav 1 ibrahim", 3, 4, 8),
        ("reg 3", 3, 3, 7),
        ("reg 1", 1, 1, 7),
    ],
)
def test_a_part_of_the_army_marches(text: str, units: int, dice: int, needed: int) -> None:
    game = at(B2, MARCH)
    assert about(game, "battle", text) == {"n": wins(dice, 4), "units": units, "dice": dice, "against": 4}
    assert about(game, "intercepted", text)["n"] == two_dice(needed)
    whole = about(game, "battle")
    assert (whole["units"], whole["dice"]) == (8, 10), "without an answer it is the largest formation"


@pytest.mark.parametrize(
    ("text", "modifier", "dice"),
    [("reg 8 charles_v", 1, 13), ("reg 4", -1, 8), ("reg 1 charles_v", 1, 6), ("reg 2", -1, 6)],
)
def test_interceptors(text: str, modifier: int, dice: int) -> None:
    """B2: those from Graz fight beside 2 of Vienna under Ferdinand (1), with a die for defending, against 10."""
    game = at(B2, MARCH + " reg 7 cav 1 suleiman ibrahim")
    first = said(game)
    assert first["graz", "his-hint-intercept"] == {"n": two_dice(8), "modifier": 1}
    assert first["graz", "his-hint-interceptors-fight"] == {"n": holds(13, 10), "dice": 13, "against": 10}
    game.say("hapsburg graz")
    assert about(game, "intercept", text) == {"n": two_dice(9 - modifier), "modifier": modifier}
    assert about(game, "interceptors-fight", text) == {"n": holds(dice, 10), "dice": dice, "against": 10}


def test_avoiding_battle() -> None:
    """B8: those who were beaten need no roll; 9 or more of two dice else; in battle 4 + 1 or 3 + 1 dice against 4."""
    beaten = said(at("13.3-b8-beaten-units-avoid-without-roll", SCOTS))
    assert beaten["york", "his-hint-avoid"] == {"n": 100, "modifier": 0}
    assert beaten["stay", "his-hint-defend"] == {"n": holds(4, 4), "dice": 4, "against": 4}
    fresh = said(at(B8, SCOTS))
    assert fresh["york", "his-hint-avoid"] == {"n": two_dice(9), "modifier": 0}


def test_a_part_avoids_battle() -> None:
    """B8: three beaten units leave without a roll, and the fresh one fights with 1 + 1; with it they must roll."""
    game = at(B8, SCOTS, "england york")
    part = said(game, "reg 3")
    assert part[None, "his-hint-avoid"] == {"n": 100, "modifier": 0}
    assert part[None, "his-hint-rest-defends"] == {"n": holds(2, 4), "units": 1, "dice": 2, "against": 4}
    every = said(game, "reg 4")
    assert every[None, "his-hint-avoid"] == {"n": two_dice(9), "modifier": 0}
    assert every[None, "his-hint-defend"] == {"n": holds(5, 4), "dice": 5, "against": 4}
    assert (None, "his-hint-rest-defends") not in every
    assert said(game) == every, "without an answer all go"


def test_a_relief_force_and_the_garrison() -> None:
    """§15.2: 4 from Boulogne against 3 besiegers and the die for defending, or 6 with the two of the garrison."""
    game = at("15.2-relief-wins", "england move boulogne > calais")
    assert about(game, "battle") == {"n": wins(4, 4), "units": 4, "dice": 4, "against": 4}
    assert about(game, "relief") == {"n": wins(6, 4), "units": 6, "dice": 6, "against": 4}
    assert about(game, "battle", "reg 2") == {"n": wins(2, 4), "units": 2, "dice": 2, "against": 4}
    assert about(game, "relief", "reg 2") == {"n": wins(4, 4), "units": 4, "dice": 4, "against": 4}


@pytest.mark.parametrize(("text", "dice"), [("none", 3), ("reg 1", 4), ("reg 2", 5)])
def test_who_joins_the_relief(text: str, dice: int) -> None:
    """§15.2: 3 from Boulogne and those out of Calais against 5 + 1."""
    game = at("15.2-part-of-the-garrison", "england move boulogne > calais reg 3", "france stay")
    assert about(game, "relief", text) == {"n": wins(dice, 6), "units": dice, "dice": dice, "against": 6}
    assert about(game, "relief")["dice"] == 5


def test_going_on_from_a_fortress_to_the_next_enemy() -> None:
    """§13.4: 3 units go on to Brussels, where 2 Hapsburg units stand: 3 dice against 2 + 1."""
    march = ("france move boulogne > calais reg 3", "england withdraw")
    game = at("13.4-b10-goes-on", *march, brussels={"units": "hapsburg-reg 2"})
    hints = said(game)
    assert hints["brussels", "his-hint-battle"] == {"n": wins(3, 3), "units": 3, "dice": 3, "against": 3}
    assert all(option != "back" for option, _ in hints)


@pytest.mark.parametrize(
    ("text", "dice"), [("reg 4 montmorency", 5), ("reg 4", 4), ("reg 2 montmorency", 3), ("reg 1", 1)]
)
def test_landings(text: str, dice: int) -> None:
    """§16.3: those who embark at Marseille meet 5 + 1 dice in Valencia."""
    game = at("16.3-c11-lost-landing", "france move gulf_of_lyon")
    units = int(text.split()[1])
    expected = {"space": "valencia", "n": wins(dice, 6), "units": units, "dice": dice, "against": 6}
    assert about(game, "landing", text) == expected
    assert about(game, "landing")["dice"] == 5
    game.say(f"france {text}")
    del expected["space"]
    assert said(game)["valencia", "his-hint-battle"] == expected


def test_a_landing_is_shown_where_the_sea_is_chosen() -> None:
    game = at("16.3-c11-lost-landing", "france move", marseille={"units": "france-reg 9"})
    hints = said(game)
    landing = hints["gulf_of_lyon", "his-hint-landing"]
    assert (landing["units"], landing["dice"]) == (5, 6), "no more than 5 units go on board"


def test_a_landing_may_be_intercepted() -> None:
    """§13.2: 2 units beside Valencia may intercept on 9; they do not count as defenders before."""
    game = at("16.3-c11-lost-landing", "france move gulf_of_lyon", madrid={"units": "hapsburg-reg 2"})
    expected = {"space": "valencia", "n": two_dice(9), "spaces": spaces("madrid")}
    assert about(game, "landing-intercepted") == expected


def test_a_small_formation_is_not_given_the_odds_of_a_large_one() -> None:
    game = at(B2, MARCH)
    every = [about(game, "battle", f"reg {n}")["n"] for n in range(1, 5)]
    assert every == sorted(every)
    assert len({*every, about(game, "battle")["n"]}) == 5


# -- assaults (§15.1) -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "units", "dice"),
    [("reg 6 francis_i", 6, 4), ("reg 4", 4, 2), ("reg 3", 3, 2), ("reg 1 francis_i", 1, 2), ("reg 1", 1, 1)],
)
def test_assault(text: str, units: int, dice: int) -> None:
    """D3: a die for two units (and Francis's) must hit twice; 3 dice cannot kill the 6 that stand before Calais."""
    game = at("15.1-d3-calais", "france assault")
    chance = sum(hits(dice)[2:])
    assert about(game, "assault", text) == {
        "n": percent(chance),
        "units": units,
        "dice": dice,
        "against": 3,
        "inside": 2,
    }
    assert about(game, "assault")["dice"] == 4


def test_the_action_says_the_odds_of_the_only_assault() -> None:
    hints = said(at("15.1-d3-calais"))
    assert hints["assault", "his-hint-assault"]["n"] == percent(sum(hits(4)[2:]))


def test_roxelana() -> None:
    """Card 42: free or not, Suleiman's 8 units roll 4 + 2 dice against 1 + 1, and one hit is enough."""
    game = at("15.1-m39-roxelana-fresh-siege", "ottoman assault vienna reg 8 suleiman", vienna={"siege": ["ottoman"]})
    assert game.pending[0].message.id == "his-ask-assault-free"
    expected = {"n": percent(1 - (2 / 3) ** 6), "units": 8, "dice": 6, "against": 2, "inside": 1}
    assert said(game) == {(None, "his-hint-assault"): expected}
    part = at("15.1-m39-roxelana-fresh-siege", "ottoman assault vienna reg 2 suleiman", vienna={"siege": ["ottoman"]})
    assert about(part, "assault", "yes")["n"] == percent(1 - (2 / 3) ** 3)


def betrayed(stack: int, dice: int, inside: int, against: int) -> float:
    """Card 105: the chance that more besiegers than defenders are left."""
    return sum(
        one * other
        for hit, one in enumerate(hits(dice))
        for suffered, other in enumerate(hits(against))
        if stack - suffered > max(0, inside - hit)
    )


@pytest.mark.parametrize(("text", "units", "dice"), [("reg 3", 3, 2), ("reg 2", 2, 1), ("reg 1", 1, 1)])
def test_treachery(text: str, units: int, dice: int) -> None:
    """Card 105: 3 French before one Hapsburg unit and Ferdinand: 1 + 1 + 1 dice."""
    game = at("card-105-betrayed", "papacy 105")
    known = {"power": "france", "space": "besancon", "against": 3, "inside": 1}
    first = said(game)["event", "his-hint-treachery"]
    assert first == {**known, "n": percent(betrayed(3, 2, 1, 3)), "units": 3, "dice": 2}
    game.say("papacy event")
    expected = {**known, "n": percent(betrayed(3, dice, 1, 3)), "units": units, "dice": dice}
    assert about(game, "treachery", text) == expected


def test_treachery_in_one_of_two_sieges() -> None:
    second = {"control": "hapsburg", "units": "hapsburg-reg 2 france-reg 4", "siege": ["france"]}
    game = at("card-105-fails", "papacy 105 event", metz=second)
    hints = said(game)
    assert hints["besancon", "his-hint-treachery"]["n"] == percent(betrayed(2, 1, 1, 2))
    assert hints["metz", "his-hint-treachery"]["n"] == percent(betrayed(4, 2, 2, 3))


def test_percentages_are_those_of_all_rolls() -> None:
    """The plain formulas of this page themselves: 2 dice against 1, all 216 rolls."""
    assert ahead(2, 1) == pytest.approx(sum(_ahead(roll) for roll in range(216)) / 216)


def _ahead(roll: int) -> bool:
    one, two, three = roll % 6, roll // 6 % 6, roll // 36
    return (one >= 4) + (two >= 4) > (three >= 4)
