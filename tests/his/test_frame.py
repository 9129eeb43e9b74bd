"""The frame of the game against the printed tables: key tracks, deal, new cards, heirs, scores.

Expected values are those of the fact base, written out here row by row.
"""

from __future__ import annotations

import pytest

from regio.his import board, victory, wives
from regio.his.card_draw import add_new_cards, base_cards, enters_now
from regio.his.context import G
from regio.his.minors import join
from regio.his.options import EDITIONS
from regio.his.persons import RULER_NAMES
from regio.his.powers import (
    ENGLAND,
    FRANCE,
    INDEPENDENT,
    OTTOMAN,
    PAPACY,
    POWER_NAMES,
    PROTESTANT,
    SCOTLAND,
)
from regio.his.spaces import SPACE_NAMES
from regio.his.state import ACTION, EVENT_LEAGUE, MILITARY, NO_VICTORY, RELIGIOUS
from regio.his.tables_map import ELECTORATES, KEYS_MASK, OTTOMAN_HOME
from regio.his.tables_newworld import CHATEAUX_DISCARDED, CHATEAUX_DRAWN, CHATEAUX_VP
from regio.his.wives import HEALTHY, SICKLY
from regio.kernel.chance import ScriptedChance
from regio.series.bits import bits, members
from tests.his.game_help import new, power

# -- key tracks, deal (§4.1, §6.2) ------------------------------------------------------------------

CARDS_BY_KEYS = {
    "ottoman": (1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 6),
    "hapsburg": (1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 7),
    "england": (1, 1, 1, 2, 2, 3, 3, 4, 4, 4),
    "france": (1, 1, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5),
    "papacy": (1, 2, 3, 3, 4, 4, 4, 4),
}
VP_BY_KEYS = {
    "ottoman": (0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 20),
    "hapsburg": (0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 14),
    "england": (0, 3, 5, 7, 9, 11, 13, 15, 17, 17),
    "france": (0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 20),
    "papacy": (0, 2, 4, 6, 8, 10, 12, 12),
}
KEY_ROWS = [(name, n) for name, cards in CARDS_BY_KEYS.items() for n in range(len(cards))]


def with_keys(name: str, n: int) -> G:
    """A power with so many keys, all others without; nothing in unrest."""
    g = new()
    s = g.state
    for space in members(KEYS_MASK):
        board.set_control(s, space, INDEPENDENT)
    for space in members(KEYS_MASK)[:n]:
        board.set_control(s, space, power(name))
    s.phase = ACTION
    return g


@pytest.mark.parametrize(("name", "n"), KEY_ROWS)
def test_key_track(name: str, n: int) -> None:
    g = with_keys(name, n)
    assert base_cards(g.state, power(name)) == CARDS_BY_KEYS[name][n]
    assert victory.base_points(g.state, power(name)) == VP_BY_KEYS[name][n]
    wins = n == len(CARDS_BY_KEYS[name]) - 1
    assert victory.check_automatic(g) is wins
    assert g.state.victory == (MILITARY if wins else NO_VICTORY)


@pytest.mark.parametrize(("name", "n"), [row for row in KEY_ROWS if row[1]])
def test_keys_in_unrest_close_their_boxes(name: str, n: int) -> None:
    g = with_keys(name, n)
    g.state.unrest = 1 << members(KEYS_MASK)[0]
    assert base_cards(g.state, power(name)) == CARDS_BY_KEYS[name][n - 1]
    assert victory.base_points(g.state, power(name)) == VP_BY_KEYS[name][n - 1]
    assert not victory.check_automatic(g)


@pytest.mark.parametrize(("electorates", "cards"), [(0, 4), (1, 4), (2, 4), (3, 4), (4, 5), (5, 5), (6, 5)])
def test_protestant_deal(electorates: int, cards: int) -> None:
    s = new().state
    s.events |= EVENT_LEAGUE
    for space in ELECTORATES[:electorates]:
        board.set_control(s, space, PROTESTANT)
    assert base_cards(s, PROTESTANT) == cards
    assert victory.base_points(s, PROTESTANT) == 0
    s.protestant = bits(ELECTORATES)
    assert victory.base_points(s, PROTESTANT) == 2 * electorates


def test_keys_give_the_protestant_nothing() -> None:
    s = with_keys("protestant", 5).state
    assert base_cards(s, PROTESTANT) == 4
    assert victory.base_points(s, PROTESTANT) == 0


SPACES_TRACK = (
    (3, 15, 0),
    (6, 14, 1),
    (9, 13, 2),
    (13, 12, 3),
    (16, 11, 4),
    (19, 10, 5),
    (23, 9, 6),
    (26, 8, 7),
    (29, 7, 8),
    (33, 6, 9),
    (36, 5, 10),
    (39, 4, 11),
    (43, 3, 12),
    (46, 2, 13),
    (49, 1, 14),
    (50, 0, 15),
)
"""Up to so many Protestant spaces: VP of the Papacy, of the Protestant."""


