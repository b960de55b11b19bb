"""What each seat may know of a position, game by game: all that its view must show, and nothing more.

What is left out here is hidden at a real table, or follows from the rest, or means nothing at that moment.
"""

from collections.abc import Callable
from typing import Any

Dump = dict[str, Any]

LETTERS = "ABCDE"


def in_toll(dump: Dump, seat: int | None) -> Dump:
    """Others' cards are hidden; of others' choices all but whether they are made."""
    hands = [card if other == seat or not card else "?" for other, card in enumerate(dump["hands"])]
    made = [choice if other == seat else choice not in (-1, 1) for other, choice in enumerate(dump["choices"])]
    return {**dump, "hands": hands, "choices": made}


def in_kingsburg(dump: Dump, seat: int | None) -> Dump:
    """The enemy of the year is hidden until it comes, but from those who have looked at it; soldiers that are chosen
    are hidden from others until all are shown."""
    came = dump["phase"] == "winter" and dump["step"] != "enemy"
    looked = seat is not None and LETTERS[seat] in dump["seen"]
    reckoned = dump["phase"] == "winter" and dump["step"] in ("battle", "spoils", "losses", "home")
    players = [{**player, "combat": player["combat"] if reckoned else 0} for player in dump["players"]]
    for other, player in enumerate(players):
        if other != seat:
            player.update({name: "?" for name in ("kept",) if name in player})
            player.update({"hand": len(player["hand"])} if "hand" in player else {})
        if "chosen" in player and not reckoned and other != seat:
            player["chosen"] = "?"
    public = {**dump, "players": players, "enemy": dump["enemy"] if came or looked else "?"}
    # Who is asked and what for follows from the step and from whose decision it is.
    for asking in ("asked", "group", "kinds", "turn"):
        del public[asking]
    return public if dump["step"] == "build" else {**public, "built": 0}


def in_kingdom_builder(dump: Dump, seat: int | None) -> Dump:
    """Cards in others' hands are hidden until they are shown in their turns, and which cards the pile holds."""
    playing = dump["phase"] not in ("board", "card", "first", "deal")
    turn = dump["turn"] if playing else None
    players = [
        player if other == seat or player["seat"] == turn else {**player, "terrain": player["terrain"] and "?"}
        for other, player in enumerate(dump["players"])
    ]
    # Only a turn has a block, and it is never larger than the supply.
    supply = next(player["supply"] for player in players if player["seat"] == dump["turn"])
    block = min(dump["block"], supply) if dump["phase"] in ("turn", "lift", "give-up") else None
    pile = len(dump["deck"]["pile"])
    return {**dump, "players": players, "turn": turn, "block": block, "deck": {**dump["deck"], "pile": pile}}


PUBLIC: dict[str, Callable[[Dump, int | None], Dump]] = {
    "toll": in_toll,
    "kingsburg": in_kingsburg,
    "kingdom-builder": in_kingdom_builder,
}


def public(dump: Dump, seat: int | None) -> Dump:
    """All of a position that a seat may know."""
    return PUBLIC[dump["game"]](dump, seat)
