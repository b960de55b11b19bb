"""Training: rounds of games against oneself, and after each the weights that would have foretold them best.

The weights of a moment foretell the points up to the next one and what that one's weights say then: the last moment is
learned from how games ended, the one before it from the last, and so on. Whatever happens later does not blur what a
season brings.
"""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

from kingcraft.bots.kingsburg.handmade import first_weights
from kingcraft.bots.kingsburg.judge import Judge
from kingcraft.bots.kingsburg.learning import Ways, taught
from kingcraft.bots.kingsburg.promise import MOMENTS
from kingcraft.bots.kingsburg.sampling import Samples, Way, gather
from kingcraft.bots.kingsburg.weights import (
    MOST_UNITS,
    Book,
    Named,
    completed,
    places,
    read_nets,
    read_weights,
    scale_of,
)
from kingcraft.bots.lesson import Lesson, no_net, unreadable, write_whole
from kingcraft.core.registry import game_named
from kingcraft.core.ruling import BadOption, Ruling
from kingcraft.core.stream import Stream
from kingcraft.kingsburg.box import COLUMNS, Box
from kingcraft.kingsburg.state import KingsburgState

SEATS: Final = [2, 3, 4, 5]
FOLLY: Final = 25
"""One decision in so many is made at random, so that the weights know what a mistake costs."""
COMMAND: Final = "kingcraft train kingsburg"
ROUNDS: Final = 14
GAMES: Final = 10000
"""What the shipped weights took."""
TASTES: Final = 24
"""So many have likings of their own; half of all seats are theirs and the vows', so that every way to build is seen."""
VOWS: Final = 20
"""So many are sworn to a row: nobody builds the dearest buildings for a liking."""
VOW: Final = 4000
"""How much dearer each building of a sworn row is to them, in thousandths of a point; a quarter of it to be near."""
FADING: Final = 8
"""A vow is kept in full until so many moments are left, then less and less."""
WHIM: Final = 300
"""How much dearer or cheaper any building may seem to them, in thousandths of a point."""
CALM: Final = 60.0
"""How many imaginary standings pull every weight towards what it was."""
STUDY: Final = 8
"""To learn a net from games takes as long as to play so many times fewer of them."""

REALM: Final = "realm"
"""Marks the rounds that were played with options, by modules or packs."""
OF_THE_REALM: Final = ("governor ", "strip ")
"""What such a round teaches. All else is learned in the base game, and buildings that it does not have are worth what
they promise: learned, they made nobody stronger."""

Told = list[int | str]
"""Of a round how many games it had, its width, the units of the net that it taught, if it did, and its options."""
History = list[Told]


class Course:
    """A course of training for one number of seats. Its history and that of rounds with options tell all."""

    def __init__(
        self, weights: Named | None = None, history: History | None = None, realm: History | None = None,
        units: list[Named] | None = None,
    ) -> None:  # fmt: skip
        self.weights = first_weights() if weights is None else weights
        self.units: list[Named] = [] if units is None else units
        self.history: History = [] if history is None else history
        self.realm: History = [] if realm is None else realm


class School:
    """The games that weights are learned in: with so many seats, by these options."""

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        self.seats = seats
        self.options = options

    def start(self, edition: str) -> KingsburgState:
        """The beginning of a game by the rules of an edition, where the options name none."""
        game = game_named("kingsburg")
        state = game.start(self.seats, game.settle(self.seats, {"edition": edition, **self.options}))
        assert isinstance(state, KingsburgState)
        return state

    def history(self, course: Course) -> History:
        """The rounds of a course that were played so."""
        return course.realm if self.options else course.history

    def teaches(self, name: str) -> bool:
        """Whether a weight is learned here."""
        return not self.options or name.startswith(OF_THE_REALM)


