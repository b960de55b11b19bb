"""The plots of a report: plain SVG in the colours of the house, every mark labelled, so that colour is never alone."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape

WIDTH = 720
LABEL = 190
"""Room for the names at the left of a matrix."""
FITS = 21
"""Letters of a name that have room there."""
MARGIN = 24
ROW = 66
"""Height of a band: its name and what is said of it, its bars."""
BAR = 28
SPAN = 24
"""Height of a row in a plot of rates, and the room for what is said of it at the right."""
SAID = 110
BINS = 60
TINCTURES = 5
DASHES = ("", "9 4", "3 4", "12 4 3 4", "1 5")
"""Of lines, each as its tincture."""
HIGH, LEFT, NAMES, NAME = 260, 66, 96, 18
"""Of a plot of lines: its height, the room for figures at its left and for names at its right, the height of a name."""


@dataclass(frozen=True)
class Cell:
    """A square of a matrix: how far it lies from even (-1 to 1), and what stands in it."""

    lean: float
    text: str
    small: str
    title: str


@dataclass(frozen=True)
class Band:
    """A row of a plot: its name, how often each value came, the marked values and what to say of them, its colour."""

    name: str
    counts: dict[float, int]
    marks: list[float]
    text: str
    tincture: int


@dataclass(frozen=True)
class Scale:
    """An axis: its ends, its bins, whether it grows by factors, and how a number on it is said."""

    low: float
    high: float
    bins: int
    factors: bool
    say: Callable[[float], str]

    def part(self, value: float) -> float:
        """Where a value lies between the ends, 0 to 1."""
        low, high, value = (math.log(max(number, 1e-9)) if self.factors else number for number in self._three(value))
        return (value - low) / (high - low) if high > low else 0.5

    def ticks(self) -> list[float]:
        """Round numbers between the ends, about six."""
        if self.factors:
            powers = range(math.ceil(math.log10(self.low)), math.floor(math.log10(self.high)) + 1)
            return [10.0**power for power in powers]
        step = round_step((self.high - self.low) / 6)
        first = math.ceil(self.low / step)
        return [number * step for number in range(first, math.floor(self.high / step) + 1)]

    def _three(self, value: float) -> tuple[float, float, float]:
        return self.low, self.high, value


def round_step(step: float) -> float:
    """The next step of the form 1, 2 or 5 times a power of ten."""
    power = 10.0 ** math.floor(math.log10(step)) if step > 0 else 1.0
    return next((factor * power for factor in (1, 2, 5) if factor * power >= step), 10 * power)


def scale_of(bands: Sequence[Band], say: Callable[[float], str], factors: bool = False) -> Scale:
    """An axis that all bands fit on. Bins hold equally many whole numbers, so that none looks rarer than it is."""
    values = [value for band in bands for value in band.counts] or [1.0]
    low, high = min(values), max(values)
    if factors:
        return Scale(10 ** math.floor(math.log10(low)), 10 ** math.ceil(math.log10(high * 1.0001)), BINS, True, say)
    width = math.ceil((high - low + 1) / BINS)
    bins = max(10, math.ceil((high - low + 1) / width))
    return Scale(low - 0.5, low - 0.5 + bins * width, bins, False, say)


def matrix(names: Sequence[str], cells: dict[tuple[int, int], Cell], label: str) -> str:
    """A square for every pair: green where the bot of the row is ahead, red where it is behind, stronger for more."""
    side = min(104, (WIDTH - LABEL) // len(names))
    body = []
    for index, name in enumerate(names):
        middle = index * side + side / 2
        body.append(_text(LABEL - 10, 34 + middle + 5, name, "name", "end"))
        body.append(_text(LABEL + middle, 24, name.rpartition(":")[2], "name", "middle"))
    for (row, column), cell in cells.items():
        body.append(_square(LABEL + column * side, 34 + row * side, side, cell))
    return _svg(LABEL + side * len(names) + 4, 38 + side * len(names), body, label)


def bands(rows: Sequence[Band], scale: Scale, label: str) -> str:
    """One small histogram under the other, on one axis."""
    height = len(rows) * ROW + 30
    body = [_tick(scale, tick, height - 26) for tick in scale.ticks()]
    for index, band in enumerate(rows):
        body += _band(band, scale, index * ROW)
    return _svg(WIDTH, height, body, label)


@dataclass(frozen=True)
class Span:
    """A row of a plot of rates: its name, the rate within its interval, what to say of it, whether it is as wanted,
    None if nobody can say."""

    name: str
    low: float
    value: float
    high: float
    text: str
    fair: bool | None


def spans(rows: Sequence[Span], scale: Scale, limits: Sequence[float], label: str) -> str:
    """One rate under the other on one axis, each with its interval; lines stand where the limits are."""
    height = len(rows) * SPAN + 30
    body = [_tick_at(_place(scale, tick), scale.say(tick), height - 26, "grid") for tick in scale.ticks()]
    body += [_tick_at(_place(scale, limit), "", height - 26, "mark") for limit in limits]
    for index, row in enumerate(rows):
        body += _span(row, scale, index * SPAN + SPAN / 2)
    return _svg(WIDTH, height, body, label)


@dataclass(frozen=True)
class Line:
    """A course: its name, and its values one after the other."""

    name: str
    values: Sequence[float]


def lines(courses: Sequence[Line], scale: Scale, label: str) -> str:
    """Several courses over the same steps, told apart by their dashes and by the names at their ends."""
    body = [_level(scale, tick) for tick in scale.ticks()]
    ends = _apart([_height(scale, course.values[-1]) for course in courses])
    for index, (course, end) in enumerate(zip(courses, ends, strict=True)):
        body += [_line(course, scale, index), _text(WIDTH - NAMES + 6, end + 4, course.name[:14], "small", "start")]
    return _svg(WIDTH, HIGH, body, label)


def _line(course: Line, scale: Scale, index: int) -> str:
    step = (WIDTH - LEFT - NAMES) / max(1, len(course.values) - 1)
    places = [f"{LEFT + place * step:.1f},{_height(scale, value):.1f}" for place, value in enumerate(course.values)]
    look = f'stroke="var(--s{index % TINCTURES})" stroke-width="2.5" stroke-dasharray="{DASHES[index % TINCTURES]}"'
    return f'<polyline points="{" ".join(places)}" fill="none" {look}/>'


def _level(scale: Scale, value: float) -> str:
    y = _height(scale, value)
    line = f'<line class="grid" x1="{LEFT}" x2="{WIDTH - NAMES}" y1="{y:.1f}" y2="{y:.1f}"/>'
    return line + _text(LEFT - 6, y + 4, scale.say(value), "small", "end")


def _height(scale: Scale, value: float) -> float:
    return HIGH - MARGIN / 2 - scale.part(value) * (HIGH - MARGIN)


def _apart(ends: Sequence[float]) -> list[float]:
    """Where the names stand: at the ends of their lines, none over another, all within the picture."""
    placed, last = [0.0] * len(ends), -1.0e9
    for rank, index in enumerate(sorted(range(len(ends)), key=lambda each: ends[each])):
        last = min(max(ends[index], last + NAME), HIGH - MARGIN / 2 - (len(ends) - rank - 1) * NAME)
        placed[index] = last
    return placed


def _span(row: Span, scale: Scale, y: float) -> list[str]:
    colour = "var(--soft)" if row.fair is None else "var(--good)" if row.fair else "var(--warn)"
    low, value, high = (_place(scale, number) for number in (row.low, row.value, row.high))
    shape = (
        f'<line x1="{low:.1f}" y1="{y:.1f}" x2="{high:.1f}" y2="{y:.1f}" stroke="{colour}" stroke-width="3"/>'
        f'<circle cx="{value:.1f}" cy="{y:.1f}" r="4.5" fill="{colour}"/>'
    )
    name = _text(LABEL - 10, y + 5, row.name, "name", "end", LABEL - 14 if len(row.name) > FITS else 0)
    return [name, shape, _text(WIDTH - 4, y + 5, row.text, "small", "end")]


def _place(scale: Scale, value: float) -> float:
    """Where a value lies on the axis of a plot of rates, between the names and what is said of them."""
    return LABEL + max(0.0, min(1.0, scale.part(value))) * (WIDTH - LABEL - SAID)


def _tick_at(x: float, text: str, bottom: float, kind: str) -> str:
    line = f'<line class="{kind}" x1="{x:.1f}" y1="0" x2="{x:.1f}" y2="{bottom:.0f}"/>'
    return line + (_text(x, bottom + 18, text, "small", "middle") if text else "")


def _square(x: float, y: float, side: float, cell: Cell) -> str:
    colour = "var(--good)" if cell.lean >= 0 else "var(--warn)"
    strength = 0.06 + 0.5 * min(1.0, abs(cell.lean))
    middle = x + side / 2
    return (
        f'<g><title>{escape(cell.title)}</title><rect class="cell" x="{x:.0f}" y="{y:.0f}" width="{side - 4:.0f}" '
        f'height="{side - 4:.0f}" rx="6" fill="{colour}" fill-opacity="{strength:.2f}"/>'
        + _text(middle - 2, y + side / 2 + 2, cell.text, "figure", "middle")
        + _text(middle - 2, y + side / 2 + 20, cell.small, "small", "middle")
        + "</g>"
    )


def _tick(scale: Scale, tick: float, bottom: float) -> str:
    return _tick_at(_x(scale, tick), scale.say(tick), bottom, "grid")


def _band(band: Band, scale: Scale, top: float) -> list[str]:
    foot = top + ROW - 6
    line = f'<line class="foot" x1="{MARGIN}" y1="{foot}" x2="{WIDTH - MARGIN}" y2="{foot}"/>'
    marks = [_mark(scale, mark, foot) for mark in band.marks]
    head = [_text(MARGIN, top + 18, band.name, "name", "start")]
    head.append(_text(WIDTH - MARGIN, top + 18, band.text, "small", "end"))
    return [*head, *_histogram(band, scale, foot), line, *marks]


def _histogram(band: Band, scale: Scale, foot: float) -> list[str]:
    bars = _bars(band, scale)
    width = (WIDTH - 2 * MARGIN) / scale.bins
    colour = f"var(--s{band.tincture % TINCTURES})"
    parts = []
    for index, count in enumerate(bars):
        height = max(1.0, BAR * count / max(bars)) if count else 0.0
        place = f'x="{MARGIN + index * width:.1f}" y="{foot - height:.1f}"'
        size = f'width="{width - 0.6:.1f}" height="{height:.1f}"'
        if count:
            parts.append(f'<rect {place} {size} fill="{colour}"><title>{count}</title></rect>')
    return parts


def _mark(scale: Scale, value: float, foot: float) -> str:
    x = _x(scale, value)
    return f'<line class="mark" x1="{x:.1f}" y1="{foot - BAR - 8}" x2="{x:.1f}" y2="{foot}"/>'


def _bars(band: Band, scale: Scale) -> list[int]:
    """How many values fall in each bin of the axis."""
    bars = [0] * scale.bins
    for value, count in band.counts.items():
        bars[min(scale.bins - 1, max(0, int(scale.part(value) * scale.bins)))] += count
    return bars


def _x(scale: Scale, value: float) -> float:
    return MARGIN + scale.part(value) * (WIDTH - 2 * MARGIN)


def _text(x: float, y: float, text: str, kind: str, anchor: str, room: int = 0) -> str:
    """A text; squeezed into some room if it is given."""
    squeeze = f' textLength="{room}" lengthAdjust="spacingAndGlyphs"' if room else ""
    return f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{squeeze}>{escape(text)}</text>'


def _svg(width: float, height: float, body: Sequence[str], label: str) -> str:
    size = f'viewBox="0 0 {width:.0f} {height:.0f}" style="max-width:{width:.0f}px"'
    return f'<svg {size} role="img" aria-label="{escape(label)}">' + "".join(body) + "</svg>"
