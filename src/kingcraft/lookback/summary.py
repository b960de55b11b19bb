"""The summary of a game: for each seat its luck, its errors, and its result without the luck."""

from dataclasses import dataclass
from math import sqrt
from statistics import fmean

from kingcraft.lookback.course import WHOLE, Change
from kingcraft.lookback.judging import LEAST, Judged


@dataclass(frozen=True)
class SeatSummary:
    """What a game was for a seat, in millionths of a chance to win.

    `luck` by dice and cards, `skill` by its own decisions and `others` by theirs add up to its result less the chance
    it began with; each of the three has a spread, how far the playouts leave it in doubt. `decisions` are those that
    count (see `counted`), `error` is the chance (0 to 1) it lost at each of them, on average; `spread` how far that may
    be off.
    """

    seat: int
    began: int
    result: int
    luck: int
    skill: int
    others: int
    luck_spread: int
    skill_spread: int
    others_spread: int
    decisions: int
    error: float
    spread: float
    mistakes: list[Judged]
    fine: list[Judged]
    """Its mistakes, and the moves that nothing else came near to, those that count most first."""

    @property
    def adjusted(self) -> int:
        """Its result without its luck."""
        return self.result - self.luck

    def dump(self) -> dict[str, object]:
        """As plain JSON."""
        moments = {name: [each.dump() for each in getattr(self, name)] for name in ("mistakes", "fine")}
        return {**vars(self), "adjusted": self.adjusted, **moments}


@dataclass(frozen=True)
class LookedBack:
    """A game looked back at: its changes, its decisions as they were judged, and a summary for each seat."""

    changes: list[Change]
    judged: list[Judged]
    seats: list[SeatSummary]

    def decisions(self, seat: int) -> list[Judged]:
        """Those of a seat by which its errors are counted."""
        return counted(seat, self.changes, self.judged)

    def dump(self) -> dict[str, object]:
        """As plain JSON."""
        return {name: [each.dump() for each in getattr(self, name)] for name in ("changes", "judged", "seats")}


def counted(seat: int, changes: list[Change], judged: list[Judged]) -> list[Judged]:
    """A seat's decisions while the game was open for it, and its mistakes: who has lost already can lose no more, and
    would seem to play the better the earlier that was."""
    own = [each for each in judged if each.seat == seat]
    return [each for each in own if each.mistake or LEAST <= changes[each.ply - 1].before[seat] / WHOLE <= 1 - LEAST]


def summed(changes: list[Change], judged: list[Judged]) -> LookedBack:
    """All of a game put together."""
    seats = range(len(changes[0].before))
    return LookedBack(changes, judged, [_seat(seat, changes, judged) for seat in seats])


def _seat(seat: int, changes: list[Change], judged: list[Judged]) -> SeatSummary:
    began, result = changes[0].before[seat], changes[-1].after[seat]
    own, open_ones = [each for each in judged if each.seat == seat], counted(seat, changes, judged)
    luck, skill = [each.seat is None for each in changes], [each.seat == seat for each in changes]
    others = [each.seat not in (None, seat) for each in changes]
    return SeatSummary(
        seat,
        began,
        result,
        luck=_sum(seat, changes, luck),
        skill=_sum(seat, changes, skill),
        others=_sum(seat, changes, others),
        luck_spread=_doubt(seat, changes, luck),
        skill_spread=_doubt(seat, changes, skill),
        others_spread=_doubt(seat, changes, others),
        decisions=len(open_ones),
        error=fmean([each.loss for each in open_ones]) if open_ones else 0.0,
        spread=sqrt(sum([each.spread**2 for each in open_ones])) / max(1, len(open_ones)),
        mistakes=sorted([each for each in own if each.mistake], key=lambda each: -each.loss),
        fine=sorted([each for each in own if each.fine], key=lambda each: -each.margin),
    )


def _sum(seat: int, changes: list[Change], part: list[bool]) -> int:
    return sum([change.of(seat) for change, belongs in zip(changes, part, strict=True) if belongs])


def _doubt(seat: int, changes: list[Change], part: list[bool]) -> int:
    """How far a sum of changes may be off. The chances of each position were found by themselves; a position between
    two changes of the sum is of no account, for what it adds to one it takes from the other."""
    doubt, counted = 0, False
    for change, belongs in zip(changes, part, strict=True):
        if change.after is change.before:
            continue
        doubt += change.before_off[seat] ** 2 if belongs != counted else 0
        counted = belongs
    return round(sqrt(doubt + (changes[-1].after_off[seat] ** 2 if counted else 0)))
