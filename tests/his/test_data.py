"""The tables of Here I Stand against figures from the rule books, the printed charts and the counter sheets."""

import ast
import re
from collections import Counter
from pathlib import Path

import pytest

from regio.his import spaces as sp
from regio.his import tables as t
from regio.his import tables_read
from regio.his.persons import (
    DEBATER_NAMES,
    LEADER_NAMES,
    REFORMER_NAMES,
    RULER_NAMES,
    WIFE_NAMES,
)
from regio.his.powers import (
    ENGLAND,
    FRANCE,
    GENOA,
    HAPSBURG,
    HUNGARY,
    INDEPENDENT,
    MAJORS,
    N_OWNERS,
    NOBODY,
    OTTOMAN,
    PAPACY,
    POWER_NAMES,
    PROTESTANT,
    SCOTLAND,
    VENICE,
)
from regio.his.spaces import FIRST_SEA, N_SPACES, PLACE_NAMES

EDITIONS = [t.E2010, t.E500]


def place(names: str) -> set[int]:
    return {PLACE_NAMES.index(name) for name in names.split()}


def mask(names: str) -> int:
    return t.bits(sorted(place(names)))


def counts(values: tuple[int, ...], names: tuple[str, ...]) -> dict[str, int]:
    return {names[value]: n for value, n in Counter(values).items()}


# --- map (§2) ------------------------------------------------------------------------------------


def test_kinds() -> None:
    kinds = {"unfortified": 87, "key": 33, "electorate": 6, "fortress": 8}
    assert counts(t.KIND_BY_EDITION[t.E2010], t.KIND_NAMES) == kinds
    assert counts(t.KIND_BY_EDITION[t.E500], t.KIND_NAMES) == kinds | {"unfortified": 86, "fortress": 9}
    assert t.FORTRESS_MASK[t.E500] & ~t.FORTRESS_MASK[t.E2010] == 1 << sp.STIRLING
    assert t.FORTRESS_MASK[t.E2010] == mask("besancon brussels candia corfu gibraltar malta rhodes scutari")
    assert t.FORTIFIED_MASK[t.E2010].bit_count() == 47 and t.FORTIFIED_MASK[t.E500].bit_count() == 48
    assert mask("augsburg brandenburg cologne mainz trier wittenberg") == t.ELECTORATES_MASK


def test_zones_and_homes() -> None:
    zones = {"german": 27, "french": 24, "italian": 18, "english": 14, "spanish": 14, "none": 37}
    assert counts(t.ZONE, t.ZONE_NAMES) == zones
    homes = {
        "hapsburg": 32,
        "protestant": 21,
        "france": 17,
        "independent": 16,
        "ottoman": 15,
        "england": 12,
        "hungary": 9,
    }
    homes |= {"venice": 4, "papacy": 3, "scotland": 3, "genoa": 2}
    assert counts(t.HOME, POWER_NAMES) == homes
    keys = {
        "hapsburg": 7,
        "ottoman": 5,
        "france": 5,
        "england": 4,
        "independent": 4,
        "hungary": 3,
        "papacy": 2,
        "genoa": 1,
        "venice": 1,
    }
    keys |= {"scotland": 1, "protestant": 0}
    assert {POWER_NAMES[n]: t.HOME_KEYS_MASK[n].bit_count() for n in range(N_OWNERS)} == keys
    assert mask("metz milan florence tunis") == t.INDEPENDENT_KEYS_MASK
    assert t.ENGLISH_HOME & ~t.ZONE_MASK[t.ENGLISH] == mask("calais")
    assert t.PROTESTANT_HOME & ~t.ZONE_MASK[t.GERMAN] == 0
    assert t.OTTOMAN_HOME & ~t.ZONE_MASK[t.ZONE_NONE] == 0


def test_capitals() -> None:
    assert t.CAPITALS[HAPSBURG] == (sp.VALLADOLID, sp.VIENNA)
    assert [t.CAPITALS[power] for power in (OTTOMAN, ENGLAND, FRANCE, PAPACY)] == [
        (sp.ISTANBUL,),
        (sp.LONDON,),
        (sp.PARIS,),
        (sp.ROME,),
    ]
    assert all(t.CAPITALS[power] == () for power in range(PROTESTANT, N_OWNERS))
    assert t.CAPITALS_MASK.bit_count() == 6 and t.CAPITALS_MASK & ~t.KEYS_MASK == 0
    assert t.CAPITAL_OF[sp.ROME] == PAPACY and t.CAPITAL_OF[sp.MILAN] == NOBODY


