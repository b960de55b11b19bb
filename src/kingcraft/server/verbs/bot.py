"""Which bot plays when nobody says which."""

from kingcraft.bots import bot_named, bot_names


def bot_level(game: str, wanted: str | None) -> str:
    """The bot asked for, if this game has it; else a middling one."""
    if wanted is not None:
        bot_named(wanted, game)
        return wanted
    names = bot_names(game)
    return names[len(names) // 2]


def best_level(game: str) -> str:
    """The strongest bot of a game: who gives hints when nobody says who."""
    return bot_names(game)[-1]
