"""The province board as a picture: rows of four buildings, and the shields of those who have built."""

from typing import Any, Final

from kingcraft.art import pen
from kingcraft.core.speech import Lexicon
from kingcraft.kingsburg.box import COLUMNS, Box
from kingcraft.kingsburg.field import GOODS
from kingcraft.kingsburg.modules import MARKS

View = dict[str, Any]

_ROOMY_ROWS: Final = 5
"""More rows than that are drawn smaller."""


Owner = tuple[str, str]
"""A seat that has built on a place, and what: its sheet may differ from the one that is drawn."""


def draw_province(
    view: View, box: Box, lang: str, frame: tuple[float, float, float, float], seat: int | None = None
) -> list[str]:
    """A province board, rows of four, with the shields of those who have built on each place."""
    across, down, whole, high = frame
    strokes = [pen.sheet(across, down, whole, high)]
    columns = int(COLUMNS)
    width, height = (whole - 16) / columns, (high - 12) / int(box.rows)
    sheets = [sheet_of(player, box) for player in view["players"]]
    shown = _printed(box) if seat is None else sheets[seat]
    for place, building in enumerate(shown):
        left = across + 8 + place % columns * width
        top = down + 6 + place // columns * height
        there = zip(view["players"], [sheet[place] for sheet in sheets], strict=True)
        owners = [(player["seat"], id) for player, id in there if id in player["buildings"]]
        draw_one = _building if box.rows <= _ROOMY_ROWS else _small_building
        entry = box.buildings[box.building_ids.index(building)].data
        strokes += draw_one(entry, box.lexicon, owners, left + 3, top + 3, width - 6, height - 6, lang)
    return strokes


def _printed(box: Box) -> list[str]:
    return [box.building_ids[int(building)] for building in box.printed]


def sheet_of(player: View, box: Box) -> list[str]:
    """The buildings of a player's sheet, place by place."""
    if "sheet" not in player:
        return _printed(box)
    first = [box.building_ids.index(strip) for strip in player["sheet"]]
    return [box.building_ids[strip + column] for strip in first for column in range(COLUMNS)]


def mark_of(entry: View, left: float, top: float) -> list[str]:
    """A mark in the corner of a piece that is not known as published."""
    mark = MARKS.get(entry["provenance"], "")
    return [pen.text(left, top, mark, 16, "end", bold=True, colour=pen.WARN)] if mark else []


def _shields(entry: View, owners: list[Owner], left: float, top: float, size: float) -> list[str]:
    """The shields of who has built here; a small picture before the shield tells of another building."""
    strokes: list[str] = []
    for seat, building in owners:
        if building != entry["id"]:
            strokes.append(pen.use("building-" + building, left, top, size))
            left += size
        strokes.append(pen.use("shield-" + seat, left, top, size))
        left += size + 2
    return strokes


def _building(
    entry: View, words: Lexicon, owners: list[Owner], left: float, top: float, width: float, height: float, lang: str
) -> list[str]:
    """A building's place: picture and points, name and cost, and who owns one."""
    strokes = [
        pen.box(left, top, width, height, pen.DEEP if owners else "#faf4e8", pen.GOLD if owners else pen.LINE),
        pen.use("building-" + entry["id"], left + 8, top + 5, 50),
        pen.text(left + 33, top + 77, entry["points"], 18, "end", bold=True),
        pen.use("points", left + 35, top + 60, 21),
        pen.name(left + 68, top + 23, words.say(lang, "building-" + entry["id"]), 17, width - 74),
    ]
    across = left + 68
    for good in GOODS:
        count = entry["cost"].get(good, 0)
        if count:
            strokes.append(pen.text(across, top + 49, count, 18))
            strokes.append(pen.use("good-" + good, across + 12, top + 32, 22))
            across += 40
    return [*strokes, *_shields(entry, owners, left + 67, top + 60, 22), *mark_of(entry, left + width - 4, top + 74)]


def _small_building(
    entry: View, words: Lexicon, owners: list[Owner], left: float, top: float, width: float, height: float, lang: str
) -> list[str]:
    """The same where there are more rows than the board has room for at full size."""
    name = words.say(lang, "building-" + entry["id"])
    strokes = [
        pen.box(left, top, width, height, pen.DEEP if owners else "#faf4e8", pen.GOLD if owners else pen.LINE),
        pen.use("building-" + entry["id"], left + 8, top + 3, 38),
        pen.text(left + 27, top + 56, entry["points"], 15, "end", bold=True),
        pen.use("points", left + 29, top + 42, 17),
        pen.text(left + 56, top + 18, name, 15, title=True, bold=True, room=width - 60),
    ]
    across = left + 56
    for good in [good for good in GOODS if entry["cost"].get(good, 0)]:
        strokes.append(pen.text(across, top + 38, entry["cost"][good], 15))
        strokes.append(pen.use("good-" + good, across + 10, top + 24, 17))
        across += 34
    return [*strokes, *_shields(entry, owners, left + 55, top + 43, 16), *mark_of(entry, left + width - 4, top + 54)]
