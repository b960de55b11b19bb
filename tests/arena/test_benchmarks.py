"""Programs that measure refuse in words what they cannot measure."""

import runpy
import sys
from pathlib import Path

import pytest

BENCHMARKS = Path(__file__).resolve().parents[2] / "benchmarks"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["lines.py", "--lines", "castle"], "cathedral"),
        (["lines.py", "--lines", "main,castle"], "castle"),
        (["choices.py", "--others", "nobody"], "knight"),
        (["choices.py", "--others", "king@soon"], "soon"),
        (["choices.py", "--bots", "king@10p,nobody"], "knight"),
        (["choices.py", "--seats", "9"], "9"),
        (["choices.py", "--positions", "1"], "2 positions"),
    ],
)
def test_what_cannot_be_measured_is_refused_in_words(
    words: list[str], said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", words)
    with pytest.raises(SystemExit, match="2"):
        runpy.run_path(str(BENCHMARKS / words[0]), run_name="__main__")
    assert said in capsys.readouterr().err
