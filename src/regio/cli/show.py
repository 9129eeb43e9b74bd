"""`regio show` and `regio svg`: a position in the terminal and as a picture."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from regio.cli.common import Edition, GameName, Lang, Players, Scenario, Settings, console, position_of
from regio.cli.position import print_position
from regio.kernel.errors import BadInput
from regio.svg.board import draw
from regio.svg.picture import picture_of
from regio.text import Speaker, language_of

RecordFile = Annotated[Path | None, typer.Option("--record", metavar="FILE", help="The position of this record.")]
Step = Annotated[int | None, typer.Option(help="The position after this many decisions of the record.")]


def show(
    game: GameName,
    scenario: Scenario = None,
    edition: Edition = None,
    players: Players = None,
    settings: Settings = None,
    record: RecordFile = None,
    step: Step = None,
    seat: Annotated[str | None, typer.Option(help="As this power sees it; without it as everybody does.")] = None,
    every: Annotated[bool, typer.Option("--all", help="Every space, also those with nothing to tell.")] = False,
    lang: Lang = None,
) -> None:
    """Print a position: that of a new game, or of a record."""
    position = position_of(game, record, step, (scenario, edition, players, settings))
    if seat is not None:
        position.seat(seat)
    print_position(console(), Speaker(position.rules, language_of(lang)), position, seat, every)


def svg(
    game: GameName,
    output: Annotated[Path | None, typer.Option("--output", "-o", metavar="FILE", help="Write here.")] = None,
    scenario: Scenario = None,
    edition: Edition = None,
    players: Players = None,
    settings: Settings = None,
    record: RecordFile = None,
    step: Step = None,
    lang: Lang = None,
) -> None:
    """Draw a position as an SVG picture."""
    position = position_of(game, record, step, (scenario, edition, players, settings))
    picture = draw(picture_of(position), language_of(lang))
    if output is None:
        print(picture)
        return
    try:
        output.write_text(picture, encoding="utf-8")
    except OSError as error:
        raise BadInput(f"cannot write {output}: {error.strerror}; choose another file with -o") from error
