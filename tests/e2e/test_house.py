"""The house: languages, sizes, the set-up by picture, the front door."""

from collections.abc import Callable

import pytest

from tests.e2e.visitor import BOARD, Visitor

Visit = Callable[..., Visitor]


def test_play_now_is_one_click(visit: Visit) -> None:
    ann = visit()
    ann.go()
    ann.press("Play Kingdom Builder")
    ann.wait(BOARD)
    assert ann.find(".seats li").count() == 3


def test_the_language_changes_at_once_and_is_remembered(visit: Visit) -> None:
    ann = visit()
    ann.go()
    ann.press("Русский")
    ann.wait("button:has-text('Играть')")
    ann.page.reload()
    ann.wait("button:has-text('Играть')")
    assert ann.find("html").get_attribute("lang") == "ru"


def test_the_language_changes_in_the_middle_of_a_game(visit: Visit) -> None:
    ann = visit()
    ann.set_up(seats=["me", "bot"])
    ann.await_turn()
    ann.step()
    ann.press("Settings")
    ann.page.get_by_label("Language").select_option("fr")
    ann.wait("dialog[open] h2:has-text('Réglages')")
    ann.page.keyboard.press("Escape")
    ann.wait("button:has-text('Finir le tour')")
    ann.wait(f"{BOARD}[data-turn=mine]")
    assert ann.find(".log .line").count() > 0


def test_the_browser_s_own_language_comes_first(visit: Visit) -> None:
    ann = visit(lang="fr-FR")
    ann.go()
    assert ann.wait("button.big").inner_text() == "Jouer à Kingdom Builder"


@pytest.mark.parametrize("width", [360, 390, 768, 1920])
def test_no_page_scrolls_sideways(visit: Visit, width: int) -> None:
    ann = visit(size=(width, 800), has_touch=width < 700)
    for place in ("", "#/new/kingdom-builder", "#/new/kingsburg"):
        ann.go(place)
        ann.wait("h1")
        assert ann.page.evaluate("document.documentElement.scrollWidth") <= width
    ann.go()
    ann.press("Play Kingdom Builder")
    ann.wait(BOARD)
    ann.await_turn()
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= width
    assert ann.page.get_by_role("button", name="End turn").is_visible()


def test_a_finger_builds_on_the_hex_it_means(visit: Visit) -> None:
    ann = visit(size=(390, 844), has_touch=True)
    ann.set_up(seats=["me", "bot"])
    ann.await_turn()
    before = ann.ply
    ann.find("[data-hex]").first.tap(force=True)
    ann.wait(f"{BOARD}:not([data-ply='{before}'])")


def test_boards_and_cards_are_chosen_by_picture(visit: Visit) -> None:
    ann = visit()
    ann.set_up(seats=["me", "bot"], begin=False)
    ann.page.get_by_label("My own").check()
    for board in ("Paddock", "Barn", "Oasis", "Harbor"):
        ann.find(".shelf").get_by_role("button", name=board).click()
    ann.page.get_by_role("button", name="Turn the board round").first.click()
    for card in ("Miners", "Knights", "Lords"):
        ann.find(".cards").get_by_role("button", name=card).click()
    ann.press("Begin")
    ann.wait(BOARD)
    news = next(message for message in reversed(ann.heard) if message["type"] == "news")
    boards = news["sight"]["view"]["boards"]
    assert [(one["board"], one["turned"]) for one in boards] == [
        ("paddock", True), ("barn", False), ("oasis", False), ("harbor", False),
    ]  # fmt: skip
    assert news["sight"]["view"]["cards"] == ["miners", "knights", "lords"]


def test_a_table_that_is_not_there_says_so(visit: Visit) -> None:
    ann = visit()
    ann.go("#/table/nowhere")
    assert ann.wait("h1").inner_text() == "There is no such table."


def test_a_new_table_has_squires_for_company(visit: Visit) -> None:
    ann = visit()
    ann.go("#/new/kingdom-builder")
    ann.wait("select[aria-label='Strength'] option")
    chosen = ann.page.eval_on_selector_all("select[aria-label='Strength']", "all => all.map(one => one.value)")
    assert chosen == ["squire", "squire"]
