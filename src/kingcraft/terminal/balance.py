"""A balance run from a terminal: the work, the tables, and the files that are asked for."""

import shlex
import sys
from pathlib import Path

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from kingcraft.arena.balance import Balance, Measured
from kingcraft.arena.balance import run as play
from kingcraft.arena.balance_report import KINDS, heads, lines, notes, write_document, write_page
from kingcraft.arena.ledger import Ledger, usual_ledger
from kingcraft.locales import say
from kingcraft.terminal.console import console as console_of
from kingcraft.terminal.ladder import Errand
from kingcraft.terminal.tables import progress


def run(console: Console, balance: Balance, errand: Errand, markdown: Path | None) -> Measured:
    """Plays a balance, or the rest of it, and tells what it says."""
    balance.check()
    measured = _play(balance, errand)
    if not errand.quiet:
        _tell(console, measured, errand.lang)
    command = shlex.join(["kingcraft", *sys.argv[1:]])
    files = [write_page(measured, errand.report, errand.lang, command)] if errand.report else []
    files += [write_document(measured, markdown, errand.lang, command)] if markdown else []
    for file in files:
        console_of(error=True).print(say(errand.lang, "ladder-report", file=str(file)), markup=False)
    return measured


def _play(balance: Balance, errand: Errand) -> Measured:
    plan = balance.plan()
    ledger = Ledger(errand.resume) if errand.resume else usual_ledger(plan.digest)
    try:
        with progress(errand.lang, balance.games, quiet=errand.quiet) as advance, errand.crew() as crew:
            ledger.prepare()
            if errand.fresh:
                ledger.forget([plan])
            return play(balance, crew, ledger, advance)
    except KeyboardInterrupt:
        console_of(error=True).print(say(errand.lang, "ladder-kept", file=str(ledger.file)), markup=False)
        raise


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
