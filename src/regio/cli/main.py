"""The command `regio`: one module for each subcommand."""

from __future__ import annotations

from typing import Any

import typer
from typer.core import TyperGroup

from regio import __version__
from regio.cli import cards, case, play, replay, show, simulate
from regio.cli.common import complain
from regio.kernel.errors import RegioError


class House(TyperGroup):
    """Says errors that Regio raises on purpose in one line, with exit status 2."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except RegioError as error:
            complain(error)
            raise typer.Exit(2) from error


app = typer.Typer(
    name="regio",
    cls=House,
    help="The digital table for Here I Stand.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)


def _version(wanted: bool) -> None:
    if wanted:
        print(f"regio {__version__}")
        raise typer.Exit()


@app.callback()
def regio(
    version: bool = typer.Option(False, "--version", callback=_version, is_eager=True, help="Print the version."),
) -> None:
    """The digital table for Here I Stand."""


app.command()(play.play)
app.command()(show.show)
app.command()(show.svg)
app.command()(simulate.simulate)
app.command()(replay.replay)
app.command()(case.case)
app.command()(cards.cards)

if __name__ == "__main__":
    app()
