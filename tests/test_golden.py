"""Golden games: every move is legal, every position has the hash it had, and the scores are the same."""

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from kingcraft import OVER, game_named

FILES = sorted(Path(__file__).parent.glob("golden/*.jsonl.gz"))
PARTS = 8


def games(file: Path, part: int) -> list[dict[str, Any]]:
    lines = gzip.decompress(file.read_bytes()).decode().splitlines()
    return [json.loads(line) for line in lines[part::PARTS]]


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("file", FILES, ids=[file.name.removesuffix(".jsonl.gz") for file in FILES])
def test_golden_games_replay(file: Path, part: int) -> None:
    name = file.name.partition(".")[0]
    for game in games(file, part):
        seats = game["seats"]
        state = game_named(name).start(seats, game_named(name).recall(seats, game["options"]))
        moves = game["moves"].split(";")
        width = len(game["hashes"]) // len(moves)
        for number, move in enumerate(moves):
            state.play(state.read(move))
            place = f"game {game['seed']}, move {number + 1}: {move}"
            assert state.fingerprint()[:width] == game["hashes"][number * width : (number + 1) * width], place
        assert state.to_act == OVER
        assert state.scores() == game["scores"]
