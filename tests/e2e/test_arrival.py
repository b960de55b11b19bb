"""The page arrives: with few requests, again where a part of it was lost, and with a word where it never comes."""

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Request, Route

from tests.e2e.profiles import Profiles
from tests.e2e.visitor import BOARD, Visitor

Visit = Callable[..., Visitor]
OUR_OWN = ("Failed to fetch dynamically imported module", "error loading dynamically imported module")
"""What browsers say of a part that did not come; the page says it in words of its own."""


@pytest.fixture
def newcomer(profiles: Profiles, house: str) -> Iterator[Callable[..., Visitor]]:
    """Somebody whose browser has nothing of the page yet."""
    visitors: list[Visitor] = []

    def come(**manner: Any) -> Visitor:
        visitors.append(Visitor(profiles, house, **manner))
        visitors[-1].context.new_cdp_session(visitors[-1].page).send("Network.clearBrowserCache")
        return visitors[-1]

    yield come
    for visitor in visitors:
        faults = [fault for fault in visitor.faults if not fault.startswith(OUR_OWN)]
        visitor.leave()
        assert faults == []


def asked_for(visitor: Visitor) -> list[str]:
    """From now on: what the page asks for."""
    asked: list[str] = []

    def note(request: Request) -> None:
        asked.append(request.url)

    visitor.page.on("request", note)
    return asked


@pytest.mark.parametrize("lang", ["en-US", "fr-FR", "ru-RU"])
def test_a_first_visit_takes_few_requests_and_a_table_fewer(newcomer: Visit, lang: str) -> None:
    ann = newcomer(lang=lang)
    asked = asked_for(ann)
    ann.go()
    ann.wait("article")
    ann.page.wait_for_load_state("networkidle")
    assert len(asked) <= 15, asked
    for game in (1, 2):
        asked.clear()
        ann.find("button.big").nth(game - 1).click()
        ann.wait(f"{BOARD}[data-turn=mine]")
        ann.page.wait_for_load_state("networkidle")
        assert len(asked) <= 12, asked
        ann.go()
        ann.wait("article")


def test_an_invited_guest_s_first_table_takes_few_requests(visit: Visit, newcomer: Visit) -> None:
    ann, ben = visit(), newcomer()
    ann.set_up(seats=["me", "open"], begin=False)
    ann.press("Open the table")
    link = ann.wait(".invite input").input_value()
    asked = asked_for(ben)
    ben.page.goto(link)
    ben.wait("button:has-text('Sit down')")
    ben.page.wait_for_load_state("networkidle")
    assert len(asked) <= 20, asked


def lose(visitor: Visitor, part: str, times: int) -> list[str]:
    """The network loses files of this name so many times; gives those it lost."""
    lost: list[str] = []

    def answer(route: Route) -> None:
        if len(lost) < times:
            lost.append(route.request.url)
            route.fulfill(status=429, body="too many")
        else:
            route.continue_()

    visitor.page.route(re.compile(rf"/assets/{part}-[^/]*$"), answer)
    return lost


WHOLE = """() => {
  const article = document.querySelector('article')
  const styled = article && getComputedStyle(article).display === 'flex'
  return styled && document.querySelector('symbol#shield-A') && !document.querySelector('[data-missing]')
}"""
"""Script of a page: whether everything is there, with its words, pieces and look."""
PARTS = ["index", "page", "style", "en", "sheets"]


@pytest.mark.parametrize("part", PARTS)
def test_a_part_that_was_lost_twice_is_asked_for_again(newcomer: Visit, part: str) -> None:
    ann = newcomer()
    lost = lose(ann, part, 2)
    ann.go()
    ann.wait("[data-missing]:has-text('trying again')")
    ann.page.wait_for_function(WHOLE)
    assert len(lost) == 2


@pytest.mark.parametrize("part", ["table", "kingdom-builder"])
def test_a_table_whose_part_was_lost_opens_all_the_same(newcomer: Visit, part: str) -> None:
    ann = newcomer()
    ann.go()
    ann.wait("article")
    lost = lose(ann, part, 2)
    ann.press("Play Kingdom Builder")
    ann.wait(f"{BOARD}[data-turn=mine]")
    assert len(lost) == 2


@pytest.mark.parametrize("part", ["page", "style", "table"])
def test_a_part_that_never_comes_is_said_with_a_way_out(newcomer: Visit, part: str) -> None:
    ann = newcomer(lang="fr-FR")
    lost = lose(ann, part, 10_000)
    ann.go()
    if part == "table":
        ann.find("button.big").first.click()
    ann.wait("[data-missing] button")
    assert len(lost) >= 4, "it was tried again three times"
    assert "Une partie de la page n’est pas arrivée" in ann.find("[data-missing]").inner_text()
    assert ann.find("[data-missing] button").evaluate("button => button.getBoundingClientRect().bottom <= innerHeight")
    ann.page.unroute_all()
    ann.press("Recharger")
    ann.wait(f"{BOARD}[data-turn=mine]" if part == "table" else "article")


def test_where_not_even_the_first_script_comes_the_page_says_something(newcomer: Visit) -> None:
    ann = newcomer()
    lose(ann, ".*", 10_000)
    ann.go()
    late = ann.wait(".late")
    assert not late.is_visible()
    ann.page.evaluate("document.getAnimations().forEach((one) => one.animationName === 'late' && one.finish())")
    late.wait_for(state="visible")
    assert "If nothing happens: reload" in late.inner_text()
