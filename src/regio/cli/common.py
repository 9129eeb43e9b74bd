"""What the subcommands share: options of a game, the language, the terminal."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

import regio
from regio.kernel.errors import BadInput
from regio.kernel.game import Game
from regio.kernel.record import Record, read_record
from regio.kernel.rules import Rules
from regio.registry import rules_of

GameName = Annotated[str, typer.Argument(metavar="GAME", help="The game: his.")]
Scenario = Annotated[str | None, typer.Option(help="Scenario, such as 1517.")]
Edition = Annotated[str | None, typer.Option(help="Edition of the game, such as 2010 or 500th.")]
Players = Annotated[str | None, typer.Option(help="Number of players.")]
Settings = Annotated[
    list[str] | None, typer.Option("--set", metavar="NAME=VALUE", help="Any other option of the game; may be repeated.")
]
Lang = Annotated[str | None, typer.Option(help="Language: en or ru; without it that of the environment (LANG).")]


def console() -> Console:
    """The terminal; plain text when the output goes to a file or pipe."""
    return Console(highlight=False, soft_wrap=not sys.stdout.isatty())


def complain(error: object) -> None:
    """One line on the error channel."""
    print("regio: " + " ".join(str(error).split()), file=sys.stderr)


def options_of(
    rules: Rules, scenario: str | None, edition: str | None, players: str | None, settings: list[str] | None
) -> dict[str, Any]:
    """The options given on the command line, as the game wants them; `BadInput` if it does not know one."""
    given = {"scenario": scenario, "edition": edition, "players": players}
    options: dict[str, Any] = {name: value for name, value in given.items() if value is not None}
    for setting in settings or ():
        name, equals, value = setting.partition("=")
        if not equals:
            raise BadInput(f"--set {setting}: write NAME=VALUE, as in --set secrecy=strict")
        options[name] = value
    for name, value in options.items():
        for choice in rules.choices().get(name, ()):
            if str(choice) == value:
                options[name] = choice
    rules.parse_options(options)
    return options


def record_of(path: Path, game: str | None = None) -> Record:
    """The record of a file; `BadInput` if it is none, or of another game."""
    record = read_record(path)
    if game is not None and record.game != game:
        raise BadInput(f"{path} is a record of {record.game}, not of {game}")
    return record


def position_of(
    game: str,
    record: Path | None,
    step: int | None,
    options: tuple[str | None, str | None, str | None, list[str] | None],
) -> Game:
    """The game that a command shows: a new one, or that of a record after `step` decisions."""
    rules = rules_of(game)
    given = options_of(rules, *options)
    if record is None:
        if step is not None:
            raise BadInput("--step needs --record FILE")
        return regio.new(game, **given)
    if given:
        raise BadInput(f"--record brings its own options; leave out --{next(iter(given))}")
    kept = record_of(record, game)
    return regio.replay(kept, check_step(kept, step)) if step is not None else regio.load(record)


def check_step(record: Record, step: int) -> int:
    """A step of a record; `BadInput` if it has not so many."""
    if not 0 <= step <= len(record.decisions):
        raise BadInput(f"--step {step}: this record has the steps 0 to {len(record.decisions)}")
    return step