PASSES = (
    "bordeaux navarre, barcelona toulouse, avignon barcelona, geneva turin, grenoble turin, genoa nice, "
    "innsbruck trent, augsburg innsbruck, graz salzburg, agram zara, belgrade ragusa, nezh scutari, "
    "nicopolis szegedin, nicopolis sofia, salonika sofia, durazzo larissa"
)


def test_connections() -> None:
    assert sum(adjacent.bit_count() for adjacent in t.ADJ) == 2 * 220
    passes = {frozenset((one, other)) for one in range(N_SPACES) for other in t.members(t.PASS[one])}
    assert passes == {frozenset(place(pair)) for pair in PASSES.split(", ")} and len(passes) == 16
    for one in range(N_SPACES):
        assert t.CLEAR[one] & t.PASS[one] == 0 and t.ADJ[one] == t.CLEAR[one] | t.PASS[one]
        assert not t.ADJ[one] >> one & 1 and t.NEIGHBOURS[one] == t.members(t.ADJ[one])
        assert all(t.ADJ[other] >> one & 1 for other in t.NEIGHBOURS[one])


def component(start: int) -> int:
    found, new = 0, 1 << start
    while new:
        found |= new
        new = t.bits([other for one in t.members(new) for other in t.NEIGHBOURS[one]]) & ~found
    return found


def test_components() -> None:
    parts = {component(space) for space in range(N_SPACES)}
    assert sorted(part.bit_count() for part in parts) == [1] * 11 + [14, 109]
    lone = t.bits([part.bit_length() - 1 for part in parts if part.bit_count() == 1])
    assert lone == mask("algiers bastia cagliari candia corfu malta oran palma rhodes tripoli tunis")
    assert component(sp.LONDON) == t.ZONE_MASK[t.ENGLISH]


def test_distance() -> None:
    assert t.WITHIN1[sp.TUNIS] == t.WITHIN3[sp.TUNIS] == 1 << sp.TUNIS
    assert t.WITHIN1[sp.ZURICH] == t.ADJ[sp.ZURICH] | 1 << sp.ZURICH
    for space in range(N_SPACES):
        step = t.bits([far for near in t.members(t.WITHIN1[space]) for far in (near, *t.NEIGHBOURS[near])])
        assert t.WITHIN2[space] == step and t.WITHIN3[space] & step == step


PORTS_PER_SEA = {
    "adriatic_sea": 8,
    "aegean_sea": 6,
    "atlantic_ocean": 3,
    "baltic_sea": 2,
    "barbary_coast": 7,
    "bay_of_biscay": 4,
    "black_sea": 2,
    "english_channel": 6,
    "gulf_of_lyon": 8,
    "ionian_sea": 6,
    "irish_sea": 2,
    "north_african_coast": 5,
    "north_sea": 9,
    "tyrrhenian_sea": 7,
}


def test_seas() -> None:
    assert {PLACE_NAMES[FIRST_SEA + n]: ports.bit_count() for n, ports in enumerate(t.SEA_PORTS)} == PORTS_PER_SEA
    assert sum(seas.bit_count() for seas in t.PORT_SEAS) == 75 and t.PORTS_MASK.bit_count() == 58
    assert sum(1 for seas in t.PORT_SEAS if seas.bit_count() == 2) == 17
    assert sum(len(seas) for seas in t.SEA_ADJ) == 2 * 16
    assert mask("gibraltar istanbul messina") == t.STRAITS_MASK
    assert t.SEA_ADJ[sp.BLACK_SEA - FIRST_SEA] == () and t.SEA_ADJ[sp.BALTIC_SEA - FIRST_SEA] == (sp.NORTH_SEA,)
    assert t.SEA_ADJ[sp.ATLANTIC_OCEAN - FIRST_SEA] == (sp.BAY_OF_BISCAY,)
    assert not t.PORTS_MASK & mask("wales carlisle stirling bilbao navarre siena cerignola larissa zara")


