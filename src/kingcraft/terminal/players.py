"""Who sits at a terminal's table, in words."""

from pathlib import PurePath
from typing import Final

from kingcraft.core.speech import SEAT_LETTERS
from kingcraft.locales import knows, say

PERSON: Final = "me"
"""The word for a seat of somebody at the keyboard."""


def player_name(player: str, lang: str) -> str:
    """What a player is called who was named by a word of the command line: you, or a bot by its rank or its file."""
    if player == PERSON:
        return say(lang, "seat-you")
    rank = "web-rank-" + player.partition("@")[0]
    return say(lang, rank) if knows(rank) else PurePath(player).name


def seat_name(seat: int, player: str, lang: str) -> str:
    """What a seat is called: its letter, and the bot in it."""
    letter = SEAT_LETTERS[seat]
    return letter if player == PERSON else f"{letter} ({player_name(player, lang)})"
