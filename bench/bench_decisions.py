"""Random play on one core: decisions and games a second, as ratios to a plain Python generator loop."""

import random

import regio
from bench.common import clock, rate, reference_loop, show
from regio.kernel.game import Game

REFERENCE_STEPS = 100_000


class RandomGames:
    """Plays one random game after another; each has its own seed."""

    def __init__(self, light: bool) -> None:
        self.light = light
        self.seed = 0
        self.games = 0

    def play_one(self) -> int:
        """Play a game; the number of its decisions."""
        game = regio.new("his", seed=self.seed, light=self.light)
        rng = random.Random(self.seed)
        self.seed += 1
        self.games += 1
        return self._light(game, rng) if self.light else self._full(game, rng)

    def _light(self, game: Game, rng: random.Random) -> int:
        driver = game.driver
        decisions = 0
        while driver.asked is not None:
            question = driver.pending()[0]
            driver.answer(question.seat, question.sample(rng))
            decisions += 1
        return decisions

    def _full(self, game: Game, rng: random.Random) -> int:
        decisions = 0
        while not game.over:
            question = game.pending[0]
            game.play(question.seat, question.sample(rng))
            decisions += 1
        return decisions


def main() -> None:
    """Measure and print."""

    def steps() -> int:
        reference_loop(REFERENCE_STEPS)
        return REFERENCE_STEPS

    RandomGames(True).play_one()  # imports and caches
    reference = rate(steps)
    figures = {"reference: generator loop, steps a second": (reference, "")}
    for light, name in ((True, "light"), (False, "with record, log, checkpoints")):
        games = RandomGames(light)
        started = clock()
        decisions = rate(games.play_one, 6.0)
        figures[f"{name}: decisions a second"] = (decisions, "")
        figures[f"{name}: games a second"] = (games.games / (clock() - started), "")
        figures[f"{name}: time of a decision"] = (reference / decisions, "× reference step")
    show("Random play", figures, __doc__ or "")


if __name__ == "__main__":
    main()
