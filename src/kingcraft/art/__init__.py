"""The pieces, drawn once as SVG symbols, for the page, for notebooks and for documents.

Every sheet in this folder holds symbols of one theme, on a grid of 48 with one line weight. Their colours are CSS
custom properties with a value of their own, `var(--art-gold, #b98a2e)`, so that a page can theme them. Coloured
dice take the colour of the text around them (`currentColor`).
"""

import re
from functools import cache
from importlib.resources import files
from typing import Final

SEAT_COLOURS: Final = {"A": "#a4342a", "B": "#2c5f8a", "C": "#3f6b3a", "D": "#6a3f74", "E": "#b98a2e"}
"""The tinctures of the seats: gules, azure, vert, purpure, or. Each shield bears an ordinary of its own as well."""

_SYMBOL: Final = re.compile(r'<symbol id="([^"]+)".*?</symbol>', re.DOTALL)
_PROPERTY: Final = re.compile(r"var\(--[a-z0-9-]+, (#[0-9a-f]{6})\)")


def symbol_ids() -> list[str]:
    """The ids of all symbols there are, in alphabetical order."""
    return sorted(_symbols())


def symbol_defs(ids: list[str]) -> str:
    """The named symbols, each once, as `<defs>` of a picture that needs nothing else: in plain colours."""
    drawn = [_symbols()[id] for id in dict.fromkeys(ids)]
    return "<defs>" + "".join(drawn) + "</defs>"


def drawn(id: str) -> str:
    """The symbol of a piece; where somebody added it and it has none of its own, that of its kind."""
    return id if id in _symbols() else id.partition("-")[0] + "-any"


@cache
def _symbols() -> dict[str, str]:
    """Every symbol as one line of SVG, in plain colours that any viewer of pictures understands."""
    symbols: dict[str, str] = {}
    for file in sorted(files(__package__).iterdir(), key=lambda entry: entry.name):
        if file.name.endswith(".svg"):
            for found in _SYMBOL.finditer(file.read_text(encoding="utf-8")):
                symbols[found[1]] = _plain(found[0])
    return symbols


def _plain(symbol: str) -> str:
    return re.sub(r">\s+<", "><", _PROPERTY.sub(r"\1", symbol))
