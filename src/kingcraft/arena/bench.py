"""How fast the engine is on this machine: whole random games, single actions, copies."""

from time import perf_counter

from kingcraft.arena.build import compiled
from kingcraft.core.playout import copies, playouts
from kingcraft.core.registry import game_named
from kingcraft.core.state import State
from kingcraft.core.stream import Stream


def bench(name: str, seats: int, seconds: float, options: dict[str, str] | None = None) -> dict[str, object]:
    """Measures one game with one number of seats for about this long, on one core."""
    game = game_named(name)
    first = game.start(seats, game.settle(seats, options or {}))
    games, actions, spent = _measure_games(first, seconds)
    return {
        "game": name,
        "seats": seats,
        "games_per_second": round(games / spent, 1),
        "actions_per_second": round(actions / spent, 1),
        "copies_per_second": round(_measure_copies(first, seconds / 4), 1),
        "compiled": compiled(),
        "games": games,
        "seconds": round(spent, 3),
    }


def _measure_games(first: State, seconds: float) -> tuple[int, int, float]:
    stream, batch, games, actions = Stream(1), 1, 0, 0
    begin = perf_counter()
    while (spent := perf_counter() - begin) < seconds:
        actions += playouts(first, batch, stream)
        games += batch
        batch = min(batch * 2, 1024)
    return games, actions, spent


def _measure_copies(first: State, seconds: float) -> float:
    """Copies a second of a position from the middle of a game, counted inside compiled code."""
    middle = _middle(first)
    count, spent = 100, 0.0
    while spent < seconds:
        count *= 2
        begin = perf_counter()
        copies(middle, count)
        spent = perf_counter() - begin
    return count / spent


def _middle(first: State) -> State:
    stream = Stream(1)
    length = playouts(first, 1, Stream(1))
    state = first.copy()
    for _ in range(length // 2):
        state.make(state.sample(stream))
    return state
