"""What powers may agree on, with every limit, and how it takes effect (HIS §9.1, §9.2).

A term is a tuple (kind, parameters…). A deal in the state is a flat tuple: status, proposer, mask of powers that
agree, then the terms one after another; the number of parameters follows from the kind.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from regio.his import board
from regio.his.loans import lendable_leaders, lendable_squadrons, loan_possible
from regio.his.persons import N_LEADERS, WIFE_ASK_FOR_DIVORCE
from regio.his.powers import ENGLAND, HAPSBURG, INDEPENDENT, MAJORS, N_MAJORS, OTTOMAN, PAPACY, PROTESTANT
from regio.his.spaces import CAPTIVE, N_SPACES
from regio.his.state import FLAG_DIVORCE_GRANTED, N_SLOTS, State
from regio.his.tables_cards import HOME_CARDS_MASK
from regio.his.tables_map import CAPITALS, ELECTORATES_MASK, HOME_KEYS_MASK, HOME_MASK, KEYS_MASK
from regio.his.tables_units import SECOND_SLOT, SQUARES
from regio.his.wives import marker_may_move
from regio.kernel.messages import Refusal, message
from regio.kernel.questions import Term, TermKind
from regio.series.bits import members

PEACE: Final = 0
ALLIANCE: Final = 1
LEND: Final = 2
LEND_LEADER: Final = 3
RETURN: Final = 4
YIELD: Final = 5
CARDS: Final = 6
MERCENARIES: Final = 7
DIVORCE: Final = 8
RESCIND: Final = 9

KINDS: Final = (
    TermKind("peace", ("power", "power")),
    TermKind("ally", ("power", "power")),
    TermKind("lend", ("power", "power", "place", "n")),
    TermKind("lend-leader", ("power", "power", "leader")),
    TermKind("return", ("power", "power", "leader")),
    TermKind("yield", ("power", "power", "space")),
    TermKind("cards", ("power", "power", "n")),
    TermKind("mercs", ("power", "power", "n")),
    TermKind("divorce", ()),
    TermKind("rescind", ("power",)),
)
"""The kinds of terms: peace and alliance name the two powers in impulse order, all others giver, then receiver."""

# status of a deal
OFFERED: Final = 0
AGREED: Final = 1
REFUSED: Final = 2
ANNOUNCED: Final = 3
DONE_DEAL: Final = 4
FAILED: Final = 5
"""Not announced by its first party: it stays unknown to others."""
DENIED: Final = 6
"""Announced, and then not confirmed or no longer possible."""
STATUS_NAMES: Final = ("offered", "agreed", "refused", "announced", "done", "failed", "denied")

MOST_CARDS: Final = 2
MOST_MERCENARIES: Final = 4

WHY_AT_WAR = message("his-why-deal-at-war", "one:power", "other:power")
WHY_DIVORCE_ALLIANCE = message("his-why-divorce-alliance")
WHY_LOAN_NEEDS_ALLIANCE = message("his-why-loan-needs-alliance", "one:power", "other:power")
WHY_ONE_DIRECTION = message("his-why-one-direction", "one:power", "other:power")
WHY_TOO_MANY = message("his-why-deal-too-many", "giver:power", "count:n")
WHY_TWICE = message("his-why-deal-twice")
WHY_NO_PARTY = message("his-why-deal-no-party")
WHY_NO_ARRIVAL = message("his-why-deal-no-arrival", "power:power")
WHY_SQUARES = message("his-why-deal-squares", "power:power")


def parties_of(term: Term) -> int:
    """The powers that a term binds, as a set."""
    kind = term[0]
    if kind == DIVORCE:
        return 1 << PAPACY | 1 << ENGLAND
    if kind == RESCIND:
        return 1 << PAPACY | 1 << term[1]
    return 1 << term[1] | 1 << term[2]


def parties(package: tuple[Term, ...]) -> int:
    """The powers that a package binds, as a set."""
    mask = 0
    for term in package:
        mask |= parties_of(term)
    return mask


# -- deals in the state -----------------------------------------------------------------------------


def pack(status: int, proposer: int, agreed: int, package: tuple[Term, ...]) -> tuple[int, ...]:
    """A deal as the flat tuple of the state."""
    flat = [status, proposer, agreed]
    for term in package:
        flat += term
    return tuple(flat)


def package_of(deal: tuple[int, ...]) -> tuple[Term, ...]:
    """The terms of a deal of the state."""
    terms = []
    at = 3
    while at < len(deal):
        size = 1 + len(KINDS[deal[at]].fields)
        terms.append(tuple(deal[at : at + size]))
        at += size
    return tuple(terms)


def hidden_from(deal: tuple[int, ...], seen: int) -> bool:
    """HIS §9.1: is a deal unknown to a set of powers: not announced, and none of them a party?"""
    return deal[0] not in (ANNOUNCED, DONE_DEAL, DENIED) and not parties(package_of(deal)) & seen


def set_status(s: State, index: int, status: int) -> None:
    """Change the status of a deal."""
    s.deals[index] = (status, *s.deals[index][1:])


def _done_terms(s: State) -> Iterator[Term]:
    """The terms that took effect this turn."""
    for deal in s.deals:
        if deal[0] == DONE_DEAL:
            yield from package_of(deal)


# -- single terms (§9.1) ----------------------------------------------------------------------------


def pair_terms(s: State, one: int, other: int) -> Iterator[Term]:
    """Every single term between two powers that the rules allow now."""
    low, high = min(one, other), max(one, other)
    if peace_possible(s, low, high):
        yield (PEACE, low, high)
    if alliance_possible(s, low, high):
        yield (ALLIANCE, low, high)
    for giver, receiver in ((one, other), (other, one)):
        yield from _gifts(s, giver, receiver)
    if {one, other} == {PAPACY, ENGLAND} and divorce_possible(s):
        yield (DIVORCE,)
    if PAPACY in (one, other):
        power = other if one == PAPACY else one
        if s.excommunication_turn[power]:
            yield (RESCIND, power)


def all_terms(s: State) -> Iterator[Term]:
    """Every single term between any two powers."""
    for one in MAJORS:
        for other in range(one + 1, N_MAJORS):
            yield from pair_terms(s, one, other)


def possible(s: State, package: tuple[Term, ...]) -> bool:
    """Do the rules allow now every single term of a package?"""
    allowed: set[Term] = set()
    for pair in {parties_of(term) for term in package}:
        one, other = members(pair)
        allowed.update(pair_terms(s, one, other))
    return allowed.issuperset(package)


def _gifts(s: State, giver: int, receiver: int) -> Iterator[Term]:
    if receiver != PROTESTANT:
        for place, count in lendable_squadrons(s, giver, receiver):
            for n in range(1, count + 1):
                yield (LEND, giver, receiver, place, n)
        for leader in lendable_leaders(s, giver):
            yield (LEND_LEADER, giver, receiver, leader)
    returned = captives(s, receiver, giver)
    if returned and leader_home_spaces(s, receiver):
        for leader in returned:
            yield (RETURN, giver, receiver, leader)
    for space in members(yieldable(s, giver, receiver)):
        yield (YIELD, giver, receiver, space)
    drawable = (s.hand[giver] & ~HOME_CARDS_MASK).bit_count()
    for n in range(1, min(MOST_CARDS, drawable) + 1):
        yield (CARDS, giver, receiver, n)
    for n in range(1, min(MOST_MERCENARIES, mercenaries_of(s, giver, receiver)) + 1):
        yield (MERCENARIES, giver, receiver, n)


def peace_possible(s: State, one: int, other: int) -> bool:
    """HIS §9.1 item 1: end a war; never Protestant with Hapsburg or Papacy once the League has formed."""
    if not board.at_war(s, one, other):
        return False
    return not (board.league_formed(s) and other == PROTESTANT and one in (HAPSBURG, PAPACY))


def alliance_possible(s: State, one: int, other: int) -> bool:
    """HIS §9.1 item 2: never Ottoman with Papacy, not twice; war and divorce are judged for the whole package."""
    return not board.allied(s, one, other) and {one, other} != {OTTOMAN, PAPACY}


def leader_home_spaces(s: State, power: int) -> list[int]:
    """HIS §9.1 item 4: where a returned leader goes: his capital if its power controls it, else friendly home keys.

    A Protestant leader: electorates under Protestant control (ruling 9.1-protestant-leader).
    """
    if power == PROTESTANT:
        return members(s.owned[PROTESTANT] & ELECTORATES_MASK)
    capitals = [capital for capital in CAPITALS[power] if s.control[capital] == power]
    return capitals or members(HOME_KEYS_MASK[power] & board.friendly_spaces(s, power))


def captives(s: State, power: int, captor: int) -> list[int]:
    """The army leaders of a power that a captor holds."""
    if CAPTIVE not in s.leader_place:
        return []
    return [
        leader
        for leader in range(N_LEADERS)
        if s.leader_place[leader] == CAPTIVE and s.leader_captor[leader] == captor and s.leader_user[leader] == power
    ]


def yieldable(s: State, giver: int, receiver: int) -> int:
    """HIS §9.1 item 5: the spaces a power may yield to another major power, by edition."""
    if receiver == PROTESTANT and not board.league_formed(s):
        return 0
    spaces = s.owned[giver]
    for capital in CAPITALS[giver]:
        spaces &= ~(1 << capital)
    own = board.own_mask(s, giver) & ~(1 << giver)
    if not board.edition_500(s):
        for minor in members(own):
            spaces &= ~HOME_KEYS_MASK[minor]
        return spaces
    allowed = board.home_spaces(s, giver) | board.home_spaces(s, receiver) | HOME_MASK[INDEPENDENT]
    for minor in members(board.own_mask(s, receiver) & ~(1 << receiver)):
        allowed |= HOME_MASK[minor]
    return spaces & allowed


def mercenaries_of(s: State, giver: int, receiver: int) -> int:
    """HIS §9.1 item 7: how many mercenaries a power has to give to this receiver."""
    if OTTOMAN in (giver, receiver) or not mercenary_spaces(s, receiver):
        return 0
    return mercenaries_on_map(s, giver)


def mercenaries_on_map(s: State, power: int) -> int:
    """The mercenaries of a power on the map; those of a foreign war cannot leave it (§21.7)."""
    return sum(s.units[SECOND_SLOT[power] : N_SPACES * N_SLOTS : N_SLOTS])


def mercenary_spaces(s: State, receiver: int) -> list[int]:
    """HIS §9.1 item 7: where received mercenaries are placed: the capital, which the receiver must control."""
    if receiver == PROTESTANT:
        return leader_home_spaces(s, receiver) if board.league_formed(s) else []
    return [capital for capital in CAPITALS[receiver] if s.control[capital] == receiver]


def divorce_possible(s: State) -> bool:
    """HIS §9.1 item 8, §21.3: only while the marker is on Ask for Divorce and may move."""
    return s.marital == WIFE_ASK_FOR_DIVORCE and marker_may_move(s)


# -- whole packages ---------------------------------------------------------------------------------


def objection(s: State, proposer: int, package: tuple[Term, ...]) -> Refusal | None:
    """HIS §9.1, §9.2: why a package of terms, each possible alone, is not allowed as a whole, or None."""
    if package and not parties(package) >> proposer & 1:
        return Refusal(WHY_NO_PARTY, (), "9.1")
    for check in (_wars_and_alliances, _directions, _amounts):
        refusal = check(s, package)
        if refusal is not None:
            return refusal
    return None


def _wars_and_alliances(s: State, package: tuple[Term, ...]) -> Refusal | None:
    ended = {term[1:] for term in package if term[0] == PEACE}
    made = {term[1:] for term in package if term[0] == ALLIANCE}
    granted = (DIVORCE,) in package or bool(s.turn_flags & FLAG_DIVORCE_GRANTED)
    for one, other in made:
        if board.at_war(s, one, other) and (one, other) not in ended:
            return Refusal(WHY_AT_WAR, (one, other), "9.1")
        if granted and (one, other) == (HAPSBURG, PAPACY):
            return Refusal(WHY_DIVORCE_ALLIANCE, (), "9.1")
    if (DIVORCE,) in package and board.allied(s, HAPSBURG, PAPACY):
        return Refusal(WHY_DIVORCE_ALLIANCE, (), "9.1")
    for term in package:
        if term[0] in (LEND, LEND_LEADER):
            pair = (min(term[1], term[2]), max(term[1], term[2]))
            if pair not in made or not loan_possible(s, package, term):
                return Refusal(WHY_LOAN_NEEDS_ALLIANCE, pair, "9.2")
    return None


def _directions(s: State, package: tuple[Term, ...]) -> Refusal | None:
    """Loans, cards and mercenaries go in one direction only between a pair in a turn."""
    seen: set[tuple[int, int, int]] = set()
    for term in [*_done_terms(s), *package]:
        group = LEND if term[0] == LEND_LEADER else term[0]
        if group in (LEND, CARDS, MERCENARIES):
            seen.add((group, term[1], term[2]))
            if (group, term[2], term[1]) in seen:
                return Refusal(WHY_ONE_DIRECTION, (term[1], term[2]), "9.1")
    return None


def _amounts(s: State, package: tuple[Term, ...]) -> Refusal | None:
    """Card and mercenary limits over the whole turn; nothing given twice; square markers enough."""
    given: dict[tuple[int, int, int], int] = {}
    for term in [*_done_terms(s), *package]:
        if term[0] in (CARDS, MERCENARIES):
            key = (term[0], term[1], term[2])
            given[key] = given.get(key, 0) + term[3]
            if given[key] > (MOST_CARDS if term[0] == CARDS else MOST_MERCENARIES):
                return Refusal(WHY_TOO_MANY, (term[1], given[key]), "9.1")
    items = [(term[0], term[3]) for term in package if term[0] in (RETURN, YIELD)]
    lent = [term[1:4] for term in package if term[0] == LEND]
    leaders = [term[3] for term in package if term[0] == LEND_LEADER]
    for listed in (items, lent, leaders):
        if len(set(listed)) != len(listed):
            return Refusal(WHY_TWICE, (), "9.1")
    for giver, _, place in lent:
        count = sum(term[4] for term in package if term[0] == LEND and (term[1], term[3]) == (giver, place))
        if count > board.squadrons_at(s, place, board.own_mask(s, giver)):
            return Refusal(WHY_TOO_MANY, (giver, count), "9.2")
    return _stocks(s, package)


def _stocks(s: State, package: tuple[Term, ...]) -> Refusal | None:
    """No power gives more cards or mercenaries in all than it has; no power gets more keys than it has markers."""
    for power in MAJORS:
        cards = sum(term[3] for term in package if term[0] == CARDS and term[1] == power)
        if cards > (s.hand[power] & ~HOME_CARDS_MASK).bit_count():
            return Refusal(WHY_TOO_MANY, (power, cards), "9.1")
        mercenaries = sum(term[3] for term in package if term[0] == MERCENARIES and term[1] == power)
        if mercenaries and mercenaries > mercenaries_on_map(s, power):
            return Refusal(WHY_TOO_MANY, (power, mercenaries), "9.1")
        keys = _keys_yielded(package, power)
        if power != PROTESTANT and keys > 0 and (s.owned[power] & KEYS_MASK).bit_count() + keys > SQUARES[power]:
            return Refusal(WHY_SQUARES, (power,), "2.4")
    return _mercenaries_arrive(s, package)


def _keys_yielded(package: tuple[Term, ...], power: int) -> int:
    """HIS §2.4: how many more keys a power has by a package: those that it gets less those that it gives."""
    keys = [term for term in package if term[0] == YIELD and KEYS_MASK >> term[3] & 1]
    return sum(int(term[2] == power) - int(term[1] == power) for term in keys)


def _mercenaries_arrive(s: State, package: tuple[Term, ...]) -> Refusal | None:
    """HIS §9.1 item 7: the place where mercenaries would arrive may not be yielded in the same package."""
    yielded = {term[3] for term in package if term[0] == YIELD}
    for term in package:
        if term[0] == MERCENARIES and yielded.issuperset(mercenary_spaces(s, term[2])):
            return Refusal(WHY_NO_ARRIVAL, (term[2],), "9.1")
    return None
