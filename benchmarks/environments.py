"""Steps a CPU second of the environments, any legal number played: `python benchmarks/environments.py`.

Runs take turns, so that what else the machine does bears on all alike; the best of each is told.
"""

from collections.abc import Callable
from time import process_time

import numpy as np

from kingcraft.research import pettingzoo
from kingcraft.research.batch import batch

ROUNDS = 5
GAMES = 64
SETUPS = [("kingdom-builder", 2), ("kingdom-builder", 4), ("kingsburg", 2), ("kingsburg", 5)]


def one_by_one(game: str, seats: int) -> Callable[[], float]:
    """PettingZoo's loop: look, choose, step; a policy that costs nothing, the first legal number."""
    env = pettingzoo.env(game, seats)
    env.reset(seed=1)

    def run() -> float:
        begin, steps = process_time(), 4000
        for _ in range(steps):
            if not env.agents:
                env.reset()
            observation, _, over, _, _ = env.last()
            env.step(None if over else int(observation["action_mask"].argmax()))
        return steps / (process_time() - begin)

    return run


def together(game: str, seats: int) -> Callable[[], float]:
    """The same of a batch."""
    games = batch(game, GAMES, seats=seats, seed=1)

    def run() -> float:
        begin, steps = process_time(), 400
        for _ in range(steps):
            games.step(games.masks.argmax(axis=1))
        return steps * GAMES / (process_time() - begin)

    return run


def stepping(game: str, seats: int) -> Callable[[], float]:
    """The batch alone, without choosing: only its own steps are on the clock."""
    games = batch(game, GAMES, seats=seats, seed=1)

    def run() -> float:
        spent, steps = 0.0, 400
        for _ in range(steps):
            numbers: list[int] = games.masks.argmax(axis=1).tolist()
            begin = process_time()
            games.batch.step(numbers)
            spent += process_time() - begin
        return steps * GAMES / spent

    return run


def main() -> None:
    """A line for each set-up."""
    for game, seats in SETUPS:
        runs = [make(game, seats) for make in (one_by_one, together, stepping)]
        found = np.array([[run() for run in runs] for _ in range(ROUNDS)]).max(axis=0)
        alone, loop, step = found
        rates = f"batch {loop:,.0f} ({loop / alone:.1f}x), its steps {step:,.0f} ({step / alone:.1f}x)"
        print(f"{game} {seats}: pettingzoo {alone:,.0f}, {rates}")


if __name__ == "__main__":
    main()
