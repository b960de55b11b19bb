"""The results of days: the best of each day are read at most once in a while, however many look at them."""

import time
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from kingcraft.server.store import dailies
from kingcraft.server.store.dailies import DailyRow
from kingcraft.server.store.database import Database

SHOWN: Final = 20
"""Results that everybody sees."""
_LASTS: Final = 1.0
"""Seconds for which results are told again as they were."""
_DAYS: Final = 64
"""Days that are remembered at once."""


@dataclass(frozen=True)
class Board:
    """The best of a day with their ranks, and how many have finished."""

    day: str
    game: str
    best: list[tuple[int, DailyRow]]
    finished: int
    read: float

    async def with_others(self, database: Database, others: Iterable[DailyRow | None]) -> list[tuple[int, DailyRow]]:
        """The best, and others who have finished, each with their rank."""
        rows = self.best[:]
        known = {row.person for _, row in rows}
        for row in others:
            if row is not None and row.merit is not None and row.person not in known:
                rows.append((1 + await dailies.better(database, self.day, self.game, row.merit), row))
        return rows


class Boards:
    """The boards that were asked for last."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._boards: dict[tuple[str, str], Board] = {}

    async def of(self, day: str, game: str) -> Board:
        """The board of a day, not older than a moment."""
        board = self._boards.pop((day, game), None)
        if board is None or time.monotonic() - board.read > _LASTS:
            board = await self._read(day, game)
        self._boards[(day, game)] = board
        for oldest in list(self._boards)[:-_DAYS]:
            del self._boards[oldest]
        return board

    async def _read(self, day: str, game: str) -> Board:
        best = await dailies.best(self._database, day, game, SHOWN)
        finished = await dailies.better(self._database, day, game)
        return Board(day, game, _ranked(best), finished, time.monotonic())


def _ranked(rows: list[DailyRow]) -> list[tuple[int, DailyRow]]:
    """Equal results have equal ranks."""
    merits = [row.merit for row in rows]
    return [(1 + merits.index(row.merit), row) for row in rows]
