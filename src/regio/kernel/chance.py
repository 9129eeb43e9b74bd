"""Chance, counter-based: result number n is a function of a secret key and n.

The state of a game holds only the counter; the driver holds the key; no view and no log holds it.
`FastChance` is for simulation, `KeyedChance` for tables (a keyed hash, checkable from the record once the
key is published), `ScriptedChance` for case files.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, TypeVar

from regio.kernel.errors import ChanceExhausted
from regio.kernel.interfaces import mypyc_attr
from regio.kernel.notation import Notation

T = TypeVar("T")

_MASK = (1 << 64) - 1
DICE_A_VALUE = 20
"""Dice taken from one value: 6**20 is small against 2**64, the bias is below 1 in 5,000."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A source of results. `value(n, purpose)` is result number n, a number below 2**64 at least."""

    def value(self, n: int, purpose: str) -> int:
        """Result number n."""
        raise NotImplementedError

    def copy(self) -> Chance:
        """A source that goes on equally; sources without memory return themselves."""
        return self

    def scripted_dice(self, n: int, purpose: str, count: int) -> list[int] | None:
        """Dice queued for this purpose by a script, or None; `n` is the number of the next result."""
        return None

    def scripted_choice(self, n: int, purpose: str, domain: str, options: list[int]) -> int | None:
        """A choice queued for this purpose by a script, or None."""
        return None


class FastChance(Chance):
    """For simulation: the splitmix64 sequence of a seed."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self._key = (seed * 0xD1342543DE82EF95 + 0x2545F4914F6CDD1D) & _MASK

    def value(self, n: int, purpose: str) -> int:
        z = (self._key + n * 0x9E3779B97F4A7C15) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)


class KeyedChance(Chance):
    """For tables: BLAKE2b of a secret key, over the counter and the purpose."""

    def __init__(self, key: bytes) -> None:
        self.key = key

    def value(self, n: int, purpose: str) -> int:
        return int.from_bytes(blake2b(f"{n}:{purpose}".encode(), key=self.key).digest(), "big")

    def commitment(self) -> str:
        """The plain hash of the key that a table publishes when a game starts."""
        return blake2b(self.key, digest_size=32).hexdigest()


class ScriptedChance(Chance):
    """For case files: queued dice and choices by purpose; without an entry, `behind` decides.

    With `behind=None` everything must be scripted. A purpose matches an entry that is equal to it or a
    dotted prefix of it.
    """

    def __init__(self, behind: Chance | None) -> None:
        self.behind = behind
        self.dice: dict[str, list[int]] = {}
        self.draws: dict[str, list[str]] = {}
        self.notation: Notation | None = None
        """How draws are spelt; without it they are numbers."""

    def value(self, n: int, purpose: str) -> int:
        if self.behind is None:
            raise ChanceExhausted(f"nothing is queued for {purpose}")
        return self.behind.value(n, purpose)

    def copy(self) -> Chance:
        twin = ScriptedChance(self.behind)
        twin.dice = {purpose: queue[:] for purpose, queue in self.dice.items()}
        twin.draws = {purpose: queue[:] for purpose, queue in self.draws.items()}
        twin.notation = self.notation
        return twin

    def _queue(self, table: dict[str, list[T]], purpose: str) -> list[T] | None:
        parts = purpose.split(".")
        for size in range(len(parts), 0, -1):
            queue = table.get(".".join(parts[:size]))
            if queue:
                return queue
        return None

    def scripted_dice(self, n: int, purpose: str, count: int) -> list[int] | None:
        queue = self._queue(self.dice, purpose)
        if queue is None:
            return None
        if len(queue) < count:
            raise ChanceExhausted(f"{count} dice are rolled for {purpose}, only {len(queue)} are queued")
        taken = queue[:count]
        del queue[:count]
        return taken

    def scripted_choice(self, n: int, purpose: str, domain: str, options: list[int]) -> int | None:
        queue = self._queue(self.draws, purpose)
        if queue is None:
            return None
        token, notation = queue[0], self.notation
        chosen = int(token) if notation is None else notation.parse(domain, token)
        if chosen not in options:
            allowed = ", ".join(str(one) if notation is None else notation.token(domain, one) for one in options)
            raise ChanceExhausted(f"{token!r} is queued for {purpose}, possible there: {allowed}")
        queue.pop(0)
        return chosen

    def left(self) -> dict[str, list[Any]]:
        """What was queued and not used."""
        unused: dict[str, list[Any]] = {name: queue for name, queue in self.dice.items() if queue}
        unused.update({name: queue for name, queue in self.draws.items() if queue})
        return unused


class SwitchedChance(Chance):
    """One source for the results before number `at`, another from there on: a clone that got other dice."""

    def __init__(self, before: Chance, at: int, after: Chance) -> None:
        self.before = before
        self.at = at
        self.after = after

    def _source(self, n: int) -> Chance:
        return self.before if n < self.at else self.after

    def value(self, n: int, purpose: str) -> int:
        return self._source(n).value(n, purpose)

    def copy(self) -> Chance:
        return SwitchedChance(self.before.copy(), self.at, self.after.copy())

    def scripted_dice(self, n: int, purpose: str, count: int) -> list[int] | None:
        return self._source(n).scripted_dice(n, purpose, count)

    def scripted_choice(self, n: int, purpose: str, domain: str, options: list[int]) -> int | None:
        return self._source(n).scripted_choice(n, purpose, domain, options)
