"""What a player reads beside the questions: cards of the hand, orders so far, points by source, results of fights."""

import random
from pathlib import Path

import pytest

import regio
from regio.his.rules import HIS
from regio.his.victory import all_points, points_by_source
from regio.kernel.cases import CaseRun, read_case
from regio.kernel.game import Game
from tests.his.hint_help import at

CASES = Path(__file__).parent.parent / "cases" / "his"
Said = list[tuple[str, str | None, str]]


def remarks(game: Game, seat: str) -> Said:
    """The remarks for a seat: card, the use that is meant, the reason."""
    return [
        (
            HIS.notation.token(one.domain, one.value),
            None if one.part is None else HIS.notation.token("word", one.part),
            one.refusal.message.id,
        )
        for one in HIS.remarks(game.state, HIS.seats.index(seat))
    ]


# -- cards of the hand ------------------------------------------------------------------------------


def test_every_use_that_is_refused_is_named() -> None:
    """Card 68: England takes no Genoa, and Doria lies off one Ottoman port only; card 3 is possible."""
    game = at("card-68-one-port-is-not-enough", position={"power": {"england": {"hand": [68]}}})
    expected: Said = [("68", "a", "his-why-genoa-takers"), ("68", "b", "his-why-no-doria-raid")]
    assert remarks(game, "england") == expected


def test_who_is_not_asked_reads_of_the_own_hand_only() -> None:
    """Card 25 is a combat card, card 34 a response; the Ottoman reads it while England has the impulse."""
    hands = {"ottoman": {"hand": [25, 34]}, "england": {"hand": [68]}}
    game = at("card-68-one-port-is-not-enough", position={"power": hands})
    assert [question.seat for question in game.pending] == [HIS.seats.index("england")]
    assert remarks(game, "ottoman") == [("25", None, "his-why-combat-card"), ("34", None, "his-why-response-only")]
    assert {card for card, _part, _why in remarks(game, "england")} == {"68"}


def test_a_mandatory_event_forbids_to_pass() -> None:
    """§11.3: nobody passes with a Mandatory Event in his hand."""
    game = at("card-68-one-port-is-not-enough", position={"power": {"england": {"hand": [9, 100]}}})
    assert ("9", None, "his-why-must-be-played") in remarks(game, "england")


def test_one_reason_for_all_uses_is_said_once() -> None:
    """Card 69 is for France and England only, whatever it is used for."""
    game = at("card-69-others", position={"power": {"papacy": {"hand": [69, 3]}}})
    found = [(part, why) for card, part, why in remarks(game, "papacy") if card == "69"]
    assert found == [(None, "his-why-not-this-power")]


@pytest.mark.parametrize("seed", [1, 2])
def test_remarks_change_nothing_and_points_add_up(seed: int) -> None:
    """§23.2: the sources of a power's points are all of its points; looking at hands changes nothing."""
    game = regio.new("his", seed=seed)
    rng = random.Random(seed)
    for step in range(1500):
        if game.over:
            break
        question = game.pending[0]
        game.play(question.seat, question.sample(rng))
        if step % 25:
            continue
        before = HIS.dump(game.state)
        for seat in range(len(HIS.seats)):
            HIS.remarks(game.state, seat)
        assert HIS.dump(game.state) == before
        sums = [sum(points_by_source(game.state, power).values()) for power in range(len(HIS.seats))]
        assert sums == list(all_points(game.state))


# -- points (§23.2) ---------------------------------------------------------------------------------


def test_points_by_source() -> None:
    """The position of every source at once: as counted in the comments of its case."""
    run = CaseRun(read_case(CASES / "23.2-all-sources.toml", ["his"]), HIS, "2010")
    view = HIS.view(run.game.state, None)["powers"]
    sources = {power: card["vp_sources"] for power, card in view.items()}
    assert sources == {
        "ottoman": {"keys": 8, "piracy": 4, "war_winner": 2, "gonzaga": 1},
        "hapsburg": {"keys": 9, "electorates": 2, "war_winner": 1, "copernicus": 2, "new_world": 6},
        "england": {"keys": 9, "heir": 5, "english_spaces": 1, "servetus": 1, "new_world": 2},
        "france": {"keys": 12, "chateaux": 3, "master_of_italy": 2, "new_world": 1},
        "papacy": {"keys": 4, "catholic_spaces": 14, "st_peters": 2, "debaters": 1},
        "protestant": {"electorates": 4, "protestant_spaces": 1, "debaters": 4, "bibles": 1},
    }


# -- orders so far (§16.1) --------------------------------------------------------------------------


def test_orders_are_told_while_others_are_given() -> None:
    """Two squadrons of Naples are ordered to sea against two dice; those of Cagliari wait for theirs."""
    fleet = {"tyrrhenian_sea": {"ships": "ottoman-squadron 1"}, "barbary_coast": {"ships": "", "leaders": ""}}
    places = {"naples": {"ships": "hapsburg-squadron 2"}, "cagliari": {"ships": "hapsburg-squadron 1"}}
    game = at("16.1-e7-avoid-battle", "hapsburg sail naples", position={"sea": fleet}, **places)
    assert HIS.so_far(game.state, game.pending[0]) == []
    game.say("hapsburg hapsburg-squadron 2")
    (message, values, odds), *others = HIS.so_far(game.state, game.pending[0])
    assert not others
    assert message.id == "his-fleet-order"
    place = [HIS.notation.token("place", one) for one in values[:2]]
    assert (place, values[2:]) == (["naples", "tyrrhenian_sea"], (2, 0))
    naval = {what.id: said for what, said in odds}["his-hint-naval"]
    assert dict(zip(("ships", "dice", "against"), naval[2:], strict=True)) == {"ships": 2, "dice": 4, "against": 2}
    game.say("hapsburg cagliari")
    assert len(HIS.so_far(game.state, game.pending[0])) == 1, "the order stays told while the next one is chosen"


# -- results of fights ------------------------------------------------------------------------------


def result(name: str, fact: str) -> list[dict[str, object]]:
    """The results that the log tells of after a case has been played."""
    case = read_case(CASES / f"{name}.toml", ["his"])
    run = CaseRun(case, HIS, case.editions(HIS)[0])
    game = run.game
    game.driver.g.logging = True
    run.run()
    facts = [fact_ for _n, fact_ in game.log(None) if fact_.message.id == fact]
    return [dict(zip(one.message.names, one.values, strict=True)) for one in facts]


def test_the_result_of_a_field_battle() -> None:
    """C6: six Hapsburgs score three hits on three Frenchmen and two of the Pope; three hits come back."""
    (found,) = result("14-c6-allies-share-losses", "his-battle-result")
    assert (found["lost"], found["units"], found["gone"], found["against"]) == (3, 6, 3, 5)
    assert found["winners"] == found["defenders"], "a tie is the defender's"


def test_the_result_of_a_naval_combat() -> None:
    """E4: three hits cost the loser 1 + 1 squadrons; the winner of three hits loses one."""
    (found,) = result("16.2-e4-odd-hit", "his-naval-result")
    assert (found["lost"], found["ships"], found["gone"], found["against"]) == (2, 3, 1, 3)
    assert found["winner"] == found["defender"], "a tie is the defender's"


def test_the_result_of_an_assault() -> None:
    """Three hits on four inside; no hit on the six outside."""
    (found,) = result("15.1-allied-defenders-share", "his-assault-result")
    assert (found["lost"], found["units"], found["gone"], found["inside"]) == (0, 6, 3, 4)
