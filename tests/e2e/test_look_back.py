"""Looking back: replay, play on, export and import."""

from collections.abc import Callable

from tests.e2e.visitor import BOARD, Visitor

Visit = Callable[..., Visitor]


def finished_game(ann: Visitor) -> str:
    """A game that ends at once, because everybody else gave up."""
    id = ann.set_up(seats=["me", "bot"])
    ann.await_turn()
    ann.play_turn()
    ann.await_turn()
    ann.press("My seat")
    ann.press("Resign")
    ann.press("Really resign, for good")
    ann.wait(f"{BOARD}[data-phase=over]")
    return id


def test_a_finished_game_is_replayed_by_keys_log_and_slider_and_played_on(visit: Visit) -> None:
    ann = visit()
    id = finished_game(ann)
    ann.go(f"#/replay/{id}")
    last = ann.ply
    ann.page.keyboard.press("Home")
    ann.wait(f"{BOARD}[data-ply='0']")
    ann.page.keyboard.press("ArrowRight")
    ann.wait(f"{BOARD}[data-ply='1']")
    ann.find(".log button.line").nth(11).click()
    ann.wait(f"{BOARD}[data-ply='12']")
    ann.find("input[type=range]").fill(str(last - 2))
    ann.wait(f"{BOARD}[data-ply='{last - 2}']")
    ann.press("Play on from here")
    ann.press("Begin")
    ann.wait(f"{BOARD}[data-phase=playing]")
    ann.await_turn()
    ann.step()


def test_a_log_line_leads_to_its_moment(visit: Visit) -> None:
    ann = visit()
    ann.set_up(seats=["me", "bot"])
    ann.await_turn()
    ann.step()
    ann.find(".log button.line").last.click()
    ann.wait("input[type=range]")
    assert "replay" in ann.page.url


def test_a_record_is_saved_and_read_again(visit: Visit) -> None:
    ann = visit()
    finished_game(ann)
    ann.wait("dialog[open]")
    with ann.page.expect_download() as saving:
        ann.press("Save the record")
    text = saving.value.path().read_text(encoding="utf-8")
    assert text.startswith("kingcraft record 1\n")
    ann.go()
    ann.press("Import a record")
    ann.find("textarea").fill(text)
    ann.press("Open the record")
    assert ann.wait("input[type=range]").get_attribute("max") != "0"


def test_a_bad_record_is_refused_with_line_and_column(visit: Visit) -> None:
    ann = visit()
    ann.go()
    ann.press("Import a record")
    ann.find("textarea").fill("kingcraft record 1\ngame: kingdom-builder\nnonsense\n\nend\n")
    ann.press("Open the record")
    assert "Line 3" in ann.wait("[role=alert]").inner_text()
