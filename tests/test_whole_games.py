"""The whole games that the page's tests read are those that the rules play."""

from pathlib import Path

from tests import whole_games

GAMES = Path(__file__).resolve().parents[1] / "web" / "tests" / "odds.json"


def test_the_games_of_the_pages_tests_are_what_the_rules_play() -> None:
    """`python -m tests.whole_games > web/tests/odds.json` writes them anew."""
    assert GAMES.read_text(encoding="utf-8") == whole_games.text(whole_games.CASES)
