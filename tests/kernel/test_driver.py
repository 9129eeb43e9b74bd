"""The driver on a toy game: clones, undo, faults, simultaneous decisions, lines of notation."""

import random
from typing import Any

import pytest

from regio.kernel.chance import FastChance, ScriptedChance
from regio.kernel.errors import BadInput, ChanceExhausted, IllegalDecision, RegioError
from regio.kernel.game import Game, from_state
from tests.kernel.toy import DRAW, FAIL, SEATS, TOY, new_toy

SEEDS = range(12)


def dump(game: Game) -> dict[str, Any]:
    return TOY.dump(game.state)


def whole(game: Game) -> tuple[Any, ...]:
    """All that a decision may change, except what a clone does not have."""
    asked = [(one.seat, one.message.id, one.values, list(one.answers())) for one in game.pending]
    return dump(game), asked


def facts(game: Game) -> list[tuple[str, tuple[object, ...], int]]:
    return [(fact.message.id, fact.values, fact.visible) for fact in game.driver.g.facts]


def choose(game: Game, rng: random.Random) -> tuple[int, Any]:
    """A random answer of a random seat that is asked; never the fault of the toy."""
    question = game.pending[int(rng.random() * len(game.pending))]
    while True:
        answer = question.sample(rng)
        if not (question.message.id == "toy-ask-action" and answer == FAIL):
            return question.seat, answer


def play_on(game: Game, rng: random.Random) -> dict[str, Any]:
    while not game.over:
        game.play(*choose(game, rng))
    return dump(game)


@pytest.mark.parametrize("seed", SEEDS)
def test_clones_stand_equal_and_play_equal_at_every_decision(seed: int) -> None:
    rng = random.Random(seed)
    game = new_toy(seed)
    while not game.over:
        for clone in (game.clone(), game.clone(logging=True), game.clone(light=True), game.clone().clone()):
            assert whole(clone) == whole(game)
        first, second = game.clone(), game.clone(light=True)
        again = rng.random()
        ends = [play_on(one, random.Random(again)) for one in (first, second)]
        assert ends[0] == ends[1] == play_on(game.clone(chance=FastChance(seed)), random.Random(again))
        before = whole(game)
        assert whole(game) == before
        game.play(*choose(game, rng))


@pytest.mark.parametrize("seed", SEEDS)
def test_a_clone_with_other_chance_has_the_same_past_and_another_future(seed: int) -> None:
    rng = random.Random(seed)
    game = new_toy(seed)
    ends = set()
    while not game.over:
        other = game.clone(chance=1000 + seed)
        assert whole(other) == whole(game)
        third = other.clone()
        assert whole(third) == whole(game)
        number = rng.random()
        assert play_on(third, random.Random(number)) == play_on(other, random.Random(number))
        ends.add(str(dump(other)))
        game.play(*choose(game, rng))
    assert len(ends) > 1


@pytest.mark.parametrize("seed", SEEDS)
def test_undo_restores_state_questions_and_log(seed: int) -> None:
    rng = random.Random(seed)
    game = new_toy(seed)
    taken_back = 0
    while not game.over:
        before, log, lines = whole(game), facts(game), list(game.record.decisions)
        count = game.state.chance_count
        seat, answer = choose(game, rng)
        game.play(seat, answer)
        if game.can_undo:
            assert game.state.chance_count == count
            game.undo()
            taken_back += 1
            assert (whole(game), facts(game), game.record.decisions) == (before, log, lines)
            game.play(seat, answer)
    assert taken_back > 3


def test_undo_goes_back_to_the_last_revelation_and_no_further() -> None:
    game = new_toy()
    start = whole(game)
    game.say("ann pick red")
    game.say("bob share blue 2")
    game.say("cid pick blue")
    while game.can_undo:
        game.undo()
    assert whole(game) == start
    game.say("ann draw")
    assert not game.can_undo
    with pytest.raises(IllegalDecision, match="cannot be taken back"):
        game.undo()
    game.say("bob fight")
    game.undo()
    assert game.pending[0].message.id == "toy-ask-action"
    assert not game.can_undo


def test_undo_in_the_middle_of_a_procedure_behind_dice() -> None:
    game = new_toy(3)
    game.say("ann pick red")
    game.say("bob fight red")
    assert not game.can_undo
    before, log = whole(game), facts(game)
    game.play("cid", 0)
    assert not game.can_undo
    assert facts(game) != log
    assert whole(game) != before


def test_together_is_unseen_until_all_have_answered() -> None:
    game = new_toy()
    game.say("ann bid")
    assert [question.seat for question in game.pending] == [0, 1, 2]
    game.say("cid 3")
    assert [question.seat for question in game.pending] == [0, 1]
    with pytest.raises(IllegalDecision, match="cid has nothing to decide now; asked: ann, bob"):
        game.say("cid 2")
    clone = game.clone()
    assert whole(clone) == whole(game)
    clone.say("ann 0")
    game.undo()
    assert [question.seat for question in game.pending] == [0, 1, 2]
    game.say("cid 1")
    game.say("ann 1")
    game.say("bob 0")
    assert not game.can_undo


