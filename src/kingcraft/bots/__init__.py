"""The bots there are, by name, weak to strong."""

from collections.abc import Callable
from typing import Final

from kingcraft.bots.base import Bot, RandomBot
from kingcraft.core.ruling import BadOption, Ruling

BOTS: Final[dict[str, Callable[[], Bot]]] = {"random": RandomBot}


def bot_names() -> list[str]:
    """The names of all bots, weak to strong."""
    return list(BOTS)


def bot_named(name: str) -> Bot:
    """A new bot of that name; BadOption if there is none."""
    if name not in BOTS:
        raise BadOption(Ruling("bot-unknown", facts={"bot": name, "known": ", ".join(BOTS)}))
    return BOTS[name]()
