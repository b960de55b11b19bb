"""The examples run, in a short form."""

import subprocess
import sys
from pathlib import Path

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


def test_the_policy_gradient_learns_from_games_and_draws_its_curve(tmp_path: Path) -> None:
    picture = tmp_path / "curve.svg"
    words = ["--games", "12", "--size", "6", "--every", "6", "--trial", "6", "--svg", str(picture)]
    command = [sys.executable, str(EXAMPLES / "policy_gradient.py"), *words]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert "against the page" in done.stdout
    assert picture.read_text(encoding="utf-8").startswith("<svg")


def test_every_example_is_run_by_a_test() -> None:
    tests = "".join(file.read_text(encoding="utf-8") for file in Path(__file__).parents[1].rglob("test_*.py"))
    assert [file.name for file in EXAMPLES.glob("*.py") if file.name not in tests] == []
