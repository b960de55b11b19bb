"""The games that learners can play."""

from kingcraft.core.capability import Capability
from kingcraft.core.registry import Game, game_named, game_names
from kingcraft.core.ruling import BadOption


def observed_games() -> list[Game]:
    """Every game that has observations; one of another package that cannot be loaded is passed over."""
    return [game for name in game_names() if (game := _loaded(name)) and Capability.OBSERVED in game.capabilities]


def _loaded(name: str) -> Game | None:
    try:
        return game_named(name)
    except BadOption:
        return None
