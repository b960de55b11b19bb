"""Health: whether what happens is being kept, and whether bots think."""

import time
from typing import Final

from kingcraft.server.clockwork import now_ms
from kingcraft.server.live.think import Thinkers
from kingcraft.server.refusals import Unkept
from kingcraft.server.store.write import Writer

_LASTS: Final = 1.0
"""Seconds for which an answer is given again: asking must not be work."""
_SLOW: Final = 10.0
"""A write that has waited for so many seconds is a sign of trouble."""


class Health:
    """Asks the writer whether it can write, and looks whether the bots' processes hang."""

    def __init__(self, writer: Writer, thinkers: Thinkers) -> None:
        self._writer = writer
        self._thinkers = thinkers
        self._asked = float("-inf")
        self._said = ""

    async def trouble(self) -> str:
        """What is wrong, in a word; empty if nothing is."""
        if self._writer.oldest() > _SLOW:
            return "writes"
        if time.monotonic() - self._asked > _LASTS:
            self._said = await self._probe()
            self._asked = time.monotonic()
        hung, all_of_them = self._thinkers.hung()
        return self._said or ("thinkers" if hung == all_of_them else "")

    def note(self) -> str:
        """What is said beside that all is well."""
        hung, all_of_them = self._thinkers.hung()
        return f"ok, but {hung} of {all_of_them} thinkers hang" if hung else "ok"

    async def _probe(self) -> str:
        try:
            await self._writer.probe(now_ms())
        except Unkept:
            return "database"
        return ""
