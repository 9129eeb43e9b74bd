"""The adversarial player takes what was taken least."""

import random

import regio
from regio.bots import RarestBot, play_out
from regio.bots.rarest import parts
from regio.kernel.messages import Message
from regio.kernel.questions import One, Some

ASK = Message("test-rarest", ["card:card"])


def test_every_option_in_turn() -> None:
    bot, rng = RarestBot(), random.Random(1)
    game = regio.new("his", seed=1)
    taken = [bot.decide(game, One(0, ASK, (7,), "n", [1, 2, 3]), rng) for _ in range(6)]
    assert sorted(taken[:3]) == [1, 2, 3] and sorted(taken[3:]) == [1, 2, 3]


def test_each_card_is_counted_apart() -> None:
    bot, rng = RarestBot(), random.Random(1)
    game = regio.new("his", seed=1)
    bot.decide(game, One(0, ASK, (7,), "n", [1]), rng)
    bot.decide(game, One(0, ASK, (8,), "n", [2]), rng)
    assert bot.decide(game, One(0, ASK, (7,), "n", [1, 2]), rng) == 2
    assert bot.decide(game, One(0, ASK, (8,), "n", [1, 2]), rng) == 1


def test_larger_answers_are_legal() -> None:
    bot, rng = RarestBot(), random.Random(1)
    game = regio.new("his", seed=1)
    question = Some(0, ASK, (7,), "n", [1, 2, 3, 4], 1, 2)
    assert all(question.legal(bot.decide(game, question, rng)) for _ in range(50))
    assert parts((1, 2)) == (1, 2) and parts(()) == ((),) and parts(5) == (5,)


def test_plays_whole_games() -> None:
    bot = RarestBot()
    for seed in range(2):
        game = regio.new("his", seed=seed, light=True, scenario="tournament")
        result = play_out(game, dict.fromkeys(range(6), bot), random.Random(seed))
        assert result.kind
