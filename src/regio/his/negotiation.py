"""The Negotiation Segment: talks among all powers at once, then announcing in impulse order (HIS §9.1, §7).

During the talks every power that has not left them may offer a package, accept or refuse one that was offered to
it, or leave; nobody waits for anybody. An offer brings the powers that it binds back to the table. Offers are
known to their parties only. When all have left, agreed packages are announced and confirmed in impulse order.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any, Final

from regio.his.context import G
from regio.his.deal_effects import carry_out
from regio.his.deals import (
    AGREED,
    ANNOUNCED,
    DENIED,
    DIVORCE,
    FAILED,
    KINDS,
    OFFERED,
    REFUSED,
    RESCIND,
    all_terms,
    objection,
    pack,
    package_of,
    pair_terms,
    parties,
    possible,
    set_status,
)
from regio.his.powers import ENGLAND, FRANCE, HAPSBURG, N_MAJORS, PAPACY
from regio.his.state import State
from regio.kernel.errors import BadInput
from regio.kernel.messages import message
from regio.kernel.notation import DONE, NO, YES, Notation, word
from regio.kernel.questions import Deal, One, Open, Rng, Term
from regio.kernel.rules import Procedure
from regio.series.bits import bits, members

ACCEPT: Final = word("accept")
REFUSE: Final = word("refuse")
MOST_OFFERS: Final = 24
"""Offers of one power in one segment; a bound that no table meets, so that talks always end (ruling 9.1-offers)."""
MOST_TERMS: Final = 12
"""Terms of one package."""

ASK_TALK = message("his-ask-talk", "power:power", "open:n")
ASK_ANNOUNCE = message("his-ask-announce", "power:power", "deal:n")
ASK_CONFIRM = message("his-ask-confirm", "power:power", "deal:n")
ASK_FIRST_PARTNER = message("his-ask-first-partner")
FACT_OFFERED = message("his-deal-offered", "power:power", "deal:n")
FACT_ACCEPTED = message("his-deal-accepted", "power:power", "deal:n")
FACT_REFUSED = message("his-deal-refused", "power:power", "deal:n")
FACT_AGREED = message("his-deal-agreed", "deal:n")
FACT_LEFT = message("his-talks-left", "power:power")
FACT_ANNOUNCED = message("his-deal-announced", "power:power", "deal:n")
FACT_NOT_ANNOUNCED = message("his-deal-not-announced", "power:power", "deal:n")
FACT_CONFIRMED = message("his-deal-confirmed", "power:power", "deal:n")
FACT_DENIED = message("his-deal-denied", "power:power", "deal:n")
FACT_LAPSED = message("his-deal-lapsed", "deal:n")

TalkAnswer = tuple[Any, ...]
"""`(DONE,)`, `(ACCEPT, n)`, `(REFUSE, n)`, or a package of terms."""


class Talk(Deal):
    """What a power may do at the table: offer a package, accept or refuse an offer, leave."""

    form = "talk"

    def __init__(self, s: State, seat: int, group: int, may_offer: bool) -> None:
        offers = waiting_offers(s, seat)
        super().__init__(
            seat,
            ASK_TALK,
            (seat, len(offers)),
            KINDS,
            partial(_terms_in, s, group),
            partial(objection, s, seat),
            MOST_TERMS,
            "9.1",
        )
        self.offers = offers
        self.partners = [power for power in members(group) if power != seat]
        self.may_offer = may_offer
        self._group = group
        self._pair_terms = partial(pair_terms, s)
        self._terms_in = partial(_terms_in, s)

    def answers(self) -> Iterator[TalkAnswer]:
        yield (DONE,)
        for deal in self.offers:
            yield (ACCEPT, deal)
            yield (REFUSE, deal)
        if self.may_offer:
            for package in super().answers():
                if package:
                    yield package

    def listed(self) -> Iterator[Term]:
        """The terms between this power and its partners; those between others can be typed."""
        for partner in self.partners:
            yield from self._pair_terms(self.seat, partner)

    def _candidates(self, package: tuple[Term, ...]) -> Iterator[Term]:
        """The terms between the powers that the package may bind; its terms are as yet unchecked."""
        named = 1 << PAPACY | 1 << ENGLAND if any(term and term[0] in (DIVORCE, RESCIND) for term in package) else 0
        for term in package:
            named |= bits([value for value in term[1:3] if 0 <= value < N_MAJORS])
        terms: Iterator[Term] = self._terms_in(named & self._group)
        return terms

    def singles(self) -> Iterator[TalkAnswer]:
        yield (DONE,)
        for deal in self.offers:
            yield (ACCEPT, deal)
            yield (REFUSE, deal)
        if self.may_offer:
            for package in super().singles():
                if package:
                    yield package

    def legal(self, answer: Any) -> bool:
        if type(answer) is not tuple or not answer:
            return False
        if answer == (DONE,):
            return True
        if answer[0] in (ACCEPT, REFUSE):
            return len(answer) == 2 and answer[1] in self.offers
        return self.may_offer and super().legal(answer)

    def sample(self, rng: Rng) -> TalkAnswer:
        """Answer an offer if there is one, else leave in two of three cases, else a small package to one partner."""
        if self.offers:
            return (ACCEPT if rng.random() < 0.5 else REFUSE, self.offers[0])
        if not self.may_offer or rng.random() < 0.67:
            return (DONE,)
        partner = self.partners[int(rng.random() * len(self.partners))]
        terms = list(self._pair_terms(self.seat, partner))
        package: tuple[Term, ...] = ()
        for _ in range(1 + int(rng.random() * 3)):
            if not terms:
                break
            larger = tuple(sorted({*package, terms[int(rng.random() * len(terms))]}))
            if self.objects(larger) is None:
                package = larger
        return package or (DONE,)

    def format(self, answer: Any, notation: Notation) -> str:
        if answer[0] in (DONE, ACCEPT, REFUSE):
            return " ".join([notation.token("word", answer[0]), *(str(n) for n in answer[1:])])
        return super().format(answer, notation)

    def parse(self, tokens: Sequence[str], notation: Notation) -> tuple[TalkAnswer, int]:
        first = notation.find("word", tokens[0]) if tokens else None
        if first == DONE:
            return (DONE,), 1
        if first in (ACCEPT, REFUSE):
            if len(tokens) < 2 or not tokens[1].isdigit():
                raise BadInput(f"{tokens[0]} needs the number of a deal, as in '{tokens[0]} 1'")
            return (first, int(tokens[1])), 2
        return super().parse(tokens, notation)


def _terms_in(s: State, group: int) -> Iterator[Term]:
    """The terms possible between powers of a group."""
    powers = members(group)
    if len(powers) == N_MAJORS:
        yield from all_terms(s)
        return
    for i, one in enumerate(powers):
        for other in powers[i + 1 :]:
            yield from pair_terms(s, one, other)


def waiting_offers(s: State, power: int) -> list[int]:
    """The offers that wait for the word of a power."""
    return [
        i
        for i, deal in enumerate(s.deals)
        if deal[0] == OFFERED and not deal[2] >> power & 1 and parties(package_of(deal)) >> power & 1
    ]


def _offers_made(s: State, power: int) -> int:
    return sum(1 for deal in s.deals if deal[1] == power)


# -- talks ------------------------------------------------------------------------------------------


def talks(g: G, group: int) -> Procedure:
    """HIS §9.1: free talks in a group of powers until all have left the table; `talking` says who has not."""
    s = g.state
    while s.talking:
        g.quiet()
        questions = [Talk(s, power, group, _offers_made(s, power) < MOST_OFFERS) for power in members(s.talking)]
        seat, answer = yield Open(questions)
        say(g, seat, answer)


def say(g: G, power: int, answer: TalkAnswer) -> None:
    """One power leaves, answers an offer, or makes one."""
    s = g.state
    if answer == (DONE,):
        s.talking &= ~(1 << power)
        g.log(FACT_LEFT, power)
        for deal in waiting_offers(s, power):
            _refuse(g, power, deal)
        return
    if answer[0] == ACCEPT:
        _accept(g, power, answer[1])
        return
    if answer[0] == REFUSE:
        _refuse(g, power, answer[1])
        return
    package: tuple[Term, ...] = answer
    s.deals.append(pack(OFFERED, power, 1 << power, package))
    s.talking |= parties(package)
    g.log_to(parties(package), FACT_OFFERED, power, len(s.deals) - 1)
    if parties(package) == 1 << power:
        set_status(s, len(s.deals) - 1, AGREED)


def _accept(g: G, power: int, index: int) -> None:
    s = g.state
    status, proposer, agreed, *flat = s.deals[index]
    agreed |= 1 << power
    s.deals[index] = (status, proposer, agreed, *flat)
    bound = parties(package_of(s.deals[index]))
    g.log_to(bound, FACT_ACCEPTED, power, index)
    if agreed == bound:
        set_status(s, index, AGREED)
        g.log_to(bound, FACT_AGREED, index)


def _refuse(g: G, power: int, index: int) -> None:
    s = g.state
    g.log_to(parties(package_of(s.deals[index])), FACT_REFUSED, power, index)
    set_status(s, index, REFUSED)


# -- announcing -------------------------------------------------------------------------------------


def announce_in_order(g: G) -> Procedure:
    """HIS §9.1 Announcing: each power in impulse order announces or confirms; a package all confirmed takes effect."""
    s = g.state
    while s.cursor < N_MAJORS:
        yield from _at_place(g, s.cursor)
        s.cursor += 1


def _at_place(g: G, power: int) -> Procedure:
    """A power's place in the order: the packages that it must announce (as their first party) or confirm."""
    s = g.state
    for index in range(len(s.deals)):
        bound = parties(package_of(s.deals[index]))
        if not bound >> power & 1:
            continue
        status, _proposer, agreed = s.deals[index][:3]
        if status == AGREED or (status == ANNOUNCED and not agreed >> power & 1):
            yield from _speak(g, power, index, bound, status == AGREED)


