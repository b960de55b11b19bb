"""Sets up a position for a test: hexes as words, tiles as `tile hex use`."""

from typing import Any

import kingcraft as kc
from kingcraft.core.state import State

FIRST_GAME = "tavern paddock oasis farm"
CARDS = "fishermen knights merchants"
COLUMNS = "abcdefghijklmnopqrst"


def table(*settlements: str, boards: str = FIRST_GAME, cards: str = CARDS, card: str = "grass", **more: Any) -> State:
    """A position in which A is to move with this terrain card; B and the others hold desert, forest, forest."""
    seats = max(len(settlements), 2)
    hands = [card, "desert", "forest", "forest"]
    tiles: dict[int, str] = more.pop("tiles", {})
    gone: dict[int, str] = more.pop("gone", {})
    players: list[dict[str, object]] = []
    for seat in range(seats):
        words = settlements[seat].split() if seat < len(settlements) else []
        player: dict[str, object] = {"settlements": words, "terrain": hands[seat], "gone": gone.get(seat, "").split()}
        if seat in tiles:
            player["tiles"] = [_tile(text) for text in tiles[seat].split(", ") if text]
        players.append(player)
    data = {"seats": seats, "boards": boards.split(), "cards": cards.split(), "players": players, **more}
    return kc.game_named("kingdom-builder").load({"game": "kingdom-builder", **data})


def _tile(text: str) -> dict[str, str]:
    tile, hex, use = [*text.split(), "ready"][:3]
    return {"tile": tile, "hex": hex, "use": use}


def choices(state: State, verb: str) -> str:
    """The hexes that legal moves with this verb name, in order of the map, as words."""
    moves = [state.write(action).split() for action in state.legal()]
    return " ".join([move[1].rpartition("-")[2] for move in moves if move[0] == verb])


def free(state: State, letter: str) -> str:
    """All empty hexes of a terrain, in order of the map."""
    view: Any = state.view(None)
    taken = [hex for player in view["players"] for hex in player["settlements"]]
    rows = enumerate(view["map"])
    every = [(f"{COLUMNS[column]}{row + 1}", sign) for row, line in rows for column, sign in enumerate(line)]
    return " ".join([hex for hex, sign in every if sign == letter and hex not in taken])


def play(state: State, *moves: str) -> State:
    """Plays moves or phrases one after another."""
    for move in moves:
        for step in state.steps(move):
            state.play(state.read(step))
    return state


def play_any(state: State, *verbs: str) -> State:
    """Plays the first legal move of each verb."""
    for verb in verbs:
        state.play(next(action for action in state.legal() if state.write(action).startswith(verb)))
    return state


def refusal(state: State, move: str) -> str:
    """The rule that forbids a move, by its short id; empty if the move is legal."""
    ruling = state.why_not(move)
    return "" if ruling is None else ruling.id.removeprefix("kingdom-builder-")


def tiles(state: State, seat: int = 0) -> list[str]:
    """The tiles of a seat as `tile hex use`."""
    view: Any = state.view(None)
    return [f"{tile['tile']} {tile['hex']} {tile['use']}" for tile in view["players"][seat]["tiles"]]


def left(state: State, hex: str) -> int:
    """The tiles left on a location."""
    view: Any = state.view(None)
    return int(next(place["left"] for place in view["locations"] if place["hex"] == hex))


def gold(state: State, card: str, seat: int = 0) -> int:
    """What a card (or `castles`) gives a seat."""
    return next(line.points for line in state.score_sheet() if line.seat == seat and line.source.id == "card-" + card)


def some(state: State, letters: str, count: int) -> list[str]:
    """So many empty hexes of these terrains."""
    return " ".join([free(state, letter) for letter in letters]).split()[:count]


__all__ = ["choices", "free", "gold", "left", "play", "play_any", "refusal", "some", "table", "tiles"]
