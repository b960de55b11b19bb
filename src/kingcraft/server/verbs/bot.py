"""Which bot plays when nobody says which."""

from kingcraft.bots import bot_named, bot_names


def bot_level(game: str, wanted: str | None) -> str:
    """The bot asked for, if this game has it; else a middling one."""
    names = bot_names(game)
    if wanted is None:
        return names[len(names) // 2]
    if wanted not in names:
        bot_named(wanted, game)
    return wanted


def best_level(game: str) -> str:
    """The strongest bot of a game: who gives hints when nobody says who."""
    return bot_names(game)[-1]