def _speak(g: G, power: int, index: int, bound: int, first: bool) -> Procedure:
    """Announce a package as its first party, or confirm it; with the last word it takes effect."""
    s = g.state
    g.quiet()
    ask = ASK_ANNOUNCE if first else ASK_CONFIRM
    answer = yield One(power, ask, (power, index), "word", [YES, NO], "9.1")
    if answer == NO:
        set_status(s, index, FAILED if first else DENIED)
        if first:
            g.log_to(bound, FACT_NOT_ANNOUNCED, power, index)
        else:
            g.log(FACT_DENIED, power, index)
        return
    _status, proposer, agreed, *flat = s.deals[index]
    agreed = 1 << power if first else agreed | 1 << power
    s.deals[index] = (ANNOUNCED, proposer, agreed, *flat)
    g.log(FACT_ANNOUNCED if first else FACT_CONFIRMED, power, index)
    if agreed == bound:
        yield from take_effect(g, index)


def take_effect(g: G, index: int) -> Procedure:
    """HIS §9.1 Announcing 3: a fully confirmed package takes effect at once, if it is still possible as a whole."""
    s = g.state
    package = package_of(s.deals[index])
    if not possible(s, package) or objection(s, s.deals[index][1], package) is not None:
        set_status(s, index, DENIED)
        g.log(FACT_LAPSED, index)
        return
    yield from carry_out(g, index, package)


