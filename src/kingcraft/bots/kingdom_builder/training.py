"""Training: games between players whose weights differ a little, and steps towards those that win.

In every round all weights are pushed one way or the other by lot; the first seat has the weights so pushed, the others
those pushed the opposite way, and then the reverse. Its leads tell which way to go (SPSA, with the steps of Adam).
They play decision by decision, as squires do; with a width as knights who follow so many turns side by side.
"""

import json
import shlex
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from kingcraft.bots.kingdom_builder.chart import Chart, chart_for
from kingcraft.bots.kingdom_builder.finishing import true_lead
from kingcraft.bots.kingdom_builder.greedy import Greedy
from kingcraft.bots.kingdom_builder.knight import Council
from kingcraft.bots.kingdom_builder.turns import end_turn
from kingcraft.bots.kingdom_builder.weights import FIRST, MOST, places, read_weights, weights_from
from kingcraft.bots.lesson import Lesson, no_net, unreadable, write_whole
from kingcraft.core.registry import game_named
from kingcraft.core.state import CHANCE, OVER
from kingcraft.core.stream import Stream
from kingcraft.kingdom_builder import step
from kingcraft.kingdom_builder.box import Box
from kingcraft.kingdom_builder.calendar import act, pick, step_of
from kingcraft.kingdom_builder.state import KingdomBuilderState

COMMAND: Final = "kingcraft train kingdom-builder"
ROUNDS: Final = 1500
GAMES: Final = 20
"""A good beginning for any number of seats; the shipped weights say how many rounds they took."""
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
_MOST_ROUNDS: Final = 1_000_000_000
"""No course is longer: machines still reckon with so many."""


def _scale(name: str) -> int:
    """How far one push moves a weight, about."""
    words = name.split(" ")
    if words[0] == "tile":
        return 250 if len(words) == 2 else 180
    return _SCALES[words[0]]


_SCALES: Final = {
    "lines-early": 150, "open-line": 80, "weak-early": 200, "weak-share": 80, "rank-early": 200, "rank-lead": 1200,
    "reach": 80, "link": 100, "roam": 150, "move-least": 250, "build-least": 250, "lead": 300,
}  # fmt: skip

Numbers = dict[str, float]
"""Weights by name, in units of their scales."""


class Course:
    """A course of learning: the command that made it, where the weights are, how they move, and their average.

    All are in units of their scales, to six places: what is read back is what was written, on every machine. What the
    file names besides is not learned here and stays as it is.
    """

    def __init__(self, weights: dict[str, int], besides: dict[str, int]) -> None:
        self.made = ""
        self.rounds = 0
        self.now: Numbers = {name: weights[name] / _scale(name) for name in weights}
        self.mean: Numbers = dict(self.now)
        self.drift: Numbers = dict.fromkeys(self.now, 0.0)
        self.force: Numbers = dict.fromkeys(self.now, 0.0)
        self.besides = besides

    def go_on(self, parts: dict[str, Any]) -> None:
        """Goes on where `parts` was; an error of the kinds that `read_courses` knows if that is no course."""
        self.made, self.rounds = _told(parts["made"]), _rounds(parts["rounds"])
        for numbers, held in (
            (self.now, "now"), (self.mean, "mean"), (self.drift, "drift"), (self.force, "force"),
        ):  # fmt: skip
            if parts[held].keys() != parts["now"].keys():
                raise LookupError
            numbers.update({name: _number(name, number) for name, number in parts[held].items()})
        if min(self.force.values()) < 0.0:
            raise ValueError
        self.besides = {name: weight for name, weight in self.besides.items() if name not in self.now}

    def weights(self, push: Numbers | None = None) -> dict[str, int]:
        """The weights as whole numbers: where they are, pushed, or without a push their average."""
        found: dict[str, int] = {}
        for name in self.now:
            number = self.now[name] + push.get(name, 0.0) if push else self.mean[name]
            found[name] = max(-MOST, min(MOST, round(number * _scale(name))))
        found["rank-lead"] = max(500, found["rank-lead"])
        return {**found, **self.besides}

    def move(self, slope: Numbers) -> None:
        """One step uphill."""
        self.rounds += 1
        stride = _STEP * _COOLING / (_COOLING + self.rounds)
        for name, rise in slope.items():
            self.drift[name] = round(0.9 * self.drift[name] + 0.1 * rise, 6)
            self.force[name] = round(0.98 * self.force[name] + 0.02 * rise * rise, 6)
            drift = self.drift[name] / (1.0 - 0.9**self.rounds)
            force = self.force[name] / (1.0 - 0.98**self.rounds)
            self.now[name] = round(self.now[name] + stride * drift / (force**0.5 + 1e-3), 6)
            self.mean[name] = round(self.mean[name] + _MEMORY * (self.now[name] - self.mean[name]), 6)

    def tell(self, command: str) -> None:
        """Notes which command made the last round; what others made before it stays told, in their order."""
        earlier = self.made.removesuffix(f"{command} --rounds {self.rounds - 1}")
        joint = "; " if earlier and earlier == self.made else ""
        self.made = f"{earlier}{joint}{command} --rounds {self.rounds}"

    def parts(self) -> dict[str, object]:
        """All that is needed to go on."""
        parts: dict[str, object] = {"made": self.made, "rounds": self.rounds, "now": self.now, "mean": self.mean}
        return {**parts, "drift": self.drift, "force": self.force}


