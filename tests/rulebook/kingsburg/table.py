"""A table laid out by hand, and short questions to it, so that a test reads like an example of the rulebook."""

from typing import Any

import kingcraft as kc
from kingcraft.core.state import State

Goods = tuple[int, int, int]


def player(
    goods: Goods = (0, 0, 0),
    buildings: str = "",
    dice: list[int] | None = None,
    white: list[int] | None = None,
    **rest: Any,
) -> dict[str, Any]:
    """What one seat has: goods as gold, wood, stone; buildings as words."""
    return {
        "goods": dict(zip(("gold", "wood", "stone"), goods, strict=True)),
        "buildings": buildings.split(),
        "dice": {"coloured": dice or [], "white": white or []},
        **rest,
    }


def table(phase: str, step: str, order: str = "ABC", **rest: Any) -> State:
    """A position; players come by their letters: A=player(...)."""
    players = {letter: rest.pop(letter) for letter in sorted(order) if letter in rest}
    position = {"game": "kingsburg", "seats": len(order), "phase": phase, "step": step, "order": order, **rest}
    return kc.game_named("kingsburg").load({**position, "players": players})


def play(state: State, *moves: str) -> State:
    """Plays moves in notation."""
    for move in moves:
        for step in state.steps(move):
            state.play(state.read(step))
    return state


def ruling(state: State, move: str) -> str:
    """Why a move is refused; empty if it is not."""
    found = state.why_not(move)
    return "" if found is None else found.id.removeprefix("kingsburg-")


def moves(state: State) -> list[str]:
    """The legal moves in notation."""
    return [state.write(action) for action in state.legal()]


def seat(state: State, letter: str) -> dict[str, Any]:
    """All that lies before a seat."""
    players: list[dict[str, Any]] = state.dump()["players"]  # type: ignore[assignment]
    return players["ABCDE".index(letter)]


def goods(state: State, letter: str) -> Goods:
    """The goods of a seat as gold, wood, stone."""
    have = seat(state, letter)["goods"]
    return (have["gold"], have["wood"], have["stone"])


def points(state: State) -> list[int]:
    """The points of all seats."""
    return state.scores()


def order(state: State) -> str:
    """The turn order as letters."""
    return str(state.dump()["order"])


def turn(state: State) -> str:
    """Whose decision it is: a letter, `chance` or `over`."""
    return str(state.view(None)["to_act"])
