"""Fair dice in a browser: at an honest table, with an operator who plays and cheats, and with a number elsewhere."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.e2e.profiles import Profiles
from tests.e2e.visitor import BOARD, Visitor
from tests.server.house import HouseProcess

Visit = Callable[..., Visitor]
FORGET = "Object.keys(localStorage).filter(key => /salt|fair/.test(key)).forEach(key => localStorage.removeItem(key))"


class CrookedHouse(HouseProcess):
    """A server whose operator plays at seat A."""

    module = "tests.server.cheat"


@pytest.fixture
def crooked(
    request: pytest.FixtureRequest,
    built_page: Path,
    tmp_path: Path,
    profiles: Profiles,
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[tuple[Visitor, Visitor]]:
    """Ann, who runs a crooked server, and Ben, who sits down there."""
    monkeypatch.setenv("KINGCRAFT_WEB_DIST", str(built_page))
    house = CrookedHouse(str(tmp_path / "crooked.db"), request.param)
    house.start()
    ann, ben = (Visitor(profiles, f"http://{house.address}/", by_hand=True) for _ in range(2))
    try:
        yield ann, ben
    finally:
        ann.leave()
        ben.leave()
        house.kill()


def sit_together(ann: Visitor, ben: Visitor) -> None:
    ann.set_up(seats=["me", "open"])
    ben.page.goto(ann.wait(".invite input").input_value())
    ben.press("Sit down")
    ann.press("Begin")
    for one in (ann, ben):
        one.wait(f"{BOARD}[data-phase=playing]")


def resign(one: Visitor) -> None:
    one.press("My seat")
    one.press("Resign")
    one.press("Really resign, for good")
    one.wait(f"{BOARD}[data-phase=over]")


def verdict(one: Visitor) -> str:
    """What the page says of the dice once the match is over."""
    one.wait(f"{BOARD}[data-phase=over]")
    if not one.find(".verdict").count():
        one.wait("dialog[open]").get_by_role("button", name="Verify fairness").click()
        one.wait("dialog[open] code")
    one.find("dialog[open]").get_by_role("button", name="Verify fairness").click()
    return one.wait("[aria-live=polite] .verdict").inner_text()


@pytest.mark.parametrize("crooked", ["drop"], indirect=True)
def test_an_operator_who_leaves_a_number_out_is_found_out(crooked: tuple[Visitor, Visitor]) -> None:
    ann, ben = crooked
    sit_together(ann, ben)
    drawn = [move["move"] for news in ben.heard if news["type"] == "news" for event in news["events"]
             for move in event.get("moves", []) if move["move"].startswith(("first", "draw"))]  # fmt: skip
    assert {"first A", "draw B forest"} <= set(drawn)
    ben.page.reload()
    ben.wait(f"{BOARD}[data-phase=playing]")
    resign(ben)
    assert "the number that your browser added is not in the proof" in verdict(ben)


@pytest.mark.parametrize("crooked", ["swap"], indirect=True)
def test_an_operator_who_exchanges_a_promise_is_found_out_at_once(crooked: tuple[Visitor, Visitor]) -> None:
    ann, ben = crooked
    sit_together(ann, ben)
    assert "have changed since your browser showed its own" in ben.wait(".banner").inner_text()
    resign(ben)
    assert "did not add the number that was promised" in verdict(ben)


@pytest.mark.parametrize("crooked", ["weights"], indirect=True)
def test_an_operator_who_makes_up_the_chances_is_found_out(crooked: tuple[Visitor, Visitor]) -> None:
    """All numbers and promises are kept, and every draw follows from the secret: but not by the rules."""
    ann, ben = crooked
    sit_together(ann, ben)
    assert ben.find(".banner").count() == 0
    resign(ben)
    assert "the chances of move" in verdict(ben)
    assert "are not those of the rules" in ben.find(".verdict.bad").inner_text()


def test_two_people_find_their_own_numbers_in_the_proof_after_a_reload(visit: Visit) -> None:
    ann, ben = visit(by_hand=True), visit(by_hand=True)
    sit_together(ann, ben)
    assert ann.find(".banner").count() == ben.find(".banner").count() == 0
    ben.page.reload()
    ben.wait(f"{BOARD}[data-phase=playing]")
    resign(ben)
    for one in (ann, ben):
        assert verdict(one).startswith("Verified:")
        own = one.find("dialog[open] div:has(> h3:has-text('Your number')) > code").inner_text()
        assert f"kingcraft verify FILE --salt {own}" in one.find("dialog[open]").inner_text()


def test_a_browser_without_its_number_says_that_it_checked_only_a_part(visit: Visit) -> None:
    ann, eve = visit(by_hand=True), visit()
    ann.set_up(seats=["me", "bot"])
    ann.await_turn()
    eve.page.goto(ann.page.url)
    eve.wait(BOARD)
    resign(ann)
    ann.page.evaluate(FORGET)
    ann.page.reload()
    for one in (ann, eve):
        said = verdict(one)
        assert said.startswith("Only in part:")
        assert "your own contribution was not checked on this device" in said
        assert "Verified" not in said


def test_a_number_on_another_device_is_awaited_and_its_loss_is_said_at_once(visit: Visit) -> None:
    ann, ben = visit(by_hand=True), visit(by_hand=True)
    ann.set_up(seats=["me", "open"])
    ben.page.goto(ann.wait(".invite input").input_value())
    ben.press("Sit down")
    ben.wait("button:has-text('Stand up')")
    ben.page.evaluate(FORGET)
    ann.press("Begin")
    ann.wait("[role=status]:has-text('Still to show')")
    ben.press("Begin without it")
    for one in (ann, ben):
        one.wait(f"{BOARD}[data-phase=playing]")
    assert "without the number you promised" in ben.wait(".banner").inner_text()
    assert ann.find(".banner").count() == 0
    resign(ben)
    assert verdict(ann).startswith("Verified:")
    assert "choose between 2 outcomes" in ann.find("dialog[open]").inner_text()
    assert verdict(ben).startswith("Only in part:")
