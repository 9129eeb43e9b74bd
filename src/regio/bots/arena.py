"""Many games of bots, over all cores: each game is its seed, and is played again by giving the seed again."""

from __future__ import annotations

import multiprocessing
import signal
import time
import traceback
from collections import Counter
from collections.abc import Generator, Iterable, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from itertools import islice
from multiprocessing.synchronize import Event
from pathlib import Path
from random import Random
from typing import Any

import regio
from regio.bots.accumulators import Accumulator, Invariants, Length, Outcome, Points
from regio.bots.play import play_out
from regio.bots.registry import make_bot
from regio.kernel.errors import RegioError
from regio.kernel.game import Game

AHEAD = 4
"""Games given to each worker before its earlier ones are back."""


@dataclass(frozen=True)
class Plan:
    """What every game of a run has in common. `bots` by seat token; the others are random."""

    game: str
    options: Mapping[str, Any] = field(default_factory=dict)
    check: bool = False
    record: Path | None = None
    bots: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Played:
    """One game of a run. `error` is empty when all went well, `trace` says where it went wrong."""

    seed: int
    decisions: int
    seconds: float
    turns: int = 0
    winners: tuple[str, ...] = ()
    kind: str = ""
    points: Mapping[str, int] = field(default_factory=dict)
    error: str = ""
    trace: str = ""


class Interrupted(RegioError):
    """The run was stopped from outside."""


class _Stop(Accumulator):
    """Ends a game when the run is to stop."""

    def __init__(self, stop: Event) -> None:
        self.stop = stop
        self.left = 0

    def step(self, game: Game, seat: int, answer: Any) -> None:
        self.left -= 1
        if self.left < 0:
            self.left = 200
            if self.stop.is_set():
                raise Interrupted("stopped")


_stop: Event | None = None


def _start_worker(stop: Event) -> None:
    """Ctrl-C reaches the parent, which says `stop`."""
    global _stop
    _stop = stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_seed(plan: Plan, seed: int) -> Played | None:
    """One game; None if the run was stopped in the middle of it."""
    started = time.perf_counter()
    length, outcome, points = Length(), Outcome(), Points()
    accumulators: list[Accumulator] = [length, outcome, points]
    if plan.check:
        accumulators.append(Invariants())
    if _stop is not None:
        accumulators.append(_Stop(_stop))
    game: Game | None = None
    try:
        full = plan.check or plan.record is not None
        game = regio.new(plan.game, seed=seed, light=not full, **plan.options)
        bots = {n: make_bot(plan.bots.get(seat, "random")) for n, seat in enumerate(game.rules.seats)}
        play_out(game, bots, Random(f"bots of game {seed}"), accumulators)
    except Interrupted:
        return None
    except Exception as error:
        _keep(plan, seed, game)
        return Played(
            seed,
            length.decisions,
            time.perf_counter() - started,
            error=f"{type(error).__name__}: {error}",
            trace=traceback.format_exc(limit=-6),
        )
    _keep(plan, seed, game)
    seconds = time.perf_counter() - started
    return Played(seed, length.decisions, seconds, length.turns, outcome.winners, outcome.kind, points.points)


def _keep(plan: Plan, seed: int, game: Game | None) -> None:
    if plan.record is not None and game is not None:
        game.record.dump(plan.record / f"{plan.game}-{seed}.regio")


def run(plan: Plan, seeds: Iterable[int], jobs: int = 1) -> Generator[Played, None, None]:
    """Play the games of all seeds, in `jobs` processes, and give each back when it is over.

    Close the iterator to stop: games under way end at once and are not given back.
    """
    if jobs == 1:
        for seed in seeds:
            played = play_seed(plan, seed)
            assert played is not None
            yield played
        return
    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    pool = ProcessPoolExecutor(jobs, context, _start_worker, (stop,))
    left = iter(seeds)
    under_way: set[Future[Played | None]] = set()
    try:
        while True:
            for seed in islice(left, jobs * AHEAD - len(under_way)):
                under_way.add(pool.submit(play_seed, plan, seed))
            if not under_way:
                return
            done, under_way = wait(under_way, return_when=FIRST_COMPLETED)
            for future in done:
                played = future.result()
                if played is not None:
                    yield played
    except BrokenProcessPool as error:
        raise RegioError("a worker process died (out of memory?); try fewer --jobs") from error
    finally:
        stop.set()
        pool.shutdown(wait=True, cancel_futures=True)


@dataclass
class Tally:
    """What a run has come to so far."""

    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    turns: Counter[int] = field(default_factory=Counter)
    winners: Counter[str] = field(default_factory=Counter)
    kinds: Counter[str] = field(default_factory=Counter)
    points: Counter[str] = field(default_factory=Counter)
    failed: list[Played] = field(default_factory=list)

    def add(self, played: Played) -> None:
        """Count one game."""
        self.games += 1
        self.decisions += played.decisions
        self.seconds += played.seconds
        if played.error:
            self.failed.append(played)
            return
        self.turns[played.turns] += 1
        self.kinds[played.kind] += 1
        self.winners.update(played.winners)
        self.points.update(played.points)

    @property
    def finished(self) -> int:
        """Games that came to an end."""
        return self.games - len(self.failed)