def train(
    path: Path, seats: int, rounds: int, lesson: Lesson, progress: Callable[[int, int], None]
) -> int:  # fmt: skip
    """Goes on from what a weights file holds until so many rounds are done; returns how many that took.

    The file is written after each. In a round everybody is a squire, or, if the lesson's width is not 0, a knight
    who follows so many placements. Where it has units one round teaches a net of so many, beside the weights as they
    are; weights that are learned anew have none. `progress` hears how much is done, and of how much, in games.
    """
    courses = read_courses(path)
    school = School(seats, lesson.options)
    course = courses[seats]
    history = school.history(course)
    before = len(history)
    if lesson.units:
        check_net(path, course, lesson)
    rest = rounds_left(history, rounds, lesson)

    study = lesson.games // STUDY if lesson.units else 0
    load = lesson.games + study

    def tell(number: int) -> None:
        progress((len(history) - before) * load + number, rest * load)

    def tell_study(moments: int) -> None:
        tell(lesson.games + study * moments // MOMENTS)

    for _ in range(rest):
        ways = play_round(school, course, lesson, tell)
        if lesson.units:
            learn_net(school, course, ways, lesson.units, tell_study)
        else:
            learn(school, course, ways)
        history.append(told_of(lesson))
        write_courses(path, courses)
    return rest


def rounds_left(history: History, rounds: int, lesson: Lesson) -> int:
    """How many rounds are to be played: of weights until there are so many, of a net one, unless it was the last."""
    if lesson.units:
        return 0 if history[-1] == told_of(lesson) else 1
    return max(0, rounds - len([told for told in history if not _of_a_net(told)]))


def told_of(lesson: Lesson) -> Told:
    """What the history tells of a round with this lesson."""
    return [lesson.games, lesson.width, *([lesson.units] if lesson.units else []), *lesson.said()]


def _of_a_net(told: Told) -> bool:
    return len(told) > 2 and isinstance(told[2], int)


def lost_units(path: Path, seats: int, rounds: int, lesson: Lesson) -> int:
    """How large the net is that a file has and that such a training would drop; 0 if it drops none."""
    course = read_courses(path)[seats]
    if lesson.units or lesson.options or not rounds_left(course.history, rounds, lesson):
        return 0
    return len(course.units)


def check_net(path: Path, course: Course, lesson: Lesson) -> None:
    """BadOption where no net can be learned: with options, too large, or where its weights have not been learned."""
    if lesson.options:
        raise no_net()
    if lesson.units > MOST_UNITS:
        raise BadOption(Ruling("net-large", facts={"most": MOST_UNITS}))
    if not course.history:
        raise BadOption(Ruling("net-first", facts={"file": str(path)}))


def learn(school: School, course: Course, ways: Iterator[Way]) -> None:
    """The weights that a round teaches; a net that went with those before does not go with them."""
    box = school.start("2012").box
    samples = Samples([*places(box)])
    for way in ways:
        samples.learn(way)
    learned = fitted(samples, completed(course.weights, box))
    course.weights.update({name: learned[name] for name in learned if school.teaches(name)})
    if not school.options:
        course.units = []


def learn_net(
    school: School, course: Course, ways: Iterator[Way], units: int, progress: Callable[[int], None]
) -> None:  # fmt: skip
    """The net of so many units that a round teaches, beside the weights as they are."""
    box = school.start("2012").box
    seen = Ways([*places(box)])
    for way in ways:
        seen.learn(way)
    course.units = taught(seen, completed(course.weights, box), units, Stream(len(course.history)), progress)


def play_round(school: School, course: Course, lesson: Lesson, progress: Callable[[int], None]) -> Iterator[Way]:
    """The ways through one round of games, one in four by the rules of 2007; the number of the round is its seed."""
    box = school.start("2012").box
    stream = Stream(len(school.history(course)))
    plain = Judge(Book({school.seats: course.weights}))
    tastes = [Judge(Book({school.seats: taste})) for taste in population(course.weights, box, stream)]
    names = [*places(box)]
    for number in range(lesson.games):
        state = school.start("2007" if number % 4 == 3 else "2012")
        luck = stream.fork(number)
        judges = [plain if luck.below(2) == 0 else tastes[luck.below(len(tastes))] for _ in range(school.seats)]
        yield from gather(names, state, judges, luck, FOLLY, lesson.width)
        progress(number + 1)


def population(weights: Named, box: Box, stream: Stream) -> list[Named]:
    """The same weights with likings of all kinds, and with vows to each row in turn."""
    likings = [varied(weights, box, stream) for _ in range(TASTES)]
    rows = len(box.buildings) // COLUMNS
    vows = [sworn(varied(weights, box, stream), box, vow % rows, min(COLUMNS, 2 + vow // rows)) for vow in range(VOWS)]
    return likings + vows


def sworn(weights: Named, box: Box, row: int, depth: int) -> Named:
    """The same weights with a vow: the first buildings of a row, so many of them, come before all else."""
    found = completed(weights, box)
    for building in range(row * COLUMNS, row * COLUMNS + depth):
        id = box.buildings[building].id
        for name, worth in ((f"building {id}", VOW), (f"near {id}", VOW // 4)):
            left = [min(FADING, MOMENTS - moment) for moment in range(MOMENTS)]
            found[name] = [found[name][moment] + worth * left[moment] // FADING for moment in range(MOMENTS)]
    return found


def varied(weights: Named, box: Box, stream: Stream) -> Named:
    """The same weights with a taste: each building a bit dearer or cheaper, those of some rows by much."""
    found = completed(weights, box)
    for _ in range(1 + stream.below(3)):
        row = stream.below(len(box.buildings) // COLUMNS) * COLUMNS
        liking = (300 + stream.below(2200)) * (-1 if stream.below(4) == 0 else 1)
        for building in range(row, row + 1 + stream.below(COLUMNS)):
            _like(found, box.buildings[building].id, liking)
    for entry in box.buildings:
        _like(found, entry.id, stream.below(2 * WHIM + 1) - WHIM)
    return found


def _like(weights: Named, building: str, liking: int) -> None:
    """Makes a building dearer by so much at first, and less and less as the game goes on."""
    name = f"building {building}"
    before = weights[name]
    weights[name] = [before[moment] + liking * (MOMENTS - moment) // MOMENTS for moment in range(MOMENTS)]


def fitted(samples: Samples, before: Named) -> Named:
    """The weights that foretell best what standings led to; those that were not played stay as they were."""
    nothing = [0] * MOMENTS
    tables: list[list[float]] = []
    later = [0.0] * len(samples.names)
    for moment in range(MOMENTS - 1, -1, -1):
        known = [before.get(name, nothing)[moment] / scale_of(name) for name in samples.names]
        later = fit(samples, moment, known, later)
        tables.insert(0, later)
    learned = {
        name: [round(table[part] * scale_of(name)) for table in tables] for part, name in enumerate(samples.names)
    }
    return {**before, **learned}


def fit(samples: Samples, moment: int, before: list[float], later: list[float]) -> list[float]:
    """What foretells a moment's standings best by the worths of the next, kept close to those before where in doubt."""
    width = len(samples.names)
    products, onward, scored = samples.products[moment], samples.onward[moment], samples.scored[moment]
    matrix = [[float(products[row * width + column]) for column in range(width)] for row in range(width)]
    right = [float(scored[row]) for row in range(width)]
    for row, name in enumerate(samples.names):
        for column in range(width):
            right[row] += float(onward[row * width + column]) * later[column]
        matrix[row][row] += CALM * scale_of(name)
        right[row] += CALM * scale_of(name) * before[row]
    return solve(matrix, right)


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Solves a symmetric positive system by Cholesky's method."""
    size = len(right)
    lower = [[0.0] * size for _ in range(size)]
    for row in range(size):
        for column in range(row + 1):
            rest = matrix[row][column]
            for place in range(column):
                rest -= lower[row][place] * lower[column][place]
            lower[row][column] = rest**0.5 if row == column else rest / lower[column][column]
    for row in range(size):
        for place in range(row):
            right[row] -= lower[row][place] * right[place]
        right[row] /= lower[row][row]
    for row in range(size - 1, -1, -1):
        for place in range(row + 1, size):
            right[row] -= lower[place][row] * right[place]
        right[row] /= lower[row][row]
    return right


def read_courses(path: Path) -> dict[int, Course]:
    """The courses of all numbers of seats as a file holds them; new ones where it has none."""
    courses = {seats: Course() for seats in SEATS}
    if path.exists():
        try:
            data = json.loads(path.read_text(encoding="utf-8"))
            nets = read_nets(data)
            for seats, weights in read_weights(data).items():
                history = {name: _rounds(rounds) for name, rounds in data["history"].items()}
                courses[seats] = Course(weights, history[str(seats)], history.get(f"{seats} {REALM}"), nets.get(seats))
        except (OSError, ValueError, LookupError, TypeError, AttributeError, RecursionError):
            raise unreadable(str(path)) from None
    return courses


def _rounds(rounds: list[Any]) -> History:
    """The rounds that a file tells of, if they are any."""
    for told in rounds:
        if type(told) is not list or not all([type(number) is int for number in told[:2]]):
            raise ValueError
        if not all([type(more) in (int, str) for more in told[2:]]):
            raise ValueError
    return [*rounds]


def write_courses(path: Path, courses: dict[int, Course]) -> None:
    """Writes a weights file: a line for every weight, and at its head the rounds that made them."""
    learned = {seats: course for seats, course in courses.items() if course.history or course.realm}
    history = {str(seats): course.history for seats, course in learned.items()}
    history.update({f"{seats} {REALM}": course.realm for seats, course in learned.items() if course.realm})
    weights = ",\n".join([f'"{seats}": {{\n{_lines(course.weights)}\n}}' for seats, course in learned.items()])
    nets = ",\n".join(
        [f'"{seats}": [\n{_net_lines(course.units)}\n]' for seats, course in learned.items() if course.units]
    )
    head = f'"made_by": "{COMMAND}",\n"history": {json.dumps(history)}'
    write_whole(path, f'{{{head},\n"weights": {{\n{weights}\n}},\n"nets": {{\n{nets}\n}}}}\n')


def _lines(weights: Named) -> str:
    return ",\n".join([f'"{name}": {json.dumps(weights[name], separators=(",", ":"))}' for name in weights])


def _net_lines(units: list[Named]) -> str:
    return ",\n".join([f"{{\n{_lines(unit)}\n}}" for unit in units])
