"""Whole games with what every roll and draw could have given, for the page's tests: it must know all of that itself.

`python -m tests.whole_games > web/tests/odds.json` writes them anew. Equal lists are written once.
"""

import json
from typing import Any, Final

import kingcraft as kc
from kingcraft.core.replay import replay
from kingcraft.core.state import CHANCE, State
from kingcraft.testing.cases import played_out

HARD_LAND: Final = (
    "GGGGGFFFFF/GGGGGFFFFF/GGLGGFFFFF/GGGGGFFFFF/GGGGCDFFFF/TTTTTTTKTT/TTTTTTTTTT/TTTTTTTTTT/TTTTTTTLTT/TTTTTTTTTT"
)
"""A board with so little canyon and desert that many cards have no room, and leave the game."""
NARROW: Final = {
    "pack": "; ".join([f"{name} farm {HARD_LAND}" for name in ("north", "east", "south", "west")]),
    "boards": "north east/ south west/",
    "cards": "miners lords farmers",
}
CASES: Final[list[tuple[str, int, dict[str, str], int]]] = [
    ("kingsburg", 2, {}, 1),
    ("kingsburg", 3, {"edition": "2007", "demons": "building", "order": "CAB"}, 2),
    ("kingsburg", 5, {"rows": "extended", "soldiers": "tokens"}, 3),
    ("kingsburg", 3, {"rows": "extended", "soldiers": "tokens"}, 7),
    ("kingsburg", 2, {"governors": "deal", "destiny": "cards", "soldiers": "tokens", "strips": "draw"}, 4),
    ("kingsburg", 3, {"governors": "auction", "rows": "extended", "cards": "published", "destiny": "cards"}, 5),
    ("kingsburg", 4, {"governors": "random", "destiny": "cards", "rows": "extended", "cards": "house"}, 6),
    ("kingsburg", 5, {"strips": "draw", "rows": "extended", "governors": "deal", "order": "EDCBA"}, 7),
    ("kingsburg", 4, dict(kc.game_named("kingsburg").presets["everything"]), 8),
    ("kingsburg", 3, {"governors": "deal", "cards": "published"}, 10),
    ("kingsburg", 5, {"strips": "draft", "rewards": "house", "governors": "auction"}, 9),
    ("kingdom-builder", 2, {}, 1),
    ("kingdom-builder", 3, {"boards": "first-game"}, 2),
    ("kingdom-builder", 4, {}, 3),
    ("kingdom-builder", 4, {"first": "C", "cards": "miners lords farmers"}, 4),
    ("kingdom-builder", 2, NARROW, 5),
    ("kingdom-builder", 3, NARROW, 6),
    ("kingdom-builder", 4, NARROW, 7),
]
"""Game, seats, options and seed: every module, every number of seats."""


def chances_of(table: kc.Table) -> list[tuple[int, str, list[tuple[str, int]]]]:
    """Every roll and draw of a game: its number, how it came up, and what it could have been."""
    return [
        (made.ply, made.text, outcomes(made.before))
        for made in replay(table.record.copy())
        if made.before.to_act == CHANCE
    ]


def outcomes(state: State) -> list[tuple[str, int]]:
    """What chance could give here, as a proof says it."""
    return [(state.write(outcome), weight) for outcome, weight in state.weights()]


def story(case: tuple[str, int, dict[str, str], int], lists: dict[str, int]) -> dict[str, Any]:
    """A game as the page's tests read it: of each roll and draw its number, how it came up, and which list it has."""
    game, seats, options, seed = case
    table = played_out((game, seats, options), seed)
    chances = [[ply, move, lists.setdefault(json.dumps(found), len(lists))] for ply, move, found in chances_of(table)]
    return {"game": game, "seats": seats, "options": table.record.options, "chances": chances}


def text(cases: list[tuple[str, int, dict[str, str], int]]) -> str:
    """The games, and the lists that they name by number."""
    lists: dict[str, int] = {}
    games = [story(case, lists) for case in cases]
    return (
        '{"lists": [\n'
        + _lines(list(lists))
        + '],\n"games": [\n'
        + _lines([json.dumps(game) for game in games])
        + "]}\n"
    )


def _lines(texts: list[str]) -> str:
    return ",\n".join(texts) + "\n"


def main() -> None:
    print(text(CASES), end="")


if __name__ == "__main__":
    main()
