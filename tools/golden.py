"""Plays games and keeps them with a hash of every position: `python tools/golden.py GAME --games 200`.

Half of them are random, half are played by squires, in the set-ups below and every number of seats in turn. They are
written to tests/golden/GAME.jsonl.gz, with `--modules` to GAME.modules.jsonl.gz (112 are a whole round), with
`--rulings second` to GAME.modules.second.jsonl.gz, and replayed by tests/test_golden.py: rules that change by mistake
change a hash. Write them anew only when the rules change on purpose.
"""

import argparse
import gzip
import json
from pathlib import Path

import kingcraft  # noqa: F401  (registers the games)
from kingcraft.bots import bot_named
from kingcraft.bots.base import seat_choice
from kingcraft.core.registry import game_named
from kingcraft.core.state import CHANCE, OVER
from kingcraft.core.stream import Stream

ROOT = Path(__file__).resolve().parent.parent
HASH_LETTERS = 4
SETUPS: dict[str, list[dict[str, str]]] = {
    "kingdom-builder": [{}, {"boards": "first-game"}],
    "kingsburg": [{}, {"edition": "2007"}, {"demons": "building"}],
}


ALL = {"rows": "extended", "strips": "draw", "soldiers": "tokens", "governors": "deal", "destiny": "cards"}
MODULES: dict[str, list[dict[str, str]]] = {
    "kingsburg": [
        ALL,
        {**ALL, "strips": "draft", "governors": "auction", "edition": "2007"},
        {**ALL, "governors": "random", "demons": "building", "cards": "house"},
        {**ALL, "cards": "published"},
        {"rows": "extended"},
        {"strips": "draw", "edition": "2007"},
        {"strips": "draft"},
        {"soldiers": "tokens"},
        {"governors": "deal"},
        {"governors": "random", "edition": "2007"},
        {"governors": "auction"},
        {"destiny": "cards"},
        {"rewards": "house"},
        {**ALL, "rewards": "house", "strips": "draft", "governors": "auction"},
    ],
}
"""The set-ups of `--modules`, each module alone and all together: their games have a file of their own."""


def play(name: str, number: int, setups: list[dict[str, str]], rulings: str) -> dict[str, object]:
    """One game, its moves in notation and the first letters of every position's hash."""
    game = game_named(name)
    counts = game.most - game.least + 1
    seats = game.least + number % counts
    modules = setups is MODULES.get(name)
    # With modules, every set-up has a random game and one of squires for every number of seats.
    bot = bot_named("squire" if (number // counts if modules else number) % 2 else "random", name)
    chosen = setups[number // (2 * counts if modules else 10) % len(setups)]
    options = game.settle(seats, {**chosen, "rulings": rulings} if rulings else chosen)
    state = game.start(seats, options)
    stream = Stream(number)
    moves: list[str] = []
    hashes: list[str] = []
    while state.to_act != OVER:
        action = int(state.sample(stream) if state.to_act == CHANCE else seat_choice(bot, state, stream))
        moves.append(state.write(action))
        state.make(action)
        hashes.append(state.fingerprint()[:HASH_LETTERS])
    return {
        "seats": seats, "options": options, "seed": number, "moves": ";".join(moves), "hashes": "".join(hashes),
        "scores": state.scores(),
    }  # fmt: skip


def main() -> None:
    """Writes the golden games of one game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--modules", action="store_true")
    parser.add_argument("--rulings", default="", help="of Kingsburg; files that name none hold games of the first")
    arguments = parser.parse_args()
    name = f"{arguments.game}.modules" if arguments.modules else arguments.game
    name = f"{name}.{arguments.rulings}" if arguments.rulings else name
    setups = (MODULES if arguments.modules else SETUPS)[arguments.game]
    file = ROOT / "tests" / "golden" / f"{name}.jsonl.gz"
    file.parent.mkdir(parents=True, exist_ok=True)
    lines = [
        json.dumps(play(arguments.game, number, setups, arguments.rulings), separators=(",", ":"))
        for number in range(arguments.games)
    ]
    with file.open("wb") as raw, gzip.GzipFile(fileobj=raw, mode="wb", mtime=0) as packed:
        packed.write(("\n".join(lines) + "\n").encode())
    print(f"{file.relative_to(ROOT)}: {len(lines)} games, {file.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
