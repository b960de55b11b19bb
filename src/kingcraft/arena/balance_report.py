"""The report of a balance: a page with plots that stands alone, or a document in Markdown with its plots beside it."""

from pathlib import Path

from kingcraft.arena.balance import BUILDINGS, GOVERNORS, Measured, Row
from kingcraft.arena.figures import decimal, label, percent
from kingcraft.arena.plots import Scale, Span, spans
from kingcraft.arena.report import command_section, document, report_style, section, table, write_file
from kingcraft.core.registry import called
from kingcraft.core.speech import spoken
from kingcraft.locales import listing, say

KINDS = ("governor", "building", "destiny")
SOURCES = {
    "published": "balance-published",
    "single-source": "balance-single-source",
    "house": "balance-house",
    "pack": "balance-pack",
}
LIMITS = {"governor": GOVERNORS, "building": BUILDINGS, "destiny": ()}


def write_page(measured: Measured, folder: Path, lang: str, command: str) -> Path:
    """Writes `index.html` into a folder; gives its path."""
    sections = [
        section(head, text, plot(measured, kind, lang) + table(heads(kind, lang), lines(measured, kind, lang), 2))
        for kind, head, text in _parts(measured, lang)
    ]
    page = document(lang, title(measured, lang), notes(measured, lang), [*sections, command_section(lang, command)])
    return write_file(folder / "index.html", page)


def write_document(measured: Measured, file: Path, lang: str, command: str) -> Path:
    """Writes a document in Markdown, its plots beside it; gives its path."""
    parts = [f"# {title(measured, lang)}", *notes(measured, lang), f"```\n{command}\n```"]
    for kind, head, text in _parts(measured, lang):
        image = write_file(file.parent / "img" / f"{file.stem}-{kind}.svg", alone(plot(measured, kind, lang)))
        parts += [f"## {head}", text, f"![{head}](img/{image.name})"]
        parts.append(_markdown(heads(kind, lang), lines(measured, kind, lang)))
    return write_file(file, "\n\n".join(parts) + "\n")


def _parts(measured: Measured, lang: str) -> list[tuple[str, str, str]]:
    """The kinds of piece that were in play, each with its heading and how it is read."""
    present = [kind for kind in KINDS if measured.of(kind)]
    return [(kind, say(lang, f"balance-head-{kind}"), say(lang, f"balance-read-{kind}")) for kind in present]


def title(measured: Measured, lang: str) -> str:
    """What the report is about."""
    balance = measured.balance
    return say(lang, "balance-title", game=spoken(called(balance.game), lang), seats=balance.seats)


def notes(measured: Measured, lang: str) -> list[str]:
    """What a reader must know."""
    balance = measured.balance
    found = [say(lang, "balance-games", games=balance.games, bot=label(balance.bot.text))]
    unfair = [measured.name_of(row, lang) for row in measured.rows if not row.fair and row.provenance == "house"]
    judged = say(lang, "balance-unfair", pieces=listing(lang, unfair)) if unfair else say(lang, "balance-fair")
    return [*found, judged]


def plot(measured: Measured, kind: str, lang: str) -> str:
    """All pieces of a kind under each other, from strong to weak."""
    rows = measured.of(kind)
    found = [
        Span(measured.name_of(row, lang), row.low, row.rate, row.high, _figure(row, lang), row.fair) for row in rows
    ]
    least, most = min([row.low for row in rows]), max([row.high for row in rows])
    if kind == "destiny":
        scale = Scale(least - 1, most + 1, 1, False, lambda value: decimal(lang, value, 0))
        return spans(found, scale, [], say(lang, "balance-head-destiny"))
    limits = LIMITS[kind]
    scale = Scale(0.0, max(most, *limits), 1, False, lambda value: percent(lang, value))
    return spans(found, scale, limits, say(lang, f"balance-head-{kind}"))


def heads(kind: str, lang: str) -> list[str]:
    """The columns of a kind's table."""
    figures = {
        "governor": ["games", "wins", "interval"],
        "building": ["seats", "bought", "interval", "games-bought"],
        "destiny": ["games", "points", "without", "change"],
    }
    return [say(lang, f"balance-column-{column}") for column in ("piece", "provenance", *figures[kind])]


def lines(measured: Measured, kind: str, lang: str) -> list[list[str]]:
    """The rows of a kind's table."""
    return [[measured.name_of(row, lang), *_line(row, lang)] for row in measured.of(kind)]


def _line(row: Row, lang: str) -> list[str]:
    begin = [say(lang, SOURCES[row.provenance]), str(row.cases), _figure(row, lang)]
    if row.kind == "destiny":
        change = decimal(lang, (row.rate / row.beside - 1) * 100, 1)
        return [*begin, decimal(lang, row.beside, 1), change]
    interval = f"{decimal(lang, row.low * 100, 1)}–{decimal(lang, row.high * 100, 1)}"
    return [*begin, interval, *([percent(lang, row.beside)] if row.kind == "building" else [])]


def _figure(row: Row, lang: str) -> str:
    return decimal(lang, row.rate, 1) if row.kind == "destiny" else percent(lang, row.rate)


def _markdown(heads: list[str], lines: list[list[str]]) -> str:
    rule = ["---", "---", *["---:"] * (len(heads) - 2)]
    return "\n".join([f"| {' | '.join(line)} |" for line in [heads, rule, *lines]])


def alone(svg: str) -> str:
    """A plot as a file of its own."""
    begin = '<svg xmlns="http://www.w3.org/2000/svg" '
    return svg.replace("<svg ", begin, 1).replace(">", f"><style>{report_style()}</style>", 1) + "\n"
