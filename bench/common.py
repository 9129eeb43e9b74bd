"""What the benchmarks share: the reference loop, timing, printing."""

import argparse
import json
import platform
import random
import sys
import time
from collections.abc import Callable, Generator
from typing import Any

import regio
from regio.kernel.game import Game

SECONDS = 3.0
"""How long each figure is measured, about."""
clock = time.process_time
"""Time of this process on one core: other programs on the machine do not count."""


def reference_loop(steps: int) -> int:
    """The reference: a plain generator that is sent random answers and sums them up."""

    def ask() -> Generator[int, int, None]:
        total = 0
        while True:
            total += yield total

    rng = random.Random(1)
    questions = ask()
    total = next(questions)
    for _ in range(steps):
        total = questions.send(int(rng.random() * 6))
    return total


def rate(work: Callable[[], int], seconds: float = SECONDS) -> float:
    """Units of work a second: `work` says how many it has done; it is repeated until the time is up."""
    done = 0
    started = clock()
    while (spent := clock() - started) < seconds:
        done += work()
    return done / spent


def best_time(work: Callable[[], object], seconds: float = SECONDS) -> float:
    """The time of one call in seconds: the best of several rounds."""
    calls = 1
    while True:
        spent = _timed(work, calls)
        if spent > seconds / 20:
            break
        calls *= 2
    return min(_timed(work, calls) for _ in range(10)) / calls


def _timed(work: Callable[[], object], calls: int) -> float:
    started = clock()
    for _ in range(calls):
        work()
    return clock() - started


def midgame(seed: int = 4, decisions: int = 400) -> Game:
    """A game some turns after its start, at a quiet point of an impulse."""
    game = regio.new("his", seed=seed)
    rng = random.Random(seed)
    played = 0
    while played < decisions or game.driver.marks[-1].answers != len(game.driver.answers):
        question = game.pending[0]
        game.play(question.seat, question.sample(rng))
        played += 1
    return game


def compiled() -> bool:
    """Does the engine run compiled?"""
    return not str(sys.modules["regio.kernel.driver"].__file__).endswith(".py")


def show(title: str, figures: dict[str, tuple[float, str]], described: str) -> None:
    """Print figures as a table, or as JSON with --json."""
    parser = argparse.ArgumentParser(description=described)
    parser.add_argument("--json", action="store_true", help="print JSON")
    machine: dict[str, Any] = {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "compiled": compiled(),
    }
    if parser.parse_args().json:
        print(json.dumps({"title": title, **machine, "figures": {name: value for name, (value, _) in figures.items()}}))
        return
    print(f"{title} (Python {machine['python']}, {'compiled' if machine['compiled'] else 'interpreted'})")
    for name, (value, unit) in figures.items():
        digits = 0 if value >= 1000 else 1 if value >= 10 else 3
        print(f"  {name:<52} {value:>14,.{digits}f} {unit}")
