"""What every hint must keep, and the odds of single events (HIS §21, cards), against values worked out by hand."""

from random import Random

import pytest

import regio
from regio.his.hints_common import percent
from regio.his.rules import HIS
from regio.kernel.errors import IllegalDecision
from tests.his import hint_help as help
from tests.his.hint_help import ahead, at, hits, said, wins


@pytest.mark.parametrize(("chance", "shown"), [(0, 0), (1, 100), (0.001, 1), (0.9999, 99), (0.405, 40), (0.41, 41)])
def test_what_is_not_certain_is_never_said_to_be(chance: float, shown: int) -> None:
    assert percent(chance) == shown


# -- battles off the usual way ----------------------------------------------------------------------


def test_foreign_war() -> None:
    """§21.7: 4 units and Brandon against one foreigner, who has no die for defending."""
    hints = said(at("21.7-end-2010"))["foreign-war", "his-hint-foreign-war"]
    over = help.percent(1 - hits(5)[0])
    assert hints == {"n": wins(5, 1), "over": over, "gone": 0, "dice": 5, "against": 1}


def test_foreign_war_to_the_last_unit() -> None:
    """One unit against two: 1 die to 2. Whoever would be wiped out with the other keeps a unit if he has more dice."""
    war = {"ireland": {"units": "england-reg 1", "leaders": "", "foreign": 2}}
    hints = said(at("21.7-end-2010", position={"box": war}))["foreign-war", "his-hint-foreign-war"]
    gone = help.percent(1 - hits(2)[0])
    assert hints == {"n": wins(1, 2), "over": 0, "gone": gone, "dice": 1, "against": 2}


def test_sack_of_rome() -> None:
    """§21.5: 3 mercenaries and a regular of Siena against one Papal regular and its die for defending."""
    hints = said(at("card-95-sacked", "england 95"))["event", "his-hint-sack"]
    assert hints == {"power": "hapsburg", "n": wins(4, 2), "units": 4, "dice": 4, "against": 2}
    empty = said(at("card-95-sacked", "england 95", rome={"units": ""}))["event", "his-hint-sack"]
    assert empty == {"power": "hapsburg", "n": wins(4, 1), "units": 4, "dice": 4, "against": 1}


def test_sack_of_rome_out_of_two_spaces() -> None:
    game = at("card-95-sacked", "england 95", florence={"units": "france-merc 2"})
    assert ("event", "his-hint-sack") not in said(game)
    game.say("england event")
    hints = said(game)
    assert hints["florence", "his-hint-sack"]["n"] == wins(2, 2)
    assert hints["siena", "his-hint-sack"]["n"] == wins(4, 2)


# -- dice of single powers and cards ----------------------------------------------------------------


def test_henrys_marriages() -> None:
    """§21.3: Anne Boleyn's die as it falls; Jane Seymour's one more, and a row that is taken sends it up."""
    game = at("21.3-beheaded", "england 3")
    sixth, half, third = help.percent(1 / 6), 50, help.percent(1 / 3)
    first = said(game)["b", "his-hint-marriage"]
    assert first == {"healthy": sixth, "sickly": sixth, "elizabeth": sixth, "none": half}
    game.say("england b")
    game.say("ottoman 24 cp done")
    game.say("england pass")
    second = said(game)["yes", "his-hint-marriage"]
    assert second == {"healthy": third, "sickly": sixth, "elizabeth": third, "none": sixth}
    assert not [option for option, _ in said(game) if option == "no"]


def test_chateaux() -> None:
    """§21.4: a VP on 3 to 6; with Milan without a die; by the table of the 500th a 6 less 3 is not enough."""
    assert said(at("card-4-die", "france 4"))["event", "his-hint-chateau"] == {"n": help.percent(4 / 6)}
    milan = at("card-4-die", "france 4", milan={"control": "france"})
    assert said(milan)["event", "his-hint-chateau"] == {"n": 100}


def test_city_state_rebels() -> None:
    """Card 71: two hits of five dice empty Milan."""
    hints = said(at("card-71-freed", "hapsburg 71 event"))
    assert hints["milan", "his-hint-rebels"] == {"n": help.percent(sum(hits(5)[2:])), "units": 2}


def test_rough_wooing() -> None:
    """Card 116: a Scottish unit helps France, so England's die must be 3 higher: 6 of 36."""
    assert said(at("card-116-won", "papacy 116"))["event", "his-hint-wooing"] == {"n": help.percent(6 / 36)}


def test_mary_may_take_the_card() -> None:
    """§21.3: 1 to 3 of a die, for either card."""
    hints = said(at("21.3-mary-free"))
    chances = {key: values for key, values in hints.items() if key[1] == "his-hint-mary"}
    assert chances == {(card, "his-hint-mary"): {"n": 50} for card in ("100", "107")}


def test_a_card_whose_event_is_not_possible_says_why() -> None:
    """Cards 0.5: Augsburg Confession needs Melanchthon uncommitted; a combat card says it on its face."""
    hints = said(at("card-39-refused"))
    assert {message for card, message in hints if card == "39"} == {"his-hint-cp-only", "his-why-debater-needed"}
    assert not said(at("card-25-never-an-event"))


def test_a_card_taken_back_says_why_it_is_no_event() -> None:
    """Card 7: a card that another power used as event this turn has only its CP left (K9)."""
    hints = said(at("6.2-k9-retrieved-event", "protestant 7 a"))
    assert {key[1] for key in hints if key[0] == "play"} == {"his-hint-cp-only", "his-why-used-this-turn"}


