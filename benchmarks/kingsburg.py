"""How fast Kingsburg plays at random: `python benchmarks/kingsburg.py [GAMES]`, on one core, in processor time."""

import sys
import time

import kingcraft as kc
from kingcraft.core.playout import playout
from kingcraft.core.state import State


def start(seats: int) -> State:
    """The first position of a game."""
    game = kc.game_named("kingsburg")
    return game.start(seats, game.settle(seats, {}))


def bench_games(seats: int, games: int) -> str:
    """Complete random games and actions a second, chance counted."""
    stream, first = kc.Stream(seats), start(seats)
    begun = time.process_time()
    actions = sum([int(playout(first.copy(), stream)) for _ in range(games)])
    spent = time.process_time() - begun
    rates = f"{games / spent:,.0f} games/s, {actions / spent:,.0f} actions/s"
    return f"{seats} seats: {rates}, {actions / games:.0f} actions a game"


def bench_copy(copies: int) -> str:
    """Nanoseconds for a copy from the middle of a game, the loop around it included."""
    state, stream = start(3), kc.Stream(1)
    for _ in range(140):
        state.make(state.sample(stream))
    begun = time.process_time()
    for _ in range(copies):
        state.copy()
    return f"copy: {(time.process_time() - begun) / copies * 1e9:.0f} ns"


def main() -> None:
    """Prints all figures."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    for seats in range(2, 6):
        print(bench_games(seats, games))
    print(bench_copy(100_000))


if __name__ == "__main__":
    main()
