"""Steps a CPU second of the environments: `python benchmarks/environments.py`.

The whole loop (look, choose, step) of one PettingZoo environment and of a batch: with the first legal number, which a
batch finds by its masks or by its list, and with one by lot. Runs take turns, so that what else the machine does bears
on all alike; told are the best run of each, and the middle one of the ratios of a round.
"""

from collections.abc import Callable
from time import process_time
from typing import Any

import numpy as np

from kingcraft.research import pettingzoo
from kingcraft.research.batch import Games, batch

ROUNDS = 7
STEPS = 40_000
"""Of one environment; a batch makes ten times as many in a run."""
GAMES = 64
SETUPS = [("kingdom-builder", 2), ("kingdom-builder", 4), ("kingsburg", 2), ("kingsburg", 5)]

Run = Callable[[], float]


def first_legal(env: Any, mask: Any) -> int:
    """The first legal number."""
    return int(mask.argmax())


def any_legal(env: Any, mask: Any) -> int:
    """One by lot, as PettingZoo's documents do it."""
    return int(env.action_space(env.agent_selection).sample(mask))


def one_by_one(game: str, seats: int, choose: Callable[[Any, Any], int]) -> Run:
    """PettingZoo's loop."""
    env = pettingzoo.env(game, seats)

    def run() -> float:
        begin, seed = process_time(), 0
        env.reset(seed=seed)
        for _ in range(STEPS):
            if not env.agents:
                seed += 1
                env.reset(seed=seed)
            observation, _, over, _, _ = env.last()
            env.step(None if over else choose(env, observation["action_mask"]))
        return STEPS / (process_time() - begin)

    return run


def first_marked(games: Games) -> Any:
    """The first legal number of each game, by the masks."""
    return games.masks.argmax(axis=1)


def first_listed(games: Games) -> Any:
    """The same, by the list."""
    numbers, starts = games.legal()
    return numbers[starts[:-1]]


LUCK = np.random.default_rng(1)


def drawn(games: Games) -> Any:
    """One by lot."""
    return games.sample(LUCK)


def together(game: str, seats: int, choose: Callable[[Games], Any]) -> Run:
    """The loop of a batch."""

    def run() -> float:
        games = batch(game, GAMES, seats=seats, seed=1)
        begin, steps = process_time(), STEPS * 10 // GAMES
        for _ in range(steps):
            games.step(choose(games))
        return steps * GAMES / (process_time() - begin)

    return run


def main() -> None:
    """Two lines for each set-up."""
    for game, seats in SETUPS:
        singles = [one_by_one(game, seats, choose) for choose in (first_legal, any_legal)]
        runs = [*singles, *[together(game, seats, choose) for choose in (first_marked, first_listed, drawn)]]
        speeds = np.array([[run() for run in runs] for _ in range(ROUNDS)])
        first, lot, marked, listed, by_lot = speeds.max(axis=0)
        times = np.median(speeds[:, 2:] / speeds[:, [0, 0, 1]], axis=0)
        print(
            f"{game} {seats}, first: pettingzoo {first:,.0f}, batch by its masks {marked:,.0f} ({times[0]:.1f}x),",
            end=" ",
        )
        print(f"by its list {listed:,.0f} ({times[1]:.1f}x)")
        print(f"    by lot: pettingzoo {lot:,.0f}, batch {by_lot:,.0f} ({times[2]:.1f}x)", flush=True)


if __name__ == "__main__":
    main()
