"""How fast Kingdom Builder is: complete random games with final scoring, copies, and all ten cards for one seat."""

import time
from collections.abc import Callable

from kingcraft.core.playout import playout
from kingcraft.core.state import OVER
from kingcraft.core.stream import Stream
from kingcraft.kingdom_builder.content import CARDS
from kingcraft.kingdom_builder.game import KingdomBuilder

from kingcraft.kingdom_builder.state import KingdomBuilderState

GAME = KingdomBuilder()


def begin(seats: int, **options: str) -> KingdomBuilderState:
    """The first position of a game with these options."""
    return GAME.start(seats, GAME.settle(seats, options))


def random_games(first: KingdomBuilderState, games: int) -> int:
    """Plays games from a position to their end and scores them; returns the number of decisions and draws."""
    stream = Stream(1)
    moves = 0
    for _ in range(games):
        state = first.copy()
        moves += playout(state, stream)
        state.scores()
    return moves


def middle(seats: int) -> KingdomBuilderState:
    """A position about half-way through a random game."""
    state = begin(seats)
    stream = Stream(3)
    while state.to_act == OVER or state.round < 6:
        state.make(state.sample(stream))
    return state


def best(run: Callable[[], object], times: int = 5) -> float:
    """The shortest of several runs, in seconds."""
    found = []
    for _ in range(times):
        start = time.perf_counter()
        run()
        found.append(time.perf_counter() - start)
    return min(found)


def main() -> None:
    """Prints every measurement on its own line."""
    for seats in (2, 3, 4):
        for name, options in (("first game", {"boards": "first-game"}), ("random set-up", {})):
            first = begin(seats, **options)
            moves = random_games(first, 2000)
            seconds = best(lambda first=first: random_games(first, 2000), 3)  # type: ignore[misc]
            print(f"{seats} seats, {name}: {2000 / seconds:,.0f} games/s, {moves / 2000:.1f} moves a game")
    for seats in (2, 4):
        state = middle(seats)
        loops = range(20000)
        empty = best(lambda: [None for _ in loops])
        copies = best(lambda state=state: [state.copy() for _ in loops])  # type: ignore[misc]
        cards = best(lambda state=state: [state.scores() for _ in loops])  # type: ignore[misc]
        print(f"{seats} seats: copy {(copies - empty) / 20000 * 1e9:.0f} ns", end="; ")
        print(f"all {len(CARDS)} cards for a seat {(cards - empty) / 20000 * 1e6:.2f} µs")


if __name__ == "__main__":
    main()
