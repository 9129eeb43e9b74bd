"""What powers may agree on, term by term (HIS §9.1, §9.2).

Expected values are those of the fact base, written out here row by row.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from regio.his import board, deals, negotiation
from regio.his.options import EDITIONS
from regio.his.persons import LEADER_FRANCIS_I, WIFE_ASK_FOR_DIVORCE
from regio.his.powers import (
    ENGLAND,
    FRANCE,
    HAPSBURG,
    MAJORS,
    OTTOMAN,
    PAPACY,
    PROTESTANT,
)
from regio.his.spaces import BARCELONA, BESANCON, CAPTIVE, LONDON, LYON, MILAN, PARIS
from regio.his.state import EVENT_LEAGUE, FLAG_DIVORCE_GRANTED, State
from regio.his.tables_map import ELECTORATES, HOME_KEYS_MASK
from regio.his.tables_units import SECOND_SLOT
from regio.kernel.cases import CaseFailure, parse_case, run_case
from regio.kernel.notation import DONE
from regio.kernel.questions import Term
from regio.registry import rules_of
from regio.series.bits import members
from tests.his.game_help import new


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