@pytest.mark.parametrize("count", range(51))
def test_protestant_spaces_track(count: int) -> None:
    g = new()
    s = g.state
    s.phase = ACTION
    spaces = [space for space in range(len(SPACE_NAMES)) if not OTTOMAN_HOME >> space & 1]
    s.protestant = bits(spaces[: count + 1])
    s.unrest = 1 << spaces[0]  # spaces in unrest do not count
    papacy, protestant = next((papal, ours) for most, papal, ours in SPACES_TRACK if count <= most)
    assert victory.special_points(s, PAPACY) == papacy
    assert victory.special_points(s, PROTESTANT) == protestant
    assert victory.check_automatic(g) is (count == 50)
    assert s.victory == (RELIGIOUS if count == 50 else NO_VICTORY)


@pytest.mark.parametrize(("active", "winner"), [(PAPACY, PAPACY), (PROTESTANT, PROTESTANT), (OTTOMAN, PAPACY)])
def test_both_automatic_victories_at_once(active: int, winner: int) -> None:
    g = with_keys("papacy", 7)
    s = g.state
    s.protestant = bits([space for space in range(len(SPACE_NAMES)) if not OTTOMAN_HOME >> space & 1][:50])
    s.active = active
    assert victory.check_automatic(g)
    assert s.winners == 1 << winner


# -- new cards (§6.2) -------------------------------------------------------------------------------

DATED = {
    "2010": {
        3: [14, 38, 39, 40, 41, 42, 43],
        4: [44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54],
        5: [15, 55, 56, 57, 58],
        6: [16, 17, 18, 20, 59, 60],
        7: [22, 61],
    },
    "500th": {
        3: [14, 38, 39, 40, 41, 42, 43, 97, 113, 114],
        4: [44, 45, 46, 48, 49, 50, 51, 52, 53, 54, 115],
        5: [15, 47, 55, 56, 57, 58, 116],
        6: [16, 17, 18, 20, 59, 60],
        7: [22, 61],
    },
}


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("turn", range(2, 10))
def test_dated_cards(edition: str, turn: int) -> None:
    g = new(edition)
    s = g.state
    s.edward = HEALTHY  # neither Mary nor Elizabeth; Edward's card by itself below
    s.removed |= 1 << 19
    before = set(s.deck)
    for earlier in range(2, turn):
        s.turn = earlier
        add_new_cards(g)
        before = set(s.deck)
    s.turn = turn
    add_new_cards(g)
    assert sorted(set(s.deck) - before) == DATED[edition].get(turn, [])


def test_numbers_of_dated_cards() -> None:
    assert sum(len(cards) for cards in DATED["2010"].values()) == 31
    assert sum(len(cards) for cards in DATED["500th"].values()) == 36


EDWARD, MARY, ELIZABETH = 19, 21, 23
AFTER_BOLEYN = (62, 63, 64)
ENTRIES = [
    # turn, Edward, Elizabeth, ruler, then the cards that enter
    (5, 0, 0, "henry_viii", ()),
    (5, SICKLY, 1, "henry_viii", ()),
    (6, 0, 0, "henry_viii", (MARY,)),
    (6, 0, 1, "henry_viii", (MARY,)),
    (6, SICKLY, 0, "henry_viii", (EDWARD,)),
    (6, SICKLY, 1, "henry_viii", (EDWARD,)),
    (6, HEALTHY, 1, "henry_viii", (EDWARD,)),
    (8, SICKLY, 0, "henry_viii", (EDWARD,)),
    (7, SICKLY, 0, "edward_vi", (EDWARD, MARY)),
    (7, HEALTHY, 0, "edward_vi", (EDWARD,)),
    (7, 0, 0, "mary_i", (MARY,)),
    (7, 0, 1, "mary_i", (MARY, ELIZABETH)),
    (8, SICKLY, 1, "mary_i", (EDWARD, ELIZABETH)),
]
"""Cards of rulers who have come already are out of the deck; the condition alone is tested here."""


@pytest.mark.parametrize(("turn", "edward", "elizabeth", "ruler", "cards"), ENTRIES)
def test_succession_cards(turn: int, edward: int, elizabeth: int, ruler: str, cards: tuple[int, ...]) -> None:
    s = new().state
    s.turn, s.edward, s.elizabeth = turn, edward, elizabeth
    s.ruler[ENGLAND] = RULER_NAMES.index(ruler)
    assert tuple(card for card in (EDWARD, MARY, ELIZABETH) if enters_now(s, card)) == cards


