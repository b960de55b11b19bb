"""Living figures of the rules: parts of a board, drawn by the engine from a position that the rules allow."""

import re
from functools import lru_cache
from typing import Any, Final

from kingcraft.bots.kit import Frame, kit_of
from kingcraft.core.speech import SEAT_LETTERS
from kingcraft.learn.positions import laid_out, read_toml
from kingcraft.learn.rules import rules_folder
from kingcraft.locales import say

_LETTER: Final = re.compile(r'<text class="letter"[^>]*>[^<]*</text>')
"""Letters of terrains are for who writes moves; figures tell them by their patterns, in every language alike."""
_PIECE: Final = re.compile(
    r'<use href="[^"]+" x="(?P<x>[\d.-]+)" y="(?P<y>[\d.-]+)"'
    r' width="(?P<width>[\d.]+)" height="(?P<height>[\d.]+)"[^>]*/>'
)
_SYMBOL: Final = re.compile(r'<symbol id="(?P<id>[^"]+)".*?</symbol>', re.DOTALL)


def caption(game: str, name: str, lang: str = "en") -> str:
    """What a figure shows, in words."""
    return say(lang, f"rules-figure-{game}-{name}")


def figure_names(game: str) -> list[str]:
    """The figures of a game."""
    return sorted([file.stem for file in (rules_folder(game) / "figures").glob("*.toml")])


@lru_cache(maxsize=128)
def figure(game: str, name: str, lang: str = "en") -> str:
    """A figure as SVG: the picture of its position, cut to what it is about."""
    data = _data(game, name)
    seat = SEAT_LETTERS.index(data.get("seat", "A"))
    return _cut(_LETTER.sub("", laid_out(data).svg(seat, lang)), _frame(game, data))


def size(game: str, name: str) -> tuple[int, int]:
    """How wide and how tall a figure is, so that a page keeps room for it."""
    _, _, width, height = _frame(game, _data(game, name))
    return round(width), round(height)


def _data(game: str, name: str) -> dict[str, Any]:
    return read_toml(rules_folder(game) / "figures" / f"{name}.toml")


def _frame(game: str, data: dict[str, Any]) -> Frame:
    """The part to show: a frame in the picture's own measure, or from one place of the board to another."""
    between = kit_of(game).corners
    if "hexes" in data and between:
        first, last = data["hexes"]
        return between(first, last)
    left, top, width, height = data["frame"]
    return left, top, width, height


def _cut(svg: str, frame: Frame) -> str:
    """The picture cut to a frame, without the pieces that lie outside of it."""
    left, top, width, height = frame
    head = f'viewBox="{left:g} {top:g} {width:g} {height:g}" width="{width:g}" height="{height:g}"'
    cut = re.sub(r'viewBox="[^"]*" width="[^"]*" height="[^"]*"', head, svg, count=1)
    return _with_its_symbols(_PIECE.sub(lambda piece: piece[0] if _within(piece, frame) else "", cut))


def _within(piece: re.Match[str], frame: Frame) -> bool:
    left, top, width, height = frame
    x, y, across, down = [float(piece[name]) for name in ("x", "y", "width", "height")]
    return left - across <= x <= left + width and top - down <= y <= top + height


def _with_its_symbols(svg: str) -> str:
    """The picture without the symbols that nothing in it uses."""
    used = set(re.findall(r'href="#([^"]+)"', svg))
    return _SYMBOL.sub(lambda symbol: symbol[0] if symbol["id"] in used else "", svg)
