"""The report of games looked back at: a page that stands alone, with the course of each game as a chart."""

from pathlib import Path

from kingcraft.arena.figures import decimal, percent, within
from kingcraft.arena.plots import Line, Scale, Span, lines, spans
from kingcraft.arena.report import command_section, document, section, table, write_file
from kingcraft.core.registry import called
from kingcraft.core.speech import spoken
from kingcraft.locales import say
from kingcraft.lookback.course import WHOLE
from kingcraft.lookback.judging import PHASES, Judged
from kingcraft.lookback.many import Errors, PlayerRow, Reviewed, player_of
from kingcraft.lookback.naming import called_row, grade_name, kind_name, phase_name
from kingcraft.lookback.summary import LookedBack, SeatSummary

SEAT_COLUMNS = ("seat", "result", "luck", "skill", "others", "adjusted", "decisions", "error", "mistakes")
MOMENT_COLUMNS = ("move", "seat", "played", "better", "why", "loss")
PLAYER_COLUMNS = ("player", "games", "result", "luck", "adjusted", "decisions", "error", "mistakes", "grade")


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
    figures = [[names[each.seat], *seat_figures(each, lang)] for each in found.seats]
    moments = [_moment(each, record.game, names, lang) for each in found.judged if each.mistake]
    columns = [say(lang, f"lookback-column-{column}") for column in MOMENT_COLUMNS]
    return [
        _section(lang, "course", _course(found, names, lang)),
        _section(lang, "seats", table(heads, figures, 1)),
        _section(lang, "mistakes", table(columns, moments, len(columns) - 1)),
    ]


def _course(found: LookedBack, names: list[str], lang: str) -> str:
    stations = [found.changes[0].before, *[one.after for one in found.changes]]
    courses = [Line(name, [chances[seat] / WHOLE for chances in stations]) for seat, name in enumerate(names)]
    scale = Scale(0.0, 1.0, 10, False, lambda value: percent(lang, value))
    return lines(courses, scale, say(lang, "lookback-head-course"))


def _many(rows: list[PlayerRow], lang: str) -> list[str]:
    heads = [say(lang, f"lookback-column-{column}") for column in PLAYER_COLUMNS]
    figures = [[called_row(row, rows, lang), *player_figures(row, lang)] for row in rows]
    parts = [("phase", "phases"), ("kind", "kinds")]
    return [
        _section(lang, "players", table(heads, figures, 1)),
        _section(lang, "errors", _errors_plot(rows, lang)),
        *[_section(lang, part, _errors_table(rows, part, member, lang)) for part, member in parts],
    ]


def _section(lang: str, id: str, body: str) -> str:
    return section(say(lang, "lookback-head-" + id), say(lang, "lookback-read-" + id), body)


def seat_figures(each: SeatSummary, lang: str) -> list[str]:
    """What a game was for a seat, in the order of the columns."""
    parts = [(each.luck, each.luck_spread), (each.skill, each.skill_spread), (each.others, each.others_spread)]
    changes = [within(changed(lang, amount), points(lang, spread / WHOLE, 1)) for amount, spread in parts]
    result, adjusted = percent(lang, each.result / WHOLE), percent(lang, each.adjusted / WHOLE)
    return [result, *changes, adjusted, str(each.decisions), _error(lang, each), str(len(each.mistakes))]


def player_figures(row: PlayerRow, lang: str) -> list[str]:
    """A player over many games, in the order of the columns after the name."""
    luck = within(changed(lang, round(row.luck * WHOLE)), points(lang, row.luck_spread, 1))
    result, adjusted = percent(lang, row.result), percent(lang, row.adjusted)
    counts = [str(row.errors.decisions), _error(lang, row.errors), str(row.errors.mistakes)]
    return [str(row.games), result, luck, adjusted, *counts, grade_name(row.grade, lang)]


def changed(lang: str, millionths: int) -> str:
    """A change of a chance, in points of it, with its sign."""
    return ("+" if millionths > 0 else "") + points(lang, millionths / WHOLE, 1)


def points(lang: str, part: float, places: int) -> str:
    """A part of a chance in points of it."""
    return decimal(lang, part * 100, places)


def _error(lang: str, each: SeatSummary | Errors) -> str:
    return within(points(lang, each.error, 2), points(lang, each.spread, 2))


def _moment(each: Judged, game: str, names: list[str], lang: str) -> list[str]:
    loss = within(points(lang, each.loss, 1), points(lang, each.spread, 1))
    return [str(each.ply), names[each.seat], each.played, each.best, each.reason.why(game, lang), loss]


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
    cells = [
        [called_row(row, rows, lang), *[_cell(getattr(row, member).get(name), lang) for name in names]] for row in rows
    ]
    return table(heads, cells, 1)


def _cell(each: Errors | None, lang: str) -> str:
    return "–" if each is None or not each.decisions else f"{_error(lang, each)} ({each.decisions})"
