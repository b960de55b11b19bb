"""The set-up of the day as it is told: how the best did, and with what rank."""

import json

from kingcraft.server.protocol.practice import DailyResult
from kingcraft.server.store.dailies import KING, DailyRow


def show_results(rows: list[tuple[int, DailyRow]], person: str | None, king: str) -> list[DailyResult]:
    """Results with their ranks, the best first."""
    return [_result(rank, row, person, king) for rank, row in sorted(rows, key=lambda ranked: ranked[0])]


def _result(rank: int, row: DailyRow, person: str | None, king: str) -> DailyResult:
    if row.person == KING:
        own, rival = row.scores or (0, 0)
        return DailyResult(rank=rank, name=king, you=False, king=True, points=own, rival=rival, won=own > rival)
    summary = json.loads(row.summary or "{}")
    own, rival = summary["result"]["scores"]
    return DailyResult(
        rank=rank,
        name=summary["seats"][0]["name"],
        you=row.person == person,
        king=False,
        points=own,
        rival=rival,
        won="A" in summary["result"]["winners"],
    )
