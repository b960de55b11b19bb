"""The set-up of the day, played to its end: one's own result beside the others' and the king's."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.e2e.axe import violations
from tests.e2e.lookers import PLAY
from tests.e2e.profiles import Profiles
from tests.e2e.visitor import BOARD, Visitor
from tests.server.house import HouseProcess

Visit = Callable[..., Visitor]


@pytest.fixture
def royal(built_page: Path, tmp_path: Path) -> Iterator[str]:
    """A house in which the king plays the set-up of the day."""
    process = HouseProcess(str(tmp_path / "house.db"), "serve-with-king")
    process.start()
    try:
        yield f"http://{process.address}/"
    finally:
        process.kill()


def begin(ann: Visitor, game: str) -> str:
    ann.go("#/practice")
    ann.wait(f"[data-daily={game}] button").click()
    ann.wait(f"{BOARD}[data-phase=playing]")
    return ann.page.url.rsplit("/", 1)[-1]


def test_there_is_one_table_a_day(visit: Visit) -> None:
    ann = visit(size=(360, 740), has_touch=True)
    ann.go("#/practice")
    ann.wait("[data-daily=kingsburg] button")
    assert "Nothing to practise yet" in ann.find("main").inner_text()
    assert violations(ann) == []
    match = begin(ann, "kingdom-builder")
    ann.go("#/practice")
    ann.wait("[data-daily=kingdom-builder] a:has-text('To my table')").click()
    ann.wait(f"{BOARD}[data-phase=playing]")
    assert ann.page.url.endswith(match)


def test_a_day_is_played_to_its_end_and_stands_beside_the_others_and_the_king(profiles: Profiles, royal: str) -> None:
    ann, bob = Visitor(profiles, royal), Visitor(profiles, royal, size=(360, 740), has_touch=True)
    match = begin(bob, "kingdom-builder")
    bob.page.evaluate(PLAY, [match, 10_000])
    match = begin(ann, "kingdom-builder")
    ann.page.evaluate(PLAY, [match, 90])
    ann.go(f"#/table/{match}")
    ann.await_turn()
    while not ann.over:
        ann.play_turn()
        ann.await_turn()
    ann.press("Results of the day")
    ann.wait("[data-result=king]")
    rows = ann.find("[data-daily=kingdom-builder] tbody tr")
    assert sorted(rows.evaluate_all("all => all.map((one) => one.dataset.result)")) == ["king", "other", "you"]
    own = ann.page.evaluate(f"fetch('api/matches/{match}').then((answer) => answer.json())")["match"]["result"]
    shown = ann.find("[data-result=you] td").all_inner_texts()
    assert shown[1:3] == [str(points) for points in own["scores"]]
    assert violations(ann) == []
    bob.go("#/practice")
    bob.wait("[data-result=you]")
    assert bob.find("[data-daily=kingdom-builder] tbody tr").count() == 3
    assert violations(bob) == []
    assert bob.page.evaluate("document.documentElement.scrollWidth") <= 360
    for visitor in (ann, bob):
        assert visitor.faults == []
        visitor.leave()
