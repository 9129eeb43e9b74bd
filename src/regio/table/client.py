"""The browser client: built into `web/dist` of a checkout, or packed into the wheel."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from starlette.responses import FileResponse, HTMLResponse, Response

from regio.table import errors

FOREVER: Final = "public, max-age=31536000, immutable"
"""For files whose names change with their content."""
ALWAYS_ASK: Final = "no-cache"
HERE: Final = Path(__file__).resolve().parent
PLACES: Final = (HERE / "static", HERE.parents[2] / "web" / "dist")
MISSING: Final = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Regio</title></head>
<body><h1>The table is open, but the page is not built</h1>
<p>This is a checkout without the built browser client. Run <code>make setup</code> in its folder (it needs Node.js),
then reload this page. The interface for programs works: see <code>/api/health</code>.</p>
<p lang="ru">Сервер работает, но страница игры не собрана. Выполните <code>make setup</code> в папке проекта
(нужен Node.js) и обновите страницу.</p></body></html>
"""


def client_folder() -> Path | None:
    """Where the built client lies; None if it is not built."""
    return next((place for place in PLACES if (place / "index.html").is_file()), None)


def client_file(folder: Path | None, path: str) -> Response:
    """A file of the client; addresses within the client itself get its page."""
    if path.startswith(("api/", "ws/")):
        raise errors.not_found("such address")
    if folder is None:
        return HTMLResponse(MISSING, 503)
    root = folder.resolve()
    try:
        target = (root / path).resolve()
        found = target.is_file() and target.is_relative_to(root)
    except (OSError, ValueError) as error:  # too long for a file's name, or no name at all
        raise errors.not_found("such page") from error
    if path and found and target.name != "index.html":
        hashed = "assets" in target.relative_to(root).parts
        return FileResponse(target, headers={"cache-control": FOREVER if hashed else ALWAYS_ASK})
    if path.startswith("assets/") or "." in path.rpartition("/")[2]:
        raise errors.not_found("such page")
    return FileResponse(root / "index.html", headers={"cache-control": ALWAYS_ASK})
