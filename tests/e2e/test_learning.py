"""Learning on the page: the rules, and the ways that lead to them."""

import re
from collections.abc import Callable

import pytest

from kingcraft.learn.figures import size
from kingcraft.learn.lessons import lessons
from kingcraft.learn.rules import numbers_of, pieces, sections
from tests.e2e.learner import Learner, teach
from tests.e2e.visitor import BOARD, Visitor

Visit = Callable[..., Visitor]
LANGUAGES = ["en-US", "fr-FR", "ru-RU"]
GAMES = ["kingdom-builder", "kingsburg"]


def test_a_refusal_leads_to_its_rule_and_the_game_stays(visit: Visit) -> None:
    ann = visit()
    ann.set_up(seats=["me", "bot"])
    ann.await_turn()
    ann.find("button[aria-keyshortcuts=e]").click(force=True)
    ann.wait(".notice.bad a").click()
    assert ann.wait("dialog li.here").get_attribute("data-number") == "3.1"
    ann.page.keyboard.press("Escape")
    ann.wait("main.board")


def test_a_tricky_piece_explains_itself_with_a_figure_and_leads_to_its_rule(visit: Visit) -> None:
    ann = visit()
    ann.go("#/lesson/kingsburg/rows")
    ann.wait("aside[data-step='0']")
    ann.wait("[data-place=stone-wall]").hover()
    ann.wait(".explanation img")
    ann.page.wait_for_function("() => document.querySelector('.explanation img')?.naturalWidth > 0")
    ann.page.keyboard.press("?")
    assert ann.wait("dialog li.here").get_attribute("data-number") == pieces("kingsburg")["building-stone-wall"]


@pytest.mark.parametrize(
    ("lesson", "piece", "number"),
    [
        ("governors", "button[data-card=prince]", "15.prince"),
        ("order", ".reroll", "2a.4"),
        ("aid", ".picker [data-good=wood]", "2d.1"),
        ("soldier-tokens", "[data-token='1']", "13.2"),
    ],
)
def test_what_is_chosen_explains_itself_and_names_its_rule(visit: Visit, lesson: str, piece: str, number: str) -> None:
    ann = visit()
    ann.go(f"#/lesson/kingsburg/{lesson}")
    ann.wait("aside[data-step='0']")
    ann.wait(piece).hover()
    assert number in ann.wait(".explanation a").inner_text()


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


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_statement_has_a_link_that_leads_to_it(visit: Visit, game: str, lang: str) -> None:
    """Each link is followed: the statement is marked, speaks, and is in sight."""
    ann = visit(lang=lang, size=(390, 844))
    ann.go(f"#/rules/{game}")
    ann.wait("ol > li[data-number]")
    links = ann.page.evaluate("[...document.querySelectorAll('ol a.number')].map((link) => link.getAttribute('href'))")
    assert sorted(links) == sorted([f"#/rules/{game}/{number}" for number in numbers_of(game)])
    for number in numbers_of(game):
        ann.page.evaluate(FOLLOW, f"#/rules/{game}/{number}")
        ann.page.wait_for_function(SEEN, arg=number)


FOLLOW = "link => document.querySelector(`ol a.number[href='${link}']`).click()"
SEEN = """number => {
  const [here, more] = document.querySelectorAll('li.here')
  const box = here?.getBoundingClientRect()
  const marked = here?.dataset.number === number && !more && here.querySelector('p').textContent
  return marked && box.bottom > 0 && box.top < innerHeight
}"""


@pytest.mark.parametrize("game", GAMES)
def test_a_link_to_a_section_leads_to_its_heading(visit: Visit, game: str) -> None:
    """However long the section is: it begins below the search, not in its middle."""
    ann = visit(size=(360, 740))
    ann.go(f"#/rules/{game}")
    ann.wait(".contents summary").click()
    for link in ann.find(".contents nav a").all():
        ann.page.evaluate(
            "link => document.querySelector(`.contents nav a[href='${link}']`).click()", link.get_attribute("href")
        )
        ann.page.wait_for_function(BEGINS, arg=str(link.get_attribute("href")).rpartition("/")[2])


BEGINS = """number => {
  const box = document.querySelector(`section[data-number='${number}'] h2`).getBoundingClientRect()
  const search = document.querySelector('input[type=search]').getBoundingClientRect()
  return box.top >= search.bottom && box.bottom < innerHeight
}"""


