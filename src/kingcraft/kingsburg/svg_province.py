"""The province board as a picture: rows of four buildings, and the shields of those who have built."""

from typing import Any, Final

from kingcraft.art import pen
from kingcraft.kingsburg.box import COLUMNS, Box
from kingcraft.kingsburg.field import GOODS
from kingcraft.locales import say

View = dict[str, Any]

_ROOMY_ROWS: Final = 5
"""More rows than that are drawn smaller."""


def draw_province(view: View, box: Box, lang: str, frame: tuple[float, float, float, float]) -> list[str]:
    """The province board, rows of four, with the shields of those who have built."""
    across, down, whole, high = frame
    strokes = [pen.sheet(across, down, whole, high)]
    width, height = (whole - 16) / COLUMNS, (high - 12) / int(box.rows)
    for place, building in enumerate(box.printed):
        entry = box.buildings[int(building)].data
        left = across + 8 + place % COLUMNS * width
        top = down + 6 + place // COLUMNS * height
        owners = [player["seat"] for player in view["players"] if entry["id"] in player["buildings"]]
        draw_one = _building if box.rows <= _ROOMY_ROWS else _small_building
        strokes += draw_one(entry, owners, left + 3, top + 3, width - 6, height - 6, lang)
    return strokes


def _building(
    entry: View, owners: list[str], left: float, top: float, width: float, height: float, lang: str
) -> list[str]:
    """A building's place: picture and points, name and cost, and who owns one."""
    strokes = [
        pen.box(left, top, width, height, pen.DEEP if owners else "#faf4e8", pen.GOLD if owners else pen.LINE),
        pen.use("building-" + entry["id"], left + 8, top + 5, 50),
        pen.text(left + 33, top + 77, entry["points"], 18, "end", bold=True),
        pen.use("points", left + 35, top + 60, 21),
        pen.name(left + 68, top + 23, say(lang, "building-" + entry["id"]), 17, width - 74),
    ]
    across = left + 68
    for good in GOODS:
        count = entry["cost"].get(good, 0)
        if count:
            strokes.append(pen.text(across, top + 49, count, 18))
            strokes.append(pen.use("good-" + good, across + 12, top + 32, 22))
            across += 40
    return strokes + [
        pen.use("shield-" + seat, left + 67 + index * 24, top + 60, 22) for index, seat in enumerate(owners)
    ]


def _small_building(
    entry: View, owners: list[str], left: float, top: float, width: float, height: float, lang: str
) -> list[str]:
    """The same where there are more rows than the board has room for at full size."""
    strokes = [
        pen.box(left, top, width, height, pen.DEEP if owners else "#faf4e8", pen.GOLD if owners else pen.LINE),
        pen.use("building-" + entry["id"], left + 8, top + 3, 38),
        pen.text(left + 27, top + 56, entry["points"], 15, "end", bold=True),
        pen.use("points", left + 29, top + 42, 17),
        pen.text(left + 56, top + 18, say(lang, "building-" + entry["id"]), 15, title=True, bold=True, room=width - 60),
    ]
    across = left + 56
    for good in [good for good in GOODS if entry["cost"].get(good, 0)]:
        strokes.append(pen.text(across, top + 38, entry["cost"][good], 15))
        strokes.append(pen.use("good-" + good, across + 10, top + 24, 17))
        across += 34
    return strokes + [
        pen.use("shield-" + seat, left + 55 + index * 19, top + 43, 16) for index, seat in enumerate(owners)
    ]
