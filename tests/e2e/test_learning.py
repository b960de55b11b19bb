"""Learning on the page: the rules, and the ways that lead to them."""

from collections.abc import Callable

import pytest

from kingcraft.learn.lessons import Lesson, lessons
from tests.e2e.learner import Learner
from tests.e2e.visitor import Visitor

Visit = Callable[..., Visitor]


def test_a_refusal_leads_to_its_rule_and_the_game_stays(visit: Visit) -> None:
    ann = visit()
    ann.set_up(seats=["me", "bot"])
    ann.await_turn()
    ann.find("button[aria-keyshortcuts=e]").click(force=True)
    ann.wait(".notice.bad a").click()
    assert ann.wait("dialog li.here").get_attribute("data-number") == "3.1"
    ann.page.keyboard.press("Escape")
    ann.wait("main.board")


@pytest.mark.parametrize(
    ("lang", "word", "number"),
    [("en-US", "chapel", "2a.4"), ("fr-FR", "chapelle", "2a.4"), ("ru-RU", "часовня", "2a.4")],
)
def test_the_rules_are_searched_and_every_piece_has_its_picture(
    visit: Visit, lang: str, word: str, number: str
) -> None:
    ann = visit(lang=lang, size=(390, 844))
    ann.go("#/rules/kingsburg")
    ann.wait("input[type=search]").fill(word)
    assert number in [one.get_attribute("data-number") for one in ann.find("ol > li[data-number]").all()]
    assert ann.wait(".pieces svg.icon").is_visible()
    assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_figure_is_drawn(visit: Visit) -> None:
    ann = visit()
    ann.go("#/rules/kingdom-builder/4.2")
    picture = ann.wait("section[data-number='4'] img")
    picture.scroll_into_view_if_needed()
    ann.page.wait_for_function("document.querySelector(\"section[data-number='4'] img\").naturalWidth > 0")
    assert ann.wait("li.here").get_attribute("data-number") == "4.2"


LANGUAGES = ["en-US", "fr-FR", "ru-RU"]
LESSONS = [lesson for game in ("kingdom-builder", "kingsburg") for lesson in lessons(game)]
NAMES = [f"{lesson.game}-{lesson.name}" for lesson in LESSONS]


@pytest.mark.parametrize("lesson", LESSONS, ids=NAMES)
def test_a_lesson_is_finished_by_clicks(visit: Visit, lesson: Lesson) -> None:
    ann = visit(lang=LANGUAGES[LESSONS.index(lesson) % 3])
    learner = Learner(ann, lesson)
    learner.begin()
    learner.finish()
    ann.go(f"#/learn/{lesson.game}")
    assert ann.wait("ol .done").is_visible()


@pytest.mark.parametrize("name", ["beside", "influence", "rows"])
def test_a_lesson_is_finished_by_the_keyboard(visit: Visit, name: str) -> None:
    learner = Learner(visit(), next(lesson for lesson in LESSONS if lesson.name == name))
    learner.begin()
    learner.finish(by_keys=True)
