"""The report of games looked back at: a page that stands alone, with the course of each game as a chart."""

from html import escape
from pathlib import Path

from kingcraft.arena.figures import decimal, percent
from kingcraft.arena.plots import Scale, Span, spans
from kingcraft.arena.report import command_section, document, section, table, write_file
from kingcraft.core.registry import called
from kingcraft.core.speech import spoken
from kingcraft.locales import say
from kingcraft.lookback.course import WHOLE
from kingcraft.lookback.judging import PHASES, Judged
from kingcraft.lookback.many import (
    Errors,
    PlayerRow,
    Reviewed,
    called_row,
    grade_name,
    kind_name,
    phase_name,
    player_of,
)
from kingcraft.lookback.summary import SeatSummary

SEAT_COLUMNS = ("seat", "result", "luck", "skill", "others", "adjusted", "decisions", "error", "mistakes")
PLAYER_COLUMNS = ("player", "games", "result", "luck", "adjusted", "decisions", "error", "mistakes", "grade")
_WIDE, _HIGH, _LEFT, _RIGHT = 720, 260, 46, 96
_DASHES = ("", "9 4", "3 4", "12 4 3 4", "1 5")
_NAME = 18
"""The height of a name at the end of its line."""


def write_review(reviewed: list[Reviewed], rows: list[PlayerRow], folder: Path, lang: str, command: str) -> Path:
    """Writes `index.html` into a folder; gives its path."""
    games = [part for one in reviewed for part in _game(one, lang)] if len(reviewed) == 1 else _many(rows, lang)
    sections = [*games, command_section(lang, command)]
    return write_file(
        folder / "index.html", document(lang, _title(reviewed, lang), [say(lang, "lookback-how")], sections)
    )


def _title(reviewed: list[Reviewed], lang: str) -> str:
    games = dict.fromkeys([str(spoken(called(record.game), lang)) for record, _ in reviewed])
    return say(lang, "lookback-title", game=", ".join(games), count=len(reviewed))


def _game(one: Reviewed, lang: str) -> list[str]:
    record, found = one
    names = [player_of(record, seat) for seat in range(record.seats)]
    heads = [say(lang, f"lookback-column-{column}") for column in SEAT_COLUMNS]
    lines = [[names[each.seat], *seat_figures(each, lang)] for each in found.seats]
    moments = [_moment(each, names, lang) for each in found.judged if each.mistake]
    columns = [say(lang, f"lookback-column-{column}") for column in ("move", "seat", "played", "better", "loss")]
    return [
        _section(lang, "course", chart([found.changes[0].before, *[one.after for one in found.changes]], names, lang)),
        _section(lang, "seats", table(heads, lines, 1)),
        _section(lang, "mistakes", table(columns, moments, 4)),
    ]


def _many(rows: list[PlayerRow], lang: str) -> list[str]:
    heads = [say(lang, f"lookback-column-{column}") for column in PLAYER_COLUMNS]
    lines = [[called_row(row, rows, lang), *player_figures(row, lang)] for row in rows]
    parts = [("phase", "phases"), ("kind", "kinds")]
    return [
        _section(lang, "players", table(heads, lines, 1)),
        _section(lang, "errors", _errors_plot(rows, lang)),
        *[_section(lang, part, _errors_table(rows, part, member, lang)) for part, member in parts],
    ]


def _section(lang: str, id: str, body: str) -> str:
    return section(say(lang, "lookback-head-" + id), say(lang, "lookback-read-" + id), body)


def seat_figures(each: SeatSummary, lang: str) -> list[str]:
    """What a game was for a seat, in the order of the columns."""
    changes = [changed(lang, amount) for amount in (each.luck, each.skill, each.others)]
    result, adjusted = percent(lang, each.result / WHOLE), percent(lang, each.adjusted / WHOLE)
    return [result, *changes, adjusted, str(each.decisions), _error(lang, each), str(len(each.mistakes))]


def player_figures(row: PlayerRow, lang: str) -> list[str]:
    """A player over many games, in the order of the columns after the name."""
    luck = f"{changed(lang, round(row.luck * WHOLE))} ± {decimal(lang, row.luck_spread * 100, 1)}"
    result, adjusted = percent(lang, row.result), percent(lang, row.adjusted)
    counts = [str(row.errors.decisions), _error(lang, row.errors), str(row.errors.mistakes)]
    return [str(row.games), result, luck, adjusted, *counts, grade_name(row.grade, lang)]


