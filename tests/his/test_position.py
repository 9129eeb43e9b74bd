"""Positions in the notation of case files: what is wrong is named, what is right holds together."""

import random
from typing import Any

import pytest

import regio
from regio.his.rules import HIS
from regio.his.state import SHARED_FIELDS, State
from regio.kernel.chance import FastChance
from regio.kernel.errors import BadInput


def fresh(**options: Any) -> State:
    g = HIS.context(FastChance(1), False)
    state: State = HIS.setup(g, HIS.parse_options(options))
    return state


def edited(edits: dict[str, Any], **options: Any) -> State:
    state = fresh(**options)
    HIS.edit(state, edits)
    return state


@pytest.mark.parametrize(
    ("edits", "wrong"),
    [
        ({"trun": 3}, "unknown key 'trun' in .position.; allowed: phase, turn"),
        ({"turn": 10}, "turn must be a number from 1 to 9, not 10"),
        ({"turn": True}, "turn must be a number"),
        ({"phase": "summer"}, "phase: unknown phase 'summer'"),
        ({"phase": "action", "active": "genoa"}, "active must be a major power"),
        ({"phase": "action", "active": "pass"}, "active: 'pass' is no power"),
        ({"phase": "winter", "active": "france", "cp": 2}, "'cp' belongs to the Action Phase"),
        ({"cp": 2}, "need 'active'"),
        ({"phase": "action", "active": "france", "card": 3}, "'card' needs 'cp'"),
        ({"clear": ["everything"]}, "unknown word 'everything' in clear; allowed: units, leaders"),
        ({"clear": 3}, "clear must be a list of names"),
        ({"wars": "hapsburg france"}, "wars must be a list of pairs"),
        ({"wars": ["hapsburg"]}, "'hapsburg' must name two powers"),
        ({"wars": ["hapsburg hapsburg"]}, "is no pair of powers"),
        ({"alliances": ["france venice"]}, "alliances join major powers"),
        ({"alliances": ["hapsburg france"], "wars": ["hapsburg france"]}, "impossible: .* allied and at war"),
        ({"minors": {"france": "england"}}, "'france' is no minor power"),
        ({"minors": {"genoa": "venice"}}, "'venice' is no major power"),
        ({"events": ["plague"]}, "unknown name 'plague' in events; allowed: barbary_pirates"),
        ({"turn_flags": "printing_press"}, "turn_flags must be a list"),
        ({"excommunicated": ["eck"]}, "unknown excommunication 'eck'"),
        ({"unchecked": 1}, "unchecked must be true or false"),
        ({"space": []}, "space must be a table"),
        ({"space": {"viena": {}}}, "unknown place 'viena'; did you mean vienna"),
        ({"space": {"ionian_sea": {}}}, "'ionian_sea' is no space"),
        ({"space": {"vienna": {"unit": ""}}}, r"unknown key 'unit' in \[position.space.vienna\]"),
        ({"space": {"vienna": {"units": "hapsburg-regs 2"}}}, "unknown unit 'hapsburg-regs'"),
        ({"space": {"vienna": {"units": "2"}}}, "the number 2 follows no name"),
        ({"space": {"vienna": {"units": 2}}}, "units must be text"),
        ({"space": {"vienna": {"units": "hapsburg-reg 90"}}}, "position is impossible: units of owner 1"),
        ({"space": {"vienna": {"leaders": "karl"}}}, "unknown leader 'karl'"),
        ({"space": {"vienna": {"control": "austria"}}}, "unknown power 'austria'"),
        ({"space": {"vienna": {"religion": "orthodox"}}}, "must be catholic or protestant, not 'orthodox'"),
        ({"space": {"athens": {"religion": "protestant"}}}, "position is impossible"),
        ({"space": {"vienna": {"unrest": "yes"}}}, "unrest must be true or false"),
        ({"space": {"vienna": {"waiting": 1}}}, "units wait only for electorates"),
        ({"space": {"vienna": {"siege": "france today"}}}, "is written as"),
        ({"space": {"graz": {"siege": ["france"]}}}, "a siege of unfortified graz"),
        ({"space": {"graz": {"ships": "hapsburg-squadron 1"}}}, "ship .* in graz, which is no port"),
        ({"sea": {"vienna": {}}}, "'vienna' is no sea"),
        ({"sea": {"ionian_sea": {"units": ""}}}, "unknown key 'units'"),
        ({"sea": {"ionian_sea": {"ships": "france-corsair"}}}, "only the Ottoman has corsairs"),
        ({"sea": {"ionian_sea": {"ships": "france-galley 1"}}}, "'france-galley' is no ship"),
        ({"sea": {"ionian_sea": {"ships": "genoa-squadron 9"}}}, "9 genoa-squadron wanted, 0 of its 1 counters"),
        ({"box": {"captive": {}}}, "'captive' is no box"),
        ({"box": {"pool": {"units": "france-reg 1"}}}, "land units cannot be there"),
        ({"box": {"pool": {"needed": 1}}}, "no foreign war is fought there"),
        ({"power": {"venice": {}}}, "only major powers have a power card"),
        ({"power": {"france": {"hand": [200]}}}, "unknown card '200'"),
        ({"power": {"france": {"hand": [116]}}}, "card 116 is not in this edition"),
        ({"power": {"france": {"hand": [30, 30]}}}, "names a card twice"),
        ({"power": {"france": {"ruler": "mary_i"}}}, "mary_i rules england"),
        ({"power": {"france": {"markers": {"gold": 1}}}}, "unknown marker 'gold'"),
        ({"power": {"france": {"hand": [30], "known": [31]}}}, "position is impossible: .* known to hold"),
        ({"deck": {"bottom": []}}, "unknown key 'bottom'"),
        ({"debaters": {"luther": "asleep"}}, "unknown 'asleep'; allowed: waiting, uncommitted"),
        ({"debaters": {"erasmus": "committed"}}, "unknown debater 'erasmus'"),
        ({"reformers": {"luther": "asleep"}}, "unknown 'asleep'; allowed: waiting, on_map"),
        ({"tracks": {"chateaux": 99}}, "position is impossible: track chateaux at 99"),
        ({"tracks": {"bible": {"polish": 1}}}, "unknown key 'polish' in tracks.bible; allowed: german, eng"),
        ({"tracks": {"marital": "mary"}}, "unknown wife 'mary'"),
        ({"tracks": {"pregnancy_rows": ["one"]}}, "pregnancy_rows"),
        ({"new_world": {"colonies": {"cuba": "rich"}}}, "unknown 'rich'; allowed: unused"),
        ({"new_world": {"claims": {"aztec": "hapsburg often"}}}, "is written as"),
        ({"new_world": {"voyages": ["cruise england"]}}, "is written as"),
        ({"new_world": {"voyages": ["exploration england soon"]}}, "holds an unknown word"),
        ({"raw": {"mood": 3}}, "the state has no field 'mood'"),
        ({"raw": {"units": [1]}}, "has 1 entries"),
        ({"raw": {"turn": []}}, "the field 'turn' of the state"),
    ],
    ids=lambda value: None if isinstance(value, dict) else value[:40],
)
def test_what_is_wrong_is_named(edits: dict[str, Any], wrong: str) -> None:
    with pytest.raises(BadInput, match=wrong):
        edited(edits)


