"""What serves HTTP and WebSockets: uvicorn's protocols, and what they lack.

This is the only file that knows names inside uvicorn. They are not promised by it: `pyproject.toml` allows only the
versions that `tests/server/test_protocols.py` was run with, and that test fails when a name is gone.

uvicorn has no limit on the size of a head, on trailers, on waiting requests or on the time a head takes (its
`h11_max_incomplete_event_size` is for its other parser, and for heads that come in pieces), and its `ws_max_queue` is
not looked at by the protocol for WebSockets that it recommends.
"""

import asyncio
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

from kingcraft.server.http.intake import Outlet

HEAD_BYTES: Final = 64 * 1024
"""Bytes of a head, of trailers, or of anything else that is no body. nginx passes on heads of 32 kB."""
HEADERS: Final = 128
"""Lines of a head and of trailers; as many as the library for WebSockets allows."""
WAITING: Final = 8
"""Requests that wait for the answer to the one before; browsers and proxies send them one by one."""
CRUMBS: Final = 1024
"""Pieces of a body of fewer than `CRUMB` bytes: chunks so small are work for nothing."""
CRUMB: Final = 64
UNREAD_BYTES: Final = 1024 * 1024
"""Bytes that a connection may send of bodies that were refused already, so that it comes to read the answer."""
PUSH: Final = "kingcraft.push"
"""Where a connection's `push` is found in the scope of its request."""
_TOO_BIG: Final = b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class _TooMuch(Exception):
    """Raised in the parser, which stops at once; uvicorn answers 400 and closes."""


class Requests(HttpToolsProtocol):
    """HTTP with limits for the size of heads and trailers, for waiting requests, and for the time a head takes."""

    patience: float
    _overdue: asyncio.TimerHandle | None = None
    _bare = 0
    """Bytes since the last piece of a body or the end of a request."""
    _lines = 0
    _crumbs = 0
    _in_head = False
    _unread = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """A request is expected now."""
        super().connection_made(transport)
        self._expect()

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody hung up: what they asked for and was not begun is not done."""
        self._heard()
        self.pipeline.clear()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Something came; if it was neither a request nor part of one that is answered, the rest is waited for."""
        self._bare += len(data)
        if self._bare > HEAD_BYTES:
            self._blame()
            self.transport.write(_TOO_BIG)
            self.transport.close()
            return
        super().data_received(data)
        answering = self.cycle is not None and not self.cycle.response_complete
        idle = self._overdue is None and self.timeout_keep_alive_task is None
        if idle and not answering and self in self.connections:
            self._expect()

    # -- what the parser calls

    def on_message_begin(self) -> None:
        """A request begins."""
        self._lines, self._crumbs, self._in_head = 0, 0, True
        super().on_message_begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        """A line of the head; those that follow a body are counted and forgotten."""
        self._lines += 1
        if self._lines > HEADERS:
            self._refuse()
        if self._in_head:
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """The head of a request is there."""
        self._heard()
        self._in_head = False
        if len(self.pipeline) >= WAITING:
            self._refuse()
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """A piece of a body."""
        self._bare = 0
        self._crumbs += len(body) < CRUMB
        if self.cycle is not None and self.cycle.response_complete:
            self._unread += len(body)
        if self._crumbs > CRUMBS or self._unread > UNREAD_BYTES:
            self._refuse()
        super().on_body(body)

    def on_message_complete(self) -> None:
        """A request is there with all that belongs to it."""
        self._bare = 0
        super().on_message_complete()

    def _refuse(self) -> None:
        self._blame()
        raise _TooMuch

    def _blame(self) -> None:
        assert isinstance(self.transport, Outlet)
        self.transport.blame()

    def _expect(self) -> None:
        self._overdue = self.loop.call_later(self.patience, self.transport.abort)

    def _heard(self) -> None:
        if self._overdue is not None:
            self._overdue.cancel()
            self._overdue = None


class Lines(WebSocketsSansIOProtocol):
    """A live connection that can be written to at once while the wire takes it."""

    async def run_asgi(self) -> None:
        """Lets whoever serves the connection write to it directly."""
        self.scope[PUSH] = self.push  # type: ignore[typeddict-unknown-key]
        await super().run_asgi()

    def push(self, text: str) -> bool:
        """Sends a message now; False, and nothing was sent, if the wire is busy or closing."""
        if not self.writable.is_set() or self.disconnected or self.close_sent or not self.handshake_complete:
            return False
        try:
            self.conn.send_text(text.encode())
        except InvalidState:
            return False
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True
