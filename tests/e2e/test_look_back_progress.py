"""How far a look back is: everybody who has the game before them follows it, and what somebody cancels ends for all."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from tests.e2e.axe import violations
from tests.e2e.lookers import PLAY, imported
from tests.e2e.profiles import Profiles
from tests.e2e.visitor import BOARD, Visitor
from tests.lookback.short import end_of_a_game
from tests.server.gate import Gate, put_up
from tests.server.house import QUICK, house_here

Visit = Callable[..., Visitor]


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Iterator[Gate]:
    gate = put_up(monkeypatch)
    yield gate
    gate.let()


@pytest.fixture
def visit(
    profiles: Profiles, gate: Gate, built_page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Visit]:
    """Lets somebody into a house of its own, where nothing is looked back at before the gate is open."""
    monkeypatch.setenv("KINGCRAFT_WEB_DIST", str(built_page))
    visitors: list[Visitor] = []
    with house_here(replace(QUICK, database_url=str(tmp_path / "house.db"))) as address:

        def come(**manner: object) -> Visitor:
            visitors.append(Visitor(profiles, f"http://{address}/", **manner))  # type: ignore[arg-type]
            return visitors[-1]

        yield come
        gate.let()
        for visitor in visitors:
            visitor.leave()


def follows(visitor: Visitor, share: int) -> None:
    """Until the page tells that so many hundredths are done, in words and on the bar."""
    visitor.wait(f".look[data-state=begun] [role=status]:has-text('{share}%')")
    bar = visitor.find(".look progress").evaluate("bar => Math.round(100 * bar.value / bar.max)")
    assert bar == share


def test_who_looks_at_a_replay_follows_what_somebody_else_asked_for(visit: Visit, gate: Gate) -> None:
    ann, bob = visit(), visit(size=(360, 740), has_touch=True)
    match = imported(ann, end_of_a_game("kingsburg", 20))
    for visitor in (ann, bob):
        visitor.go(f"#/replay/{match}/look")
        visitor.wait(".look[data-state=none]")
    plies = int(ann.find(".transport > .count").inner_text().rsplit("/", 1)[-1])
    ann.press("Look back at this game")
    for visitor in (ann, bob):
        follows(visitor, 0)
        assert violations(visitor) == []
    assert bob.find(".look .button:has-text('Cancel')").count() == 0, "it is not his to cancel"
    for let in (4, 10):
        gate.let(let)
        for visitor in (ann, bob):
            follows(visitor, round(100 * let / plies))
    ann.press("Cancel")
    for visitor in (ann, bob):
        visitor.wait(".look[data-state=none]")
    gate.let()
    ann.press("Look back at this game")
    for visitor in (ann, bob):
        visitor.wait(".look[data-state=done]")
    answers = [visitor.find(".look .moment").all_inner_texts() for visitor in (ann, bob)]
    assert answers[0] == answers[1]


def test_one_press_in_the_results_begins_and_others_follow_it_in_theirs(visit: Visit, gate: Gate) -> None:
    ann, bob = visit(), visit()
    match = ann.set_up(seats=["me", "bot"])
    ann.page.evaluate(PLAY, [match, 20])
    ann.press("My seat")
    ann.press("Resign")
    ann.press("Really resign, for good")
    ann.wait(f"{BOARD}[data-phase=over]")
    bob.go(f"#/table/{match}")
    for visitor in (ann, bob):
        visitor.wait("dialog button:has-text('Look back')")
    ann.press("Look back")
    ann.wait(".look[data-state=begun]")
    bob.wait("dialog button:has-text('Look back: 0%')")
    gate.let()
    bob.wait("dialog button:text-is('Look back')")
    ann.wait(".look[data-state=done]")
    assert ann.find(".look :text('given up')").count() == 1
