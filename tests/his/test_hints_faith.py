"""The odds of the religious struggle (HIS §18), against chances worked out from the rules."""

from random import Random

import pytest

import regio
from regio.his.rules import HIS
from tests.his.hint_help import Hints, ahead, at, percent, said, ties, wins

# -- attempts (§18.3) -------------------------------------------------------------------------------


def reformation(dice: int, against: int) -> int:
    """§18.3 inside the target zone: the highest die wins, ties too, a 6 by itself."""
    at_most = [(face / 6) ** dice for face in range(7)]
    below = sum((at_most[face] - at_most[face - 1]) * (face / 6) ** against for face in range(1, 6))
    return percent(below + 1 - at_most[5])


def test_reformation_attempts() -> None:
    """G0. Stettin 3:1 in the zone: 1071 of 1296; Breslau 6:1 outside: (6 - 20515/46656 - 1) of 6."""
    hints = said(at("18.3-g0-breslau", "protestant brandenburg"))
    assert hints["stettin", "his-hint-attempt"] == {"n": 83, "dice": 3, "against": 1}
    assert hints["breslau", "his-hint-attempt"] == {"n": 76, "dice": 6, "against": 1}
    assert {(dice["dice"], dice["against"]) for (space, _), dice in hints.items() if space == "leipzig"} == {(4, 4)}
    assert ("done", "his-hint-attempt") not in hints


def test_a_debater_who_may_help() -> None:
    """§18.2: Bucer adds a die to the one against three at Strasburg."""
    hints = said(at("18.2-dice-bonus", "protestant treatise german strasburg"))
    assert hints["none", "his-hint-attempt"] == {"n": reformation(1, 3), "dice": 1, "against": 3}
    assert hints["bucer", "his-hint-attempt"] == {"n": reformation(2, 3), "dice": 2, "against": 3}


# -- debates (§18.5) --------------------------------------------------------------------------------

Debater = tuple[int, int, float]
"""Dice in a debate, value, and the chance that a defeat of his stands (Campeggio voids it on 5 and 6)."""


def debate(attackers: list[Debater], defenders: list[Debater]) -> dict[str, int]:
    """§18.5: any attacker against any defender; who loses by more than his value is out of the game."""
    win = tie = beaten = lost = 0.0
    for dice, value, stands in attackers:
        for against, other, holds in defenders:
            win += ahead(dice, against)
            tie += ties(dice, against)
            beaten += holds * ahead(dice, against, other + 1)
            lost += stands * ahead(against, dice, value + 1)
    pairs = len(attackers) * len(defenders)
    attack, defence = [one[0] for one in attackers], [one[0] for one in defenders]
    chances = {"n": win, "tie": tie, "beaten": beaten, "lost": lost}
    found = {name: percent(chance / pairs) for name, chance in chances.items()}
    dice, most, low, high = min(attack), max(attack), min(defence), max(defence)
    if dice == most and low == high:
        return found | {"dice": dice, "against": low}
    return found | {"dice": dice, "most": most, "spread": most - dice, "low": low, "high": high, "width": high - low}


def of(hints: Hints, option: str) -> dict[str, int]:
    """The one hint of an option."""
    (found,) = [fields for (token, _), fields in hints.items() if token == option]
    return found


ECK, CAMPEGGIO, ALEANDER = (7, 3, 1.0), (5, 2, 2 / 3), (5, 2, 1.0)
TETZEL, CAJETAN = (4, 1, 1.0), (4, 1, 1.0)
"""Papal attackers: value + 3, Eck one more."""
LUTHER, MELANCHTHON, BUCER = (6, 4, 1.0), (5, 3, 1.0), (4, 2, 1.0)
"""Protestant defenders who are uncommitted: value + 2."""


def test_debate_with_a_known_attacker() -> None:
    """I7: Cajetan against Bucer uncommitted, or one of the committed with 1 + 1, 3 + 1, 4 + 1 dice."""
    game = at(
        "18.5-i7-papacy-takes-the-committed", "papacy debate german", position={"debaters": {"bucer": "uncommitted"}}
    )
    hints = said(game)
    assert of(hints, "uncommitted") == debate([CAJETAN], [BUCER])
    assert of(hints, "committed") == debate([CAJETAN], [(2, 1, 1.0), (4, 3, 1.0), (5, 4, 1.0)])


def test_debate_before_the_draws() -> None:
    """Any of the five Papal debaters against Tyndale, uncommitted, with 2 + 2."""
    english = of(said(at("18.5-aleander-for-the-papacy", "papacy debate")), "english")
    assert (english["dice"], english["most"], english["low"], english["width"]) == (4, 7, 4, 0)
    assert wins(4, 4) < english["n"] < wins(7, 4)


def test_campeggio_may_void_his_defeat() -> None:
    """I4: Luther's 4 + 3 against 2 + 2; on 5 and 6 nothing happens to Campeggio."""
    hints = said(at("18.5-i4-campeggio-saves", "protestant debate german"))
    expected = debate([(7, 4, 1.0)], [(4, 2, 2 / 3)])
    assert of(hints, "uncommitted") == expected
    assert expected["beaten"] < percent(ahead(7, 4, 3))


