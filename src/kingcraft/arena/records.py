"""The games of an arena as records: what anybody can replay, look back at, or bring to a table."""

import re
from pathlib import Path

from kingcraft.arena.play import Outcome, Plan
from kingcraft.core.reasons import reason_of
from kingcraft.core.record import Record
from kingcraft.core.replay import first_state, push
from kingcraft.core.ruling import Refused, Ruling


def record_of(plan: Plan, outcome: Outcome) -> Record:
    """The record of a game whose moves were kept. Its dice fell by a stream, so that it promises no seed."""
    record = Record(plan.game, plan.seats, dict(plan.options))
    playing = plan.entrants(outcome.number)
    record.names = [entrant.text for entrant in playing]
    record.bots = [entrant.version(plan.game) for entrant in playing]
    state = first_state(record)
    for action in outcome.moves:
        push(state, record, action)
    record.result = state.scores()
    return record


def write_records(plan: Plan, outcomes: list[Outcome], folder: Path) -> None:
    """A file for each game, named by who played and the number of the game."""
    who = re.sub(r"[^\w.@-]+", "-", f"{plan.bot.text}-{plan.against.text}")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for outcome in outcomes:
            file = folder / f"{who}-{outcome.number:05d}.txt"
            file.write_text(record_of(plan, outcome).text(), encoding="utf-8")
    except OSError as error:
        facts: dict[str, object] = {"file": str(folder), "reason": reason_of(error)}
        raise Refused(Ruling("file-unwritable", facts=facts)) from None
