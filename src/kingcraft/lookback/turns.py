"""Turns: one turn is one plan, and a decision is charged with what it gave away, not with what could still be had.

Whoever misses the same thing in three decisions of a turn has missed it once, in the last; whoever does it one decision
later has not missed it. So what a decision left is the best that there was at the next one of the same turn; and what
is thought of only then could have been had before as well.
"""

from dataclasses import replace

from kingcraft.lookback.judging import CERTAIN, Judged, gap


def as_turns(judged: list[Judged]) -> list[Judged]:
    """Decisions in the order of their plies, each charged with what could no longer be had after it."""
    found: list[Judged] = []
    for one in reversed(judged):
        after = found[-1] if found and (found[-1].turn, found[-1].seat) == (one.turn, one.seat) else None
        found.append(_charged(one, after))
    return [replace(one, with_best=(), with_played=()) for one in reversed(found)]


def _charged(one: Judged, after: Judged | None) -> Judged:
    """A decision, by what the next of its turn could still have; beyond doubt more than it seemed to have itself, if
    somebody thought of it too late."""
    if after is None:
        return one
    loss, spread = gap(one.with_best, after.with_best)
    if loss < -CERTAIN * spread:
        return replace(one, loss=0.0, spread=0.0, with_best=after.with_best)
    return replace(one, loss=loss, spread=spread)