def test_same_sea() -> None:
    for space in range(N_SPACES):
        others = {port for sea in t.PORT_SEA_LIST[space] for port in t.SEA_PORT_LIST[sea - FIRST_SEA]} - {space}
        assert t.members(t.SAME_SEA_PORTS[space]) == tuple(sorted(others))
        assert t.TARGET_ADJ[space] == t.ADJ[space] | t.SAME_SEA_PORTS[space]
        if t.PORT_SEAS[space].bit_count() == 2 and not t.STRAITS_MASK >> space & 1:
            one, other = t.PORT_SEA_LIST[space]
            assert other in t.SEA_ADJ[one - FIRST_SEA]


def test_coordinates() -> None:
    assert len(t.LAT) == len(t.LON) == 148
    assert all(32.0 <= lat <= 57.5 for lat in t.LAT) and all(-12.0 <= lon <= 31.0 for lon in t.LON)


# --- units (§5) ----------------------------------------------------------------------------------


def test_slots() -> None:
    assert (t.N_SLOTS, t.KNIGHTS, t.SLOT_OWNER[t.KNIGHTS]) == (18, 17, INDEPENDENT)
    assert t.REGULAR_SLOT == (0, 2, 4, 6, 8, 10, 12, 13, 14, 15, 16)
    assert t.SECOND_SLOT == (1, 3, 5, 7, 9, 11, -1, -1, -1, -1, -1)
    assert t.OWNER_SLOTS[OTTOMAN] == (0, 1) and t.OWNER_SLOTS[INDEPENDENT] == (16, 17)
    assert t.SLOT_NAMES[t.OTTOMAN_CAV] == "ottoman-cav" and t.SLOT_NAMES[t.PROTESTANT_MERC] == "protestant-merc"
    assert t.SLOT_KIND[t.OTTOMAN_CAV] == t.CAVALRY and t.SLOT_KIND[t.KNIGHTS] == t.REGULAR


def test_counters() -> None:
    strengths = {
        "ottoman": 47,
        "hapsburg": 48,
        "england": 33,
        "france": 38,
        "papacy": 23,
        "protestant": 26,
        "genoa": 4,
        "venice": 8,
    }
    strengths |= {"hungary": 10, "scotland": 6, "independent": 12}
    assert {POWER_NAMES[n]: t.MAX_STRENGTH[n] for n in range(N_OWNERS)} == strengths
    ships = {
        "ottoman": 9,
        "hapsburg": 6,
        "england": 5,
        "france": 5,
        "venice": 4,
        "papacy": 2,
        "genoa": 1,
        "scotland": 1,
    }
    assert {POWER_NAMES[n]: len(t.SHIPS_OF[n]) for n in range(N_OWNERS) if t.SHIPS_OF[n]} == ships
    assert len(t.SHIP_OWNER) == t.N_SHIPS == 33
    assert all(t.SHIP_OWNER[ship] == owner for owner in range(N_OWNERS) for ship in t.SHIPS_OF[owner])
    assert t.SQUARES == (11, 14, 9, 11, 7, 0, 0, 0, 0, 0, 0)
    assert t.COUNTER_COUNTS[PAPACY] == (7, 4, 2) and t.COUNTER_COUNTS[HAPSBURG] == (12, 7, 4, 1)
    assert t.COUNTER_OPTIONS[t.HUNGARY_REG] == ((4, 1), (2, 1), (2, 0), (1, 0))
    assert sum(t.DISPLAY_REGULARS) == 8 and t.DISPLAY_REGULARS[sp.WITTENBERG] == 2


# --- persons -------------------------------------------------------------------------------------


LEADERS = {  # battle, command, piracy
    "suleiman": (2, 12, 0),
    "charles_v": (2, 10, 0),
    "henry_viii": (1, 8, 0),
    "francis_i": (1, 8, 0),
    "henry_ii": (0, 8, 0),
    "dudley": (0, 6, 0),
    "john_frederick": (0, 6, 0),
    "barbarossa": (2, 0, 1),
    "dragut": (1, 0, 2),
    "andrea_doria": (2, 0, 0),
}


def test_leaders() -> None:
    for name, ratings in LEADERS.items():
        n = LEADER_NAMES.index(name)
        assert (t.LEADER_BATTLE[n], t.LEADER_COMMAND[n], t.LEADER_PIRACY[n]) == ratings
    assert [LEADER_NAMES[n] for n in t.members(t.NAVAL_LEADERS)] == ["barbarossa", "dragut", "andrea_doria"]
    targets = ["ibrahim", "duke_of_alva", "brandon", "montmorency"]
    assert [LEADER_NAMES[n] for n in t.members(t.THREAT_TARGETS)] == targets
    assert t.LEADER_TURN[LEADER_NAMES.index("maurice_of_saxony")] == 6
    assert t.LEADER_BROUGHT_BY[LEADER_NAMES.index("dudley")] == 1 << 19 | 1 << 21
    assert t.LEADER_POWER[LEADER_NAMES.index("renegade")] == NOBODY


