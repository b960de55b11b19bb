"""The outermost door: connections that say nothing are closed, and no address has more than its share of them."""

import asyncio
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

from kingcraft.server.http.address import network_of
from kingcraft.server.settings import Settings

_MANY: Final = 65_536
PUSH: Final = "kingcraft.push"
"""Where a connection's `push` is found in the scope of its request."""


class Porch:
    """Counts the open connections of every address, and of all."""

    def __init__(self, settings: Settings, most: int) -> None:
        self.patience = settings.header_seconds
        self._each, self._most = settings.sockets_per_address, most
        self._proxies = {proxy.strip() for proxy in settings.trusted_proxies.split(",")}
        self._here: dict[asyncio.BaseTransport, str] = {}
        self._counts: dict[str, int] = {}

    def come(self, transport: asyncio.BaseTransport) -> bool:
        """Counts a connection in; False if there is no room for it. One that was counted already stays."""
        if transport in self._here:
            return True
        peer = transport.get_extra_info("peername")
        address = str(peer[0]) if peer else "?"
        network = network_of(address)
        full = self._counts.get(network, 0) >= self._each and not self._proxies & {address, "*"}
        if full or len(self._here) >= self._most:
            return False
        self._here[transport] = network
        self._counts[network] = self._counts.get(network, 0) + 1
        return True

    def go(self, transport: asyncio.BaseTransport) -> None:
        """Counts a connection out."""
        network = self._here.pop(transport, None)
        if network is not None:
            self._counts[network] -= 1
            if not self._counts[network]:
                del self._counts[network]


class Requests(HttpToolsProtocol):
    """HTTP with a time limit for the head of a request."""

    porch: Porch
    _overdue: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Lets a connection in, or ends it at once."""
        super().connection_made(transport)
        if self.porch.come(transport):
            self._expect()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody hung up."""
        self._heard()
        self.porch.go(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Something came; if it was neither a request nor part of one that is answered, the rest is waited for."""
        super().data_received(data)
        answering = self.cycle is not None and not self.cycle.response_complete
        idle = self._overdue is None and self.timeout_keep_alive_task is None
        if idle and not answering and self in self.connections:
            self._expect()

    def on_headers_complete(self) -> None:
        """The head of a request is there."""
        self._heard()
        super().on_headers_complete()

    def _expect(self) -> None:
        self._overdue = self.loop.call_later(self.porch.patience, self.transport.abort)

    def _heard(self) -> None:
        if self._overdue is not None:
            self._overdue.cancel()
            self._overdue = None


class Lines(WebSocketsSansIOProtocol):
    """A live connection that is counted until it ends, and that can be written to at once while the wire takes it."""

    porch: Porch

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

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody hung up."""
        self.porch.go(self.transport)
        super().connection_lost(exc)


def doors(porch: Porch) -> tuple[type[asyncio.Protocol], type[asyncio.Protocol]]:
    """The protocols of requests and of live connections, behind this porch."""
    return type("Requests", (Requests,), {"porch": porch}), type("Lines", (Lines,), {"porch": porch})


def open_files() -> int:
    """How many files this process may open, raised as far as it may raise it itself."""
    try:
        import resource
    except ImportError:
        return 512
    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _MANY if most == resource.RLIM_INFINITY else min(_MANY, most)
    if now < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
    return max(now, wanted)