def changed(lang: str, millionths: int) -> str:
    """A change of a chance, in points of it, with its sign."""
    return ("+" if millionths > 0 else "") + points(lang, millionths / WHOLE, 1)


def points(lang: str, part: float, places: int) -> str:
    """A part of a chance in points of it."""
    text = decimal(lang, abs(part) * 100, places)
    return "−" + text if part < 0 and text.strip("0.,") else text


def _error(lang: str, each: SeatSummary | Errors) -> str:
    return f"{points(lang, each.error, 2)} ± {decimal(lang, each.spread * 100, 2)}"


def _moment(each: Judged, names: list[str], lang: str) -> list[str]:
    loss = f"{decimal(lang, each.loss * 100, 1)} ± {decimal(lang, each.spread * 100, 1)}"
    return [str(each.ply), names[each.seat], each.played, each.best, loss]


def _errors_plot(rows: list[PlayerRow], lang: str) -> str:
    most = max([0.01, *[row.errors.error + 2 * row.errors.spread for row in rows]])
    scale = Scale(0.0, most, 10, False, lambda value: decimal(lang, value * 100, 1))
    return spans(
        [_span(row, called_row(row, rows, lang), lang) for row in rows], scale, [], say(lang, "lookback-head-errors")
    )


def _span(row: PlayerRow, name: str, lang: str) -> Span:
    error, reach = row.errors.error, 2 * row.errors.spread
    return Span(name, error - reach, error, error + reach, _error(lang, row.errors), True)


def _errors_table(rows: list[PlayerRow], part: str, member: str, lang: str) -> str:
    names = list(PHASES) if part == "phase" else sorted({name for row in rows for name in row.kinds})
    said = {name: phase_name(name, lang) if part == "phase" else kind_name(name, lang) for name in names}
    heads = [say(lang, "lookback-column-player"), *said.values()]
    lines = [
        [called_row(row, rows, lang), *[_cell(getattr(row, member).get(name), lang) for name in names]] for row in rows
    ]
    return table(heads, lines, 1)


def _cell(each: Errors | None, lang: str) -> str:
    return "–" if each is None or not each.decisions else f"{_error(lang, each)} ({each.decisions})"


def chart(stations: list[list[int]], names: list[str], lang: str) -> str:
    """Every seat's chance over the game: lines told apart by their dashes and the names at their ends."""
    body = [_level(share, lang) for share in (0.0, 0.25, 0.5, 0.75, 1.0)]
    ends = _apart([(_y(stations[-1][seat]), seat) for seat in range(len(names))])
    for seat, name in enumerate(names):
        colour, dash = f"var(--s{seat % 5})", _DASHES[seat % 5]
        places = " ".join(
            [f"{_x(ply, len(stations)):.1f},{_y(chances[seat]):.1f}" for ply, chances in enumerate(stations)]
        )
        body.append(
            f'<polyline points="{places}" fill="none" stroke="{colour}" stroke-width="2.5" stroke-dasharray="{dash}"/>'
        )
        body.append(f'<text class="small" x="{_WIDE - _RIGHT + 6}" y="{ends[seat] + 4:.1f}">{escape(name[:14])}</text>')
    label = escape(say(lang, "lookback-head-course"))
    return f'<svg viewBox="0 0 {_WIDE} {_HIGH}" role="img" aria-label="{label}">' + "".join(body) + "</svg>"


def _level(share: float, lang: str) -> str:
    y = _y(int(share * WHOLE))
    line = f'<line class="grid" x1="{_LEFT}" x2="{_WIDE - _RIGHT}" y1="{y:.1f}" y2="{y:.1f}"/>'
    return line + f'<text class="small" x="{_LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{percent(lang, share)}</text>'


def _apart(ends: list[tuple[float, int]]) -> dict[int, float]:
    """Where names stand so that none hides another: as near the ends of their lines as they can."""
    placed: dict[int, float] = {}
    last = -1.0e9
    for rank, (y, seat) in enumerate(sorted(ends)):
        last = min(max(y, last + _NAME), _HIGH - 14 - (len(ends) - rank - 1) * _NAME)
        placed[seat] = last
    return placed


def _x(ply: int, count: int) -> float:
    return _LEFT + ply / max(1, count - 1) * (_WIDE - _LEFT - _RIGHT)


def _y(chance: int) -> float:
    return _HIGH - 14 - chance / WHOLE * (_HIGH - 28)
