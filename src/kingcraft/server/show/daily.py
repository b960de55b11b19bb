"""The set-up of the day as it is told: how everybody did."""

import json

from kingcraft.server.protocol.practice import DailyResult
from kingcraft.server.store.dailies import KING, DailyRow


def show_results(rows: list[DailyRow], person: str | None, king: str) -> list[DailyResult]:
    """How everybody did whose game is over, the best first."""
    found = [result for row in rows if (result := _result(row, person, king)) is not None]
    return sorted(found, key=lambda each: (-each.won, each.rival - each.points))


def _result(row: DailyRow, person: str | None, king: str) -> DailyResult | None:
    if row.person == KING and row.scores is not None:
        own, rival = row.scores
        return DailyResult(name=king, you=False, king=True, points=own, rival=rival, won=own > rival)
    summary = json.loads(row.summary) if row.summary else {}
    result = summary.get("result")
    if not result or result["ending"] != "finished":
        return None
    own, rival = result["scores"]
    return DailyResult(
        name=summary["seats"][0]["name"],
        you=row.person == person,
        king=False,
        points=own,
        rival=rival,
        won="A" in result["winners"],
    )