def train(
    path: Path, seats: int, rounds: int, lesson: Lesson, progress: Callable[[int, int], None]
) -> int:  # fmt: skip
    """Goes on from what a weights file holds until so many rounds are done; returns how many that took.

    The file is written after each. In a round, six times, so many set-ups are played twice. `progress` hears how many
    rounds are done, and of how many.
    """
    if lesson.units:
        raise no_net()
    game = game_named("kingdom-builder")
    state = game.start(seats, game.settle(seats, lesson.options))
    assert isinstance(state, KingdomBuilderState)
    courses = read_courses(path, state.box)
    course = courses.setdefault(seats, new_course(state.box, {}))
    before = course.rounds
    while course.rounds < rounds:
        course.move(slope_of(course, state, lesson.games, lesson.width))
        course.tell(command_of(seats, lesson))
        write_whole(path, write_courses(courses))
        progress(course.rounds - before, rounds - before)
    return course.rounds - before


def command_of(seats: int, lesson: Lesson) -> str:
    """The command that teaches this lesson, but for the file and the rounds; of a pack it tells name and hash."""
    options = "".join([f" --option {shlex.quote(word)}" for word in lesson.said()])
    return f"{COMMAND} --seats {seats} --games {lesson.games} --width {lesson.width}{options}"


def slope_of(course: Course, first: KingdomBuilderState, pairs: int, width: int) -> Numbers:
    """Which way is up, by the games of one round; the number of the round is its seed."""
    stream = Stream(course.rounds).fork(5)
    slope = dict.fromkeys(places(first.box), 0.0)
    for _ in range(_PUSHES):
        signs = {name: 1.0 if stream.below(2) else -1.0 for name in slope}
        there = weights_from(course.weights({name: _PUSH * sign for name, sign in signs.items()}), first.box)
        back = weights_from(course.weights({name: -_PUSH * sign for name, sign in signs.items()}), first.box)
        lead = compare(first, there, back, pairs, width, stream)
        slope = {name: rise + lead * signs[name] / _PUSHES for name, rise in slope.items()}
    return slope


