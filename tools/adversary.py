"""Players and starting positions that bring out what random play seldom reaches; for `tools/exercise.py`."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import regio
from regio.bots import RarestBot
from regio.his import board
from regio.his.cards.registry import CP
from regio.his.options import PLAYERS, SCENARIOS
from regio.his.tables_costs import ACTION_ASSAULT, ACTION_MOVE_CLEAR, ACTION_NAVAL_MOVE
from regio.kernel.cases import Case, CaseRun, read_case
from regio.kernel.chance import FastChance
from regio.kernel.game import Game
from regio.kernel.questions import One, Question, Rng
from regio.registry import rules_of

CASES = Path(__file__).resolve().parent.parent / "tests" / "cases" / "his"
LARGE = ("his-ask-move-formation", "his-ask-assault-force")
"""Questions for formations that go to war."""
FIGHTING_CARDS = sum(1 << card for card in (*range(24, 37), 105))
"""Kept for the fights."""


class WarBot(RarestBot):
    """Takes the rarest answer too, but makes war with large formations, so that battles and sieges abound."""

    def decide(self, game: Game, question: Question, rng: Rng) -> Any:
        wanted = self.warlike(game, question)
        if wanted and rng.random() < 0.7:
            return wanted[int(rng.random() * len(wanted))]
        if question.message.id in LARGE:
            return max((question.sample(rng) for _ in range(12)), key=lambda answer: sum(answer[0]))
        return super().decide(game, question, rng)

    def warlike(self, game: Game, question: Question) -> list[int]:
        """The options that lead to a fight."""
        if not isinstance(question, One):
            return []
        s, seat, id = game.state, question.seat, question.message.id
        if id in ("his-ask-action", "his-ask-scots-raid-action"):
            for action in (ACTION_ASSAULT, ACTION_MOVE_CLEAR, ACTION_NAVAL_MOVE):
                if action in question.options:
                    return [action]
        if id == "his-ask-move-from":
            own = board.own_mask(s, seat)
            mass = max(board.strength(s, space, own) for space in question.options)
            return [space for space in question.options if 2 * board.strength(s, space, own) >= mass]
        if id == "his-ask-move-to":
            hostile = board.spaces_of(s, s.enemies[seat]) | board.troop_spaces(s, s.enemies[seat])
            strong = hostile & board.fortified(s)
            return [to for to in question.options if strong >> to & 1] or [
                to for to in question.options if hostile >> to & 1
            ]
        if id == "his-ask-declare-war":
            return [target for target in question.options if target >= 0]
        if id == "his-ask-card":
            return [card for card in question.options if card >= 0 and not FIGHTING_CARDS >> card & 1]
        if id == "his-ask-use" and question.values[1] % 2:
            return [use for use in question.options if use == CP]
        return []


def whole_game(edition: str, seed: int) -> Game:
    """A new game; the seed also names its scenario, number of players, secrecy and standing orders."""
    options: dict[str, Any] = {
        "edition": edition,
        "scenario": SCENARIOS[seed % len(SCENARIOS)],
        "players": (6, 5, 4, 3)[seed // 3 % len(PLAYERS)],
        "secrecy": "strict" if seed % 5 == 4 else "fast",
        "standing_orders": "on" if seed % 7 == 6 else "off",
    }
    return regio.new("his", seed=seed, **options)


class Start:
    """A position to play on from: that of a case file, after some of its lines."""

    def __init__(self, case: Case, edition: str, lines: int) -> None:
        self.case = case
        self.edition = edition
        self.lines = lines

    def __str__(self) -> str:
        return f"{self.case.path.stem} line {self.lines} ({self.edition})"

    def game(self, seed: int) -> Game:
        """A game that stands there; what comes later is the chance of the seed, not that of the case."""
        if not self.lines:
            return CaseRun(self.case, rules_of("his"), self.edition, FastChance(seed)).game
        run = CaseRun(self.case, rules_of("his"), self.edition)
        run.play(self.lines)
        return run.game.clone(FastChance(seed), logging=True)


def starts(edition: str) -> list[Start]:
    """All starts that the case files of an edition give, the earliest line of each case first."""
    found: list[Start] = []
    for path in sorted(CASES.glob("*.toml")):
        case = read_case(path, ["his"])
        if edition in case.editions(rules_of("his")) and not case.position.get("unchecked", False):
            found += [Start(case, edition, lines) for lines in range(len(case.lines()))]
    return sorted(found, key=lambda start: start.lines)


def rng_of(*parts: object) -> random.Random:
    """The chance of the players of one game."""
    return random.Random(" ".join(map(str, parts)))
