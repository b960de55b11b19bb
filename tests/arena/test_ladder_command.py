"""`kingcraft ladder` as a person uses it."""

import csv
import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from kingcraft.locales import LANGUAGES, say
from tests.arena.bots import bot_file
from tests.waiting import wait_until

COMMAND = [sys.executable, "-c", "from kingcraft.cli import main; main()", "ladder", "kingsburg"]
WHAT = ("kingsburg", 3, 7, {"soldiers": "tokens"})


def environment(folder: Path) -> dict[str, str]:
    return {**os.environ, "XDG_CACHE_HOME": str(folder / "cache"), "KINGCRAFT_LANG": "en", "COLUMNS": "200"}


def run(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *words], env=environment(folder), capture_output=True, text=True, check=False, encoding="utf-8"
    )


def test_json_csv_and_report_say_the_same(tmp_path: Path) -> None:
    files = ["--csv", str(tmp_path / "rows.csv"), "--report", str(tmp_path / "report")]
    bots = f"random,{bot_file(tmp_path)}:High@1p"
    words = ["--seats", "3", "--games", "4", "--workers", "1", "--seed", "7", "-o", "soldiers=tokens"]
    done = run(tmp_path, "--bots", bots, *words, "--json", *files)
    rows = json.loads(done.stdout)
    assert [(row["bot"], row["games"]) for row in rows] == [("random", 6), (bots.split(",")[1], 6)]
    with (tmp_path / "rows.csv").open(encoding="utf-8") as file:
        written = [
            {**row, "options": json.dumps(row["options"]), "versions": json.dumps(row["versions"])} for row in rows
        ]
        assert [{key: str(value) for key, value in row.items()} for row in written] == list(csv.DictReader(file))
    assert all((row["game"], row["seats"], row["seed"], row["options"]) == WHAT for row in rows)
    assert f"{rows[0]['win_rate'] * 100:.1f}%" in (tmp_path / "report" / "index.html").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["Raises", "Cheats"])
def test_a_broken_bot_is_told_everywhere(name: str, tmp_path: Path) -> None:
    """By the exit code, on the standard error, in the table and the ratings, in JSON, CSV and the report."""
    broken = f"{bot_file(tmp_path)}:{name}"
    words = ["--bots", f"random,{broken}", "--games", "2", "--workers", "1"]
    shown = run(tmp_path, *words)
    assert shown.returncode == 3
    assert say("en", "ladder-broken", bot=f"others.py:{name}") in shown.stdout
    files = ["--csv", str(tmp_path / "rows.csv"), "--report", str(tmp_path / "report")]
    plain = run(tmp_path, *words, *files, "--json")
    assert plain.returncode == 3
    rows = json.loads(plain.stdout)
    faults = {row["bot"]: row["faults"] for row in rows}
    assert faults["random"] == 0
    assert say("en", "cli-bot-broken", bot=broken, count=faults[broken]) in plain.stderr
    with (tmp_path / "rows.csv").open(encoding="utf-8") as file:
        assert {row["bot"]: row["faults"] for row in csv.DictReader(file)} == {
            bot: str(count) for bot, count in faults.items()
        }
    assert "broken" in (tmp_path / "report" / "index.html").read_text(encoding="utf-8")


def other(folder: Path, *words: str) -> "subprocess.CompletedProcess[str]":
    """Another command than the ladder."""
    return subprocess.run(
        [*COMMAND[:-2], *words], env=environment(folder), capture_output=True, text=True, check=False, encoding="utf-8",
        stdin=subprocess.DEVNULL,
    )  # fmt: skip


