"""Strict secrecy: who is asked what follows from what everybody may know (HIS §6.1, DESIGN: interrupts).

Two worlds that a spectator cannot tell apart, differing in the hidden cards alone, are played with the same
decisions. As long as the spectator sees the same in both, the same seats must be asked the same questions.
"""

import random
from copy import deepcopy
from typing import Any

import pytest

import regio
from regio.his.powers import MAJORS
from regio.his.state import State
from regio.his.war import payable
from regio.kernel.cases import Case
from regio.kernel.chance import FastChance
from regio.kernel.game import Game, from_state
from regio.kernel.questions import Question
from regio.registry import rules_of
from tests.tools import ROOT
from tools.coverage import all_cases

RULES = rules_of("his")
STEPS = 10
"""Decisions after the worlds part; then they differ too much, or nothing is left to see."""
CARD_SHOWN = ("his-card-for-cp", "his-card-as-event", "his-war-paid")
"""A power plays a card out of its hand: what hid behind its question is known from here on."""
NAMED = ("9.3-l3-diplomatic-marriage", "card-51-stops-domination", "9.6-l7-intervention-2010", "card-108-payment")
"""Cases in which a question hangs on a single card."""
TRIES = 6
"""Answers tried that both worlds allow."""


def position_of(case: Case, edition: str, secrecy: str = "strict") -> tuple[Any, State]:
    """The position of a case file, under strict secrecy."""
    position = deepcopy(dict(case.position))
    given: dict[str, Any] = {"edition": edition, **position.pop("options", {}), "secrecy": secrecy}
    if "scenario" in position:
        given["scenario"] = position.pop("scenario")
    options = RULES.parse_options(given)
    g = RULES.context(FastChance(1), False)
    state = RULES.setup(g, options)
    RULES.attach(g, state)
    RULES.edit(state, position)
    return options, state


def told(game: Game) -> list[tuple[str, tuple[object, ...]]]:
    """What a spectator has read in the log."""
    return [(fact.message.id, fact.values) for _, fact in game.log(None)]


def parted(one: Game, two: Game) -> bool:
    """Has something happened that is not the same in both worlds?

    Where one of them only ran on while the other waits for an answer nothing has happened: somebody is asked in
    one world alone, and everybody sees it. Only a card that the seat must play is shown before it is asked.
    """
    first, second = told(one), told(two)
    if any(fact != other for fact, other in zip(first, second, strict=False)):
        return True
    if len(first) == len(second):
        return False
    waiting, more = (one, second[len(first) :]) if len(first) < len(second) else (two, first[len(second) :])
    id, values = more[0]
    assert waiting.pending, f"the game is over in one world, in the other {more}"
    assert id in CARD_SHOWN and values[0] == waiting.pending[0].seat, f"{asked(waiting)} in one world alone; {more}"
    return True


def asked(game: Game) -> list[tuple[int, str]]:
    return [(question.seat, question.message.id) for question in game.pending]


def common_answer(one: Question, other: Question, rng: random.Random) -> Any:
    """An answer that both worlds allow; None where no try found one."""
    for _ in range(TRIES):
        answer = one.sample(rng)
        if other.legal(answer):
            return answer
    return None


def compare(options: Any, state: State, seed: int) -> int:
    """Play two worlds side by side; returns how many questions were compared after the first."""
    rng = random.Random(seed)
    other = state.copy()
    RULES.redeal(other, None, rng)
    if other.deals != state.deals or any(other.declared[seat] > payable(other, seat) for seat in MAJORS):
        return 0  # not the same talks; or what was declared shows that the hand is another
    worlds = [from_state(RULES, options, one, FastChance(seed)) for one in (state.copy(), other)]
    one, two = worlds
    said: list[str] = []
    for step in range(STEPS):
        if parted(one, two):
            return step
        assert asked(one) == asked(two), f"{said}: {asked(one)} but {asked(two)}"
        if one.over:
            return step
        question = rng.choice(one.pending)
        answer = common_answer(question, two.question(question.seat), rng)
        if answer is None:
            return step
        said.append(f"{RULES.seats[question.seat]} {question.format(answer, RULES.notation)}")
        for world in worlds:
            world.play(question.seat, answer)
    return STEPS


