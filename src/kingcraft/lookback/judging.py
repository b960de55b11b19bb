"""Judging: what a seat could have done instead, by what it could know then.

What was played and the moves that a good player would think of are played on from the same positions, with the same
luck. Half of the trials say which move is best, the other half by how much: so no move looks better than it is only
because it was lucky in the trials that chose it.
"""

from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev

from kingcraft.bots.base import Bot
from kingcraft.bots.oracle import Oracle, honest, sample
from kingcraft.core.replay import Played
from kingcraft.core.state import State
from kingcraft.core.stream import Stream

CERTAIN = 2.0
"""A difference is called a mistake if it is so many times its spread."""
LEAST = 0.02
"""And at least so much of a chance."""


@dataclass(frozen=True)
class Judged:
    """A decision: what was played, what would have been best, the chance that was lost, and how far that may be off."""

    ply: int
    seat: int
    played: str
    best: str
    loss: float
    spread: float

    @property
    def mistake(self) -> bool:
        """Whether it is beyond doubt that something was better."""
        return self.loss >= LEAST and self.loss > CERTAIN * self.spread

    def dump(self) -> dict[str, object]:
        """As plain JSON."""
        return {**vars(self), "mistake": self.mistake}


def judge(made: Played, oracle: Oracle, adviser: Bot, trials: int, seed: int) -> Judged | None:
    """A decision judged; None where there was nothing to choose, or nothing to look at yet."""
    state, seat = made.before, int(made.before.to_act)
    if made.forced or len(state.legal()) == 1 or not oracle.ready(state):
        return None
    moves = candidates(state, seat, made.action, adviser, seed)
    results = [_trials(state, seat, move, oracle, trials, seed) for move in moves]
    half = trials // 2
    best = max(range(len(moves)), key=lambda index: fmean(results[index][:half]))
    gaps = [better - own for better, own in zip(results[best][half:], results[0][half:], strict=True)]
    spread = stdev(gaps) / sqrt(len(gaps)) if len(gaps) > 1 else 1.0
    return Judged(made.ply, seat, made.text, state.write(moves[best]), fmean(gaps), spread)


def candidates(state: State, seat: int, played: int, adviser: Bot, seed: int) -> list[int]:
    """What was played, then what an adviser who knows no more than the seat thinks of."""
    stream = Stream(seed)
    found = adviser.advise(state.imagine(seat, stream), stream)
    return [played, *[each.action for each in found if each.action != played and state.allows(each.action)]]


def _trials(state: State, seat: int, move: int, oracle: Oracle, trials: int, seed: int) -> list[float]:
    """What a move comes to for its seat, time and again: each time in a position that the seat could take for the
    true one, the same for every move."""
    found: list[float] = []
    for number in range(trials):
        luck = Stream(seed).fork(number)
        imagined = state.imagine(seat, luck)
        imagined.make(move)
        found.append(honest(oracle, imagined, sample(oracle, imagined.copy(), luck))[seat])
    return found
