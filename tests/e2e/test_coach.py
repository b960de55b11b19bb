"""A first game with the coach: two turns on rails, then a word before each decision and an honest one after it."""

import re
from collections.abc import Callable

import pytest

from kingcraft.learn.lessons import coach_words, first_game, words_of
from tests.e2e.learner import Learner, teach
from tests.e2e.visitor import BOARD, LEGAL, Visitor

Visit = Callable[..., Visitor]
LANGUAGES = ["en-US", "fr-FR", "ru-RU"]
GAMES = ["kingdom-builder", "kingsburg"]


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
    reach_summer(ann, "en")
    before = ann.ply
    ann.wait(f"{BOARD}[data-turn=mine] .advised")
    ann.end()
    ann.wait("[data-coach].answer")
    assert ann.ply == before


def reach_summer(ann: Visitor, lang: str) -> None:
    """To the word on influence: past the Statue's question, should all dice show the same, as the coach would: it may
    well say to keep them."""
    words = coach_words("kingsburg", lang)
    ann.coach_says(words["second-influence"], words["second-reroll"])
    if ann.find(".reroll").count():
        ann.wait(".reroll.advised, .end.gold").click()
        ann.coach_says(words["second-influence"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_on_a_phone_every_decision_on_rails_is_marked_and_in_sight(visit: Visit, lang: str) -> None:
    """The court, the province and the goods to take, each when it is asked for: nobody has to look for them."""
    ann = visit(size=(390, 844), has_touch=True, lang=lang)
    first = first_game("kingsburg")
    learner = Learner(ann, first)
    teach(ann, "kingsburg")
    marked = [".court .advised", ".court .advised", ".picker .advised", ".province .advised"]
    for step, said, mark in zip(first.steps, words_of(first, lang[:2]).steps, marked, strict=True):
        ann.coach_says(said)
        assert ann.wait(mark).is_visible()
        learner.do(step)
    reach_summer(ann, lang[:2])
    assert ann.wait(".court .advised").is_visible()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_second_turn_says_something_new_at_each_decision(visit: Visit, lang: str) -> None:
    """Whatever card was drawn; the tile is marked before its place, and the others have their time."""
    ann = visit(size=(360, 740), has_touch=True, lang=lang)
    words = coach_words("kingdom-builder", lang[:2])
    learner = Learner(ann, first_game("kingdom-builder"))
    teach(ann, "kingdom-builder")
    ann.page.evaluate(LISTEN)
    for step in learner.lesson.steps[:4]:
        learner.do(step)
    ann.wait(f"{BOARD}[data-turn=mine] .tile.advised").tap()
    ann.wait("[data-hex=k8]").tap(force=True)
    for moment in ("second-turn", "second-more", "second-more-2"):
        ann.coach_says(words[moment])
        ann.wait(".advice .pin")
        ann.page.evaluate(TAP_THE_MARK)
    ann.coach_says(words["second-end"])
    ann.wait("button.end.gold")
    assert words["wait"] in ann.page.evaluate("[...said]")


LISTEN = """() => {
  globalThis.said = new Set()
  const hear = () => said.add(document.querySelector('[data-coach] p').textContent.trim())
  const all = { subtree: true, childList: true, characterData: true }
  new MutationObserver(hear).observe(document.querySelector('[data-coach]'), all)
}"""
TAP_THE_MARK = """() => {
  const { x, y, width, height } = document.querySelector('.advice circle').getBoundingClientRect()
  const at = { clientX: x + width / 2, clientY: y + height / 2, bubbles: true }
  document.querySelector('svg[role=application]').dispatchEvent(new PointerEvent('click', at))
}"""


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
    said = ann.wait("[data-coach].honest p").inner_text()
    assert re.fullmatch(r"Better: .+ \(.+\)\.", said)
    assert "chance" not in said, "it says why"
    assert ann.find("path.missed, .advisor.missed").count() == 1
    ann.find("[data-coach] .off").click()
    ann.page.wait_for_function("() => !document.querySelector('[data-coach]')")
    assert ann.find(".missed").count() == 0


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