def test_together_gives_the_answers_in_the_order_of_the_seats() -> None:
    ends = []
    for order in ((0, 1, 2), (2, 1, 0), (1, 0, 2)):
        game = new_toy(5)
        game.say("ann bid")
        for seat in order:
            game.play(seat, seat + 1)
        ends.append(whole(game))
    assert ends[0] == ends[1] == ends[2]


def test_open_takes_whoever_comes_first() -> None:
    game = new_toy()
    game.say("ann talk")
    assert [question.seat for question in game.pending] == [0, 1, 2]
    game.say("cid hold")
    assert [question.seat for question in game.pending] == [0, 1, 2]
    assert game.state.points == [0, 0, 2]
    game.undo()
    assert game.state.points == [0, 0, 0]
    game.say("bob done")
    assert game.state.talked == 0


@pytest.mark.parametrize("light", [False, True])
def test_forced_answers_are_given_and_logged(light: bool) -> None:
    game = new_toy(light=light)
    game.play("ann", 7)
    assert game.pending[0].message.id == "toy-ask-pick"
    assert [fact[0] for fact in facts(game)] == ([] if light else ["toy-forced"])


def test_a_clone_behind_a_forced_answer_with_dice_stands_equal() -> None:
    game = new_toy()
    game.play("ann", 7)
    assert len(game.driver.answers) == 1
    assert whole(game.clone(chance=77)) == whole(game)
    assert not game.can_undo


def test_illegal_answers_change_nothing() -> None:
    game = new_toy()
    for seat, answer in (("ann", 99), ("ann", "fight"), ("ann", True), ("bob", 0), ("ann", (1, 2))):
        before, log = whole(game), facts(game)
        with pytest.raises(IllegalDecision):
            game.play(seat, answer)
        assert (whole(game), facts(game), game.record.decisions) == (before, log, [])


def test_a_fault_of_the_rules_leaves_the_game_as_before_the_answer() -> None:
    game = new_toy()
    game.say("ann pick red")
    game.say("bob fail")
    before, log, lines = whole(game), facts(game), list(game.record.decisions)
    with pytest.raises(ZeroDivisionError):
        game.play("bob", -4)
    assert (whole(game), facts(game), game.record.decisions) == (before, log, lines)
    game.say("bob no")
    assert game.pending[0].seat == 2


def test_a_script_that_runs_out_leaves_the_game_as_before_the_answer() -> None:
    script = ScriptedChance(None)
    script.dice = {"fight.attack": [1, 2]}
    state = TOY.setup(TOY.context(FastChance(1), False), TOY.parse_options({}))
    game = from_state(TOY, TOY.parse_options({}), state, script)
    game.say("ann fight red")
    before = whole(game)
    with pytest.raises(ChanceExhausted):
        game.say("bob 0")
    assert whole(game) == before


def test_a_clone_does_not_consume_the_script() -> None:
    script = ScriptedChance(FastChance(1))
    script.dice = {"fight.attack": [6, 6], "fight.defence": [1]}
    state = TOY.setup(TOY.context(FastChance(1), False), TOY.parse_options({}))
    heard: list[tuple[str, list[int]]] = []
    game = from_state(TOY, TOY.parse_options({}), state, script, on_dice=lambda *roll: heard.append(roll))
    clone = game.clone()
    clone.say("ann fight red")
    clone.say("bob 0")
    game.say("ann fight red")
    middle = game.clone()
    middle.say("bob 3")
    game.say("bob 0")
    assert game.state.points == clone.state.points == [13, 0, 0]
    assert middle.state.points == [10, 0, 0]
    assert heard == [("fight.attack", [6, 6]), ("fight.defence", [1])]


def test_light_games_keep_nothing_and_play_the_same() -> None:
    game, light = new_toy(4), new_toy(4, light=True)
    assert play_on(game, random.Random(1)) == play_on(light, random.Random(1))
    driver = light.driver
    assert not (driver.answers or driver.marks or driver.g.facts or driver.given)
    assert not light.can_undo
    with pytest.raises(RegioError, match="cannot be cloned"):
        light.clone()
    with pytest.raises(BadInput, match="keeps no record"):
        _ = light.record


