"""Every rule that people read has a test, and every test's rule can be read; the pages in docs/rules are current."""

from pathlib import Path

import pytest

from tests import rules_matrix


@pytest.mark.parametrize("game", rules_matrix.games())
def test_every_rule_is_proved_and_every_proof_is_of_a_listed_rule(game: str) -> None:
    assert rules_matrix.faults(game) == []


def test_the_pages_are_current() -> None:
    stale = [str(file) for file, text in rules_matrix.pages().items() if file.read_text(encoding="utf-8") != text]
    assert stale == [], "run python tools/rules_matrix.py"


def test_the_figures_of_the_pages_are_current() -> None:
    stale = [str(file) for file, drawn in rules_matrix.pictures().items() if not is_there(file, drawn)]
    assert stale == [], "run python tools/rules_matrix.py"


def is_there(file: Path, text: str) -> bool:
    return file.exists() and file.read_text(encoding="utf-8") == text
