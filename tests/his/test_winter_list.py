"""What a player reads of the Winter Phase before and in it, for the positions of the rules' examples (HIS §19)."""

from pathlib import Path
from typing import Any

import pytest

import regio
from regio.his.rules import HIS
from regio.kernel.cases import CaseRun, read_case

CASES = Path(__file__).parent.parent / "cases" / "his"


def before(name: str, seat: str | None, edition: str = "2010", **edits: Any) -> dict[str, Any]:
    """The list for a seat in the position of a case, as long as the Action Phase lasts."""
    case = read_case(CASES / f"{name}.toml", ["his"])
    state = regio.new("his", seed=1, edition=edition).state.copy()
    HIS.edit(state, {**case.position, "phase": "action", **edits})
    return dict(HIS.view(state, None if seat is None else HIS.seats.index(seat))["winter"])


def tasks(name: str, seat: str, edition: str = "2010", **edits: Any) -> dict[str, Any]:
    return dict(before(name, seat, edition, **edits)["tasks"][seat])


def test_the_steps_stand_in_the_order_of_the_rules() -> None:
    """§19: loans, Renegade, ships, land units, alliances, replacements, piracy, debaters, overdue events."""
    assert HIS.tables()["winter"] == [
        "loans",
        "renegade",
        "ships",
        "armies",
        "alliances",
        "replacements",
        "piracy",
        "debaters",
        "events",
    ]


def test_the_list_before_winter_during_it_and_after() -> None:
    early = before("19.3-n1-over-the-alps", "hapsburg")
    assert (early["done"], early["now"], early["power"]) == (0, False, "none")
    case = read_case(CASES / "19.3-n1-over-the-alps.toml", ["his"])
    game = CaseRun(case, HIS, "2010").game
    asked = game.view("hapsburg")["winter"]
    assert (asked["done"], asked["now"], asked["power"]) == (3, True, "hapsburg"), "loans, Renegade and ships are done"
    case = read_case(CASES / "19.3-ships-split.toml", ["his"])
    asked = CaseRun(case, HIS, "2010").game.view(None)["winter"]
    assert (asked["done"], asked["now"], asked["power"]) == (2, True, "ottoman")
    state = game.state.copy()
    HIS.edit(state, {"phase": "new_world"})
    late = HIS.view(state, 1)["winter"]
    assert (late["done"], late["now"], late["power"]) == (9, False, "none")


def test_only_the_own_power_is_told_what_is_to_come() -> None:
    assert list(before("19.3-n1-over-the-alps", "hapsburg")["tasks"]) == ["hapsburg"]
    assert before("19.3-n1-over-the-alps", None)["tasks"] == {}


def test_loans() -> None:
    """N8: a French squadron on loan in Naples; it must leave for a French port once it is French again."""
    assert tasks("19.1-n8-loaned-ship", "france")["lent"] == ["hapsburg"]
    assert tasks("19.1-n8-loaned-ship", "hapsburg")["borrowed"] == ["france"]
    assert tasks("19.1-n8-loaned-ship", "hapsburg")["lent"] == []


def test_the_renegade() -> None:
    assert before("19.2-renegade-leaves", "hapsburg")["renegade"] == "milan"
    assert before("19.1-n8-loaned-ship", "hapsburg")["renegade"] is None


def test_ships() -> None:
    assert tasks("19.3-ships-split", "ottoman")["ships"] == ["ionian_sea"]
    assert tasks("19.3-ships-split", "england")["ships"] == ["english_channel"]
    assert tasks("19.3-ships-split", "papacy")["ships"] == []


def test_armies() -> None:
    """N1: all arrive from Turin. N2: the fifth unit in Milan must go; others may. N3: no safe path from Trent."""
    alps = tasks("19.3-n1-over-the-alps", "hapsburg")
    assert (alps["leaving"], alps["unsafe"], alps["moves"]) == (["turin"], [], True)
    milan = tasks("19.3-n2-excess-goes-to-paris", "france")
    assert (milan["excess"], milan["leaving"], milan["garrisons"]) == (["milan"], [], ["genoa", "milan"])
    trent = tasks("19.3-n3-attrition", "papacy")
    assert (trent["leaving"], trent["unsafe"], trent["garrisons"]) == (["trent"], ["trent"], ["ravenna"])


def test_protestant_units_stay_before_the_league() -> None:
    protestant = tasks("19.3-protestant-before-the-league", "protestant")
    assert (protestant["moves"], protestant["leaving"], protestant["replacements"]) == (False, [], {})


@pytest.mark.parametrize(
    ("name", "seat", "found"),
    [
        ("19.5-n7-two-capitals", "ottoman", {"istanbul": "yes"}),
        ("19.5-capital-of-an-ally", "france", {"paris": "lost"}),
        ("19.3-capital-in-unrest", "england", {"london": "unrest"}),
    ],
)
def test_replacements(name: str, seat: str, found: dict[str, str]) -> None:
    assert tasks(name, seat)["replacements"] == found


def test_overdue_events() -> None:
    """§19.8: Clement VII in turn 2, the League and Paul III in turn 4; none in turn 1, none that has happened."""
    assert before("19.8-clement-vii", None)["due"] == [10]
    assert before("19.8-clement-vii", None, turn=1)["due"] == []
    assert before("19.8-clement-vii", None, turn=4)["due"] == [13, 14]
    happened = read_case(CASES / "19.8-already-happened.toml", ["his"])
    assert before("19.8-already-happened", None)["due"] == [], happened.title
