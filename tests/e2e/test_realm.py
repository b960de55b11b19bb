"""To Forge a Realm in the browser: whole games by clicks with all modules, and secrets that stay secrets."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator

import kingcraft as kc
from kingcraft.locales import say
from tests.e2e.axe import violations
from tests.e2e.court import play_by_keys
from tests.e2e.moments import fork, kingsburg_moment, sit_down_at
from tests.e2e.visitor import BOARD, END, Visitor
from tests.waiting import wait_until

Visit = Callable[..., Visitor]
MINE = f"{BOARD}[data-turn=mine]"
CARD = ".stage button.card:not(:disabled)"
GOOD = ".picker .good:not(:disabled)"
WAYS = (CARD, "[data-bid]", "[data-token]", GOOD, "[data-building]", ".advisor.near")
PLAIN = ".doing [data-move]"
TAKE_OR_TELL = """([before, ...ways]) => {
  const moved = document.querySelector('main.board').dataset.ply !== `${before}`
  if (moved || document.querySelector('p[aria-busy=true]')) return true
  ways.map((way) => document.querySelector(way)).find(Boolean)?.click()
  return false
}"""
"""Script of a page: whether the move is on its way; if not, one more click, before anything new can be drawn."""
WINTER = ("soldiers", "kings-die", "academy", "battle", "spoils", "losses", "year-over")


def set_up(ann: Visitor, seats: int, **options: str) -> str:
    """Everything that To Forge a Realm has, set up by clicks; options change single modules."""
    ann.set_up(seats=["me", *["bot"] * (min(seats, 3) - 1)], game="kingsburg", level="page", begin=False)
    for _ in range(3, seats):
        ann.press("One more seat")
        ann.find("main li").last.locator("select").last.select_option("page")
    ann.page.get_by_label(say("en", "web-preset-everything")).check()
    for module, value in options.items():
        ann.find(f"[data-module={module}] label:has([value={value}])").click()
    ann.press("Begin")
    ann.wait(f"{BOARD} .table")
    return ann.page.url.rsplit("/", 1)[-1]


def await_turn(ann: Visitor) -> bool:
    """Until there is something to decide; False when the game is over."""
    ways = ", ".join(f"{MINE} {way}" for way in (*WAYS, PLAIN, END))
    ann.wait(f"{ways}, {BOARD}[data-phase=over]")
    return not ann.over


def decide(ann: Visitor) -> None:
    """One decision: what lies on the stage, then goods, buildings, advisors; else a plain choice or no more."""
    before = ann.ply
    found = [way for way in WAYS if ann.find(way).count()]
    if found == ["[data-bid]"] and ann.find(END).count():
        ann.end()
    elif found:
        choose(ann, found[0], before)
    elif ann.find(PLAIN).count() and ann.ply % 2:
        ann.find(PLAIN).first.click()
    else:
        ann.end() if ann.find(END).count() else ann.find(PLAIN).first.click()
    ann.wait(f"{BOARD}:not([data-ply='{before}'])")


def choose(ann: Visitor, way: str, before: int) -> None:
    """Clicks one until the move is made: a card is confirmed, goods come one by one, an advisor has its ways."""
    show(ann, way)
    ann.find(way).nth(before % ann.find(way).count()).click()
    if way == CARD:
        ann.wait("[data-confirm]").click()
    elif way == ".advisor.near":
        ann.wait(".ways .way").click()
    elif way == GOOD:
        take_more(ann, before)


def take_more(ann: Visitor, before: int) -> None:
    """Goods are clicked one by one until the move is on its way; where none can be added, one leaves it at that."""
    wait_until("goods that are taken", lambda: bool(ann.page.evaluate(TAKE_OR_TELL, [before, GOOD, END])))


def show(ann: Visitor, way: str) -> None:
    """Turns to the sheet that holds it, where sheets are shown one at a time."""
    if not ann.find(way).first.is_visible():
        ann.find(".panes button").nth(1 if way == "[data-building]" else 0).click()


def play_out(ann: Visitor) -> None:
    while await_turn(ann):
        decide(ann)


def sights(visitor: Visitor) -> list[dict[str, Any]]:
    """Every position that the server sent to somebody."""
    return [news["sight"]["view"] for news in visitor.heard if news["type"] == "news"]


@pytest.mark.parametrize(("seats", "governors"), [(2, "random"), (5, "auction")])
def test_a_whole_game_with_all_modules_is_played_on_a_phone_and_replayed(
    visit: Visit, seats: int, governors: str
) -> None:
    ann = visit(size=(360, 740), has_touch=True)
    id = set_up(ann, seats, governors=governors)
    play_out(ann)
    ann.wait("dialog[open] table")
    assert ann.find(".rivals [data-governor]").count() == seats
    ann.go(f"#/replay/{id}")
    last = ann.ply
    ann.page.keyboard.press("Home")
    ann.wait(f"{BOARD}[data-ply='0']")
    ann.find("input[type=range]").fill(str(last // 2))
    ann.wait(f"{BOARD}[data-ply='{last // 2}'] [data-destiny]")


HIT = """card => {
  const { left, right, top, bottom } = card.getBoundingClientRect()
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  const met = document.elementFromPoint(x, y)
  return met && card.contains(met) && left >= 0 && right <= innerWidth ? [x, y] : null
}"""
"""Script of a page: the middle of something, if a finger would meet it there and neither side is off the screen."""
SPEAK = "lang => { localStorage.setItem('kingcraft.lang', lang); location.reload() }"


def finger(ann: Visitor, thing: Locator) -> None:
    """Scrolls down from the top, as a hand would, until the middle of something can be tapped; and taps it."""
    size = ann.page.viewport_size or {"width": 0, "height": 0}
    ann.page.mouse.move(size["width"] / 2, size["height"] / 3)
    ann.page.mouse.wheel(0, -20 * size["height"])
    for _ in range(80):
        ann.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        if spot := thing.evaluate(HIT):
            ann.page.touchscreen.tap(*spot)
            return
        ann.page.mouse.wheel(0, size["height"] / 8)
    raise AssertionError(f"no finger reaches {thing.inner_text()!r}")


@pytest.mark.parametrize("size", [(390, 844), (360, 740)])
@pytest.mark.parametrize(
    "options", [{"strips": "draft"}, {"strips": "none"}, {"strips": "none", "governors": "auction"}]
)
def test_every_card_on_the_stage_can_be_tapped_and_confirmed_on_a_phone(
    visit: Visit, size: tuple[int, int], options: dict[str, str]
) -> None:
    """One after another, by real taps where a finger would tap, in the language with the longest words.

    Whole games, as above, tap the card whose turn it is by the ply: the first of them, which was always in sight.
    """
    ann = visit(size=size, has_touch=True)
    set_up(ann, 5, **options)
    ann.page.evaluate(SPEAK, "ru")
    ann.wait("html[lang=ru]")
    ann.wait(f"{MINE} {CARD}, {MINE} [data-bid]")
    while not ann.find(CARD).count():
        decide(ann)
        ann.wait(f"{MINE} {CARD}, {MINE} [data-bid]")
    cards = ann.find(CARD)
    for index in range(cards.count()):
        finger(ann, cards.nth(index))
        ann.wait(f"{CARD}[aria-pressed=true]")
        assert cards.nth(index).get_attribute("aria-pressed") == "true"
        assert ann.wait("[data-confirm]").evaluate(HIT), "the button that confirms is not on the screen"
    before = ann.ply
    finger(ann, ann.find("[data-confirm]"))
    ann.wait(f"{BOARD}:not([data-ply='{before}'])")


def test_a_whole_game_with_all_modules_is_played_by_keyboard_alone(visit: Visit) -> None:
    ann = visit()
    set_up(ann, 2, strips="draft")
    assert play_by_keys(ann) > 20
    assert ann.over


def test_who_only_watches_a_game_of_three_learns_no_secret(visit: Visit) -> None:
    ann, eve = visit(), visit()
    id = set_up(ann, 3, strips="draft")
    eve.go(f"#/table/{id}")
    eve.wait(BOARD)
    eve.shut_eyes()
    play_out(ann)
    eve.wait(f"{BOARD}[data-phase=over]")
    assert_nothing_leaked(eve)


def assert_nothing_leaked(eve: Visitor) -> None:
    """Somebody who only watches saw no card in hand, no chosen soldiers and no enemy before its time."""
    for view in sights(eve):
        shown = view["step"] in WINTER or view["phase"] == "over"
        assert view["enemy"]["card"] is None or shown
        for player in view["players"]:
            assert set(player.get("hand", [])) <= {"?"}
            assert player.get("kept", "?") == "?"
            assert player.get("chosen") is None or view["step"] != "soldiers"
    assert sights(eve)[-1]["phase"] == "over"


def test_the_governor_that_one_keeps_reaches_nobody_before_all_are_shown(visit: Visit) -> None:
    """Two browsers: neither hears of the other's three cards, in no message and in no word, until both have chosen."""
    ann, ben = visit(), visit()
    ann.set_up(seats=["me", "open"], game="kingsburg", begin=False)
    ann.page.get_by_label(say("en", "web-preset-everything")).check()
    ann.find("[data-module=strips] input[value=none]").check(force=True)
    ann.press("Open the table")
    ben.page.goto(ann.wait(".invite input").input_value())
    ben.press("Sit down")
    ann.press("Begin")
    for visitor in (ann, ben):
        visitor.wait(".stage .card")
    hands = {visitor: set(cards_of(visitor)) for visitor in (ann, ben)}
    assert len(hands[ann]) == len(hands[ben]) == 3
    ann.wait(f"{BOARD}[data-turn]")
    first, second = (ann, ben) if ann.find(f"{MINE} {CARD}").count() else (ben, ann)
    choose(first, CARD, first.ply)
    second.wait(f"{MINE} {CARD}")
    for one, other in ((first, second), (second, first)):
        heard = json.dumps(one.heard)
        assert [card for card in hands[other] if f'"{card}"' in heard or say("en", f"governor-{card}") in heard] == []
    choose(second, CARD, 0)
    for visitor in (first, second):
        visitor.wait("[data-moment=governor]")
        assert visitor.find("[data-moment] [data-card]").count() == 2
    while first.find("[data-moment]").count():
        first.find("[data-moment] button").first.click()
    second.say("What a company!")
    first.wait(":text('What a company!')")
    assert first.find("[data-moment]").count() == 0, (
        "what was turned over is not shown once more by a word at the table"
    )


