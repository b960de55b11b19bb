"""For everybody: axe-core finds no serious or critical violation, by day and by candlelight."""

from collections.abc import Callable

from tests.e2e.axe import violations
from tests.e2e.test_replay import finished_game
from tests.e2e.visitor import BOARD, Visitor

Visit = Callable[..., Visitor]


def test_nothing_serious_stands_in_anybody_s_way(visit: Visit) -> None:
    ann = visit()
    ann.go()
    ann.wait("article")
    assert violations(ann) == []
    ann.set_up(seats=["me", "bot", "open"], begin=False)
    ann.page.get_by_label("My own").check()
    assert violations(ann) == []
    ann.press("Open the table")
    ann.wait(".invite input")
    assert violations(ann) == []
    id = finished_game(ann)
    ann.wait("dialog[open] table")
    assert violations(ann) == []
    ann.go(f"#/replay/{id}")
    ann.wait(BOARD)
    assert violations(ann) == []
    ann.set_up(seats=["me", "bot"])
    ann.await_turn()
    assert violations(ann) == []
    ann.press("Settings")
    ann.wait("dialog[open]")
    assert violations(ann) == []


def test_kingsburg_s_table_is_for_everybody_too(visit: Visit) -> None:
    ann = visit()
    ann.set_up(seats=["me", "bot"], game="kingsburg")
    ann.wait(f"{BOARD}[data-turn=mine] .picker .good")
    assert violations(ann) == []
    ann.wait(".picker .good").click()
    ann.wait(f"{BOARD}[data-turn=mine] .advisor.near")
    assert violations(ann) == []


def test_the_hand_over_hides_the_table_and_is_for_everybody_too(visit: Visit) -> None:
    ann = visit()
    ann.set_up(seats=["local", "me"])
    ann.wait(f"{BOARD}, h1:has-text('turn')")
    assert violations(ann) == []


def test_rules_lessons_and_the_coach_are_for_everybody_too(visit: Visit) -> None:
    ann = visit()
    ann.go("#/rules/kingdom-builder/4.2")
    ann.wait("li.here")
    assert violations(ann) == []
    ann.go("#/lesson/kingdom-builder/beside")
    ann.wait("aside[data-step]")
    ann.await_turn()
    assert violations(ann) == []
    ann.go("#/learn/kingdom-builder")
    ann.wait("ol a")
    assert violations(ann) == []
    ann.press("Teach me")
    ann.wait("aside[aria-label=Coach]")
    assert violations(ann) == []
