"""Together: one computer, two computers, and somebody who only watches."""

from collections.abc import Callable
from typing import Any

from tests.e2e.moments import kingsburg_moment, sit_down_together
from tests.e2e.visitor import BOARD, Visitor
from tests.waiting import wait_until

Visit = Callable[..., Visitor]


def test_two_people_at_one_computer_hand_it_over_without_seeing_secrets(visit: Visit) -> None:
    ann = visit(by_hand=True)
    ann.set_up(seats=["me", "local"])
    for _ in range(4):
        ann.wait(f"{BOARD}[data-turn=mine], h1:has-text('turn')")
        if ann.find("h1:has-text('turn')").count():
            assert ann.find(BOARD).count() == 0
            ann.find("main button").click()
        ann.await_turn()
        assert hidden_from_the_one_who_looks(ann)
        ann.play_turn()
        ann.wait("h1:has-text('turn')")
    assert {news["sight"]["seat"] for news in ann.heard if news["type"] == "news"} >= {"A", "B"}


def test_two_browsers_play_one_game_and_one_reloads_in_the_middle(visit: Visit) -> None:
    ann, ben = visit(by_hand=True), visit(by_hand=True)
    ann.set_up(seats=["me", "open"])
    link = ann.wait(".invite input").input_value()
    ben.page.goto(link)
    ben.press("Sit down")
    ann.press("Begin")
    first, second = starter(ann, ben)
    first.play_turn()
    second.await_turn()
    second.step()
    before = (second.ply, second.find(".settlement").count())
    second.page.reload()
    second.await_turn()
    assert (second.ply, second.find(".settlement").count()) == before
    second.play_turn()
    first.await_turn()
    second.wait(f"{BOARD}[data-ply='{first.ply}']")
    assert first.find(".settlement").count() == second.find(".settlement").count() == 6


def test_a_spectator_sees_the_game_and_no_secrets(visit: Visit) -> None:
    ann, eve = visit(), visit()
    ann.set_up(seats=["me", "bot"])
    ann.await_turn()
    address = ann.page.url
    eve.page.goto(address)
    eve.wait(BOARD)
    ann.play_turn()
    ann.await_turn()
    eve.wait(f"{BOARD}[data-ply='{ann.ply}']")
    assert eve.find(".hand").count() == 0
    assert eve.find(".settlement").count() == ann.find(".settlement").count()
    views = [news["sight"] for news in eve.heard if news["type"] == "news"]
    assert views
    assert all(shows_only_the_card_in_play(sight) for sight in views)
    assert all("?" in move["move"] for news in eve.heard for move in drawn(news))


def test_chat_reaches_the_other(visit: Visit) -> None:
    ann, ben = visit(), visit()
    ann.set_up(seats=["me", "open"])
    ben.page.goto(ann.wait(".invite input").input_value())
    ben.press("Sit down")
    ann.press("Begin")
    for one in (ann, ben):
        one.wait(BOARD)
    ben.page.get_by_role("tab", name="Chat").click()
    ann.say("Good luck <b>Ben</b>")
    assert "Good luck <b>Ben</b>" in ben.wait(".talk p:has-text('luck')").inner_text()


def test_what_one_has_begun_to_choose_stays_while_the_other_goes_comes_and_talks(visit: Visit) -> None:
    """Chosen dice, the sheet that a phone shows, and goods of which one is picked."""
    ann, ben = visit(size=(390, 844), has_touch=True), visit()
    sit_down_together(ann, ben, kingsburg_moment(2, places_dice))
    ann.wait(f"{BOARD}[data-turn=mine] .hand .die").click()
    ann.wait(".hand .die.chosen")
    ann.show_pane(2)
    goes_comes_and_talks(ben, ann)
    assert ann.find(".hand .die.chosen").count() == 1
    assert ann.find(".panes button").nth(2).get_attribute("aria-pressed") == "true"
    sit_down_together(ann, ben, kingsburg_moment(2, takes_two_goods))
    ann.wait(f"{BOARD}[data-turn=mine] .picker .good:enabled").click()
    ann.wait(".picker .have b")
    goes_comes_and_talks(ben, ann)
    assert ann.find(".picker .have b").count() == 1


def goes_comes_and_talks(other: Visitor, one: Visitor) -> None:
    """The other closes the table and opens it again; `one` has heard of it, and reads what is said then."""
    address = other.page.url
    told = presences(one)
    other.page.goto("about:blank")
    wait_until("the news that somebody went", lambda: presences(one) > told)
    other.page.goto(address)
    other.wait(BOARD)
    other.say(f"Good luck {told}")
    one.wait(f":text('Good luck {told}')")


def presences(visitor: Visitor) -> int:
    """How often somebody's coming or going was heard of, up to now."""
    visitor.page.wait_for_timeout(1)
    return sum(message["type"] == "presence" for message in visitor.heard)


def places_dice(view: dict[str, Any], legal: list[str]) -> bool:
    return view["step"] == "influence" and len(legal) > 4


def takes_two_goods(view: dict[str, Any], legal: list[str]) -> bool:
    """Two goods are chosen one by one, of several kinds."""
    return len(legal) > 2 and all(len(move.split()) == 3 and move.startswith(("take ", "lose ")) for move in legal)


def test_a_seat_is_left_to_a_bot_and_taken_back(visit: Visit) -> None:
    ann = visit()
    ann.set_up(seats=["me", "local"])
    ann.wait(f"{BOARD}[data-turn=mine], h1:has-text('turn')")
    ann.press("My seat")
    ann.press("Let a bot take over")
    ann.wait("dialog[open] button:has-text('Take my seat back')").click()
    ann.wait("dialog[open] .row:nth-child(2) button:has-text('Let a bot take over')")
    ann.wait("dialog[open] .row:nth-child(1) button:has-text('Let a bot take over')")


def hidden_from_the_one_who_looks(visitor: Visitor) -> bool:
    """Whether the log keeps the card that the other person drew for later."""
    seat = next(news["sight"]["seat"] for news in reversed(visitor.heard) if news["type"] == "news")
    other = "B" if seat == "A" else "A"
    return f"{other} draws a terrain card:" not in visitor.find(".log").inner_text()


def starter(one: Visitor, other: Visitor) -> tuple[Visitor, Visitor]:
    """Who begins, and who comes next."""
    for visitor in (one, other):
        visitor.wait(BOARD)
    return (one, other) if one.find(f"{BOARD}[data-turn=mine]").count() else (other, one)


def shows_only_the_card_in_play(sight: dict[str, Any]) -> bool:
    view = sight["view"]
    if view is None:
        return True
    return sight["legal"] == [] and all(
        player["terrain"] is None or player["seat"] == view["to_act"] for player in view["players"]
    )


def drawn(news: dict[str, Any]) -> list[dict[str, Any]]:
    """The cards drawn into a hand, as they were told. A card that replaces a useless one is shown at once."""
    moves = [move for event in news.get("events", []) for move in event.get("moves", [])]
    return [move for move in moves if move["move"].startswith("draw ") and "another" not in move["words"]]