@pytest.mark.parametrize(
    ("path", "wrong"),
    [
        ("mood", "unknown 'mood'; there are: turn, phase"),
        ("turn.x", "nothing lies below"),
        ("space", "a place must follow"),
        ("space.viena.control", "unknown place 'viena'"),
        ("space.ionian_sea.ships", "is no space"),
        ("space.vienna.size", "unknown 'size'; there are: control"),
        ("space.vienna", "there are: control"),
        ("vp.genoa", "unknown 'genoa'; there are: ottoman"),
        ("vp.france.all", "there are: base, special, bonus"),
        ("minors.france", "there are: genoa"),
        ("wars.none", "none has none"),
        ("events.plague", "there are: barbary_pirates"),
        ("power.france.purse", "unknown 'purse'; there are: hand"),
        ("power.france.markers.gold", "there are: war_winner"),
        ("deck.bottom", "there are: size"),
        ("tracks.gold", "there are: st_peters"),
        ("tracks.bible.polish", "there are: german, english, french"),
        ("leader.luther", "unknown leader 'luther'"),
        ("leader.dudley.age", "there are: place, user, captor"),
        ("new_world.gold", "there are: explorers"),
        ("raw.mood", "unknown 'mood'"),
    ],
)
def test_wrong_paths_are_named(path: str, wrong: str) -> None:
    with pytest.raises(BadInput, match=wrong):
        HIS.probe(fresh(), path)


