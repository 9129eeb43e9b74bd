"""The odds that a player reads before he confirms, against values worked out by hand (HIS §13-§18)."""

from math import comb
from pathlib import Path
from random import Random
from typing import Any

import pytest

import regio
from regio.his.hints import percent
from regio.his.rules import HIS
from regio.kernel.cases import CaseRun, read_case
from regio.kernel.game import Game

CASES = Path(__file__).parent.parent / "cases" / "his"


def at(name: str, line: str = "", **controls: str) -> Game:
    """The position of a case, with other controllers of some spaces, after a line of answers."""
    case = read_case(CASES / f"{name}.toml", ["his"])
    for space, power in controls.items():
        case.position["space"].setdefault(space, {})["control"] = power
    game = CaseRun(case, HIS, "2010").game
    if line:
        game.say(line)
    return game


def said(game: Game) -> dict[tuple[str | None, str], dict[str, Any]]:
    """The hints of the open question, by option and message."""
    question = game.pending[0]
    domain = getattr(question, "domain", "word")
    found = {}
    for option, message, values in HIS.hints(game.driver.state, question):
        token = None if option is None else HIS.notation.token(domain if option >= 0 else "word", option)
        found[token, message.id] = dict(zip(message.names, values, strict=True))
    return found


def hits(dice: int) -> list[float]:
    """The chance of each number of hits, 5 and 6 of a die."""
    return [comb(dice, n) * 2 ** (dice - n) / 3**dice for n in range(dice + 1)]


def wins(dice: int, against: int) -> int:
    """The chance in percent to hit more often than the other side."""
    pairs = [(one, other) for one in range(dice + 1) for other in range(against + 1) if one > other]
    return round(100 * sum(hits(dice)[one] * hits(against)[other] for one, other in pairs))


@pytest.mark.parametrize(("chance", "shown"), [(0, 0), (1, 100), (0.001, 1), (0.9999, 99), (0.405, 40), (0.41, 41)])
def test_what_is_not_certain_is_never_said_to_be(chance: float, shown: int) -> None:
    assert percent(chance) == shown


def test_reformation_attempts() -> None:
    """G0. Stettin 3:1 in the zone: 1071 of 1296; Breslau 6:1 outside: (6 - 20515/46656 - 1) of 6."""
    hints = said(at("18.3-g0-breslau", "protestant brandenburg"))
    assert hints["stettin", "his-hint-attempt"] == {"n": 83, "dice": 3, "against": 1}
    assert hints["breslau", "his-hint-attempt"] == {"n": 76, "dice": 6, "against": 1}
    assert {(dice["dice"], dice["against"]) for (space, _), dice in hints.items() if space == "leipzig"} == {(4, 4)}
    assert ("done", "his-hint-attempt") not in hints


def test_assault() -> None:
    """D3: 4 dice, 2 hits take Calais: 33 of 81; all 6 attackers cannot be lost to 3 dice."""
    hints = said(at("15.1-d3-calais", "france assault calais"))
    assert hints[None, "his-hint-assault"] == {"n": 41, "units": 6, "dice": 4, "against": 3, "inside": 2}


def test_a_move_against_an_army_that_may_be_joined() -> None:
    """B2: Suleiman's 8 + 2 dice against 2 + 1 + 1; from Graz Charles adds 2 - 1 to two dice: 8 or more, 15 of 36."""
    hints = said(at("13.2-b2-interception-succeeds", "ottoman move pressburg", buda="ottoman"))
    battle = {"n": wins(10, 4), "units": 8, "dice": 10, "against": 4}
    graz = 1 << HIS.notation.parse("space", "graz")
    assert hints["vienna", "his-hint-battle"] == battle
    assert hints["vienna", "his-hint-intercepted"] == {"n": 42, "spaces": graz}
    assert {option for option, _ in hints} == {"vienna"}
    chosen = said(at("13.2-b2-interception-succeeds", "ottoman move pressburg > vienna"))
    assert chosen[None, "his-hint-battle"] == battle
    there = said(at("13.2-b2-interception-succeeds", "ottoman move pressburg > vienna reg 7 cav 1 suleiman ibrahim"))
    assert there == {("graz", "his-hint-intercept"): {"n": 42, "modifier": 1}}


