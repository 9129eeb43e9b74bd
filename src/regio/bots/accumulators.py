"""Accumulators turn games into data: `before` a game, after each `step`, `after` the game."""

from __future__ import annotations

from typing import Any

from regio.kernel.game import Game
from regio.kernel.rules import Result


class Accumulator:
    """Sees every decision of a game. Subclasses override what they need."""

    def before(self, game: Game) -> None:
        """The game stands at its first question."""

    def step(self, game: Game, seat: int, answer: Any) -> None:
        """A seat has answered and the rules ran on."""

    def after(self, game: Game, result: Result) -> None:
        """The game is over."""


class Length(Accumulator):
    """How many decisions and turns a game has taken."""

    def __init__(self) -> None:
        self.decisions = 0
        self.turns = 0

    def step(self, game: Game, seat: int, answer: Any) -> None:
        self.decisions += 1

    def after(self, game: Game, result: Result) -> None:
        self.turns = game.rules.turn(game.state)


class Outcome(Accumulator):
    """Who won, and how; the winners by their tokens."""

    def __init__(self) -> None:
        self.winners: tuple[str, ...] = ()
        self.kind = ""

    def after(self, game: Game, result: Result) -> None:
        self.winners = tuple(game.rules.seats[seat] for seat in result.winners)
        self.kind = result.kind


class Points(Accumulator):
    """The victory points of all seats at the end."""

    def __init__(self) -> None:
        self.points: dict[str, int] = {}

    def after(self, game: Game, result: Result) -> None:
        self.points = dict(zip(game.rules.seats, result.points, strict=True))


class Invariants(Accumulator):
    """Checks all invariants of the game after every decision; `InvariantError` ends the game."""

    def before(self, game: Game) -> None:
        game.check()

    def step(self, game: Game, seat: int, answer: Any) -> None:
        game.check()
