"""Learning: games between greedy players whose weights differ a little, and steps towards those that win.

In every round all weights are pushed one way or the other by lot; the first seat has the weights so pushed, the others
those pushed the opposite way, and then the reverse. Its leads tell which way to go (SPSA, with the steps of Adam).
"""

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kingcraft.bots.kingdom_builder.chart import chart_for
from kingcraft.bots.kingdom_builder.greedy import Greedy
from kingcraft.bots.kingdom_builder.playing_on import true_lead
from kingcraft.bots.kingdom_builder.weights import (
    LINES_EARLY,
    LINK,
    MOVE_LEAST,
    RANK_EARLY,
    RANK_LEAD,
    REACH,
    ROAM,
    TILE,
    TILE_CARD,
    first_weights,
    named,
)  # fmt: skip
from kingcraft.core.registry import game_named
from kingcraft.core.ruling import BadOption, Ruling
from kingcraft.core.state import CHANCE, OVER, integers
from kingcraft.core.stream import Stream
from kingcraft.kingdom_builder.building import TILE_COUNT
from kingcraft.kingdom_builder.choosing import sample
from kingcraft.kingdom_builder.position import FIRST
from kingcraft.kingdom_builder.state import KingdomBuilderState
from kingcraft.kingdom_builder.turn import make

COMMAND: Final = "kingcraft train kingdom-builder"
ROUNDS: Final = 1500
PAIRS: Final = 20
"""Enough for any number of seats; the shipped weights say how many rounds they took."""
_LOT: Final[i64] = 31
_MOST: Final = 25
"""A lead of more gold counts no more than this."""
_PUSH: Final = 0.7
_STEP: Final = 0.06
"""How far a weight moves in the first round, in units of its scale."""
_COOLING: Final = 600
"""After so many rounds the steps are half as long."""
_MEMORY: Final = 0.02
_PUSHES: Final = 6
"""Directions tried in a round."""


def scales() -> list[int]:
    """How far one push moves each weight, about; 0 for those that are not learned."""
    scale = [0] * len(first_weights())
    for kind in range(int(TILE_COUNT)):
        scale[int(TILE) + kind] = 250
        for card in range(10):
            scale[int(TILE_CARD) + kind * 10 + card] = 180
    parts = [(LINES_EARLY, [150, 80, 200, 80, 80, 80, 80]), (RANK_EARLY, [200, 1200]), (REACH, [80] * 4)]
    parts += [(LINK, [100] * 5), (ROAM, [150] * 11), (MOVE_LEAST, [250, 250, 300])]
    for place, numbers in parts:
        for index, number in enumerate(numbers):
            scale[int(place) + index] = number
    return scale


class Course:
    """A course of learning: the command that made it, where the weights are, how they move, and their average.

    All are in units of their scales, to six places: what is read back is what was written, on every machine.
    """

    def __init__(
        self, made: str, rounds: int, now: list[float], mean: list[float], drift: list[float], force: list[float]
    ) -> None:
        self.made = made
        self.rounds = rounds
        self.now = now
        self.mean = mean
        self.drift = drift
        self.force = force

    def weights(self, push: list[float] | None = None) -> vec[i64]:
        """The weights as whole numbers: where they are, pushed, or without a push their average."""
        scale = scales()
        plain = [int(weight) for weight in first_weights()]
        for index, unit in enumerate(scale):
            if unit:
                plain[index] = round((self.now[index] + push[index] if push else self.mean[index]) * unit)
        plain[int(RANK_LEAD)] = max(500, plain[int(RANK_LEAD)])
        return integers(plain)

    def move(self, slope: list[float]) -> None:
        """One step uphill."""
        self.rounds += 1
        step = _STEP * _COOLING / (_COOLING + self.rounds)
        for index, rise in enumerate(slope):
            self.drift[index] = round(0.9 * self.drift[index] + 0.1 * rise, 6)
            self.force[index] = round(0.98 * self.force[index] + 0.02 * rise * rise, 6)
            drift = self.drift[index] / (1.0 - 0.9**self.rounds)
            force = self.force[index] / (1.0 - 0.98**self.rounds)
            self.now[index] = round(self.now[index] + step * drift / (force**0.5 + 1e-3), 6)
            self.mean[index] = round(self.mean[index] + _MEMORY * (self.now[index] - self.mean[index]), 6)

    def parts(self) -> dict[str, object]:
        """All that is needed to go on."""
        parts: dict[str, object] = {"made": self.made, "rounds": self.rounds, "now": self.now, "mean": self.mean}
        return {**parts, "drift": self.drift, "force": self.force}


