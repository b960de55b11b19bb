"""At the table: what is told, what asks once more, what comes back, and that everything is in reach on any screen."""

import os
import signal
from collections.abc import Callable
from pathlib import Path

import pytest

from kingcraft.locales import say
from tests.e2e.moments import ending_with_a_tile, in_the_last_round, moment, sit_down_at
from tests.e2e.profiles import Profiles
from tests.e2e.test_replay import finished_game
from tests.e2e.visitor import BOARD, END, LEGAL, Visitor
from tests.server.house import HouseProcess

Visit = Callable[..., Visitor]
RUSSIAN_KEY = (
    "(code) => dispatchEvent(new KeyboardEvent('keydown', { key: 'ж', code, bubbles: true, cancelable: true }))"
)


def test_a_dead_line_is_seen_and_a_move_under_way_is_played_once(
    profiles: Profiles, built_page: Path, tmp_path: Path
) -> None:
    os.environ["KINGCRAFT_WEB_DIST"] = str(built_page)
    house = HouseProcess(str(tmp_path / "house.db"))
    house.start()
    ann = Visitor(profiles, f"http://{house.address}/", by_hand=True)
    try:
        ann.set_up(seats=["me", "local"])
        ann.wait(f"{BOARD}[data-turn=mine], h1:has-text('turn')")
        if ann.find("h1:has-text('turn')").count():
            ann.find("main button").click()
        ann.await_turn()
        before, stood = ann.ply, ann.find(".settlement").count()
        freeze(house, signal.SIGSTOP)
        ann.find(LEGAL).first.click(force=True)
        assert ann.wait(".pending use").is_visible()
        assert "your move will be sent" in ann.wait(".banner.bad").inner_text()
        assert ann.ply == before
        freeze(house, signal.SIGCONT)
        ann.wait(f"{BOARD}[data-ply='{before + 1}']")
        ann.page.locator(".banner").first.wait_for(state="detached")
        assert (ann.ply, ann.find(".settlement").count()) == (before + 1, stood + 1)
        assert ann.find(".notice.bad").count() == 0
        assert ann.faults == []
    finally:
        freeze(house, signal.SIGCONT)
        ann.leave()
        house.kill()


def test_a_turn_with_an_unused_tile_asks_once_more_before_it_ends(visit: Visit) -> None:
    ann = visit()
    sit_down_at(ann, moment(ending_with_a_tile))
    assert "gold" not in (ann.wait(END).get_attribute("class") or "").split()
    before = ann.ply
    ann.find(END).click()
    assert "Paddock" in ann.wait(".notice").inner_text()
    assert ann.ply == before
    ann.find(END).click()
    ann.wait(f"{BOARD}:not([data-ply='{before}'])")


def test_a_tile_is_taken_up_by_its_key_named_in_the_task_and_put_back_by_escape(visit: Visit) -> None:
    ann = visit()
    sit_down_at(ann, moment(ending_with_a_tile))
    ann.page.evaluate(RUSSIAN_KEY, "Digit1")
    ann.wait(".task:has-text('Paddock')")
    before = ann.ply
    ann.find(LEGAL).first.click(force=True)
    ann.wait(f"{BOARD}[data-ply='{before + 1}'] .lifted")
    ann.page.keyboard.press("Escape")
    ann.wait(f"{BOARD}[data-ply='{before}']")
    assert ann.find(".lifted").count() == 0


def test_the_last_round_is_announced_and_the_start_player_marked(visit: Visit) -> None:
    ann = visit()
    sit_down_at(ann, moment(in_the_last_round))
    assert ann.wait(".ribbon").inner_text() == "Last round"
    assert "Last round" in ann.wait("p.task").inner_text()
    assert ann.find("[aria-label='Start player']").count() == 1


def test_the_log_speaks_of_people_under_headings_and_is_one_stop_for_tab(visit: Visit) -> None:
    ann = visit()
    ann.set_up(seats=["me", "bot"])
    ann.await_turn()
    ann.play_turn()
    ann.await_turn()
    log = ann.find(".log")
    assert "You build on" in log.inner_text()
    assert "Fool B" in log.inner_text()
    assert log.locator("h2").first.inner_text() == "Round 1"
    assert log.locator(".line[tabindex='0']").count() == 1
    assert log.locator("[tabindex='0']").count() == 2, "the line, and the rule it leads to"


def test_refusals_replace_each_other_near_the_press(visit: Visit) -> None:
    ann = visit(size=(390, 844), has_touch=True)
    ann.set_up(seats=["me", "bot"])
    ann.await_turn()
    for _ in range(2):
        ann.find("button[aria-keyshortcuts=e]").tap(force=True)
        ann.wait(".notice.bad")
    assert ann.find(".notice").count() == 1
    notice, tabs = ann.find(".notice").bounding_box(), ann.find(".side .tabs").bounding_box()
    assert notice is not None
    assert tabs is not None
    gap = tabs["y"] - (notice["y"] + notice["height"])
    assert 0 <= gap < 40, "right above the tabs that stand on the bar, and over neither"


