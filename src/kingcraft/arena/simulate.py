"""Many games at once: the same seeds give the same games, on however many processes."""

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from multiprocessing import get_context
from time import perf_counter

from kingcraft.bots import bot_named
from kingcraft.bots.base import Bot, RandomBot, seat_choice
from kingcraft.core.playout import playout
from kingcraft.core.registry import game_named
from kingcraft.core.state import CHANCE, OVER, State
from kingcraft.core.stream import Stream

CHUNK = 64
"""Games per piece of work: small enough for a lively progress bar, large enough to cost nothing."""


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
class Outcome:
    """How one game went."""

    number: int
    actions: int
    scores: list[int]
    winners: list[int]


@dataclass(frozen=True)
class Simulation:
    """All outcomes of a job, in the order of their numbers, and the time they took."""

    job: Job
    outcomes: list[Outcome]
    seconds: float


def simulate(job: Job, workers: int = 1, progress: Callable[[int], None] = lambda games: None) -> Simulation:
    """Plays all games of a job; `progress` hears how many more are done."""
    begin = perf_counter()
    chunks = [range(first, min(first + CHUNK, job.games)) for first in range(0, job.games, CHUNK)]
    outcomes: list[Outcome] = []
    for done in _run(job, chunks, workers):
        outcomes += done
        progress(len(done))
    outcomes.sort(key=lambda outcome: outcome.number)
    return Simulation(job, outcomes, perf_counter() - begin)


def _run(job: Job, chunks: list[range], workers: int) -> Iterator[list[Outcome]]:
    """The pieces of work as they are finished, here or in other processes."""
    if workers <= 1:
        yield from (play_games(job, chunk) for chunk in chunks)
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        for future in as_completed([pool.submit(play_games, job, chunk) for chunk in chunks]):
            yield future.result()


def play_games(job: Job, numbers: range) -> list[Outcome]:
    """Plays the games with these numbers; each has its own stream, so it does not matter who plays which."""
    game = game_named(job.game)
    options = game.settle(job.seats, job.options)
    first = game.start(job.seats, options)
    return [_play_game(job, number, first.copy()) for number in numbers]


def _play_game(job: Job, number: int, state: State) -> Outcome:
    stream = Stream(job.seed).fork(number)
    actions = play_out(state, bot_named(job.bot, job.game), stream)
    return Outcome(number, actions, state.scores(), state.winners())


def play_out(state: State, bot: Bot, stream: Stream) -> int:
    """Plays a game to its end with one bot in every seat; returns how many actions there were."""
    if isinstance(bot, RandomBot):
        return int(playout(state, stream))
    actions = 0
    while state.to_act != OVER:
        state.make(state.sample(stream) if state.to_act == CHANCE else seat_choice(bot, state, stream))
        actions += 1
    return actions