def cards_of(visitor: Visitor) -> list[str]:
    return [str(card.get_attribute("data-card")) for card in visitor.find(".stage [data-card]").all()]


def test_soldiers_are_chosen_in_secret(visit: Visit) -> None:
    """The one who chooses sees what each token would bring; who watches learns no more than that one is chosen."""
    ann, eve = visit(), visit()
    id = sit_down_before_winter(ann)
    eve.go(f"#/table/{id}")
    ann.wait(f"{MINE} [data-token]")
    chosen = ann.find("[data-token]").last
    value = chosen.get_attribute("data-token")
    chosen.click()
    eve.wait(f"{BOARD} .down")
    assert f'"soldiers {value}"' not in json.dumps(eve.heard)
    assert sights(eve)[-1]["players"][0] | {"chosen": None} == sights(eve)[-1]["players"][0]


def sit_down_before_winter(ann: Visitor) -> str:
    """Plays on from the first winter, as the first of two at one screen to choose soldiers. Gives the match."""
    table = kc.new("kingsburg", seats=2, seed=5, order="AB", soldiers="tokens", rows="extended", destiny="cards")
    while table.to_act != 0 or not table.write(table.legal()[0]).startswith("soldiers "):
        table.play(table.legal()[0])
    id = fork(ann, table, [{"kind": "me"}, {"kind": "local", "name": "Ben"}])
    ann.go(f"#/table/{id}")
    return id


