"""What the kernel asks of a game: the one interface through which tables, bots and tools know it."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from typing import Any

from regio.kernel.chance import Chance
from regio.kernel.context import Context
from regio.kernel.messages import Message, Refusal
from regio.kernel.notation import Notation
from regio.kernel.questions import Asked, Question, Rng

Procedure = Generator[Asked, Any, None]
"""A procedure that returns nothing; it yields questions and gets the answers back."""
Verdict = Generator[Asked, Any, bool]
"""A procedure that returns whether something happened."""

Hint = tuple[int | None, Message, tuple[int, ...]]
"""An option of a question (None: the question as a whole), and what is said of it: a message with values."""
Said = tuple[Message, tuple[int, ...]]
"""A message with values."""
Step = tuple[Message, tuple[int, ...], list[Said]]
"""Something settled that is not carried out yet: a message with values, and what can be said of it, such as odds."""


class Remark:
    """What a seat should know of something it holds: `part` is the word of that use of it which is meant, or None."""

    __slots__ = ("domain", "part", "refusal", "value")

    def __init__(self, domain: str, value: int, part: int | None, refusal: Refusal) -> None:
        self.domain = domain
        self.value = value
        self.part = part
        self.refusal = refusal


class Result:
    """How a game ended: the winning seats, the kind of victory, victory points by seat."""

    def __init__(self, winners: tuple[int, ...], kind: str, points: tuple[int, ...]) -> None:
        self.winners = winners
        self.kind = kind
        self.points = points

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Result) and (self.winners, self.kind, self.points) == (
            other.winners,
            other.kind,
            other.points,
        )

    def __hash__(self) -> int:
        return hash((self.winners, self.kind, self.points))

    def __repr__(self) -> str:
        return f"Result(winners={self.winners}, kind={self.kind!r}, points={self.points})"


class Rules:
    """A game. Subclasses give every method; `State` below is the game's own state object."""

    name = ""
    """The id of the game ("his")."""
    version = 0
    """Raised whenever old records may play differently."""
    seats: tuple[str, ...] = ()
    """Tokens of the seats, in the order of their numbers."""
    editions: tuple[str, ...] = ()
    """Values of the option `edition`, the default first."""
    notation: Notation

    def parse_options(self, given: Mapping[str, Any]) -> Any:
        """Check options from outside; `BadInput` names a wrong one and the values allowed."""
        raise NotImplementedError

    def dump_options(self, options: Any) -> dict[str, Any]:
        """Options as plain JSON; `parse_options` reads it."""
        raise NotImplementedError

    def context(self, chance: Chance, logging: bool) -> Context:
        """A new context without a state."""
        raise NotImplementedError

    def setup(self, g: Context, options: Any) -> Any:
        """The state at the start of a game."""
        raise NotImplementedError

    def attach(self, g: Context, state: Any) -> None:
        """Give the context its state."""
        raise NotImplementedError

    def play(self, g: Context) -> Procedure:
        """The whole game from the attached state on; re-entrant."""
        raise NotImplementedError

    def result(self, state: Any) -> Result | None:
        """The result, None while the game runs."""
        raise NotImplementedError

    def view(self, state: Any, seat: int | None) -> dict[str, Any]:
        """All that a seat (None: a spectator) may know of the state, as plain JSON with tokens."""
        raise NotImplementedError

    def check(self, state: Any) -> None:
        """Raise `InvariantError` if an invariant is broken."""
        raise NotImplementedError

    def redeal(self, state: Any, seat: int | None, rng: Rng) -> None:
        """Deal all that the seat cannot know again, at random, in place."""
        raise NotImplementedError

    def dump(self, state: Any) -> dict[str, Any]:
        """The state as plain JSON."""
        raise NotImplementedError

    def load(self, data: Mapping[str, Any]) -> Any:
        """The state from plain JSON; `BadInput` if it is not one."""
        raise NotImplementedError

    def edit(self, state: Any, edits: Mapping[str, Any]) -> None:
        """Change a position as a case file asks; `BadInput` names what is unknown or impossible."""
        raise NotImplementedError

    def probe(self, state: Any, path: str) -> Any:
        """A value of the position by its path in the case notation ("space.vienna.control")."""
        raise NotImplementedError

    def explain(self, refusal: Refusal) -> str:
        """A refusal in English, for error messages of the library."""
        raise NotImplementedError

    def hints(self, state: Any, question: Question, answer: Any = None) -> list[Hint]:
        """What helps to answer: odds of the options of an open question, from what its seat may know.

        With a legal answer: what can be said of just that answer. Nothing is changed.
        """
        return []

    def so_far(self, state: Any, question: Question) -> list[Step]:
        """What has been settled in the action of an open question, in order, and is not carried out yet."""
        return []

    def remarks(self, state: Any, seat: int) -> list[Remark]:
        """What a seat should know of what it holds (the cards of its hand), whether it is asked or not."""
        return []

    def label(self, domain: str, value: int, language: str) -> str | None:
        """The name of an id in a language ("en", "ru"), where the game's data hold one; None else."""
        return None

    def tables(self) -> dict[str, Any]:
        """What never changes and clients need: map, cards and the like, as plain JSON with tokens."""
        return {}

    def rulebook(self) -> dict[str, Any]:
        """The rules for players: their sections in `order` and by number, and the section of every fact of the log."""
        return {"order": [], "sections": {}, "facts": {}}

    def choices(self) -> dict[str, tuple[Any, ...]]:
        """Every option of the game with its values."""
        return {}

    def players(self, state: Any) -> tuple[tuple[int, ...], ...]:
        """The seats of each player; whoever plays several powers sees and plays them all."""
        return tuple((seat,) for seat in range(len(self.seats)))

    def turn(self, state: Any) -> int:
        """The number of the present turn."""
        raise NotImplementedError
