"""What a look back says of bots: games of one bot among itself, each seat's luck and errors, a line of JSON for a game.

    PYTHONPATH=build/native python benchmarks/look_back.py kingsburg knight --games 200 --samples 8 --trials 0
    PYTHONPATH=build/native python benchmarks/look_back.py kingdom-builder king@64p --games 16 --samples 8 --out FILE
    PYTHONPATH=build/native python benchmarks/look_back.py --sum FILE

`--out` adds to a file; `--sum` tells means with standard errors over games.
docs/lab/look-back.md has what came of it, and `lookback/grades.py` the grades.
"""

import argparse
import json
from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from time import process_time
from typing import Any

import kingcraft as kc
from kingcraft.core.record import Record
from kingcraft.lookback.course import WHOLE
from kingcraft.lookback.work import Effort, look_back

Line = dict[str, Any]


def played(game: str, bot: str, seats: int, number: int) -> Record:
    """A game of its own for each number."""
    return next(iter(kc.simulate(game, bot, games=1, seats=seats, seed=number, moves=True).records()))


def looked_back(record: Record, effort: Effort) -> Line:
    """What the game was for each seat, and what telling it cost."""
    begin = process_time()
    found = look_back(record, effort)
    own = [[one.loss for one in found.decisions(each.seat)] for each in found.seats]
    return {"luck": [each.luck / WHOLE for each in found.seats], "lost": [sum(losses) for losses in own],
            "decisions": [len(losses) for losses in own], "cpu": round(process_time() - begin, 2)}  # fmt: skip


def measure(game: str, bot: str, seats: int, games: int, seed: int, effort: Effort) -> Iterator[Line]:
    """A line for each game, from the number `seed` on."""
    for number in range(seed, seed + games):
        facts = {"game": game, "bot": bot, "seats": seats, "number": number, "trials": effort.trials}
        yield {**facts, **looked_back(played(game, bot, seats, number), effort)}


def summed(lines: list[Line]) -> Line:
    """The means over the games of one kind: luck of the first seat and chance lost at a decision, in points."""
    luck = [100 * line["luck"][0] for line in lines]
    lost, decisions = ([sum(line[name]) for line in lines] for name in ("lost", "decisions"))
    error = sum(lost) / max(1, sum(decisions))
    off = [100 * (one - error * count) / max(1.0, fmean(decisions)) for one, count in zip(lost, decisions, strict=True)]
    return {"games": len(lines), "luck": round(fmean(luck), 2), "luck_off": round(mean_off(luck), 2),
            "error": round(100 * error, 3), "error_off": round(mean_off(off), 3),
            "cpu": round(fmean([line["cpu"] for line in lines]), 2)}  # fmt: skip


def mean_off(found: list[float]) -> float:
    """The standard error of a mean."""
    return stdev(found) / sqrt(len(found)) if len(found) > 1 else 0.0


def tell(file: Path) -> None:
    """Prints a line for each kind of game in a file."""
    kinds: dict[tuple[Any, ...], list[Line]] = {}
    for line in map(json.loads, file.read_text().splitlines()):
        kinds.setdefault(tuple(line[name] for name in ("game", "seats", "bot", "trials")), []).append(line)
    for kind, lines in kinds.items():
        print(*kind, json.dumps(summed(lines)))


def main() -> None:
    """Measures, or tells what was measured."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?")
    parser.add_argument("bot", nargs="?")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seed", type=int, default=170_000)
    parser.add_argument("--samples", type=int, default=48)
    parser.add_argument("--trials", type=int, default=48)
    parser.add_argument("--out", type=Path)
    parser.add_argument("--sum", type=Path)
    given = parser.parse_args()
    if given.sum:
        tell(given.sum)
    else:
        effort = Effort(given.samples, given.trials)
        for line in measure(given.game, given.bot, given.seats, given.games, given.seed, effort):
            print(json.dumps(line), file=given.out.open("a") if given.out else None, flush=True)


if __name__ == "__main__":
    main()
