"""`regio replay`: steps through a record."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

import regio
from regio.cli.common import Lang, check_step, console, record_of
from regio.cli.position import print_position
from regio.kernel.game import Game
from regio.kernel.record import Record
from regio.registry import rules_of
from regio.text import Speaker, language_of


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record, such as `regio simulate --record` keeps.")],
    step: Annotated[int | None, typer.Option(help="Show the position after this many decisions.")] = None,
    log: Annotated[bool, typer.Option("--log", help="Print what happened, too.")] = False,
    lang: Lang = None,
) -> None:
    """Step through a record: with Enter in a terminal, else all decisions are printed."""
    record = record_of(file)
    speaker = Speaker(rules_of(record.game), language_of(lang))
    out = console()
    interactive = sys.stdin.isatty() and sys.stdout.isatty()
    at = check_step(record, step) if step is not None else 0
    game = regio.replay(record, at)
    if step is not None or interactive:
        print_position(out, speaker, game)
    if step is not None and not interactive:
        if log:
            _facts(out, speaker, game, 0)
        return
    if interactive:
        _interactive(out, speaker, game, record, at)
    else:
        for number in range(at, len(record.decisions)):
            _one(out, speaker, game, record, number, log)
    _ending(out, speaker, game)


def _one(out: Console, speaker: Speaker, game: Game, record: Record, number: int, log: bool) -> None:
    """Play and print one decision."""
    line = record.decisions[number]
    seat, _, text = line.partition(" ")
    asked = next((speaker.question(q) for q in game.pending if game.rules.seats[q.seat] == seat), "")
    before = len(game.driver.g.facts)
    regio.play_lines(game, [line], number)
    out.print(f"{number + 1}. {speaker.token_name('power', seat)}: {text}", style="bold", markup=False, end="  ")
    out.print(asked, style="dim", markup=False)
    if log:
        _facts(out, speaker, game, before)


def _facts(out: Console, speaker: Speaker, game: Game, since: int) -> None:
    for fact in game.driver.g.facts[since:]:
        out.print(f"    {speaker.fact(fact)}", markup=False)


def _interactive(out: Console, speaker: Speaker, game: Game, record: Record, at: int) -> None:
    say = speaker.texts.say
    out.print(say("cli-replay-keys"), style="dim")
    while at < len(record.decisions):
        try:
            key = input("> ").strip().casefold()
        except (EOFError, KeyboardInterrupt):
            return
        if key == "q":
            return
        if key == "p":
            print_position(out, speaker, game)
            continue
        upto = at + 1
        if key.isdigit():
            upto = int(key)
            if upto <= at:
                game = regio.replay(record, upto)
                at = upto
                print_position(out, speaker, game)
                continue
        while at < min(upto, len(record.decisions)):
            _one(out, speaker, game, record, at, True)
            at += 1


def _ending(out: Console, speaker: Speaker, game: Game) -> None:
    result = game.result
    if result is None:
        return
    winners = speaker.names("power", [game.rules.seats[seat] for seat in result.winners])
    kind = speaker.token_name("victory", result.kind)
    out.print(speaker.texts.say("cli-result", winners=winners, kind=kind), style="bold", markup=False)
