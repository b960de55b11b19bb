"""The table in a terminal, in rich markup: the court with its dice, the provinces, the tracks."""

from typing import Any, Final

from kingcraft.core.speech import SEAT_LETTERS
from kingcraft.kingsburg.board import Board
from kingcraft.kingsburg.build import gold_price
from kingcraft.kingsburg.layout import BUILDINGS, FIELDS, GOODS_NAMES, SEASON_NAMES
from kingcraft.kingsburg.tables import (
    BUILDING_IDS,
    COLUMNS,
    COST_STONE,
    COST_WOOD,
    ENEMY_IDS,
    ENEMY_STRENGTH,
    VALUE,
)
from kingcraft.kingsburg.view import view_of
from kingcraft.kingsburg.words import enemy_name
from kingcraft.locales import say

TEXT: Final = "kingsburg-text-"
COLOURS: Final = {"A": "red", "B": "blue", "C": "green", "D": "yellow", "E": "magenta"}
ADVISOR_WIDTH: Final = 16
NAME_WIDTH: Final = 15
PRICE_WIDTH: Final = 8


def board_text(board: Board, seat: int | None, lang: str) -> str:
    """The whole table as a seat sees it."""
    view: dict[str, Any] = view_of(board, seat)
    lines = [_heading(board, view, lang), "", *_court(view, lang)]
    for player in view["players"]:
        own = seat is not None and player["seat"] == SEAT_LETTERS[seat]
        lines += ["", *_province(board, player, view["to_act"], own, lang)]
    return "\n".join(lines)


def _heading(board: Board, view: dict[str, Any], lang: str) -> str:
    """Year and phase, turn order, enemy, King's die."""
    order = " ".join([_seat(letter) for letter in view["order"]])
    parts = [
        f"[bold]{say(lang, TEXT + 'year', year=view['year'])}[/bold], {_phase(view['phase'], lang)}",
        f"{say(lang, TEXT + 'order')}: {order or '-'}",
        _enemy(view["enemy"], lang),
    ]
    if view["kings_die"]:
        parts.append(say(lang, TEXT + "kings-die", die=view["kings_die"]))
    return "   ".join(parts)


def _phase(phase: str, lang: str) -> str:
    drawn = (*SEASON_NAMES, "aid", "recruit", "winter")
    return say(lang, f"drawing-phase-{phase}" if phase in drawn else f"kingsburg-text-phase-{phase}")


def _enemy(enemy: dict[str, Any], lang: str) -> str:
    if enemy["card"] is None:
        return say(lang, TEXT + "enemy-range", least=enemy["range"][0], most=enemy["range"][1])
    card = ENEMY_IDS.index(enemy["card"])
    return say(lang, TEXT + "enemy", enemy=enemy_name(card, lang), strength=int(ENEMY_STRENGTH[card]))


def _court(view: dict[str, Any], lang: str) -> list[str]:
    """The eighteen advisors, six to a line, each over the dice on it."""
    lines = [f"[bold]{say(lang, TEXT + 'court')}[/bold]"]
    for first in (1, 7, 13):
        numbers = range(first, first + 6)
        lines.append(
            "".join([f"{number:>2} {_cut(say(lang, f'advisor-{number}'), ADVISOR_WIDTH)}" for number in numbers])
        )
        lines.append("".join([_groups(view["advisors"].get(str(number), []), lang) for number in numbers]))
    return lines


def _groups(groups: list[dict[str, Any]], lang: str) -> str:
    """The dice on one advisor, in a cell as wide as its name."""
    plain = " ".join([_group_text(group, lang) for group in groups])
    marked = " ".join([_coloured(group["seat"], _group_text(group, lang)) for group in groups])
    return "   " + marked + " " * max(1, ADVISOR_WIDTH - len(plain))


def _group_text(group: dict[str, Any], lang: str) -> str:
    if group["seat"] is None:
        return f"{say(lang, TEXT + 'neutral')} {'+'.join([str(face) for face in group['neutral']])}"
    dice = [*[str(face) for face in group["coloured"]], *[f"w{face}" for face in group["white"]]]
    return f"{group['seat']}:{'+'.join([*dice, *(['2!'] if group['token'] else [])])}"


def _province(board: Board, player: dict[str, Any], to_act: str, own: bool, lang: str) -> list[str]:
    """One seat: what it has, its dice, and its buildings; one's own row by row, with prices and points."""
    mark = "▶" if player["seat"] == to_act else " "
    lines = [f"{mark} {_seat(player['seat'])}  {_holdings(player, lang)}"]
    dice = _dice(player["dice"])
    if player["passed"]:
        lines.append(f"    {say(lang, TEXT + 'passed')}")
    elif dice:
        lines.append(f"    {say(lang, TEXT + 'dice')}: {dice}")
    if not own:
        names = [say(lang, "building-" + id) for id in player["buildings"]]
        return [*lines, f"    [bold]{', '.join(names)}[/bold]"] if names else lines
    mask = int(board.book[SEAT_LETTERS.index(player["seat"]) * FIELDS + BUILDINGS])
    for first in range(0, len(BUILDING_IDS), COLUMNS):
        row = range(first, first + COLUMNS)
        lines.append("    " + "".join([_building(mask, building, lang) for building in row]))
    return lines


def _holdings(player: dict[str, Any], lang: str) -> str:
    goods = [(say(lang, TEXT + good), player["goods"][good]) for good in GOODS_NAMES]
    others = [(say(lang, TEXT + name), player[name]) for name in ("soldiers", "tokens", "strength")]
    points = f"{say(lang, TEXT + 'points')} [bold]{player['points']}[/bold]"
    listed = "  ".join([f"{name} {amount}" for name, amount in [*goods, *others]])
    envoy = f"  [bold]{say(lang, TEXT + 'envoy')}[/bold]" if player["envoy"] else ""
    return f"{points}  {listed}{envoy}"


def _building(mask: int, building: int, lang: str) -> str:
    name = say(lang, "building-" + BUILDING_IDS[building])
    if mask >> building & 1:
        return f"[bold]■ {_cut(name, NAME_WIDTH + PRICE_WIDTH)}[/bold]"
    price = f"{int(gold_price(mask, building))}/{int(COST_WOOD[building])}/{int(COST_STONE[building])}"
    return f"[dim]□ {_cut(name, NAME_WIDTH)}{f'{price} {int(VALUE[building])}'.ljust(PRICE_WIDTH)}[/dim]"


def _dice(dice: dict[str, list[int]]) -> str:
    return " ".join([*[str(face) for face in dice["coloured"]], *[f"w{face}" for face in dice["white"]]])


def _cut(name: str, width: int) -> str:
    return name[: width - 1].ljust(width)


def _seat(letter: str) -> str:
    return _coloured(letter, letter)


def _coloured(letter: str | None, text: str) -> str:
    return f"[bold {COLOURS[letter]}]{text}[/]" if letter else f"[dim]{text}[/dim]"
