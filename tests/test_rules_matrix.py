"""Every listed rule has a test, every test's rule is listed, and the pages in docs/rules are current."""

import pytest

from tests import rules_matrix


@pytest.mark.parametrize("game", rules_matrix.games())
def test_every_rule_is_proved_and_every_proof_is_of_a_listed_rule(game: str) -> None:
    assert rules_matrix.faults(game) == []


@pytest.mark.parametrize("game", rules_matrix.games())
def test_the_page_is_current(game: str) -> None:
    file = rules_matrix.ROOT / "docs" / "rules" / f"{game}.md"
    assert file.read_text(encoding="utf-8") == rules_matrix.page(game)
