"""Many games of the same bots: the same seeds give the same games, on however many processes."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

from kingcraft.arena.crew import Crew, Here, Processes, work
from kingcraft.arena.play import Outcome, Plan
from kingcraft.arena.records import record_of
from kingcraft.bots.words import Entrant, entrant
from kingcraft.core.record import Record
from kingcraft.core.registry import called, game_named
from kingcraft.core.ruling import BadOption, Ruling


@dataclass(frozen=True)
class Job:
    """What to simulate: a bot for each seat, or one for all."""

    game: str
    seats: int
    games: int
    bots: Sequence[Entrant] = (entrant("random"),)
    seed: int = 0
    options: dict[str, str] = field(default_factory=dict)
    kept: bool = False
    """Whether the outcomes are to hold their moves."""

    @property
    def bot(self) -> str:
        """Who plays, in words."""
        return ",".join(bot.text for bot in self.bots)

    def plan(self) -> Plan:
        """The games; BadOption for seats, options or bots that cannot be."""
        game = game_named(self.game)
        options = game.settle(self.seats, self.options)
        if len(self.bots) not in (1, self.seats):
            facts: dict[str, object] = {"game": called(self.game), "seats": self.seats, "count": len(self.bots)}
            raise BadOption(Ruling("simulate-bots", facts=facts))
        first, lineup = self.bots[0], tuple(self.bots) if len(self.bots) > 1 else ()
        for bot in self.bots:
            bot.hire(self.game)
        return Plan(self.game, self.seats, first, first, self.seed, options, lineup=lineup, kept=self.kept)


@dataclass(frozen=True, repr=False)
class Simulation:
    """All outcomes of a job, in the order of their numbers, and the time they took."""

    job: Job
    plan: Plan
    outcomes: list[Outcome]
    seconds: float

    def __repr__(self) -> str:
        bots = ", ".join([bot.text for bot in self.plan.entrants(0)])
        wins = ", ".join([f"{part:.1%}" for part in self.wins])
        return f"<{len(self.outcomes)} games of {self.job.game} by {bots}: seats won {wins}>"

    @property
    def faults(self) -> dict[str, int]:
        """How often each bot failed."""
        found: Counter[str] = Counter()
        for outcome in self.outcomes:
            for bot, faults in zip(self.plan.entrants(outcome.number), outcome.faults, strict=False):
                found[bot.text] += faults
        return dict(found)

    def records(self) -> Iterator[Record]:
        """The games as records, if their moves were kept."""
        for outcome in self.outcomes:
            yield record_of(self.plan, outcome)

    @property
    def points(self) -> list[list[int]]:
        """The points of all seats, game by game."""
        return [outcome.scores for outcome in self.outcomes]

    @property
    def wins(self) -> list[float]:
        """The part of all victories that each seat has."""
        games = len(self.outcomes)
        return [sum(outcome.share(seat) for outcome in self.outcomes) / games for seat in range(self.job.seats)]


def simulate(job: Job, workers: int = 1, progress: Callable[[int], None] = lambda games: None) -> Simulation:
    """Plays all games of a job; `progress` hears how many more are done."""
    begin = perf_counter()
    plan = job.plan()
    outcomes: list[Outcome] = []
    with crew_of(workers) as crew:
        for done in work([(plan, number) for number in range(job.games)], crew):
            outcomes += [outcome for _, outcome in done]
            progress(len(done))
    outcomes.sort(key=lambda outcome: outcome.number)
    return Simulation(job, plan, outcomes, perf_counter() - begin)


def crew_of(workers: int) -> Crew[Any]:
    """This process alone, or several."""
    return Here() if workers <= 1 else Processes(workers)
