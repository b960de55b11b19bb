"""A look back as it is kept: what was found of every ply, as a short text."""

import json
from dataclasses import asdict
from typing import Any, Final

from kingcraft.lookback.course import Station
from kingcraft.lookback.judging import Judged
from kingcraft.lookback.reasons import Reason
from kingcraft.lookback.work import Effort, Found, judges

VERSION: Final = "3"
"""What was found by another version is worked out anew."""


def keep(found: list[Found], effort: Effort, game: str) -> str:
    """What was gathered of a game, with how much effort, and by which versions of the bots that judge, as text."""
    judged = [asdict(each.judged) for each in found if each.judged]
    stations = [asdict(each.station) for each in found]
    whole = {"effort": asdict(effort), "stations": stations, "judged": judged, "bots": judges(game)}
    return json.dumps(whole, ensure_ascii=False, separators=(",", ":"))


def recall(text: str) -> tuple[list[Found], Effort]:
    """The same again."""
    whole = json.loads(text)
    judged = {each["ply"]: _judged(each) for each in whole["judged"]}
    found = [Found(ply, Station(**each), judged.get(ply)) for ply, each in enumerate(whole["stations"])]
    return found, Effort(**whole["effort"])


def _judged(each: dict[str, Any]) -> Judged:
    lists = {name: tuple(each[name]) for name in ("with_best", "with_played")}
    return Judged(**{**each, **lists, "reason": Reason(**each["reason"])})
