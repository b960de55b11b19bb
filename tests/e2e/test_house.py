"""The house: languages, sizes, the set-up by picture, the front door."""

from collections.abc import Callable

import pytest

from tests.e2e.test_replay import finished_game
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
    assert ann.page.get_by_role("button", name="End the turn").is_visible()


BEYOND = """all => all.filter(one => one.getBoundingClientRect().right > innerWidth + 1).map(one => one.textContent)"""


@pytest.mark.parametrize("lang", ["fr-FR", "ru-RU"])
def test_long_words_fit_a_small_phone(visit: Visit, lang: str) -> None:
    ann = visit(size=(360, 740), lang=lang, has_touch=True)
    for place in ("", "#/new/kingdom-builder", "#/new/kingsburg", "#/about"):
        ann.go(place)
        ann.wait("main h1, main h2")
        assert ann.page.eval_on_selector_all("button, a, select, input, h1, h2", BEYOND) == [], place
    ann.go("#/new/kingdom-builder")
    ann.wait("section li select option")
    ann.find("section li").nth(1).locator("select").first.select_option("open")
    ann.find(".start button").click()
    ann.wait(".invite input")
    assert ann.page.eval_on_selector_all("button, a, select, input, h1, h2", BEYOND) == []


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
    ann.page.get_by_role("button", name="Rotate the board").first.click()
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
    ann.wait("select[aria-label='Level'] option")
    chosen = ann.page.eval_on_selector_all("select[aria-label='Level']", "all => all.map(one => one.value)")
    assert chosen == ["squire", "squire"]


def test_both_games_are_offered_by_name(visit: Visit) -> None:
    ann = visit()
    ann.go()
    ann.press("Play Kingsburg")
    ann.wait(BOARD)


def test_a_returning_player_sees_their_own_games_first(visit: Visit) -> None:
    ann = visit()
    ann.set_up(seats=["me", "bot"])
    ann.await_turn()
    ann.go()
    ann.wait("h2:has-text('Your games')")
    assert ann.page.eval_on_selector_all("h1, h2", "all => all[0].textContent") == "Your games"
    assert ann.find("section a.mine .state").inner_text() == "Your turn"
    assert ann.find("section a.mine time").inner_text() != ""


def test_a_finished_game_is_taken_off_the_list(visit: Visit) -> None:
    ann = visit()
    finished_game(ann)
    ann.go()
    ann.wait("button[aria-label*='remove from the list']").click()
    ann.wait(":text('Your finished games will appear here.')")
    ann.page.reload()
    ann.wait(":text('Your finished games will appear here.')")


def test_a_full_table_is_not_an_open_one(visit: Visit) -> None:
    ann, ben, eve = visit(), visit(), visit()
    ann.set_up(seats=["me", "open"], begin=False)
    ann.page.get_by_label("Show the table in the lobby").check()
    ann.press("Open the table")
    link = ann.wait(".invite input").input_value()
    id = link.split("/")[5]
    eve.go()
    eve.wait(f".columns a[href*='{id}'] .state:has-text('Waiting for 1 more player')")
    ben.page.goto(link)
    ben.press("Sit down")
    ann.wait(".coming:has-text('Everybody is here.')")
    eve.go()
    eve.wait("article")
    eve.page.wait_for_load_state("networkidle")
    assert eve.find(f".columns a[href*='{id}']").count() == 0
    ben.go()
    assert ben.wait(f"a[href*='{id}'] .state").inner_text() == "Everybody is here."


def test_an_unknown_page_leads_home(visit: Visit) -> None:
    ann = visit()
    for place in ("#/nowhere", "nowhere"):
        ann.go(place)
        ann.wait("main a").click()
        ann.wait("article")


def test_free_and_open_leads_to_the_licence(visit: Visit) -> None:
    ann = visit()
    ann.go()
    ann.find(".promise a").click()
    ann.wait("summary").click()
    assert "Permission is hereby granted, free of charge" in ann.wait("pre").inner_text()


def test_the_house_can_be_put_on_a_phone_s_first_page(visit: Visit) -> None:
    ann = visit()
    ann.go()
    manifest = ann.page.request.get(ann.house + "manifest.webmanifest")
    assert manifest.headers["content-type"] == "application/manifest+json"
    pictures = [icon["src"] for icon in manifest.json()["icons"]]
    for picture in (*pictures, "touch-icon.png", "favicon.ico", "share.jpg"):
        answer = ann.page.request.get(ann.house + picture.removeprefix("./"))
        assert answer.ok, picture
        assert answer.headers["content-type"].startswith("image/"), picture


def test_something_is_there_before_the_script(visit: Visit) -> None:
    ann = visit(java_script_enabled=False)
    ann.go()
    assert "Kingcraft" in ann.find(".splash").inner_text()


def test_a_link_for_another_device_warns_that_it_is_a_secret(visit: Visit) -> None:
    ann, phone = visit(), visit()
    ann.set_up(seats=["me", "bot"])
    ann.await_turn()
    ann.press("Settings")
    ann.press("A link for my other device")
    link = ann.wait(".device input").input_value()
    assert "keep it to yourself" in ann.find(".device").inner_text()
    phone.page.goto(link)
    phone.wait("dialog[open] button:has-text('Become')").click()
    phone.wait("h2:has-text('Your games')")


def test_a_newcomer_who_gives_a_name_and_begins_at_once_is_one_person(visit: Visit) -> None:
    ann = visit()
    made: list[str] = []
    ann.page.on("request", lambda one: made.append(one.url) if one.method == "POST" and "/people" in one.url else None)
    ann.go("#/new/kingdom-builder")
    ann.wait("select[aria-label='Level'] option")
    ann.find("main li input").first.fill("Ann")
    ann.press("Begin")
    ann.wait(".room")
    assert len(made) == 1
