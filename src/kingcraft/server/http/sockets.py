"""The outermost door: no address has more than its share of connections, nor opens them faster than people do."""

import asyncio
from functools import partial
from typing import Any, Final

from kingcraft.server import metrics
from kingcraft.server.http.address import network_of
from kingcraft.server.http.frames import FrameMeter
from kingcraft.server.http.intake import Intake
from kingcraft.server.http.protocols import Requests
from kingcraft.server.limits import Bucket, Buckets
from kingcraft.server.settings import Settings

_MANY: Final = 65_536
_ARRIVALS: Final = 4
"""How often an address may open all the connections it may have, one after the other, at once; then slower."""
_ARRIVALS_A_SECOND: Final = 0.4
_BLAME: Final = 10
"""Connections that one which had to be cut off counts for."""
_FRAMES_A_MESSAGE: Final = 4
"""Frames for every message that a connection may send: pings, pongs and fragments are frames, too."""


class Porch:
    """Counts the open connections of every address, and of all, and how fast they come."""

    def __init__(self, settings: Settings, most: int) -> None:
        self._settings = settings
        self._each, self._most = settings.sockets_per_address, most
        self._proxies = {proxy.strip() for proxy in settings.trusted_proxies.split(",")}
        self._here: dict[asyncio.BaseTransport, str] = {}
        self._counts: dict[str, int] = {}
        self._arrivals = Buckets(_ARRIVALS * self._each, _ARRIVALS_A_SECOND * self._each)

    def come(self, transport: asyncio.BaseTransport) -> bool:
        """Counts a connection in; False if there is no room for it, or if too many come from there."""
        peer = transport.get_extra_info("peername")
        address = str(peer[0]) if peer else "?"
        network = network_of(address)
        if len(self._here) >= self._most or not (self._proxies & {address, "*"} or self._share(network)):
            metrics.TURNED_AWAY.inc()
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

    def blame(self, transport: asyncio.BaseTransport) -> None:
        """A connection had to be cut off: its address may open fewer for a while."""
        metrics.CUT.inc()
        network = self._here.get(transport)
        if network is not None:
            self._arrivals.charge(network, _BLAME)

    def meter(self) -> FrameMeter:
        """What counts the frames of a live connection."""
        burst, rate = self._settings.message_burst, self._settings.message_rate
        return FrameMeter(Bucket(_FRAMES_A_MESSAGE * burst, _FRAMES_A_MESSAGE * rate))

    def _share(self, network: str) -> bool:
        return self._counts.get(network, 0) < self._each and self._arrivals.take(network)


def door(porch: Porch, settings: Settings) -> type[asyncio.Protocol]:
    """What uvicorn makes for every connection."""

    class _Door(Intake):
        def __init__(self, **given: Any) -> None:
            super().__init__(porch, partial(_Requests, **given))

    class _Requests(Requests):
        patience = settings.header_seconds

    return _Door


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
