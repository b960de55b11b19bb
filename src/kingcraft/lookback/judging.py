"""Judging: what a seat could have done instead, by what it could know then.

What was played and the moves that a good player would think of are played on from the same positions, with the same
luck. Half of the trials say which move is best, the other half by how much: so no move looks better than it is only
because it was lucky in the trials that chose it.
"""

from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean, stdev

from kingcraft.bots.base import Advice, Bot
from kingcraft.bots.oracle import Oracle, honest, sample
from kingcraft.core.replay import Played
from kingcraft.core.state import State
from kingcraft.core.stream import Stream
from kingcraft.lookback.course import was_choice

CERTAIN = 2.0
"""A difference is called a mistake if it is so many times its spread."""
LEAST = 0.02
"""And at least so much of a chance."""
PHASES = ("beginning", "middle", "end")
Trials = list[list[float]]
"""What a move came to for every seat, time and again."""


@dataclass(frozen=True)
class Judged:
    """A decision: what was played, what would have been best, the chance that was lost, and how far that may be off.

    Where nothing was better, `margin` is by how much it was better than `other`, the next best. `kind` is the step of
    the game, `phase` its part; `reason` and `facts` say why the best move is good.
    """

    ply: int
    seat: int
    played: str
    best: str
    loss: float
    spread: float
    other: str = ""
    margin: float = 0.0
    margin_spread: float = 1.0
    kind: str = ""
    phase: str = ""
    reason: str = "plain"
    facts: dict[str, str | int] = field(default_factory=dict)

    @property
    def mistake(self) -> bool:
        """Whether it is beyond doubt that something was better."""
        return _beyond_doubt(self.loss, self.spread)

    @property
    def fine(self) -> bool:
        """Whether it is beyond doubt that nothing else was as good."""
        return self.best == self.played and _beyond_doubt(self.margin, self.margin_spread)

    def why(self, lang: str) -> str:
        """In one line, what speaks for the best move."""
        return Advice(0, None, 1.0, self.reason, self.facts).why(lang)

    def dump(self) -> dict[str, object]:
        """As plain JSON."""
        return {**vars(self), "mistake": self.mistake, "fine": self.fine}


def _beyond_doubt(difference: float, spread: float) -> bool:
    return difference >= LEAST and difference > CERTAIN * spread


def judge(made: Played, oracle: Oracle, adviser: Bot, trials: int, seed: int) -> Judged | None:
    """A decision judged; None where there was nothing to choose, or nothing to look at yet."""
    state, seat = made.before, int(made.before.to_act)
    if not was_choice(made) or not oracle.ready(state):
        return None
    advice = candidates(state, seat, made.action, adviser, seed)
    bench = [_trials(state, seat, int(each.action), oracle, trials, seed) for each in advice]
    order = sorted(range(len(advice)), key=lambda index: -_mean(bench[index][: trials // 2])[seat])
    tested = [each[trials // 2 :] for each in bench]
    best, other = order[0], order[1] if len(order) > 1 else order[0]
    loss, spread = _gap(oracle, state, seat, tested[best], tested[0])
    margin, margin_spread = _gap(oracle, state, seat, tested[0], tested[other]) if best == 0 else (0.0, 1.0)
    return Judged(
        made.ply, seat, made.text, state.write(int(advice[best].action)), loss, spread,
        state.write(int(advice[other].action)), margin, margin_spread,
        kind_of(state, made.text), phase_of(oracle, state), advice[best].reason, dict(advice[best].facts),
    )  # fmt: skip


def candidates(state: State, seat: int, played: int, adviser: Bot, seed: int) -> list[Advice]:
    """What was played, then what an adviser who knows no more than the seat thinks of."""
    stream = Stream(seed)
    found = adviser.advise(state.imagine(seat, stream), stream)
    own = [each for each in found if each.action == played] or [Advice(played, None, 0.0, "plain", {})]
    return own[:1] + [each for each in found if each.action != played and state.allows(each.action)]


def kind_of(state: State, text: str) -> str:
    """The kind of a decision: the step of the game's calendar as positions name it, else the first word of the move."""
    return str(state.dump().get("step") or text.split(" ", maxsplit=1)[0])


def phase_of(oracle: Oracle, state: State) -> str:
    """The part of the game a decision falls in."""
    return PHASES[min(2, int(3 * (1.0 - oracle.to_come(state))))]


def _trials(state: State, seat: int, move: int, oracle: Oracle, trials: int, seed: int) -> Trials:
    """What a move comes to, time and again: each time in a position that the seat could take for the true one, the
    same for every move."""
    found: Trials = []
    for number in range(trials):
        luck = Stream(seed).fork(number)
        imagined = state.imagine(seat, luck)
        imagined.make(move)
        found.append(sample(oracle, imagined.copy(), luck))
    return found


def _mean(trials: Trials) -> list[float]:
    return [fmean(seat) for seat in zip(*trials, strict=True)]


def _gap(oracle: Oracle, state: State, seat: int, better: Trials, worse: Trials) -> tuple[float, float]:
    """By how much one move is better for a seat, and how far that may be off: means, made honest by the curve."""
    gaps = [one[seat] - two[seat] for one, two in zip(better, worse, strict=True)]
    plain = fmean(gaps)
    bent = honest(oracle, state, _mean(better))[seat] - honest(oracle, state, _mean(worse))[seat]
    steepness = abs(bent / plain) if plain else 1.0
    return bent, steepness * stdev(gaps) / sqrt(len(gaps)) if len(gaps) > 1 else 1.0
