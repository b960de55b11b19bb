"""The board for a terminal: letters and colours, settlements by seat, the choices of the moment in lower case."""

from typing import Any, Final

from kingcraft.kingdom_builder.choices import open_hexes
from kingcraft.kingdom_builder.hexes import COLUMNS, hex_name
from kingcraft.kingdom_builder.position import Position
from kingcraft.kingdom_builder.view import view
from kingcraft.locales import say

COLOURS: Final = {
    "G": "black on green3", "F": "black on gold1", "T": "white on dark_green", "C": "white on dark_orange3",
    "D": "black on wheat1", "W": "white on blue", "M": "white on grey37", "K": "black on grey85",
    "L": "black on light_goldenrod1", ".": "dim",
}  # fmt: skip
SEATS: Final = {"A": "white on red", "B": "white on blue3", "C": "black on green1", "D": "white on purple"}


def board(position: Position, seat: int | None, lang: str) -> str:
    """The map with its settlements, then the seats, the cards and the round, in rich markup."""
    seen = view(position, seat)
    lines = [_heading(), *_rows(seen, open_hexes(position)), _heading(), ""]
    lines += [_player(player, lang) for player in _list(seen["players"])]
    cards = ["castles", *_list(seen["cards"])]
    lines += ["", *[f"[b]{say(lang, 'card-' + card)}[/b]: {say(lang, f'card-{card}-text')}" for card in cards], ""]
    deck: Any = seen["deck"]
    removed, discards = len(deck["removed"]), len(deck["discards"])
    lines.append(say(lang, "kingdom-builder-text-deck", pile=deck["pile"], discards=discards, removed=removed))
    lines.append(say(lang, "kingdom-builder-text-legend"))
    lines.append(say(lang, "kingdom-builder-text-round", round=int(position.round)))
    return "\n".join(lines)


def _heading() -> str:
    return "    " + " ".join(COLUMNS)


def _rows(seen: dict[str, object], choices: list[str]) -> list[str]:
    signs = _signs(seen, choices)
    lines = []
    for row, letters in enumerate(_list(seen["map"])):
        cells = [signs.get(hex_name(row * 20 + column)) or _cell(letter) for column, letter in enumerate(letters)]
        lines.append(f"{row + 1:>2} {' ' * (row % 2)} {' '.join(cells)}")
    return lines


def _signs(seen: dict[str, object], choices: list[str]) -> dict[str, str]:
    """What stands on a hex instead of the letter of its terrain."""
    letters: list[Any] = _list(seen["map"])
    signs: dict[str, str] = {}
    for hex in choices:
        letter = letters[int(hex[1:]) - 1][COLUMNS.index(hex[0])]
        signs[hex] = f"[b underline {COLOURS[letter]}]{letter.lower()}[/]"
    for location in _list(seen["locations"]):
        signs[location["hex"]] = f"[{COLOURS['L']}]{location['left']}[/]"
    for player in _list(seen["players"]):
        for hex in player["settlements"]:
            signs[hex] = f"[b {SEATS[player['seat']]}]{_HOUSES[player['seat']]}[/]"
    return signs


def _cell(letter: str) -> str:
    return f"[{COLOURS[letter]}]{letter}[/]"


def _player(player: dict[str, Any], lang: str) -> str:
    supply = say(lang, "kingdom-builder-text-supply", count=player["supply"])
    gold = say(lang, "kingdom-builder-text-gold", gold=player["gold"])
    parts = [f"[b {SEATS[player['seat']]}] {_HOUSES[player['seat']]} [/] {player['seat']}: {gold}", supply]
    if player["terrain"]:
        parts.append(say(lang, "kingdom-builder-text-card", terrain=say(lang, "terrain-" + player["terrain"])))
    parts += [f"{say(lang, 'tile-' + tile['tile'])} ({say(lang, 'use-' + tile['use'])})" for tile in player["tiles"]]
    return ", ".join(parts)


def _list(value: object) -> list[Any]:
    return value if isinstance(value, list) else []


_HOUSES: Final = {"A": "✚", "B": "▲", "C": "■", "D": "✖"}
"""A mark for every seat, so that nobody needs to see colours."""
