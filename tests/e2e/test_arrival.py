"""The page arrives: with few requests, again where a part of it was lost, and with a word where it never comes."""

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Request, Route

from tests.e2e.axe import violations
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


@pytest.mark.parametrize("first", ["dialog", "notice"])
def test_what_did_not_arrive_is_said_above_every_dialog(newcomer: Visit, first: str) -> None:
    ann = newcomer()
    ann.go()
    ann.wait("article")
    ann.page.evaluate("sessionStorage.setItem('kingcraft.arrival', 3)")
    miss = "dispatchEvent(new Event('vite:preloadError'))"
    if first == "notice":
        ann.page.evaluate(miss)
        ann.wait("[data-missing] button")
    ann.find("main .columns .button").last.click()
    ann.wait("dialog[open]")
    if first == "dialog":
        ann.page.evaluate(miss)
    with ann.page.expect_navigation():
        ann.press("Reload")
    ann.page.wait_for_function(WHOLE)


def test_the_notice_stays_when_the_dialog_it_stood_in_is_closed(newcomer: Visit) -> None:
    ann = newcomer()
    ann.go()
    ann.wait("article")
    ann.page.evaluate("sessionStorage.setItem('kingcraft.arrival', 3)")
    ann.find("main .columns .button").last.click()
    ann.wait("dialog[open]")
    ann.page.evaluate("dispatchEvent(new Event('vite:preloadError'))")
    ann.wait("dialog [data-missing]")
    ann.press("Close")
    ann.wait("body > [data-missing] button").click(trial=True)


def test_without_its_look_the_page_keeps_its_first_picture(newcomer: Visit) -> None:
    ann = newcomer()
    lose(ann, "style", 10_000)
    ann.go()
    ann.wait("[data-missing] button")
    assert ann.find(".splash").is_visible()
    assert ann.find(".splash .slow, .splash .late").evaluate_all("them => them.every((one) => !one.checkVisibility())")
    assert ann.find("article").count() == 0


def hold(visitor: Visitor, part: str) -> None:
    """Files of this name are on their way, and never come."""
    visitor.page.route(re.compile(rf"/assets/{part}-[^/]*$"), lambda _route: None)


def test_the_first_picture_says_in_one_s_language_that_it_takes_long(newcomer: Visit) -> None:
    ann = newcomer(lang="fr-FR")
    hold(ann, "page")
    ann.page.goto(ann.house, wait_until="commit")
    slow = ann.find(".splash .slow")
    slow.wait_for(state="visible")
    assert (
        slow.inner_text().replace("\xa0", " ").replace("\u202f", " ")
        == "La connexion est lente ; nous essayons toujours…"
    )
    assert ann.page.evaluate("performance.now()") >= 5000


OPAQUE = """element => {
  const chain = []
  for (let one = element; one; one = one.parentElement) chain.push(one)
  return chain.every((one) => getComputedStyle(one).opacity === '1' && !one.getAnimations().length)
}"""
"""Script of an element: whether neither it nor anything around it is, or ever becomes, paler."""


def test_that_it_takes_long_can_be_read_and_gives_way_to_what_failed(newcomer: Visit) -> None:
    ann = newcomer()
    ann.page.emulate_media(reduced_motion="no-preference")
    ann.go()
    ann.wait("article")
    hold(ann, "kingdom-builder")
    ann.press("Play Kingdom Builder")
    slow = ann.wait(".shell [data-slow=true]")
    assert slow.evaluate(OPAQUE)
    assert [fault for fault in violations(ann) if "contrast" in fault] == []
    ann.page.evaluate("sessionStorage.setItem('kingcraft.arrival', 3); dispatchEvent(new Event('vite:preloadError'))")
    ann.wait("[data-missing] button")
    assert not slow.is_visible()


@pytest.mark.parametrize(
    "place", ["table/../..", "replay/..", "lesson/kingsburg/..", "puzzle/../3", "practice/0000-00-00"]
)
def test_an_address_of_no_form_is_no_page(newcomer: Visit, place: str) -> None:
    ann = newcomer()
    ann.go(f"#/{place}")
    ann.wait("h1:has-text('There is no such page here.')")


def test_a_link_that_was_cut_off_is_said_once(newcomer: Visit) -> None:
    ann = newcomer()
    ann.go("#/table/8cQAsX")
    ann.wait("h1:has-text('There is no such table.')")
    assert ann.find(".notice").count() == 0


def test_a_secret_that_was_cut_off_changes_nothing_and_leaves_the_address(newcomer: Visit) -> None:
    ann = newcomer()
    ann.go("#/resume/%")
    ann.wait("dialog:has-text('This link is not valid')")
    assert ann.page.url.endswith("#/")


def test_where_not_even_the_first_script_comes_the_page_says_something(newcomer: Visit) -> None:
    ann = newcomer()
    lose(ann, ".*", 10_000)
    ann.go()
    late = ann.wait(".late")
    assert not late.is_visible()
    ann.page.evaluate("document.getAnimations().forEach((one) => one.animationName === 'late' && one.finish())")
    late.wait_for(state="visible")
    assert "If nothing happens: reload" in late.inner_text()