RULERS = {  # power, administration, bonus, card
    "suleiman": (OTTOMAN, 2, 0, 0),
    "charles_v": (HAPSBURG, 2, 0, 0),
    "henry_viii": (ENGLAND, 1, 1, 0),
    "edward_vi": (ENGLAND, 1, 0, 19),
    "mary_i": (ENGLAND, 1, 0, 21),
    "elizabeth_i": (ENGLAND, 2, 1, 23),
    "francis_i": (FRANCE, 1, 1, 0),
    "henry_ii": (FRANCE, 1, 0, 20),
    "leo_x": (PAPACY, 0, 0, 0),
    "clement_vii": (PAPACY, 1, 0, 10),
    "paul_iii": (PAPACY, 1, 1, 14),
    "julius_iii": (PAPACY, 0, 1, 22),
    "luther": (PROTESTANT, 2, 0, 0),
    "calvin": (PROTESTANT, 1, 0, 16),
}


def test_rulers() -> None:
    for n, name in enumerate(RULER_NAMES):
        assert (t.RULER_POWER[n], t.RULER_ADMIN[n], t.RULER_BONUS[n], t.RULER_CARD[n]) == RULERS[name]
        assert t.RULER_CARD[n] == 0 or t.CARD_RULER[t.RULER_CARD[n]] == n
    assert [RULER_NAMES[n] for n in t.members(t.TIE_POPES)] == ["paul_iii", "julius_iii"]
    first = ["suleiman", "charles_v", "henry_viii", "francis_i", "leo_x", "luther"]
    assert [RULER_NAMES[n] for n in t.FIRST_RULER] == first
    camps = [t.RULER_CAMP[RULER_NAMES.index(name)] for name in ("henry_viii", "edward_vi", "mary_i", "elizabeth_i")]
    assert camps == [t.CAMP_NONE, t.CAMP_PROTESTANT, t.CAMP_CATHOLIC, t.CAMP_PROTESTANT]
    assert t.OWNER_CAMP[OTTOMAN] == t.CAMP_NONE and t.OWNER_CAMP[INDEPENDENT] == t.CAMP_CATHOLIC


DEBATERS = {  # side and turn of entry: value by name
    (PROTESTANT, 1): {"luther": 4, "melanchthon": 3, "bucer": 2, "carlstadt": 1},
    (PROTESTANT, 2): {"zwingli": 3, "oekolampadius": 2, "tyndale": 2},
    (PROTESTANT, 3): {"bullinger": 2},
    (PROTESTANT, 4): {"calvin": 4, "farel": 2, "cop": 2, "olivetan": 1},
    (PROTESTANT, 0): {"cranmer": 3, "latimer": 1, "coverdale": 2},
    (PROTESTANT, 6): {"wishart": 1, "knox": 3},
    (PAPACY, 1): {"eck": 3, "campeggio": 2, "aleander": 2, "tetzel": 1, "cajetan": 1},
    (PAPACY, 2): {"contarini": 2},
    (PAPACY, 5): {"pole": 3, "caraffa": 2},
    (PAPACY, 6): {"loyola": 4, "faber": 3, "canisius": 3},
    (PAPACY, 7): {"gardiner": 3},
}


def test_debaters() -> None:
    found: dict[tuple[int, int], dict[str, int]] = {}
    for n, name in enumerate(DEBATER_NAMES):
        found.setdefault((t.DEBATER_SIDE[n], t.DEBATER_TURN[n]), {})[name] = t.DEBATER_VALUE[n]
    assert found == DEBATERS
    assert t.PROTESTANT_DEBATERS.bit_count() == 17 and t.PAPAL_DEBATERS.bit_count() == 12
    zones = [t.ZONE_DEBATERS[zone].bit_count() for zone in (t.GERMAN, t.FRENCH, t.ENGLISH)]
    assert zones == [7, 4, 6]


