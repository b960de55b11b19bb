"""Training: rounds of games against oneself, and after each the weights that would have foretold their points best."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kingcraft.bots.kingsburg.handmade import first_tables
from kingcraft.bots.kingsburg.judge import Judge
from kingcraft.bots.kingsburg.sampling import Samples, gather
from kingcraft.bots.kingsburg.scales import (
    BATTLE_PARTS,
    LEAD,
    MOMENTS,
    MOST_GOLD,
    MOST_GOODS,
    MOST_SOLDIERS,
    MOST_STONE,
    MOST_TOKENS,
    MOST_WOOD,
    OF_BATTLE,
    OF_GOLD,
    OF_GOODS,
    OF_SOLDIERS,
    OF_STONE,
    OF_TOKENS,
    OF_WOOD,
    ROW,
    WIDTH,
)  # fmt: skip
from kingcraft.core.registry import game_named
from kingcraft.core.ruling import BadOption, Ruling
from kingcraft.core.state import integers
from kingcraft.core.stream import Stream
from kingcraft.kingsburg.state import KingsburgState

STEPS: Final = [
    *[(ROW + row * 5, 4) for row in range(5)],
    (OF_GOLD, MOST_GOLD), (OF_WOOD, MOST_WOOD), (OF_STONE, MOST_STONE), (OF_GOODS, MOST_GOODS),
    (OF_TOKENS, MOST_TOKENS), (OF_SOLDIERS, MOST_SOLDIERS), (LEAD, 4),
]  # fmt: skip
"""The parts that are learned step by step and shipped added up."""
SEATS: Final = [2, 3, 4, 5]
FOLLY: Final = 25
"""One decision in so many is made at random, so that the weights know what a mistake costs."""
COMMAND: Final = "kingcraft train kingsburg"
ROUNDS: Final = 14
GAMES: Final = 10000
"""What the shipped weights took."""
CALM: Final = 60.0
"""How many imaginary standings pull every weight towards what it was."""


class Course:
    """A course of training for one number of seats. Its history, as games and width of every round, tells all."""

    def __init__(
        self, seats: int, tables: list[list[int]] | None = None, history: list[list[int]] | None = None
    ) -> None:
        self.seats = seats
        self.tables = first_tables() if tables is None else tables
        self.history: list[list[int]] = [] if history is None else history


def train(path: Path, seats: int, rounds: int, games: int, width: int, progress: Callable[[int, int], None]) -> None:
    """Goes on from what a weights file holds until so many rounds are done; the file is written after each.

    In a round everybody is a squire, or, if `width` is not 0, a knight who follows so many placements. `progress`
    hears how many games are played, and of how many.
    """
    courses = read_courses(path)
    course = courses[seats]
    before = len(course.history)

    def tell(number: int) -> None:
        progress((len(course.history) - before) * games + number, (rounds - before) * games)

    while len(course.history) < rounds:
        samples = play_round(course, games, width, tell)
        course.tables = [fit(samples, moment, course.tables[moment]) for moment in range(MOMENTS)]
        course.history.append([games, width])
        write_courses(path, courses)


def play_round(course: Course, games: int, width: int, progress: Callable[[int], None]) -> Samples:
    """One round of games, one in four by the rules of 2007; the number of the round is its seed."""
    game = game_named("kingsburg")
    samples = Samples()
    judge = Judge(flat(course.tables))
    for number in range(games):
        edition = "2007" if number % 4 == 3 else "2012"
        state = game.start(course.seats, game.settle(course.seats, {"edition": edition}))
        assert isinstance(state, KingsburgState)
        gather(samples, state, judge, Stream(len(course.history)).fork(number), FOLLY, width)
        progress(number + 1)
    return samples


def flat(tables: list[list[int]]) -> vec[i64]:
    """The tables one behind the other."""
    return integers([weight for table in tables for weight in table])


def fit(samples: Samples, moment: int, before: list[int]) -> list[int]:
    """The table that foretells the points of a moment's standings best, kept close to the one before where in doubt."""
    products = samples.products[moment]
    matrix = [[float(products[row * WIDTH + column]) for column in range(WIDTH)] for row in range(WIDTH)]
    right = [float(target) for target in samples.targets[moment]]
    start = in_steps(before)
    for part in range(WIDTH):
        calm = CALM * (30.0 if OF_BATTLE <= part < OF_BATTLE + BATTLE_PARTS else 1.0)
        matrix[part][part] += calm
        right[part] += calm * start[part]
    solution = solve(matrix, right)
    for part in range(OF_BATTLE, OF_BATTLE + BATTLE_PARTS):
        solution[part] *= 30
    return added_up([round(weight) for weight in solution])


def in_steps(table: list[int]) -> list[float]:
    """A shipped table as it is learned: steps instead of sums, the battle by thirtieths."""
    steps = [float(weight) for weight in table]
    for start, most in STEPS:
        for count in range(most, 0, -1):
            steps[start + count] -= steps[start + count - 1]
    for part in range(OF_BATTLE, OF_BATTLE + BATTLE_PARTS):
        steps[part] /= 30
    return steps


def added_up(steps: list[int]) -> list[int]:
    """Steps as sums, ready to be looked up."""
    table = list(steps)
    for start, most in STEPS:
        table[start] = 0
        for count in range(1, most + 1):
            table[start + count] += table[start + count - 1]
    return table


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
    """The courses of all numbers of seats as a weights file holds them; new ones if there is no file."""
    if not path.exists():
        return {seats: Course(seats) for seats in SEATS}
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        return {seats: Course(seats, data["tables"][str(seats)], data["history"][str(seats)]) for seats in SEATS}
    except (OSError, ValueError, LookupError, TypeError):
        raise BadOption(Ruling("weights-unreadable", facts={"file": str(path)})) from None


def write_courses(path: Path, courses: dict[int, Course]) -> None:
    """Writes a weights file: a line for every table, and at its head the rounds that made them."""
    history = json.dumps({str(seats): courses[seats].history for seats in SEATS})
    tables = ",\n".join([f'"{seats}": [\n{_table_lines(courses[seats].tables)}\n]' for seats in SEATS])
    fresh = path.with_suffix(".new")
    fresh.write_text(
        f'{{"made_by": "{COMMAND}",\n"history": {history},\n"tables": {{\n{tables}\n}}}}\n', encoding="utf-8"
    )
    fresh.replace(path)


def _table_lines(tables: list[list[int]]) -> str:
    return ",\n".join([json.dumps(table, separators=(",", ":")) for table in tables])
