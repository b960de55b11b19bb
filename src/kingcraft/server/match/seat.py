"""A seat of a match: who sits there, and who plays."""

from functools import cache
from typing import Any, Final

from kingcraft.locales import LANGUAGES, ids, say

_RANK: Final = "web-rank-"
PATIENCE: Final = 3
"""After so many turns in a row that ended by the clock, a bot stays until the person comes back."""


def rank_named(name: str, letter: str) -> str | None:
    """The level of a bot that a record calls by its rank, in any language: "Squire B", "B (Squire)", or "squire"."""
    ranks = _ranks()
    if name.partition("@")[0] in ranks.values():
        return name.partition("@")[0]
    if name.startswith(f"{letter} (") and name.endswith(")"):
        return ranks.get(name[3:-1])
    return ranks.get(name.removesuffix(f" {letter}")) if name.endswith(f" {letter}") else None


@cache
def _ranks() -> dict[str, str]:
    """The levels of bots by their ranks in all languages."""
    known = [id for id in ids("web") if id.startswith(_RANK)]
    return {say(lang, id): id.removeprefix(_RANK) for lang in LANGUAGES for id in known}


class SeatState:
    """Who sits where. `stand_in` is the bot that plays for a person for the time being, or after resigning."""

    def __init__(self) -> None:
        self.kind = "open"
        self.name = ""
        self.person: str | None = None
        self.level: str | None = None
        self.version: int | None = None
        """Which version of the bot this is; None where none was kept."""
        self.stand_in: str | None = None
        self.why: str | None = None
        """Why a bot stands in: left, away, time, resigned."""
        self.resigned = False
        self.timeouts = 0
        """How many turns in a row ended by the clock."""
        self.bot_turns = 0
        self.promise: str | None = None
        self.salt: str | None = None
        self.forced = True
        """Whether the only possible move is played for this person."""

    @property
    def bot(self) -> str | None:
        """The bot that decides here now, if one does."""
        return self.level if self.kind == "bot" else self.stand_in

    @property
    def versioned(self) -> str | None:
        """The same bot with its version, where that was kept: `king@2`."""
        return f"{self.level}@{self.version}" if self.kind == "bot" and self.version else self.bot

    def copy(self) -> "SeatState":
        """An independent copy."""
        other = SeatState()
        other.__dict__.update(self.__dict__)
        return other

    def open(self) -> None:
        """Makes the seat free for whoever comes."""
        self.__dict__.update(SeatState().__dict__)

    def take(self, plan: dict[str, Any]) -> None:
        """Gives the seat to whom an entry says."""
        self.open()
        self.kind, self.name, self.person = plan["kind"], plan["name"], plan["person"]
        self.level, self.forced = plan.get("level"), plan.get("forced", True)
        self.version = plan.get("version")

    def let_play(self, level: str, why: str) -> None:
        """A bot plays here, for a reason."""
        self.stand_in, self.why = level, why

    def come_back(self) -> None:
        """The person plays again."""
        self.stand_in, self.why, self.timeouts = None, None, 0

    def end_turn(self) -> None:
        """The turn is over: a bot that played only because time was up gives the seat back."""
        if self.why == "time" and self.timeouts < PATIENCE:
            self.stand_in, self.why = None, None
