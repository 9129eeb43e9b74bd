"""`python -m regio.cli` is `regio`."""

from regio.cli.main import app

app(prog_name="regio")
