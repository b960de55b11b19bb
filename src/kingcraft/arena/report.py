"""The report of a ladder: one page that stands alone, with its plots inside, in one of three languages."""

from collections import Counter
from html import escape
from importlib.resources import files
from pathlib import Path

from kingcraft.arena.figures import decimal, duration, label, percent
from kingcraft.arena.ladder import Played
from kingcraft.arena.play import seconds_of
from kingcraft.arena.plots import Band, Cell, bands, matrix, scale_of
from kingcraft.arena.standings import Rating, Row, Side, percentile, ratings, rows, sides, times_of
from kingcraft.core.reasons import reason_of
from kingcraft.core.registry import called
from kingcraft.core.ruling import Refused, Ruling
from kingcraft.core.speech import spoken
from kingcraft.locales import say


def write_report(played: Played, folder: Path, lang: str, command: str) -> Path:
    """Writes `index.html` into a folder; gives its path."""
    return write_file(folder / "index.html", page(played, lang, command))


def write_file(file: Path, text: str) -> Path:
    """Writes a file, and its folder if there is none."""
    make_room(file)
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise _unwritable(file, error) from None
    return file


def make_room(file: Path) -> None:
    """Makes the folder of a file, if there is none."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise _unwritable(file, error) from None


def _unwritable(file: Path, error: OSError) -> Refused:
    return Refused(Ruling("file-unwritable", facts={"file": str(file), "reason": reason_of(error)}))


def page(played: Played, lang: str, command: str) -> str:
    """The whole page."""
    ladder, parts = played.ladder, sides(played)
    title = say(lang, "ladder-title", game=spoken(called(ladder.game), lang), seats=ladder.seats)
    sections = [
        _section(lang, "matrix", _matrix(played, lang)),
        _section(lang, "rating", _ratings(played, lang)),
        _section(lang, "points", _points(played, parts, lang)),
        _section(lang, "length", _lengths(played, lang)),
        _section(lang, "time", _times(played, parts, lang)),
        _section(lang, "figures", _figures(rows(played), lang)),
    ]
    return document(lang, title, notes(played, lang), [*sections, command_section(lang, command)])


def document(lang: str, title: str, lines: list[str], sections: list[str]) -> str:
    """A page that stands alone."""
    body = "\n".join([f"<h1>{escape(title)}</h1>", *[f"<p>{escape(line)}</p>" for line in lines], *sections])
    style = report_style()
    return (
        f'<!doctype html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>\n{style}</style>\n</head>\n<body>\n<main>\n{body}\n</main>\n</body>\n</html>\n"
    )


def report_style() -> str:
    """How reports and their plots look."""
    return (files(__package__) / "report.css").read_text(encoding="utf-8")


def notes(played: Played, lang: str) -> list[str]:
    """What a reader must know: what a pairing is, what is even, how many games, what no row says, what went wrong."""
    ladder, found = played.ladder, rows(played)
    even = percent(lang, 1 / ladder.seats)
    if ladder.seats == 2:
        lines = [say(lang, "ladder-pairing-two", games=ladder.rounded)]
    else:
        lines = [say(lang, "ladder-pairing-more", games=ladder.rounded, others=ladder.seats - 1, even=even)]
    alone = {row.bot for row in found}
    lines += [_others_times(row, lang) for row in found if row.against not in alone]
    for row in found:
        if row.faults:
            lines.append(say(lang, "ladder-faults", bot=label(row.bot), against=label(row.against), count=row.faults))
    return lines


def _others_times(row: Row, lang: str) -> str:
    """How long those took that have no row of their own."""
    times = {"p50": duration(lang, row.against_p50_ms / 1000), "p99": duration(lang, row.against_p99_ms / 1000)}
    return say(lang, "ladder-others-times", bot=label(row.bot), against=label(row.against), **times)


def _section(lang: str, id: str, body: str) -> str:
    return section(say(lang, "ladder-head-" + id), say(lang, "ladder-read-" + id), body)


def section(head: str, text: str, body: str) -> str:
    """A part of a report: what it is, how to read it, and the thing itself."""
    shown = f'<div class="scroll" role="group" tabindex="0" aria-label="{escape(head)}">{body}</div>'
    return f"<section><h2>{escape(head)}</h2><p>{escape(text)}</p>{shown}</section>"


def _matrix(played: Played, lang: str) -> str:
    names = [bot.text for bot in played.ladder.bots]
    even = 1 / played.ladder.seats
    cells = {(names.index(row.bot), names.index(row.against)): _cell(row, even, lang) for row in rows(played)}
    return matrix([label(name) for name in names], cells, say(lang, "ladder-head-matrix"))


def _cell(row: Row, even: float, lang: str) -> Cell:
    room = 1 - even if row.win_rate >= even else even
    interval = f"{decimal(lang, row.low * 100, 1)}–{decimal(lang, row.high * 100, 1)}"
    title = f"{label(row.bot)} – {label(row.against)}: {percent(lang, row.win_rate)} ({interval})"
    return Cell((row.win_rate - even) / room, percent(lang, row.win_rate), interval, title)


def _alone(played: Played, parts: list[Side]) -> list[tuple[int, str]]:
    """The bots that sat alone in some match, each with its place in the ladder: a challenger's rivals never did."""
    seated = {side.bot for side in parts}
    return [(index, bot.text) for index, bot in enumerate(played.ladder.bots) if bot.text in seated]


