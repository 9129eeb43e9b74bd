"""The frame of the game against the printed tables: wars, key tracks, deal, new cards, deals, heirs, scores.

Expected values are those of the fact base, written out here row by row.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from regio.his import board, deals, negotiation, victory, war, wives
from regio.his.card_draw import add_new_cards, base_cards, enters_now
from regio.his.context import G
from regio.his.minors import join, may_activate, may_deactivate
from regio.his.options import EDITIONS, parse_options
from regio.his.persons import LEADER_FRANCIS_I, RULER_NAMES, WIFE_ASK_FOR_DIVORCE
from regio.his.powers import (
    ENGLAND,
    FRANCE,
    HAPSBURG,
    INDEPENDENT,
    MAJORS,
    MINORS,
    OTTOMAN,
    PAPACY,
    POWER_NAMES,
    PROTESTANT,
    SCOTLAND,
)
from regio.his.setup import set_up
from regio.his.spaces import BARCELONA, BESANCON, CAPTIVE, LONDON, LYON, MILAN, PARIS, SPACE_NAMES
from regio.his.state import ACTION, EVENT_LEAGUE, FLAG_DIVORCE_GRANTED, MILITARY, NO_VICTORY, RELIGIOUS, State
from regio.his.tables_costs import INTERVENTION_COST, NATURAL_ALLY
from regio.his.tables_map import ELECTORATES, HOME_KEYS_MASK, KEYS_MASK, OTTOMAN_HOME
from regio.his.tables_newworld import CHATEAUX_DISCARDED, CHATEAUX_DRAWN, CHATEAUX_VP
from regio.his.tables_units import SECOND_SLOT
from regio.his.wives import HEALTHY, SICKLY
from regio.kernel.cases import CaseFailure, parse_case, run_case
from regio.kernel.chance import FastChance, ScriptedChance
from regio.kernel.notation import DONE
from regio.kernel.questions import Term
from regio.registry import rules_of
from regio.series.bits import bits, members


def new(edition: str = "2010", **more: object) -> G:
    """A fresh game: its context with the state."""
    options = parse_options({"edition": edition, **more})
    g = G(FastChance(1), False)
    set_up(g, options)
    return g


def power(name: str) -> int:
    return POWER_NAMES.index(name)


# -- declarations of war (§9.6) ---------------------------------------------------------------------

DECLARATIONS_TABLE = """
ottoman hapsburg 2
ottoman england 2
ottoman france 2
ottoman papacy 2
ottoman protestant 2 league
ottoman genoa 1
ottoman hungary never
ottoman scotland never
ottoman venice 1
hapsburg ottoman 2
hapsburg england 3
hapsburg france 3
hapsburg papacy 4
hapsburg protestant never
hapsburg genoa 1
hapsburg hungary never
hapsburg scotland 1 france
hapsburg venice 1
england ottoman 2
england hapsburg 3
england france 3
england papacy 3
england protestant 2 league
england genoa 1
england hungary never
england scotland 1 france
england venice never
france ottoman 2
france hapsburg 3
france england 3
france papacy 3
france protestant 2 league
france genoa 1
france hungary never
france scotland 1
france venice 1
papacy ottoman 2
papacy hapsburg 4
papacy england 3
papacy france 3
papacy protestant never
papacy genoa 1
papacy hungary never
papacy scotland never
papacy venice 1
protestant ottoman 2 league
protestant hapsburg never
protestant england 2 league
protestant france 2 league
protestant papacy never
protestant genoa 1 league
protestant hungary never
protestant scotland never
protestant venice 1 league
"""
DECLARATIONS = [row for row in DECLARATIONS_TABLE.splitlines() if row]


def ready_for_war(edition: str, league: bool) -> State:
    """No wars, and everybody can pay for anything."""
    s = new(edition).state
    s.war = [0] * len(s.war)
    board.update_sides(s)
    s.hand = [1 << 1 | 1 << 2 | 1 << 3] * len(MAJORS)
    if league:
        s.events |= EVENT_LEAGUE
    return s


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("row", DECLARATIONS)
def test_declarations_of_war(edition: str, row: str) -> None:
    one, other, cost, *condition = row.split()
    declarer, target = power(one), power(other)
    for league in (False, True):
        s = ready_for_war(edition, league)
        allowed = cost != "never" and (league or condition != ["league"])
        assert (war.segment_objection(s, declarer, target) is None) is allowed
        if allowed:
            assert war.cost_of(s, declarer, target) == int(cost)
    if condition == ["france"]:
        s = ready_for_war(edition, True)
        board.set_alliance(s, declarer, FRANCE)
        assert war.objection(s, declarer, target) is not None


@pytest.mark.parametrize("row", [row for row in DECLARATIONS if "never" not in row])
def test_no_declaration_twice_on_an_ally_or_beyond_the_cards(row: str) -> None:
    one, other, cost, *_ = row.split()
    declarer, target = power(one), power(other)
    s = ready_for_war("2010", True)
    board.set_war(s, declarer, target)
    assert war.objection(s, declarer, target) is not None
    s = ready_for_war("2010", True)
    if target in MAJORS:
        board.set_alliance(s, declarer, target)
        assert war.objection(s, declarer, target) is not None
        s = ready_for_war("2010", True)
        s.peace[declarer] |= 1 << target
        assert war.segment_objection(s, declarer, target) is not None
    else:
        s.minor_ally[target - MINORS[0]] = next(major for major in MAJORS if major != declarer)
        assert war.objection(s, declarer, target) is not None
    s = ready_for_war("2010", True)
    s.declared[declarer] = 15 - int(cost)  # three home cards of 5 CP
    assert war.segment_objection(s, declarer, target) is None
    s.declared[declarer] += 1
    assert war.segment_objection(s, declarer, target) is not None


def test_catherine_of_aragon() -> None:
    s = ready_for_war("2010", False)
    s.catherine = 1
    assert war.cost_of(s, HAPSBURG, ENGLAND) == 1
    assert war.cost_of(s, ENGLAND, HAPSBURG) == 3
    assert war.cost_of(s, HAPSBURG, FRANCE) == 3


def test_interventions() -> None:
    guardians = {"scotland": "france", "venice": "papacy", "hungary": "hapsburg", "genoa": "none"}
    assert {POWER_NAMES[minor]: POWER_NAMES[NATURAL_ALLY[minor]] for minor in MINORS} == guardians
    assert INTERVENTION_COST == 2


ACTIVATORS = {
    "genoa": "hapsburg france papacy",
    "hungary": "hapsburg",
    "scotland": "england france",
    "venice": "hapsburg france papacy",
}


@pytest.mark.parametrize("minor", ACTIVATORS)
def test_who_activates(minor: str) -> None:
    s = new().state
    may = [POWER_NAMES[major] for major in MAJORS if may_activate(s, power(minor), major)]
    assert " ".join(may) == ACTIVATORS[minor]
    assert not may_deactivate(s, power(minor))
    s.minor_ally[power(minor) - MINORS[0]] = HAPSBURG
    assert may_deactivate(s, power(minor)) is (minor != "hungary")


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


# -- deals (§9.1) -----------------------------------------------------------------------------------


def at_peace(edition: str) -> State:
    """Nobody at war, two cards in each hand."""
    s = new(edition).state
    s.war = [0] * len(s.war)
    board.update_sides(s)
    s.turn = 2
    s.hand = [1 << 24 + 2 * major | 1 << 25 + 2 * major | 1 << 1 + major for major in MAJORS]
    return s


def fits(s: State, proposer: int, *package: Term) -> bool:
    """Is a package legal: each term possible, no objection to the whole?"""
    question = negotiation.Talk(s, proposer, (1 << len(MAJORS)) - 1, True)
    return question.legal(tuple(sorted(package)))


def test_end_war() -> None:
    s = at_peace("2010")
    peace = (deals.PEACE, HAPSBURG, FRANCE)
    assert not fits(s, FRANCE, peace)
    board.set_war(s, HAPSBURG, FRANCE)
    assert fits(s, FRANCE, peace)
    for enemy in (HAPSBURG, PAPACY):
        board.set_war(s, enemy, PROTESTANT)
        assert fits(s, enemy, (deals.PEACE, enemy, PROTESTANT))
        s.events |= EVENT_LEAGUE
        assert not fits(s, enemy, (deals.PEACE, enemy, PROTESTANT))
        s.events &= ~EVENT_LEAGUE
    board.set_war(s, FRANCE, PROTESTANT)
    s.events |= EVENT_LEAGUE
    assert fits(s, FRANCE, (deals.PEACE, FRANCE, PROTESTANT))


@pytest.mark.parametrize("one", MAJORS)
@pytest.mark.parametrize("other", MAJORS)
def test_alliance(one: int, other: int) -> None:
    if one >= other:
        return
    s = at_peace("2010")
    term = (deals.ALLIANCE, one, other)
    assert fits(s, one, term) is ((one, other) != (OTTOMAN, PAPACY))
    s.turn_flags |= FLAG_DIVORCE_GRANTED
    assert fits(s, other, term) is ((one, other) not in ((OTTOMAN, PAPACY), (HAPSBURG, PAPACY)))
    board.set_war(s, one, other)
    assert not fits(s, one, term)


def test_loan_of_squadrons() -> None:
    s = at_peace("2010")
    ally = (deals.ALLIANCE, HAPSBURG, FRANCE)
    lend = (deals.LEND, HAPSBURG, FRANCE, BARCELONA, 1)
    assert not fits(s, HAPSBURG, lend)
    assert fits(s, HAPSBURG, ally, lend)
    s.events |= EVENT_LEAGUE
    ally = (deals.ALLIANCE, HAPSBURG, PROTESTANT)
    assert not fits(s, HAPSBURG, ally, (deals.LEND, HAPSBURG, PROTESTANT, BARCELONA, 1))


def test_return_of_a_leader() -> None:
    s = at_peace("2010")
    s.leader_place[LEADER_FRANCIS_I], s.leader_captor[LEADER_FRANCIS_I] = CAPTIVE, HAPSBURG
    assert fits(s, FRANCE, (deals.RETURN, HAPSBURG, FRANCE, LEADER_FRANCIS_I))
    assert not fits(s, FRANCE, (deals.RETURN, ENGLAND, FRANCE, LEADER_FRANCIS_I))
    for space in members(HOME_KEYS_MASK[FRANCE]):
        board.set_control(s, space, ENGLAND)
    assert not fits(s, FRANCE, (deals.RETURN, HAPSBURG, FRANCE, LEADER_FRANCIS_I))


YIELDS = [
    # giver, receiver, space: allowed in 2010, in the 500th
    (HAPSBURG, FRANCE, BESANCON, True, True),
    (FRANCE, HAPSBURG, MILAN, True, True),
    (FRANCE, ENGLAND, PARIS, False, False),
    (FRANCE, HAPSBURG, LYON, True, True),
    (HAPSBURG, FRANCE, ELECTORATES[0], True, False),
    (HAPSBURG, PROTESTANT, ELECTORATES[0], False, False),
    (FRANCE, HAPSBURG, LONDON, False, False),
]


@pytest.mark.parametrize(("giver", "receiver", "space", "old", "new_edition"), YIELDS)
def test_yield(giver: int, receiver: int, space: int, old: bool, new_edition: bool) -> None:
    for edition, allowed in zip(EDITIONS, (old, new_edition), strict=True):
        assert fits(at_peace(edition), giver, (deals.YIELD, giver, receiver, space)) is allowed


def test_random_cards() -> None:
    s = at_peace("2010")
    assert fits(s, FRANCE, (deals.CARDS, FRANCE, ENGLAND, 2))
    assert not fits(s, FRANCE, (deals.CARDS, FRANCE, ENGLAND, 3))
    assert not fits(s, FRANCE, (deals.CARDS, FRANCE, ENGLAND, 1), (deals.CARDS, ENGLAND, FRANCE, 1))
    assert fits(s, FRANCE, (deals.CARDS, FRANCE, ENGLAND, 1), (deals.CARDS, FRANCE, HAPSBURG, 1))
    assert not fits(s, FRANCE, (deals.CARDS, FRANCE, ENGLAND, 2), (deals.CARDS, FRANCE, HAPSBURG, 1))


@pytest.mark.parametrize("receiver", MAJORS)
def test_mercenaries(receiver: int) -> None:
    if receiver == ENGLAND:
        return
    s = at_peace("2010")
    board.add_units(s, LONDON, SECOND_SLOT[ENGLAND], 5)
    for count in range(1, 6):
        allowed = count <= 4 and receiver not in (OTTOMAN, PROTESTANT)
        assert fits(s, ENGLAND, (deals.MERCENARIES, ENGLAND, receiver, count)) is allowed
    if receiver == PROTESTANT:
        s.events |= EVENT_LEAGUE
        assert not fits(s, ENGLAND, (deals.MERCENARIES, ENGLAND, PROTESTANT, 1))
        board.set_control(s, ELECTORATES[0], PROTESTANT)
        assert fits(s, ENGLAND, (deals.MERCENARIES, ENGLAND, PROTESTANT, 1))


def test_divorce_and_rescinding() -> None:
    s = at_peace("2010")
    assert not fits(s, ENGLAND, (deals.DIVORCE,))
    s.marital = WIFE_ASK_FOR_DIVORCE
    assert fits(s, ENGLAND, (deals.DIVORCE,))
    assert fits(s, PAPACY, (deals.DIVORCE,))
    assert not fits(s, FRANCE, (deals.DIVORCE,))
    assert not fits(s, PAPACY, (deals.DIVORCE,), (deals.ALLIANCE, HAPSBURG, PAPACY))
    board.set_alliance(s, HAPSBURG, PAPACY)
    assert not fits(s, ENGLAND, (deals.DIVORCE,))
    assert not fits(s, PAPACY, (deals.RESCIND, FRANCE))
    s.excommunication_turn[FRANCE] = 1
    assert fits(s, PAPACY, (deals.RESCIND, FRANCE))
    assert fits(s, FRANCE, (deals.RESCIND, FRANCE))


def test_clients_are_offered_their_own_terms_only() -> None:
    s = at_peace("2010")
    question = negotiation.Talk(s, ENGLAND, (1 << len(MAJORS)) - 1, True)
    listed = list(question.listed())
    assert listed
    assert all(deals.parties_of(term) >> ENGLAND & 1 for term in listed)
    everything = set(question.terms())
    assert set(listed) == {term for term in everything if deals.parties_of(term) >> ENGLAND & 1}
    assert question.legal(((deals.ALLIANCE, HAPSBURG, ENGLAND), (deals.ALLIANCE, HAPSBURG, FRANCE)))


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


EXACTLY = """
title = "The single answers of a talk, not its packages"
[position]
phase = "diplomacy"
turn = 2
[[step]]
options = { seat = "england", exactly = ["done"] }
"""


def test_exactly_of_a_deal_looks_at_single_terms() -> None:
    case = parse_case(EXACTLY, Path("his/talk.toml"), ["his"])
    with pytest.raises(CaseFailure, match="ally england france"):
        run_case(case, rules_of("his"))


def test_single_answers_of_a_talk() -> None:
    s = at_peace("2010")
    s.deals.append(deals.pack(deals.OFFERED, FRANCE, 1 << FRANCE, ((deals.ALLIANCE, ENGLAND, FRANCE),)))
    question = negotiation.Talk(s, ENGLAND, (1 << len(MAJORS)) - 1, True)
    singles = list(question.singles())
    assert singles[:3] == [(DONE,), (negotiation.ACCEPT, 0), (negotiation.REFUSE, 0)]
    assert all(question.legal(answer) for answer in singles)
    assert all(len(answer) == 1 for answer in singles[3:])