def test_reasons_and_terms_of_a_clone_are_its_own() -> None:
    state = TOY.setup(TOY.context(FastChance(1), False), TOY.parse_options({}))
    state.deck = []
    game = from_state(TOY, TOY.parse_options({}), state, FastChance(1))
    clone, other = game.clone(), game.clone()
    game.state.points[0] = 5
    assert [refusal.values for _, refusal in game.refused("ann")] == [(5,)]
    assert [refusal.values for _, refusal in clone.refused("ann")] == [(0,)]
    with pytest.raises(IllegalDecision, match=r"draw: because toy-why-not colours=none \(§1.3\)"):
        other.play("ann", DRAW)
    game = new_toy(2)
    game.say("ann trade")
    clone = game.clone()
    terms = sorted(clone.pending[0].terms())  # type: ignore[attr-defined]
    game.state.points[:] = [3, 3, 3]
    assert sorted(clone.pending[0].terms()) == terms  # type: ignore[attr-defined]
    assert sorted(game.pending[0].terms()) != terms  # type: ignore[attr-defined]


def test_a_line_answers_several_questions_or_none() -> None:
    game = new_toy()
    assert game.say("ann share red 1, blue 2") == 2
    before, log = whole(game), facts(game)
    with pytest.raises(IllegalDecision, match=r"'pick' is no answer|nothing to decide"):
        game.say("bob pick red pick")
    assert (whole(game), facts(game)) == (before, log)
    for line in ("", "   ", "dan pick", "bob", "bob nothing", "bob pick pink", "ann pick red"):
        with pytest.raises((BadInput, IllegalDecision)):
            game.say(line)
        assert (whole(game), facts(game)) == (before, log)


def test_a_line_that_fails_behind_its_own_dice_tells_nothing_about_them() -> None:
    game = new_toy(6)
    before, log = whole(game), facts(game)
    messages = set()
    for tail in ("3", "nonsense", "pick"):
        with pytest.raises(IllegalDecision, match="play it in parts") as caught:
            game.say(f"ann fight red {tail}")
        messages.add(str(caught.value))
        assert caught.value.__cause__ is None
    assert len(messages) == 1
    assert (whole(game), facts(game)) == (before, log)


def test_a_line_may_name_forced_answers() -> None:
    one, other = new_toy(1), new_toy(1)
    one.say("ann forced")
    assert not one.pending[0].legal(2)
    other.say("ann forced green-leaf")
    assert whole(one) == whole(other)
    assert one.record.decisions == other.record.decisions == ["ann forced"]
    with pytest.raises((BadInput, IllegalDecision)):
        one.say("ann green-leaf green-leaf green-leaf")


def test_a_repeated_forced_answer_is_not_the_next_answer() -> None:
    """Whatever the die allows next: with an odd one the forced colour is an answer of the next question too."""
    allowed = set()
    for seed in range(12):
        silent, named = new_toy(seed), new_toy(seed)
        silent.say("ann forced")
        assert named.say("ann forced green-leaf") == 1
        assert whole(silent) == whole(named)
        allowed.add(silent.pending[0].legal(2))
        assert named.say("ann red") == 1
        if allowed == {True, False}:
            break
    assert allowed == {True, False}


def test_behind_its_line_a_forced_answer_is_repeated_only_where_it_is_no_answer() -> None:
    for seed in range(12):
        game = new_toy(seed)
        game.say("ann forced")
        answers = game.pending[0].legal(2)
        assert game.say("ann green-leaf" if answers else "ann green-leaf red") == 1
        assert game.pending[0].message.id == "toy-ask-action"


def test_another_name_than_the_forced_one_is_refused() -> None:
    game = new_toy(1)
    with pytest.raises(IllegalDecision, match="play it in parts"):
        game.say("ann forced red-leaf")
    game.say("ann forced")
    with pytest.raises(IllegalDecision, match="red-leaf: toy-ask-forced had a single answer here, green-leaf"):
        game.say("ann red-leaf")


def test_seats_by_number_and_name() -> None:
    game = new_toy()
    assert [game.seat(name) for name in SEATS] == [game.seat(i) for i in range(3)] == [0, 1, 2]
    for wrong in (3, -1, "dan", ""):
        with pytest.raises(BadInput, match="unknown seat"):
            game.seat(wrong)


def test_the_log_shows_each_seat_its_own() -> None:
    game = new_toy()
    game.say("ann draw")
    assert [number for number, _ in game.log("ann")] == [0]
    assert game.log("bob") == game.log(None) == []
    assert game.log("ann", since=1) == []


def test_dice_and_draws_since_the_checkpoint_can_be_scripted_again() -> None:
    game = new_toy(3)
    assert game.queues() == ({}, {})
    game.say("ann fight red")
    dice, draws = game.queues()
    assert list(dice) == ["fight.attack"]
    assert len(dice["fight.attack"]) == 2
    script = ScriptedChance(None)
    script.dice = dice
    script.draws = draws
    again = from_state(TOY, TOY.parse_options({}), game.driver.marks[-1].state.copy(), script)
    again.say("ann fight red")
    assert (dump(again)["points"], again.pending[0].values) == (dump(game)["points"], game.pending[0].values)
    assert script.left() == {}
    with pytest.raises(RegioError, match="keeps no checkpoints"):
        new_toy(3, light=True).queues()
