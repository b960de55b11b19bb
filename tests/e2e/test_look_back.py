"""Looking back: asked for, marked on the board and in the log, on a phone too."""

import re
from collections.abc import Callable

import pytest

from kingcraft.core.record import parse
from tests.e2e.axe import violations
from tests.e2e.lookers import ask, looked_back
from tests.e2e.visitor import BOARD, Visitor
from tests.lookback.short import end_of_a_game

Visit = Callable[..., Visitor]
GAMES = ["kingdom-builder", "kingsburg"]
PLACED = {"kingdom-builder": r"[a-z]+ [a-t]\d", "kingsburg": r"[w\d+!]+>"}
"""How moves are written that have a place on the board."""
PHONES = [(360, 740), (390, 844), (740, 360)]
SEEN = """() => {
  const board = [...document.querySelectorAll('.frame, .court .advisor')].map((one) => one.getBoundingClientRect())
  const bar = document.querySelector('.bar.page').getBoundingClientRect()
  const below = (box) => Math.min(box.bottom, bar.left < box.right && bar.right > box.left ? bar.top : innerHeight)
  const top = Math.min(...board.map((box) => box.top))
  return [below, (box) => box.bottom].map((end) => Math.max(...board.map(end)) - top)
}"""
"""How many pixels of the board are seen above the bar, and how many there are."""


def to_first_mistake(ann: Visitor) -> None:
    ann.page.keyboard.press("Home")
    ann.wait(f"{BOARD}[data-ply='0']")
    ann.page.keyboard.press("m")
    ann.wait("[data-moment=mistake]")


def test_a_game_is_looked_back_at_in_three_languages_and_on_a_phone(visit: Visit) -> None:
    ann = visit()
    ann.go()
    ann.press("Import a record")
    ann.find("textarea").fill(end_of_a_game("kingdom-builder", 80))
    ann.press("Open the record")
    ann.wait(BOARD)
    ann.press("Look back")
    ann.wait(".look[data-state=done]")
    assert ann.find(".look tbody tr").count() == 2
    assert violations(ann) == []
    ann.find(".moment").first.click()
    ann.wait("[data-moment]")
    assert ann.wait("header select").input_value() in ("A", "B"), "the position is seen as the seat saw it"
    assert "±" in ann.find("[data-moment]").inner_text()
    assert ann.find(".log .mark").count() == ann.find(".slider i").count() > 0
    assert violations(ann) == []
    to_first_mistake(ann)
    first = ann.ply
    ann.page.keyboard.press("m")
    ann.wait(f"{BOARD}:not([data-ply='{first}'])")
    ann.page.keyboard.press("Shift+M")
    ann.wait(f"{BOARD}[data-ply='{first}']")
    address = ann.page.url
    for lang, word, light in (("fr", "Analyser", "light"), ("ru", "Разбор", "dark")):
        other = visit(size=(360, 740), has_touch=True, lang=lang, color_scheme=light)
        other.page.goto(address.rsplit("/", 1)[0] + "/look")
        other.wait(".look[data-state=done]")
        assert word in other.wait("dialog h2").inner_text()
        assert violations(other) == []
        other.find("dialog .top button").click()
        assert other.page.evaluate("document.documentElement.scrollWidth") <= 360
    ann.wait("[data-moment=mistake] .play").click()
    ann.press("Begin")
    ann.wait(f"{BOARD}[data-phase=playing]")


@pytest.mark.parametrize("size", PHONES)
@pytest.mark.parametrize("game", GAMES)
def test_at_a_moment_on_a_phone_the_board_stays_the_main_thing(visit: Visit, game: str, size: tuple[int, int]) -> None:
    ann = visit(size=size, has_touch=True)
    match = looked_back(ann, end_of_a_game(game, 80))
    ann.go(f"#/replay/{match}")
    ann.wait("[aria-keyshortcuts=M]")
    to_first_mistake(ann)
    seen, whole = ann.page.evaluate(SEEN)
    assert seen >= min(0.4 * size[1], whole)
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= size[0]
    assert violations(ann) == []
    assert not ann.find("[data-moment] .play").is_visible()
    ann.find("[data-moment] .fold").click()
    assert ann.find("[data-moment] .play").is_visible()


@pytest.mark.parametrize("game", GAMES)
def test_what_was_played_and_what_was_better_are_marked_on_the_board(visit: Visit, game: str) -> None:
    ann = visit()
    match = looked_back(ann, end_of_a_game(game, 80))
    found = ask(ann, "GET", f"matches/{match}/look-back")["moments"]
    place = re.compile(PLACED[game])
    both = next(one for one in found if place.match(one["played_move"]) and place.match(one["better_move"]))
    ann.go(f"#/replay/{match}/{both['ply']}")
    ann.wait("[data-moment]")
    signs = {"best", "worse"} if both["kind"] == "mistake" else {"best", "next"}
    ann.wait("[data-mark]")
    assert set(ann.find(f"{BOARD} [data-mark]").evaluate_all("all => all.map((one) => one.dataset.mark)")) == signs
    assert ann.find("[data-moment] .move svg").count() == 2, "the lines beside them are their legend"
    if game == "kingsburg":
        said = ann.find(".advisor:has([data-mark=best])").first.get_attribute("aria-label") or ""
        assert "Better: " in said or "Played: " in said, "who does not see the marks hears them"
    ann.page.keyboard.press("End")
    ann.wait(f"{BOARD}[data-ply='{len(parse(end_of_a_game(game, 80)).moves)}']")
    assert ann.find("[data-mark]").count() == 0, "nobody decides when the game is over"


def test_a_moment_has_the_number_of_the_slider_and_the_table_what_everybody_began_with(visit: Visit) -> None:
    ann = visit()
    match = looked_back(ann, end_of_a_game("kingsburg", 80))
    ann.go(f"#/replay/{match}/look")
    ann.wait(".look[data-state=done]")
    heads = ann.find(".look thead th").all_inner_texts()
    assert heads[:6] == ["Seat", "Start", "Luck", "Own moves", "Others’ moves", "Result"]
    whole = ask(ann, "GET", f"matches/{match}/look-back")
    cells = ann.find(".look tbody tr").first.locator("td").all_inner_texts()
    assert cells[0] == f"{round(whole['seats'][0]['began'] / 10_000)}%"
    moment = ann.find(".moment").first
    said = moment.inner_text()
    moment.click()
    ann.wait("[data-moment]")
    assert f"After move {ann.ply}," in said
    assert ann.find(".transport > .count").inner_text().startswith(f"{ann.ply} /")


def test_marks_are_in_the_log_however_long_the_game_is(visit: Visit) -> None:
    ann = visit()
    match = looked_back(ann, end_of_a_game("kingsburg", 200))
    ann.go(f"#/replay/{match}")
    ann.wait(".log .mark")
    marked = len(ask(ann, "GET", f"matches/{match}/look-back")["moments"])
    assert ann.find(".log .mark").count() == ann.find(".slider i").count() == marked
    to_first_mistake(ann)
    assert ann.find(".log [aria-current=true]").is_visible(), "where one looks is in sight"