@pytest.mark.parametrize("size", [(1024, 768), (1100, 800), (1440, 900), (390, 844), (640, 360)])
def test_no_button_lies_on_the_land(visit: Visit, size: tuple[int, int]) -> None:
    ann = visit(size=size)
    ann.set_up(seats=["me", "bot"])
    ann.await_turn()
    overlap = """() => {
      const land = document.querySelector('.frame').getBoundingClientRect()
      const beside = ({ left, right }) => left >= land.right || right <= land.left
      const apart = ({ top, bottom }) => top >= land.bottom || bottom <= land.top
      const boxes = [...document.querySelectorAll('.zoom button')].map((one) => one.getBoundingClientRect())
      return boxes.filter((box) => !beside(box) && !apart(box)).length
    }"""
    assert ann.page.evaluate(overlap) == 0
    assert ann.page.evaluate("document.querySelector('.frame').getBoundingClientRect().height") > 240


@pytest.mark.parametrize("size", [(360, 640), (390, 844), (640, 360)])
def test_in_russian_nothing_is_cut_on_a_phone(visit: Visit, size: tuple[int, int]) -> None:
    ann = visit(size=size, has_touch=True, lang="ru-RU")
    sit_down_at(ann, moment(ending_with_a_tile))
    cut = """(wide) => {
      const out = (box) => box.left < 0 || box.right > wide
      const all = [...document.querySelectorAll('.choices button, .card .title, .tabs button, .task')]
      const seen = (one) => !out(one.getBoundingClientRect()) && one.scrollWidth <= one.clientWidth + 1
      return all.filter((one) => !seen(one)).map((one) => one.textContent)
    }"""
    assert ann.page.evaluate(cut, size[0]) == []
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= size[0]


def test_a_swipe_over_the_whole_map_scrolls_and_over_a_part_of_it_does_not(visit: Visit) -> None:
    ann = visit(size=(390, 844), has_touch=True)
    ann.set_up(seats=["me", "bot"])
    ann.await_turn()
    touch = "getComputedStyle(document.querySelector('.frame')).touchAction"
    assert ann.page.evaluate(touch) == "pan-y"
    ann.press("Closer")
    assert ann.page.evaluate(touch) == "none"


def test_on_a_phone_a_hint_is_seen_where_one_is(visit: Visit) -> None:
    ann = visit(size=(360, 640), has_touch=True)
    ann.set_up(seats=["me", "bot"])
    ann.await_turn()
    ann.find("button[aria-keyshortcuts=h]").tap()
    box = ann.wait(".hints li").bounding_box()
    assert box is not None
    assert 0 <= box["y"] < 640


def test_escape_ends_the_counting_on_the_map(visit: Visit) -> None:
    ann = visit()
    finished_game(ann)
    ann.press("Count on the map")
    ann.wait(".counting")
    ann.page.keyboard.press("Escape")
    ann.page.locator(".counting").wait_for(state="detached")


def test_a_bot_that_plays_for_you_is_told_loudly_and_gives_the_seat_back(visit: Visit) -> None:
    ann = visit()
    ann.set_up(seats=["me", "local"])
    ann.wait(f"{BOARD}[data-turn=mine], h1:has-text('turn')")
    if ann.find("h1:has-text('turn')").count():
        ann.find("main button").click()
    ann.await_turn()
    ann.press("My seat")
    ann.page.get_by_role("button", name="Let a bot take over").first.click()
    ann.page.keyboard.press("Escape")
    assert "a bot plays this seat" in ann.wait(".banner.away").inner_text()
    ann.find(".banner.away").get_by_role("button", name="Take my seat back").click()
    ann.page.locator(".banner.away").wait_for(state="detached")


def test_in_kingsburg_nothing_shines_that_gives_something_up(visit: Visit) -> None:
    """With dice in hand passing for the season is a plain button, and asks once more."""
    ann = visit()
    ann.set_up(seats=["me", "bot"], game="kingsburg")
    ann.wait(f"{BOARD}[data-turn=mine] .picker .good").click()
    ann.wait(f"{BOARD}[data-turn=mine] .advisor.near")
    assert ann.find(f"{BOARD} .button.gold").count() == 0
    before = ann.ply
    ann.wait("button[aria-keyshortcuts=e]").click()
    ann.wait("button[aria-keyshortcuts=e][data-warned=true]")
    assert ann.ply == before


def freeze(house: HouseProcess, how: signal.Signals) -> None:
    """Stops the server without ending it, as a dead network would; or lets it go on."""
    assert house.process is not None
    os.killpg(house.process.pid, how)


COVERED = """dialog => [...dialog.querySelectorAll('.row strong')].filter((name) => {
  const range = document.createRange()
  range.selectNodeContents(name)
  const one = range.getBoundingClientRect()
  return [...name.parentElement.querySelectorAll('button, svg')].some((other) => {
    const two = other.getBoundingClientRect()
    return one.left < two.right && two.left < one.right && one.top < two.bottom && two.top < one.bottom
  })
}).map((name) => name.textContent)"""
"""Script of a dialog: the names that something lies over."""


@pytest.mark.parametrize("lang", ["fr", "ru"])
def test_on_a_phone_no_button_covers_whose_seat_it_is(visit: Visit, lang: str) -> None:
    ann = visit(lang=f"{lang}-{lang.upper()}", size=(390, 844))
    ann.go()
    ann.find("button.big").first.click()
    ann.wait(f"{BOARD}[data-turn=mine]")
    ann.press(say(lang, "web-my-seat"))
    assert ann.wait("dialog[open]").evaluate(COVERED) == []
    ann.press(say(lang, "web-resign"))
    assert ann.wait("dialog[open]").evaluate(COVERED) == []