def test_debater_abilities() -> None:
    bucer, knox, faber, contarini = (DEBATER_NAMES.index(n) for n in ("bucer", "knox", "faber", "contarini"))
    assert t.DEBATER_SCOPE_MASK[bucer] == t.WITHIN2[sp.STRASBURG]
    assert t.DEBATER_SCOPE_MASK[knox] == t.ZONE_MASK[t.ENGLISH]
    assert t.DEBATER_SCOPE_MASK[faber] == t.ELECTORATES_MASK and t.DEBATER_ABILITY_VALUE[faber] == 2
    assert LEADER_NAMES[t.DEBATER_SCOPE_LEADER[contarini]] == "charles_v"
    campeggio = DEBATER_NAMES.index("campeggio")
    assert t.DEBATER_ABILITY[campeggio] == t.CANCEL_LOSS and t.DEBATER_ABILITY_VALUE[campeggio] == 5
    automatic = ["eck", "campeggio", "aleander", "gardiner"]
    assert [DEBATER_NAMES[n] for n in t.members(t.AUTOMATIC_DEBATERS)] == automatic


def test_reformers() -> None:
    assert t.REFORMER_SPACE == (sp.WITTENBERG, sp.ZURICH, sp.GENEVA, sp.LONDON)
    assert t.REFORMER_TURN == (1, 2, 4, 0)
    assert [t.EXCOM_NAMES[t.REFORMER_EXCOM[n]] for n in range(4)] == list(REFORMER_NAMES)
    assert t.EXCOM_POWER == (PROTESTANT,) * 4 + (ENGLAND, FRANCE, HAPSBURG)
    assert len(t.EXCOM_NAMES) == t.N_EXCOMS == 7


# --- cards (§6) ----------------------------------------------------------------------------------


CARD_FIGURES = {
    t.E2010: (110, 311, {"home": 7, "mandatory": 16, "combat": 7, "response": 8, "event": 72}, (31, 2, 4)),
    t.E500: (116, 326, {"home": 7, "mandatory": 19, "combat": 7, "response": 9, "event": 74}, (36, 2, 4)),
}


@pytest.mark.parametrize("edition", EDITIONS)
def test_cards(edition: int) -> None:
    size, cp, types, dated = CARD_FIGURES[edition]
    cards = t.members(t.EDITION_CARDS[edition])
    assert cards == tuple(range(1, size + 1))
    assert sum(t.CARD_CP[card] for card in cards) == cp
    assert counts(tuple(t.CARD_TYPE[edition][card] for card in cards), t.TYPE_NAMES) == types
    late = [card for card in cards if t.CARD_TURN[edition][card] > 1]
    variable = [card for card in late if t.CARD_TURN[edition][card] == t.TURN_VARIABLE]
    conditional = [card for card in late if t.CONDITIONAL_ENTRY >> card & 1 and card not in variable]
    assert (len(late) - len(variable) - len(conditional), len(conditional), len(variable)) == dated
    assert conditional == [19, 21] and variable == [23, 62, 63, 64]
    assert t.MANDATORY_MASK[edition].bit_count() == types["mandatory"]


ADDED_2010 = {
    3: [14, 38, 39, 40, 41, 42, 43],
    4: list(range(44, 55)),
    5: [15, 55, 56, 57, 58],
    6: [16, 17, 18, 19, 20, 21, 59, 60],
    7: [22, 61],
}
ADDED_500 = {
    3: [14, 38, 39, 40, 41, 42, 43, 97, 113, 114],
    4: [*(card for card in range(44, 55) if card != 47), 115],
    5: [15, 47, 55, 56, 57, 58, 116],
    6: [16, 17, 18, 19, 20, 21, 59, 60],
    7: [22, 61],
}


@pytest.mark.parametrize(("edition", "added"), [(t.E2010, ADDED_2010), (t.E500, ADDED_500)])
def test_added_per_turn(edition: int, added: dict[int, list[int]]) -> None:
    for turn, cards in added.items():
        assert [card for card in range(117) if t.CARD_TURN[edition][card] == turn] == cards


