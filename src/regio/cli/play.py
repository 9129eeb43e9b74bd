"""`regio play`: starts the table and opens it in the browser."""

from __future__ import annotations

import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from regio.cli.common import Lang
from regio.text import language_of, texts


def play(
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port; 0: any that is free.")] = 8099,
    open_browser: Annotated[bool, typer.Option("--open/--no-open", help="Open the browser.")] = True,
    data: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Keep games here; else REGIO_DATA, else the user's data folder.")
    ] = None,
    host: Annotated[
        str, typer.Option(help="The address to listen on; only this computer unless told otherwise.")
    ] = "127.0.0.1",
    name: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME", help="A further name under which browsers reach the table; may be repeated."),
    ] = None,
    lang: Lang = None,
) -> None:
    """Start the table on this computer and open it in the browser."""
    from regio.table.serve import EVERYWHERE, data_folder, listen, serve

    say = texts(language_of(lang)).say
    folder = data_folder(data)
    found = listen(host, port)
    shown = "127.0.0.1" if host in EVERYWHERE else host
    address = f"http://{f'[{shown}]' if ':' in shown else shown}:{found.getsockname()[1]}/"

    def when_up() -> None:
        print(say("cli-table-at", address=address), flush=True)
        print(say("cli-table-data", folder=str(folder)), flush=True)
        print(say("cli-table-stop"), flush=True)
        if open_browser:
            webbrowser.open(address)

    serve(found, [host, *(name or ())], folder, when_up)
