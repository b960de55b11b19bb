"""The bots there are, by name, weak to strong."""

from collections.abc import Callable
from typing import Any, Final

from kingcraft.bots.base import Bot, Budget, RandomBot
from kingcraft.bots.kingdom_builder.king import runners_of as turns_of
from kingcraft.bots.kingdom_builder.levels import MAKERS
from kingcraft.bots.kingsburg.king import King
from kingcraft.bots.kingsburg.king import runners_of as lines_of
from kingcraft.bots.kingsburg.knight import Knight
from kingcraft.bots.kingsburg.page import Page
from kingcraft.bots.kingsburg.squire import Squire
from kingcraft.bots.race import Runner
from kingcraft.core.ruling import BadOption, Ruling

LEVELS: Final[dict[str, dict[str, Callable[[Budget], Bot]]]] = {
    "kingdom-builder": MAKERS,
    "kingsburg": {"page": Page, "squire": Squire, "knight": Knight, "king": King},
}
"""Per game, the bots from weak to strong; `random` plays every game."""

RUNNERS: Final[dict[str, Callable[[dict[str, Any]], list[Runner]]]] = {
    "kingdom-builder": turns_of,
    "kingsburg": lines_of,
}
"""Per game, how an aide takes up a king's task."""


def bot_names(game: str) -> list[str]:
    """The names of a game's bots, weak to strong."""
    return ["random", *LEVELS.get(game, {})]


def bot_named(name: str, game: str, budget: Budget | None = None, weights: str = "") -> Bot:
    """A new bot of that name for a game, with the text of a file of weights if given; BadOption if there is none."""
    if name == "random":
        return RandomBot()
    makers = LEVELS.get(game, {})
    if name not in makers:
        raise BadOption(Ruling("bot-unknown", facts={"bot": name, "known": ", ".join(bot_names(game))}))
    return makers[name](budget or Budget(seconds=1.0))
