"""Calibration: whether the chances that a bot says come true, in games that are played out by others or itself."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from math import log
from statistics import fmean
from typing import Any

from kingcraft.arena.crew import Crew
from kingcraft.arena.ladder import finish
from kingcraft.arena.ledger import Ledger
from kingcraft.arena.play import Outcome, Plan
from kingcraft.bots.honest import Curve, bent, chance_for, curve_of
from kingcraft.bots.words import Entrant
from kingcraft.core.registry import game_named

Estimate = tuple[float, float, float]
"""The part of a game to come, what a bot thought of a position then (the logarithm of odds), and what was won."""

Numbers = list[float]
"""A curve's numbers but for its bends."""

Bends = tuple[float, float]
"""A curve's bend, and its crest."""

THIRDS = 3
TENTHS = 10
ENOUGH = 50
"""So many answers make a part of the game or of the scale worth judging."""
BY_THIRD = 0.03
"""What is said and what comes may differ so much in a third of the game."""
BY_TENTH = 0.07
"""And so much in a tenth of the scale."""


@dataclass(frozen=True)
class Calibration:
    """What to play: one bot in all seats, another asked at one decision in `every`."""

    game: str
    seats: int
    asked: Entrant
    players: Entrant
    games: int
    every: int
    seed: int = 0
    options: dict[str, str] = field(default_factory=dict)

    def plan(self) -> Plan:
        """The games, each with an onlooker."""
        options = game_named(self.game).settle(self.seats, self.options)
        return Plan(
            self.game, self.seats, self.players, self.players, self.seed, options, asked=self.asked, every=self.every
        )

    def check(self) -> None:
        """Refuses what cannot be played, before anything is made for it."""
        self.plan()
        self.asked.hire(self.game)
        self.players.hire(self.game)


@dataclass(frozen=True)
class Case:
    """One answer: when in the game it was given (0 to 1), the part to come as the bot saw it, said and won."""

    when: float
    to_come: float
    said: float
    won: float


@dataclass(frozen=True)
class Row:
    """Answers that belong together: how many, the mean that was said and that came, the Brier score, and that of
    saying the same for every seat; whether they are as honest as they should be, None with too few to say."""

    name: str
    cases: int
    said: float
    won: float
    brier: float
    even: float
    fair: bool | None

    def dump(self) -> dict[str, object]:
        """As plain JSON."""
        return {name: round(value, 4) if isinstance(value, float) else value for name, value in vars(self).items()}


@dataclass(frozen=True)
class Calibrated:
    """A calibration that was played: its answers."""

    calibration: Calibration
    cases: list[Case]
    faults: dict[str, int]
    """How often each bot failed, that which was asked and that which played."""

    def dump(self) -> dict[str, object]:
        """As plain JSON."""
        thirds, tenths = [row.dump() for row in self.thirds()], [row.dump() for row in self.tenths()]
        what = self.calibration
        asked = {"game": what.game, "seats": what.seats, "bot": what.asked.text, "players": what.players.text}
        played = {"games": what.games, "every": what.every, "seed": what.seed, "options": what.options}
        return {**asked, **played, "thirds": thirds, "tenths": tenths, "faults": self.faults}

    def thirds(self) -> list[Row]:
        """First, middle and last third of the games."""
        parts = [[case for case in self.cases if _part(case.when, THIRDS) == part] for part in range(THIRDS)]
        return [self._third(str(index + 1), cases) for index, cases in enumerate(parts) if cases]

    def tenths(self) -> list[Row]:
        """By what was said, in tenths of the scale."""
        parts = [[case for case in self.cases if _part(case.said, TENTHS) == part] for part in range(TENTHS)]
        return [self._tenth(f"{index * 10}-{index * 10 + 10}", cases) for index, cases in enumerate(parts) if cases]

    def _third(self, name: str, cases: list[Case]) -> Row:
        row = self._row(name, cases)
        return self._judged(row, abs(row.said - row.won) <= BY_THIRD and row.brier < row.even)

    def _tenth(self, name: str, cases: list[Case]) -> Row:
        row = self._row(name, cases)
        return self._judged(row, abs(row.said - row.won) <= BY_TENTH)

    def _judged(self, row: Row, fair: bool) -> Row:
        return replace(row, fair=fair if row.cases >= ENOUGH else None)

    def _row(self, name: str, cases: list[Case]) -> Row:
        said, won = fmean([case.said for case in cases]), fmean([case.won for case in cases])
        brier = fmean([(case.said - case.won) ** 2 for case in cases])
        even = fmean([(1 / self.calibration.seats - case.won) ** 2 for case in cases])
        return Row(name, len(cases), said, won, brier, even, None)

    def estimates(self) -> list[Estimate]:
        """What the bot thought before the shipped curve made a chance of it."""
        what = self.calibration
        shipped = curve_of(what.game, what.asked.name, what.seats)
        return [(case.to_come, shipped.estimate(case.said, case.to_come), case.won) for case in self.cases]


def run(
    calibrations: list[Calibration], crew: Crew[Any], ledger: Ledger, progress: Callable[[int], None]
) -> list[Calibrated]:
    """Plays what the ledger does not hold yet, and counts; all are of so many games."""
    plans = [calibration.plan() for calibration in calibrations]
    matches, _ = finish(plans, calibrations[0].games, crew, ledger, progress)
    return [_counted(what, match.outcomes) for what, match in zip(calibrations, matches, strict=True)]


