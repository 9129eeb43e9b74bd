"""The forms of a question: `One`, `Some`, `Counts`, `Deal`; several at once in `Together` and `Open`.

Every form can list or count its answers lazily, check one, sample one fairly, print one in notation and
parse it back. Nothing outside a form's answers can reach the rules.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from math import comb
from typing import Any

from regio.kernel.errors import BadInput, IllegalDecision, RegioError
from regio.kernel.interfaces import Rng as Rng
from regio.kernel.messages import Message, Refusal
from regio.kernel.notation import NONE, Notation, word

Explain = Callable[[Refusal], str]
"""Makes a sentence for programmers of a refusal."""

Refused = Callable[[], list[tuple[int, Refusal]]]
"""Lazily: the candidates that are not allowed now, each with the reason."""


class Question:
    """What one seat must decide now: a message with values, and the section of the rule.

    Forms copy the lists they are given: a clone shares the question while the asking procedure goes on.
    """

    form = "question"
    lazy = False
    """Do its answers depend on more than it holds, namely on the state of the game that asked it?"""

    def __init__(self, seat: int, message: Message, values: tuple[int, ...], rule: str) -> None:
        self.seat = seat
        self.message = message
        self.values = values
        self.rule = rule
        self.hiding = False
        """Asked although there may be no choice, so that nobody learns who has one: never answered by the engine."""
        self.about: Any = None
        """What the asking procedure holds and the hints of the game need to know: an entry, a debate, …"""

    def count(self) -> int:
        """How many answers there are."""
        raise NotImplementedError

    def answers(self) -> Iterator[Any]:
        """All answers, lazily."""
        raise NotImplementedError

    def legal(self, answer: Any) -> bool:
        """Is this one of the answers?"""
        raise NotImplementedError

    def sample(self, rng: Rng) -> Any:
        """One answer, each with the same chance."""
        raise NotImplementedError

    def format(self, answer: Any, notation: Notation) -> str:
        """The answer in notation; parsing it gives the answer back."""
        raise NotImplementedError

    def parse(self, tokens: Sequence[str], notation: Notation) -> tuple[Any, int]:
        """The answer at the start of the tokens, and how many tokens it took; `BadInput` if there is none."""
        raise NotImplementedError

    def check(self, answer: Any, notation: Notation, explain: Explain | None = None) -> None:
        """Raise `IllegalDecision`, with the rule that forbids it or what is allowed instead, unless it is legal."""
        if self.legal(answer):
            return
        refusal = self.refusal_of(answer)
        if refusal is None:
            raise IllegalDecision(self.objection(answer, notation), self.rule)
        why = explain(refusal) if explain is not None else notation.message(refusal.message, refusal.values)
        raise IllegalDecision(f"{self.format(answer, notation)}: {why}", refusal.rule or self.rule, refusal)

    def refusal_of(self, answer: Any) -> Refusal | None:
        """Why an answer is not legal, if the rules say so."""
        return None

    def objection(self, answer: Any, notation: Notation) -> str:
        """In words for programmers: what was wrong and what is allowed."""
        shown: list[str] = []
        for other in self.answers():
            if len(shown) == 12:
                shown.append("…")
                break
            shown.append(self.format(other, notation))
        try:
            given = self.format(answer, notation)
        except (TypeError, ValueError, LookupError, AttributeError):
            given = repr(answer)
        return f"{given!r} is no answer to {self.message.id}; allowed: {' | '.join(shown)}"

    def forced(self) -> bool:
        """Is there only one answer? A question without any is a fault of the rules."""
        count = self.count()
        if not count:
            raise RegioError(f"the question {self.message.id} has no answer (§{self.rule})")
        return count == 1


class One(Question):
    """Choose one of the options: ints of a domain, or words."""

    form = "one"

    def __init__(
        self,
        seat: int,
        message: Message,
        values: tuple[int, ...],
        domain: str,
        options: Sequence[int],
        rule: str = "",
        refused: Refused | None = None,
    ) -> None:
        super().__init__(seat, message, values, rule)
        self.domain = domain
        self.options: tuple[int, ...] = tuple(options)
        self.refused = refused

    def count(self) -> int:
        return len(self.options)

    def forced(self) -> bool:
        return len(self.options) < 2 and super().forced()

    def answers(self) -> Iterator[int]:
        return iter(self.options)

    def legal(self, answer: Any) -> bool:
        return type(answer) is int and answer in self.options

    def sample(self, rng: Rng) -> int:
        return self.options[int(rng.random() * len(self.options))]

    def format(self, answer: Any, notation: Notation) -> str:
        return notation.token(self.domain, answer)

    def parse(self, tokens: Sequence[str], notation: Notation) -> tuple[int, int]:
        if not tokens:
            raise BadInput(f"an answer to {self.message.id} is missing")
        return notation.parse(self.domain, tokens[0]), 1

    def refusal_of(self, answer: Any) -> Refusal | None:
        if self.refused is not None and type(answer) is int:
            for option, refusal in self.refused():
                if option == answer:
                    return refusal
        return None


class Some(Question):
    """Choose between `at_least` and `at_most` of the items. The answer is a tuple in the order of the items."""

    form = "some"

    def __init__(
        self,
        seat: int,
        message: Message,
        values: tuple[int, ...],
        domain: str,
        items: Sequence[int],
        at_least: int,
        at_most: int,
        rule: str = "",
    ) -> None:
        super().__init__(seat, message, values, rule)
        self.domain = domain
        self.items: tuple[int, ...] = tuple(items)
        self.at_least = at_least
        self.at_most = min(at_most, len(items))

    def count(self) -> int:
        return sum(comb(len(self.items), size) for size in range(self.at_least, self.at_most + 1))

    def answers(self) -> Iterator[tuple[int, ...]]:
        for size in range(self.at_least, self.at_most + 1):
            yield from combinations(self.items, size)

    def legal(self, answer: Any) -> bool:
        if type(answer) is not tuple or not self.at_least <= len(answer) <= self.at_most:
            return False
        if not all(type(item) is int for item in answer):
            return False
        return answer == tuple(item for item in self.items if item in answer)

    def sample(self, rng: Rng) -> tuple[int, ...]:
        pick = int(rng.random() * self.count())
        size = self.at_least
        while pick >= comb(len(self.items), size):
            pick -= comb(len(self.items), size)
            size += 1
        chosen: list[int] = []
        left = size
        for i, item in enumerate(self.items):
            if rng.random() * (len(self.items) - i) < left:
                chosen.append(item)
                left -= 1
        return tuple(chosen)

    def format(self, answer: Any, notation: Notation) -> str:
        return " ".join(notation.token(self.domain, item) for item in answer) or notation.token(self.domain, NONE)

    def parse(self, tokens: Sequence[str], notation: Notation) -> tuple[tuple[int, ...], int]:
        if tokens and tokens[0] == notation.token(self.domain, NONE):
            return (), 1
        found: list[int] = []
        for token in tokens:
            item = notation.find(self.domain, token)
            if item is None or item not in self.items or len(found) == self.at_most:
                break
            found.append(item)
        if not found and self.at_least:
            raise BadInput(f"an answer to {self.message.id} is missing at {' '.join(tokens[:1])!r}")
        return tuple(item for item in self.items if item in found), len(found)


@lru_cache(maxsize=4096)
def ways(bounds: tuple[int, ...], upto: int) -> tuple[int, ...]:
    """How many ways there are to take t pieces within the bounds, for each t up to `upto`."""
    found = [1] + [0] * upto
    for bound in bounds:
        found = [sum(found[max(0, total - bound) : total + 1]) for total in range(upto + 1)]
    return tuple(found)


def vectors(bounds: Sequence[int], least: int, most: int) -> Iterator[tuple[int, ...]]:
    """All vectors within the bounds whose sum lies between `least` and `most`, in lexical order."""
    if not bounds:
        if least <= 0 <= most:
            yield ()
        return
    rest = sum(bounds[1:])
    for n in range(max(0, least - rest), min(bounds[0], most) + 1):
        for tail in vectors(bounds[1:], least - n, most - n):
            yield (n, *tail)


def nth_vector(bounds: tuple[int, ...], least: int, most: int, pick: int) -> tuple[int, ...]:
    """Number `pick` of `vectors(bounds, least, most)`."""
    chosen: list[int] = []
    for at in range(len(bounds)):
        after = ways(bounds[at + 1 :], max(0, most))
        n = 0
        while True:
            here = sum(after[max(0, least - n) : most - n + 1])
            if pick < here:
                break
            pick -= here
            n += 1
        chosen.append(n)
        least, most = least - n, most - n
    return tuple(chosen)


class Counts(Question):
    """Choose how many of each item, within `bounds`, in all between `at_least` and `at_most`.

    The answer is a tuple of counts, one for each item.
    """

    form = "counts"

    def __init__(
        self,
        seat: int,
        message: Message,
        values: tuple[int, ...],
        domain: str,
        items: Sequence[int],
        bounds: Sequence[int],
        at_least: int,
        at_most: int,
        rule: str = "",
    ) -> None:
        super().__init__(seat, message, values, rule)
        self.domain = domain
        self.items: tuple[int, ...] = tuple(items)
        self.bounds: tuple[int, ...] = tuple(bounds)
        self.at_least = at_least
        self.at_most = min(at_most, sum(bounds))

    def count(self) -> int:
        return sum(ways(self.bounds, self.at_most)[self.at_least :])

    def answers(self) -> Iterator[tuple[int, ...]]:
        return vectors(self.bounds, self.at_least, self.at_most)

    def legal(self, answer: Any) -> bool:
        if type(answer) is not tuple or len(answer) != len(self.items):
            return False
        for n, bound in zip(answer, self.bounds, strict=True):
            if type(n) is not int or not 0 <= n <= bound:
                return False
        return self.at_least <= sum(answer) <= self.at_most

    def sample(self, rng: Rng) -> tuple[int, ...]:
        if len(self.items) == 1:
            return (self.at_least + int(rng.random() * (self.at_most - self.at_least + 1)),)
        return nth_vector(self.bounds, self.at_least, self.at_most, int(rng.random() * self.count()))

    def format(self, answer: Any, notation: Notation) -> str:
        parts = [f"{notation.token(self.domain, item)} {n}" for item, n in zip(self.items, answer, strict=True) if n]
        return " ".join(parts) or notation.token(self.domain, NONE)

    def parse(self, tokens: Sequence[str], notation: Notation) -> tuple[tuple[int, ...], int]:
        if tokens and tokens[0] == notation.token(self.domain, NONE):
            return (0,) * len(self.items), 1
        counts = [0] * len(self.items)
        used = 0
        while used < len(tokens):
            item = item_of(tokens[used], self.domain, self.items, notation)
            if item is None:
                break
            used += 1
            n = 1
            if used < len(tokens) and tokens[used].isdigit():
                n = int(tokens[used])
                used += 1
            counts[self.items.index(item)] += n
        if not used and self.at_least:
            raise BadInput(f"an answer to {self.message.id} is missing at {' '.join(tokens[:1])!r}")
        return tuple(counts), used


def item_of(token: str, domain: str, items: Sequence[int], notation: Notation) -> int | None:
    """The item of a token; a short token (`reg` for `hapsburg-reg`) counts if only one item ends in it."""
    item = notation.find(domain, token)
    if item is not None:
        return item if item in items else None
    fits = [other for other in items if notation.token(domain, other).endswith("-" + token)]
    return fits[0] if len(fits) == 1 else None


Term = tuple[int, ...]
"""One item of a deal: the kind of term, then its parameters."""


class TermKind:
    """A kind of term of a deal: its token and the domains of its parameters."""

    __slots__ = ("fields", "token")

    def __init__(self, token: str, fields: Sequence[str]) -> None:
        self.token = token
        word(token)
        self.fields: tuple[str, ...] = tuple(fields)


class Deal(Question):
    """Propose a package of terms; the empty package is allowed and means no deal.

    `terms()` lists lazily the single terms possible now, `objects(package)` says why a package is not legal.
    The answer is a sorted tuple of distinct terms.
    """

    form = "deal"
    lazy = True

    def __init__(
        self,
        seat: int,
        message: Message,
        values: tuple[int, ...],
        kinds: Sequence[TermKind],
        terms: Callable[[], Iterator[Term]],
        objects: Callable[[tuple[Term, ...]], Refusal | None],
        at_most: int,
        rule: str = "",
    ) -> None:
        super().__init__(seat, message, values, rule)
        self.kinds = kinds
        self.terms = terms
        self.objects = objects
        self.at_most = at_most

    def count(self) -> int:
        return sum(1 for _ in self.answers())

    def answers(self) -> Iterator[tuple[Term, ...]]:
        terms = sorted(self.terms())
        for size in range(self.at_most + 1):
            for package in combinations(terms, size):
                if self.objects(package) is None:
                    yield package

    def listed(self) -> Iterator[Term]:
        """The single terms that a client offers; others may be possible too."""
        return self.terms()

    def singles(self) -> Iterator[Any]:
        """The answers of at most one term: what the packages, far too many to be listed, are made of."""
        yield ()
        for term in sorted(self.terms()):
            if self.objects((term,)) is None:
                yield (term,)

    def legal(self, answer: Any) -> bool:
        return (
            self._possible(answer)
            and len(answer) <= self.at_most
            and list(answer) == sorted(set(answer))
            and self.objects(answer) is None
        )

    def _possible(self, answer: Any) -> bool:
        """Is this a package whose terms are each possible?"""
        if type(answer) is not tuple or not all(type(term) is tuple for term in answer):
            return False
        if not all(type(value) is int for term in answer for value in term):
            return False
        possible = set(self._candidates(answer)) if answer else set()
        return all(term in possible for term in answer)

    def _candidates(self, package: tuple[Term, ...]) -> Iterator[Term]:
        """The terms possible now, or at least those of them that the package may hold."""
        return self.terms()

    def sample(self, rng: Rng) -> tuple[Term, ...]:
        """A package of up to three random terms that fit together; half of the samples are no deal."""
        if rng.random() < 0.5:
            return ()
        terms = list(self.terms())
        package: tuple[Term, ...] = ()
        for _ in range(min(3, self.at_most)):
            if not terms:
                break
            term = terms[int(rng.random() * len(terms))]
            larger = tuple(sorted({*package, term}))
            if self.objects(larger) is None:
                package = larger
        return package

    def refusal_of(self, answer: Any) -> Refusal | None:
        return self.objects(answer) if self._possible(answer) else None

    def format(self, answer: Any, notation: Notation) -> str:
        parts = []
        for term in answer:
            kind = self.kinds[term[0]]
            fields = zip(kind.fields, term[1:], strict=True)
            parts.append(" ".join([kind.token, *(notation.token(name, value) for name, value in fields)]))
        return " ; ".join(parts) or notation.token("word", NONE)

    def parse(self, tokens: Sequence[str], notation: Notation) -> tuple[tuple[Term, ...], int]:
        if tokens and tokens[0] == notation.token("word", NONE):
            return (), 1
        found: list[Term] = []
        at = 0
        by_token = {kind.token: i for i, kind in enumerate(self.kinds)}
        while at < len(tokens) and tokens[at] in by_token:
            index = by_token[tokens[at]]
            fields = self.kinds[index].fields
            given = tokens[at + 1 : at + 1 + len(fields)]
            if len(given) < len(fields):
                raise BadInput(f"term {tokens[at]!r} needs {len(fields)} parameters: {', '.join(fields)}")
            found.append((index, *(notation.parse(name, token) for name, token in zip(fields, given, strict=True))))
            at += 1 + len(fields)
            if at < len(tokens) and tokens[at] == ";":
                at += 1
        if not found:
            raise BadInput(f"no term of a deal at {' '.join(tokens[:1])!r}; terms: {', '.join(sorted(by_token))}")
        return tuple(sorted(set(found))), at

    def forced(self) -> bool:
        return False


class Together:
    """Several seats decide at once, unseen by each other. The answer is a dict from seat to answer."""

    form = "together"

    def __init__(self, questions: Sequence[Question]) -> None:
        self.questions: dict[int, Question] = {question.seat: question for question in questions}


class Open:
    """Several seats may act, whoever comes first; the others are asked anew. The answer is `(seat, answer)`."""

    form = "open"

    def __init__(self, questions: Sequence[Question]) -> None:
        self.questions: dict[int, Question] = {question.seat: question for question in questions}


Asked = Question | Together | Open
