"""The driver runs the procedures of a game over its state, keeps checkpoints, clones and takes back.

At every quiet point (a question asked by a re-entrant loop with nothing else on the stack) the state is
copied into a `Mark`. A clone, a save or a load in the middle of a procedure is the last mark plus the few
answers given since, replayed.
"""

from __future__ import annotations

from typing import Any

from regio.kernel.chance import Chance, SwitchedChance
from regio.kernel.context import Context
from regio.kernel.errors import RegioError
from regio.kernel.questions import Asked, Open, Question, Together
from regio.kernel.rules import Procedure, Rules


class Mark:
    """A quiet point: a copy of the state (never changed), how many answers and facts came before."""

    __slots__ = ("answers", "chance", "facts", "state")

    def __init__(self, state: Any, answers: int, facts: int, chance: Chance) -> None:
        self.state = state
        self.answers = answers
        self.facts = facts
        self.chance = chance


class Driver:
    """One running game. `light` drivers keep no marks and no answers: fastest, but neither clone nor undo."""

    def __init__(self, rules: Rules, g: Context, state: Any, light: bool = False) -> None:
        self.rules = rules
        self.g = g
        self.state = state
        self.light = light
        self.answers: list[tuple[int, Any]] = []
        self.marks: list[Mark] = []
        self.floor = 0
        """How many answers can never be taken back, because the last of them revealed something."""
        self.asked: Asked | None = None
        self.given: list[tuple[Question, Any]] = []
        """Forced answers given by the driver since the last answer, for notation that names them all the same."""
        self._partial: dict[int, Any] = {}
        self._procedure: Procedure | None = None
        self._at_mark = False
        """Does the open question follow immediately on the last mark?"""
        rules.attach(g, state)

    def start(self) -> None:
        """Run to the first question."""
        if not self.light:
            self._mark()
        self._begin(not self.light)

    def _begin(self, keeping: bool) -> None:
        """Start the procedures from the state, and run to the question."""
        self._procedure = self.rules.play(self.g)
        self._partial = {}
        self.given = []
        self.g.at_quiet = False
        self._run(None, keeping)

    def pending(self) -> list[Question]:
        """The questions open now, of all seats that must decide."""
        if self._procedure is None and self._lazy():
            self.wake()
        asked = self.asked
        if isinstance(asked, Question):
            return [asked]
        if isinstance(asked, Together):
            return [question for seat, question in asked.questions.items() if seat not in self._partial]
        return list(asked.questions.values()) if asked is not None else []

    def answer(self, seat: int, answer: Any) -> None:
        """Give a checked answer; the rules run on to the next question.

        If the rules fail (by a fault of theirs, or because a script holds too few dice) the game stands as before
        the answer; a light game is lost.
        """
        if self._procedure is None:
            self.wake()
        light, asked = self.light, self.asked
        if not light:
            self.answers.append((seat, answer))
            self.given = []
        together = False
        if isinstance(asked, Together):
            together = True
            self._partial[seat] = answer
            if len(self._partial) < len(asked.questions):
                return
            answer = {one: self._partial[one] for one in asked.questions}
            self._partial = {}
        elif isinstance(asked, Open):
            answer = (seat, answer)
        before = self.state.chance_count
        self.g.told = light
        try:
            self._run(answer, not light)
        except Exception:
            if not light:
                self.take_back()
            raise
        if not light and (together or self.g.told or self.state.chance_count != before):
            self._raise_floor()

    def _run(self, answer: Any, keeping: bool) -> None:
        """Send an answer and run to the next question that somebody must answer; forced ones are given here.

        `keeping` says whether quiet points are marked, and forced answers kept.
        """
        procedure, g = self._procedure, self.g
        assert procedure is not None
        try:
            while True:
                asked = procedure.send(answer)
                self._at_mark = g.at_quiet
                if g.at_quiet:
                    g.at_quiet = False
                    if keeping:
                        self._mark()
                if not isinstance(asked, Question) or asked.hiding or not asked.forced():
                    break
                answer = next(asked.answers())
                if keeping:
                    self.given.append((asked, answer))
            self.asked = asked
        except StopIteration:
            self.asked = None

    def wake(self) -> None:
        """Start the procedures of a clone that stands at a quiet point, if they do not run yet.

        Until then `asked` is the question of the original: equal, but its lazy parts (reasons of refusals, terms
        of a deal) look at the original's state. Afterwards it is the clone's own.
        """
        if self._procedure is not None or self.asked is None:
            return
        given = self.given
        self._begin(False)
        self.given = given
        self._at_mark = True

    def _lazy(self) -> bool:
        """Do the answers to the open question depend on more than the question holds?"""
        asked = self.asked
        if isinstance(asked, (Together, Open)):
            return any(question.lazy for question in asked.questions.values())
        return asked is not None and asked.lazy

    @property
    def at_quiet_point(self) -> bool:
        """Does the open question follow immediately on a quiet point, and not in the middle of a procedure?"""
        return self._at_mark

    def _mark(self) -> None:
        mark = Mark(self.state.copy(), len(self.answers), len(self.g.facts), self.g.chance.copy())
        if self.marks and self.marks[-1].answers == mark.answers:
            self.marks[-1] = mark
        else:
            self.marks.append(mark)
        self._at_mark = True

    def _raise_floor(self) -> None:
        """Something was revealed: what came before cannot be taken back, older marks are of no use."""
        self.floor = len(self.answers)
        stale = 0
        while stale + 1 < len(self.marks) and self.marks[stale + 1].answers <= self.floor:
            stale += 1
        del self.marks[:stale]

    def clone(self, chance: Chance | None, logging: bool, light: bool) -> Driver:
        """An independent copy; with another `chance` its future dice and draws differ, its past is the same."""
        if self.light:
            raise RegioError("a light game keeps no checkpoints and cannot be cloned")
        mark = self.marks[-1]
        g = self.rules.context(mark.chance.copy(), logging)
        twin = Driver(self.rules, g, mark.state.copy(), light)
        if not light:
            twin.marks = [Mark(mark.state, 0, 0, mark.chance)]
        if self._at_mark and len(self.answers) == mark.answers and self.asked is not None:
            twin.asked = self.asked
            twin._at_mark = True
        else:
            twin._begin(not light)
            for seat, answer in self.answers[mark.answers :]:
                twin.answer(seat, answer)
        twin.given = self.given[:]
        if chance is not None:
            twin._change_chance(chance)
        return twin

    def chance_since_mark(self) -> tuple[list[tuple[str, list[int]]], list[tuple[str, str, int]]]:
        """Dice (purpose, dice) and draws (purpose, domain, id) since the last quiet point, to script them again."""
        if self.light:
            raise RegioError("a light game keeps no checkpoints")
        dice: list[tuple[str, list[int]]] = []
        draws: list[tuple[str, str, int]] = []
        mark = self.marks[-1]
        g = self.rules.context(mark.chance.copy(), False)
        g.on_dice = lambda purpose, rolled: dice.append((purpose, list(rolled)))
        g.on_draw = lambda purpose, domain, chosen: draws.append((purpose, domain, chosen))
        twin = Driver(self.rules, g, mark.state.copy(), True)
        twin._begin(False)
        for seat, answer in self.answers[mark.answers :]:
            twin.answer(seat, answer)
        return dice, draws

    def _change_chance(self, chance: Chance) -> None:
        """From here on other dice and draws; what is replayed from the mark still gets the old ones."""
        if not self.light:
            mark = self.marks[-1]
            now = self.state.chance_count
            later = chance.copy()
            if mark.state.chance_count != now:
                later = SwitchedChance(mark.chance, now, later)
            self.marks[-1] = Mark(mark.state, mark.answers, mark.facts, later)
        self.g.chance = chance

    def take_back(self) -> None:
        """Return to the moment before the last answer."""
        keep = len(self.answers) - 1
        while len(self.marks) > 1 and self.marks[-1].answers > keep:
            self.marks.pop()
        mark = self.marks[-1]
        tail = self.answers[mark.answers : keep]
        del self.answers[mark.answers :]
        del self.g.facts[mark.facts :]
        self.g.chance = mark.chance.copy()
        self.state = mark.state.copy()
        self.rules.attach(self.g, self.state)
        self._begin(True)
        for seat, answer in tail:
            self.answer(seat, answer)
