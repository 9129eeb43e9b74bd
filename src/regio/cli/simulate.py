"""`regio simulate`: many games of bots, with a summary."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from regio.bots.arena import Plan, Played, Tally, run
from regio.cli.common import Edition, GameName, Lang, Players, Scenario, Settings, console, options_of
from regio.kernel.errors import BadInput
from regio.registry import rules_of
from regio.text import Speaker, language_of

SHOWN = 5
"""Failed games that are shown in full."""


def simulate(
    game: GameName,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    jobs: Annotated[int, typer.Option(min=0, help="How many processes; 0: one for each core.")] = 0,
    check: Annotated[bool, typer.Option("--check", help="Check all invariants after every decision.")] = False,
    seed: Annotated[int, typer.Option(help="Seed of the first game; the others follow.")] = 0,
    record: Annotated[Path | None, typer.Option(metavar="DIR", help="Keep the record of every game here.")] = None,
    scenario: Scenario = None,
    edition: Edition = None,
    players: Players = None,
    settings: Settings = None,
    lang: Lang = None,
) -> None:
    """Play games of random players and tell how they went."""
    rules = rules_of(game)
    options = options_of(rules, scenario, edition, players, settings)
    speaker = Speaker(rules, language_of(lang))
    if record is not None:
        _prepare(record)
    plan = Plan(game, options, check, record)
    out = console()
    tally = Tally()
    started = time.perf_counter()
    stopped = _run(plan, range(seed, seed + games), min(jobs or os.cpu_count() or 1, games), tally, out, speaker)
    seconds = time.perf_counter() - started
    _summary(out, speaker, tally, seconds, stopped)
    _failures(out, speaker, plan, tally)
    if tally.failed:
        raise typer.Exit(1)
    if stopped:
        raise typer.Exit(130)


def _prepare(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        probe = folder / ".regio-probe"
        probe.touch()
        probe.unlink()
    except OSError as error:
        raise BadInput(f"cannot write to {folder}: {error.strerror}; choose another folder with --record") from error


def _run(plan: Plan, seeds: range, jobs: int, tally: Tally, out: Console, speaker: Speaker) -> bool:
    """Play, showing progress; True if it was stopped with Ctrl-C."""
    # a shell that starts a command in the background lets it ignore SIGINT; long work must always be stoppable
    signal.signal(signal.SIGINT, signal.default_int_handler)
    say = speaker.texts.say
    columns = (
        TextColumn(say("cli-games")),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}"),
        TimeRemainingColumn(),
    )
    results = run(plan, seeds, jobs)
    started = time.perf_counter()
    try:
        with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
            task = progress.add_task("", total=len(seeds), rate="")
            for played in results:
                tally.add(played)
                rate = tally.decisions / (time.perf_counter() - started)
                progress.update(task, advance=1, rate=say("cli-rate", n=round(rate)))
    except KeyboardInterrupt:
        return True
    finally:
        results.close()
    return False


def _summary(out: Console, speaker: Speaker, tally: Tally, seconds: float, stopped: bool) -> None:
    say = speaker.texts.say
    if stopped:
        out.print(say("cli-stopped", n=tally.games))
    table = Table(show_header=False, box=None, padding=(0, 2, 0, 0))
    finished = max(1, tally.finished)
    table.add_row(say("cli-finished"), f"{tally.finished} / {tally.games}")
    for seat in speaker.rules.seats:
        wins = tally.winners[seat]
        table.add_row(
            say("cli-won", power=speaker.token_name("power", seat)),
            f"{wins} ({100 * wins / finished:.0f}%), {say('cli-points', n=round(tally.points[seat] / finished, 1))}",
        )
    for kind, number in tally.kinds.most_common():
        table.add_row(speaker.token_name("victory", kind), f"{number} ({100 * number / finished:.0f}%)")
    turns = ", ".join(f"{turn}: {number}" for turn, number in sorted(tally.turns.items()))
    table.add_row(say("cli-turns"), turns or "0")
    table.add_row(say("cli-decisions"), f"{tally.decisions / max(1, tally.games):.0f}")
    table.add_row(say("cli-decisions-second"), f"{tally.decisions / seconds:,.0f}")
    if tally.seconds:
        table.add_row(say("cli-decisions-second-core"), f"{tally.decisions / tally.seconds:,.0f}")
    table.add_row(say("cli-games-second"), f"{tally.games / seconds:.1f}")
    table.add_row(say("cli-failed"), str(len(tally.failed)))
    out.print(table)


def _failures(out: Console, speaker: Speaker, plan: Plan, tally: Tally) -> None:
    say = speaker.texts.say
    for played in tally.failed[:SHOWN]:
        out.print(f"\n{say('cli-game-failed', seed=str(played.seed))}: {played.error}", markup=False)
        out.print(played.trace.rstrip(), markup=False)
        out.print(say("cli-reproduce", command=_again(plan, played)), markup=False)
    if len(tally.failed) > SHOWN:
        seeds = ", ".join(str(played.seed) for played in tally.failed[SHOWN:])
        out.print(say("cli-more-failed", seeds=seeds), markup=False)


def _again(plan: Plan, played: Played) -> str:
    """The command that plays a game again."""
    options = " ".join(f"--set {name}={value}" for name, value in plan.options.items())
    check = " --check" if plan.check else ""
    return f"regio simulate {plan.game} --games 1 --jobs 1 --seed {played.seed}{check} {options}".rstrip()