def test_special_cards() -> None:
    assert t.HOME_CARDS == ((1,), (2,), (3,), (4,), (5, 6), (7,))
    assert {card: turn for card, turn in enumerate(t.CARD_FORCED_WINTER) if turn} == {9: 3, 10: 2, 13: 4, 14: 4, 15: 6}
    ruler_cards = [card for card in range(117) if t.CARD_REMOVE[card] == t.REMOVE_RULER_BOX]
    assert ruler_cards == [10, 14, 16, 19, 20, 21, 22, 23]
    assert Counter(t.CARD_CP[1:]) == {0: 1, 1: 12, 2: 42, 3: 31, 4: 14, 5: 15, 6: 1}
    marked = [8, 9, 10, 11, 13, 38, 39, 41, 43, 78, 83, 85, 88, 95, 96, 112, 113]
    assert list(t.members(t.NOT_IN_1532)) == marked
    assert t.members(t.PROTESTANT_AFTER_LEAGUE) == (26, 33, 36, 40, 70, 76)
    luther, melanchthon, zwingli, oekolampadius = 0, 1, 4, 5
    assert t.CARD_DEBATERS[41] == (1 << luther | 1 << melanchthon, 1 << zwingli | 1 << oekolampadius)
    assert t.CARD_TWO_PLAYER.count(t.TWO_PLAYER_MODIFIED) == 6
    assert [card for card in range(117) if t.CARD_TIMING[card] & t.ON_VICTORY_2010] == [47, 51]
    for edition in EDITIONS:
        own = [card for card in range(117) if t.CARD_TYPE[edition][card] == t.TYPE_COMBAT]
        before = t.BEFORE_FIELD_ROLLS | t.BEFORE_NAVAL_ROLLS | t.BEFORE_ASSAULT_ROLLS
        assert all(t.CARD_TIMING[card] & ~before == 0 for card in own)


# --- costs, tracks -------------------------------------------------------------------------------


def test_action_costs() -> None:
    assert len(t.ACTION_NAMES) == t.N_ACTIONS == 21 and t.ACTION_NAMES[t.ACTION_UNIVERSITY] == "found_jesuit_university"
    assert t.COST[t.ACTION_MOVE_CLEAR] == (1,) * 6 and t.COST[t.ACTION_MOVE_PASS] == (2,) * 6
    assert t.COST[t.ACTION_NAVAL_MOVE] == (1, 1, 1, 1, 1, 0)
    assert t.COST[t.ACTION_TREATISE] == (0, 0, 3, 0, 0, 2) and t.COST[t.ACTION_DEBATE] == (0, 0, 0, 0, 3, 3)
    assert t.COST[t.ACTION_COLONIZE] == (0, 2, 3, 3, 0, 0) and t.COST[t.ACTION_CONQUER] == (0, 4, 4, 4, 0, 0)
    assert t.COST[t.ACTION_FOREIGN_WAR] == (1, 0, 1, 0, 0, 0) and t.COST[t.ACTION_PIRACY] == (2, 0, 0, 0, 0, 0)


ACTION_SLUGS = {
    t.ACTION_RAISE_CAVALRY: "raise_cavalry",
    t.ACTION_BUILD_CORSAIR: "build_corsair",
    t.ACTION_CONTROL: "control_unfortified_space",
    t.ACTION_EXPLORE: "explore",
    t.ACTION_TRANSLATE: "translate_scripture",
    t.ACTION_ST_PETERS: "build_st_peters",
    t.ACTION_BURN_BOOKS: "burn_books",
}


def test_constants_follow_their_tables() -> None:
    assert {action: t.ACTION_NAMES[action] for action in ACTION_SLUGS} == ACTION_SLUGS
    assert t.TRANSLATION_NAMES[t.FULL_BIBLE_ENGLISH] == "full_bible_english"
    assert t.STRING_NAMES[t.STRING_MARBURG] == "marburg_colloquy" and len(t.STRING_NAMES) == t.N_STRINGS
    assert t.STRING_NAMES[t.STRING_ERASMUS_LATE] == "erasmus_late" and t.STRING_NAMES[t.STRING_BORA] == "katherina_bora"
    assert t.EXCOM_NAMES[t.EXCOM_CHARLES_V] == "charles_v" and t.EXCOM_NAMES[t.EXCOM_CRANMER] == "cranmer"


