"""Puzzles: a move made on the table is judged, and nothing that came after is there before."""

import re
from collections.abc import Callable

import pytest

from tests.e2e.axe import violations
from tests.e2e.lookers import PLAY, ask, looked_back
from tests.e2e.visitor import BOARD, Visitor
from tests.lookback.short import end_of_a_game

Visit = Callable[..., Visitor]
NEAR = ".advisor.near"


def first_puzzle(ann: Visitor, game: str, such: str) -> tuple[str, int, str]:
    """A puzzle whose answer is such a move (a regular expression); gives its match, ply and answer. Who asks for the
    answer of a puzzle is somebody else."""
    match = looked_back(ann, end_of_a_game(game, 80))
    for moment in ask(ann, "GET", f"matches/{match}/look-back")["moments"]:
        if moment["kind"] == "mistake" and re.search(such, moment["better_move"]):
            return match, moment["ply"], moment["better_move"]
    raise AssertionError("no such mistake")


def no_way_further(ann: Visitor, match: str) -> None:
    """Nothing on the page leads to what came after."""
    assert ann.find(f"a[href*='{match}']").count() == 0
    assert ann.find("[data-mark], input[type=range]").count() == 0
    assert ann.find(".log button.line").count() == 0


@pytest.mark.parametrize("size", [(1280, 800), (360, 740)])
def test_the_better_move_is_found_on_the_map(visit: Visit, size: tuple[int, int]) -> None:
    ann = visit(size=size, has_touch=size[0] < 800)
    match, ply, answer = first_puzzle(ann, "kingdom-builder", "^build")
    ann.go(f"#/puzzle/{match}/{ply}")
    ann.wait(f"{BOARD}[data-puzzle=open] [data-hex]")
    no_way_further(ann, match)
    assert violations(ann) == []
    hex = answer.split()[1]
    others = ann.find("[data-hex]").evaluate_all("all => all.map((one) => one.dataset.hex)")
    for other in [one for one in others if one != hex][:1]:
        ann.find(f"[data-hex={other}]").click(force=True)
        ann.wait("[data-verdict]")
    if ann.find("[data-verdict=worse]").count():
        assert "points of the chance to win" in ann.find("[data-verdict]").inner_text()
        no_way_further(ann, match)
        ann.find(f"[data-hex={hex}]").click(force=True)
        ann.wait("[data-verdict=right]")
    ann.wait("[data-mark=best]")
    assert violations(ann) == []
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= size[0]
    ann.page.get_by_role("link", name="See it in the replay").click()
    ann.wait("[data-moment=mistake]")


def test_a_puzzle_is_answered_by_keys_alone_and_the_verdict_said_aloud(visit: Visit) -> None:
    ann = visit()
    match, ply, _ = first_puzzle(ann, "kingdom-builder", "^build")
    ann.go(f"#/puzzle/{match}/{ply}")
    ann.wait(f"{BOARD}[data-puzzle=open] [data-hex]")
    ann.find("svg[role=application]").focus()
    ann.page.keyboard.press("n")
    ann.page.keyboard.press("Enter")
    ann.wait("[data-verdict]")
    assert ann.find("[role=status]:has([data-verdict])").count() == 1, "the verdict is said aloud"
    if ann.find("[data-verdict=worse]").count():
        ann.page.get_by_role("button", name="Show the answer").focus()
        ann.page.keyboard.press("Enter")
    ann.wait(".ways a")
    ann.page.wait_for_function("() => document.activeElement.tagName === 'A'")


def test_an_answer_at_the_court_is_shown_on_request_and_kept_with_the_person(visit: Visit) -> None:
    ann = visit(size=(390, 844), has_touch=True)
    match, ply, _ = first_puzzle(ann, "kingsburg", ">")
    ann.go("#/practice")
    ann.wait("[data-studies] button:enabled").click()
    ann.wait(f"{BOARD}[data-puzzle=open]")
    no_way_further(ann, match)
    assert violations(ann) == []
    ann.go(f"#/puzzle/{match}/{ply}")
    ann.wait(f"{BOARD}[data-puzzle=open] {NEAR}")
    ann.press("Show the answer")
    ann.wait("[data-verdict=shown]")
    assert ann.find("[data-mark=best]").count() == 1
    assert violations(ann) == []
    seat = ask(ann, "GET", f"matches/{match}/puzzles/{ply}")["puzzle"]["seat"]
    ann.page.evaluate(
        "{ const key = 'kingcraft.token', mine = localStorage[key]; localStorage.clear(); localStorage[key] = mine }"
    )
    mine = ask(ann, "GET", "me/puzzles")["studies"][0]["seats"]
    assert next(one["done"] for one in mine if one["seat"] == seat) == 1
    ann.go("#/practice")
    assert "1 done" in ann.wait("[data-studies]").inner_text()


def test_a_move_that_is_not_allowed_is_answered_by_its_rule_and_is_no_answer(visit: Visit) -> None:
    ann = visit()
    match, ply, _ = first_puzzle(ann, "kingdom-builder", "^build")
    ann.go(f"#/puzzle/{match}/{ply}")
    ann.wait(f"{BOARD}[data-puzzle=open] [data-hex]")
    ann.find("svg[role=application]").focus()
    ann.page.keyboard.press("ArrowRight")
    legal = ann.find("[data-hex]").evaluate_all("all => all.map((one) => one.dataset.hex)")
    assert "k10" not in legal
    ann.page.keyboard.press("Enter")
    ann.wait("[role=alert], .notice")
    assert ann.find(f"{BOARD}[data-puzzle=open]").count() == 1


def test_own_mistakes_come_three_at_a_time_in_three_languages(visit: Visit) -> None:
    ann = visit()
    study = looked_back(ann, end_of_a_game("kingdom-builder", 80))
    # Ann plays the end of that game herself, badly: the first choice each time.
    match = ask(
        ann, "POST", f"matches/{study}/fork", {"ply": 0, "seats": [{"kind": "me"}, {"kind": "local", "name": "Bob"}]}
    )["match"]["id"]
    ask(ann, "POST", f"matches/{match}/start", {})
    ann.page.evaluate(PLAY, [match, 10_000])
    ask(ann, "POST", f"matches/{match}/look-back")
    ann.go(f"#/replay/{match}/look")
    ann.wait(".look[data-state=done]")
    ann.go("#/practice")
    ann.wait(".card")
    assert 1 <= ann.find(".card").count() <= 3
    assert violations(ann) == []
    for lang, word in (("fr", "S’entraîner"), ("ru", "Практика")):
        ann.page.evaluate("lang => localStorage.setItem('kingcraft.lang', lang)", lang)
        ann.go("#/practice")
        ann.wait(".card")
        assert ann.find("h1").inner_text() == word
        ann.find(".card").first.click()
        ann.wait(f"{BOARD}[data-puzzle=open]")
        assert violations(ann) == []
