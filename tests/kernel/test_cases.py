"""The case runner on the toy game: it is strict, and its failures tell all that is needed."""

import re
from pathlib import Path

import pytest

from regio.kernel.cases import CaseFailure, pairs, parse_case, read_case, run_case, same
from regio.kernel.errors import BadInput
from tests.kernel.toy import TOY

PATH = Path("cases/toy/some-case.toml")
HEAD = 'title = "A case"\n'


def run(text: str) -> None:
    run_case(parse_case(HEAD + text, PATH, ("toy",)), TOY)


def failure(text: str) -> str:
    with pytest.raises(CaseFailure) as caught:
        run(text)
    return caught.value.report


GOOD = """
rules = ["1", "9"]
cards = [3]
edition = "both"
note = "free text"
[position]
points = [1, 2, 3]
[chance]
dice = { "fight.attack" = [6, 6], "fight.defence" = [1] }
draws = { draw = ["c4"] }
[[step]]
asked = ["ann"]
options = { seat = "ann", includes = ["fight"], excludes = ["red"], count = 10 }
[[step]]
illegal = ["bob pick", "ann red"]
[[step]]
say = "ann fight red"
asked = ["bob"]
options = [{ seat = "bob", exactly = ["0", "1", "2", "3", "4", "5", "6"] }]
rolled = { fight.attack = 2, fight.defence = 0 }
[[step]]
rolled = { "fight" = [6, 6] }
[[step]]
say = ["bob 0", "bob draw"]
expect = { points = [14, 2, 3], pieces = "blue red 2", set = "blue red", flag = true }
view = [{ seat = "bob", hand = [4], "sizes.1" = 1, "sizes.9" = 0 }, { seat = "spectator", hand = [] }]
"""


def test_a_good_case_runs_in_both_editions_and_says_what_it_covers() -> None:
    case = parse_case(HEAD + GOOD, PATH, ("toy",))
    run_case(case, TOY)
    assert (case.title, case.rules, case.cards, case.game) == ("A case", ("1", "9"), (3,), "toy")
    assert case.editions(TOY) == ("first", "second")
    assert parse_case(HEAD, PATH, ("toy",)).editions(TOY) == ("first",)