def test_one_key_for_the_rebels() -> None:
    """Card 71: the odds of the only such key stand with the event; of two keys, with each of them."""
    hints = said(at("card-71-held", "hapsburg 71"))
    assert hints["event", "his-hint-rebels"] == {"n": help.percent(sum(hits(5)[2:])), "units": 2}
    assert not said(at("card-71-freed", "hapsburg 71"))


# -- where a card may be played ---------------------------------------------------------------------


def test_a_battle_before_its_cards() -> None:
    """Card 25: 2 against 2 + 1 dice; with Tercios played by the Hapsburgs their three hit on 4 and more."""
    game = at("card-25-best", "france move turin > pavia reg 2")
    assert said(game) == {(None, "his-hint-stands"): {"n": wins(2, 3), "dice": 2, "against": 3}}
    hands = {"power": {"france": {"hand": [25]}, "hapsburg": {"hand": [30]}}}
    game = at("card-25-best", "france move turin > pavia reg 2", "france pass", position=hands)
    assert game.pending[0].message.id == "his-ask-response"
    assert said(game) == {(None, "his-hint-stands"): {"n": help.holds(3, 2), "dice": 3, "against": 2}}


def test_a_battle_after_a_card() -> None:
    """Cards 25 and 30 in one hand: Field Artillery of France adds three dice to the two."""
    hands = {"power": {"france": {"hand": [25, 24]}}}
    game = at("card-25-best", "france move turin > pavia reg 2", "france 25", position=hands)
    assert said(game) == {(None, "his-hint-stands"): {"n": wins(5, 3), "dice": 5, "against": 3}}


def test_an_assault_before_its_cards() -> None:
    """D3 with Siege Mining in hand: 4 dice must hit twice."""
    hands = {"power": {"france": {"hand": [28]}}}
    game = at("15.1-d3-calais", "france assault calais reg 6 francis_i", position=hands)
    expected = {"n": help.percent(sum(hits(4)[2:])), "dice": 4, "against": 3}
    assert said(game) == {(None, "his-hint-stands"): expected}


def test_a_debate_before_here_i_stand() -> None:
    """I1: Eck's 7 dice against Carlstadt, committed, with 1 + 1; Luther may come instead."""
    game = at("18.5-i1-leipzig-and-luther", "papacy 6 event", "papacy eck committed")
    found = said(game)[None, "his-hint-debate"]
    assert (found["dice"], found["against"]) == (2, 7)
    assert found["n"] == help.percent(ahead(2, 7))
    assert found["lost"] == help.percent(ahead(7, 2, 2))


# -- what every hint must keep ----------------------------------------------------------------------


def test_a_question_without_odds_has_no_hints() -> None:
    assert not said(at("20.1-colonies-arrive"))


def test_an_answer_that_is_not_legal_has_no_odds() -> None:
    game = at("13.2-b2-interception-succeeds", "ottoman move pressburg > vienna")
    question = game.pending[0]
    for answer in [((0, 0), ()), ((5, 0), ()), ((7, 9), ()), "reg 4", 3]:
        with pytest.raises(IllegalDecision):
            game.hints(question.seat, answer)
    with pytest.raises(IllegalDecision):
        game.hints("hapsburg")


def test_the_odds_of_an_answer_are_those_of_its_option() -> None:
    game = at("18.3-g0-breslau", "protestant brandenburg")
    assert said(game, "stettin") == {("stettin", "his-hint-attempt"): {"n": 83, "dice": 3, "against": 1}}


@pytest.mark.parametrize("seed", range(6))
def test_hints_in_games_played_at_random(seed: int) -> None:
    """They are of options that are offered, change nothing, and do not tell what the asked seat cannot see."""
    rng = Random(seed)
    game = regio.new("his", seed=seed, scenario=("1517", "1532")[seed % 2], edition=("2010", "500th")[seed // 2 % 2])
    seen = set()
    for _ in range(1500):
        if game.over:
            break
        question = game.pending[0]
        state = game.driver.state
        before = HIS.dump(state)
        answer = question.sample(rng)
        first = HIS.hints(state, question)
        found = first + game.hints(question.seat, answer)
        for option, message, values in found:
            assert option is None or question.legal(option)
            assert len(values) == len(message.names)
            chances = [value for name, value in zip(message.names, values, strict=True) if name == "n"]
            assert all(0 <= chance <= 100 for chance in chances)
            seen.add(message.id)
        assert HIS.dump(state) == before
        if first:
            other = state.copy()
            HIS.redeal(other, question.seat, rng)
            assert HIS.hints(other, question) == first
        game.play(question.seat, answer)
    assert len(seen) >= 3


# -- diplomacy (§9.3) -------------------------------------------------------------------------------


def test_the_price_of_peace() -> None:
    """§9.3 steps 2-4: 1 VP and two units; home spaces of the winner go back; 2 VP in a war of the Ottoman."""
    game = at("9.3-several-wars", valladolid={"control": "france"})
    hapsburgs = said(game)
    assert hapsburgs["france", "his-hint-sue"] == {"vp": 1, "units": 2}
    assert hapsburgs["france", "his-hint-sue-spaces"] == {"spaces": help.spaces("lyon")}
    france = said(at("9.3-several-wars"))
    assert set(france) == {("england", "his-hint-sue"), ("hapsburg", "his-hint-sue")}
    ottoman = said(at("9.3-ottoman-sues"))
    assert {values["vp"] for (_who, what), values in ottoman.items() if what == "his-hint-sue"} == {2}
