"""Lesson: what a round of a bot's training is made of."""

from pathlib import Path

from kingcraft.core.pack import PACK, short_name
from kingcraft.core.reasons import reason_of
from kingcraft.core.ruling import BadOption, Refused, Ruling


class Lesson:
    """So many games by some options; how far those who play them look; and the units of a net, if it teaches one."""

    def __init__(self, games: int, width: int = 0, units: int = 0, options: dict[str, str] | None = None) -> None:
        self.games = games
        self.width = width
        self.units = units
        self.options: dict[str, str] = options or {}

    def said(self) -> list[str]:
        """The options as files of weights tell them: `name=value` in the order of names, a pack by name and hash."""
        return [
            f"{name}={short_name(value) if name == PACK else value}" for name, value in sorted(self.options.items())
        ]


def no_net() -> BadOption:
    """The refusal of a net where none can be learned."""
    return BadOption(Ruling("net-unknown"))


def unreadable(file: str) -> BadOption:
    """The refusal of a file that holds no weights of this game."""
    return BadOption(Ruling("weights-unreadable", facts={"file": file}))


def write_whole(path: Path, text: str) -> None:
    """Writes a file that is either the old one or the new one, whatever happens in between."""
    fresh = path.with_name(path.name + ".new")
    try:
        fresh.write_text(text, encoding="utf-8")
        fresh.replace(path)
    except OSError as error:
        raise Refused(Ruling("file-unwritable", facts={"file": str(path), "reason": reason_of(error)})) from None
