"""Bots, whole games of them, and what turns games into data."""

import random
from typing import Any

import pytest

import regio
from regio.bots import BOTS, Bot, Invariants, Length, Outcome, Points, RandomBot, Stalled, bot_names, make_bot, play_out
from regio.bots.arena import Plan, Tally, play_seed, run
from regio.kernel.errors import BadInput, IllegalDecision, InvariantError
from regio.kernel.game import Game
from regio.kernel.questions import Question, Rng

SEATS = range(6)


def test_random_bots_finish_a_game_and_accumulators_see_it() -> None:
    game = regio.new("his", seed=5)
    length, outcome, points = Length(), Outcome(), Points()
    result = play_out(game, {seat: RandomBot() for seat in SEATS}, random.Random(5), [length, outcome, points])
    assert game.over and result == game.result
    assert length.decisions == len(game.record.decisions)
    assert length.turns == game.view(None)["turn"]
    assert outcome.kind == result.kind
    assert [game.rules.seats.index(seat) for seat in outcome.winners] == list(result.winners)
    assert tuple(points.points.values()) == result.points


def test_the_same_seeds_give_the_same_game() -> None:
    def one() -> list[str]:
        game = regio.new("his", seed=3)
        play_out(game, {seat: RandomBot() for seat in SEATS}, random.Random(4))
        return game.record.decisions

    assert one() == one()


def test_a_bot_that_cheats_is_stopped() -> None:
    class Cheat(Bot):
        def decide(self, game: Game, question: Question, rng: Rng) -> Any:
            return "I win"

    game = regio.new("his", seed=1, light=True)
    with pytest.raises(IllegalDecision):
        play_out(game, {seat: Cheat() for seat in SEATS}, random.Random(1))


def test_games_that_do_not_end_are_noticed() -> None:
    with pytest.raises(Stalled, match="20 decisions"):
        play_out(regio.new("his", light=True), {seat: RandomBot() for seat in SEATS}, random.Random(1), limit=20)


def test_broken_invariants_end_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    game = regio.new("his", seed=1)

    def broken(state: object) -> None:
        raise InvariantError("a card is in two places")

    monkeypatch.setattr(game, "check", lambda: broken(game.state))
    with pytest.raises(InvariantError):
        play_out(game, {seat: RandomBot() for seat in SEATS}, random.Random(1), [Invariants()])


def test_bots_by_name() -> None:
    assert bot_names() == tuple(BOTS)
    assert isinstance(make_bot("random"), RandomBot)
    with pytest.raises(BadInput, match="random"):
        make_bot("genius")


@pytest.mark.parametrize("jobs", [1, 2])
def test_many_games_do_not_depend_on_the_number_of_processes(jobs: int) -> None:
    plan = Plan("his", {"scenario": "tournament"})
    tally = Tally()
    games = sorted(run(plan, range(4), jobs), key=lambda played: played.seed)
    for played in games:
        assert not played.error, played.trace
        tally.add(played)
    assert [played.seed for played in games] == [0, 1, 2, 3]
    assert tally.finished == tally.games == 4
    assert sum(tally.kinds.values()) == 4
    alone = play_seed(plan, 2)
    assert alone is not None and (alone.decisions, alone.points) == (games[2].decisions, games[2].points)


def test_a_run_can_be_closed() -> None:
    games = run(Plan("his", check=True), range(1000), 2)
    next(games)
    games.close()


def test_a_failed_game_is_reported_with_its_seed() -> None:
    played = play_seed(Plan("his", {"scenario": "1066"}), 77)
    assert played is not None
    assert played.seed == 77 and "1066" in played.error and "BadInput" in played.trace
    tally = Tally()
    tally.add(played)
    assert tally.failed == [played] and tally.finished == 0