def curve_for(found: list[Calibrated]) -> Curve:
    """The curve that would have made all these answers of one bot most honest."""
    return fitted([row for each in found for row in each.estimates()])


def _counted(calibration: Calibration, outcomes: list[Outcome]) -> Calibrated:
    cases = [case for outcome in outcomes for case in _cases(outcome)]
    faults = Counter({calibration.players.text: sum([sum(outcome.faults) for outcome in outcomes])})
    faults[calibration.asked.text] += sum([outcome.unanswered for outcome in outcomes])
    return Calibrated(calibration, cases, dict(faults))


def _cases(outcome: Outcome) -> list[Case]:
    return [
        Case(ply / outcome.actions, to_come, said, outcome.share(seat)) for ply, seat, to_come, said in outcome.answers
    ]


def _part(share: float, parts: int) -> int:
    return min(parts - 1, int(share * parts))


def fitted(rows: list[Estimate]) -> Curve:
    """The likeliest curve for some estimates; a crest of its own has to be worth it."""
    even = _likeliest([(bend, bend) for bend in BENDS], rows)
    crested = _likeliest([(even.bend, crest) for crest in CRESTS], rows)
    crested = _likeliest([(bend, crested.crest) for bend in BENDS], rows)
    return crested if _surprise(crested, rows) + WORTH < _surprise(even, rows) else even


def _likeliest(bends: list[Bends], rows: list[Estimate]) -> Curve:
    return min([_fitted_with(each, rows) for each in bends], key=lambda curve: _surprise(curve, rows))


def _fitted_with(bends: Bends, rows: list[Estimate], rounds: int = 30) -> Curve:
    """The likeliest curve with some bends, by Newton's method; a faint pull keeps it tame, no step makes it worse."""
    numbers = CALM
    for _ in range(rounds):
        steps = _steps(numbers, bends, rows)
        better = _shortened(numbers, steps, bends, rows)
        if max([abs(step) for step in steps]) < NEAR or better == numbers:
            break
        numbers = better
    return _curve(numbers, bends)


def _steps(numbers: Numbers, bends: Bends, rows: list[Estimate]) -> Numbers:
    """Where Newton would go from here, downwards."""
    slope = [PULL * (numbers[i] - CALM[i]) for i in range(4)]
    tilt = [[PULL * (i == j) for j in range(4)] for i in range(4)]
    for to_come, estimate, won in rows:
        counted = bent(estimate, *bends)
        parts = [1.0, to_come, counted, to_come * counted]
        chance = chance_for(sum([number * part for number, part in zip(numbers, parts, strict=True)]))
        for i in range(4):
            slope[i] += (chance - won) * parts[i]
            for j in range(4):
                tilt[i][j] += chance * (1.0 - chance) * parts[i] * parts[j]
    return solved(tilt, slope)


def _shortened(numbers: Numbers, steps: Numbers, bends: Bends, rows: list[Estimate]) -> Numbers:
    """The first of ever shorter steps that does not make the curve worse; where it was if there is none."""
    before = _regret(numbers, bends, rows)
    for halvings in range(HALVINGS):
        there = [number - step / 2**halvings for number, step in zip(numbers, steps, strict=True)]
        if _regret(there, bends, rows) <= before:
            return there
    return numbers


def _regret(numbers: Numbers, bends: Bends, rows: list[Estimate]) -> float:
    """What a fit makes as small as it can: the surprise, and how far it is from leaving estimates as they are."""
    pull = sum([(number - calm) ** 2 for number, calm in zip(numbers, CALM, strict=True)])
    return _surprise(_curve(numbers, bends), rows) + PULL / 2 * pull


def _curve(numbers: Numbers, bends: Bends) -> Curve:
    return Curve(*[round(number, 4) for number in [*numbers, *bends]])


def _surprise(curve: Curve, rows: list[Estimate]) -> float:
    """How unlikely what came is by a curve: the less the better."""
    chances = [(curve.chance(estimate, to_come), won) for to_come, estimate, won in rows]
    return -sum([won * log(chance) + (1.0 - won) * log(max(LEAST, 1.0 - chance)) for chance, won in chances])


BENDS = (0.0, 0.05, 0.1, 0.15, 0.2, 0.3, 0.4)
"""The bends that a fit tries."""
CRESTS = (0.0, 0.1, 0.2, 0.4, 0.6, 1.0)
"""The crests that it tries after that."""
WORTH = 5.0
"""So much less surprising all answers together have to be by a crest: those of one game are not so many opinions."""
CALM = [0.0, 0.0, 1.0, 0.0]
"""The curve that leaves estimates as they are."""
HALVINGS = 20
LEAST = 1e-13
"""So much doubt is left at least."""
NEAR = 1e-6
"""A fit whose numbers move by less is done."""
PULL = 0.5
"""How much the fit holds on to the estimate as it is."""


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a small system of equations, by elimination with the largest pivot."""
    size = len(right)
    rows = [[*matrix[i], right[i]] for i in range(size)]
    for column in range(size):
        best = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[best] = rows[best], rows[column]
        for other in range(size):
            if other != column:
                factor = rows[other][column] / rows[column][column]
                rows[other] = [a - factor * b for a, b in zip(rows[other], rows[column], strict=True)]
    return [rows[i][size] / rows[i][i] for i in range(size)]
