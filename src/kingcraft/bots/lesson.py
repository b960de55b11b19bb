"""Lesson: what a round of a bot's training is made of."""

from kingcraft.core.ruling import BadOption, Ruling


class Lesson:
    """So many games by some options; how far those who play them look; and the units of a net, if it teaches one."""

    def __init__(self, games: int, width: int = 0, units: int = 0, options: dict[str, str] | None = None) -> None:
        self.games = games
        self.width = width
        self.units = units
        self.options: dict[str, str] = options or {}


def no_net() -> BadOption:
    """The refusal of a net where none can be learned."""
    return BadOption(Ruling("net-unknown"))