def test_the_game_is_named_or_follows_from_the_folder() -> None:
    games = ("other", "toy")
    assert parse_case(HEAD, PATH, games).game == "toy"
    assert parse_case(HEAD, Path("x.toml"), games).game == "other"
    assert parse_case(HEAD + 'game = "toy"', Path("x.toml"), games).game == "toy"
    with pytest.raises(BadInput, match="unknown game 'chess'; games: other, toy"):
        parse_case(HEAD + 'game = "chess"', PATH, games)


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("title = ", "no case file"),
        ('rules = ["1"]', '"title" is missing'),
        (HEAD + "rule = 1", "unknown key 'rule' in the file; allowed: title, game"),
        (HEAD + "rules = [1]", "'rules' must be a list, each entry text"),
        (HEAD + 'cards = ["3"]', "'cards' must be a list, each entry a number"),
        (HEAD + "edition = 2010", "'edition' must be text"),
        (HEAD + "[chance]\ndie = {}", "unknown key 'die' in .chance.; allowed: dice, draws, only"),
        (HEAD + "[chance]\ndice = { x = [7] }", "dice of 'x' must be a list of numbers from 1 to 6"),
        (HEAD + "[chance]\ndice = { x = 3 }", "dice of 'x' must be"),
        (HEAD + "[chance]\ndraws = { x = [1.5] }", "draws of 'x' must be a list of names"),
        (HEAD + "[chance]\nonly = 1", "only must be true or false"),
        (HEAD + "[step]\nsay = 'x'", r"steps are written as \[\[step\]\]"),
        (HEAD + "[[step]]", "step 1 is empty"),
        (HEAD + "[[step]]\nsay = 3", "'say' must be a line"),
        (HEAD + "[[step]]\nsays = 'x'", "unknown key 'says' in step 1; allowed: say, illegal"),
        (HEAD + "[[step]]\nwhy = 'x'", "belong to 'illegal'"),
        (HEAD + "[[step]]\nasked = 'ann'", "'asked' must be a list"),
        (HEAD + "[[step]]\nexpect = 3", "'expect' must be a table"),
        (HEAD + "[[step]]\noptions = { includes = [] }", "'options' must be a table with a seat"),
        (HEAD + "[[step]]\noptions = { seat = 'ann', include = [] }", "unknown key 'include' in step 1, options"),
        (HEAD + "[[step]]\nview = { hand = [] }", "'view' must be a table with a seat"),
    ],
)
def test_a_malformed_file_gets_one_clear_message(text: str, wrong: str) -> None:
    with pytest.raises(BadInput, match=wrong) as caught:
        parse_case(text, PATH, ("toy",))
    assert str(caught.value).startswith(str(PATH))


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ('edition = "third"', "unknown edition 'third'; allowed: first, second, both"),
        ("[position]\nhands = []", r"unknown key 'hands' in \[position\]"),
        ("[position]\noptions = { speed = 3 }", "unknown option 'speed'"),
        ("[[step]]\nasked = ['dan']", "step 1: unknown seat 'dan'"),
        ("[[step]]\nexpect = { nothing = 1 }", "step 1: nothing: unknown; there are: points"),
        ("[[step]]\nview = { seat = 'dan' }", "unknown seat"),
        ("[[step]]\nsay = ''", "step 1: an empty line"),
        ("[[step]]\nillegal = 'dan pick'", "step 1: unknown seat"),
    ],
)
def test_what_makes_no_sense_in_the_game_is_bad_input(text: str, wrong: str) -> None:
    with pytest.raises(BadInput, match=wrong) as caught:
        run(text)
    assert str(caught.value).startswith(str(PATH))


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="cannot read"):
        read_case(tmp_path / "none.toml", ("toy",))
    (tmp_path / "bad.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(BadInput, match="not UTF-8"):
        read_case(tmp_path / "bad.toml", ("toy",))


@pytest.mark.parametrize(
    ("text", "wanted", "happened"),
    [
        ("say = 'bob pick'", "the decision is legal", "bob has nothing to decide now; asked: ann"),
        ("say = 'ann pick rad'", "the decision is legal", "missing at 'rad'"),
        ("say = 'ann fail yes'", "the decision is legal", "the program failed: ZeroDivisionError: a fault"),
        ("illegal = 'ann pick red'", "the line is refused", "it was played"),
        ("illegal = 'ann pick rad'", "every word of the line is known", "spelt 'rad'"),
        ("illegal = 'ann red'\nrule = '2'", "refused by §2", "unknown action 'red'"),
        ("illegal = 'ann 3'\nwhy = 'toy-why-not'", "refused with toy-why-not", "unknown action"),
        ("asked = []", "asked now: nobody", "asked now: ann"),
        ("asked = ['bob', 'ann']", "asked now: bob, ann", "asked now: ann"),
        ("options = { seat = 'bob' }", "bob is asked", "nothing to decide"),
        ("options = { seat = 'ann', includes = ['red'] }", "'red' is allowed", "it is not"),
        ("options = { seat = 'ann', excludes = ['pick'] }", "'pick' is not allowed", "it is"),
        ("options = { seat = 'ann', excludes = ['pik'] }", "every word of the line is known", "'pik'"),
        (
            "options = { seat = 'ann', exactly = ['pick'] }",
            "exactly these are allowed: pick",
            "also allowed: bid, draw",
        ),
        ("options = { seat = 'ann', count = 2 }", "2 answers are possible", "10 are"),
        ("say = 'ann fight red'\nrolled = { fight = 3 }", "dice for fight: 3", "2; rolled so far: fight.attack 2"),
        ("rolled = { fight = 1 }", "dice for fight: 1", "0; rolled so far: no dice at all"),
        ("expect = { points = [1] }", "points = .1.", r"points = .0, 0, 0."),
        ("expect = { flag = 1 }", "flag = 1", "flag = true"),
        ("expect = { pieces = 'red' }", "pieces = 'red'", "pieces = 'red 2 blue 1'"),
        ("expect = { set = ['red'] }", "set = ..red..", "set = ..blue., .red.."),
        ("view = { seat = 'ann', sizes = [1, 0, 0] }", "sizes = ", r"\[0, 0, 0\]"),
    ],
)
def test_failures_say_what_was_expected_and_what_happened(text: str, wanted: str, happened: str) -> None:
    report = failure(f"[[step]]\n{text}")
    lines = report.splitlines()
    assert lines[0] == f"{PATH} (first): A case"
    assert lines[1].startswith("  at        step 1, ")
    assert lines[2].startswith("  expected  ")
    assert re.search(wanted, lines[2])
    assert lines[3].startswith("  happened  ")
    assert re.search(happened, lines[3])
    assert any(line.startswith("  asked     ") for line in lines)


def test_a_report_holds_who_is_asked_what_is_allowed_and_the_log() -> None:
    report = failure("[chance]\ndice = { forced = [2] }\n[[step]]\nsay = 'ann forced'\nasked = []")
    assert "  asked     ann: toy-ask-pick\n  allowed   red | blue\n  log\n    toy-forced colour=green-leaf" in report


def test_what_is_queued_must_be_used() -> None:
    report = failure('[chance]\ndice = { "fight.attack" = [1, 2, 3] }\n[[step]]\nsay = "ann fight red"')
    assert "  at        step 1, the end" in report
    assert "  happened  left over: fight.attack = [3]" in report


def test_only_what_is_queued_may_be_used() -> None:
    report = failure('[chance]\nonly = true\n[[step]]\nsay = "ann fight red"')
    assert "nothing is queued for fight.attack" in report


def test_too_few_dice_are_reported() -> None:
    report = failure('[chance]\ndice = { fight = [1] }\n[[step]]\nsay = "ann fight red"')
    assert "2 dice are rolled for fight.attack, only 1 are queued" in report


def test_invariants_are_checked_unless_the_position_is_unchecked() -> None:
    with pytest.raises(CaseFailure, match="left below zero"):
        run("[position]\nleft = -3\n[[step]]\nsay = 'ann pick red'")
    run("[position]\nleft = -3\nunchecked = true\n[[step]]\nsay = 'ann pick red'")


def test_a_refusal_is_checked_by_rule_and_reason() -> None:
    run("[position]\ndeck = []\n[[step]]\nillegal = 'ann draw'\nrule = '1.3'\nwhy = 'toy-why-not'")
    assert "because toy-why-not" in failure("[position]\ndeck = []\n[[step]]\nillegal = 'ann draw'\nrule = '1'")


def test_numbers_by_token() -> None:
    assert pairs("red 2 blue red") == {"red": 3, "blue": 1}
    assert pairs("none") == pairs("") == pairs("red 0") == {}
    assert same("blue, red 2", {"red": 2, "blue": 1})
    assert same([3, 1], {1, 3})
    assert same("none", set())
    assert not same([1, 3], [3, 1])
    assert not same(1, True)
