"""The example of docs/research/bots.md runs as it stands, and has ten lines."""

import re
from pathlib import Path

import pytest

import kingcraft as kc
from kingcraft.bots.words import hire

DOCUMENT = (Path(__file__).resolve().parents[2] / "docs" / "research" / "bots.md").read_text(encoding="utf-8")
EXAMPLE = re.findall(r"```python\n(.*?)```", DOCUMENT, re.DOTALL)[0]


@pytest.mark.parametrize("game", ["toll", "kingsburg", "kingdom-builder"])
def test_the_example_plays_every_game_without_a_fault(game: str, tmp_path: Path) -> None:
    file = tmp_path / "my_bots.py"
    file.write_text(EXAMPLE, encoding="utf-8")
    bot, table, stream = hire(f"{file}:Greedy", game), kc.new(game, 2, 1), kc.Stream(1)
    for _ in range(12):
        if table.to_act != kc.OVER:
            table.play(bot.choose(table.state.imagine(table.to_act, stream), stream))
    assert bot.faults == 0


def test_the_example_has_ten_lines_at_most() -> None:
    assert len([line for line in EXAMPLE.split("\n") if line.strip()]) <= 10
