"""How fast and how strong the Kingdom Builder bots are, level against level, in random set-ups.

    PYTHONPATH=build/native python benchmarks/bots_kingdom_builder.py speed --seconds 1.0
    PYTHONPATH=build/native python benchmarks/bots_kingdom_builder.py duel knight squire --games 400
    PYTHONPATH=build/native python benchmarks/bots_kingdom_builder.py duel king knight --games 40 --playouts 400

Every set-up is played twice with the seats exchanged; the interval is of 95 %. Larger tables and many levels at once
are measured by `kingcraft ladder kingdom-builder`.
"""

import argparse
import json
from statistics import fmean, stdev
from time import perf_counter, process_time

import kingcraft as kc
from kingcraft.arena.statistics import compiled
from kingcraft.bots import bot_named
from kingcraft.bots.base import Bot, Budget, seat_choice
from kingcraft.core.state import CHANCE, OVER, State
from kingcraft.core.stream import Stream

GAME = "kingdom-builder"
SEATS = 2


def play(bots: list[Bot], set_up: int, side: int, times: list[float]) -> State:
    """A game to its end; notes how long the first seat takes for each decision with a choice."""
    game = kc.game_named(GAME)
    state = game.start(SEATS, game.settle(SEATS, {}))
    luck, thought = Stream(set_up).fork(1), Stream(set_up).fork(2 + side)
    while state.to_act != OVER:
        if state.to_act == CHANCE:
            state.make(state.sample(luck))
            continue
        noted = state.to_act == 0 and len(state.legal()) > 1
        begin = perf_counter()
        action = seat_choice(bots[int(state.to_act)], state, thought)
        if noted:
            times.append(perf_counter() - begin)
        state.make(action)
    return state


def squire_games(seconds: float) -> float:
    """Games among squires in a second of one core's work."""
    bots = [bot_named("squire", GAME)] * SEATS
    begin, games = process_time(), 0
    while process_time() < begin + seconds:
        play(bots, games, 0, [])
        games += 1
    return games / (process_time() - begin)


def decision(name: str, games: int, budget: Budget) -> dict[str, object]:
    """Milliseconds a decision takes a bot: the median, and what 99 in 100 stay under."""
    times: list[float] = []
    bots = [bot_named(name, GAME, budget), bot_named("squire", GAME)]
    for number in range(games):
        play(bots, number, 0, times)
    times.sort()
    p50, p99 = times[len(times) // 2], times[len(times) * 99 // 100]
    return {"bot": name, "decisions": len(times), "p50_ms": round(p50 * 1000, 3), "p99_ms": round(p99 * 1000, 3)}


def duel(name: str, other: str, games: int, budget: Budget) -> dict[str, object]:
    """Wins and gold of one bot against another."""
    shares: list[float] = []
    gold: list[list[int]] = [[], []]
    for set_up in range(games // 2):
        share = 0.0
        for side in range(SEATS):
            bots = [bot_named(name if seat == side else other, GAME, budget) for seat in range(SEATS)]
            scores = play(bots, set_up, side, []).scores()
            gold[0].append(scores[side])
            gold[1].append(scores[1 - side])
            share += (scores[side] > scores[1 - side]) / 2 + (scores[0] == scores[1]) / 4
        shares.append(share)
    spread = 1.96 * stdev(shares) / len(shares) ** 0.5 if len(shares) > 1 else 1.0
    return {
        "bot": name,
        "against": other,
        "games": len(gold[0]),
        "win_rate": round(fmean(shares), 3),
        "low": round(fmean(shares) - spread, 3),
        "high": round(fmean(shares) + spread, 3),
        "gold": [round(fmean(part), 1) for part in gold],
    }


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["speed", "duel"])
    parser.add_argument("bots", nargs="*", default=["knight", "squire"])
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--playouts", type=int, default=0, help="a budget in playouts instead of seconds")
    arguments = parser.parse_args()
    budget = Budget(arguments.playouts, arguments.seconds)
    if arguments.what == "duel":
        rows = [duel(arguments.bots[0], arguments.bots[1], arguments.games, budget)]
    else:
        rows = [{"compiled": compiled(), "squire_games_per_second": round(squire_games(5.0), 1)}]
        rows += [decision(name, games, budget) for name, games in (("squire", 10), ("knight", 5), ("king", 1))]
    for row in rows:
        print(json.dumps(row))


if __name__ == "__main__":
    main()
