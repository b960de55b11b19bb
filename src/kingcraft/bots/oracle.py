"""Oracle: what a position comes to for every seat, told by playing on from it quickly, many times."""

from math import exp
from typing import Final

from mypy_extensions import mypyc_attr

from kingcraft.bots.base import Advice, Bot, Budget
from kingcraft.bots.honest import curve_of, odds_of
from kingcraft.core.state import OVER, State
from kingcraft.core.stream import Stream

SAMPLES: Final = 16
"""Ways of playing on, if nobody says how many."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Oracle:
    """Plays on as a quick player would, the same for all seats, and looks at where everybody then stands."""

    game = ""

    def ready(self, state: State) -> bool:
        """Whether there is something to look at; before that all seats are alike."""
        raise NotImplementedError

    def play_on(self, state: State, stream: Stream) -> State:
        """Plays some way further, or to the end; may spoil the state it is given."""
        raise NotImplementedError

    def points(self, state: State) -> list[float]:
        """What every seat can expect to end with."""
        raise NotImplementedError

    def doubt(self, state: State) -> float:
        """How many points ahead are worth three games of four against one other."""
        raise NotImplementedError

    def to_come(self, state: State) -> float:
        """The part of the game that is to come."""
        raise NotImplementedError


def shares(state: State) -> list[float]:
    """Each seat's part of the victory in a game that is over."""
    winners = state.winners()
    return [(seat in winners) / len(winners) for seat in range(int(state.seats))]


def sample(oracle: Oracle, state: State, stream: Stream) -> list[float]:
    """Every seat's chance to win as one way of playing on leaves it."""
    end = oracle.play_on(state, stream)
    if end.to_act == OVER:
        return shares(end)
    points, doubt = oracle.points(end), oracle.doubt(end)
    most = max(points)
    weights = [exp((each - most) / doubt) for each in points]
    return [weight / sum(weights) for weight in weights]


def chances(oracle: Oracle, state: State, samples: int, seed: int) -> list[float]:
    """Every seat's chance to win, over so many ways of playing on; they add up to one."""
    seats = int(state.seats)
    if state.to_act == OVER:
        return shares(state)
    if not oracle.ready(state):
        return [1.0 / seats] * seats
    totals = [0.0] * seats
    for number in range(samples):
        found = sample(oracle, state.copy(), Stream(seed).fork(number))
        totals = [total + chance for total, chance in zip(totals, found, strict=True)]
    return honest(oracle, state, [total / samples for total in totals])


class Seer(Bot):
    """An oracle at a seat: says its chance and plays any move, so that what oracles say can be measured."""

    def __init__(self, oracle: Oracle, budget: Budget) -> None:
        self.oracle = oracle
        self.budget = budget

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (Seer, (self.oracle, self.budget))

    def choose(self, state: State, stream: Stream) -> int:
        """Any legal action."""
        return int(state.sample(stream))

    def advise(self, state: State, stream: Stream) -> list[Advice]:
        """A move with the chance of the seat to act, whatever it plays."""
        found = chances(self.oracle, state, self.budget.playouts or SAMPLES, int(stream.bits()))
        return [Advice(self.choose(state, stream), found[int(state.to_act)], 1.0, "plain", {})]


def honest(oracle: Oracle, state: State, means: list[float]) -> list[float]:
    """Chances as they come true, by the oracle's own curve."""
    curve, to_come = curve_of(oracle.game, "oracle", len(means)), oracle.to_come(state)
    found = [curve.chance(odds_of(mean), to_come) for mean in means]
    return [chance / sum(found) for chance in found]
