"""The tool that writes the tables of docs/lab/ladder.md, on the document itself."""

import re
import runpy
from pathlib import Path

import kingcraft as kc
from kingcraft.bots import bot_named
from kingcraft.cli.said import options_of
from kingcraft.cli.study import LADDER
from kingcraft.terminal.command import read

ROOT = Path(__file__).resolve().parents[2]
TOOL = runpy.run_path(str(ROOT / "tools" / "ladder_tables.py"))
TEXT = (ROOT / "docs" / "lab" / "ladder.md").read_text(encoding="utf-8")
COMMANDS = [match[2] for match in TOOL["PLACE"].finditer(TEXT)]
ROW = {"bot": "a", "against": "b", "games": 1000, "win_rate": 0.5, "low": 0.469, "high": 0.531}
TIMES = {"points": 41.25, "p50_ms": 0.0513, "p99_ms": 1004.2}


def test_every_command_of_the_document_has_a_place_for_its_table() -> None:
    assert TEXT.count("```\nkingcraft ladder") == TEXT.count("<!-- ladder -->") == len(COMMANDS) > 0


def test_every_command_is_one_that_is_taken() -> None:
    for command in COMMANDS:
        given = read(LADDER, command.split()[2:])
        kc.new(given["game"], given["seats"], 1, None, **options_of(given["game"], given["option"] or []))
        for bot in given["bots"].split(","):
            bot_named(bot.partition("@")[0], given["game"])


def test_what_is_said_at_a_glance_is_what_the_tables_say() -> None:
    glance, tables = TEXT.partition("## Today's kings at a glance")[2].split("## Kingdom Builder\n")
    told = re.findall(r"([\d.]+) % \((\d+)–(\d+)\) of (\d+)", glance)
    measured = re.findall(r"\| (\d+) \| ([\d.]+) % \| ([\d.]+)–([\d.]+) \|", tables)
    rows = {(wins, round(float(low)), round(float(high)), games) for games, wins, low, high in measured}
    assert {(wins, int(low), int(high), games) for wins, low, high, games in told} <= rows
    assert len(told) > 10


def test_a_table_is_written_in_its_place_and_over_an_older_one() -> None:
    lines = TOOL["table"]([{**ROW, **TIMES}])
    assert "| a | b | 1,000 | 50.0 % | 46.9–53.1 | 41.2 | 0.051 ms | 1004 ms |" in lines
    once = TOOL["with_table"](TEXT, COMMANDS[0], lines)
    assert once.index("<!-- ladder -->") < once.index(lines) < once.index("<!-- end -->")
    assert TOOL["with_table"](once, COMMANDS[0], lines) == once
