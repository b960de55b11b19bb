"""Many games of one bot with itself: the same seeds give the same games, on however many processes."""

from collections.abc import Callable
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

from kingcraft.arena.crew import Crew, Here, Processes, work
from kingcraft.arena.play import Outcome, Plan
from kingcraft.bots.words import entrant


@dataclass(frozen=True)
class Job:
    """What to simulate."""

    game: str
    seats: int
    games: int
    bot: str = "random"
    seed: int = 0
    options: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Simulation:
    """All outcomes of a job, in the order of their numbers, and the time they took."""

    job: Job
    outcomes: list[Outcome]
    seconds: float


def simulate(job: Job, workers: int = 1, progress: Callable[[int], None] = lambda games: None) -> Simulation:
    """Plays all games of a job; `progress` hears how many more are done."""
    begin = perf_counter()
    bot = entrant(job.bot)
    bot.hire(job.game)
    plan = Plan(job.game, job.seats, bot, bot, job.seed, job.options)
    outcomes: list[Outcome] = []
    with crew_of(workers) as crew:
        for done in work([(plan, number) for number in range(job.games)], crew):
            outcomes += [outcome for _, outcome in done]
            progress(len(done))
    outcomes.sort(key=lambda outcome: outcome.number)
    return Simulation(job, outcomes, perf_counter() - begin)


def crew_of(workers: int) -> Crew[Any]:
    """This process alone, or several."""
    return Here() if workers <= 1 else Processes(workers)
