"""What the documents say of the command line is so: examples run, fields are there, commands exist."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import kingcraft as kc
from kingcraft.cli import COMMANDS
from kingcraft.terminal.command import read
from kingcraft.terminal.language import without_language
from tests.cli.command import GAMES, Person, finished_record

DOCS = Path(__file__).resolve().parents[2] / "docs"
COMMAND_LINE = (DOCS / "research" / "command-line.md").read_text(encoding="utf-8")
POSITIONS = (DOCS / "research" / "positions.md").read_text(encoding="utf-8")
SHAPES = [
    ["games", "--json"],
    ["simulate", "kingsburg", "--games", "1", "--json"],
    ["bench", "kingsburg", "--seats", "2", "--seconds", "0.1", "--json"],
    ["ladder", "kingsburg", "--bots", "random,random@1p", "--games", "2", "--workers", "1", "--json"],
    ["verify", "game.txt", "--json"],
]


@pytest.mark.parametrize("number", range(len(re.findall(r"```python", COMMAND_LINE))))
def test_an_example_runs(number: int) -> None:
    example = re.findall(r"```python\n(.*?)```", COMMAND_LINE, re.DOTALL)[number]
    subprocess.run([sys.executable, "-W", "error", "-c", example], capture_output=True, text=True, check=True)


@pytest.mark.parametrize("words", SHAPES, ids=lambda words: words[0])
def test_every_field_is_in_the_document(words: list[str], person: Person, tmp_path: Path) -> None:
    (tmp_path / "game.txt").write_text(finished_record("kingsburg"), encoding="utf-8")
    words = [str(tmp_path / word) if word == "game.txt" else word for word in words]
    row = next(line for line in COMMAND_LINE.split("\n") if line.startswith(f"| `{words[0]}` | `"))
    fields = json.loads(person.run(*words).stdout)[0]
    assert [field for field in fields if f"`{field}`" not in row] == []


def test_every_command_in_the_documents_can_be_read() -> None:
    lines = [
        line.partition("#")[0].strip()
        for file in sorted(DOCS.rglob("*.md"))
        for line in re.findall(r"^kingcraft [a-z].*", file.read_text(encoding="utf-8"), re.MULTILINE)
    ]
    known = {command.name: command for command in COMMANDS}
    commands = [line for line in lines if not line.startswith("kingcraft record")]
    assert len(commands) > 10
    for line in commands:
        words, _ = without_language(re.findall(r'"[^"]*"|\S+', line))
        read(known[words[1]], words[2:])


@pytest.mark.parametrize("game", GAMES)
def test_every_field_of_a_view_and_every_option_is_in_the_document(game: str) -> None:
    view = kc.new(game, 2, 1).view(0)
    assert [field for field in view if f"`{field}`" not in POSITIONS] == []
    assert [option.name for option in kc.game_named(game).options if f"`{option.name}`" not in POSITIONS] == []
