"""The adversarial player of the tests: it always takes what was taken least so far."""

from __future__ import annotations

from typing import Any, Final

from regio.bots.base import Bot
from regio.kernel.game import Game
from regio.kernel.questions import One, Question, Rng

SAMPLES: Final = 6
"""Answers compared at a question with more than one part."""

APART: Final = ("card", "moment")
"""Domains of the values of a question whose options count apart."""

Key = tuple[str, tuple[int, ...], Any]


class RarestBot(Bot):
    """Counts pairs of message and option, and takes the rarest; among equals at random.

    A question about a card or a moment counts for each of these apart, so that every use of every card is tried, and
    a card is as often kept for a later moment as played at an earlier one. One bot that plays all seats in all games
    of a run goes through the rare paths much sooner than chance does.
    """

    sampling = True

    def __init__(self) -> None:
        self.counts: dict[Key, int] = {}

    def decide(self, game: Game, question: Question, rng: Rng) -> Any:
        """The answer whose rarest part was taken least."""
        about = tuple(
            value for domain, value in zip(question.message.domains, question.values, strict=False) if domain in APART
        )
        message = question.message.id
        if isinstance(question, One):
            candidates: list[Any] = list(question.options)
        else:
            candidates = [question.sample(rng) for _ in range(SAMPLES)]
        rarest = min(candidates, key=lambda answer: (self._taken(message, about, answer), rng.random()))
        for part in parts(rarest):
            key = (message, about, part)
            self.counts[key] = self.counts.get(key, 0) + 1
        return rarest

    def _taken(self, message: str, about: tuple[int, ...], answer: Any) -> int:
        """How often the rarest part of an answer was taken."""
        return min(self.counts.get((message, about, part), 0) for part in parts(answer))


def parts(answer: Any) -> tuple[Any, ...]:
    """What is counted of an answer: the option itself, or each item of a larger one."""
    if isinstance(answer, tuple) and answer:
        return answer
    return (answer,)
