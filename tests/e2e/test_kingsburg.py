"""Kingsburg at its own table: whole games by clicks and by keys, on every screen, light, and without secrets."""

import gzip
import json
from collections.abc import Callable
from typing import Any

from tests.e2e.axe import violations
from tests.e2e.court import SEASONS, Player
from tests.e2e.moments import kingsburg_moment, last_to_recruit, sit_down_at, sit_down_together
from tests.e2e.visitor import BOARD, END, Visitor
from tests.waiting import wait_until

Visit = Callable[..., Visitor]
BUDGET = 80_000
"""The most bytes that the table's own code may have, compressed."""


def test_a_game_for_three_against_squires_is_played_by_clicks_lightly_and_looked_back_at(visit: Visit) -> None:
    ann = visit()
    id = ann.set_up(seats=["me", "bot", "bot"], game="kingsburg", level="squire")
    player = Player(ann)
    player.await_turn()
    ann.find(".advisor").first.hover()
    ann.wait(".explanation a")
    fetched: list[str] = []
    ann.page.on("request", lambda request: fetched.append(request.url))
    player.play_on(until=30)
    asked_for = [url for url in fetched if "/figures/" in url]
    assert fetched == asked_for, (
        "between two plies nothing travels but the news, and the figure of a piece that is pointed at"
    )
    player.play_on()
    assert player.clicks - player.choices <= 4 * SEASONS
    results = ann.wait("dialog[open] tbody")
    assert results.locator("tr").count() >= 6, "points by source"
    assert ann.wait("dialog[open] figure .era").count() >= 1, "points over the years"
    assert ann.find("dialog[open] figure .era").count() == 5
    ann.go(f"#/replay/{id}")
    ann.wait(f"{BOARD} .advisor")
    ann.find(".log .line").nth(40).click()
    ann.wait(f"{BOARD} .advisor")
    ann.find("input[type=range]").fill("60")
    ann.wait(f"{BOARD}[data-ply='60']")
    ann.press("Play on from here")
    ann.press("Begin")
    ann.wait(f"{BOARD}[data-phase=playing]")
    Player(ann).play_on(until=2)


def test_a_game_for_five_is_played_on_a_phone(visit: Visit) -> None:
    ann = visit(size=(360, 740), has_touch=True, lang="ru-RU")
    sit_down_at(ann, kingsburg_moment(5, in_a_season_of(1)))
    nothing_is_cut(ann)
    for pane in range(4):
        ann.find(".panes button").nth(pane).click()
        nothing_is_cut(ann)
    ann.find(".panes button").first.click()
    Player(ann).play_on()
    assert ann.wait("dialog[open] tbody").is_visible()


def test_a_game_for_two_is_played_on_a_tablet(visit: Visit) -> None:
    ann = visit(size=(820, 1180), has_touch=True)
    ann.set_up(seats=["me", "bot"], game="kingsburg", level="page")
    Player(ann).play_on()
    assert ann.wait("dialog[open] tbody").is_visible()


def test_a_peeked_enemy_stays_with_who_saw_it_and_that_it_was_seen_is_known_to_all(visit: Visit) -> None:
    ann, ben = visit(), visit()
    sit_down_together(ann, ben, kingsburg_moment(2, reaches_the_general))
    ann.find("[data-advisor='10']").click()
    ann.find("[data-advisor='10']").click()
    ann.wait("[data-advisor='10'].taken")
    wait_until("the General's word", lambda: ann.find(".calendar .known").count() or passed(ann) or passed(ben))
    ann.wait(".calendar .known")
    card = next(card for card in cards_in(ann) if card)
    ben.wait(".looked svg")
    assert not any(cards_in(ben))
    assert card not in json.dumps(ben.heard)


def passed(visitor: Visitor) -> int:
    """Ends what can be ended; 0, for there is more to wait for."""
    if visitor.find(f"{BOARD}[data-turn=mine] {END}").count():
        before = visitor.ply
        visitor.end()
        visitor.wait(f"{BOARD}:not([data-ply='{before}'])")
    return 0


def test_the_chosen_dice_light_up_whom_they_reach_and_can_be_dragged_there(visit: Visit) -> None:
    ann = visit()
    sit_down_at(ann, kingsburg_moment(3, in_a_season_of(1)))
    die = ann.find(".hand .die").first
    face = int((die.get_attribute("aria-label") or "").split()[-1])
    die.click()
    assert ann.wait(".sum").inner_text() == str(face)
    ann.page.keyboard.press("Escape")
    ann.page.locator(".sum").wait_for(state="detached")
    before = ann.ply
    target = ann.find(f"[data-advisor='{face}']")
    die.drag_to(target)
    ann.wait(f"{BOARD}:not([data-ply='{before}']) [data-advisor='{face}'].taken")


