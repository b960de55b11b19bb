"""Seen at the table: what a settlement would bring, where a refusal stands, that nobody is on turn after the end."""

from collections.abc import Callable
from typing import Any

from tests.e2e.test_replay import finished_game
from tests.e2e.visitor import BOARD, LEGAL, Visitor
from tests.waiting import wait_until

Visit = Callable[..., Visitor]


def promised(visitor: Visitor, hex: str) -> Any:
    """What the server said last that a settlement on this hex would bring."""
    sight = next(message["sight"] for message in reversed(visitor.heard) if message["type"] == "news")
    return sight["outlook"]["brings"][sight["legal"].index(f"build {hex}")]


def test_a_hex_shows_the_gold_that_a_settlement_there_would_bring(visit: Visit) -> None:
    ann = visit(by_hand=True)
    ann.set_up(seats=["me", "bot"])
    ann.await_turn()
    ann.step()
    ann.await_turn()
    target = ann.find(LEGAL).first
    said = promised(ann, target.get_attribute("data-hex") or "")
    target.hover(force=True)
    gold = sum(said["gold"].values())
    assert ann.wait(".promise text").text_content() == (f"+{gold}" if gold > 0 else str(gold).replace("-", "−"))
    assert ann.find(".card .more").count() == len(said["gold"])
    assert ann.find(".promise g").count() == len(said["gained"])


def test_who_listens_hears_what_a_settlement_would_bring(visit: Visit) -> None:
    ann = visit()
    ann.set_up(seats=["me", "bot"])
    ann.await_turn()
    ann.find("svg.pieces").focus()
    ann.page.keyboard.press("n")
    ann.wait("[role=status]:has-text(' gold')")


def test_on_a_phone_a_refusal_stands_below_the_map(visit: Visit) -> None:
    ann = visit(size=(360, 740), has_touch=True)
    ann.set_up(seats=["me", "bot"])
    ann.await_turn()
    castle = ann.page.evaluate(
        """() => { const { left, top, width, height } = document.querySelector('.frame').getBoundingClientRect()
        const far = (x, y) => [...document.querySelectorAll('[data-hex]')].every((one) => {
          const box = one.getBoundingClientRect()
          return Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y) > 40 })
        for (let down = 0.1; down < 0.95; down += 0.05) for (let across = 0.1; across < 0.95; across += 0.05) {
          const at = [left + width * across, top + height * down]
          if (far(...at)) return at
        } }"""
    )

    def refused() -> Any:
        """A notice goes by itself: whoever was too slow to see it asks once more."""
        ann.page.touchscreen.tap(*castle)
        ann.page.wait_for_timeout(1000)
        return ann.page.evaluate("() => document.querySelector('.notice.bad')?.getBoundingClientRect().toJSON()")

    notice, land = wait_until("a refusal", refused), ann.find(".frame").bounding_box()
    assert notice is not None
    assert land is not None
    assert notice["y"] >= land["y"] + land["height"]
    assert notice["x"] >= 0
    assert notice["x"] + notice["width"] <= 360


def test_after_a_resignation_nobody_is_on_turn_any_more(visit: Visit) -> None:
    ann = visit()
    finished_game(ann)
    seats = ann.find(".seats").inner_text()
    assert "on turn" not in seats
    assert "has resigned" in seats
    assert ann.find(f"{BOARD} .seats .turn").count() == 0
    ann.wait("[role=status]:has-text('The game is over.')")