def test_a_link_leads_out_of_a_search_and_twice_to_the_same_place(visit: Visit) -> None:
    ann = visit(size=(360, 740))
    ann.go("#/rules/kingsburg")
    ann.wait("input[type=search]").fill("horses")
    assert ann.wait(".book [role=status]").is_visible()
    ann.wait("input[type=search]").fill("good. nearly")
    ann.wait(".pieces a[href='#/rules/kingsburg/2d.1']").click()
    ann.page.wait_for_function(SEEN, arg="2d.1")
    ann.page.evaluate("scrollTo(0, 0)")
    ann.page.evaluate(FOLLOW, "#/rules/kingsburg/2d.1")
    ann.page.wait_for_function(SEEN, arg="2d.1")


def test_a_number_that_a_statement_names_leads_there_too(visit: Visit) -> None:
    ann = visit()
    ann.go("#/rules/kingsburg/2b.7")
    ann.wait("li.here dd a").click()
    assert ann.wait("li.here[data-number='11.1']").is_visible()


@pytest.mark.parametrize("game", GAMES)
def test_the_glossary_is_one_step_from_the_lessons_and_begins_with_what_everybody_needs(
    visit: Visit, game: str
) -> None:
    ann = visit(size=(360, 740))
    ann.go(f"#/learn/{game}")
    ann.wait(f"a[href='#/rules/{game}/pieces']").click()
    first = ann.wait(".pieces li >> nth=0")
    assert first.locator("use").get_attribute("href") == f"#{next(iter(pieces(game)))}"
    heading, search = ann.find("#rules-pieces").bounding_box(), ann.find("input[type=search]").bounding_box()
    assert heading is not None
    assert search is not None
    assert search["y"] + search["height"] <= heading["y"] < 740
    pictures = ann.page.evaluate("[...document.querySelectorAll('.pieces use')].map((use) => use.getAttribute('href'))")
    assert set(TOOLS[game]) <= set(pictures)


TOOLS = {"kingdom-builder": ["#house-A", "#good-gold"], "kingsburg": ["#good-gold", "#die-1", "#envoy"]}


def test_a_figure_is_drawn(visit: Visit) -> None:
    ann = visit()
    ann.go("#/rules/kingdom-builder/4.2")
    picture = ann.wait("section[data-number='4'] img")
    picture.scroll_into_view_if_needed()
    ann.page.wait_for_function("() => document.querySelector(\"section[data-number='4'] img\").naturalWidth > 0")
    assert ann.wait("li.here").get_attribute("data-number") == "4.2"


@pytest.mark.parametrize("game", GAMES)
def test_a_figure_has_its_own_shape_and_its_room_before_it_is_drawn(visit: Visit, game: str) -> None:
    """In any other shape a picture shows what lies beyond its frame; without room the page would jump."""
    ann = visit(size=(360, 740))
    ann.page.route("**/api/rules/*/figures/*", lambda route: route.abort())
    ann.go(f"#/rules/{game}")
    ann.wait("figure img")
    for picture, (width, height) in zip(ann.find("figure img").all(), sizes(game), strict=True):
        box = picture.bounding_box()
        assert box is not None
        assert box["width"] / box["height"] == pytest.approx(width / height, rel=0.01)


def sizes(game: str) -> list[tuple[int, int]]:
    return [size(game, name) for part in sections(game) for name in part.figures]


@pytest.mark.parametrize("by_keys", [False, True], ids=["clicks", "keyboard"])
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_is_finished(visit: Visit, game: str, lang: str, by_keys: bool) -> None:
    """By clicks on a phone, by keys at a large screen."""
    ann = visit(lang=lang) if by_keys else visit(lang=lang, size=(360, 740), has_touch=True)
    ann.go()
    for lesson in lessons(game):
        learner = Learner(ann, lesson)
        learner.begin()
        learner.finish(by_keys)
    ann.go(f"#/learn/{game}")
    ann.wait("ol .done")
    assert ann.find("ol .done").count() == len(lessons(game))


def test_a_wrong_move_in_a_lesson_is_answered_in_its_panel_by_the_rule(visit: Visit) -> None:
    ann = visit(size=(360, 740))
    ann.go("#/lesson/kingsburg/rows")
    ann.wait("aside[data-step='0']")
    ann.show_pane(1)
    assert ann.find(".advised").count() == 0
    ann.wait("[data-place=chapel]").click()
    ann.wait("[data-place=statue].advised")
    link = ann.wait("aside .answer a")
    assert link.get_attribute("href") == "#/rules/kingsburg/2d.2"
    assert ann.find(".notice").count() == 0
    ann.wait("[data-place=guard-tower]").click()
    ann.wait("aside .answer a[href='#/rules/kingsburg/2d.1']").click()
    assert ann.wait("dialog li.here").get_attribute("data-number") == "2d.1"