def test_war_costs() -> None:
    assert t.DOW_COST[HAPSBURG][:6] == (2, 0, 3, 3, 4, 0) and t.DOW_COST[PAPACY][:6] == (2, 4, 3, 3, 0, 0)
    assert t.DOW_CONDITION[OTTOMAN][PROTESTANT] == t.DOW_AFTER_LEAGUE
    assert all(t.DOW_CONDITION[power][HUNGARY] == t.DOW_NEVER for power in MAJORS)
    assert t.DOW_CONDITION[FRANCE][SCOTLAND] == t.DOW_SCOTLAND_INACTIVE
    for power in MAJORS:
        for target in range(10):
            never = t.DOW_CONDITION[power][target] == t.DOW_NEVER
            assert never == (t.DOW_COST[power][target] == 0)
            assert target < 6 or never or t.DOW_COST[power][target] == 1
    allies = [t.NATURAL_ALLY[minor] for minor in (GENOA, HUNGARY, SCOTLAND, VENICE)]
    assert allies == [NOBODY, HAPSBURG, FRANCE, PAPACY]
    assert t.ACTIVATORS[SCOTLAND] == 1 << ENGLAND | 1 << FRANCE and not t.CAN_DEACTIVATE[HUNGARY]


def test_power_cards() -> None:
    assert t.AUTO_WIN == (11, 14, 9, 11, 7, t.NO_AUTO_WIN)
    assert t.BASE_VP[OTTOMAN][4] == 8 and t.BASE_VP[HAPSBURG][8] == 9 and t.BASE_VP[ENGLAND][4] == 9
    assert t.BASE_VP[FRANCE][6] == 12 and t.BASE_VP[PAPACY][2] == 4 and t.BASE_VP[PROTESTANT] == ()
    for power in range(5):
        cards, vp, last = t.BASE_CARDS[power], t.BASE_VP[power], t.AUTO_WIN[power]
        assert len(cards) == len(vp) == last + 1 == t.SQUARES[power] + 1
        assert (cards[0], vp[0], cards[last], vp[last]) == (1, 0, cards[last - 1], vp[last - 1])
        assert list(cards) == sorted(cards) and list(vp) == sorted(vp)
    assert t.PROTESTANT_CARDS == (4, 4, 4, 4, 5, 5, 5)
    assert (t.PIRACY_MAX, t.CHATEAUX_MAX, t.ST_PETERS_VP_MAX, t.ST_PETERS_CP_PER_VP) == (10, 6, 5, 5)


def test_protestant_spaces() -> None:
    figures = [(t.PAPAL_SPACES_VP[n], t.PROTESTANT_SPACES_VP[n]) for n in (0, 3, 4, 17, 19, 20, 49, 50, 134)]
    assert figures == [(15, 0), (15, 0), (14, 1), (10, 5), (10, 5), (9, 6), (1, 14), (0, 15), (0, 15)]
    assert all(papal + other == 15 for papal, other in zip(t.PAPAL_SPACES_VP, t.PROTESTANT_SPACES_VP, strict=True))


def test_seats() -> None:
    assert [len(seats) for seats in t.SEATS] == [0, 0, 2, 3, 4, 5, 6]
    for seats in t.SEATS[3:]:
        assert sum(seats) == 0b111111
    assert t.SEATS[3] == (1 << OTTOMAN | 1 << FRANCE, 1 << HAPSBURG | 1 << PAPACY, 1 << ENGLAND | 1 << PROTESTANT)


# --- religion, New World -------------------------------------------------------------------------


def test_religion() -> None:
    assert t.TRANSLATION_BOXES == (6, 6, 6, 10, 10, 10) and t.TRANSLATION_VP == (0, 0, 0, 1, 1, 1)
    assert t.TRANSLATION_ZONE == (t.GERMAN, t.ENGLISH, t.FRENCH) * 2
    assert (t.STRING_ATTEMPTS[t.STRING_95_THESES], t.STRING_EXTRA_DICE[t.STRING_95_THESES]) == (5, 1)
    assert t.STRING_ZONE[t.STRING_TREATISE] == t.ZONE_CHOSEN and t.STRING_ZONE[t.STRING_BORA] == t.ZONE_ANY
    assert t.STRINGS_OF_EDITION[t.E2010] == t.STRINGS_OF_EDITION[t.E500] & ~(1 << t.STRING_CROMWELL)
    assert t.TARGET_ZONE_MASK[t.ZONE_ANY].bit_count() == 97 and t.TARGET_ZONE_MASK[t.ZONE_NONE] == 0