@pytest.mark.parametrize("edition", ["2010", "500th"])
@pytest.mark.parametrize("scenario", ["1517", "1532", "tournament"])
def test_cards_lie_in_one_place_whatever_is_edited(edition: str, scenario: str) -> None:
    edits = {
        "phase": "action",
        "active": "france",
        "cp": 2,
        "card": 30,
        "power": {"france": {"hand": [31, 6, 40]}, "england": {"hand": [31, 3, 41]}, "papacy": {"hand": []}},
        "deck": {"top": [40, 50], "discard": [51, 41, 52], "removed": [53], "on_table": [54]},
    }
    state = edited(edits, scenario=scenario, edition=edition)
    assert HIS.probe(state, "power.england.hand") == {3, 31}
    assert HIS.probe(state, "power.france.hand") == {6}
    assert HIS.probe(state, "deck.cards")[:2] == [40, 50]
    assert HIS.probe(state, "deck.discard") == [51, 41, 52, 30]
    HIS.check(state)


def test_clearing_leaves_nothing() -> None:
    state = edited({"clear": ["units", "leaders", "ships", "wars", "alliances", "minors", "unrest", "religion"]})
    assert not any(state.units)
    assert not any(state.troops)
    assert not any(state.war)
    assert HIS.probe(state, "wars") == set()
    assert not any(HIS.probe(state, f"space.{name}.ships") for name in ("istanbul", "naples", "portsmouth"))


def test_minor_powers_change_hands_with_their_spaces() -> None:
    state = edited({"minors": {"venice": "papacy", "genoa": "france"}})
    assert HIS.probe(state, "space.venice.control") == "papacy"
    assert HIS.probe(state, "space.genoa.control") == "france"
    HIS.edit(state, {"minors": {"venice": "none", "genoa": "hapsburg"}})
    assert HIS.probe(state, "space.venice.control") == "venice"
    assert HIS.probe(state, "space.genoa.control") == "hapsburg"


def test_an_edit_that_is_refused_for_its_position_is_allowed_unchecked() -> None:
    state = edited({"space": {"vienna": {"units": "hapsburg-reg 90"}}, "unchecked": True})
    assert HIS.probe(state, "space.vienna.units") == {"hapsburg-reg": 90}


@pytest.mark.parametrize("seed", range(4))
def test_every_position_can_be_set(seed: int) -> None:
    """All fields of a checkpoint, as `raw`, make any set-up that position."""
    table: list[dict[str, Any]] = [
        {},
        {"edition": "500th"},
        {"scenario": "1532"},
        {"scenario": "tournament", "players": 5},
    ]
    options = table[seed]
    game = regio.new("his", seed=seed, **options)
    rng = random.Random(seed)
    for number in range(200):
        if number % 25 == 0:
            checkpoint = game.record.checkpoint
            assert checkpoint is not None
            raw = {name: value for name, value in checkpoint.items() if name != "options"}
            state = edited({"raw": raw, "unchecked": True}, **options)
            assert HIS.dump(state) == checkpoint
            HIS.check(state)
        question = game.pending[0]
        game.play(question.seat, question.sample(rng))


def test_every_field_can_be_read() -> None:
    state = fresh()
    assert all(HIS.probe(state, f"raw.{name}") == HIS.dump(state)[name] for name in SHARED_FIELDS if name != "options")
