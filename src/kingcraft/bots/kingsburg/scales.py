"""The scales a standing is weighed on: one table of weights for each moment of the game, in thousandths of a point."""

import json
from functools import cache
from importlib.resources import files
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kingcraft.core.ruling import BadOption, Ruling
from kingcraft.core.state import integers

POINT: Final = 1000
"""One victory point."""

MOMENTS: Final = 20
"""Four in a year: before the dice of spring, summer and autumn, and before soldiers are hired."""

# -- where each part of a moment's table begins ------------------------------------------------------
BIAS: Final = 0
ROW: Final = 1
"""Row of the province * 5 + how many of its buildings stand."""
NEAR: Final = 26
"""For each building: it comes next in its row, and the goods for it are there."""
OF_GOLD: Final = 46
OF_WOOD: Final = 53
OF_STONE: Final = 59
OF_GOODS: Final = 65
OF_TOKENS: Final = 74
OF_SOLDIERS: Final = 78
OF_BATTLE: Final = 85
"""Chances of winning and losing, points and goods to win, points, goods and buildings to lose: in thirtieths."""
WITH_ENVOY: Final = 92
WITH_AID: Final = 93
LEAD: Final = 94
"""How many buildings ahead of the best of the others, from two behind to two ahead."""
WIDTH: Final = 99

MOST_GOLD: Final = 6
MOST_WOOD: Final = 5
MOST_STONE: Final = 5
MOST_GOODS: Final = 8
MOST_TOKENS: Final = 3
MOST_SOLDIERS: Final = 6
BATTLE_PARTS: Final = 7


def checked(text: str) -> str:
    """The text of a file of weights, if it is one; BadOption if not."""
    try:
        for seats in json.loads(text)["history"]:
            scales(int(seats), text)
    except (ValueError, LookupError, TypeError, AttributeError):
        raise BadOption(Ruling("weights-unreadable", facts={"file": "weights"})) from None
    return text


@cache
def scales(seats: int, text: str = "") -> vec[i64]:
    """The tables of all moments for a number of seats: those of a file's text, or as they ship."""
    shipped = (files("kingcraft.bots.kingsburg") / "weights.json").read_text(encoding="utf-8")
    data = json.loads(text or shipped)
    if not data["history"][str(seats)]:
        return scales(seats)
    tables: dict[str, list[list[int]]] = data["tables"]
    return integers([weight for table in tables[str(seats)] for weight in table])
