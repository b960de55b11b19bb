"""The worked additions of `docs/additions` are carried out in a copy of the package: what they add can be played."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PAGES = sorted((ROOT / "docs" / "additions").glob("*.md"))
BLOCK = re.compile(r'^```(\w+) title="([^"\n]*)"\n(.*?)^```$', re.MULTILINE | re.DOTALL)
HELPERS = '''
import kingcraft as kc
from kingcraft.bots import bot_named
from kingcraft.bots.base import Budget
from kingcraft.core.playout import playout
from kingcraft.core.record import parse
from kingcraft.core.stream import Stream
from kingcraft.core.verify import verify


def play(game, seats, **options):
    """A random game and a squire's, audited to the end; the record of the second is genuine."""
    state = kc.new(game, seats, seed=1, **options).state
    playout(state, Stream(1))
    state.audit()
    table = kc.new(game, seats, seed=2, **options)
    squire, stream = bot_named("squire", game, Budget(seconds=1.0)), Stream(3)
    while table.to_act >= 0:
        table.state.audit()
        table.play(squire.choose(table.state, stream))
    verify(parse(table.record.text()))
'''
OLD_RECORDS = """
import sys
from pathlib import Path

import kingcraft
from kingcraft.core.record import parse
from kingcraft.core.verify import verify

for file in sys.argv[1:]:
    verify(parse(Path(file).read_text(encoding="utf-8")))
"""


def changed(text: str, hunk: str) -> str:
    """A text with a hunk applied: what it keeps and takes away stands there once."""
    lines = hunk.splitlines()
    before = "\n".join(line[1:] for line in lines if line[:1] in ("-", " "))
    after = "\n".join(line[1:] for line in lines if line[:1] in ("+", " "))
    assert text.count(before + "\n") == 1, before
    return text.replace(before + "\n", after + "\n")


def carry_out(page: Path, copy: Path) -> list[str]:
    """Does what a page says to the copy; returns what it wants to be run."""
    runs: list[str] = []
    for lang, about, body in BLOCK.findall(page.read_text(encoding="utf-8")):
        if about == "run":
            runs.append(body)
            continue
        file = copy / about.split(" ")[-1]
        file.parent.mkdir(parents=True, exist_ok=True)
        old = file.read_text(encoding="utf-8") if file.exists() else ""
        file.write_text(changed(old, body) if lang == "diff" else old + body, encoding="utf-8")
    return runs


def run(copy: Path, code: str, *words: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", code, *words], cwd=copy, env={**os.environ, "PYTHONPATH": str(copy / "src")},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The package as it is, interpreted."""
    shutil.copytree(
        ROOT / "src" / "kingcraft", tmp_path / "src" / "kingcraft", ignore=shutil.ignore_patterns("__pycache__")
    )
    return tmp_path


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_an_addition_can_be_played_and_old_records_stay_genuine(page: Path, copy: Path) -> None:
    runs = carry_out(page, copy)
    assert runs
    for code in runs:
        run(copy, HELPERS + code)
    records = sorted((ROOT / "tests" / "records" / "0.1").glob("*-2-*.txt"))
    run(copy, OLD_RECORDS, *[str(file) for file in records[::4]])


def test_a_hunk_that_does_not_fit_is_noticed() -> None:
    with pytest.raises(AssertionError, match="three"):
        changed("one\ntwo\n", " one\n-three\n+four")
