"""How long the server waits for a request that has begun: a client that sends half of one does not stay for ever."""

from __future__ import annotations

import asyncio
from typing import Final

from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

HEAD_SECONDS: Final = 15.0
"""From the opening of a connection, or from the first byte of a further request, to the end of its head."""
BODY_SECONDS: Final = 30.0
"""For the body of a request."""


class PatientProtocol(H11Protocol):
    """HTTP over one connection, which is closed if the head of a request does not come in time.

    The server itself limits only the rest between two requests (`timeout_keep_alive`).
    """

    head_seconds = HEAD_SECONDS
    head_due: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody has called: the first request is due."""
        super().connection_made(transport)
        self._expect_head()

    def data_received(self, data: bytes) -> None:
        """A part of a request; more parts of a head do not put its end off."""
        super().data_received(data)
        cycle: RequestResponseCycle | None = self.cycle
        answering = cycle is not None and not cycle.response_complete
        if answering or self.transport.is_closing() or self.transport.get_protocol() is not self:
            self._forget_head()
        else:
            self._expect_head()

    def connection_lost(self, exc: Exception | None) -> None:
        """The client has gone."""
        self._forget_head()
        super().connection_lost(exc)

    def _expect_head(self) -> None:
        if self.head_due is None:
            self.head_due = self.loop.call_later(self.head_seconds, self.transport.close)

    def _forget_head(self) -> None:
        if self.head_due is not None:
            self.head_due.cancel()
            self.head_due = None
