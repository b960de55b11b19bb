"""A game looked back at from a terminal: a table of the seats, a line of the course, and the moments to learn from."""

import os
from collections.abc import Iterator

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.markup import escape
from rich.table import Table

import kingcraft as kc
from kingcraft.arena.figures import decimal
from kingcraft.core.record import Record
from kingcraft.core.speech import SEAT_LETTERS
from kingcraft.locales import percent, say
from kingcraft.lookback.course import WHOLE, Chances
from kingcraft.lookback.judging import Judged
from kingcraft.lookback.summary import LookedBack, SeatSummary
from kingcraft.lookback.work import Effort, look_back
from kingcraft.terminal.tables import progress

COLUMNS = ("seat", "result", "luck", "skill", "others", "adjusted", "decisions", "error", "mistakes")
_BARS = "▁▂▃▄▅▆▇█"
_MOST = 60
"""The course is no longer than this."""


def run(console: Console, text: str, effort: Effort, workers: int, lang: str, quiet: bool) -> LookedBack:
    """Looks back at a record, and tells what was found."""
    record = kc.replay(text).record
    with progress(lang, len(record.moves), quiet=quiet) as advance:
        found = look_back(record, effort, workers or os.cpu_count() or 1, advance)
    if not quiet:
        _tell(console, record, found, lang)
    return found


def _tell(console: Console, record: Record, found: LookedBack, lang: str) -> None:
    console.print(_table(record, found, lang))
    for seat in range(record.seats):
        console.print(f"{_name(record, seat)} {_line(_course(found, seat))}", markup=False)
    for line in _mistakes(record, found, lang):
        console.print(line)
    console.print(say(lang, "lookback-how"), markup=False)


def _table(record: Record, found: LookedBack, lang: str) -> Table:
    table = Table(box=SIMPLE_HEAD, pad_edge=False, collapse_padding=True)
    for index, column in enumerate(COLUMNS):
        table.add_column(say(lang, f"lookback-column-{column}"), justify="left" if index == 0 else "right")
    for each in found.seats:
        table.add_row(escape(_name(record, each.seat)), *_figures(each, lang))
    return table


def _figures(each: SeatSummary, lang: str) -> list[str]:
    changes = [_points(lang, amount) for amount in (each.luck, each.skill, each.others)]
    error = f"{decimal(lang, each.error * 100, 2)} ± {decimal(lang, each.spread * 100, 2)}"
    result, adjusted = percent(lang, each.result / WHOLE), percent(lang, each.adjusted / WHOLE)
    return [result, *changes, adjusted, str(each.decisions), error, str(len(each.mistakes))]


def _points(lang: str, millionths: int) -> str:
    """A change of a chance, in points of it, with its sign."""
    sign = "+" if millionths > 0 else "−" if millionths < 0 else ""
    return sign + decimal(lang, abs(millionths) / WHOLE * 100, 1)


def _course(found: LookedBack, seat: int) -> list[int]:
    stations: list[Chances] = [found.changes[0].before, *[change.after for change in found.changes]]
    step = max(1, -(-len(stations) // _MOST))
    return [chances[seat] for chances in [*stations[:-1:step], stations[-1]]]


def _line(course: list[int]) -> str:
    """A chance over the game, as a row of bars."""
    return "".join([_BARS[min(len(_BARS) - 1, chance * len(_BARS) // WHOLE)] for chance in course])


def _mistakes(record: Record, found: LookedBack, lang: str) -> Iterator[str]:
    for each in sorted([one for seat in found.seats for one in seat.mistakes], key=lambda one: one.ply):
        yield _mistake(record, each, lang)


def _mistake(record: Record, each: Judged, lang: str) -> str:
    facts: dict[str, str | int] = {"ply": each.ply, "seat": _name(record, each.seat)}
    facts |= {"played": each.played, "best": each.best}
    loss, spread = decimal(lang, each.loss * 100, 1), decimal(lang, each.spread * 100, 1)
    return escape(say(lang, "lookback-mistake", **facts, loss=loss, spread=spread))


def _name(record: Record, seat: int) -> str:
    """A seat by its name where the record has one, else by its letter."""
    return record.names[seat] if seat < len(record.names) else SEAT_LETTERS[seat]
