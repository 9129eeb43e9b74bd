"""What a bot is: one method that answers a question."""

from __future__ import annotations

from typing import Any

from regio.kernel.game import Game
from regio.kernel.questions import Question, Rng


class Bot:
    """A player. Subclasses give `decide`; all their chance comes from `rng`, never from a global generator.

    `sampling` bots answer only with what the question itself offers, so that their answers need no check.
    """

    sampling = False

    def decide(self, game: Game, question: Question, rng: Rng) -> Any:
        """The answer to a question of its seat. Look at `game.view(question.seat)`, not at the state."""
        raise NotImplementedError


class RandomBot(Bot):
    """Answers fairly at random."""

    sampling = True

    def decide(self, game: Game, question: Question, rng: Rng) -> Any:
        return question.sample(rng)
