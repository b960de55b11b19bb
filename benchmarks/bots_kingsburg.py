"""How fast the Kingsburg bots are: games of squires in a second, and what each level takes for a decision.

    PYTHONPATH=build/native python benchmarks/bots_kingsburg.py --seconds 1.0

Who beats whom is measured by `kingcraft ladder kingsburg --seats 3 --bots squire,knight,king`.
"""

import argparse
import json
from time import perf_counter, process_time

import kingcraft as kc
from kingcraft.arena.statistics import compiled
from kingcraft.bots import bot_named
from kingcraft.bots.base import Bot, Budget, seat_choice
from kingcraft.core.state import CHANCE, OVER, State
from kingcraft.core.stream import Stream

GAME = "kingsburg"


def start(seats: int) -> State:
    """The first position."""
    game = kc.game_named(GAME)
    return game.start(seats, game.settle(seats, {}))


def play(bots: list[Bot], seed: int, times: list[float] | None) -> None:
    """A game to its end; notes how long the first seat takes for each decision with a choice."""
    state, stream = start(len(bots)), Stream(seed)
    while state.to_act != OVER:
        if state.to_act == CHANCE:
            state.make(state.sample(stream))
            continue
        noted = times is not None and state.to_act == 0 and len(state.legal()) > 1
        begin = perf_counter()
        action = seat_choice(bots[int(state.to_act)], state, stream)
        if times is not None and noted:
            times.append(perf_counter() - begin)
        state.make(action)


def squire_games(seats: int, seconds: float) -> float:
    """Games among squires in a second of one core's own time, whoever else is at work on the machine."""
    squire = bot_named("squire", GAME)
    begin, games = process_time(), 0
    while process_time() < begin + seconds:
        play([squire] * seats, games, None)
        games += 1
    return games / (process_time() - begin)


def decision(name: str, seats: int, games: int, budget: Budget) -> dict[str, object]:
    """Milliseconds a decision takes a bot: the median, and what 99 in 100 stay under."""
    times: list[float] = []
    bots = [bot_named(name if seat == 0 else "squire", GAME, budget) for seat in range(seats)]
    for number in range(games):
        play(bots, number, times)
    times.sort()
    p50, p99 = times[len(times) // 2], times[len(times) * 99 // 100]
    return {"bot": name, "decisions": len(times), "p50_ms": round(p50 * 1000, 3), "p99_ms": round(p99 * 1000, 3)}


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--games", type=int, default=1, help="games of the king; the others play ten times as many")
    arguments = parser.parse_args()
    rows: list[dict[str, object]] = [
        {"compiled": compiled(), "squire_games_per_second": round(squire_games(arguments.seats, 5.0), 1)}
    ]
    for name in ("page", "squire", "knight"):
        rows.append(decision(name, arguments.seats, arguments.games * 10, Budget(seconds=arguments.seconds)))
    rows.append(decision("king", arguments.seats, arguments.games, Budget(seconds=arguments.seconds)))
    for row in rows:
        print(json.dumps(row))


if __name__ == "__main__":
    main()
