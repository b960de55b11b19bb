"""The report of games looked back at: a page that stands alone, with the course of each game as a chart."""

from pathlib import Path

from kingcraft.arena.figures import decimal, percent, within
from kingcraft.arena.plots import Line, Scale, Span, lines, spans
from kingcraft.arena.report import command_section, document, section, table, write_file
from kingcraft.core.record import Record
from kingcraft.core.registry import called
from kingcraft.core.speech import spoken
from kingcraft.locales import say
from kingcraft.lookback.course import WHOLE
from kingcraft.lookback.grades import grade
from kingcraft.lookback.judging import PHASES
from kingcraft.lookback.many import Errors, PlayerRow, Reviewed, player_of
from kingcraft.lookback.naming import Moment, called_row, grade_name, kind_name, moments, phase_name
from kingcraft.lookback.summary import LookedBack, SeatSummary

SEAT_COLUMNS = (
    "seat", "began", "luck", "skill", "others", "result", "adjusted", "decisions", "error", "mistakes", "grade",
)  # fmt: skip
MISTAKE_COLUMNS = ("move", "seat", "played", "better", "why", "loss")
FINE_COLUMNS = ("move", "seat", "played", "next", "why", "gain")
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
    figures = [[names[each.seat], *seat_figures(each, record, lang)] for each in found.seats]
    told = moments(record, found, lang)
    return [
        _section(lang, "course", _course(found, names, lang)),
        _section(lang, "seats", table(heads, figures, 1)),
        _section(lang, "mistakes", _moments([each for each in told if each.judged.mistake], MISTAKE_COLUMNS, lang)),
        _section(lang, "fine", _moments([each for each in told if each.judged.fine], FINE_COLUMNS, lang)),
    ]


def _moments(told: list[Moment], columns: tuple[str, ...], lang: str) -> str:
    heads = [say(lang, f"lookback-column-{column}") for column in columns]
    return table(heads, [_moment(each, lang) for each in told], len(columns) - 1)


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


def seat_figures(each: SeatSummary, record: Record, lang: str) -> list[str]:
    """What a game was for a seat, in the order of the columns after its name."""
    parts = [(each.luck, each.luck_spread), (each.skill, each.skill_spread), (each.others, each.others_spread)]
    changes = [within(changed(lang, amount), points(lang, spread / WHOLE, 1)) for amount, spread in parts]
    began, result, adjusted = (percent(lang, part / WHOLE) for part in (each.began, each.result, each.adjusted))
    like = grade_name(grade(record.game, record.seats, each.error, each.decisions), lang)
    counts = [str(each.decisions), _error(lang, each), str(len(each.mistakes))]
    return [began, *changes, result, adjusted, *counts, like]


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


def _moment(each: Moment, lang: str) -> list[str]:
    by, spread = each.judged.by
    difference = within(points(lang, by, 1), points(lang, spread, 1))
    return [str(each.judged.ply), each.player, each.played, each.instead, each.why, difference]


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
