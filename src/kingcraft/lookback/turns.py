"""Turns: one turn is one plan, and a decision is charged with what it gave away, not with what could still be had.

Whoever misses the same thing in three decisions of a turn has missed it once, in the last; whoever does it one decision
later has not missed it. So what a decision left is the best that there was at the next one of the same turn, and what
all of a turn's decisions lost adds up to what the turn lost.
"""

from dataclasses import replace
from itertools import zip_longest

from kingcraft.lookback.judging import Judged, gap


def as_turns(judged: list[Judged]) -> list[Judged]:
    """Decisions in the order of their plies, each charged with what could no longer be had after it."""
    followed = zip_longest(judged, judged[1:])
    return [replace(_charged(one, after), with_best=(), with_played=()) for one, after in followed]


def _charged(one: Judged, after: Judged | None) -> Judged:
    if after is None or (after.turn, after.seat) != (one.turn, one.seat):
        return one
    loss, spread = gap(one.with_best, after.with_best)
    return replace(one, loss=loss, spread=spread)
