"""A ladder run from a terminal: the bots it names, the work, the tables, and the files that are asked for."""

import csv
import json
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Literal

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from kingcraft.arena.ladder import Ladder, Played
from kingcraft.arena.ladder import run as play
from kingcraft.arena.ledger import Ledger
from kingcraft.arena.records import write_records
from kingcraft.arena.report import COLUMNS, RATING_COLUMNS, figures, notes, rating_figures, write_report
from kingcraft.arena.standings import Rating, Row, dumped, ratings, rows
from kingcraft.bots.base import Budget
from kingcraft.bots.words import Entrant, entrant
from kingcraft.core.reasons import reason_of
from kingcraft.core.ruling import BadOption, Refused, Ruling
from kingcraft.locales import say
from kingcraft.terminal.errand import Errand


def entrants(bots: Sequence[str], seconds: float, playouts: int) -> list[Entrant]:
    """The bots of these names, each with its own thinking or that of all."""
    if seconds and playouts:
        raise BadOption(Ruling("thinking-twice"))
    budget = Budget(playouts, seconds) if seconds or playouts else None
    return [entrant(text, budget) for text in bots]


def run(console: Console, ladder: Ladder, errand: Errand, records: Path | None = None) -> Played:
    """Plays a ladder, or the rest of it, and tells what it says. `records` is a folder for games."""
    ladder.check()
    ledger, plans = errand.ledger(ladder.digest), ladder.plans()
    played = errand.carry_out(plans, ladder.rounded * len(plans), ledger, partial(play, ladder))
    if not errand.quiet:
        _tell(console, played, ledger, errand.lang)
    if errand.csv:
        write_csv(played, errand.csv)
    if errand.report:
        file = write_report(played, errand.report, errand.lang, errand.command)
        errand.tell_file(file)
    if records:
        for match in played.matches:
            write_records(match.plan, match.outcomes, records)
    return played


def _tell(console: Console, played: Played, ledger: Ledger, lang: str) -> None:
    console.print(rows_table(rows(played), lang))
    console.print(ratings_table(ratings(played), lang))
    for line in notes(played, lang):
        console.print(line, markup=False)
    if played.known:
        console.print(say(lang, "ladder-known", count=played.known, file=str(ledger.file)), markup=False)


def faults(played: Played) -> dict[str, int]:
    """How often each bot failed."""
    found = rows(played)
    return {bot: sum(row.faults for row in found if row.bot == bot) for bot in {row.bot: 0 for row in found}}


def rows_table(rows: Sequence[Row], lang: str) -> Table:
    """Every bot against every other."""
    table = _table(lang, COLUMNS, words=2)
    for row in rows:
        table.add_row(*figures(row, lang))
    return table


def ratings_table(ratings: Sequence[Rating], lang: str) -> Table:
    """The bots from strong to weak."""
    table = _table(lang, RATING_COLUMNS, words=1)
    for rating in ratings:
        table.add_row(*rating_figures(rating, lang))
    return table


def write_csv(played: Played, file: Path) -> None:
    """The rows with the names and numbers of the JSON, options and versions as JSON in one cell each."""
    told = ("options", "versions")
    found = [{**row, **{name: json.dumps(row[name], ensure_ascii=False) for name in told}} for row in dumped(played)]
    try:
        with file.open("w", encoding="utf-8", newline="") as out:
            writer = csv.DictWriter(out, list(found[0]))
            writer.writeheader()
            writer.writerows(found)
    except OSError as error:
        raise Refused(Ruling("file-unwritable", facts={"file": str(file), "reason": reason_of(error)})) from None


def _table(lang: str, columns: Sequence[str], words: int) -> Table:
    table = Table(box=SIMPLE_HEAD, pad_edge=False, collapse_padding=True)
    for index, column in enumerate(columns):
        word = index < words
        justify: Literal["left", "right"] = "left" if word else "right"
        table.add_column(say(lang, "ladder-column-" + column), justify=justify, no_wrap=not word, overflow="fold")
    return table
