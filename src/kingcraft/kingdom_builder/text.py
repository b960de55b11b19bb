"""The board for a terminal of 80 by 24: letters and colours, choices in lower case; beside it all that explains it."""

import re
import textwrap
from typing import Any, Final

from kingcraft.core.speech import Lexicon
from kingcraft.core.state import State
from kingcraft.kingdom_builder.position import Position
from kingcraft.locales import listing, say

COLOURS: Final = {
    "G": "black on green3", "F": "black on gold1", "T": "white on dark_green", "C": "white on dark_orange3",
    "D": "black on wheat1", "W": "white on blue", "M": "white on grey37", "K": "black on grey85",
    "L": "black on light_goldenrod1", ".": "dim",
}  # fmt: skip
SEATS: Final = {"A": "white on red", "B": "white on blue3", "C": "black on green1", "D": "white on purple"}
TERRAINS: Final = {
    "G": "grass", "F": "flowers", "T": "forest", "C": "canyon", "D": "desert", "W": "water", "M": "mountain",
    "K": "castle", "L": "location",
}  # fmt: skip
COLUMNS: Final = "abcdefghijklmnopqrst"
TEXT: Final = "kingdom-builder-text-"
MAP_WIDTH: Final = 45
SIDE_WIDTH: Final = 34
_MARKUP: Final = re.compile(r"\[[^]]*]")
_HEX: Final = re.compile(r"[a-t](?:1\d|20|[1-9])$")


def board_text(state: Position, seat: int | None, lang: str) -> str:
    """The map with its settlements, and beside it seats, cards, locations and what the signs mean, in rich markup."""
    view: dict[str, Any] = state.view(seat)
    left = ["    " + " ".join(COLUMNS), *_rows(view, _choices(state))]
    right = _side(view, state.box.lexicon, lang)
    beside = right[: len(left)] + [""] * (len(left) - len(right))
    rows = [f"{_padded(line)}{side}".rstrip() for line, side in zip(left, beside, strict=True)]
    return "\n".join([*rows, *right[len(left) :], f"[dim]{say(lang, TEXT + 'legend')}[/dim]"])


def _padded(line: str) -> str:
    return line + " " * (MAP_WIDTH - len(_MARKUP.sub("", line)))


def _choices(state: State) -> list[str]:
    """The hexes that a move of this moment may name."""
    found = [_HEX.search(state.write(action)) for action in state.legal()] if state.to_act >= 0 else []
    return [hex[0] for hex in found if hex]


def _rows(view: dict[str, Any], choices: list[str]) -> list[str]:
    signs = _signs(view, choices)
    lines = []
    for number, letters in enumerate(view["map"], 1):
        cells = [
            signs.get(f"{column}{number}") or _cell(letter) for column, letter in zip(COLUMNS, letters, strict=True)
        ]
        lines.append(f"{number:>2} {' ' * ((number + 1) % 2)} {' '.join(cells)}")
    return lines


def _signs(view: dict[str, Any], choices: list[str]) -> dict[str, str]:
    """What stands on a hex instead of the letter of its terrain."""
    signs: dict[str, str] = {}
    for hex in choices:
        letter = view["map"][int(hex[1:]) - 1][COLUMNS.index(hex[0])]
        signs[hex] = f"[b underline {COLOURS[letter]}]{letter.lower()}[/]"
    for location in view["locations"]:
        signs[location["hex"]] = f"[{COLOURS['L']}]{location['left']}[/]"
    for player in view["players"]:
        for hex in player["settlements"]:
            signs[hex] = _house(player["seat"], _HOUSES[player["seat"]])
    return signs


def _cell(letter: str) -> str:
    return f"[{COLOURS[letter]}]{letter}[/]"


def _house(seat: str, text: str) -> str:
    return f"[b {SEATS[seat]}]{text}[/]"


def _side(view: dict[str, Any], words: Lexicon, lang: str) -> list[str]:
    """Everything beside the map, in lines that fit there."""
    lines = [f"[b]{say(lang, TEXT + 'round', round=view['round'])}[/b]"]
    for player in view["players"]:
        lines += _player(player, view["to_act"], words, lang)
    cards = listing(lang, [words.say(lang, "card-" + card) for card in ("castles", *view["cards"])])
    lines += _wrapped(say(lang, "labelled", label=say(lang, TEXT + "cards"), value=cards))
    for tile in dict.fromkeys([location["tile"] for location in view["locations"]]):
        places = [f"{each['hex']} ({each['left']})" for each in view["locations"] if each["tile"] == tile]
        lines += _wrapped(say(lang, "labelled", label=words.say(lang, "tile-" + tile), value=listing(lang, places)))
    terrains = [
        f"{letter}\N{NO-BREAK SPACE}{say(lang, 'terrain-' + terrain)}"
        for letter, terrain in TERRAINS.items()
        if letter != "L"
    ]
    return [*lines, *[f"[dim]{line}[/dim]" for line in _wrapped(listing(lang, terrains))]]


def _player(player: dict[str, Any], to_act: str, words: Lexicon, lang: str) -> list[str]:
    """Gold, supply and card of a seat, and under it the tiles it holds."""
    seat = player["seat"]
    mark = "▶" if seat == to_act else " "
    counted = player["gold"] if player["settlements"] else "–"
    holdings = say(lang, TEXT + "holdings", gold=counted, count=player["supply"])
    lines = [f"{mark}{_house(seat, _HOUSES[seat])} {seat}  {holdings}"]
    if player["terrain"]:
        lines.append("     " + say(lang, TEXT + "card", terrain=say(lang, "terrain-" + player["terrain"])))
    tiles = listing(lang, [_tile(tile, words, lang) for tile in player["tiles"]])
    return lines + [f"     {line}" for line in textwrap.wrap(tiles, SIDE_WIDTH - 5)]


def _tile(tile: dict[str, Any], words: Lexicon, lang: str) -> str:
    """A tile by its name; one that cannot be used now with the reason."""
    name = words.say(lang, "tile-" + tile["tile"])
    return name if tile["use"] == "ready" else f"{name} ({say(lang, 'use-' + tile['use'])})"


def _wrapped(text: str) -> list[str]:
    return textwrap.wrap(text, SIDE_WIDTH)


_HOUSES: Final = {"A": "✚", "B": "▲", "C": "■", "D": "✖"}
"""A mark for every seat, so that nobody needs to see colours."""
