"""The examples run as the documents say, in a short form."""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = ROOT / "examples"
DOCUMENT = (ROOT / "docs" / "research" / "research.md").read_text(encoding="utf-8")
SHORT = ["--games", "12", "--size", "6", "--every", "6", "--trial", "6"]
"""Words that come last, so that they count."""


def test_the_policy_gradient_learns_from_games_and_draws_its_curve(tmp_path: Path) -> None:
    said = re.findall(r"`python (examples/policy_gradient.py[^`]*)`", DOCUMENT)
    assert said
    for line in said:
        program, *words = line.split()
        command = [sys.executable, str(ROOT / program), *words, *SHORT]
        done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)
        assert "against the page" in done.stdout
    assert (tmp_path / "curve.svg").read_text(encoding="utf-8").startswith("<svg")


def test_every_example_is_run_by_a_test() -> None:
    tests = "".join(file.read_text(encoding="utf-8") for file in Path(__file__).parents[1].rglob("test_*.py"))
    assert [file.name for file in EXAMPLES.glob("*.py") if file.name not in tests] == []
