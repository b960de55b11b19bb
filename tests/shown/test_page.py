"""The page's tests run against answers of the engine as it is."""

from tests.shown.page import FILE, answers, text


def test_the_answers_that_the_page_is_tested_with_are_the_engines() -> None:
    assert FILE.read_text(encoding="utf-8") == text(), "make it anew: python -m tests.shown.page"
    assert all(len(lines) > 9 for lines in answers().values())
