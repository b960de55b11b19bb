"""Health: whether what happens is being kept."""

import time
from typing import Final

from kingcraft.server.clockwork import now_ms
from kingcraft.server.refusals import Unkept
from kingcraft.server.store.write import Writer

_LASTS: Final = 1.0
"""Seconds for which an answer is given again: asking must not be work."""
_SLOW: Final = 10.0
"""A write that has waited for so many seconds is a sign of trouble."""


class Health:
    """Asks the writer whether it can write."""

    def __init__(self, writer: Writer) -> None:
        self._writer = writer
        self._asked = float("-inf")
        self._said = ""

    async def trouble(self) -> str:
        """What is wrong, in a word; empty if nothing is."""
        if self._writer.oldest() > _SLOW:
            return "writes"
        if time.monotonic() - self._asked > _LASTS:
            self._said = await self._probe()
            self._asked = time.monotonic()
        return self._said

    async def _probe(self) -> str:
        try:
            await self._writer.probe(now_ms())
        except Unkept:
            return "database"
        return ""
