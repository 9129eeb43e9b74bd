"""What every request meets first: its size, where it comes from, and what browsers are told to allow."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from regio.table import errors, wire
from regio.table.patience import BODY_SECONDS

MOST_BYTES: Final = 64 * 1024
READS: Final = ("GET", "HEAD")
LOCAL: Final = ("localhost", "127.0.0.1", "::1")
POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}


class Guard:
    """Refuses requests from other web sites and requests that are too large; adds the headers."""

    def __init__(self, app: ASGIApp, hosts: Iterable[str]) -> None:
        self.app = app
        self.hosts = frozenset(host.lower() for host in hosts)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        refused = self._refused(scope, headers)
        if scope["type"] == "websocket":
            if refused is not None:
                await send({"type": "websocket.close", "code": 1008})
                return
            await self.app(scope, receive, send)
            return
        answer = _WithHeaders(send)
        if refused is not None:
            await error_response(refused)(scope, receive, answer)
            return
        if scope["method"] not in READS:
            try:
                async with asyncio.timeout(BODY_SECONDS):
                    body = await _body(receive)
            except TimeoutError:
                await error_response(errors.too_slow(), {"connection": "close"})(scope, receive, answer)
                return
            if body is None:
                await error_response(errors.too_large(MOST_BYTES))(scope, receive, answer)
                return
            receive = _Again(body, receive)
        await self.app(scope, receive, answer)

    def _refused(self, scope: Scope, headers: Headers) -> errors.TableError | None:
        """Another host's name may be a trick of a web site to reach this table; another origin is another site."""
        host = headers.get("host", "")
        if self.hosts and not self._is_ours(_name(host)):
            return errors.other_host(host)
        origins = headers.getlist("origin")
        writes = scope["type"] == "websocket" or scope["method"] not in READS
        if writes and any(origin.partition("://")[2] != host for origin in origins):
            return errors.other_origin()
        kind = headers.get("content-type", "").partition(";")[0].strip()
        empty = not kind and headers.get("content-length", "0") == "0" and "transfer-encoding" not in headers
        if scope["type"] == "http" and writes and kind != "application/json" and not empty:
            return errors.bad_input("write requests need the header Content-Type: application/json")
        return None

    def _is_ours(self, name: str) -> bool:
        """The names of the table, and bare addresses: no other web site can be reached under those."""
        if name in self.hosts:
            return True
        try:
            ip_address(name)
        except ValueError:
            return False
        return True


def _name(host: str) -> str:
    """The host of a Host header, without its port; "" if it cannot be read."""
    try:
        return (urlsplit(f"//{host}").hostname or "").lower()
    except ValueError:
        return ""


async def _body(receive: Receive) -> bytes | None:
    """The body of a request; None if it is too large."""
    parts: list[bytes] = []
    size = 0
    more = True
    while more:
        message = await receive()
        if message["type"] != "http.request":
            break
        parts.append(message.get("body", b""))
        size += len(parts[-1])
        if size > MOST_BYTES:
            return None
        more = message.get("more_body", False)
    return b"".join(parts)


class _Again:
    """Gives a body that was read already to the application."""

    def __init__(self, body: bytes, receive: Receive) -> None:
        self.body: bytes | None = body
        self.receive = receive

    async def __call__(self) -> Message:
        if self.body is None:
            return await self.receive()
        body, self.body = self.body, None
        return {"type": "http.request", "body": body, "more_body": False}


class _WithHeaders:
    """Adds the headers to the answer."""

    def __init__(self, send: Send) -> None:
        self.send = send

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            headers.setdefault("cache-control", "no-store")
        await self.send(message)


def error_response(error: errors.TableError, headers: Mapping[str, str] | None = None) -> JSONResponse:
    """An error as it goes over the wire."""
    return JSONResponse(wire.ErrorReply(error=error.body).model_dump(), error.status, headers)
