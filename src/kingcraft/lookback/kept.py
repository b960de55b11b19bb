"""A look back as it is kept: what was found of every ply, as a short text."""

import json
from dataclasses import asdict
from typing import Final

from kingcraft.lookback.judging import Judged
from kingcraft.lookback.work import Effort, Found

VERSION: Final = "1"
"""What was found by another version is worked out anew."""


def keep(found: list[Found], effort: Effort) -> str:
    """What was found, and with how much effort, as text."""
    in_order = sorted(found, key=lambda each: each.ply)
    judged = [asdict(each.judged) for each in in_order if each.judged]
    whole = {"effort": asdict(effort), "chances": [each.chances for each in in_order], "judged": judged}
    return json.dumps(whole, ensure_ascii=False, separators=(",", ":"))


def recall(text: str) -> tuple[list[Found], Effort]:
    """The same again."""
    whole = json.loads(text)
    judged = {each["ply"]: Judged(**each) for each in whole["judged"]}
    found = [Found(ply, chances, judged.get(ply)) for ply, chances in enumerate(whole["chances"])]
    return found, Effort(**whole["effort"])