@pytest.mark.parametrize(
    "words",
    [
        ["ladder", "kingsburg", "--bots", "random,random@1p"],
        ["balance", "kingsburg", "--bot", "random"],
        ["calibrate", "kingsburg", "--bot", "page", "--players", "random"],
    ],
    ids=lambda words: words[0],
)
@pytest.mark.parametrize("fresh", [[], ["--fresh"]], ids=["again", "fresh"])
def test_somebody_elses_file_is_no_ledger(words: list[str], fresh: list[str], tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("Milk, eggs.\n", encoding="utf-8")
    done = other(tmp_path, *words, *fresh, "--games", "1", "--workers", "1", "--resume", str(file))
    assert done.returncode == 2
    assert "notes.txt" in done.stderr
    assert "Traceback" not in done.stderr
    assert file.read_text(encoding="utf-8") == "Milk, eggs.\n"


def test_a_broken_bot_is_told_by_a_simulation(tmp_path: Path) -> None:
    broken = f"{bot_file(tmp_path)}:Raises"
    for extra in ([], ["--json"]):
        done = other(tmp_path, "simulate", "kingsburg", "--bot", f"random,{broken}", "--games", "2", *extra)
        assert done.returncode == 3
        assert f"The bot {broken} is broken" in done.stderr
    assert json.loads(done.stdout)[0]["faults"] > 0


def test_a_broken_bot_is_told_by_a_calibration_that_asks_it(tmp_path: Path) -> None:
    words = ["--bot", f"{bot_file(tmp_path)}:Raises", "--players", "random", "--games", "1", "--every", "5"]
    done = other(tmp_path, "calibrate", "kingsburg", *words)
    assert done.returncode == 3
    assert "others.py:Raises is broken" in done.stderr
    assert say("en", "calibrate-honest") not in done.stdout


def test_a_broken_bot_is_told_after_a_game_in_the_terminal(tmp_path: Path) -> None:
    done = other(tmp_path, "play", "kingdom-builder", "--players", f"random,{bot_file(tmp_path)}:Cheats", "--seed", "3")
    assert done.returncode == 3
    assert "others.py:Cheats is broken" in done.stderr


@pytest.mark.parametrize("lang", LANGUAGES)
def test_tables_speak_every_language(lang: str, tmp_path: Path) -> None:
    bots = f"random,{bot_file(tmp_path)}:Low"
    done = run(tmp_path, "--bots", bots, "--games", "2", "--workers", "1", "--lang", lang)
    assert done.returncode == 0, done.stderr
    assert all(say(lang, "ladder-column-" + column) in done.stdout for column in ("against", "wins", "skill"))
    assert "others.py:Low" in done.stdout


def test_an_interrupted_run_goes_on(tmp_path: Path) -> None:
    """Ctrl-C after the first finished game, in the middle of others."""
    ledger = tmp_path / "games.jsonl"
    words = ["--bots", f"random,{bot_file(tmp_path)}:Waits", "--games", "60", "--workers", "2", "--resume", str(ledger)]
    process = subprocess.Popen([*COMMAND, *words], env=environment(tmp_path), stderr=subprocess.PIPE, text=True)
    wait_until("a finished game", lambda: process.poll() is not None or (ledger.exists() and ledger.stat().st_size))
    process.send_signal(signal.SIGINT)
    assert str(ledger) in process.communicate()[1]
    assert process.returncode == 130
    kept = ledger.read_text(encoding="utf-8").count("\n")
    assert kept < 60
    (tmp_path / "hurry").touch()
    done = run(tmp_path, *words)
    assert say("en", "ladder-known", count=kept, file=str(ledger)) in done.stdout
    assert ledger.read_text(encoding="utf-8").count("\n") == 60


def test_fresh_forgets(tmp_path: Path) -> None:
    words = ["--bots", f"random,{bot_file(tmp_path)}:Low", "--games", "2", "--workers", "1"]
    run(tmp_path, *words)
    assert "already" in run(tmp_path, *words).stdout
    assert "already" not in run(tmp_path, *words, "--fresh").stdout


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--bots", "random"], "two different"),
        (["--bots", "random,wizard"], "wizard"),
        (["--bots", "random,random@soon"], "soon"),
        (["--bots", "random,nowhere.py:Bot"], "nowhere.py"),
        (["--bots", "random,random@1p", "--seconds", "1", "--playouts", "1"], "either"),
        (["--bots", "random,random@1p", "--seconds", "0"], "more than 0"),
        (["--bots", "random,random@1p", "--seconds", "-0.0"], "more than 0"),
        (["--bots", "random,random@1p", "--seconds", "-1"], "more than 0"),
        (["--bots", "random,random@1p", "--seconds", "inf"], "inf"),
        (["--bots", "random,random@1p", "--seconds", "1e999"], "1e999"),
        (["--bots", "random,random@1p", "--seconds", "nan"], "nan"),
        (["--bots", "random,random@1p", "--playouts", "0"], "1 at least"),
        (["--bots", "random,random@1p", "--seats", "9"], "9"),
        (["--bots", "random,random@1p", "--ray", "127.0.0.1:1"], "127.0.0.1:1"),
    ],
)
def test_what_cannot_be_is_refused_in_words_and_leaves_nothing(words: list[str], said: str, tmp_path: Path) -> None:
    done = run(tmp_path, *words)
    assert [file for file in tmp_path.rglob("*") if file.is_file()] == []
    assert done.returncode == 2
    assert said in done.stderr
    assert "Traceback" not in done.stderr
