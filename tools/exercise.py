"""Play games with bots that prefer the rarest option, and print what was exercised how often.

Counted are the kinds of option (each word, action or card use of each question), the moments (asked and played)
and the procedures (functions of the rules whose docstring names a section or a card). What happened less often
than `--least` is listed; the exit status says whether anything was.
"""

import argparse
import dis
import multiprocessing
import random
import sys
import time
import traceback
from collections import Counter
from types import CodeType, FrameType
from typing import Any

from card_counts import EDITIONS, LIMIT, SCENARIOS, WarBot

import regio
import regio.his.rules  # registers all cards
from regio.bots import RarestBot
from regio.bots.base import Bot
from regio.his.moments import MOMENT_NAMES, PLAYS
from regio.his.names import NOTATION
from regio.kernel.game import Game
from regio.kernel.messages import MESSAGES
from regio.kernel.questions import One, Question

RULES = "/regio/his/"
KINDS = ("word", "action", "zone")
"""Domains whose every option counts as a kind of its own; of spaces, powers and the like only the question counts."""


class Exercise:
    """The counts of a run."""

    def __init__(self) -> None:
        self.options: Counter[str] = Counter()
        self.moments: Counter[str] = Counter()
        self.procedures: Counter[str] = Counter()
        self.failures: list[str] = []
        self.games = 0
        self.decisions = 0
        self._names: dict[CodeType, tuple[str, int]] = {}

    def add(self, other: "Exercise") -> None:
        """Add the counts of another process."""
        self.options += other.options
        self.moments += other.moments
        self.procedures += other.procedures
        self.failures += other.failures
        self.games += other.games
        self.decisions += other.decisions

    def profile(self, frame: FrameType, event: str, arg: Any) -> None:
        """Count each start of a procedure; a generator that goes on is not a start."""
        if event != "call":
            return
        code = frame.f_code
        known = self._names.get(code)
        if known is None:
            known = procedure_name(code), start_of(code)
            self._names[code] = known
        name, start = known
        if name and frame.f_lasti <= start:
            self.procedures[name] += 1

    def answered(self, question: Question, answer: Any) -> None:
        """Count the kind of option that an answer is."""
        kind = question.message.id
        if isinstance(question, One):
            if answer < 0 or question.domain in KINDS:
                kind += " " + NOTATION.token(question.domain, answer)
            if kind.startswith("his-ask-response"):
                moment = MOMENT_NAMES[question.values[0]]
                self.moments[moment + (" asked" if answer < 0 else " played")] += 1
        self.options[kind] += 1


def start_of(code: CodeType) -> int:
    """Where a frame of this code stands when it has just begun; a generator that goes on stands further behind."""
    return next(one.offset for one in dis.get_instructions(code) if one.opname == "RESUME")


def procedure_name(code: CodeType) -> str:
    """The name of a procedure of the rules, or nothing for other functions."""
    if RULES not in code.co_filename or not code.co_consts:
        return ""
    doc = code.co_consts[0]
    if not isinstance(doc, str) or not doc.startswith(("HIS §", "Card", "Cards")):
        return ""
    module = code.co_filename.split(RULES)[1][:-3].replace("/", ".")
    return f"{module}.{code.co_qualname}"


def all_procedures() -> set[str]:
    """The names of all procedures of the rules that are loaded."""
    found = set()
    for name, module in list(sys.modules.items()):
        if name.startswith("regio.his."):
            for value in vars(module).values():
                code = getattr(value, "__code__", None)
                if code is not None and getattr(value, "__module__", "") == name:
                    found.add(procedure_name(code))
    return found - {""}


def play_one(run: Exercise, bot: Bot, seed: int, options: dict[str, Any]) -> None:
    """One game with all invariants on."""
    rng = random.Random(seed)
    sys.setprofile(run.profile)
    try:
        game: Game = regio.new("his", seed=seed, **options)
        for _ in range(LIMIT):
            if game.over:
                break
            pending = game.pending
            question = pending[int(rng.random() * len(pending))]
            answer = bot.decide(game, question, rng)
            game.driver.answer(question.seat, answer)
            run.decisions += 1
            for asked, given in [(question, answer), *game.driver.given]:
                run.answered(asked, given)
            game.check()
        else:
            raise AssertionError("the game does not end")
    finally:
        sys.setprofile(None)
    run.games += 1


def worker(job: tuple[int, int, str]) -> Exercise:
    """Some games of one bot, through all editions, scenarios, numbers of players and kinds of secrecy."""
    first, games, bot_name = job
    bot: Bot = WarBot() if bot_name == "war" else RarestBot()
    run = Exercise()
    for seed in range(first, first + games):
        options: dict[str, Any] = {
            "edition": EDITIONS[seed % 2],
            "scenario": SCENARIOS[seed // 2 % 3],
            "players": (6, 5, 4, 3)[seed // 6 % 4],
            "secrecy": "strict" if seed % 5 == 4 else "fast",
            "standing_orders": "on" if seed % 7 == 6 else "off",
        }
        try:
            play_one(run, bot, seed, options)
        except Exception:
            run.failures.append(f"seed {seed} {options} ({bot_name} from {first})\n{traceback.format_exc(limit=-10)}")
    run._names = {}
    return run


def report(run: Exercise, least: int) -> int:
    """Print what was exercised too rarely; how many entries that are."""
    asked = {id for id in MESSAGES if id.startswith("his-ask-")}
    seen = {kind.split(" ")[0] for kind in run.options}
    moments = [f"{name} {how}" for i, name in enumerate(MOMENT_NAMES) if PLAYS[i] for how in ("asked", "played")]
    tables = (
        ("kinds of option", {**dict.fromkeys(asked - seen, 0), **run.options}),
        ("moments", {**dict.fromkeys(moments, 0), **run.moments}),
        ("procedures", {**dict.fromkeys(all_procedures(), 0), **run.procedures}),
    )
    rare = 0
    print(f"{run.games} games, {run.decisions} decisions, {len(run.failures)} failures")
    for title, counts in tables:
        low = sorted((n, name) for name, n in counts.items() if n < least)
        rare += len(low)
        print(f"{title}: {len(counts)}, of these {len(low)} fewer than {least} times")
        for n, name in low:
            print(f"  {n:4} {name}")
    for failure in run.failures:
        print(f"--- {failure}")
    return rare + len(run.failures)


def main() -> None:
    """Command line."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--least", type=int, default=20)
    args = parser.parse_args()
    start = time.perf_counter()
    share = -(-args.games // (2 * args.jobs))
    jobs = [
        (args.first + at, min(share, args.games - at), ("rarest", "war")[i % 2])
        for i, at in enumerate(range(0, args.games, share))
    ]
    total = Exercise()
    with multiprocessing.get_context("fork").Pool(args.jobs) as pool:
        for part in pool.imap_unordered(worker, jobs):
            total.add(part)
    rare = report(total, args.least)
    print(f"{time.perf_counter() - start:.0f} s")
    sys.exit(1 if rare else 0)


if __name__ == "__main__":
    main()
