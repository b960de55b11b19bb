"""Games looked back at from a terminal: tables of seats or players, lines of the course, the moments to learn from."""

import os
import shlex
import sys
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.markup import escape
from rich.table import Table

import kingcraft as kc
from kingcraft.arena.review_report import (
    PLAYER_COLUMNS,
    SEAT_COLUMNS,
    player_figures,
    points,
    seat_figures,
    write_review,
)
from kingcraft.core.record import Record
from kingcraft.locales import say
from kingcraft.lookback.course import WHOLE, Chances
from kingcraft.lookback.judging import PHASES
from kingcraft.lookback.many import Errors, PlayerRow, Reviewed, player_of, players
from kingcraft.lookback.naming import Moment, called_row, kind_name, moments, phase_name
from kingcraft.lookback.summary import LookedBack
from kingcraft.lookback.work import Effort, Hands, hands_of, look_back_all
from kingcraft.terminal.console import console as console_of
from kingcraft.terminal.tables import progress

_BARS = "▁▂▃▄▅▆▇█"
_MOST = 60
"""The course is no longer than this."""


@dataclass(frozen=True)
class Review:
    """How games are to be looked back at, and what is to be written besides the tables."""

    effort: Effort
    workers: int
    ray: str
    html: Path | None
    lang: str
    quiet: bool

    def hands(self) -> Hands:
        """Who does it: a cluster if its address is given, else processes here."""
        if self.ray:
            from kingcraft.arena.cluster import looking_back

            return partial(looking_back, self.ray, self.workers)
        return hands_of(self.workers or os.cpu_count() or 1)


def run(console: Console, texts: list[str], review: Review) -> list[Reviewed]:
    """Looks back at records, and tells what was found."""
    records = [kc.replay(text).record for text in texts]
    with progress(review.lang, sum([len(record.moves) for record in records]), quiet=review.quiet) as advance:
        found = list(zip(records, look_back_all(records, review.effort, review.hands(), advance), strict=True))
    if not review.quiet:
        _tell(console, found, review.lang)
    if review.html:
        command = shlex.join(["kingcraft", *sys.argv[1:]])
        file = write_review(found, players(found), review.html, review.lang, command)
        console_of(error=True).print(say(review.lang, "ladder-report", file=str(file)), markup=False)
    return found


def dumped(found: list[Reviewed]) -> dict[str, object]:
    """Every game as it went, and what every player comes to over all of them; the same for one game and for many."""
    return {"games": [_dumped(*one) for one in found], "players": [row.dump() for row in players(found)]}


def _dumped(record: Record, found: LookedBack) -> dict[str, object]:
    names = [player_of(record, seat) for seat in range(record.seats)]
    return {"game": record.game, "names": names, **found.dump()}


def _tell(console: Console, found: list[Reviewed], lang: str) -> None:
    if len(found) == 1:
        _tell_one(console, *found[0], lang)
        console.print(say(lang, "look-back-rough"), markup=False)
    else:
        _tell_many(console, players(found), lang)
    console.print(say(lang, "lookback-how"), markup=False)


def _tell_one(console: Console, record: Record, found: LookedBack, lang: str) -> None:
    names = [player_of(record, seat) for seat in range(record.seats)]
    heads = [say(lang, f"lookback-column-{column}") for column in SEAT_COLUMNS]
    figures = [[names[each.seat], *seat_figures(each, record, lang)] for each in found.seats]
    first, *others = [list(row) for row in zip(heads, *figures, strict=True)]
    console.print(_table(first, others))
    for seat, name in enumerate(names):
        console.print(f"{name:{max(map(len, names))}} {_line(_course(found, seat))}", markup=False)
    for moment in moments(record, found, lang):
        console.print(_moment(moment, lang), markup=False)


def _tell_many(console: Console, rows: list[PlayerRow], lang: str) -> None:
    heads = [say(lang, f"lookback-column-{column}") for column in PLAYER_COLUMNS]
    names = [called_row(row, rows, lang) for row in rows]
    console.print(_table(heads, [[name, *player_figures(row, lang)] for name, row in zip(names, rows, strict=True)]))
    phases = [phase_name(phase, lang) for phase in PHASES]
    kinds = sorted({kind for row in rows for kind in row.kinds})
    player = say(lang, "lookback-column-player")
    console.print(
        _table(
            [player, *phases],
            [[name, *_errors(row.phases, PHASES, lang)] for name, row in zip(names, rows, strict=True)],
        )
    )
    heads = [player, *[kind_name(kind, lang) for kind in kinds]]
    console.print(
        _table(heads, [[name, *_errors(row.kinds, kinds, lang)] for name, row in zip(names, rows, strict=True)])
    )


def _errors(parts: dict[str, Errors], names: list[str] | tuple[str, ...], lang: str) -> list[str]:
    found = [parts.get(name) for name in names]
    return ["–" if each is None or not each.decisions else points(lang, each.error, 2) for each in found]


def _table(heads: list[str], rows: list[list[str]]) -> Table:
    table = Table(box=SIMPLE_HEAD, pad_edge=False, collapse_padding=True)
    for index, head in enumerate(heads):
        table.add_column(head, justify="left" if index == 0 else "right")
    for row in rows:
        table.add_row(*[escape(cell) for cell in row])
    return table


def _course(found: LookedBack, seat: int) -> list[int]:
    stations: list[Chances] = [found.changes[0].before, *[change.after for change in found.changes]]
    step = max(1, -(-len(stations) // _MOST))
    return [chances[seat] for chances in [*stations[:-1:step], stations[-1]]]


def _line(course: list[int]) -> str:
    """A chance over the game, as a row of bars."""
    return "".join([_BARS[min(len(_BARS) - 1, chance * len(_BARS) // WHOLE)] for chance in course])


def _moment(each: Moment, lang: str) -> str:
    by, spread = (points(lang, part, 1) for part in each.judged.by)
    facts = {"seat": each.player, "played": each.played, "instead": each.instead, "why": each.why}
    id = "lookback-fine" if each.judged.fine else "lookback-mistake"
    return say(lang, id, ply=each.judged.ply, by=by, spread=spread, **facts)
