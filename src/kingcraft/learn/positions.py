"""Positions laid out by hand in TOML: the `position` as `load` takes it, and perhaps `moves` from there."""

import tomllib
from pathlib import Path
from typing import Any, Final

from kingcraft.core.registry import game_named
from kingcraft.core.state import State

PACKAGE: Final = Path(__file__).resolve().parent.parent


def folder_of(game: str) -> Path:
    """The folder of a game, where its rules and lessons lie."""
    return PACKAGE / game.replace("-", "_")


def read_toml(file: Path) -> dict[str, Any]:
    """A file of ours."""
    return tomllib.loads(file.read_text(encoding="utf-8"))


def laid_out(data: dict[str, Any]) -> State:
    """The state after the moves; BadPosition or IllegalMove tells what cannot be."""
    state = game_named(data["position"]["game"]).load(dict(data["position"]))
    for move in data.get("moves", []):
        for step in state.steps(move):
            state.play(state.read(step))
    return state
