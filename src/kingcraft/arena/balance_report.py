"""The report of a balance: a page with plots that stands alone, or a document in Markdown with its plots beside it."""

from pathlib import Path

from kingcraft.arena.balance import BUILDINGS, ENOUGH, GOVERNORS, GOVERNORS_SEATS, Measured, Row
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
CHANCE = {
    ("governors", "deal"): "balance-governors-deal",
    ("governors", "random"): "balance-governors-random",
    ("governors", "auction"): "balance-governors-auction",
    ("destiny", "cards"): "balance-destinies",
    ("strips", "draw"): "balance-strips",
    ("strips", "draft"): "balance-strips",
}
"""What is left to chance and what is not, by the options that put it in play."""


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
    played = say(lang, "balance-games", games=balance.games, bot=label(balance.bot.text))
    options = balance.plan().options
    chance = [say(lang, told) for (option, value), told in CHANCE.items() if options[option] == value]
    return [played, *([" ".join(chance)] if chance else []), *_verdicts(measured, lang)]


def _verdicts(measured: Measured, lang: str) -> list[str]:
    """What is to say of the pieces of ours."""
    ours = [row for row in measured.rows if row.provenance == "house"]
    judged = [row for row in ours if row.kind != "governor" or _governors_judged(measured)]
    elsewhere = [say(lang, "balance-governors-seats")] if len(judged) < len(ours) else []
    if judged:
        return [*_verdict(measured, judged, bool(elsewhere), lang), *elsewhere]
    return elsewhere or [say(lang, "balance-no-house")]


def _verdict(measured: Measured, judged: list[Row], others: bool, lang: str) -> list[str]:
    """What those do that are judged at this table, if not all are, and which of them wait for more games."""
    names = {fair: [measured.name_of(row, lang) for row in judged if row.fair is fair] for fair in (True, False, None)}
    if not names[True] + names[False]:
        return [say(lang, "balance-too-few", enough=ENOUGH)]
    early = [say(lang, "balance-early", pieces=listing(lang, names[None]))] if names[None] else []
    if names[False]:
        return [say(lang, "balance-unfair", pieces=listing(lang, names[False])), *early]
    return [say(lang, "balance-fair-so-far" if early or others else "balance-fair"), *early]


def _governors_judged(measured: Measured) -> bool:
    return measured.balance.seats == GOVERNORS_SEATS


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
    limits = LIMITS[kind] if kind != "governor" or _governors_judged(measured) else ()
    scale = Scale(0.0, max([most, *limits]), 1, False, lambda value: percent(lang, value))
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