def test_avoiding_battle() -> None:
    """B8: those who were beaten need no roll; 9 or more of two dice is 10 of 36; in battle 3 + 1 dice against 4."""
    march = "france move edinburgh > berwick france-reg 4"
    beaten = said(at("13.3-b8-beaten-units-avoid-without-roll", march))
    assert beaten["york", "his-hint-avoid"] == {"n": 100, "modifier": 0}
    assert beaten["stay", "his-hint-defend"] == {"n": 100 - wins(4, 4), "dice": 4, "against": 4}
    fresh = said(at("13.3-b8-fresh-unit-stays", march))
    assert fresh["york", "his-hint-avoid"] == {"n": 28, "modifier": 0}


def test_debate() -> None:
    """Papal dice 1 + 3 (Tetzel) to 3 + 3 + 1 (Eck); Tyndale, uncommitted, defends with 2 + 2."""
    hints = said(at("18.5-aleander-for-the-papacy", "papacy debate"))
    english = hints["english", "his-hint-debate-zone"]
    assert (english["dice"], english["most"], english["low"], english["high"]) == (4, 7, 4, 4)
    assert wins(4, 4) < english["n"] < wins(7, 4)


def test_debate_with_a_known_attacker() -> None:
    """Cajetan attacks with 1 + 3 dice: Bucer, uncommitted, has 2 + 2; the committed 1 + 1 to 4 + 1 (Luther)."""
    case = read_case(CASES / "18.5-i7-papacy-takes-the-committed.toml", ["his"])
    case.position["debaters"]["bucer"] = "uncommitted"
    game = CaseRun(case, HIS, "2010").game
    game.say("papacy debate german")
    hints = said(game)
    known = hints["uncommitted", "his-hint-debate"]
    assert known == {
        "n": wins(4, 4),
        "tie": round(100 * sum(one * one for one in hits(4))),
        "dice": 4,
        "low": 4,
        "high": 4,
    }
    others = hints["committed", "his-hint-debate"]
    assert (others["dice"], others["low"], others["high"]) == (4, 2, 5)
    assert others["n"] == pytest.approx(sum(wins(4, against) for against in (2, 4, 5)) / 3, abs=1)


def test_a_question_without_odds_has_no_hints() -> None:
    assert not said(at("15.1-d3-calais"))


@pytest.mark.parametrize("seed", range(6))
def test_hints_are_of_options_that_are_offered(seed: int) -> None:
    """At every question of a game played at random, and without changing anything."""
    rng = Random(seed)
    game = regio.new("his", seed=seed, scenario=("1517", "1532")[seed % 2])
    seen = set()
    for _ in range(1500):
        if game.over:
            break
        question = game.pending[0]
        before = HIS.dump(game.driver.state)
        for option, message, values in HIS.hints(game.driver.state, question):
            assert option is None or question.legal(option)
            assert len(values) == len(message.names)
            if "n" in message.names:  # odds; the others say why a card is no event
                assert 0 <= values[0] <= 100
            seen.add(message.id)
        assert HIS.dump(game.driver.state) == before
        game.play(question.seat, question.sample(rng))
    assert len(seen) >= 3


def test_a_card_whose_event_is_not_possible_says_why() -> None:
    """Cards 0.5: Augsburg Confession needs Melanchthon uncommitted; a combat card says it on its face."""
    hints = said(at("card-39-refused"))
    assert {message for card, message in hints if card == "39"} == {"his-hint-cp-only", "his-why-debater-needed"}
    assert not said(at("card-25-never-an-event"))


def test_a_card_taken_back_says_why_it_is_no_event() -> None:
    """Card 7: a card that another power used as event this turn has only its CP left (K9)."""
    hints = said(at("6.2-k9-retrieved-event", "protestant 7 a"))
    assert {key[1] for key in hints if key[0] == "play"} == {"his-hint-cp-only", "his-why-used-this-turn"}