def compare(
    first: KingdomBuilderState, one: vec[i64], other: vec[i64], pairs: int, width: int, stream: Stream
) -> float:
    """By how much more gold a game the one leads than the other, in so many set-ups, each against the other's kind."""
    total: i64 = 0
    for _ in range(pairs):
        start = first.copy()
        while not step_of(start).laid:
            act(start, pick(start, stream))
        chart = chart_for(start)
        ours = Learner(one, chart, first.seats, width)
        theirs = Learner(other, chart, first.seats, width)
        seed = int(stream.bits())
        total += _lead(start.copy(), ours, theirs, Stream(seed))
        total -= _lead(start, theirs, ours, Stream(seed))
    return int(total) / (2 * pairs)


class Learner:
    """Somebody who plays to learn: decision by decision, or with a width a whole turn at a time."""

    def __init__(self, weights: vec[i64], chart: Chart, seats: i64, width: int) -> None:
        self.hand = Greedy(weights, chart, _LOT)
        self.council = Council(chart, seats, width, weights) if width else None

    def go_on(self, state: KingdomBuilderState, stream: Stream) -> KingdomBuilderState:
        """The position after the next decision, or after the rest of the turn."""
        if self.council is None or state.step != step.TURN:
            act(state, self.hand.decide(state, stream))
            return state
        seat = state.to_act
        after = self.council.turns(state)[0].state
        end_turn(after, seat)
        return after


def _lead(state: KingdomBuilderState, mine: Learner, theirs: Learner, stream: Stream) -> i64:
    """What the first seat leads by in the end, when one plays for it and another for the rest."""
    while state.to_act != OVER:
        if state.to_act == CHANCE:
            act(state, pick(state, stream))
        else:
            state = (mine if state.to_act == 0 else theirs).go_on(state, stream)
    lead = true_lead(state, 0)
    return _MOST if lead > _MOST else -_MOST if lead < -_MOST else lead


def read_courses(path: Path, box: Box) -> dict[int, Course]:
    """The courses by number of seats as a weights file holds them; none if there is no file.

    Weights without a course begin a new one. A weight that the file does not name yet, because a tile is new, begins
    where all began.
    """
    if not path.exists():
        return {}
    game = game_named("kingdom-builder")
    try:
        text = path.read_text(encoding="utf-8")
        courses = {seats: new_course(box, named) for seats, named in read_weights(text).items()}
        if not courses.keys() <= set(range(game.least, game.most + 1)):
            raise LookupError
        for seats, parts in json.loads(text).get("courses", {}).items():
            courses[int(seats)].go_on(parts)
    except (OSError, ValueError, LookupError, TypeError, AttributeError, RecursionError):
        raise unreadable(str(path)) from None
    return courses


def _told(made: Any) -> str:
    if type(made) is not str:
        raise TypeError
    return str(made)


def _rounds(rounds: Any) -> int:
    if type(rounds) is not int or not 0 <= rounds <= _MOST_ROUNDS:
        raise ValueError
    return int(rounds)


def _number(name: str, number: Any) -> float:
    """A number of a weight whose scale is known."""
    _scale(name)
    if type(number) not in (int, float) or not abs(number) <= MOST:
        raise ValueError
    return float(number)


def new_course(box: Box, named: dict[str, int]) -> Course:
    """Where learning begins: with some weights, the others as a player guessed them."""
    weights = weights_from({**FIRST, **named}, box)
    known = {name: int(weights[place]) for name, place in places(box).items()}
    return Course(known, {name: weight for name, weight in named.items() if name not in known})


def write_courses(courses: dict[int, Course]) -> str:
    """A weights file: a line for every number of seats, first what bots read, then what is needed to go on."""
    weights = {str(seats): course.weights() for seats, course in courses.items()}
    states = {str(seats): course.parts() for seats, course in courses.items()}
    return f'{{"weights": {{\n{_lines(weights)}\n}},\n"courses": {{\n{_lines(states)}\n}}}}\n'


def _lines(parts: Mapping[str, object]) -> str:
    return ",\n".join([f'"{seats}": {json.dumps(part, separators=(",", ":"))}' for seats, part in parts.items()])
