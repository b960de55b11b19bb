"""Playing: a whole game by clicks, undo, why not, and without a mouse."""

from collections.abc import Callable

from playwright.sync_api import Locator

from kingcraft.locales import say
from tests.e2e.moments import ending_with_a_tile, moment, sit_down_at
from tests.e2e.visitor import BOARD, END, LEGAL, Visitor
from tests.waiting import wait_until

Visit = Callable[..., Visitor]


def test_a_whole_game_against_a_bot_is_played_to_the_end_by_clicks(visit: Visit) -> None:
    ann = visit()
    ann.set_up(seats=["me", "bot"])
    turn = 0
    while True:
        ann.await_turn()
        if ann.over:
            break
        ann.step(turn * 7)
        turn += 1
    results = ann.wait("dialog[open]")
    assert "wins" in results.inner_text() or "win!" in results.inner_text() or "share" in results.inner_text()
    assert results.locator("tbody tr").count() == 4
    ann.wait("dialog[open] figure path")
    assert results.locator("figure path").count() == 2
    results.get_by_role("button", name="Verify fairness").click()
    ann.wait("dialog[open] code")
    ann.find("dialog[open]").get_by_role("button", name="Verify fairness").click()
    assert "Verified:" in ann.wait(".verdict").inner_text()


def test_undo_takes_a_settlement_back_and_the_turn_ends_only_when_told(visit: Visit) -> None:
    ann = visit(by_hand=True)
    ann.set_up(seats=["me", "bot"])
    ann.await_turn()
    own = "use[href='#house-A']"
    before = ann.find(f".settlement {own}").count()
    ann.step()
    ann.page.keyboard.press("u")
    ann.wait(f"{BOARD}[data-turn=mine] button[aria-keyshortcuts=u][aria-disabled=true]")
    assert ann.find(f".settlement {own}").count() == before
    for choice in range(3):
        ann.await_turn()
        ann.step(choice)
    assert ann.wait(END).is_visible()
    assert ann.find(f"{BOARD}[data-turn=mine]").count() == 1


def test_what_cannot_be_done_says_why(visit: Visit) -> None:
    ann = visit()
    ann.set_up(seats=["me", "bot"])
    ann.await_turn()
    ann.find("button[aria-keyshortcuts=e]").click(force=True)
    assert "cannot end yet" in ann.wait(".notice.bad").inner_text()


def test_a_turn_is_played_by_keyboard_alone(visit: Visit) -> None:
    ann = visit()
    ann.set_up(seats=["me", "bot"])
    ann.await_turn()
    wait_until("the board under the keyboard", lambda: tabbed(ann).count())
    while not ann.find(END).count():
        before = ann.ply
        ann.wait(LEGAL)
        ann.page.keyboard.press("n")
        assert ann.wait("[role=status]").inner_text()
        ann.page.keyboard.press("Enter")
        ann.wait(f"{BOARD}:not([data-ply='{before}'])")
    assert ann.find(".settlement use[href='#house-A']").count() == 3
    before = ann.ply
    ann.page.keyboard.press("e")
    ann.wait(f"{BOARD}:not([data-ply='{before}'])")


def test_a_hint_shows_moves_and_where_they_are(visit: Visit) -> None:
    ann = visit()
    ann.set_up(seats=["me", "bot"])
    ann.await_turn()
    ann.page.keyboard.press("h")
    assert ann.wait(".hints li").is_visible()
    assert ann.wait("svg .advice").is_visible()


def test_kingsburg_is_played_at_its_own_table(visit: Visit) -> None:
    """A good from the King; then an advisor shows the ways to reach it, and the cheapest leaves dice in hand."""
    ann = visit()
    ann.set_up(seats=["me", "bot"], game="kingsburg")
    ann.wait(f"{BOARD}[data-turn=mine] .picker .good").click()
    ann.wait(f"{BOARD}[data-turn=mine] .advisor.near")
    before = ann.ply
    chosen = ann.find(".advisor.near").first
    number = chosen.get_attribute("data-advisor")
    chosen.click()
    ann.wait(".ways .way").click()
    ann.wait(f"{BOARD}:not([data-ply='{before}'])")
    events = [event for news in ann.heard if news["type"] == "news" for event in news["events"]]
    placed = [line for event in events for line in event.get("moves", []) if line["move"].endswith(f">{number}")]
    assert placed, "it may be taken no more: where the other dice reach nobody, the season is over by then"


def test_kingsburg_speaks_the_player_s_language(visit: Visit) -> None:
    ann = visit()
    ann.set_up(seats=["me", "bot"], game="kingsburg")
    ann.wait(f"{BOARD}[data-turn=mine]")
    ann.wait(f".advisor .name:text-is('{say('en', 'advisor-8')}')")
    ann.press("Settings")
    ann.page.get_by_label("Language").select_option("fr")
    ann.wait(f".advisor .name:text-is('{say('fr', 'advisor-8')}')")


def test_a_game_of_kingdom_builder_is_played_to_its_end_by_keyboard_alone(visit: Visit) -> None:
    """With its tiles, taken up by their numbers, to the results."""
    ann = visit()
    sit_down_at(ann, moment(ending_with_a_tile))
    wait_until("the board under the keyboard", lambda: tabbed(ann).count())
    used = 0
    while not ann.over:
        before = ann.ply
        ready = ann.find(".tile.usable")
        if ready.count() and not ann.find(".lifted").count():
            ann.page.keyboard.press(ready.first.get_attribute("aria-keyshortcuts") or "")
            used += 1
        choose(ann)
        ann.wait(f"{BOARD}:not([data-ply='{before}'])")
        ann.wait(f"{BOARD}[data-phase=over], {BOARD}[data-turn=mine] :is({LEGAL}, {END}, .choices > .gold)")
    assert used > 0
    assert ann.wait("dialog[open] tfoot").is_visible()


def tabbed(visitor: Visitor) -> Locator:
    """One stop further; the map, once it is reached."""
    visitor.page.keyboard.press("Tab")
    return visitor.find("svg[role=application]:focus")


def choose(visitor: Visitor) -> None:
    """The next hex that can be chosen, or the end of the turn, or which of two tiles to give up."""
    if visitor.find(LEGAL).count():
        visitor.page.keyboard.press("n")
        visitor.page.keyboard.press("Enter")
    elif visitor.find(END).count():
        visitor.page.keyboard.press("e")
    else:
        visitor.find(".choices > .button").first.focus()
        visitor.page.keyboard.press("Enter")
