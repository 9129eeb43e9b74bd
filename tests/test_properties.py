"""Properties of random games of Here I Stand: clones, saves, replays, undo, illegal answers, views, copies."""

import json
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import regio
from regio.his.state import FIELDS, State
from regio.kernel.chance import FastChance
from regio.kernel.game import Game
from regio.kernel.questions import Question
from regio.kernel.record import parse_record

OPTIONS: list[dict[str, Any]] = [
    {"scenario": "1517"},
    {"scenario": "1532", "edition": "500th"},
    {"scenario": "tournament", "secrecy": "strict"},
    {"scenario": "1517", "edition": "500th", "secrecy": "strict", "players": 4},
]
LONGEST = 60_000
"""A random game that takes more decisions than this does not end."""


def identity(options: dict[str, Any]) -> str:
    return "-".join(str(value) for value in options.values())


games = pytest.mark.parametrize(
    ("seed", "options"),
    [(seed, options) for seed, options in enumerate(OPTIONS)],
    ids=[identity(options) for options in OPTIONS],
)


def dump(game: Game) -> str:
    return json.dumps(game.rules.dump(game.state), sort_keys=True)


def asked(game: Game) -> list[tuple[int, str, tuple[int, ...], int]]:
    """The open questions; listing answers of large ones takes long, their number is enough."""
    found = []
    for question in game.pending:
        count = -1 if question.lazy else question.count()
        found.append((question.seat, question.message.id, question.values, count))
    return found


def facts(game: Game) -> list[tuple[str, tuple[object, ...], int]]:
    return [(fact.message.id, fact.values, fact.visible) for fact in game.driver.g.facts]


def decide(game: Game, rng: random.Random) -> None:
    """One random decision of one of the seats asked."""
    pending = game.pending
    question = pending[int(rng.random() * len(pending))]
    game.play(question.seat, question.sample(rng))


def positions(game: Game, seed: int, count: int, first: int = 37) -> Iterator[int]:
    """Play a random game, stopping at a few decisions in every stretch; yields the number of the decision.

    After a stop the next decisions are stops too, so that the middles of procedures are met.
    """
    rng = random.Random(seed)
    stops = 0
    number = 0
    while not game.over and stops < count:
        if number % first < 4:
            stops += 1
            yield number
        decide(game, rng)
        number += 1


def play_on(game: Game, seed: int, most: int = LONGEST) -> str:
    """Play random decisions to the end, or `most` of them; the state then."""
    rng = random.Random(seed)
    for _ in range(most):
        if game.over:
            break
        decide(game, rng)
    return dump(game)


@games
def test_clones_played_to_the_end_with_the_same_answers_are_equal(seed: int, options: dict[str, Any]) -> None:
    game = regio.new("his", seed=seed, **options)
    for number in positions(game, seed, 12, first=211):
        first, second, third = game.clone(), game.clone(light=True), game.clone(chance=FastChance(seed))
        assert [dump(one) for one in (first, second, third)] == [dump(game)] * 3
        assert [asked(one) for one in (first, second, third)] == [asked(game)] * 3
        most = LONGEST if number in (0, 211) else 60
        ends = {play_on(one, number, most) for one in (first, second, third)}
        assert len(ends) == 1
        assert most == 60 or first.over
        assert first.result == second.result


@games
def test_a_clone_plays_on_as_the_original_does(seed: int, options: dict[str, Any]) -> None:
    game = regio.new("his", seed=seed + 10, **options)
    for number in positions(game, seed, 40):
        clone = game.clone()
        state, log = dump(game), facts(game)
        play_on(game.clone(chance=number), number, 12)
        assert (dump(game), facts(game)) == (state, log)
        for _ in range(3):
            if not game.over:
                decide(game, random.Random(number))
                decide(clone, random.Random(number))
                assert (dump(clone), asked(clone)) == (dump(game), asked(game))


@games
def test_a_saved_game_goes_on_equally(seed: int, options: dict[str, Any]) -> None:
    """Through its checkpoint, at every stop; through a whole replay, at some."""
    game = regio.new("his", seed=seed + 20, **options)
    for stop, number in enumerate(positions(game, seed, 32)):
        record = parse_record(game.record.text(), "a save")
        resumed = regio.resume(record)
        assert (dump(resumed), asked(resumed)) == (dump(game), asked(game))
        assert resumed.record.text() == game.record.text()
        end = play_on(game.clone(), number, 25)
        assert play_on(resumed, number, 25) == end
        if stop % 8 == 0:
            replayed = regio.replay(record)
            assert (dump(replayed), asked(replayed), facts(replayed)) == (dump(game), asked(game), facts(game))
            assert play_on(replayed, number, 25) == end


def test_saves_at_every_decision_go_on_equally() -> None:
    game = regio.new("his", seed=77)
    rng = random.Random(77)
    for _ in range(300):
        resumed = regio.resume(parse_record(game.record.text(), "a save"))
        assert (dump(resumed), asked(resumed)) == (dump(game), asked(game))
        if game.over:
            break
        decide(game, rng)


@games
def test_a_whole_game_replays_from_its_record(seed: int, options: dict[str, Any]) -> None:
    game = regio.new("his", seed=seed + 30, **options)
    end = play_on(game, seed)
    record = parse_record(game.record.text(), "a record")
    replayed = regio.replay(record)
    assert replayed.over
    assert (dump(replayed), facts(replayed), replayed.result) == (end, facts(game), game.result)
    resumed = regio.resume(record)
    assert dump(resumed) == end


