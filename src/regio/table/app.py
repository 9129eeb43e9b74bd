"""The server's addresses: HTTP for requests, a WebSocket for changes, the client for everything else."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Annotated, Any

import structlog
from fastapi import FastAPI, Query, Request, WebSocket, WebSocketDisconnect
from fastapi.exceptions import RequestValidationError
from pydantic import ValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response

from regio import __version__
from regio.bots import bot_names
from regio.kernel.errors import RegioError
from regio.kernel.record import Record
from regio.registry import rules_of
from regio.svg.board import draw
from regio.svg.picture import picture_of
from regio.table import client, describe, errors, wire
from regio.table.casefile import case_text
from regio.table.errors import TableError
from regio.table.guard import Guard, error_response
from regio.table.house import House, Told
from regio.table.live import Live
from regio.table.promises import Promises
from regio.table.store import Store, StoredGame
from regio.text import all_names, source

LOG = structlog.get_logger("regio.table")
SeatQuery = Annotated[str | None, Query(max_length=wire.SHORT)]
Counter = Annotated[int, Query(ge=0)]


def make_app(store: Store, hosts: Iterable[str] = (), client_at: Path | None = None) -> FastAPI:
    """The application over a database. `hosts` are the names under which it may be reached; empty: any."""
    house = House(store)
    promises = Promises(house)
    folder = client_at if client_at is not None else client.client_folder()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await store.start()
        yield
        await house.stop()

    app = FastAPI(
        title="Regio",
        version=__version__,
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        responses={"default": {"model": wire.ErrorReply, "description": "An error: nothing has changed"}},
    )
    app.state.house = house
    app.add_middleware(GZipMiddleware, minimum_size=2000, compresslevel=5)
    app.add_middleware(Guard, hosts=tuple(hosts))
    _handle_errors(app)
    _game_addresses(app, house)
    _promise_addresses(app, promises)
    _file_addresses(app, house)
    _table_addresses(app)
    _live_address(app, house, promises)

    @app.get("/{path:path}", include_in_schema=False)
    async def page(path: str) -> Response:
        return client.client_file(folder, path)

    return app


def _json(model: Any, status: int = 200) -> Response:
    """Models are made by this program: they need no second validation on their way out."""
    return Response(model.model_dump_json(), status, media_type="application/json")


# -- errors -----------------------------------------------------------------------------------------


def _handle_errors(app: FastAPI) -> None:
    @app.exception_handler(TableError)
    async def refuse(request: Request, error: TableError) -> Response:
        return error_response(error)

    @app.exception_handler(RegioError)
    async def refuse_input(request: Request, error: RegioError) -> Response:
        return error_response(errors.bad_input(str(error)))

    @app.exception_handler(RequestValidationError)
    async def refuse_form(request: Request, error: RequestValidationError) -> Response:
        return error_response(errors.bad_input(_what_is_wrong(error.errors())))

    @app.exception_handler(HTTPException)
    async def refuse_address(request: Request, error: HTTPException) -> Response:
        if error.status_code == 404:
            return error_response(errors.not_found("such address"))
        refused = TableError(error.status_code, "table-bad-input", str(error.detail))
        return error_response(refused, error.headers)

    @app.exception_handler(Exception)
    async def fail(request: Request, error: Exception) -> Response:
        LOG.error("a request failed", path=request.url.path, exc_info=error)
        return error_response(errors.fault(type(error).__name__))


def _what_is_wrong(found: Iterable[Any]) -> str:
    """The first complaint of the validation, in one line."""
    for one in found:
        place = ".".join(str(part) for part in one["loc"] if part not in ("body", "query", "path"))
        return f"{place}: {one['msg']}" if place else str(one["msg"])
    return "the request is malformed"


# -- games ------------------------------------------------------------------------------------------


def _game_addresses(app: FastAPI, house: House) -> None:
    @app.get("/api/games", response_model=wire.GameList)
    async def games() -> Response:
        return _json(wire.GameList(games=[_row(game) for game in await house.games()]))

    @app.post("/api/games", response_model=wire.GameState, status_code=201)
    async def new_game(asked: wire.NewGame) -> Response:
        live = await house.create(asked)
        return _json(live.state(None), 201)

    @app.get("/api/games/{id}", response_model=wire.GameState)
    async def game(id: str, seat: SeatQuery = None, since: Counter = 0, revision: Counter | None = None) -> Response:
        async with house.game(id) as live:
            live.check_seat(seat)
            return _json(live.state(seat, since, revision))

    @app.post("/api/games/{id}/decisions", response_model=wire.GameState)
    async def decide(id: str, asked: wire.NewDecision) -> Response:
        return _json(await house.decide(id, asked))

    @app.post("/api/games/{id}/hints", response_model=wire.Hints)
    async def hints(id: str, asked: wire.HintsRequest) -> Response:
        return _json(await house.hints(id, asked))

    @app.post("/api/games/{id}/undo", response_model=wire.GameState)
    async def undo(id: str, asked: wire.UndoRequest) -> Response:
        return _json(await house.undo(id, asked))

    @app.post("/api/games/{id}/open", response_model=wire.GameState)
    async def open_game(id: str, asked: wire.OpenRequest | None = None) -> Response:
        await house.open(id)
        async with house.game(id) as live:
            return _json(live.state(None))


def _row(stored: StoredGame) -> wire.GameRow:
    return wire.GameRow(
        id=stored.id,
        game=stored.game,
        options=stored.options,
        seats=stored.seats,
        status="over" if stored.standing.status == "over" else "running",
        revision=stored.revision,
        awaited=stored.standing.awaited,
        turn=stored.standing.turn,
        created=stored.created,
        changed=stored.changed,
        winners=stored.standing.winners,
    )


# -- promises ---------------------------------------------------------------------------------------


def _promise_addresses(app: FastAPI, promises: Promises) -> None:
    @app.get("/api/games/{id}/promises", response_model=wire.PromiseList)
    async def listed(id: str, seat: SeatQuery = None) -> Response:
        return _json(await promises.listed(id, seat))

    @app.post("/api/games/{id}/promises", response_model=wire.PromiseList, status_code=201)
    async def write(id: str, asked: wire.NewPromise) -> Response:
        return _json(await promises.write(id, asked), 201)

    @app.post("/api/games/{id}/promises/{number}", response_model=wire.PromiseList)
    async def change(id: str, number: str, asked: wire.PromiseChange) -> Response:
        return _json(await promises.change(id, number, asked))


# -- files ------------------------------------------------------------------------------------------


def _file_addresses(app: FastAPI, house: House) -> None:
    @app.get("/api/games/{id}/record")
    async def record(id: str) -> Response:
        kept = await house.record(id)
        return _download(kept.text(), f"{kept.game}-{id}.regio", "application/json")

    @app.get("/api/games/{id}/case")
    async def case(id: str) -> Response:
        kept: Record = await house.record(id)
        title = f"Game {id} after {len(kept.decisions)} decisions"
        return _download(case_text(kept, title), f"{kept.game}-{id}.toml", "application/toml")

    @app.get("/api/games/{id}/picture.svg")
    async def picture(id: str, lang: Annotated[str, Query(max_length=wire.SHORT)] = "en") -> Response:
        source(lang)
        async with house.game(id) as live:
            return Response(draw(picture_of(live.game), lang), media_type="image/svg+xml")


def _download(text: str, name: str, kind: str) -> Response:
    return Response(text, media_type=kind, headers={"content-disposition": f'attachment; filename="{name}"'})


# -- what is the same for all games -----------------------------------------------------------------


def _table_addresses(app: FastAPI) -> None:
    @app.get("/api/health", response_model=wire.Health)
    async def health() -> Response:
        return _json(wire.Health(ok=True, version=__version__))

    @app.get("/api/meta/{game}", response_model=wire.Meta)
    async def meta(game: str, request: Request) -> Response:
        return _cached(request, meta_of(game), "application/json")

    @app.get("/api/rules/{game}", response_model=wire.Rulebook)
    async def rules(game: str, request: Request) -> Response:
        return _cached(request, rulebook_of(game), "application/json")

    @app.get("/api/texts/{lang}")
    async def texts(lang: str, request: Request) -> Response:
        return _cached(request, source(lang).encode(), "text/plain; charset=utf-8")


@cache
def meta_of(game: str) -> bytes:
    """What never changes of a game, as JSON."""
    rules = rules_of(game)
    return (
        wire.Meta(
            game=game,
            seats=list(rules.seats),
            options={name: list(values) for name, values in rules.choices().items()},
            bots=list(bot_names()),
            names={
                domain: {token: wire.Name(**said) for token, said in table.items()}
                for domain, table in all_names(rules).items()
            },
            tables=rules.tables(),
        )
        .model_dump_json()
        .encode()
    )


@cache
def rulebook_of(game: str) -> bytes:
    """The rules of a game for players, as JSON."""
    return wire.Rulebook(game=game, **rules_of(game).rulebook()).model_dump_json().encode()


def _cached(request: Request, body: bytes, kind: str) -> Response:
    """An answer that a browser may keep, but asks about each time."""
    tag = f'"{blake2b(body, digest_size=12).hexdigest()}"'
    headers = {"etag": tag, "cache-control": client.ALWAYS_ASK}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(body, media_type=kind, headers=headers)


# -- the live channel -------------------------------------------------------------------------------


class Channel:
    """One open live channel: what it looks at, and what it has been sent."""

    def __init__(self, house: House, promises: Promises, socket: WebSocket, id: str, seat: str | None) -> None:
        self.house = house
        self.promises = promises
        self.socket = socket
        self.id = id
        self.seat = seat
        self.revision: int | None = None
        self.since = 0
        self.view: dict[str, Any] = {}
        self.promised = 0
        """The slot's count of changes of promises, when they were last looked at."""
        self.read: list[wire.PromiseRow] = []

    async def send(self, whole: bool) -> None:
        """Send the game, or what has changed in it since the last time."""
        async with self.house.game(self.id) as live:
            live.check_seat(self.seat)
            messages = [await self._full(live)] if whole else [self._change(live), await self._promised(live)]
            await asyncio.sleep(0)  # a crowd at one game takes turns with the requests of all others
        for message in messages:
            if message is not None:
                await self.socket.send_text(message)

    async def _full(self, live: Live) -> str:
        state = live.state(self.seat, self.since, self.revision)
        self.promised = self.house.slot(self.id).promised
        self.read = await self.promises.seen(live, self.seat)
        self.view, self.since, self.revision = state.view, state.log_next, state.revision
        return wire.Full(type="full", state=state, promises=self.read).model_dump_json()

    def _change(self, live: Live) -> str | None:
        """Many may look from one seat: what they are told is made once."""
        if live.revision == self.revision:
            return None
        assert self.revision is not None
        told = self.house.slot(self.id).told
        key = (self.seat, self.since, self.revision, live.revision)
        if key not in told:
            view = live.view(self.seat)
            play = live.play_state(self.seat, self.since, self.revision)
            patch = describe.merge_patch(self.view, view)
            message = wire.Change(type="change", base=self.revision, patch=patch, state=play)
            told[key] = Told(message.model_dump_json(), view, play.log_next)
        found = told[key]
        self.view, self.since, self.revision = found.view, found.since, live.revision
        return found.text

    async def _promised(self, live: Live) -> str | None:
        """Promises between others are not told of, not even by an empty message."""
        promised = self.house.slot(self.id).promised
        if promised == self.promised:
            return None
        self.promised = promised
        read = await self.promises.seen(live, self.seat)
        if read == self.read:
            return None
        self.read = read
        return wire.Promised(type="promises", seat=self.seat, promises=read).model_dump_json()

    async def hear(self) -> str:
        """The next message of the client; "" for one that is no text."""
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message["code"])
        return str(message.get("text") or "")

    async def run(self) -> None:
        """Send changes, take looks, until the client leaves."""
        slot = self.house.slot(self.id)
        changed = asyncio.Event()
        slot.watchers.add(changed)
        hearing = asyncio.create_task(self.hear())
        waking = asyncio.create_task(changed.wait())
        try:
            await self.send(True)
            while True:
                done, _ = await asyncio.wait({hearing, waking}, return_when=asyncio.FIRST_COMPLETED)
                if hearing in done:
                    look = wire.Look.model_validate_json(hearing.result())
                    hearing = asyncio.create_task(self.hear())
                    self.seat, self.since, self.revision = look.seat, 0, None
                    await self.send(True)
                if waking in done:
                    changed.clear()
                    waking = asyncio.create_task(changed.wait())
                    await self.send(False)
        finally:
            slot.watchers.discard(changed)
            hearing.cancel()
            waking.cancel()


def _live_address(app: FastAPI, house: House, promises: Promises) -> None:
    @app.websocket("/ws/games/{id}")
    async def live(
        socket: WebSocket, id: str, seat: SeatQuery = None, since: Counter = 0, revision: Counter | None = None
    ) -> None:
        await socket.accept()
        channel = Channel(house, promises, socket, id, seat)
        channel.since, channel.revision = since, revision
        try:
            await channel.run()
        except WebSocketDisconnect:
            return
        except TableError as error:
            await _say_and_close(socket, error)
        except ValidationError as error:
            await _say_and_close(socket, errors.bad_input(_what_is_wrong(error.errors())))


async def _say_and_close(socket: WebSocket, error: TableError) -> None:
    await socket.send_text(wire.ErrorReply(error=error.body).model_dump_json())
    await socket.close(1008)