def test_debate_after_a_bull() -> None:
    """Card 5: without Luther, Carlstadt and Melanchthon only Bucer is left to defend, uncommitted."""
    fresh = {"debaters": {"contarini": "uncommitted"}}
    hints = said(at("21.5-bull-reformer", "papacy 5", "papacy a", position=fresh))
    assert of(hints, "yes") == debate([ECK, CAMPEGGIO, ALEANDER, TETZEL, CAJETAN, (5, 2, 1.0)], [BUCER])


def test_the_action_says_the_odds_of_the_only_zone() -> None:
    """I8: the French debaters alone are in play."""
    away = dict.fromkeys(("luther", "melanchthon", "bucer", "carlstadt"), "removed")
    game = at("18.5-i8-bullinger-defends", position={"debaters": {**away, "bullinger": "removed"}})
    first = of(said(game), "debate")
    assert first == of(said(at("18.5-i8-bullinger-defends", "papacy debate")), "french")


def test_leipzig_debate() -> None:
    """Card 6: Eck against any of four (Carlstadt committed), or any attacker with Luther barred."""
    hints = said(at("18.5-i1-leipzig-and-luther", "papacy 6 event"))
    assert of(hints, "eck") == debate([ECK], [LUTHER, MELANCHTHON, BUCER, (2, 1, 1.0)])
    every = [ECK, CAMPEGGIO, ALEANDER, TETZEL, CAJETAN]
    assert of(hints, "luther") == debate(every, [MELANCHTHON, BUCER, (2, 1, 1.0)])


def test_bullinger_defends() -> None:
    """I8: any Papal debater of turn 4 but Tetzel, committed, against Bullinger (2 + 2) or Cop, committed (2 + 1)."""
    fresh = {"contarini": "uncommitted"}
    hints = said(at("18.5-i8-bullinger-defends", "papacy debate french", position={"debaters": fresh}))
    papal = [ECK, CAMPEGGIO, ALEANDER, CAJETAN, (5, 2, 1.0)]
    for option, protestant in (("bullinger", BUCER), ("none", (3, 2, 1.0))):
        caller = debate(papal, [protestant])
        mine = of(hints, option)
        assert mine["n"] == pytest.approx(100 - caller["n"] - caller["tie"], abs=1), "from the side of the defender"
        assert (mine["tie"], mine["beaten"], mine["lost"]) == (caller["tie"], caller["lost"], caller["beaten"])
        assert (mine["dice"], mine["spread"], mine["low"], mine["high"]) == (protestant[0], 0, 4, 7)


# -- Diet of Worms (§18.1) --------------------------------------------------------------------------

DIET = "18.1-diet-example-turn-1"
HANDS = {
    "protestant": {"hand": [7, 106]},
    "papacy": {"hand": [5, 6]},
    "hapsburg": {"hand": [2]},
}


def test_diet_against_known_cards() -> None:
    """The others hold home cards only: 5 and 4 or 3 CP; the Protestant rolls 4 dice more than his card's CP."""
    game = at(DIET, position={"power": HANDS})
    hints = said(game)
    for card, dice in (("7", 9), ("106", 7)):
        assert hints[card, "his-hint-diet"] == {
            "dice": dice,
            "n": percent((ahead(dice, 9) + ahead(dice, 8)) / 2),
            "tie": percent((ties(dice, 9) + ties(dice, 8)) / 2),
        }


def test_diet_of_the_hapsburgs() -> None:
    """2 (5 CP) and a Papal 4 or 3 against Here I Stand (5) and 4 dice."""
    hands = {**HANDS, "protestant": {"hand": [7]}}
    hints = said(at(DIET, position={"power": hands}), seat="hapsburg")
    assert hints["2", "his-hint-diet"] == {
        "dice": 5,
        "n": percent((ahead(9, 9) + ahead(8, 9)) / 2),
        "tie": percent((ties(9, 9) + ties(8, 9)) / 2),
    }


# -- Council of Trent (§18.6) -----------------------------------------------------------------------


def test_council_of_trent() -> None:
    """Pole 3 + 1, Loyola 4; the strongest two who may come are Luther and Calvin, 4 each."""
    game = at("card-17-papacy-wins", "france 17")
    first = said(game, "pole loyola")[None, "his-hint-trent-first"]
    assert first == {"n": wins(8, 8), "tie": percent(ties(8, 8)), "dice": 8, "against": 8}
    assert said(game, "none")[None, "his-hint-trent-first"]["n"] == 0
    game.say("papacy pole loyola")
    second = said(game, "luther")[None, "his-hint-trent"]
    assert second == {"n": wins(4, 8), "tie": percent(ties(4, 8)), "dice": 4, "against": 8}


@pytest.mark.parametrize("seed", range(3))
def test_what_others_hold_does_not_show(seed: int) -> None:
    """The Diet's odds are the same however the cards lie that a seat cannot see."""
    game = regio.new("his", seed=seed)
    rng = Random(seed)
    while game.pending[0].message.id != "his-ask-diet-card":
        game.play(game.pending[0].seat, game.pending[0].sample(rng))
    for question in game.pending:
        before = HIS.hints(game.driver.state, question)
        other = game.driver.state.copy()
        HIS.redeal(other, question.seat, rng)
        assert other.hand != game.driver.state.hand
        assert HIS.hints(other, question) == before
