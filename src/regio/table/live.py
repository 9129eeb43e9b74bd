"""A game in memory: rebuilt from its last checkpoint, moved on by decisions, seen by seats."""

from __future__ import annotations

from random import SystemRandom
from typing import Any, Final

import structlog

from regio.bots import Bot, make_bot
from regio.kernel.chance import KeyedChance
from regio.kernel.driver import Mark
from regio.kernel.errors import BadInput, IllegalDecision, RegioError
from regio.kernel.game import Game, from_state, start
from regio.kernel.messages import EVERYBODY, Fact
from regio.kernel.notation import split
from regio.kernel.questions import Question
from regio.kernel.record import Record
from regio.registry import rules_of
from regio.table import describe, errors, wire
from regio.table.store import Checkpoint, Facts, Lines, Standing, StoredGame

HUMAN: Final = "human"
CHECKPOINT_EVERY: Final = 50
"""Decisions between two stored checkpoints, about."""
SPECTATOR: Final = 1 << 15
"""The bit of those without a seat, in the mask of who may see a fact."""
LOG = structlog.get_logger("regio.table")


class Live:
    """One game in memory. It is changed first and stored then; if storing fails it must be thrown away."""

    def __init__(self, stored: StoredGame, game: Game) -> None:
        self.id = stored.id
        self.game = game
        self.rules = game.rules
        self.options: dict[str, Any] = stored.options
        self.seats = stored.seats
        self.chance = KeyedChance(stored.key)
        self.opened = stored.opened
        self.revision = stored.revision
        self.created = stored.created
        self.loaded_at = stored.revision
        self.undone_before = stored.undo_revision
        self.undone: list[tuple[int, int]] = []
        """Revisions made by undoing since the game was loaded, and the facts that were left."""
        self.past: Facts = [fact for checkpoint in stored.checkpoints for fact in checkpoint.facts]
        """The log before the checkpoint from which the game was rebuilt."""
        self.base = stored.checkpoints[-1].at if stored.checkpoints else 0
        """The number of decisions before that checkpoint."""
        total = 0
        self.stored_points: list[tuple[int, int]] = []
        """Stored checkpoints: decisions and facts before each."""
        for checkpoint in stored.checkpoints:
            total += len(checkpoint.facts)
            self.stored_points.append((checkpoint.at, total))
        self.lines: Lines = []
        """Decisions since the rebuilding, to know whose was the last."""
        self.bots: dict[int, Bot] = {
            number: make_bot(self.seats[seat])
            for number, seat in enumerate(self.rules.seats)
            if self.seats[seat] != HUMAN
        }
        self.rng = SystemRandom()

    # -- making ----------------------------------------------------------------------------------

    @classmethod
    def new(cls, stored: StoredGame) -> Live:
        """A new game; fills in the options and the first checkpoint of `stored`."""
        game = start(rules_of(stored.game), stored.options, KeyedChance(stored.key), None)
        stored.options = game.rules.dump_options(game.options)
        live = cls(stored, game)
        checkpoint = live._checkpoint(game.driver.marks[-1])
        live.stored_points.append((0, len(checkpoint.facts)))
        stored.checkpoints.append(checkpoint)
        stored.standing = live.standing()
        return live

    @classmethod
    def load(cls, stored: StoredGame) -> Live:
        """A stored game, rebuilt from its last checkpoint and the decisions after it."""
        last = stored.checkpoints[-1]
        try:
            rules = rules_of(stored.game)
            options = rules.parse_options(stored.options)
            game = from_state(rules, options, rules.load(last.state), KeyedChance(stored.key))
            live = cls(stored, game)
            for seat, text in stored.lines:
                live.play(seat, text)
        except (BadInput, IllegalDecision) as error:
            raise errors.other_rules(str(error)) from error
        return live

    # -- moving on -------------------------------------------------------------------------------

    @property
    def decisions(self) -> int:
        """The number of all decisions so far."""
        return self.base + len(self.lines)

    def play(self, seat: str, text: str) -> None:
        """Answer the question of a seat. One question only: what comes after may depend on dice."""
        question = self.game.question(seat)
        self._answer(question, self._read(question, text))

    def _read(self, question: Question, text: str) -> Any:
        """The answer to a question that a text names, and nothing else."""
        tokens = split(text)
        answer, used = question.parse(tokens, self.rules.notation)
        if used != len(tokens):
            raise BadInput(f"{' '.join(tokens[used:])!r} is left over after the answer to {question.message.id}")
        return answer

    def _answer(self, question: Question, answer: Any) -> None:
        text = question.format(answer, self.rules.notation)
        self.game.play(question.seat, answer)
        self.lines.append((self.rules.seats[question.seat], text))

    def bot_question(self) -> Question | None:
        """A question that a bot must answer now, if there is one."""
        return next((question for question in self.game.pending if question.seat in self.bots), None)

    def let_bots_play(self, most: int) -> None:
        """Up to `most` decisions of bots, until a person must decide or the game is over."""
        for _ in range(most):
            question = self.bot_question()
            if question is None:
                return
            self._answer(question, self.bots[question.seat].decide(self.game, question, self.rng))

    def can_undo(self, seat: str) -> bool:
        """Was the last decision this seat's own, and did it reveal nothing?

        When another seat is asked in the middle of it, or has only one answer, that may tell of a hidden hand.
        When the game is over, all hands and dice are told.
        """
        if not self.lines or self.lines[-1][0] != seat or not self.game.can_undo or self.game.over:
            return False
        number, driver = self.rules.seats.index(seat), self.game.driver
        if any(question.seat != number for question, _ in driver.given):
            return False
        return driver.at_quiet_point or all(question.seat == number for question in self.game.pending)

    def undo(self) -> None:
        """Take back the last decision."""
        self.game.undo()
        self.lines.pop()
        while self.stored_points[-1][0] > self.decisions:
            self.stored_points.pop()
        self.undone.append((self.revision + 1, self.facts_total()))

    # -- storing ---------------------------------------------------------------------------------

    def standing(self) -> Standing:
        """What the list of games shows."""
        result = self.game.result
        winners = [self.rules.seats[seat] for seat in result.winners] if result is not None else []
        status = "over" if self.game.over else "running"
        return Standing(status, self.awaited(), winners, self.rules.turn(self.game.state))

    def due_checkpoint(self) -> Checkpoint | None:
        """The last quiet point, if it is time to store one; call `stored_checkpoint` when it is stored."""
        mark = self.game.driver.marks[-1]
        if self.base + mark.answers < self.stored_points[-1][0] + CHECKPOINT_EVERY:
            return None
        return self._checkpoint(mark)

    def _checkpoint(self, mark: Mark) -> Checkpoint:
        first = self.stored_points[-1][1] if self.stored_points else 0
        facts = self._stored_facts(first, len(self.past) + mark.facts)
        return Checkpoint(self.base + mark.answers, self.rules.version, self.rules.dump(mark.state), facts)

    def stored_checkpoint(self, checkpoint: Checkpoint) -> None:
        """A checkpoint is in the database now."""
        self.stored_points.append((checkpoint.at, self.stored_points[-1][1] + len(checkpoint.facts)))

    def _stored_facts(self, first: int, end: int) -> Facts:
        """Facts by number, in the form in which they are stored."""
        found = self.past[first:end]
        for fact in self._new_facts()[max(0, first - len(self.past)) : max(0, end - len(self.past))]:
            args = describe.arguments(self.rules.notation, fact.message, fact.values)
            plain = {name: value.model_dump() for name, value in args.items()}
            found.append((fact.visible, fact.message.id, plain))
        return found

    def _new_facts(self) -> list[Fact]:
        return self.game.driver.g.facts

    def facts_total(self) -> int:
        """The number of facts so far."""
        return len(self.past) + len(self._new_facts())

    def record(self, lines: Lines) -> Record:
        """The whole game as a record, with its key."""
        record = Record(self.rules.name, self.rules.version, self.options, None)
        record.key = self.chance.key.hex()
        record.decisions = [f"{seat} {text}" for seat, text in lines]
        mark = self.game.driver.marks[-1]
        record.checkpoint_at = self.base + mark.answers
        record.checkpoint = self.rules.dump(mark.state)
        return record

    # -- looking ---------------------------------------------------------------------------------

    def awaited(self) -> list[str]:
        """The seats that must decide now."""
        return [self.rules.seats[question.seat] for question in self.game.pending]

    def check_seat(self, seat: str | None) -> None:
        """Only seats of people may be looked from."""
        if seat is None:
            return
        if seat not in self.seats:
            raise errors.bad_input(f"unknown seat {seat!r}; seats: {', '.join(self.seats)}")
        if self.seats[seat] != HUMAN:
            raise errors.not_human(seat)

    def view(self, seat: str | None) -> dict[str, Any]:
        """The position as a seat may know it."""
        return self.game.view(seat)

    def deals(self) -> set[int]:
        """The numbers of the deals that some seat sees."""
        return {deal["n"] for seat in self.seats for deal in self.view(seat).get("deals", ())}

    def log(self, seat: str | None, first: int) -> list[wire.LogEntry]:
        """The facts from number `first` on that a seat may see."""
        bit = SPECTATOR if seat is None else 1 << self.rules.seats.index(seat)
        found = []
        for number in range(first, len(self.past)):
            visible, id, args = self.past[number]
            if visible & bit:
                values = {name: wire.Value.model_construct(**value) for name, value in args.items()}
                found.append(wire.LogEntry(n=number, id=id, args=values))
        for number, fact in enumerate(self._new_facts(), len(self.past)):
            if number >= first and fact.visible & bit & EVERYBODY:
                args = describe.arguments(self.rules.notation, fact.message, fact.values)
                found.append(wire.LogEntry(n=number, id=fact.message.id, args=args))
        return found

    def log_from(self, since: int, revision: int | None) -> int:
        """From which fact on a client must read anew that has read up to `since` at some revision."""
        first = min(since, self.facts_total())
        if revision is None or revision < self.undone_before:
            return 0
        for undone_at, left in self.undone:
            if undone_at > revision:
                first = min(first, left)
        return first

    def play_state(self, seat: str | None, since: int, revision: int | None) -> wire.StateOfPlay:
        """The game as a seat may know it, without the position."""
        question = next((one for one in self.game.pending if self.rules.seats[one.seat] == seat), None)
        first = self.log_from(since, revision)
        result = self.game.result
        over = self.game.over
        return wire.StateOfPlay(
            id=self.id,
            game=self.rules.name,
            options=self.options,
            seats=self.seats,
            status="over" if over else "running",
            revision=self.revision,
            seat=seat,
            question=None if question is None else self.described(question),
            remarks=self.remarks(seat),
            awaited=self.awaited(),
            can_undo=seat is not None and self.can_undo(seat),
            log_from=first,
            log=self.log(seat, first),
            log_next=self.facts_total(),
            commitment=self.chance.commitment(),
            key=self.chance.key.hex() if over or self.opened else None,
            opened=self.opened,
            result=None
            if result is None
            else wire.Result(
                winners=[self.rules.seats[one] for one in result.winners],
                kind=result.kind,
                points=dict(zip(self.rules.seats, result.points, strict=True)),
            ),
        )

    def described(self, question: Question) -> wire.Question:
        """An open question with the game's hints, and what is settled in its action.

        Hints are a help: where they fail, the game goes on without.
        """
        state, rules = self.game.driver.state, self.rules
        try:
            found = rules.hints(state, question)
        except Exception:
            LOG.exception("the hints of a question failed", game=self.id, question=question.message.id)
            found = []
        return describe.question(rules, question, found, rules.so_far(state, question))

    def remarks(self, seat: str | None) -> list[wire.Remark]:
        """What a seat should know of what it holds."""
        if seat is None or self.game.over:
            return []
        found = self.rules.remarks(self.game.driver.state, self.rules.seats.index(seat))
        return [describe.remark(self.rules, remark) for remark in found]

    def hints(self, seat: str, text: str) -> wire.Hints:
        """What the game says of an answer that a seat may give now; nothing is changed."""
        question = self.game.question(seat)
        found = self.game.hints(seat, self._read(question, text))
        return wire.Hints(revision=self.revision, hints=describe.hints_of(self.rules, question, found))

    def state(self, seat: str | None, since: int = 0, revision: int | None = None) -> wire.GameState:
        """The game as a seat may know it."""
        play = self.play_state(seat, since, revision)
        return wire.GameState.model_construct(**dict(play), view=self.view(seat))


def refusal(live: Live, error: RegioError) -> errors.TableError:
    """What a client is told of an answer that the rules do not take."""
    if not isinstance(error, IllegalDecision):
        return errors.bad_input(str(error))
    reason = None
    if error.refusal is not None:
        reason = describe.sentence(live.rules.notation, error.refusal.message, error.refusal.values)
    return errors.illegal(error.reason, error.rule, reason)
