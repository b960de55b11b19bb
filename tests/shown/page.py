"""What the page works out by itself, with the engine's answers: a file against which the page's own tests run.

Make it anew: `PYTHONPATH=src python -m tests.shown.page`.
"""

import json
from pathlib import Path
from typing import Any

import kingcraft as kc
from tests.shown.court import GOODS, player_of
from tests.shown.games import Case, Move, outlook, view, walk

FILE = Path(__file__).resolve().parents[2] / "web" / "tests" / "shown.json"
KINGSBURG = Case("kingsburg", 3, {"rows": "extended", "governors": "deal", "destiny": "cards"}, 5)
BUILDER = Case("kingdom-builder", 2, {}, 4)
_MOST = 25
"""How many of each kind."""


def answers() -> dict[str, list[Any]]:
    """Moves of random games with what the engine made of them."""
    court, land = list(walk(KINGSBURG)), list(walk(BUILDER))
    found = {
        "built": [line for move in court if (line := built(move))],
        "dear": [line for move in court for line in dear(move)],
        "placed": [line for move in court if (line := placed(move))],
        "brings": [line for move in land if (line := brought(move))],
    }
    return {kind: lines[:: max(1, len(lines) // _MOST)][:_MOST] for kind, lines in found.items()}


def built(move: Move) -> dict[str, Any] | None:
    """A building, the goods before, and those that are left while its seat is still asked."""
    if not move.text.startswith("build ") or view(move.before)["step"] != "build":
        return None
    seat, after = view(move.before)["to_act"], view(move.after)
    if move.after.news(move.before, move.action, None):
        return None
    rows = outlook(move.before, move.seat)["provinces"][seat]
    space = next(one for row in rows for one in row if one["building"] == move.text.split()[1])
    have, left = (player_of(shown, seat)["goods"] for shown in (view(move.before), after))
    return {"space": space, "have": have, "left": [left[good] for good in GOODS]}


def dear(move: Move) -> list[dict[str, Any]]:
    """A place that is too dear: the fewest goods with which it can be had, by asking the engine."""
    if move.seat < 0 or view(move.before)["step"] != "build":
        return []
    seat = view(move.before)["to_act"]
    rows = outlook(move.before, move.seat)["provinces"][seat]
    have = player_of(view(move.before), seat)["goods"]
    spaces = [one for row in rows for one in row if one["state"] == "goods"]
    return [{"space": one, "have": have, "missing": fewest(move, one["building"], have)} for one in spaces[:1]]


def fewest(move: Move, building: str, have: dict[str, int]) -> list[int]:
    """Good by good, how many more are needed when there are plenty of the others."""
    return [next(more for more in range(10) if is_payable(move, building, have, good, more)) for good in GOODS]


def is_payable(move: Move, building: str, have: dict[str, int], good: str, more: int) -> bool:
    """Whether it may be built with so much more of one good, and plenty of the others."""
    data: Any = move.before.dump()
    goods = {other: have[other] + (more if other == good else 9) for other in GOODS}
    data["players"]["ABCDE".index(view(move.before)["to_act"])]["goods"] = goods
    state = kc.game_named("kingsburg").load(data)
    return f"build {building}" in [state.write(action) for action in state.legal()]


def placed(move: Move) -> dict[str, Any] | None:
    """Dice on an advisor: the move, and the group that lies there then."""
    if ">" not in move.text:
        return None
    number = move.text.split()[0].partition(">")[2]
    groups = view(move.after)["advisors"].get(number, [])
    mine = [group for group in groups if group["seat"] == view(move.before)["to_act"]]
    return {"move": move.text, "advisor": int(number), "group": mine[-1]} if mine else None


def brought(move: Move) -> dict[str, Any] | None:
    """A settlement: what it was said to bring, and by how much its seat's gold changed."""
    if move.seat < 0 or view(move.before)["lifted"] or not move.text.startswith("build "):
        return None
    brings = outlook(move.before, move.seat)["brings"][move.before.legal().index(move.action)]
    gold = [state.scores()[move.seat] for state in (move.before, move.after)]
    return {"brings": brings, "change": gold[1] - gold[0]} if gold[0] != gold[1] else None


def text() -> str:
    """The file."""
    return json.dumps(answers(), indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