def test_what_is_off_the_point_is_answered_in_the_panel_too(visit: Visit) -> None:
    ann = visit()
    ann.go("#/lesson/kingdom-builder/gain")
    ann.wait(f"{BOARD}[data-turn=mine] [data-hex=j8], {BOARD}[data-turn=mine] [data-hex=k9]").click(force=True)
    assert ann.wait("aside .answer a").get_attribute("href") == "#/rules/kingdom-builder/6.1"
    assert ann.find("aside[data-step='0']").count() == 1


def test_a_lesson_is_on_no_list_even_if_the_browser_is_closed_in_it(visit: Visit) -> None:
    ann = visit()
    ann.go("#/lesson/kingdom-builder/terrain")
    ann.wait("aside[data-step='0']")
    ann.go()
    ann.wait("[data-teach]")
    ann.page.wait_for_load_state("networkidle")
    assert ann.find("#mine").count() == 0


def test_a_line_of_the_log_leads_to_its_rule(visit: Visit) -> None:
    ann = visit()
    teach(ann, "kingdom-builder")
    ann.wait("[data-hex=h8]").click(force=True)
    ann.wait(".log a.rule[href='#/rules/kingdom-builder/4']").click()
    assert ann.wait("dialog section.here").get_attribute("data-number") == "4"


# -- a finger on a piece -----------------------------------------------------------------------------


def test_a_tap_explains_what_a_tap_does_nothing_else_with(visit: Visit) -> None:
    ann = visit(size=(360, 740), has_touch=True)
    teach(ann, "kingsburg")
    ann.wait(".bar .purse .one").tap()
    assert ann.wait(".explanation a").get_attribute("href") == "#/rules/kingsburg/token-plus-2"
    ann.find(".explanation a").tap()
    assert ann.wait("dialog li.here").get_attribute("data-number") == "2b.6"
    ann.page.keyboard.press("Escape")
    ann.wait("[data-advisor='9']").tap()
    ann.wait("[data-advisor='9'].chosen")
    assert ann.find(".explanation").count() == 0


def test_a_tap_on_a_location_or_a_card_explains_it_though_it_is_your_turn(visit: Visit) -> None:
    ann = visit(size=(360, 740), has_touch=True)
    teach(ann, "kingdom-builder")
    ann.find("g.location").first.tap(force=True)
    assert ann.wait(".explanation a").get_attribute("href") == "#/rules/kingdom-builder/tile-tavern"
    ann.find(".cards .card").nth(1).tap()
    assert ann.wait(".explanation a").get_attribute("href") == "#/rules/kingdom-builder/card-knights"
    assert ann.find(".notice").count() == 0


def test_a_table_fetches_nothing_of_the_learning_that_nobody_asked_for(visit: Visit) -> None:
    """The coach, the lessons and the rules are scripts of their own, and come when they are wanted."""
    ann = visit()
    fetched: list[str] = []
    ann.page.on("request", lambda request: fetched.append(request.url))
    ann.set_up(seats=["me", "bot"])
    ann.await_turn()
    assert [url for url in fetched if LEARNING.search(url)] == []
    ann.wait("header a[href='#/rules/kingdom-builder']").click()
    ann.wait("dialog .book li[data-number]")
    assert {"RulesBook", "api/rules"} <= {found[0] for url in fetched if (found := LEARNING.search(url))}
    ann.page.keyboard.press("Escape")
    teach(ann, "kingdom-builder")
    assert {"CoachBar", "api/lessons"} <= {found[0] for url in fetched if (found := LEARNING.search(url))}


LEARNING = re.compile("CoachBar|LessonBar|RulesBook|api/lessons|api/rules")


def test_a_refusal_names_the_true_rule_and_the_rules_over_a_table_go_with_the_way_back(visit: Visit) -> None:
    """The advisor is taken by somebody else, and there are dice that would fit: that is the reason, not their sum."""
    ann = visit(size=(390, 844), has_touch=True)
    ann.go("#/lesson/kingsburg/taken")
    ann.wait("aside[data-lesson=taken][data-step='0']")
    ann.wait(f"{BOARD}[data-turn=mine]")
    ann.wait("[data-advisor='9']").click()
    ann.wait("aside[data-lesson] a[href$='2b.3']").click()
    assert ann.wait("dialog.sheet li.here").get_attribute("data-number") == "2b.3"
    close = ann.find("dialog.sheet .top button").bounding_box()
    assert close is not None
    assert close["y"] >= 0
    ann.page.go_back()
    ann.page.wait_for_function("() => !document.querySelector('dialog.sheet')")
    assert ann.wait("aside[data-lesson=taken]").is_visible()
