"""`regio case`: runs case files."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from regio.cli.common import complain, console
from regio.kernel.cases import CaseFailure, read_case, run_case
from regio.kernel.errors import BadInput
from regio.registry import game_names, rules_of


def case(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Case files, or folders with case files.")],
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="Name only the cases that fail.")] = False,
) -> None:
    """Run case files: a position, decisions, and what must come of them."""
    out = console()
    failed = wrong = 0
    paths = _expand(files)
    for path in paths:
        try:
            one = read_case(path, game_names())
            run_case(one, rules_of(one.game))
        except CaseFailure as failure:
            failed += 1
            out.print(failure.report, markup=False)
            out.print()
        except BadInput as error:
            wrong += 1
            complain(error)
        else:
            if not quiet:
                out.print(f"ok  {path}: {one.title}", markup=False)
    out.print(f"{len(paths) - failed - wrong} ok, {failed} failed, {wrong} unreadable")
    if wrong:
        raise typer.Exit(2)
    if failed:
        raise typer.Exit(1)


def _expand(files: list[Path]) -> list[Path]:
    found: list[Path] = []
    for path in files:
        if path.is_dir():
            inside = sorted(path.rglob("*.toml"))
            if not inside:
                raise BadInput(f"{path} holds no case files (*.toml)")
            found += inside
        else:
            found.append(path)
    return found