# -- turn 1 of the 1517 game (§7) -------------------------------------------------------------------


def first_turn_talks(g: G) -> Procedure:
    """HIS §7: England talks with France and the Hapsburgs in its order, then announces, Hapsburg deals first."""
    s = g.state
    if s.step == 0:
        g.quiet()
        s.cursor = yield One(ENGLAND, ASK_FIRST_PARTNER, (), "power", [HAPSBURG, FRANCE], "7")
        s.talking = 1 << ENGLAND | 1 << s.cursor
        s.step = 1
    if s.step == 1:
        yield from talks(g, 1 << ENGLAND | 1 << s.cursor)
        s.cursor = HAPSBURG + FRANCE - s.cursor
        s.talking = 1 << ENGLAND | 1 << s.cursor
        s.step = 2
    if s.step == 2:
        yield from talks(g, 1 << ENGLAND | 1 << s.cursor)
        s.cursor = HAPSBURG
        s.step = 3
    while s.step == 3:
        pair = 1 << ENGLAND | 1 << s.cursor
        yield from _england_announces(g, pair, s.cursor)
        s.cursor, s.step = FRANCE, (3 if s.cursor == HAPSBURG else 4)


def _england_announces(g: G, pair: int, partner: int) -> Procedure:
    """HIS §7 steps 3-4: England announces its deals with a partner, the partner confirms, effect at once."""
    s = g.state
    for index in range(len(s.deals)):
        if parties(package_of(s.deals[index])) != pair:
            continue
        if s.deals[index][0] == AGREED:
            g.quiet()
            answer = yield One(ENGLAND, ASK_ANNOUNCE, (ENGLAND, index), "word", [YES, NO], "7")
            set_status(s, index, ANNOUNCED if answer == YES else FAILED)
            if answer == YES:
                g.log(FACT_ANNOUNCED, ENGLAND, index)
            else:
                g.log_to(pair, FACT_NOT_ANNOUNCED, ENGLAND, index)
        if s.deals[index][0] == ANNOUNCED:
            g.quiet()
            answer = yield One(partner, ASK_CONFIRM, (partner, index), "word", [YES, NO], "7")
            g.log(FACT_CONFIRMED if answer == YES else FACT_DENIED, partner, index)
            if answer == YES:
                yield from take_effect(g, index)
            else:
                set_status(s, index, DENIED)
