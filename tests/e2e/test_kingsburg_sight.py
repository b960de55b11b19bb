"""What lies on Kingsburg's table is in sight: nothing covered, nothing cut, with five seats and all modules too."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.e2e.moments import kingsburg_moment, last_to_recruit, sit_down_at
from tests.e2e.visitor import BOARD, END, Visitor

Visit = Callable[..., Visitor]
ALL = {"rows": "extended", "strips": "draw", "governors": "random", "destiny": "cards", "soldiers": "tokens"}
MOVES = 60


def with_dice_on_the_court(view: dict[str, Any], legal: list[str]) -> bool:
    """Somebody chooses in the third year, while dice of several seats lie on advisors, three on one of them."""
    groups = [group for groups in view["advisors"].values() for group in groups]
    most = max([len(group.get("coloured", [])) for group in groups], default=0)
    return view["step"] == "influence" and view["year"] == 3 and len(legal) > 4 and len(groups) > 2 and most > 2


@pytest.mark.parametrize(("size", "lang"), [((1280, 800), "ru-RU"), ((1440, 900), "fr-FR")])
def test_five_seats_and_seven_rows_fit_a_laptop(visit: Visit, size: tuple[int, int], lang: str) -> None:
    ann = visit(size=size, lang=lang)
    sit_down_at(ann, kingsburg_moment(5, with_dice_on_the_court, **ALL))
    ann.wait(".battle")
    assert scrolled(ann, ".calendar, .province.page") == []
    assert cut(ann, ".advisor .name, .space .title") == []
    assert covered(ann, ".advisor .number", ".advisor .dice") == []


def test_on_a_phone_on_its_side_the_calendar_and_the_battle_are_beside_the_rivals(visit: Visit) -> None:
    ann = visit(size=(740, 360), lang="ru-RU", has_touch=True)
    sit_down_at(ann, kingsburg_moment(3, with_dice_on_the_court, **ALL))
    ann.wait(".advisor")
    assert cut(ann, ".advisor .name") == []
    assert scrolled(ann, "section.court") == []
    ann.find(".panes button").nth(2).click()
    assert ann.wait(".calendar li.now").is_visible()
    assert ann.find(".battle tbody tr").first.is_visible()


def test_what_just_happened_covers_nothing_of_the_table(visit: Visit) -> None:
    ann = visit()
    sit_down_at(ann, kingsburg_moment(2, last_to_recruit))
    ann.find(END).click()
    ann.wait(".happened p")
    assert covered(ann, ".table > *", ".happened p") == []


def test_dice_are_dragged_without_laying_out_the_table_again(visit: Visit) -> None:
    ann = visit()
    sit_down_at(ann, kingsburg_moment(3, with_dice_on_the_court))
    box = ann.find(".hand .die").first.bounding_box()
    assert box
    mouse = ann.page.mouse
    mouse.move(box["x"] + 20, box["y"] + 20)
    mouse.down()
    mouse.move(500, 400, steps=4)
    ann.wait(".carried")
    before = layouts(ann)
    for step in range(MOVES):
        mouse.move(300 + step * 8, 120 + step * 4)
    assert layouts(ann) - before < MOVES / 4
    mouse.move(5, 5)
    mouse.up()
    ann.page.locator(".carried").wait_for(state="detached")


def layouts(visitor: Visitor) -> float:
    """How often the browser has laid out the page."""
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("Performance.enable")
    metrics = session.send("Performance.getMetrics")["metrics"]
    return float(next(metric["value"] for metric in metrics if metric["name"] == "LayoutCount"))


def test_the_way_to_an_advisor_and_passing_are_said_in_words(visit: Visit) -> None:
    ann = visit()
    sit_down_at(ann, kingsburg_moment(3, with_dice_on_the_court))
    ann.find(".advisor.near").last.click()
    name = ann.find(".advisor.chosen .name").inner_text()
    assert name in ann.wait(".ways .way").inner_text()
    ann.find(END).click()
    assert ann.wait(f"{END}[data-warned=true]").inner_text().strip() == "Pass anyway"
    assert "whole season" in ann.wait(".notice").inner_text()


def test_a_rival_s_reach_is_one_hover_or_one_press_away(visit: Visit) -> None:
    ann = visit()
    sit_down_at(ann, kingsburg_moment(3, with_dice_on_the_court))
    rival = ann.find(f"{BOARD} .rivals li:not(.turn):not(.passed)").first
    rival.hover()
    lit = ann.find(".advisor.rival .name").all_inner_texts()
    rival.locator(".open").click()
    told = ann.wait("dialog[open] .reach").inner_text()
    assert lit
    assert all(name in told for name in lit)


# -- what is looked for


def scrolled(visitor: Visitor, selector: str) -> list[str]:
    """What of these things has more in it than it shows."""
    more = "all => all.filter((one) => one.scrollHeight > one.clientHeight + 1).map((one) => one.className)"
    return list(visitor.find(selector).evaluate_all(more))


def cut(visitor: Visitor, selector: str) -> list[str]:
    """Whose words do not fit."""
    over = "(one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2"
    return list(visitor.find(selector).evaluate_all(f"all => all.filter({over}).map((one) => one.textContent)"))


def covered(visitor: Visitor, selector: str, by: str) -> list[str]:
    """What of these things lies under something else."""
    under = """([selector, by]) => {
      const boxes = [...document.querySelectorAll(by)].map((one) => one.getBoundingClientRect())
      const under = (one) => boxes.some((box) =>
        box.left < one.right - 2 && box.right > one.left + 2 && box.top < one.bottom - 2 && box.bottom > one.top + 2)
      const all = [...document.querySelectorAll(selector)].filter((one) => one.getClientRects().length)
      return all.filter((one) => under(one.getBoundingClientRect())).map((one) => one.className + one.textContent)
    }"""
    return list(visitor.page.evaluate(under, [selector, by]))
