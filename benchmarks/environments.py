"""Steps a CPU second of the environments, the first legal number played: `python benchmarks/environments.py`.

The whole loop (look, choose, step), and the same games once more with what was chosen known beforehand, of one
environment and of a batch. Runs take turns, so that what else the machine does bears on all alike; the best of each is
told.
"""

from collections.abc import Callable
from time import process_time
from typing import Any

import numpy as np

from kingcraft.research import pettingzoo
from kingcraft.research.batch import Games, batch

ROUNDS = 5
STEPS = 4000
GAMES = 64
SETUPS = [("kingdom-builder", 2), ("kingdom-builder", 4), ("kingsburg", 2), ("kingsburg", 5)]

Run = Callable[[], float]


def first_legal(observation: dict[str, Any], over: bool) -> int | None:
    """A policy that costs nothing."""
    return None if over else int(observation["action_mask"].argmax())


def one_by_one(game: str, seats: int) -> tuple[Run, Run]:
    """PettingZoo's loop, with the choosing and without."""
    env = pettingzoo.env(game, seats)
    chosen: list[int | None] = []

    def play(known: bool) -> float:
        begin, seed, made = process_time(), 0, []
        env.reset(seed=seed)
        for step in range(STEPS):
            if not env.agents:
                seed += 1
                env.reset(seed=seed)
            observation, _, over, _, _ = env.last()
            action = chosen[step] if known else first_legal(observation, over)
            made.append(action)
            env.step(action)
        spent = process_time() - begin
        chosen[:] = made
        return STEPS / spent

    play(known=False)
    return lambda: play(known=False), lambda: play(known=True)


def first_marked(games: Games) -> Any:
    """The first legal number of each game, by the masks."""
    return games.masks.argmax(axis=1)


def first_listed(games: Games) -> Any:
    """The same, by the list."""
    numbers, starts = games.legal()
    return numbers[starts[:-1]]


def together(game: str, seats: int, choose: Callable[[Games], Any]) -> Run:
    """The loop of a batch."""

    def run() -> float:
        games = batch(game, GAMES, seats=seats, seed=1)
        begin, steps = process_time(), STEPS // 10
        for _ in range(steps):
            games.step(choose(games))
        return steps * GAMES / (process_time() - begin)

    return run


def replayed(game: str, seats: int) -> Run:
    """The same steps once more, without the choosing."""
    games, chosen = batch(game, GAMES, seats=seats, seed=1), []
    for _ in range(STEPS // 10):
        chosen.append(first_marked(games))
        games.step(chosen[-1])

    def run() -> float:
        games = batch(game, GAMES, seats=seats, seed=1)
        begin = process_time()
        for numbers in chosen:
            games.step(numbers)
        return len(chosen) * GAMES / (process_time() - begin)

    return run


def main() -> None:
    """Two lines for each set-up."""
    for game, seats in SETUPS:
        loops = [together(game, seats, choose) for choose in (first_marked, first_listed)]
        runs = [*one_by_one(game, seats), *loops, replayed(game, seats)]
        one, stepping, marked, listed, steps = np.array([[run() for run in runs] for _ in range(ROUNDS)]).max(axis=0)
        print(
            f"{game} {seats}: pettingzoo {one:,.0f}, batch by its masks {marked:,.0f} ({marked / one:.1f}x),", end=" "
        )
        print(f"by its list {listed:,.0f} ({listed / one:.1f}x)")
        print(f"    without choosing: pettingzoo {stepping:,.0f}, batch {steps:,.0f} ({steps / stepping:.1f}x)")


if __name__ == "__main__":
    main()
