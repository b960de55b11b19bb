"""How fast Kingdom Builder is: complete random games with final scoring, copies, and all ten cards for one seat.

Times are of this process alone (`time.process_time`), so that others on the machine disturb them less.
"""

import sys
import time
from collections.abc import Callable

from kingcraft.core.playout import playout
from kingcraft.core.stream import Stream
from kingcraft.kingdom_builder.game import KingdomBuilder
from kingcraft.kingdom_builder.scoring import every_card
from kingcraft.kingdom_builder.state import KingdomBuilderState

GAME = KingdomBuilder()
GAMES = 2000
LOOPS = 20000


def begin(seats: int, options: dict[str, str]) -> KingdomBuilderState:
    """The first position of a game with these options."""
    return GAME.start(seats, GAME.settle(seats, options))


def random_games(first: KingdomBuilderState) -> int:
    """Plays games from a position to their end and scores them; returns the number of decisions and draws."""
    stream = Stream(1)
    moves = 0
    for _ in range(GAMES):
        state = first.copy()
        moves += playout(state, stream)
        state.scores()
    return moves


def middle(seats: int) -> KingdomBuilderState:
    """A position about half-way through a random game."""
    state = begin(seats, {})
    stream = Stream(3)
    while state.round < 6:
        state.make(state.sample(stream))
    return state


def copy_often(state: KingdomBuilderState) -> None:
    """Copies a position many times."""
    for _ in range(LOOPS):
        state.copy()


def score_often(state: KingdomBuilderState) -> None:
    """Scores all cards for the first seat many times."""
    for _ in range(LOOPS):
        every_card(state, 0)


def best(run: Callable[[KingdomBuilderState], object], state: KingdomBuilderState) -> float:
    """The shortest of three runs, in seconds."""
    found = []
    for _ in range(3):
        start = time.process_time()
        run(state)
        found.append(time.process_time() - start)
    return min(found)


def main() -> None:
    """Writes every measurement on its own line."""
    for seats in (2, 3, 4):
        for name, options in (("first game", {"boards": "first-game"}), ("random set-up", {})):
            first = begin(seats, options)
            rate = GAMES / best(random_games, first)
            moves = random_games(first) / GAMES
            sys.stdout.write(f"{seats} seats, {name}: {rate:,.0f} games/s, {moves:.1f} moves a game\n")
    for seats in (2, 4):
        state = middle(seats)
        copy, cards = best(copy_often, state) / LOOPS, best(score_often, state) / LOOPS
        sys.stdout.write(f"{seats} seats: copy {copy * 1e9:.0f} ns, every card of a seat {cards * 1e6:.2f} µs\n")


if __name__ == "__main__":
    main()
