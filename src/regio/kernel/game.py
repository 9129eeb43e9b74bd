"""A game as its users see it: ask, play, clone, undo, record, view."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from regio.kernel.chance import Chance, FastChance
from regio.kernel.driver import Driver
from regio.kernel.errors import BadInput, IllegalDecision
from regio.kernel.messages import Fact, Refusal
from regio.kernel.notation import split
from regio.kernel.questions import One, Question
from regio.kernel.record import Record
from regio.kernel.rules import Hint, Result, Rules

SeatName = int | str
"""A seat by its number or its token ("ottoman")."""


class Game:
    """One game: questions open now, answers, the record, views.

    Made by `regio.new` and `regio.load`. Seats are numbers in the order of the game's impulses; every
    method that takes a seat also takes its token.
    """

    def __init__(self, rules: Rules, options: Any, driver: Driver, record: Record | None) -> None:
        self.rules = rules
        self.options = options
        self.driver = driver
        self._record = record

    # -- asking ----------------------------------------------------------------------------------

    @property
    def pending(self) -> list[Question]:
        """The questions open now; empty when the game is over."""
        return self.driver.pending()

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.driver.asked is None

    @property
    def result(self) -> Result | None:
        """Winners, kind of victory and points; None while the game runs."""
        return self.rules.result(self.driver.state)

    @property
    def state(self) -> Any:
        """The state. Read it, never change it; players see `view`."""
        return self.driver.state

    def seat(self, seat: SeatName) -> int:
        """The number of a seat."""
        if isinstance(seat, int):
            if 0 <= seat < len(self.rules.seats):
                return seat
        elif seat in self.rules.seats:
            return self.rules.seats.index(seat)
        raise BadInput(f"unknown seat {seat!r}; seats: {', '.join(self.rules.seats)}")

    def question(self, seat: SeatName) -> Question:
        """The question open for a seat; `IllegalDecision` if it has none."""
        number = self.seat(seat)
        for question in self.pending:
            if question.seat == number:
                return question
        waiting = ", ".join(self.rules.seats[question.seat] for question in self.pending) or "nobody: the game is over"
        raise IllegalDecision(f"{self.rules.seats[number]} has nothing to decide now; asked: {waiting}")

    def refused(self, seat: SeatName) -> list[tuple[int, Refusal]]:
        """The candidates that are not allowed at the open question of a seat, each with the reason."""
        self.driver.wake()
        question = self.question(seat)
        return question.refused() if isinstance(question, One) and question.refused is not None else []

    def hints(self, seat: SeatName, answer: Any = None) -> list[Hint]:
        """What helps a seat to answer its open question: odds of its options, from what the seat may know.

        With an answer, the odds of just that answer; `IllegalDecision` if the rules forbid it. Nothing is changed.
        """
        self.driver.wake()
        question = self.question(seat)
        if answer is not None:
            question.check(answer, self.rules.notation, self.rules.explain)
        return self.rules.hints(self.driver.state, question, answer)

    # -- playing ---------------------------------------------------------------------------------

    def play(self, seat: SeatName, answer: Any) -> None:
        """Answer the open question of a seat. `IllegalDecision` leaves the game unchanged."""
        question = self.question(seat)
        if not question.legal(answer):
            self.driver.wake()
            question = self.question(seat)
            question.check(answer, self.rules.notation, self.rules.explain)
        self.driver.answer(question.seat, answer)
        if self._record is not None:
            text = question.format(answer, self.rules.notation)
            self._record.decisions.append(f"{self.rules.seats[question.seat]} {text}")

    def say(self, line: str) -> int:
        """Play a line of notation: a seat, then tokens that answer one question after another.

        Returns the number of questions answered. All or nothing: if a later part of the line is wrong the
        game is as before the line. An error behind a die or card that the line itself reveals says only that:
        a line that is refused must not tell what the dice would bring.
        """
        tokens = split(line)
        if not tokens:
            raise BadInput("an empty line; a line is a seat and its answers, as in 'ottoman move istanbul > edirne'")
        seat = self.seat(tokens[0])
        trial = self.clone()
        floor = trial.driver.floor
        try:
            answers = trial.say_tokens(seat, tokens[1:])
        except (BadInput, IllegalDecision):
            if trial.driver.floor == floor:
                raise
            raise IllegalDecision(
                "the line goes on after dice, cards or another answer are revealed, and does not fit what they bring; "
                "play it in parts"
            ) from None
        for answer in answers:
            self.play(seat, answer)
        return len(answers)

    def say_tokens(self, seat: int, tokens: list[str]) -> list[Any]:
        """Play the answers that the tokens hold, one question after another, and return them.

        Not all or nothing: an error leaves the answers before it played. Without tokens this is an error. Tokens
        that repeat a forced answer, which the engine gave by itself after the answer before, are passed over, also
        where they would answer the open question; behind an earlier line only where they would not.
        """
        answers: list[Any] = []
        before = self.driver.given[:]
        since: list[tuple[Question, Any]] = []
        passed_over = 0
        while tokens or not (answers or passed_over):
            used = self._repeats(seat, tokens, since)
            if used:
                passed_over += 1
                tokens = tokens[used:]
                continue
            try:
                question = self.question(seat)
                answer, used = question.parse(tokens, self.rules.notation)
                self.play(seat, answer)
            except (BadInput, IllegalDecision) as error:
                used = self._repeats(seat, tokens, before)
                if not used:
                    if not isinstance(error, IllegalDecision) or error.refusal is None:
                        self._check_against_forced(seat, tokens, since or before)
                    raise
                passed_over += 1
            else:
                answers.append(answer)
                before, since = [], self.driver.given[:]
            tokens = tokens[used:]
        return answers

    def _repeats(self, seat: int, tokens: list[str], given: list[tuple[Question, Any]]) -> int:
        """How many tokens at the start repeat a forced answer of the seat; that one and those before it are done."""
        for at, (question, answer) in enumerate(given):
            if question.seat != seat:
                continue
            try:
                named, used = question.parse(tokens, self.rules.notation)
            except BadInput:
                continue
            if named == answer and used:
                del given[: at + 1]
                return used
        return 0

    def _check_against_forced(self, seat: int, tokens: list[str], given: list[tuple[Question, Any]]) -> None:
        """Refuse a name that answers nothing open, and is of the kind of a forced answer but not that answer.

        If the rules refused it where only the forced answer was left, their reason is given.
        """
        notation = self.rules.notation
        for question, answer in given:
            if question.seat != seat or not isinstance(question, One) or not tokens:
                continue
            named = notation.find(question.domain, tokens[0])
            if named is None or named == answer:
                continue
            if question.refusal_of(named) is not None:
                question.check(named, notation, self.rules.explain)
            if named >= 0:
                raise IllegalDecision(
                    f"{tokens[0]}: {question.message.id} had a single answer here, "
                    f"{question.format(answer, notation)}; name that one, or leave it out",
                    question.rule,
                )

    # -- copies and the past ---------------------------------------------------------------------

    def clone(self, chance: Chance | int | None = None, logging: bool = False, light: bool = False) -> Game:
        """An independent copy. `chance` (or a seed) gives the copy other dice; it has no record of its own."""
        source = FastChance(chance) if isinstance(chance, int) else chance
        return Game(self.rules, self.options, self.driver.clone(source, logging, light), None)

    @property
    def can_undo(self) -> bool:
        """Was the last decision one that revealed nothing?"""
        return len(self.driver.answers) > self.driver.floor

    def undo(self) -> None:
        """Take back the last decision; `IllegalDecision` if it revealed something."""
        if not self.can_undo:
            raise IllegalDecision("the last decision cannot be taken back: dice, cards or another answer were revealed")
        self.driver.take_back()
        if self._record is not None:
            self._record.decisions.pop()

    @property
    def record(self) -> Record:
        """Seed, options and decisions so far, with the last checkpoint."""
        if self._record is None:
            raise BadInput("a clone or light game keeps no record")
        self._record.mark(self.rules, self.driver)
        return self._record

    def queues(self) -> tuple[dict[str, list[int]], dict[str, list[str]]]:
        """Dice and draws since the last checkpoint, by purpose, as `[chance]` of a case file queues them."""
        rolls, draws = self.driver.chance_since_mark()
        dice: dict[str, list[int]] = {}
        drawn: dict[str, list[str]] = {}
        for purpose, rolled in rolls:
            dice.setdefault(purpose, []).extend(rolled)
        for purpose, domain, chosen in draws:
            drawn.setdefault(purpose, []).append(self.rules.notation.token(domain, chosen))
        return dice, drawn

    # -- what may be known -----------------------------------------------------------------------

    def view(self, seat: SeatName | None) -> dict[str, Any]:
        """All that a seat (None: a spectator) may know, and nothing else, as plain JSON."""
        number = None if seat is None else self.seat(seat)
        return self.rules.view(self.driver.state, number)

    def log(self, seat: SeatName | None, since: int = 0) -> list[tuple[int, Fact]]:
        """The facts that a seat (None: a spectator) may see, each with its number, from number `since` on."""
        bit = 1 << 15 if seat is None else 1 << self.seat(seat)
        facts = self.driver.g.facts
        return [(i, facts[i]) for i in range(since, len(facts)) if facts[i].visible & bit]

    def check(self) -> None:
        """Raise `InvariantError` if the state is not a legal state of the game."""
        self.rules.check(self.driver.state)


def from_state(
    rules: Rules,
    options: Any,
    state: Any,
    chance: Chance,
    logging: bool = True,
    light: bool = False,
    on_dice: Callable[[str, list[int]], None] | None = None,
) -> Game:
    """A game that goes on from a state, for case files and analysis; it keeps no record.

    `on_dice` is told of every roll: its purpose and the dice.
    """
    g = rules.context(chance, logging and not light)
    g.on_dice = on_dice
    driver = Driver(rules, g, state, light)
    driver.start()
    return Game(rules, options, driver, None)


def start(
    rules: Rules,
    given: Mapping[str, Any],
    chance: Chance,
    seed: int | None,
    logging: bool = True,
    light: bool = False,
) -> Game:
    """A new game at its first question."""
    options = rules.parse_options(given)
    g = rules.context(chance, logging and not light)
    state = rules.setup(g, options)
    driver = Driver(rules, g, state, light)
    driver.start()
    record = None if light else Record(rules.name, rules.version, rules.dump_options(options), seed)
    return Game(rules, options, driver, record)
