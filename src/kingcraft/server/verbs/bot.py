"""Which bot plays when nobody says which."""

from kingcraft.bots import bot_named, bot_names, versioned


def bot_level(game: str, wanted: str | None) -> str:
    """The bot asked for, if this game has it; else a middling one."""
    names = bot_names(game)
    if wanted is None:
        return names[len(names) // 2]
    if wanted not in names:
        bot_named(wanted, game)
    return wanted


def bot_seat(game: str, level: str, name: str = "") -> dict[str, object]:
    """A bot's seat as an entry keeps it: with the version that plays on there when there is a newer one."""
    version = versioned(level, game).partition("@")[2]
    kept: dict[str, object] = {"version": int(version)} if version else {}
    return {"kind": "bot", "name": name, "person": None, "level": level, **kept}


def best_level(game: str) -> str:
    """The strongest bot of a game: who gives hints when nobody says who."""
    return bot_names(game)[-1]