@games
def test_undo_restores_state_log_and_question(seed: int, options: dict[str, Any]) -> None:
    game = regio.new("his", seed=seed + 40, **options)
    undone = 0
    for _ in positions(game, seed, 60):
        before = (dump(game), facts(game), asked(game), list(game.record.decisions))
        decide(game, random.Random(seed))
        if game.can_undo:
            undone += 1
            game.undo()
            assert (dump(game), facts(game), asked(game), list(game.record.decisions)) == before
    assert undone > 5


@games
def test_undo_goes_back_through_many_decisions(seed: int, options: dict[str, Any]) -> None:
    game = regio.new("his", seed=seed + 50, **options)
    rng = random.Random(seed)
    past: list[tuple[str, Any]] = []
    for _ in range(400):
        past.append((dump(game), asked(game)))
        decide(game, rng)
        if not game.can_undo:
            past.clear()
        if game.over:
            break
        if len(past) > 6:
            while past:
                game.undo()
                assert (dump(game), asked(game)) == past.pop()


WRONG: tuple[Callable[[Question], Any], ...] = (
    lambda question: None,
    lambda question: "pass",
    lambda question: -9999,
    lambda question: 10**6,
    lambda question: True,
    lambda question: (),
    lambda question: (10**6,),
    lambda question: ((10**6,), ()),
    lambda question: ((0,), 3),
    lambda question: ([0], {}),
    lambda question: [next(question.answers())],
    lambda question: {question.seat: next(question.answers())},
)


@games
def test_illegal_answers_raise_and_change_nothing(seed: int, options: dict[str, Any]) -> None:
    game = regio.new("his", seed=seed + 60, **options)
    for number in positions(game, seed, 60):
        before = (dump(game), facts(game), asked(game), list(game.record.decisions))
        for question in game.pending:
            for make in WRONG:
                answer = make(question)
                if not question.legal(answer):
                    with pytest.raises(regio.IllegalDecision):
                        game.play(question.seat, answer)
            seats = {one.seat for one in game.pending}
            other = next((seat for seat in range(6) if seat not in seats), None)
            if other is not None:
                with pytest.raises(regio.IllegalDecision, match="nothing to decide now"):
                    game.play(other, question.sample(random.Random(number)))
            for line in ("", "nobody pass", f"{game.rules.seats[question.seat]} no-such-word"):
                with pytest.raises((regio.BadInput, regio.IllegalDecision)):
                    game.say(line)
        assert (dump(game), facts(game), asked(game), list(game.record.decisions)) == before


@games
def test_refused_options_are_refused_with_a_reason(seed: int, options: dict[str, Any]) -> None:
    game = regio.new("his", seed=seed + 65, **options)
    met = 0
    for _ in positions(game, seed, 60):
        for question in game.pending:
            for option, refusal in game.refused(question.seat):
                assert not question.legal(option)
                with pytest.raises(regio.IllegalDecision) as caught:
                    game.play(question.seat, option)
                assert caught.value.refusal is not None
                assert caught.value.refusal.message.id == refusal.message.id
                met += 1
    assert met


@games
def test_answers_round_trip_through_notation(seed: int, options: dict[str, Any]) -> None:
    game = regio.new("his", seed=seed + 70, **options)
    rng = random.Random(seed)
    notation = game.rules.notation
    for _ in positions(game, seed, 120, first=11):
        for question in game.pending:
            for answer in [question.sample(rng) for _ in range(4)]:
                assert question.legal(answer)
                tokens = question.format(answer, notation).split()
                assert question.parse(tokens, notation) == (answer, len(tokens))


@games
def test_views_do_not_tell_what_a_seat_cannot_know(seed: int, options: dict[str, Any]) -> None:
    """Deal all that the seat cannot know again, at random: its view stays equal, byte for byte."""
    game = regio.new("his", seed=seed + 80, **options)
    rng = random.Random(seed)
    changed = 0
    for _ in positions(game, seed, 30, first=53):
        for seat in (*range(6), None):
            other = game.state.copy()
            game.rules.redeal(other, seat, rng)
            changed += game.rules.dump(other) != game.rules.dump(game.state)
            seen = json.dumps(game.rules.view(game.state, seat))
            assert json.dumps(game.rules.view(other, seat)) == seen
            assert json.dumps(game.view(seat)) == seen
            game.rules.check(other)
    assert changed


@games
def test_copies_share_nothing_that_changes(seed: int, options: dict[str, Any]) -> None:
    game = regio.new("his", seed=seed + 90, **options)
    for _ in positions(game, seed, 8, first=97):
        state: State = game.state
        twin = state.copy()
        assert game.rules.dump(twin) == game.rules.dump(state)
        for name in FIELDS:
            one, other = getattr(state, name), getattr(twin, name)
            if isinstance(one, list):
                assert one is not other
                assert all(isinstance(member, (int, tuple)) for member in one)
            else:
                assert name == "options" or isinstance(one, (int, tuple)), name


@games
def test_states_round_trip_through_json(seed: int, options: dict[str, Any]) -> None:
    game = regio.new("his", seed=seed + 95, **options)
    for _ in positions(game, seed, 16, first=97):
        text = dump(game)
        assert json.dumps(game.rules.dump(game.rules.load(json.loads(text))), sort_keys=True) == text
        assert all(type(one) in (int, str, list, dict) for one in walk(json.loads(text)))


def walk(data: Any) -> Iterator[Any]:
    yield data
    for one in data.values() if isinstance(data, dict) else data if isinstance(data, list) else ():
        yield from walk(one)