CASES = [case for case in all_cases() if not case.position.get("unchecked", False)]
ASKED_BY_CARD = [case for case in CASES if "strict-secrecy" in case.path.stem or case.path.stem in NAMED]


def check(case: Case, edition: str, seed: int) -> int:
    """Compare two worlds from the position of a case; a failure names the case."""
    options, state = position_of(case, edition)
    try:
        return compare(options, state, seed)
    except AssertionError as error:
        raise AssertionError(f"{case.path.name}, {edition}, seed {seed}: {error}") from error


@pytest.mark.parametrize("edition", RULES.editions)
def test_positions_of_the_cases(edition: str) -> None:
    """One pair of worlds for each case; a case of both editions is taken in one of them."""
    compared = 0
    for number, case in enumerate(CASES):
        editions = case.editions(RULES)
        if editions[number % len(editions)] == edition:
            compared += check(case, edition, number)
    assert compared > 1000


@pytest.mark.parametrize("case", ASKED_BY_CARD, ids=[case.path.stem for case in ASKED_BY_CARD])
def test_positions_where_a_single_card_decides(case: Case) -> None:
    for edition in case.editions(RULES):
        for seed in range(12):
            check(case, edition, seed)


def test_a_question_to_holders_alone_is_found() -> None:
    """The same comparison under fast secrecy fails: it would see a question that depends on a hidden card."""
    case = next(case for case in CASES if case.path.stem == "9.3-l3-diplomatic-marriage")
    options, state = position_of(case, "2010", secrecy="fast")
    with pytest.raises(AssertionError, match=r"his-ask-(declare-war|marriage-peace)"):
        for seed in range(40):
            compare(options, state, seed)


def test_whole_games() -> None:
    """Worlds that part at quiet points of a random game."""
    compared = 0
    for seed, scenario in enumerate(("1517", "1532", "tournament")):
        game = regio.new("his", seed=seed, scenario=scenario, secrecy="strict")
        rng = random.Random(seed)
        number = 0
        while not game.over and number < 1500:
            question = game.pending[0]
            if number % 3 == 0 and game.driver.at_quiet_point:
                compared += compare(game.options, game.state.copy(), number)
            game.play(question.seat, question.sample(rng))
            number += 1
    assert compared > 200


# -- undo under fast secrecy (ruling 6.1-undo) ------------------------------------------------------

MARCH: dict[str, Any] = {
    "phase": "action",
    "turn": 2,
    "active": "france",
    "cp": 4,
    "clear": ["units", "leaders", "ships", "hands", "wars"],
    "space": {"paris": {"units": "france-reg 3"}},
}
SCOTLAND: dict[str, Any] = {
    "phase": "diplomacy",
    "segment": "war",
    "turn": 2,
    "clear": ["hands", "wars"],
}


def after(position: dict[str, Any], line: str, secrecy: str = "fast", **more: Any) -> Game:
    """The game after a line from a position."""
    case = Case(ROOT / "none.toml", "his", {"title": "none", "position": {**position, **more}})
    options, state = position_of(case, "2010", secrecy)
    game = from_state(RULES, options, state, FastChance(1))
    game.say(line)
    return game


def test_a_move_that_somebody_might_have_stopped_stays() -> None:
    move = "france move paris > orleans reg 1"
    assert not after(MARCH, move, power={"england": {"hand": [3, 24]}}).can_undo
    assert after(MARCH, "france move paris", power={"england": {"hand": [3, 24]}}).can_undo
    assert after(MARCH, move, power={"england": {"hand": [3, 24], "known": [24]}}).can_undo
    assert after(MARCH, move, power={"england": {"hand": [3, 24]}}, deck={"discard": [31, 32]}).can_undo
    assert after(MARCH, move, power={"england": {"hand": [3, 24]}, "france": {"hand": [31]}}).can_undo


def test_a_declaration_that_might_have_brought_an_intervention_stays() -> None:
    declared = "england scotland"
    hands = {"england": {"hand": [35]}, "france": {"hand": [36]}}
    assert not after(SCOTLAND, declared, power=hands).can_undo
    assert after(SCOTLAND, declared, power={**hands, "france": {"hand": [36], "known": [36]}}).can_undo
    assert after(SCOTLAND, "england genoa", power=hands).can_undo
