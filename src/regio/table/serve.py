"""Starting a table: its folder, its address, its server."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path

import structlog
import uvicorn
from fastapi import FastAPI

from regio.kernel.errors import BadInput
from regio.table.app import make_app
from regio.table.guard import LOCAL
from regio.table.patience import PatientProtocol
from regio.table.store import Store

EVERYWHERE = ("0.0.0.0", "::")


def data_folder(given: Path | None) -> Path:
    """Where games are kept: as given, else REGIO_DATA, else the user's data folder. It is made if need be."""
    folder = given
    if folder is None:
        folder = Path(os.environ["REGIO_DATA"]) if os.environ.get("REGIO_DATA") else _user_folder() / "regio"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        probe = folder / f".probe-{os.getpid()}"
        probe.touch()
        probe.unlink()
    except OSError as error:
        raise BadInput(
            f"cannot keep games in {folder}: {error.strerror}; choose a folder that can be written with --data"
        ) from error
    return folder.resolve()


def _user_folder() -> Path:
    """The folder for data of programs on this system."""
    home = Path.home()
    if sys.platform == "darwin":
        return home / "Library" / "Application Support"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")


def listen(host: str, port: int) -> socket.socket:
    """Take the address, before anything is announced. `BadInput` says what to do if it is taken."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    except OSError as error:
        raise BadInput(f"unknown host {host!r}: {error.strerror}; give an address of this computer") from error
    found = socket.socket(family, kind, protocol)
    try:
        if sys.platform != "win32":
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind(address)
        found.listen(128)
    except OSError as error:
        found.close()
        raise BadInput(
            f"port {port} on {host} cannot be used: {error.strerror};"
            f" choose another with --port, as in --port {_near(port)}"
        ) from error
    return found


def _near(port: int) -> int:
    return port + 1 if port < 65535 else 8099


def speak_plainly() -> None:
    """Faults are told without the values of variables: they hold hands and dice, and players share the screen."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.dev.ConsoleRenderer(
                colors=sys.stderr.isatty(), exception_formatter=structlog.dev.plain_traceback
            ),
        ],
        logger_factory=lambda *_names: structlog.PrintLogger(sys.stderr),  # the present one, not that of this moment
    )


def serve(found: socket.socket, names: Iterable[str], folder: Path, when_up: Callable[[], None]) -> None:
    """Serve until Ctrl-C or SIGTERM, under these names and this computer's own.

    `when_up` is called once the table answers. `BadInput` if the database cannot be used.
    """
    speak_plainly()
    asyncio.run(_try(Store.in_folder(folder)))
    own = socket.gethostname()
    app = make_app(Store.in_folder(folder), (*LOCAL, own, f"{own}.local", *names))
    with suppress(KeyboardInterrupt):
        _Server(configured(app), when_up).run(sockets=[found])


def configured(app: FastAPI) -> uvicorn.Config:
    """How the server serves an application."""
    return uvicorn.Config(
        app,
        http=PatientProtocol,
        log_level="warning",
        lifespan="on",
        ws="websockets-sansio",
        ws_max_size=64 * 1024,
        server_header=False,
        timeout_graceful_shutdown=3,
    )


async def _try(store: Store) -> None:
    """Open the database once before the server starts, which would tell of a failure in its own way."""
    try:
        await store.start()
    finally:
        await store.stop()


class _Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, when_up: Callable[[], None]) -> None:
        super().__init__(config)
        self.when_up = when_up

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.when_up()
