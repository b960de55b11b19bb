"""Reasons: why one move is better than another, by the points that everybody has in the end."""

from dataclasses import dataclass
from statistics import fmean

from kingcraft.bots.oracle import Ending
from kingcraft.locales import say


@dataclass(frozen=True)
class Reason:
    """`kind`: one has more points in the end (`own`, or a `race` if the best of the others has some more too), that one
    has fewer (`rival`), `both`, or neither: one is only `ahead` more often. `own` and `rival` are how many more each
    has, on average; `fine`: than after the next best move, not after the one that was played."""

    kind: str = "ahead"
    own: int = 0
    rival: int = 0
    fine: bool = False

    def why(self, game: str, lang: str) -> str:
        """In one line."""
        own, rival = (say(lang, "lookback-amount", count=abs(count), game=game) for count in (self.own, self.rival))
        than = say(lang, "lookback-than-next" if self.fine else "lookback-than-played")
        return say(lang, f"lookback-why-{self.kind}", own=own, rival=rival, than=than)


def compared(better: list[Ending], worse: list[Ending], seat: int, fine: bool) -> Reason:
    """Why the better of two moves is so for a seat."""
    own = round(_own(better, seat) - _own(worse, seat))
    rival = round(_rival(better, seat) - _rival(worse, seat))
    return Reason(_kind(own, rival), own, rival, fine)


def _kind(own: int, rival: int) -> str:
    if own > max(0, rival):
        return "both" if rival < 0 else "race" if rival > 0 else "own"
    return "rival" if rival < min(0, own) else "ahead"


def _own(endings: list[Ending], seat: int) -> float:
    return fmean([each.points[seat] for each in endings])


def _rival(endings: list[Ending], seat: int) -> float:
    """The points of the best of the others."""
    return fmean([max([*each.points[:seat], *each.points[seat + 1 :]]) for each in endings])
