"""The tool that writes the tables of docs/ladder.md, on the document itself."""

import runpy
from pathlib import Path

from kingcraft.bots import bot_named

ROOT = Path(__file__).resolve().parents[2]
TOOL = runpy.run_path(str(ROOT / "tools" / "ladder_tables.py"))
TEXT = (ROOT / "docs" / "ladder.md").read_text(encoding="utf-8")
COMMANDS = [match[2] for match in TOOL["PLACE"].finditer(TEXT)]
ROW = {"bot": "a", "against": "b", "games": 1000, "win_rate": 0.5, "low": 0.469, "high": 0.531}
TIMES = {"points": 41.25, "p50_ms": 0.0513, "p99_ms": 1004.2}


def test_every_command_of_the_document_has_a_place_for_its_table() -> None:
    assert TEXT.count("```\nkingcraft ladder") == TEXT.count("<!-- ladder -->") == len(COMMANDS) > 0


def test_every_bot_it_names_exists() -> None:
    for command in COMMANDS:
        words = command.split()
        for bot in words[words.index("--bots") + 1].split(","):
            bot_named(bot.partition("@")[0], words[2])


def test_a_table_is_written_in_its_place_and_over_an_older_one() -> None:
    lines = TOOL["table"]([{**ROW, **TIMES}])
    assert "| a | b | 1,000 | 50.0 % | 46.9–53.1 | 41.2 | 0.051 ms | 1004 ms |" in lines
    once = TOOL["with_table"](TEXT, COMMANDS[0], lines)
    assert once.index("<!-- ladder -->") < once.index(lines) < once.index("<!-- end -->")
    assert TOOL["with_table"](once, COMMANDS[0], lines) == once