def learn(path: Path, seats: int, rounds: int, pairs: int, progress: Callable[[int, int], None]) -> None:
    """Goes on from what a weights file holds until so many rounds are done; the file is written after each.

    In a round, six times, so many set-ups are played twice. `progress` hears how many rounds are done, and of how many.
    """
    courses = read_courses(path)
    course = courses[seats]
    game = game_named("kingdom-builder")
    state = game.start(seats, game.settle(seats, {}))
    assert isinstance(state, KingdomBuilderState)
    before = course.rounds
    while course.rounds < rounds:
        course.move(slope_of(course, state, pairs))
        course.made = f"{COMMAND} --seats {seats} --rounds {course.rounds} --games {pairs}"
        fresh = path.with_suffix(".new")
        fresh.write_text(write_courses(courses), encoding="utf-8")
        fresh.replace(path)
        progress(course.rounds - before, rounds - before)


def slope_of(course: Course, first: KingdomBuilderState, pairs: int) -> list[float]:
    """Which way is up, by the games of one round; the number of the round is its seed."""
    stream = Stream(course.rounds).fork(5)
    units = [1.0 if unit else 0.0 for unit in scales()]
    slope = [0.0] * len(units)
    for _ in range(_PUSHES):
        signs = [unit * (1.0 if stream.below(2) else -1.0) for unit in units]
        there = course.weights([_PUSH * sign for sign in signs])
        back = course.weights([-_PUSH * sign for sign in signs])
        lead = compare(first, there, back, pairs, stream)
        slope = [rise + lead * sign / _PUSHES for rise, sign in zip(slope, signs, strict=True)]
    return slope


def compare(first: KingdomBuilderState, one: vec[i64], other: vec[i64], pairs: int, stream: Stream) -> float:
    """By how much more gold a game the one leads than the other, in so many set-ups, each against the other's kind."""
    total: i64 = 0
    for _ in range(pairs):
        start = first.copy()
        while start.phase <= FIRST:
            make(start, sample(start, stream))
        seed = int(stream.bits())
        total += _lead(start.copy(), one, other, Stream(seed))
        total -= _lead(start, other, one, Stream(seed))
    return int(total) / (2 * pairs)


def _lead(position: KingdomBuilderState, one: vec[i64], other: vec[i64], stream: Stream) -> i64:
    """What the first seat leads by in the end, when it plays by one set of weights and the rest by another."""
    chart = chart_for(position)
    mine = Greedy(one, chart, _LOT)
    theirs = Greedy(other, chart, _LOT)
    while position.to_act != OVER:
        if position.to_act == CHANCE:
            make(position, sample(position, stream))
        else:
            make(position, (mine if position.to_act == 0 else theirs).decide(position, stream))
    lead = true_lead(position, 0)
    return _MOST if lead > _MOST else -_MOST if lead < -_MOST else lead


def read_courses(path: Path) -> dict[int, Course]:
    """The courses of all numbers of seats as a weights file holds them; new ones if there is no file."""
    game = game_named("kingdom-builder")
    courses = {seats: new_course() for seats in range(game.least, game.most + 1)}
    if not path.exists():
        return courses
    try:
        for seats, parts in json.loads(path.read_text(encoding="utf-8"))["courses"].items():
            courses[int(seats)] = Course(
                parts["made"], parts["rounds"], parts["now"], parts["mean"], parts["drift"], parts["force"]
            )
    except (OSError, ValueError, LookupError, TypeError, AttributeError):
        raise BadOption(Ruling("weights-unreadable", facts={"file": str(path)})) from None
    return courses


def new_course() -> Course:
    """Where all learning begins."""
    weights = first_weights()
    now = [int(weights[at]) / (unit or 1) for at, unit in enumerate(scales())]
    zero = [0.0] * len(now)
    return Course("", 0, now, list(now), list(zero), list(zero))


def write_courses(courses: dict[int, Course]) -> str:
    """A weights file: a line for every number of seats, first what bots read, then what is needed to go on."""
    weights = {str(seats): named(course.weights()) for seats, course in courses.items()}
    states = {str(seats): course.parts() for seats, course in courses.items()}
    return f'{{"weights": {{\n{_lines(weights)}\n}},\n"courses": {{\n{_lines(states)}\n}}}}\n'


def _lines(parts: Mapping[str, object]) -> str:
    return ",\n".join([f'"{seats}": {json.dumps(part, separators=(",", ":"))}' for seats, part in parts.items()])