def test_dice() -> None:
    assert (t.HITS_ON, t.TERCIOS_HITS_ON, t.SIEGE_ARTILLERY_HITS_ON, t.INTERCEPT_ON) == (5, 4, 3, 9)
    assert (t.TERCIOS_DICE, t.TERCIOS_AGAINST_DICE, t.JANISSARIES_DICE, t.JANISSARIES_NAVAL_DICE) == (3, -3, 5, 4)
    assert (t.DEBATE_ATTACK_BONUS, t.DEBATE_UNCOMMITTED, t.DEBATE_COMMITTED, t.DEBATE_AUGSBURG) == (3, 2, 1, -1)
    assert (t.DICE_PERSON_INSIDE, t.DICE_STACK_INSIDE, t.DICE_MINIMUM, t.AUTOMATIC_SUCCESS) == (2, 2, 1, 6)


def test_new_world() -> None:
    assert t.COLONY_BOXES == t.CONQUEST_BOXES == (0, 3, 2, 2, 0, 0)
    assert [pool.bit_count() for pool in t.EXPLORER_POOL] == [0, 6, 3, 3, 0, 0] and t.CABOTS.bit_count() == 3
    assert [pool.bit_count() for pool in t.CONQUISTADOR_POOL] == [0, 5, 2, 2, 0, 0]
    assert t.CLAIM_VP == (1, 1, 1, 2, 1, 3, 1, 2, 2) and t.DISCOVERY_CLAIMS == 0b111111
    assert t.EXPLORATION[4:11] == (0, 1, 1, 2, 2, 2, 3) and t.EXPLORATION_CLAIM[7:10] == (0, 1, 2)
    assert t.CONQUEST[6:12] == (0, 1, 1, 2, 2, 2) and t.CONQUEST_CLAIM[9:13] == (6, 7, 8, 8)
    assert t.CIRCUMNAVIGATION_SUCCESS[8:12] == (False, False, True, True)
    assert t.CIRCUMNAVIGATION_CARDS[10:13] == (0, 0, 1)


RICHES = {  # rolls 2..12 (13): Depleted, Nothing, Galleon, Card, Eliminated
    t.COLUMN_INCA: "DDDDCGCCCCC",
    t.COLUMN_AZTEC: "DDDDNGCCCCC",
    t.COLUMN_MAYA: "DDDDDGCCCCC",
    t.COLUMN_POTOSI: "EENNNGCCCCCC",
    t.COLUMN_COLONY: "EEENNNGCCCCC",
}


def test_riches() -> None:
    for column, text in RICHES.items():
        assert "".join("NCGDE"[result] for result in t.RICHES[column][2:])[: len(text)] == text
    assert t.RAIDER_STEALS[1:] == (False, False, False, False, True, True)
    assert t.RAIDER_STAYS[0][1:] == (False, True, True, True, False, True)
    assert t.RAIDER_STAYS[1][1:] == (False, False, True, True, False, True)


def test_court() -> None:
    assert t.CHATEAUX_VP[t.E2010][1:7] == (0, 0, 1, 1, 1, 1)
    result = [(t.CHATEAUX_VP[1][n], t.CHATEAUX_DRAWN[1][n], t.CHATEAUX_DISCARDED[1][n]) for n in (0, 2, 3, 5, 7, 8, 12)]
    assert result == [(0, 2, 1), (0, 2, 1), (1, 1, 1), (1, 1, 0), (1, 1, 0), (1, 2, 1), (1, 2, 1)]
    assert t.PREGNANCY == (-1, 0, 1, 2, 3, 4, 5, 5)
    assert WIFE_NAMES[t.WIFE_MODIFIER.index(1)] == "jane_seymour" and sum(t.WIFE_ROLLS) == 5


def test_front_exports_everything() -> None:
    """`regio.his.tables` shows every public name of the other table modules, but the reading helpers."""
    folder = Path(tables_read.__file__).parent
    for path in sorted(folder.glob("tables_*.py")):
        if path.stem == "tables_read":
            continue
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                name = node.target.id
                assert name.startswith("_") or hasattr(t, name), f"{path.stem}.{name} is missing in tables.py"


def test_every_name_is_documented() -> None:
    """docs/his-data.md names everything in `regio.his.tables`, families as `PUT_*`."""
    page = (Path(__file__).resolve().parent.parent.parent / "docs" / "his-data.md").read_text(encoding="utf-8")
    words = set(re.findall(r"[A-Za-z_0-9]+\*?", page))
    families = tuple(word[:-1] for word in words if word.endswith("_*"))
    names = [name for name in vars(t) if not name.startswith("_")]
    assert [name for name in names if name not in words and not name.startswith(families)] == []
