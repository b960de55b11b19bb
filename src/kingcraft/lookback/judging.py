"""Judging: what a seat could have done instead, by what it could know then.

What was played and the moves that a good player would think of are followed to the end of the turn as that player
would, then played on from the same positions, with the same luck. Half of the trials say which move is best, the other
half by how much: so no move looks better than it is only because it was lucky in the trials that chose it.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from statistics import fmean

from kingcraft.bots.base import Bot, seat_choice
from kingcraft.bots.oracle import Ending, Oracle, error_of, sample
from kingcraft.core.replay import Played
from kingcraft.core.state import State
from kingcraft.core.stream import Stream
from kingcraft.lookback.course import was_choice
from kingcraft.lookback.reasons import Reason, compared

CERTAIN = 2.0
"""A difference is called a mistake if it is so many times its spread."""
LEAST = 0.02
"""And at least so much of a chance."""
FINE_CERTAIN = 3.0
FINE_LEAST = 0.04
"""Praise asks for more."""
_LONGEST = 20
"""More decisions than a turn has."""
PHASES = ("beginning", "middle", "end")


@dataclass(frozen=True)
class Judged:
    """A decision: what was played, what would have been best, the chance that was lost, and how far that may be off.

    Where nothing was better, `margin` is by how much it was better than `other`, the next best; `obvious` is what a
    squire would have played as well. `turn` is the ply that its turn began with, `kind` the step of the game, `phase`
    its part; `reason` says why the better of two moves is the better one. `with_best` and `with_played` are the chances
    in each trial, until the turn is judged as one (turns.py).
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
    obvious: bool = True
    turn: int = 0
    kind: str = ""
    phase: str = ""
    reason: Reason = field(default_factory=Reason)
    with_best: tuple[float, ...] = ()
    with_played: tuple[float, ...] = ()

    @property
    def mistake(self) -> bool:
        """Whether it is beyond doubt that something was better."""
        return self.best != self.played and self.loss >= LEAST and self.loss > CERTAIN * self.spread

    @property
    def fine(self) -> bool:
        """Whether it is beyond doubt that nothing else was as good, and not everybody would have seen it."""
        sure = self.margin >= FINE_LEAST and self.margin > FINE_CERTAIN * self.margin_spread
        return self.best == self.played and sure and not self.obvious

    @property
    def instead(self) -> str:
        """What it is held against: what was better, or of a fine move the next best."""
        return self.other if self.fine else self.best

    @property
    def by(self) -> tuple[float, float]:
        """By how much the better of both is better, and how far that may be off."""
        return (self.margin, self.margin_spread) if self.fine else (self.loss, self.spread)

    def dump(self) -> dict[str, object]:
        """As plain JSON."""
        kept = {name: value for name, value in vars(self).items() if name not in ("with_best", "with_played")}
        return {**kept, "reason": vars(self.reason), "mistake": self.mistake, "fine": self.fine}


@dataclass(frozen=True)
class Court:
    """Who judges a game: the oracle that plays on, the adviser who names what a good player would think of, and a
    plain player, for what anybody would have played."""

    oracle: Oracle
    adviser: Bot
    plain: Bot


def judge(made: Played, court: Court, trials: int, seed: int, turn: int = 0) -> Judged | None:
    """A decision judged; None where there was nothing to choose, or nothing to look at yet."""
    state, seat = made.before, int(made.before.to_act)
    if not was_choice(made) or not court.oracle.ready(state):
        return None
    moves = candidates(state, seat, made.action, court.adviser, seed)
    lines = [line_of(state, seat, move, court.adviser, seed) for move in moves]
    half = trials // 2
    first = [_trials(state, seat, line, court.oracle, range(half), seed) for line in lines]
    order = sorted(range(len(moves)), key=lambda index: -fmean(_chances(first[index], seat)))
    best, other = order[0], order[1] if len(order) > 1 else order[0]
    rest = {index: _trials(state, seat, lines[index], court.oracle, range(half, trials), seed)
            for index in {0, best or other}}  # fmt: skip
    with_best, with_played = _chances(rest[best], seat), _chances(rest[0], seat)
    loss, spread = gap(with_best, with_played)
    margin, margin_spread = gap(with_played, _chances(rest[other], seat)) if best == 0 else (0.0, 1.0)
    pair = (rest[0], rest[other]) if best == 0 else (rest[best], rest[0])
    found = Judged(
        made.ply, seat, made.text, state.write(moves[best]), loss, spread,
        state.write(moves[other]), margin, margin_spread, False, turn or made.ply,
        kind_of(state, made.text), phase_of(court.oracle, state), compared(*pair, seat, best == 0),
        tuple(with_best), tuple(with_played),
    )  # fmt: skip
    return replace(found, obvious=_obvious(made, court.plain, seed)) if found.fine else replace(found, obvious=True)


def candidates(state: State, seat: int, played: int, adviser: Bot, seed: int) -> list[int]:
    """What was played, then what an adviser who knows no more than the seat thinks of."""
    stream = Stream(seed)
    found = [int(each.action) for each in adviser.advise(state.imagine(seat, stream), stream)]
    return [played, *[move for move in found if move != played and state.allows(move)]]


def line_of(state: State, seat: int, move: int, adviser: Bot, seed: int) -> list[int]:
    """A move, and the rest of the turn as an adviser would play it who knows no more than the seat."""
    stream = Stream(seed)
    imagined = state.imagine(seat, stream)
    imagined.make(move)
    line = [move]
    while imagined.to_act == seat and len(line) < _LONGEST:
        line.append(int(adviser.choose(imagined, stream)))
        imagined.make(line[-1])
    return line


def _obvious(made: Played, plain: Bot, seed: int) -> bool:
    """Whether a plain player would have played the same."""
    return int(seat_choice(plain, made.before, Stream(seed))) == made.action


def kind_of(state: State, text: str) -> str:
    """The kind of a decision: the step of the game's calendar as positions name it, else the first word of the move."""
    return str(state.dump().get("step") or text.split(" ", maxsplit=1)[0])


def phase_of(oracle: Oracle, state: State) -> str:
    """The part of the game a decision falls in."""
    return PHASES[min(2, int(3 * (1.0 - oracle.to_come(state))))]


def _trials(state: State, seat: int, line: list[int], oracle: Oracle, trials: range, seed: int) -> list[Ending]:
    """What a line comes to, time and again: each time in a position that the seat could take for the true one, the
    same for every line."""
    to_come = oracle.to_come(state)
    found: list[Ending] = []
    for number in trials:
        luck = Stream(seed).fork(number)
        imagined = state.imagine(seat, luck)
        _follow(imagined, line)
        found.append(sample(oracle, imagined, to_come, oracle.until(imagined), luck))
    return found


def _follow(state: State, line: list[int]) -> None:
    """Plays a line, as far as what is imagined allows."""
    seat = state.to_act
    for move in line:
        if state.to_act != seat or not state.allows(move):
            return
        state.make(move)


def _chances(trials: list[Ending], seat: int) -> list[float]:
    return [each.chances[seat] for each in trials]


def gap(better: Sequence[float], worse: Sequence[float]) -> tuple[float, float]:
    """By how much one move is better than another, trial by trial, and how far that may be off."""
    gaps = [one - two for one, two in zip(better, worse, strict=True)]
    return fmean(gaps), error_of(gaps)
