"""The pen: the few strokes that pictures of a board are made of, on sheets of parchment lying on a walnut table."""

import re
from typing import Final
from xml.sax.saxutils import escape, quoteattr

from kingcraft.art import drawn, symbol_defs

TABLE: Final = "#2a211b"
PARCHMENT: Final = "#f3eadb"
DEEP: Final = "#e6d8c0"
INK: Final = "#2b2622"
SOFT: Final = "#6b5f55"
LINE: Final = "#cdbb9d"
GOLD: Final = "#b98a2e"
AMBER: Final = "#ddb455"
WARN: Final = "#a4342a"

_SANS: Final = "Alegreya Sans, Segoe UI, Noto Sans, DejaVu Sans, sans-serif"
_SERIF: Final = "Alegreya, Georgia, Noto Serif, DejaVu Serif, serif"
_NARROW: Final = frozenset("iljI.,:;'’|!()·-–/ ")
_WIDE: Final = frozenset("mwMWжшщюыфмЖШЩЮЫФМДОQ@—+−×")


def picture(width: int, height: int, title: str, body: list[str]) -> str:
    """A whole SVG that needs nothing from outside: the body on the table, with just the symbols it uses."""
    drawn = "".join(body)
    symbols = symbol_defs(re.findall(r'<use href="#([^"]+)"', drawn))
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
        f' style="max-width:100%;height:auto" font-family="{_SANS}" fill="{INK}"'
        f' role="img" aria-label={quoteattr(title)}>'
    )
    ground = f'<rect width="{width}" height="{height}" rx="10" fill="{TABLE}"/>'
    return f"{head}<title>{escape(title)}</title>{symbols}{ground}{drawn}</svg>"


def sheet(x: float, y: float, width: float, height: float) -> str:
    """A sheet of parchment with its one soft shadow."""
    shadow = f'<rect x="{x:g}" y="{y + 3:g}" width="{width:g}" height="{height:g}" rx="6" fill="#000" opacity=".35"/>'
    return shadow + box(x, y, width, height, PARCHMENT, radius=6)


def box(x: float, y: float, width: float, height: float, fill: str, line: str = "", radius: float = 4) -> str:
    """A rectangle, with a fine line around it if one is given."""
    stroke = f' stroke="{line}"' if line else ""
    return f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{radius:g}" fill="{fill}"{stroke}/>'


def rule(x: float, y: float, width: float) -> str:
    """A fine line across."""
    return f'<path d="M{x:g} {y:g}h{width:g}" stroke="{LINE}"/>'


def use(symbol: str, x: float, y: float, width: float, height: float = 0, more: str = "") -> str:
    """A piece in its place; square unless a height is given."""
    size = f'width="{width:g}" height="{height or width:g}"'
    return f'<use href="#{drawn(symbol)}" x="{x:g}" y="{y:g}" {size}{" " + more if more else ""}/>'


def text(
    x: float,
    y: float,
    words: str | int,
    size: float,
    anchor: str = "start",
    bold: bool = False,
    title: bool = False,
    colour: str = INK,
    room: float = 0,
) -> str:
    """Words on a line; in letters as small as need be to keep within the room they have."""
    said = str(words)
    if room:
        size = min(size, size * room / max(width_of(said, size, bold), 1))
    marks = "" if anchor == "start" else f' text-anchor="{anchor}"'
    marks += ' font-weight="700"' * bold + f' font-family="{_SERIF}"' * title
    marks += "" if colour == INK else f' fill="{colour}"'
    return f'<text x="{x:g}" y="{y:g}" font-size="{size:.3g}"{marks}>{escape(said)}</text>'


def name(x: float, y: float, words: str, size: float, room: float) -> str:
    """A name in bold title letters, on two lines where it would grow too small on one."""
    spaces = [index for index, letter in enumerate(words) if letter == " "]
    if not spaces or width_of(words, size * 0.85, bold=True) <= room:
        return text(x, y, words, size, bold=True, title=True, room=room)
    cut = min(spaces, key=lambda index: max(index, len(words) - index))
    lines = (words[:cut], words[cut + 1 :])
    size = min([size * 0.8, *[size * room / width_of(line, size, bold=True) for line in lines]])
    level = y - size * 0.65
    first, second = [text(x, level + row * size, line, size, bold=True, title=True) for row, line in enumerate(lines)]
    return first + second


def width_of(words: str, size: float, bold: bool = False) -> float:
    """About how wide words are in a broad typeface: rather too much than too little."""
    return sum(_letter(letter) for letter in words) * size * (1.14 if bold else 1.03)


def _letter(letter: str) -> float:
    if letter in _NARROW:
        return 0.39
    if letter in _WIDE:
        return 0.92
    if letter in "rtf":
        return 0.46
    return 0.72 if letter.isupper() else 0.62
