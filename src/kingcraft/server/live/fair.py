"""Fair turns: few hands, many who ask. Each asker gets one turn after the other, however much they ask for."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class FairTurns:
    """So many at work at once; those who wait are served in turn by who asks, not by who asked most."""

    def __init__(self, hands: int) -> None:
        self._free = hands
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @asynccontextmanager
    async def turn(self, asker: str) -> AsyncIterator[None]:
        """Waits for a free hand, and gives it back."""
        await self._come(asker)
        try:
            yield
        finally:
            self._next()

    async def _come(self, asker: str) -> None:
        if self._free:
            self._free -= 1
            return
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(asker, deque()).append(called)
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():
                self._next()
            raise

    def _next(self) -> None:
        """The hand goes to the asker whose last turn is longest ago."""
        while self._waiting:
            asker, queue = self._waiting.popitem(last=False)
            called = queue.popleft()
            if queue:
                self._waiting[asker] = queue
            if not called.done():
                called.set_result(None)
                return
        self._free += 1