def test_the_realm_is_for_everybody(visit: Visit) -> None:
    """axe-core finds nothing grave while strips, governors and soldiers are chosen, shown and sold."""
    ann = visit()
    set_up(ann, 2, strips="draft")
    ann.wait(f"{MINE} {CARD}").click()
    assert violations(ann) == []
    set_up(ann, 2, strips="none")
    ann.wait(f"{MINE} {CARD}").click()
    assert violations(ann) == []
    ann.wait("[data-confirm]").click()
    ann.wait("[data-moment=governor]")
    assert violations(ann) == []
    set_up(ann, 2, strips="none", governors="auction")
    ann.wait(f"{MINE} {CARD}, {MINE} [data-bid]")
    assert violations(ann) == []
    sit_down_before_winter(ann)
    ann.wait(f"{MINE} [data-token]")
    assert violations(ann) == []


IN_SIGHT = """card => {
  const { left, width, top, bottom } = card.getBoundingClientRect()
  return [top + 4, bottom - 4].every((y) => card.contains(document.elementFromPoint(left + width / 2, y)))
}"""
"""Script of a card: whether all of it is on the screen, and nothing lies over it."""


def test_on_a_phone_the_governor_that_is_bid_for_is_in_sight(visit: Visit) -> None:
    ann = visit(size=(360, 740))
    ann.go()
    table = kingsburg_moment(5, the_last_is_sold, governors="auction")
    sit_down_at(ann, table)
    ann.wait("[data-bid]")
    assert ann.find(".stage .card.chosen").evaluate(IN_SIGHT)


def the_last_is_sold(view: dict[str, Any], legal: list[str]) -> bool:
    """The governor that lies lowest on a phone is put up."""
    auction = view.get("auction") or {"lot": None, "cards": [""]}
    return auction["lot"] == auction["cards"][-1] and any(move.startswith("bid ") for move in legal)
