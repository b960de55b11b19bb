"""The past of a game: replay, play on, export and import."""

from collections.abc import Callable

import pytest

from tests.e2e.axe import violations
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


@pytest.mark.parametrize("size", [(360, 740), (740, 360)])
def test_on_a_phone_the_past_is_seen_on_the_map_above_its_log(visit: Visit, size: tuple[int, int]) -> None:
    ann = visit(size=size, has_touch=True)
    id = finished_game(ann)
    ann.go(f"#/replay/{id}")
    ann.wait(BOARD)
    seen = """() => {
      const box = document.querySelector('.frame').getBoundingClientRect()
      const at = (share) => document.elementFromPoint(box.x + box.width / 2, box.y + box.height * share)
      return [0.1, 0.5, 0.9].filter((share) => !at(share)?.closest('.frame'))
    }"""
    assert ann.page.evaluate(seen) == []
    assert ann.wait("button[aria-keyshortcuts=ArrowLeft]").is_visible()
    assert violations(ann) == []


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
    assert ann.ply > 0, "an imported record opens where the board is laid out"
    assert "Traveller" in ann.find("h1").inner_text()


def test_a_replay_goes_turn_by_turn(visit: Visit) -> None:
    ann = visit()
    id = finished_game(ann)
    ann.go(f"#/replay/{id}/0")
    seen = []
    for _ in range(2):
        before = ann.ply
        ann.press("Next turn")
        ann.wait(f"{BOARD}:not([data-ply='{before}'])")
        seen.append(ann.ply)
    whole = ann.page.evaluate(f"fetch('api/matches/{id}/log?seat=open').then(answer => answer.json())")["lines"]
    first, second = (whole[ply]["who"] for ply in seen)
    assert "*" not in (first, second)
    assert first != second
    assert all(line["who"] in (first, "*") for line in whole[seen[0] : seen[1]])
    ann.press("Previous turn")
    ann.wait(f"{BOARD}[data-ply='{seen[0]}']")


def test_playing_on_asks_which_seat(visit: Visit) -> None:
    ann = visit()
    id = finished_game(ann)
    ann.go(f"#/replay/{id}/8")
    ann.wait(f"{BOARD}[data-ply='8']")
    ann.press("Play on from here")
    ann.page.get_by_role("radio").nth(1).check(force=True)
    ann.press("Begin")
    ann.wait(f"{BOARD}[data-phase=playing]")
    assert ann.heard[-1]["type"] != "bye"
    seats = next(news["you"]["seats"] for news in reversed(ann.heard) if news["type"] == "news")
    assert seats == ["B"]


def test_fairness_is_checked_and_its_limits_are_told(visit: Visit) -> None:
    ann = visit()
    finished_game(ann)
    ann.press("Verify fairness")
    ann.wait("summary:has-text('What this proves')").click()
    assert "does not prove that nobody looked" in ann.find("dialog[open] details").last.inner_text()
    ann.find("dialog[open] .gold").last.click()
    assert ann.wait(".verdict").inner_text().startswith("Verified:")


def test_a_bad_record_is_refused_with_line_and_column(visit: Visit) -> None:
    ann = visit()
    ann.go()
    ann.press("Import a record")
    ann.find("textarea").fill("kingcraft record 1\ngame: kingdom-builder\nnonsense\n\nend\n")
    ann.press("Open the record")
    assert "Line 3" in ann.wait("[role=alert]").inner_text()
