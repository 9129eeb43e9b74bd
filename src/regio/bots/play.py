"""Playing a game to its end with bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from regio.bots.accumulators import Accumulator
from regio.bots.base import Bot
from regio.kernel.errors import RegioError
from regio.kernel.game import Game
from regio.kernel.questions import Rng
from regio.kernel.rules import Result

LIMIT: Final = 60_000
"""Decisions after which a game counts as stalled: some twenty times a usual game."""


class Stalled(RegioError):
    """A game did not come to an end."""


def play_out(
    game: Game,
    bots: Mapping[int, Bot],
    rng: Rng,
    accumulators: Sequence[Accumulator] = (),
    limit: int = LIMIT,
) -> Result:
    """Play a game to its end, each seat by its bot; `Stalled` after `limit` decisions."""
    for accumulator in accumulators:
        accumulator.before(game)
    decisions = 0
    while not game.over:
        if decisions == limit:
            raise Stalled(f"no end after {limit} decisions; asked last: {game.pending[0].message.id}")
        question = game.pending[0]
        seat = question.seat
        bot = bots[seat]
        answer = bot.decide(game, question, rng)
        if bot.sampling and game.driver.light:
            game.driver.answer(seat, answer)
        else:
            game.play(seat, answer)
        decisions += 1
        for accumulator in accumulators:
            accumulator.step(game, seat, answer)
    result = game.result
    if result is None:
        raise Stalled("the rules ended without a result")
    for accumulator in accumulators:
        accumulator.after(game, result)
    return result
