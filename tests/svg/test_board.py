"""The picture of a position: well-formed, complete, escaped, tolerant of what is missing."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from regio.svg import draw
from regio.svg.board import europe, initials
from regio.svg.words import LANGS, WORDS

SVG = "{http://www.w3.org/2000/svg}"

POSITION: dict[str, Any] = {
    "turn": 3,
    "phase": "action",
    "active": "ottoman",
    "spaces": {
        "vienna": {
            "control": "hapsburg",
            "religion": "catholic",
            "units": {"hapsburg-reg": 4, "hapsburg-merc": 2, "ottoman-cav": 1},
            "leaders": ["ferdinand"],
            "siege": ["ottoman"],
        },
        "wittenberg": {"control": "hapsburg", "religion": "protestant", "reformer": "luther", "unrest": True},
        "cologne": {"university": True, "fortress": True, "haven": False},
        "algiers": {"control": "ottoman", "religion": "other", "ships": {"ottoman-corsair": 3}, "haven": True},
        "stirling": {"kind": "fortress"},
    },
    "seas": {"north_sea": {"ships": {"england-squadron": 2}, "leaders": ["barbarossa"], "piracy": True}},
    "people": {"ferdinand": {"name": {"en": "Ferdinand", "ru": "Фердинанд"}, "power": "hapsburg"}},
    "vp": {"ottoman": 8, "hapsburg": 9},
}


def tree(picture: dict[str, Any], lang: str = "en") -> ElementTree.Element:
    return ElementTree.fromstring(draw(picture, lang))


def by_id(root: ElementTree.Element, name: str) -> list[ElementTree.Element]:
    return [node for node in root.iter() if node.get("id") == name]


def title(root: ElementTree.Element, name: str) -> str:
    return by_id(root, name)[0].findtext(f"{SVG}title") or ""


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("picture", [{}, POSITION], ids=["empty", "position"])
def test_every_space_and_sea_is_drawn_once(picture: dict[str, Any], lang: str) -> None:
    root = tree(picture, lang)
    assert len(europe()["spaces"]) == 134
    assert len(europe()["seas"]) == 14
    for slug, space in europe()["spaces"].items():
        assert len(by_id(root, f"space-{slug}")) == 1
        assert title(root, f"space-{slug}").startswith(space["name"][lang])
    for slug, sea in europe()["seas"].items():
        assert len(by_id(root, f"sea-{slug}")) == 1
        assert title(root, f"sea-{slug}").startswith(sea["name"][lang])


def test_every_connection_is_drawn_and_every_pass_is_marked() -> None:
    roads = europe()["connections"]
    root = tree({})
    lines = {node.get("class"): node.get("d", "") for node in root.iter(f"{SVG}path") if node.get("class")}
    assert lines["roads"].count("M") == sum(r["kind"] == "clear" for r in roads) == 204
    assert lines["passes"].count("M") == sum(r["kind"] == "pass" for r in roads) == 16
    assert sum("mark" in r for r in roads) == 16


def test_titles_say_what_is_there() -> None:
    root = tree(POSITION)
    vienna = title(root, "space-vienna")
    for said in ("capital", "Hapsburgs", "Catholic", "regulars 4", "cavalry 1", "besieged by Ottomans", "Ferdinand"):
        assert said in vienna
    assert "unrest" in title(root, "space-wittenberg")
    assert "fortress" in title(root, "space-stirling")
    assert "squadrons 2" in title(root, "sea-north_sea")
    assert root.findtext(f"{SVG}title") == "Here I Stand · Turn 3 · Actions · active: Ottomans"
    assert "Фердинанд" in title(tree(POSITION, "ru"), "space-vienna")


def test_counters_show_power_and_number_and_differ_in_shape() -> None:
    root = tree(POSITION)
    found = {
        (node.get("class", "").split()[-1], node.findtext(f"{SVG}text"))
        for node in root.iter(f"{SVG}g")
        if node.get("class", "").startswith("counter ")
    }
    assert {("reg", "H4"), ("merc", "H2"), ("cav", "O1"), ("leader", "Fe"), ("squadron", "E2")} <= found
    symbols = europe()["symbols"]
    assert len({symbols[kind] for kind in ("reg", "merc", "cav", "squadron", "corsair")}) == 5
    assert len({symbols[kind] for kind in ("key", "capital", "electorate", "fortress", "unfortified")}) == 5


def test_siege_religion_and_unrest_are_marked() -> None:
    classes = [node.get("class") for node in tree(POSITION).iter()]
    assert classes.count("siege") == 1
    assert classes.count("unrest") == 1
    assert classes.count("protestant") == 1


def test_text_is_escaped() -> None:
    nasty = "<script>&\"'</script>"
    picture = {
        "turn": nasty,
        "phase": nasty,
        "active": nasty,
        "vp": {nasty: nasty},
        "people": {"x": {"name": nasty}},
        "spaces": {"vienna": {"leaders": ["x", nasty], "units": {f"{nasty}-reg": 1}, "control": nasty, "kind": nasty}},
    }
    root = tree(picture)
    assert not list(root.iter(f"{SVG}script"))
    assert nasty in title(root, "space-vienna")


@pytest.mark.parametrize(
    "picture",
    [
        {"spaces": None, "seas": None, "vp": None, "people": None},
        {"spaces": {"vienna": None, "atlantis": {"control": "hapsburg"}}},
        {"spaces": {"vienna": {"reformer": None, "siege": "ottoman", "leaders": [{"id": "ferdinand"}]}}},
        {"spaces": {"vienna": {"units": {"martians-ray": 3, "x": 1}, "control": "martians", "religion": "new"}}},
        {"phase": "no_such_phase", "active": "martians"},
    ],
)
def test_missing_and_unknown_things_are_tolerated(picture: dict[str, Any]) -> None:
    assert by_id(tree(picture), "space-vienna")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="choose one of en, ru"):
        draw({}, "la")


def test_all_words_exist_in_both_languages() -> None:
    assert all(len(pair) == len(LANGS) and all(pair) for pair in WORDS.values())


def test_initials() -> None:
    assert [initials(n) for n in ("ferdinand", "Duke of Alva", "Henry VIII", "Карл V", "")] == [
        "Fe",
        "DA",
        "HV",
        "КV",
        "?",
    ]


def test_no_two_symbols_overlap_and_all_stay_near_their_true_place() -> None:
    width, height = europe()["size"]
    spaces = list(europe()["spaces"].values())
    for i, a in enumerate(spaces):
        assert 20 < a["x"] < width - 20
        assert 20 < a["y"] < height - 20
        assert math.dist((a["x"], a["y"]), a["true"]) <= 40
        for b in spaces[i + 1 :]:
            assert math.dist((a["x"], a["y"]), (b["x"], b["y"])) > 40


def test_the_browser_has_the_same_map() -> None:
    root = Path(__file__).resolve().parents[2]
    ours, theirs = root / "src/regio/svg/europe.json", root / "web/src/generated/europe.json"
    assert ours.read_bytes() == theirs.read_bytes(), "run tools/make_map.py"
    assert ours.stat().st_size < 120_000


def test_every_port_has_an_anchor_and_its_seas() -> None:
    for space in europe()["spaces"].values():
        assert bool(space["anchor"]) == bool(space["ports"])
        assert all(sea in europe()["seas"] for sea in space["ports"])
