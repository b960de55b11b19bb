"""An outbox: what one client has still to be sent. Who does not take their messages is cut off, not waited for."""

import asyncio
from collections import deque
from collections.abc import Callable

Push = Callable[[str], bool]
"""Sends a message at once, if the wire takes it."""


class Outbox:
    """Messages in order; of presence only the latest counts, so that coming and going never fills it."""

    def __init__(self, messages: int, size: int, push: Push | None = None) -> None:
        self._most, self._size = messages, size
        self._push = push
        self._texts: deque[str] = deque()
        self._held = 0
        self._presence: str | None = None
        self._finished = False
        self._waits = False
        """Whether anything is here, or on its way from here."""
        self._ready = asyncio.Event()
        self.overrun = False

    def put(self, text: str) -> None:
        """One more message: it leaves at once if nothing waits before it. A single one is never too long."""
        if self._push is not None and not self._waits and self._push(text):
            return
        self._waits = True
        if self._texts and (len(self._texts) >= self._most or self._held + len(text) > self._size):
            self.overrun = True
        else:
            self._texts.append(text)
            self._held += len(text)
        self._ready.set()

    def put_presence(self, text: str) -> None:
        """Who is there now; what was said of it before is of no use any more."""
        self._presence, self._waits = text, True
        self._ready.set()

    def finish(self) -> None:
        """Nothing more will come."""
        self._finished = True
        self._ready.set()

    async def next(self) -> str | None:
        """The next message; None after the last."""
        while True:
            if self.overrun:
                raise ConnectionError("the client does not keep up")
            if self._texts:
                text = self._texts.popleft()
                self._held -= len(text)
                return text
            if self._presence is not None:
                presence, self._presence = self._presence, None
                return presence
            if self._finished:
                return None
            self._waits = False
            self._ready.clear()
            await self._ready.wait()
