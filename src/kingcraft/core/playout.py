"""Playouts: a state played to its end at random, the inner loop of simulation and search."""

from mypy_extensions import i64

from kingcraft.core.state import State
from kingcraft.core.stream import Stream


def playout(state: State, stream: Stream) -> i64:
    """Plays every decision and every chance at random until the game is over; returns how many there were."""
    return state.play_out(stream)


def playouts(first: State, games: int, stream: Stream) -> int:
    """Plays many games from one position; returns how many actions there were in all."""
    actions: i64 = 0
    for _ in range(games):
        actions += first.copy().play_out(stream)
    return int(actions)


def copies(state: State, count: int) -> None:
    """Makes that many copies, for measuring."""
    for _ in range(count):
        state.copy()
