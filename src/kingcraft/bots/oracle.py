"""Oracle: what a position comes to for every seat, told by playing on from it quickly, many times.

A chance is a mean over ways of playing on, and nothing is done to that mean: so the chance before a die is the mean of
those after it, and luck comes to nothing. How sure each way makes one is learned for each game, as its `doubt`.
"""

from math import exp, sqrt
from statistics import fmean, stdev
from typing import Final

from mypy_extensions import mypyc_attr

from kingcraft.bots.base import Advice, Bot, Budget
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

    def until(self, state: State) -> int:
        """The moment of the game up to which it plays on from a position, where that is not its end."""
        return 0

    def play_on(self, state: State, stream: Stream, until: int) -> State:
        """Plays on up to a moment, or to the end; may spoil the state it is given."""
        raise NotImplementedError

    def points(self, state: State) -> list[float]:
        """What every seat can expect to end with."""
        raise NotImplementedError

    def doubt(self, state: State, to_come: float) -> float:
        """How many points ahead are worth three games of four against one other, where it stopped; so much of the game
        was to come when it began. 0 if there is no doubt."""
        raise NotImplementedError

    def to_come(self, state: State) -> float:
        """The part of the game that is to come."""
        raise NotImplementedError


def shares(state: State) -> list[float]:
    """Each seat's part of the victory in a game that is over."""
    winners = state.winners()
    return [(seat in winners) / len(winners) for seat in range(int(state.seats))]


class Ending:
    """Where one way of playing on led: everybody's points, and their chance to win by them."""

    def __init__(self, points: list[float], chances: list[float]) -> None:
        self.points = points
        self.chances = chances


def sample(oracle: Oracle, state: State, to_come: float, until: int, stream: Stream) -> Ending:
    """One way of playing on up to a moment, told as with so much of the game to come; spoils the state it is given."""
    end = oracle.play_on(state, stream, until)
    points, doubt = oracle.points(end), oracle.doubt(end, to_come)
    if doubt <= 0.0:
        return Ending(points, shares(end))
    most = max(points)
    weights = [exp((each - most) / doubt) for each in points]
    return Ending(points, [weight / sum(weights) for weight in weights])


def outlook(
    oracle: Oracle, state: State, samples: int, seed: int, since: State | None = None
) -> tuple[list[float], list[float]]:
    """Every seat's chance to win, which add up to one, and how far each may be off, over so many ways of playing on.

    Where only chance moved `since` a position, it is measured as there: as far ahead, and with as much doubt. Else a
    die would change the measure as well, and the chance before it would not be the mean of those after it.
    """
    seats = int(state.seats)
    if state.to_act == OVER:
        return shares(state), [0.0] * seats
    if not oracle.ready(state):
        return [1.0 / seats] * seats, [0.0] * seats
    there = state if since is None or not oracle.ready(since) else since
    to_come, until = oracle.to_come(there), oracle.until(there)
    streams = [Stream(seed).fork(number) for number in range(samples)]
    found = [sample(oracle, state.copy(), to_come, until, stream).chances for stream in streams]
    each = [[chances[seat] for chances in found] for seat in range(seats)]
    return [fmean(part) for part in each], [error_of(part) for part in each]


def error_of(found: list[float]) -> float:
    """How far the mean of some trials may be off: its standard error; as far as can be, of one alone."""
    return stdev(found) / sqrt(len(found)) if len(found) > 1 else 1.0


def chances(oracle: Oracle, state: State, samples: int, seed: int) -> list[float]:
    """Every seat's chance to win."""
    return outlook(oracle, state, samples, seed)[0]


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
