"""The question for a formation: how many units of each kind, and which leaders, out of one place.

Both games limit a formation by its leaders: without one `base` units, with one his command rating, with more
the sum of the two highest.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any

from regio.kernel.errors import BadInput
from regio.kernel.messages import Message
from regio.kernel.notation import NONE, Notation
from regio.kernel.questions import Question, Rng, item_of, nth_vector, vectors, ways

FormationAnswer = tuple[tuple[int, ...], tuple[int, ...]]
"""Counts, one for each kind of unit offered, and the leaders."""


class Formation(Question):
    """Choose a formation. The answer is `(counts, leaders)`, never wholly empty unless `may_be_empty`.

    `kinds` and `bounds` are the kinds of unit and how many there are, `leaders` the leaders and `commands` their
    command ratings. `limited=False` lifts the limit by leaders; `cap` is a further limit of units; `at_least` the
    fewest units (0 allows leaders alone).
    """

    form = "formation"

    def __init__(
        self,
        seat: int,
        message: Message,
        values: tuple[int, ...],
        kinds: Sequence[int],
        bounds: Sequence[int],
        leaders: Sequence[int],
        commands: Sequence[int],
        at_least: int = 1,
        cap: int = 1000,
        limited: bool = True,
        base: int = 4,
        may_be_empty: bool = False,
        rule: str = "",
    ) -> None:
        super().__init__(seat, message, values, rule)
        self.kinds: tuple[int, ...] = tuple(kinds)
        self.bounds: tuple[int, ...] = tuple(bounds)
        self.leaders: tuple[int, ...] = tuple(leaders)
        self.commands: tuple[int, ...] = tuple(commands)
        self.at_least = at_least
        self.cap = cap
        self.limited = limited
        self.base = base
        self.may_be_empty = may_be_empty
        self._weighed: list[int] | None = None

    def limit(self, leaders: Sequence[int]) -> int:
        """The most units that may go with these leaders."""
        most = min(self.cap, sum(self.bounds))
        if not self.limited:
            return most
        ratings = sorted(self.commands[self.leaders.index(leader)] for leader in leaders)
        return min(most, sum(ratings[-2:]) if ratings else self.base)

    def _fewest(self, leaders: Sequence[int]) -> int:
        return self.at_least if leaders or self.may_be_empty else max(1, self.at_least)

    def _groups(self) -> Iterator[tuple[int, ...]]:
        for size in range(len(self.leaders) + 1):
            yield from combinations(self.leaders, size)

    def count(self) -> int:
        return sum(self._weights())

    def _weights(self) -> list[int]:
        """How many formations there are with each group of leaders; counted once."""
        weights = self._weighed
        if weights is None:
            by_total = ways(self.bounds, min(self.cap, sum(self.bounds)))
            weights = [sum(by_total[self._fewest(group) : self.limit(group) + 1]) for group in self._groups()]
            self._weighed = weights
        return weights

    def answers(self) -> Iterator[FormationAnswer]:
        for group in self._groups():
            for counts in vectors(self.bounds, self._fewest(group), self.limit(group)):
                yield counts, group

    def legal(self, answer: Any) -> bool:
        if type(answer) is not tuple or len(answer) != 2:
            return False
        counts, leaders = answer
        if type(counts) is not tuple or type(leaders) is not tuple or len(counts) != len(self.kinds):
            return False
        if leaders != tuple(leader for leader in self.leaders if leader in leaders):
            return False
        if not all(type(leader) is int for leader in leaders):
            return False
        for n, bound in zip(counts, self.bounds, strict=True):
            if type(n) is not int or not 0 <= n <= bound:
                return False
        return self._fewest(leaders) <= sum(counts) <= self.limit(leaders)

    def sample(self, rng: Rng) -> FormationAnswer:
        weights = self._weights()
        pick = int(rng.random() * sum(weights))
        for group, weight in zip(self._groups(), weights, strict=True):
            if pick < weight:
                return nth_vector(self.bounds, self._fewest(group), self.limit(group), pick), group
            pick -= weight
        raise AssertionError("the weights do not add up")

    def format(self, answer: Any, notation: Notation) -> str:
        counts, leaders = answer
        parts = [f"{notation.token('unit', kind)} {n}" for kind, n in zip(self.kinds, counts, strict=True) if n]
        parts += [notation.token("leader", leader) for leader in leaders]
        return " ".join(parts) or notation.token("word", NONE)

    def parse(self, tokens: Sequence[str], notation: Notation) -> tuple[FormationAnswer, int]:
        if tokens and tokens[0] == notation.token("word", NONE):
            return ((0,) * len(self.kinds), ()), 1
        counts = [0] * len(self.kinds)
        chosen: list[int] = []
        used = 0
        while used < len(tokens):
            leader = notation.find("leader", tokens[used])
            if leader is not None and leader in self.leaders and leader not in chosen:
                chosen.append(leader)
                used += 1
                continue
            kind = item_of(tokens[used], "unit", self.kinds, notation)
            if kind is None:
                break
            used += 1
            n = 1
            if used < len(tokens) and tokens[used].isdigit():
                n = int(tokens[used])
                used += 1
            counts[self.kinds.index(kind)] += n
        if not used:
            raise BadInput(f"a formation is missing at {' '.join(tokens[:1])!r}, as in 'reg 4 ferdinand'")
        return (tuple(counts), tuple(leader for leader in self.leaders if leader in chosen)), used
