"""A client that sends half a request and waits is not waited for."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import uvicorn

from regio.table.app import make_app
from regio.table.patience import PatientProtocol
from regio.table.serve import configured, listen
from regio.table.store import Store

HEAD = b"GET /api/health HTTP/1.1\r\nhost: localhost\r\n"
BODY = b"POST /api/games HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{"
SHORT = 0.3
LONG = 10.0


@asynccontextmanager
async def table(folder: Path) -> AsyncIterator[int]:
    """A server as it is started for players; its port."""
    found = listen("127.0.0.1", 0)
    server = uvicorn.Server(configured(make_app(Store.in_folder(folder))))
    serving = asyncio.create_task(server.serve([found]))
    try:
        while not server.started:
            await asyncio.sleep(0.01)
        yield found.getsockname()[1]
    finally:
        server.should_exit = True
        await serving


async def talk(port: int, *parts: bytes, pause: float = 0.0) -> bytes:
    """Send parts with pauses between them; all that is answered until the server closes the connection."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    for part in parts:
        writer.write(part)
        await asyncio.sleep(pause)
    answer = await asyncio.wait_for(reader.read(), LONG)
    writer.close()
    return answer


@pytest.fixture(autouse=True)
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PatientProtocol, "head_seconds", SHORT)
    monkeypatch.setattr("regio.table.guard.BODY_SECONDS", SHORT)


@pytest.mark.parametrize("sent", [b"", b"G", HEAD], ids=["silence", "one byte", "half a head"])
def test_half_a_head(tmp_path: Path, sent: bytes) -> None:
    async def run() -> bytes:
        async with table(tmp_path) as port:
            return await talk(port, sent)

    assert asyncio.run(run()) == b""


def test_a_head_byte_by_byte(tmp_path: Path) -> None:
    """Whoever sends a byte now and then does not win time with it."""

    async def run() -> float:
        async with table(tmp_path) as port:
            begun = asyncio.get_running_loop().time()
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            closed = asyncio.create_task(reader.read())
            while not closed.done() and asyncio.get_running_loop().time() < begun + LONG:
                writer.write(b"x")
                await asyncio.sleep(SHORT / 10)
            return asyncio.get_running_loop().time() - begun

    assert SHORT / 2 < asyncio.run(run()) < LONG


def test_half_a_second_request(tmp_path: Path) -> None:
    async def run() -> bytes:
        async with table(tmp_path) as port:
            return await talk(port, HEAD + b"\r\n", HEAD, pause=SHORT / 3)

    answer = asyncio.run(run())
    assert answer.startswith(b"HTTP/1.1 200") and answer.count(b"HTTP/1.1") == 1


def test_half_a_body(tmp_path: Path) -> None:
    async def run() -> bytes:
        async with table(tmp_path) as port:
            return await talk(port, BODY)

    answer = asyncio.run(run())
    assert answer.startswith(b"HTTP/1.1 408") and b"table-too-slow" in answer


def test_a_live_channel_is_not_cut(tmp_path: Path) -> None:
    """The limit is for requests: an open live channel rests as long as it likes."""
    begin = b'{"game": "his", "seats": {"papacy": "human"}}'

    async def run() -> bool:
        async with table(tmp_path) as port:
            made = await talk(
                port,
                b"POST /api/games HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n"
                b"connection: close\r\ncontent-length: %d\r\n\r\n%s" % (len(begin), begin),
            )
            id = json.loads(made.partition(b"\r\n\r\n")[2])["id"]
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(
                f"GET /ws/games/{id} HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
                "sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
            )
            answer = await asyncio.wait_for(reader.readuntil(b"\r\n"), LONG)
            assert answer.startswith(b"HTTP/1.1 101")
            reading = asyncio.create_task(reader.read())
            done, _ = await asyncio.wait({reading}, timeout=3 * SHORT)
            writer.close()
            await reading
            return not done

    assert asyncio.run(run())
