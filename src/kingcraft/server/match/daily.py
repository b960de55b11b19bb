"""How good a result of the set-up of the day is, as one number that the database can sort by."""

from dataclasses import dataclass
from typing import Final

from kingcraft.server.match.live_match import LiveMatch

_WIN: Final = 1_000_000
"""More than any difference of points."""


@dataclass(frozen=True)
class DailyMerit:
    """What a match that is over counts for in the results of its day."""

    day: str
    game: str
    person: str
    merit: int


def merit_of(scores: list[int], won: bool) -> int:
    """Who won comes first, then who was further ahead of the rival."""
    own, rival = scores
    return own - rival + (_WIN if won else 0)


def merit_when_over(match: LiveMatch) -> DailyMerit | None:
    """What a table of the day counts for; None for every other, and for games that did not reach their end."""
    header = match.header
    if not header.daily or header.host is None or match.ending != "finished":
        return None
    return DailyMerit(header.daily, header.game, header.host, merit_of(match.state.scores(), 0 in match.winners))
