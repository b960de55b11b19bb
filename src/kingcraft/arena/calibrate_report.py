"""The report of a calibration: the chances that were said against those that came, as a page that stands alone."""

from html import escape
from pathlib import Path

from kingcraft.arena.calibrate import Calibrated, Row
from kingcraft.arena.figures import decimal, label, percent
from kingcraft.arena.report import command_section, document, section, table, write_file
from kingcraft.arena.standings import wilson
from kingcraft.core.registry import called
from kingcraft.core.speech import spoken
from kingcraft.locales import say

COLUMNS = ("cases", "said", "won", "brier", "even", "fair")
SIDE = 420
MARGIN = 56


def write_page(found: list[Calibrated], folder: Path, lang: str, command: str) -> Path:
    """Writes `index.html` into a folder, with a part for each kind of games; gives its path."""
    sections = [part for each in found for part in _sections(each, lang)]
    told = [note for each in found for note in notes(each, lang)]
    page = document(lang, title(found[0], lang), told, [*sections, command_section(lang, command)])
    return write_file(folder / "index.html", page)


def _sections(calibrated: Calibrated, lang: str) -> list[str]:
    figures = [("plot", plot(calibrated, lang))]
    figures += [(kind, _table(kind, calibrated, lang)) for kind in ("thirds", "tenths")]
    players = label(calibrated.calibration.players.text)
    return [
        section(f"{say(lang, f'calibrate-head-{kind}')} ({players})", say(lang, f"calibrate-read-{kind}"), figure)
        for kind, figure in figures
    ]


def title(calibrated: Calibrated, lang: str) -> str:
    """What the report is about."""
    what = calibrated.calibration
    return say(
        lang, "calibrate-title", game=spoken(called(what.game), lang), seats=what.seats, bot=label(what.asked.text)
    )


def notes(calibrated: Calibrated, lang: str) -> list[str]:
    """What a reader must know."""
    what = calibrated.calibration
    counted = say(
        lang, "calibrate-games", games=what.games, players=label(what.players.text), cases=len(calibrated.cases)
    )
    verdicts = [row.fair for row in [*calibrated.thirds(), *calibrated.tenths()] if row.fair is not None]
    if not calibrated.cases:
        return [counted, say(lang, "calibrate-says-none", bot=label(what.asked.text))]
    if not verdicts:
        return [counted, say(lang, "calibrate-too-few")]
    return [counted, say(lang, "calibrate-honest" if all(verdicts) else "calibrate-not-honest")]


def heads(kind: str, lang: str) -> list[str]:
    """The columns of a table by `thirds` of the game or `tenths` of the scale."""
    return [say(lang, f"calibrate-column-{column}") for column in (kind, *COLUMNS)]


def lines(kind: str, calibrated: Calibrated, lang: str) -> list[list[str]]:
    """The rows of such a table."""
    rows = calibrated.thirds() if kind == "thirds" else calibrated.tenths()
    return [_line(row, lang) for row in rows]


def _line(row: Row, lang: str) -> list[str]:
    shares = [percent(lang, row.said), percent(lang, row.won)]
    scores = [decimal(lang, row.brier, 3), decimal(lang, row.even, 3)]
    honest = "–" if row.fair is None else say(lang, "calibrate-yes" if row.fair else "calibrate-no")
    return [row.name, str(row.cases), *shares, *scores, honest]


def _table(kind: str, calibrated: Calibrated, lang: str) -> str:
    return table(heads(kind, lang), lines(kind, calibrated, lang), 1)


def plot(calibrated: Calibrated, lang: str) -> str:
    """What came over what was said: on the diagonal a bot is honest. Bars are 95 % intervals."""
    body = [_axes(lang), *[_mark(row, lang) for row in calibrated.tenths()]]
    size = MARGIN * 2 + SIDE
    words = escape(say(lang, "calibrate-head-plot"))
    shape = f'viewBox="0 0 {size} {size}" style="max-width:{size}px" role="img" aria-label="{words}"'
    return f"<svg {shape}>{''.join(body)}</svg>"


def _axes(lang: str) -> str:
    parts = [f'<line class="mark" x1="{_x(0)}" y1="{_y(0)}" x2="{_x(1)}" y2="{_y(1)}"/>']
    for share in (0.0, 0.2, 0.4, 0.6, 0.8, 1.0):
        said = percent(lang, share).replace(".0", "").replace(",0", "")
        parts.append(f'<line class="grid" x1="{_x(share)}" y1="{_y(0)}" x2="{_x(share)}" y2="{_y(1)}"/>')
        parts.append(f'<line class="grid" x1="{_x(0)}" y1="{_y(share)}" x2="{_x(1)}" y2="{_y(share)}"/>')
        parts.append(f'<text class="small" x="{_x(share)}" y="{_y(0) + 20}" text-anchor="middle">{said}</text>')
        parts.append(f'<text class="small" x="{_x(0) - 8}" y="{_y(share) + 4}" text-anchor="end">{said}</text>')
    said, won = (escape(say(lang, f"calibrate-column-{name}")) for name in ("said", "won"))
    parts.append(f'<text class="name" x="{_x(0.5)}" y="{_y(0) + 44}" text-anchor="middle">{said}</text>')
    parts.append(f'<text class="name" x="{_x(0) - 8}" y="{_y(1) - 16}" text-anchor="start">{won}</text>')
    return "".join(parts)


def _mark(row: Row, lang: str) -> str:
    low, high = wilson(row.won, row.cases)
    colour = "var(--soft)" if row.fair is None else "var(--good)" if row.fair else "var(--warn)"
    words = escape(f"{percent(lang, row.said)} – {percent(lang, row.won)} ({row.cases})")
    x = _x(row.said)
    return (
        f"<g><title>{words}</title>"
        f'<line x1="{x}" y1="{_y(low)}" x2="{x}" y2="{_y(high)}" stroke="{colour}" stroke-width="3"/>'
        f'<circle cx="{x}" cy="{_y(row.won)}" r="6" fill="{colour}"/></g>'
    )


def _x(share: float) -> float:
    return round(MARGIN + share * SIDE, 1)


def _y(share: float) -> float:
    return round(MARGIN + (1 - share) * SIDE, 1)
