"""Calibration: whether the chances that a bot says come true, in games that are played out by others or itself."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from statistics import fmean
from typing import Any

from kingcraft.arena.crew import Crew
from kingcraft.arena.fitting import Estimate, fitted
from kingcraft.arena.ladder import finish
from kingcraft.arena.ledger import Ledger
from kingcraft.arena.play import Outcome, Plan
from kingcraft.bots import oracle_for
from kingcraft.bots.honest import Curve, curve_of
from kingcraft.bots.words import Entrant
from kingcraft.core.registry import called, game_named
from kingcraft.core.ruling import BadOption, Ruling

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

    def preset(self) -> str:
        """The preset that the options come to, empty for the base game; a curve is learned for nothing in between."""
        game = game_named(self.game)
        settled = game.settle(self.seats, self.options)
        for name, options in {"": {}, **game.presets}.items():
            if game.settle(self.seats, options) == settled:
                return name
        raise BadOption(Ruling("calibrate-mixture", facts={"game": called(self.game)}))

    def check(self) -> None:
        """Refuses what cannot be played, before anything is made for it."""
        self.plan()
        oracle_for(self.game)
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
        shipped = curve_of(what.game, what.asked.name, what.seats, what.preset())
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
