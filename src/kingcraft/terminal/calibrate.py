"""A calibration run from a terminal: the work, the tables, and the files that are asked for."""

import json
from functools import partial
from pathlib import Path
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from kingcraft.arena.calibrate import Calibrated, Calibration, curve_for
from kingcraft.arena.calibrate import run as play
from kingcraft.arena.calibrate_report import heads, lines, notes, write_page
from kingcraft.arena.report import write_file
from kingcraft.bots.honest import name_of
from kingcraft.core.ruling import BadOption, Ruling
from kingcraft.terminal.errand import Errand


def run(console: Console, calibrations: list[Calibration], errand: Errand, fit: Path | None) -> list[Calibrated]:
    """Plays calibrations of one bot, or the rest of them, and tells what they say."""
    if fit:
        curves_in(fit)
        calibrations[0].preset()
    for calibration in calibrations:
        calibration.check()
    plans = [calibration.plan() for calibration in calibrations]
    games = len(plans) * calibrations[0].games
    ledger = errand.ledger("-".join([plan.digest for plan in plans]))
    found = errand.carry_out(plans, games, ledger, partial(play, calibrations))
    if not errand.quiet:
        for each in found:
            _tell(console, each, errand.lang)
    if errand.report:
        errand.tell_file(write_page(found, errand.report, errand.lang, errand.command))
    if fit:
        _learn(found, fit, errand)
    return found


def _learn(found: list[Calibrated], fit: Path, errand: Errand) -> None:
    """Writes the curve of a bot into a file of curves, if it said anything."""
    if any([each.cases for each in found]):
        errand.tell_file(write_file(fit, with_curve(fit, found)), "calibrate-curves")
    else:
        errand.tell("calibrate-silent", bot=found[0].calibration.asked.text)


def with_curve(file: Path, found: list[Calibrated]) -> str:
    """The text of a file of curves, with that of these answers in its place."""
    data = curves_in(file)
    what = found[0].calibration
    curves = data["curves"].setdefault(what.asked.name, {})
    curves[name_of(what.seats, what.preset())] = curve_for(found).dump()
    data["curves"][what.asked.name] = dict(sorted(curves.items()))
    return json.dumps(data, indent=1) + "\n"


def curves_in(file: Path) -> dict[str, Any]:
    """What a file of curves holds, nothing if it is not there yet; BadOption if it is no such file."""
    if not file.exists():
        return {"curves": {}}
    try:
        data = json.loads(file.read_text(encoding="utf-8"))
        return {**data, "curves": {bot: dict(curves) for bot, curves in data["curves"].items()}}
    except (OSError, ValueError, LookupError, TypeError, AttributeError):
        raise BadOption(Ruling("curves-unreadable", facts={"file": str(file)})) from None


def _tell(console: Console, found: Calibrated, lang: str) -> None:
    for kind in ("thirds", "tenths") if found.cases else ():
        table = Table(box=SIMPLE_HEAD, pad_edge=False, collapse_padding=True)
        for index, head in enumerate(heads(kind, lang)):
            table.add_column(head, justify="left" if index == 0 else "right")
        for line in lines(kind, found, lang):
            table.add_row(*line)
        console.print(table)
    for note in notes(found, lang):
        console.print(note, markup=False)
