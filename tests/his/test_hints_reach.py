"""Where dice follow a choice at once, the choice has odds; and every function of the odds serves the product."""

import ast
import inspect
from pathlib import Path
from random import Random
from types import ModuleType

import pytest

from regio.his import naval_odds, odds, religious_odds
from regio.his.rules import HIS
from regio.kernel.cases import CaseRun, read_case
from tests.his.hint_help import CASES

SOURCE = Path(__file__).parent.parent.parent / "src" / "regio" / "his"
DECISIONS = 8
"""Answers at random from each position."""
OF_THEMSELVES = ("voyage", "riches", "mary")
"""Dice of phases, and of a card that is the only one left: no choice before them bears on them."""
SAID_BY_THE_CARD = ("card.34", "card.52", "card.62", "card.68", "card.77", "card.103")
"""Even chances, sums of dice and the like that the text of the card tells."""
WITHOUT = (
    "his-ask-response",
    "his-ask-comet-option",
    "his-ask-comet-discard",
    "his-ask-comet-skip",
    "his-ask-rowers-roll",
    "his-ask-place-mercenary",
    "his-ask-breaks-off",
    "his-ask-machiavelli",
    "his-ask-confirm",
)
"""Responses to what is under way, whose own odds were said before, and answers that confirm what was agreed."""


@pytest.mark.parametrize("part", range(4))
def test_dice_do_not_come_unannounced(part: int) -> None:
    """From the positions of every fourth case file, by answers at random."""
    announced = 0
    rolled: list[str] = []

    def note(purpose: str, dice: list[int]) -> None:
        rolled.append(purpose)

    for number, path in list(enumerate(sorted(CASES.glob("*.toml"))))[part::4]:
        case = read_case(path, ["his"])
        case.chance = {}
        game = CaseRun(case, HIS, case.editions(HIS)[-1]).game
        game.driver.g.on_dice = note
        rng = Random(number)
        for _ in range(DECISIONS):
            if game.over:
                break
            question = game.pending[0]
            answer = question.sample(rng)
            known = bool(game.hints(question.seat, answer))
            text = question.format(answer, HIS.notation)
            rolled.clear()
            game.play(question.seat, answer)
            if not rolled or rolled[0].startswith(OF_THEMSELVES) or rolled[0] in SAID_BY_THE_CARD:
                continue
            announced += known
            assert known or question.message.id in WITHOUT, (path.stem, question.message.id, text, rolled)
    assert announced > 30


@pytest.mark.parametrize("module", [odds, naval_odds, religious_odds])
def test_every_function_of_the_odds_is_used(module: ModuleType) -> None:
    """By the product itself, not by tests alone."""
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in SOURCE.rglob("*.py")]
    named = {node.id for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Name)}
    for name, found in inspect.getmembers(module, inspect.isroutine):
        if found.__module__ == module.__name__:
            assert name in named, f"nobody calls {name}"