@pytest.mark.parametrize(("married", "turn", "enters"), [(0, 5, False), (3, 3, False), (3, 4, True), (3, 6, True)])
def test_cards_after_anne_boleyn(married: int, turn: int, enters: bool) -> None:
    s = new().state
    s.boleyn_turn, s.turn = married, turn
    assert [enters_now(s, card) for card in AFTER_BOLEYN] == [enters] * 3


# -- heirs, chateaux, scores (§21.3, §21.4, §23) ----------------------------------------------------

PREGNANCIES = [
    # die, rows taken, row reached, Elizabeth, Edward, extra marriage
    (1, (), 1, 0, 0, False),
    (2, (), 2, 0, 0, False),
    (3, (), 3, 0, 0, True),
    (4, (), 4, 1, 0, False),
    (5, (), 5, 0, SICKLY, False),
    (6, (), 6, 0, HEALTHY, False),
    (1, (1, 2), 3, 0, 0, True),
    (2, (2, 3, 4), 5, 0, SICKLY, False),
    (5, (5,), 6, 0, HEALTHY, False),
]


@pytest.mark.parametrize(("die", "taken", "row", "elizabeth", "edward", "extra"), PREGNANCIES)
def test_pregnancy_chart(
    die: int,
    taken: tuple[int, ...],
    row: int,
    elizabeth: int,
    edward: int,
    extra: bool,
) -> None:
    g = new()
    script = ScriptedChance(g.chance)
    script.dice = {"pregnancy": [die]}
    g.chance = script
    s = g.state
    s.marital = 2
    s.pregnancy_rows = bits(taken)
    wives.roll_on_chart(g)
    assert s.pregnancy_rows == bits([*taken, row])
    assert (s.elizabeth, s.edward) == (elizabeth, edward)
    assert bool(s.turn_flags) is extra


HEIRS = [(0, 0, 0), (0, 1, 2), (SICKLY, 0, 5), (SICKLY, 1, 5), (HEALTHY, 0, 5), (HEALTHY, 1, 5)]


@pytest.mark.parametrize(("edward", "elizabeth", "points"), HEIRS)
def test_heirs(edward: int, elizabeth: int, points: int) -> None:
    s = new().state
    s.edward, s.elizabeth = edward, elizabeth
    assert victory.special_points(s, ENGLAND) == points


CHATEAUX = {
    # edition: for each modified roll VP, cards drawn, cards discarded
    0: {1: (0, 0, 0), 2: (0, 0, 0), 3: (1, 0, 0), 4: (1, 0, 0), 5: (1, 0, 0), 6: (1, 0, 0)},
    1: {
        **dict.fromkeys((0, 1, 2), (0, 2, 1)),
        **dict.fromkeys((3, 4), (1, 1, 1)),
        **dict.fromkeys((5, 6, 7), (1, 1, 0)),
        8: (1, 2, 1),
    },
}


@pytest.mark.parametrize(("edition", "roll"), [(edition, roll) for edition, rows in CHATEAUX.items() for roll in rows])
def test_chateaux(edition: int, roll: int) -> None:
    vp, drawn, discarded = CHATEAUX[edition][roll]
    assert CHATEAUX_VP[edition][roll] == vp
    if edition:
        assert (CHATEAUX_DRAWN[edition][roll], CHATEAUX_DISCARDED[edition][roll]) == (drawn, discarded)


SEATS = {
    3: ("ottoman france", "hapsburg papacy", "england protestant"),
    4: ("ottoman", "hapsburg papacy", "england protestant", "france"),
    5: ("ottoman", "hapsburg", "england protestant", "france", "papacy"),
    6: ("ottoman", "hapsburg", "england", "france", "papacy", "protestant"),
}
AVERAGES = {3: (10, 14, 4), 4: (8, 14, 4, 12), 5: (8, 9, 4, 12, 19), 6: (8, 9, 9, 12, 19, 0)}


@pytest.mark.parametrize("players", SEATS)
def test_players(players: int) -> None:
    s = new(players=players, scoring="average").state
    names = tuple(" ".join(POWER_NAMES[one] for one in members(mask)) for mask in victory.groups(s))
    assert sorted(names) == sorted(SEATS[players])
    scores = dict(zip(names, victory.player_scores(s, victory.all_points(s)), strict=True))
    assert tuple(scores[name] for name in SEATS[players]) == AVERAGES[players]


def test_minor_keys_count_for_the_ally() -> None:
    s = new().state
    before = victory.base_points(s, FRANCE)
    assert s.owned[SCOTLAND] & KEYS_MASK
    g = new()
    join(g, SCOTLAND, FRANCE)
    assert victory.base_points(g.state, FRANCE) == before + 2
