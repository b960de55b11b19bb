"""How fast the bots are: games of squires in a second, and what each level takes for a decision.

    PYTHONPATH=build/native python benchmarks/bots.py kingdom-builder --seats 2
    PYTHONPATH=build/native python benchmarks/bots.py kingsburg --seats 3 --seconds 0.1 --cores 2

Who beats whom is measured by `kingcraft ladder`.
"""

import argparse
import json
from time import perf_counter, process_time

import kingcraft as kc
from kingcraft.arena.statistics import compiled
from kingcraft.bots import bot_named, bot_names
from kingcraft.bots.base import Bot, Budget, seat_choice
from kingcraft.core.state import CHANCE, OVER
from kingcraft.core.stream import Stream


def play(name: str, bots: list[Bot], seed: int, times: list[float] | None) -> None:
    """A game to its end; notes how long the first seat takes for each decision with a choice."""
    game = kc.game_named(name)
    state, stream = game.start(len(bots), game.settle(len(bots), {})), Stream(seed)
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


def squire_games(game: str, seats: int, seconds: float) -> float:
    """Games among squires in a second of one core's own time, whoever else is at work on the machine."""
    squire = bot_named("squire", game)
    begin, games = process_time(), 0
    while process_time() < begin + seconds:
        play(game, [squire] * seats, games, None)
        games += 1
    return games / (process_time() - begin)


def decision(game: str, level: str, seats: int, games: int, budget: Budget) -> dict[str, object]:
    """Milliseconds a decision takes a bot among squires: the median, and what 99 in 100 stay under."""
    times: list[float] = []
    bots = [bot_named(level if seat == 0 else "squire", game, budget) for seat in range(seats)]
    for number in range(games):
        play(game, bots, number, times)
    times.sort()
    p50, p99 = times[len(times) // 2], times[len(times) * 99 // 100]
    return {"bot": level, "decisions": len(times), "p50_ms": round(p50 * 1000, 3), "p99_ms": round(p99 * 1000, 3)}


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=kc.game_names())
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=1.0, help="what a king may take for a decision")
    parser.add_argument("--cores", type=int, default=1)
    parser.add_argument("--games", type=int, default=1, help="games of the king; the others play ten times as many")
    wanted = parser.parse_args()
    seats = wanted.seats or kc.game_named(wanted.game).least
    speed = round(squire_games(wanted.game, seats, 5.0), 1)
    print(json.dumps({"compiled": compiled(), "seats": seats, "squire_games_per_second": speed}), flush=True)
    for level in bot_names(wanted.game)[1:]:
        games = wanted.games if level == "king" else 10 * wanted.games
        budget = Budget(seconds=wanted.seconds, cores=wanted.cores)
        print(json.dumps(decision(wanted.game, level, seats, games, budget)), flush=True)


if __name__ == "__main__":
    main()
