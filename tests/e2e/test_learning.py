"""Learning on the page: the rules, and the ways that lead to them."""

from collections.abc import Callable

import pytest

from kingcraft.learn.lessons import coach_words, first_game, lessons, words_of
from kingcraft.learn.rules import numbers_of, pieces
from tests.e2e.learner import Learner
from tests.e2e.visitor import BOARD, LEGAL, Visitor

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


def test_a_tricky_piece_explains_itself_with_a_figure_and_leads_to_its_rule(visit: Visit) -> None:
    ann = visit()
    ann.go("#/lesson/kingsburg/rows")
    ann.wait("aside[data-step='0']")
    ann.wait("[data-place=stone-wall]").hover()
    ann.wait(".explanation img")
    ann.page.wait_for_function("document.querySelector('.explanation img')?.naturalWidth > 0")
    ann.page.keyboard.press("?")
    assert ann.wait("dialog li.here").get_attribute("data-number") == pieces("kingsburg")["building-stone-wall"]


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


@pytest.mark.parametrize("game", ["kingdom-builder", "kingsburg"])
def test_every_statement_has_a_link_that_leads_to_it(visit: Visit, game: str) -> None:
    ann = visit()
    ann.go(f"#/rules/{game}")
    ann.wait("ol > li[data-number]")
    links = ann.page.evaluate("[...document.querySelectorAll('ol a.number')].map((link) => link.getAttribute('href'))")
    assert sorted(links) == sorted([f"#/rules/{game}/{number}" for number in numbers_of(game)])
    for number in (numbers_of(game)[0], numbers_of(game)[-1]):
        ann.find(f"ol a.number[href='#/rules/{game}/{number}']").click()
        assert ann.wait(f"li.here[data-number='{number}']").is_visible()


def test_a_figure_is_drawn(visit: Visit) -> None:
    ann = visit()
    ann.go("#/rules/kingdom-builder/4.2")
    picture = ann.wait("section[data-number='4'] img")
    picture.scroll_into_view_if_needed()
    ann.page.wait_for_function("document.querySelector(\"section[data-number='4'] img\").naturalWidth > 0")
    assert ann.wait("li.here").get_attribute("data-number") == "4.2"


LANGUAGES = ["en-US", "fr-FR", "ru-RU"]
GAMES = ["kingdom-builder", "kingsburg"]


@pytest.mark.parametrize("by_keys", [False, True], ids=["clicks", "keyboard"])
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_is_finished(visit: Visit, game: str, lang: str, by_keys: bool) -> None:
    ann = visit(lang=lang)
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
    ann.wait("[data-place=chapel]").click()
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


# -- a first game with the coach ---------------------------------------------------------------------


def teach(ann: Visitor, game: str) -> None:
    ann.go()
    ann.wait(f"[data-teach={game}]").click()
    ann.wait("[data-coach][data-rails=true]")
    ann.wait(f"{BOARD}[data-turn=mine]")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_first_turns_are_on_rails_and_can_be_left_with_one_click(visit: Visit, lang: str) -> None:
    ann = visit(lang=lang)
    first = first_game("kingdom-builder")
    said = words_of(first, lang[:2])
    teach(ann, "kingdom-builder")
    ann.coach_says(said.steps[0])
    ann.wait("[data-hex=e4]").click(force=True)
    ann.coach_says(said.whys[0])
    assert ann.ply == 0
    for number, hex in enumerate(["h8", "i8", "j8"]):
        ann.wait(f"[data-hex={hex}]").click(force=True)
        ann.coach_says(said.steps[number + 1])
    ann.end()
    ann.coach_says(said.steps[4])
    before = ann.ply
    ann.wait(LEGAL).click(force=True)
    ann.coach_says(said.whys[4])
    ann.find("[data-coach] button").first.click()
    ann.wait("[data-coach][data-rails=false]")
    ann.wait(LEGAL).click(force=True)
    ann.wait(f"{BOARD}:not([data-ply='{before}'])")


def test_a_first_spring_of_kingsburg_is_on_rails_and_summer_follows_the_bot(visit: Visit) -> None:
    ann = visit()
    first = first_game("kingsburg")
    learner = Learner(ann, first)
    teach(ann, "kingsburg")
    for step, said in zip(first.steps, words_of(first).steps, strict=True):
        ann.coach_says(said)
        learner.do(step)
    ann.wait(
        f"[data-coach][data-rails=true] p:has-text('{coach_words('kingsburg')['second-influence'].split(':')[0]}')"
    )
    before = ann.ply
    ann.wait(f"{BOARD}[data-turn=mine] .advised")
    ann.end()
    ann.wait("[data-coach].answer")
    assert ann.ply == before


@pytest.mark.parametrize(("game", "bad"), [("kingdom-builder", "e4"), ("kingsburg", "pass")])
def test_an_honest_word_follows_a_bad_move(visit: Visit, game: str, bad: str) -> None:
    """A move that the knight does not even rank, planted in the first turn."""
    ann = visit()
    teach(ann, game)
    ann.find("[data-coach] button").first.click()
    if bad == "pass":
        ann.end()
    else:
        ann.wait(f"[data-hex={bad}]").click(force=True)
    assert "clearly better" in ann.wait("[data-coach].honest p").inner_text()
    ann.find("[data-coach] .off").click()
    ann.page.wait_for_function("!document.querySelector('[data-coach]')")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_coach_needs_no_more_than_two_lines_on_a_small_phone_and_nothing_jumps(
    visit: Visit, game: str, lang: str
) -> None:
    ann = visit(lang=lang, size=(360, 740))
    teach(ann, game)
    first = words_of(first_game(game), lang[:2])
    texts = [*coach_words(game, lang[:2]).values(), *first.steps, *first.whys]
    tall = ann.page.evaluate(MEASURE, texts)
    assert tall == []
    top = ann.wait(BOARD).evaluate("board => board.getBoundingClientRect().top")
    ann.find("[data-coach] button").first.click()
    assert ann.wait(BOARD).evaluate("board => board.getBoundingClientRect().top") == top


MEASURE = """texts => {
  const line = document.querySelector('[data-coach] p')
  const room = 2 * parseFloat(getComputedStyle(line).lineHeight)
  const was = line.textContent
  const tall = texts.filter((text) => { line.textContent = text; return line.scrollHeight > room + 1 })
  line.textContent = was
  return tall
}"""


def test_a_line_of_the_log_leads_to_its_rule(visit: Visit) -> None:
    ann = visit()
    teach(ann, "kingdom-builder")
    ann.wait("[data-hex=h8]").click(force=True)
    ann.wait(".log a.rule[href='#/rules/kingdom-builder/4']").click()
    assert ann.wait("dialog section.here").get_attribute("data-number") == "4"