def _points(played: Played, parts: list[Side], lang: str) -> str:
    """The points each bot made, over all its games as the one that sat alone."""
    found = []
    for index, bot in _alone(played, parts):
        points = [float(game.scores[seat]) for side in parts if side.bot == bot for seat, game in side.games]
        found.append(_band(label(bot), points, index, lang))
    return bands(found, scale_of(found, lambda value: decimal(lang, value, 0)), say(lang, "ladder-head-points"))


def _lengths(played: Played, lang: str) -> str:
    found = []
    for index, match in enumerate(played.matches):
        name = f"{label(match.plan.bot.text)} – {label(match.plan.against.text)}"
        found.append(_band(name, [float(game.actions) for game in match.outcomes], index, lang))
    return bands(found, scale_of(found, lambda value: decimal(lang, value, 0)), say(lang, "ladder-head-length"))


def _times(played: Played, parts: list[Side], lang: str) -> str:
    found = []
    for index, bot in _alone(played, parts):
        times: Counter[int] = Counter()
        for side in parts:
            times.update(times_of(side) if side.bot == bot else {})
        marks = [percentile(times, part) for part in (0.5, 0.99)] if times else []
        text = " · ".join(f"{name} {duration(lang, mark)}" for name, mark in zip(("p50", "p99"), marks, strict=False))
        counts = {seconds_of(step): count for step, count in times.items()}
        found.append(Band(label(bot), counts, marks, text, index))
    return bands(
        found, scale_of(found, lambda value: duration(lang, value), factors=True), say(lang, "ladder-head-time")
    )


def _band(name: str, values: list[float], tincture: int, lang: str) -> Band:
    mean = sum(values) / len(values)
    return Band(name, dict(Counter(values)), [mean], decimal(lang, mean, 1), tincture)


def _ratings(played: Played, lang: str) -> str:
    lines = [rating_figures(rating, lang) for rating in ratings(played)]
    return _table(lang, RATING_COLUMNS, lines, words=1)


RATING_COLUMNS = ["bot", "skill", "doubt", "sure"]


def rating_figures(rating: Rating, lang: str) -> list[str]:
    """A rating as people read it; of a bot that failed, it is not its own."""
    name = label(rating.bot)
    numbers = [decimal(lang, rating.skill, 1), decimal(lang, rating.doubt, 2), decimal(lang, rating.sure, 1)]
    return [say(lang, "ladder-broken", bot=name) if rating.broken else name, *numbers]


def _figures(found: list[Row], lang: str) -> str:
    return _table(lang, COLUMNS, [figures(row, lang) for row in found], words=2)


COLUMNS = ["bot", "against", "games", "wins", "interval", "points", "p50", "p99", "faults"]


def figures(row: Row, lang: str) -> list[str]:
    """A row as people read it, in the order of COLUMNS."""
    interval = f"{decimal(lang, row.low * 100, 1)}–{decimal(lang, row.high * 100, 1)}"
    times = [duration(lang, row.p50_ms / 1000), duration(lang, row.p99_ms / 1000)]
    return [
        label(row.bot),
        label(row.against),
        str(row.games),
        percent(lang, row.win_rate),
        interval,
        decimal(lang, row.points, 1),
        *times,
        str(row.faults),
    ]


def _table(lang: str, columns: list[str], lines: list[list[str]], words: int) -> str:
    return table([say(lang, "ladder-column-" + column) for column in columns], lines, words)


def table(heads: list[str], lines: list[list[str]], words: int) -> str:
    """A table whose first columns are words and whose others are numbers."""
    kinds = ["word" if index < words else "number" for index in range(len(heads))]
    head = "".join(
        f'<th scope="col" class="{kind}">{escape(text)}</th>' for kind, text in zip(kinds, heads, strict=True)
    )
    body = "".join(
        "<tr>"
        + "".join(f'<td class="{kind}">{escape(text)}</td>' for kind, text in zip(kinds, line, strict=True))
        + "</tr>"
        for line in lines
    )
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def command_section(lang: str, command: str) -> str:
    """How a report is made again."""
    return f"<section><h2>{escape(say(lang, 'ladder-head-command'))}</h2><pre>{escape(command)}</pre></section>"
