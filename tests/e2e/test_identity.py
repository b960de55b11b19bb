"""Who one is on a device: a link with somebody's secret changes nothing before it was checked and asked about."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.e2e.visitor import Visitor

Visit = Callable[..., Visitor]
TOKEN = "() => localStorage.getItem('kingcraft.token')"
ENTER = """async (name) => {
  const headers = { 'Content-Type': 'application/json' }
  const answer = await fetch('api/people', { method: 'POST', headers, body: JSON.stringify({ name }) })
  localStorage.setItem('kingcraft.token', (await answer.json()).token)
  localStorage.setItem('kingcraft.name', name)
}"""
PRANK = "x" * 16 + "." + "y" * 43


def enter(visit: Visit, name: str, games: int = 0, **manner: Any) -> Visitor:
    """Somebody with a name and so many games, at the front door."""
    visitor = visit(**manner)
    visitor.go()
    visitor.page.evaluate(ENTER, name)
    for _ in range(games):
        visitor.set_up(seats=["me", "bot"])
    visitor.go()
    visitor.wait("article")
    return visitor


def token_of(visitor: Visitor) -> str:
    return str(visitor.page.evaluate(TOKEN))


def open_link(visitor: Visitor, secret: str) -> None:
    """Opens the link in the page at hand, as one pastes it into the address bar."""
    visitor.page.evaluate("place => { location.hash = place }", f"#/resume/{secret}")


def text_of(visitor: Visitor, *words: str) -> str:
    """What the question says, once it says one of these words."""
    return visitor.wait(", ".join(f"dialog[open]:has-text('{word}')" for word in words)).inner_text()


@pytest.mark.parametrize("secret", [PRANK, "%D1%8F", "short", "a%20b"])
def test_a_prank_changes_nothing_and_says_so(visit: Visit, secret: str) -> None:
    victor = enter(visit, "Victor", games=1)
    before = token_of(victor)
    open_link(victor, secret)
    said = text_of(victor, "not valid")
    assert "Nothing has changed" in said
    victor.page.keyboard.press("Enter")
    victor.wait("body:not(:has(dialog[open]))")
    assert token_of(victor) == before
    victor.go()
    victor.wait("h2:has-text('Your games')")


def test_who_has_games_is_asked_and_stays_by_default(visit: Visit) -> None:
    ann, victor = enter(visit, "Ann"), enter(visit, "Victor", games=2)
    before = token_of(victor)
    open_link(victor, token_of(ann))
    said = text_of(victor, "Become Ann on this device?")
    assert "You are Victor with 2 games." in said
    assert victor.page.evaluate("document.activeElement.textContent") == "Stay Victor"
    victor.page.keyboard.press("Enter")
    victor.wait("body:not(:has(dialog[open]))")
    assert token_of(victor) == before
    open_link(victor, token_of(ann))
    text_of(victor, "Become Ann on this device?")
    victor.page.keyboard.press("Escape")
    victor.wait("body:not(:has(dialog[open]))")
    assert token_of(victor) == before


def test_who_accepts_can_take_the_old_name_back(visit: Visit) -> None:
    ann, victor = enter(visit, "Ann"), enter(visit, "Victor", games=1)
    first = token_of(victor)
    open_link(victor, token_of(ann))
    victor.wait("dialog[open] button:has-text('Become Ann')").click()
    victor.wait(".notice:has-text('You are Ann now.')")
    assert token_of(victor) == token_of(ann)
    victor.page.reload()
    victor.wait("article")
    assert victor.find("h2:has-text('Your games')").count() == 0
    victor.press("Settings")
    victor.wait("[data-earlier]:has-text('You were Victor')")
    victor.press("Become Victor again")
    victor.wait("h2:has-text('Your games')")
    assert token_of(victor) == first
    victor.press("Settings")
    assert victor.find("[data-earlier]").count() == 1, "Ann, whom one was meanwhile, is kept in her turn"
    victor.press("Forget Ann")
    assert victor.find("[data-earlier]").count() == 1, "it is asked once more"
    victor.page.get_by_role("button", name="Really forget Ann?").click()
    victor.wait("dialog[open]:not(:has([data-earlier]))")
    victor.page.reload()
    victor.wait("article")
    assert token_of(victor) == first


def test_a_newcomer_is_asked_once_and_a_wrong_link_is_still_found_out(visit: Visit) -> None:
    ann, eve = enter(visit, "Ann"), visit()
    eve.go(f"#/resume/{PRANK}")
    text_of(eve, "not valid")
    assert eve.page.evaluate(TOKEN) is None
    eve.go(f"#/resume/{token_of(ann)}")
    text_of(eve, "Become Ann on this device?")
    assert eve.page.evaluate(TOKEN) is None
    eve.press("Become Ann")
    eve.wait(".notice:has-text('You are Ann now.')")
    assert token_of(eve) == token_of(ann)


def test_the_secret_leaves_the_address_and_never_comes_back(visit: Visit) -> None:
    ann, victor = enter(visit, "Ann"), enter(visit, "Victor", games=1)
    victor.go("#/about")
    victor.wait("main h1, main h2")
    open_link(victor, token_of(ann))
    text_of(victor, "Become Ann on this device?")
    assert victor.page.url.endswith("#/")
    victor.press("Stay Victor")
    for step in ("back", "forward", "back"):
        victor.page.evaluate(f"history.{step}()")
        victor.wait("body:not(:has(dialog[open]))")
        assert "resume" not in victor.page.url
    assert victor.page.evaluate(TOKEN) != token_of(ann)


def test_without_a_line_nothing_changes_and_one_may_try_again(visit: Visit) -> None:
    ann, victor = enter(visit, "Ann"), enter(visit, "Victor", games=1)
    before, secret = token_of(victor), token_of(ann)
    victor.context.set_offline(True)
    open_link(victor, secret)
    assert "Nothing has changed" in text_of(victor, "cannot be reached")
    assert token_of(victor) == before
    victor.context.set_offline(False)
    victor.press("Try again")
    text_of(victor, "Become Ann on this device?")


@pytest.mark.parametrize(
    "place",
    [
        "#/table/%", "#/table/%E0%A4%A", "#/%", "#/replay/%/3", "#/new/%", "#/rules/%", "#/learn/%",
        "#/lesson/kingsburg/%", "#/practice/%", "#/puzzle/%/1", "#/puzzle/nowhere/x", "#/resume/%", "#/about/%",
        "#/table/", "#/replay/nowhere/x", "#/new/nowhere", "#/lesson/kingsburg/nowhere", "#/puzzle/nowhere/1",
        "#/practice/yesterday",
    ],
)  # fmt: skip
def test_an_address_that_leads_nowhere_says_so(visit: Visit, place: str) -> None:
    """Cut off by a mail program, mistyped, or of something that was never there: never the splash for ever."""
    ann = visit()
    ann.go(place)
    said = ann.wait("main h1, main h2")
    assert said.inner_text() != ""
    ann.wait("body:not(:has(.splash))")
    assert "nowhere" not in said.inner_text()
    assert ann.find("a[href^='#/']").count() > 0