def test_winter_is_a_scene_that_adds_up_and_ends_with_any_key(visit: Visit) -> None:
    ann = visit()
    sit_down_at(ann, kingsburg_moment(2, last_before_a_battle_without_choices))
    ann.page.evaluate("localStorage.setItem('kingcraft.scenes', 'on')")
    ann.page.reload()
    ann.wait(f"{BOARD}[data-turn=mine] {END}")
    before = ann.ply
    ann.page.evaluate(HEAR_WINTER)
    ann.find(END).click()
    heading = ann.page.wait_for_function("() => globalThis.atWinter").json_value()
    assert heading.endswith("winter"), "what comes after winter waits for it"
    army = ann.wait(".scene li")
    parts = [int(text.replace("−", "-")) for text in army.locator(".part").all_inner_texts()]
    assert sum(parts) == int(army.locator(".own").inner_text())
    assert violations(ann) == []
    ann.page.keyboard.press("Space")
    ann.page.locator(".scene").wait_for(state="detached")
    ann.wait(f"{BOARD}:not([data-ply='{before}'])")


HEAR_WINTER = """() => {
  const hear = () => {
    if (!document.querySelector('.scene li')) return
    globalThis.atWinter ??= [...document.querySelectorAll('.log h2')].at(-1).innerText
  }
  new MutationObserver(hear).observe(document.body, { subtree: true, childList: true })
}"""
"""Keeps the log's last heading as it was when the scene began: however slow the test is, it asks of that moment."""


def test_the_battle_stays_in_sight_while_lost_goods_are_chosen_at_the_bar(visit: Visit) -> None:
    ann = visit(size=(390, 844), has_touch=True)
    ann.page.add_init_script("if (location.protocol === 'http:') localStorage.setItem('kingcraft.scenes', 'on')")
    sit_down_at(ann, kingsburg_moment(3, lambda view, legal: view["step"] == "losses" and len(legal) > 1))
    ann.wait(".scene li.defeat")
    Player(ann).play_on(until=1)
    ann.wait(".scene li.defeat .after")


def test_nothing_stands_in_anybody_s_way_at_any_moment(visit: Visit) -> None:
    ann = visit()
    for wanted in (in_a_season_of(2), may_build, last_to_recruit):
        sit_down_at(ann, kingsburg_moment(2, wanted))
        assert violations(ann) == []
    ann.find(".rivals .open").first.click()
    ann.wait("dialog[open] .province")
    assert violations(ann) == []


def test_the_table_s_own_code_is_small(visit: Visit) -> None:
    """What a table of Kingsburg needs beyond what any table needs."""
    ann = visit()
    every = code_of(ann, "kingdom-builder", ".frame")
    own = code_of(ann, "kingsburg", f"{BOARD} .advisor") - every
    assert own
    sizes = [len(gzip.compress(ann.context.request.get(url).body())) for url in own]
    assert sum(sizes) < BUDGET


def code_of(visitor: Visitor, game: str, table: str) -> set[str]:
    """The code that is fetched until a game's table is there."""
    got: set[str] = set()
    visitor.page.on("request", lambda request: got.add(request.url))
    visitor.set_up(seats=["me", "bot"], game=game)
    visitor.wait(table)
    return {url for url in got if url.endswith((".js", ".css"))}


# -- moments and what is looked for


def in_a_season_of(year: int) -> Callable[[dict[str, Any], list[str]], bool]:
    """Somebody has dice to place, with several advisors in reach."""
    return lambda view, legal: view["step"] == "influence" and view["year"] == year and len(legal) > 4


def may_build(view: dict[str, Any], legal: list[str]) -> bool:
    """Something can be built."""
    return any(move.startswith("build ") for move in legal)


def reaches_the_general(view: dict[str, Any], legal: list[str]) -> bool:
    """The General, who lets one look at the enemy, can be had, and nobody has looked yet."""
    return view["step"] == "influence" and not view["looked"] and any(move.endswith(">10") for move in legal)


def last_before_a_battle_without_choices(view: dict[str, Any], legal: list[str]) -> bool:
    """The same, by somebody with goods of one kind in the first winter: whoever wins, there is nothing to choose."""
    goods = next(player["goods"] for player in view["players"] if player["seat"] == view["to_act"])
    return last_to_recruit(view, legal) and view["year"] == 1 and sum(count > 0 for count in goods.values()) == 1


def cards_in(visitor: Visitor) -> list[str | None]:
    """The enemy of the year in every view that a browser was sent."""
    sights = [message["sight"]["view"] for message in visitor.heard if message["type"] == "news"]
    return [view["enemy"]["card"] for view in sights if view]


def nothing_is_cut(visitor: Visitor) -> None:
    """Everything that is shown lies within the screen, and every word within its place."""
    cut = """() => {
      const wide = innerWidth
      const shown = (one) => one.getClientRects().length > 0
      const out = ({ left, right }) => left < -1 || right > wide + 1
      const kinds = '.table button, .table .title, .table .name, .purse, .task'
      const all = [...document.querySelectorAll(kinds)].filter(shown)
      const bad = all.filter((one) => out(one.getBoundingClientRect()) || one.scrollWidth > one.clientWidth + 2)
      return bad.map((one) => one.textContent.trim())
    }"""
    assert visitor.page.evaluate(cut) == []
    assert visitor.page.evaluate("document.documentElement.scrollWidth") <= 360
