"""A balance run from a terminal: the work, the tables, and the files that are asked for."""

from functools import partial
from pathlib import Path

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from kingcraft.arena.balance import Balance, Measured
from kingcraft.arena.balance import run as play
from kingcraft.arena.balance_report import KINDS, heads, lines, notes, write_document, write_page
from kingcraft.terminal.errand import Errand


def run(console: Console, balance: Balance, errand: Errand, markdown: Path | None) -> Measured:
    """Plays a balance, or the rest of it, and tells what it says."""
    balance.check()
    plan = balance.plan()
    measured = errand.carry_out([plan], balance.games, errand.ledger(plan.digest), partial(play, balance))
    if not errand.quiet:
        _tell(console, measured, errand.lang)
    files = [write_page(measured, errand.report, errand.lang, errand.command)] if errand.report else []
    files += [write_document(measured, markdown, errand.lang, errand.command)] if markdown else []
    for file in files:
        errand.tell_file(file)
    return measured


def _tell(console: Console, measured: Measured, lang: str) -> None:
    for kind in KINDS:
        if measured.of(kind):
            console.print(_table(measured, kind, lang))
    for line in notes(measured, lang):
        console.print(line, markup=False)


def _table(measured: Measured, kind: str, lang: str) -> Table:
    table = Table(box=SIMPLE_HEAD, pad_edge=False, collapse_padding=True)
    for index, head in enumerate(heads(kind, lang)):
        table.add_column(head, justify="left" if index < 2 else "right")
    for line in lines(measured, kind, lang):
        table.add_row(*line)
    return table
