"""Living figures of the rules: parts of a board, drawn by the engine from a position that the rules allow."""

import re
from functools import lru_cache
from typing import Any, Final

from kingcraft.core.speech import SEAT_LETTERS
from kingcraft.kingdom_builder.svg import HEX_HEIGHT, HEX_WIDTH, place_of_hex
from kingcraft.learn.positions import laid_out, read_toml
from kingcraft.learn.rules import rules_folder
from kingcraft.locales import say

Frame = tuple[float, float, float, float]
_LETTER: Final = re.compile(r'<text class="letter"[^>]*>[^<]*</text>')
"""Letters of terrains are for who writes moves; figures tell them by their patterns, in every language alike."""


def caption(game: str, name: str, lang: str = "en") -> str:
    """What a figure shows, in words."""
    return say(lang, f"rules-figure-{game}-{name}")


def figure_names(game: str) -> list[str]:
    """The figures of a game."""
    return sorted([file.stem for file in (rules_folder(game) / "figures").glob("*.toml")])


@lru_cache(maxsize=128)
def figure(game: str, name: str, lang: str = "en") -> str:
    """A figure as SVG: the picture of its position, cut to what it is about."""
    data = read_toml(rules_folder(game) / "figures" / f"{name}.toml")
    seat = SEAT_LETTERS.index(data.get("seat", "A"))
    return _cut(_LETTER.sub("", laid_out(data).svg(seat, lang)), _frame(data))


def _frame(data: dict[str, Any]) -> Frame:
    """The part to show: a frame in the picture's own measure, or from one hex of a map to another."""
    if "hexes" not in data:
        left, top, width, height = data["frame"]
        return left, top, width, height
    (left, top), (right, bottom) = [place_of_hex(hex) for hex in data["hexes"]]
    return left, top, right + HEX_WIDTH - left, bottom + HEX_HEIGHT - top


def _cut(svg: str, frame: Frame) -> str:
    left, top, width, height = frame
    head = f'viewBox="{left:g} {top:g} {width:g} {height:g}" width="{width:g}" height="{height:g}"'
    return re.sub(r'viewBox="[^"]*" width="[^"]*" height="[^"]*"', head, svg, count=1)
