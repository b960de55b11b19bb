"""The chances of battle on the page: none in a truce, and those of the best soldier token."""

from collections.abc import Callable
from typing import Any

import pytest

from kingcraft.locales import say
from tests.e2e.moments import kingsburg_moment, last_to_recruit, sit_down_at
from tests.e2e.visitor import END, Visitor

Visit = Callable[..., Visitor]
SIZES = [(1280, 800), (390, 844)]


def in_a_truce(view: dict[str, Any], legal: list[str]) -> bool:
    """The last seat may hire, and no enemy will come."""
    return view["destiny"] == "truce" and last_to_recruit(view, legal)


def told_of_strength(ann: Visitor) -> str:
    """What the first seat's strength says of itself."""
    ann.find(".rivals .one:has(use[href='#combat'])").first.hover(force=True)
    return ann.wait("[role=tooltip]").inner_text()


@pytest.mark.parametrize("size", SIZES)
def test_in_a_truce_no_chance_is_shown_and_soldiers_are_advised_against(visit: Visit, size: tuple[int, int]) -> None:
    ann = visit(size=size)
    sit_down_at(ann, kingsburg_moment(2, in_a_truce, destiny="cards"))
    ann.wait(END)
    advice = say("en", "web-truce-soldiers")
    assert advice in ann.page.inner_text("body")
    assert ann.find(".chances").count() == 0
    if size[0] > 1000:
        assert advice in ann.find(".battle").inner_text()
        assert "%" not in ann.find(".battle").inner_text()
        told = told_of_strength(ann)
        assert advice in told
        assert "%" not in told


@pytest.mark.parametrize("size", SIZES)
def test_chances_with_soldier_tokens_name_the_tokens(visit: Visit, size: tuple[int, int]) -> None:
    ann = visit(size=size)
    table = kingsburg_moment(2, last_to_recruit, soldiers="tokens", rows="extended")
    lines: Any = table.state.outlook(table.to_act)["recruits"]
    ann_tokens = [line.get("tokens", []) for line in lines]
    sit_down_at(ann, table)
    ann.wait(".recruits")
    rows = ann.find(".recruits .men")
    assert [len(tokens) for tokens in ann_tokens][: rows.count()] == [
        rows.nth(row).locator(".disc").count() for row in range(rows.count())
    ]
    assert any(ann_tokens)
    labels = ann.find(".recruits .chances").evaluate_all("all => all.map((one) => one.getAttribute('aria-label'))")
    assert ["soldier token" in label for label in labels] == [bool(tokens) for tokens in ann_tokens][: len(labels)]
