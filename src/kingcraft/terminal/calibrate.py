"""A calibration run from a terminal: the work, the tables, and the files that are asked for."""

import json
from functools import partial
from pathlib import Path

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from kingcraft.arena.calibrate import Calibrated, Calibration
from kingcraft.arena.calibrate import run as play
from kingcraft.arena.calibrate_report import heads, lines, notes, write_page
from kingcraft.arena.report import write_file
from kingcraft.terminal.errand import Errand


def run(console: Console, calibration: Calibration, errand: Errand, fit: Path | None) -> Calibrated:
    """Plays a calibration, or the rest of it, and tells what it says."""
    calibration.check()
    plan = calibration.plan()
    found = errand.carry_out([plan], calibration.games, errand.ledger(plan.digest), partial(play, calibration))
    if not errand.quiet:
        _tell(console, found, errand.lang)
    if errand.report:
        errand.tell_file(write_page(found, errand.report, errand.lang, errand.command))
    if fit:
        errand.tell_file(write_file(fit, with_curve(fit, found)))
    return found


def with_curve(file: Path, found: Calibrated) -> str:
    """The text of a file of curves, with that of these answers in its place."""
    data = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {"curves": {}}
    what = found.calibration
    curves = data["curves"].setdefault(what.asked.name, {})
    curves[str(what.seats)] = found.curve().dump()
    data["curves"][what.asked.name] = dict(sorted(curves.items()))
    return json.dumps(data, indent=1) + "\n"


def _tell(console: Console, found: Calibrated, lang: str) -> None:
    for kind in ("thirds", "tenths"):
        table = Table(box=SIMPLE_HEAD, pad_edge=False, collapse_padding=True)
        for index, head in enumerate(heads(kind, lang)):
            table.add_column(head, justify="left" if index == 0 else "right")
        for line in lines(kind, found, lang):
            table.add_row(*line)
        console.print(table)
    for note in notes(found, lang):
        console.print(note, markup=False)
