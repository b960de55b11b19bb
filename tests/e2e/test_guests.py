"""Guests: invitations that lead somewhere, a seat under one's own name, the start, and playing again."""

from collections.abc import Callable

from playwright.sync_api import Route

from tests.e2e.visitor import BOARD, Visitor

Visit = Callable[..., Visitor]
LINK = ".invite input"


def in_a_network(visitor: Visitor, address: str) -> None:
    """Lets the server say that others reach it at this address."""

    def answer(route: Route) -> None:
        house = route.fetch().json()
        route.fulfill(json={**house, "addresses": [address]})

    visitor.page.route("**/api/house", answer)


def open_table(ann: Visitor, **choices: str) -> str:
    """A table for two that waits for somebody; gives its link."""
    ann.set_up(seats=["me", "open"], begin=False)
    for label, value in choices.items():
        ann.page.get_by_label(label.replace("_", " ")).select_option(value)
    ann.press("Open the table")
    return ann.wait(LINK).input_value()


def test_a_link_that_leads_nobody_here_says_so_and_what_to_do(visit: Visit) -> None:
    ann = visit()
    open_table(ann)
    assert "Only this computer" in ann.wait("[role=note]").inner_text()
    assert "kingcraft serve --host 0.0.0.0" in ann.find("[role=note]").inner_text()
    assert ann.find(".invite [role=img]").count() == 0


def test_a_link_names_the_computer_s_address_in_its_network(visit: Visit) -> None:
    ann = visit()
    in_a_network(ann, "http://192.168.7.20:8000/")
    link = open_table(ann)
    assert link.startswith("http://192.168.7.20:8000/#/table/")
    assert ann.wait(".invite [role=img] svg").is_visible()
    assert ann.find("[role=note]").count() == 0


def test_a_guest_sees_how_it_will_be_played_and_sits_down_under_a_name(visit: Visit) -> None:
    ann, ben = visit(), visit()
    ben.page.goto(open_table(ann, Clock="three"))
    facts = ben.wait(".facts").inner_text()
    assert "3 minutes a turn" in facts
    assert "Hints allowed" in facts
    assert "begins the game" in ben.find("main").inner_text()
    ben.page.get_by_label("Your name").fill("Ben")
    ben.press("Sit down")
    ann.wait(".seats strong:has-text('Ben')")
    assert "Everybody is here." in ben.wait(".coming:has-text('here')").inner_text()
    ann.press("Begin")
    for one in (ann, ben):
        one.wait(BOARD)


def test_a_table_begins_by_itself_if_the_host_chose_so(visit: Visit) -> None:
    ann, ben = visit(), visit()
    ben.page.goto(open_table(ann, The_game_begins="full"))
    ben.press("Sit down and begin")
    for one in (ann, ben):
        one.wait(BOARD)


def test_the_set_up_says_what_happens_when_time_is_up(visit: Visit) -> None:
    ann = visit()
    ann.set_up(seats=["me", "bot"], begin=False)
    ann.page.get_by_label("Clock").select_option("minute")
    assert "a bot plays that one turn" in ann.wait(".note").inner_text()


def test_two_who_chose_no_name_are_told_apart(visit: Visit) -> None:
    ann, ben = visit(), visit()
    ben.page.goto(open_table(ann))
    ben.press("Sit down")
    ann.wait(".seats strong:has-text('Traveller 2')")


def give_up(one: Visitor) -> None:
    one.press("My seat")
    one.press("Resign")
    one.press("Really resign, for good")


def test_a_rematch_is_offered_declined_offered_again_and_accepted(visit: Visit) -> None:
    ann, ben = visit(), visit()
    ben.page.goto(open_table(ann))
    ben.press("Sit down")
    ann.press("Begin")
    for one in (ann, ben):
        one.wait(BOARD)
    old = ann.page.url
    give_up(ann)
    ben.wait("dialog[open] button:has-text('Offer a rematch')").click()
    ben.wait("dialog[open] :text('Still to answer')")
    ann.wait("dialog[open] :text('would like a rematch')")
    ann.press("No, thank you")
    ben.wait("dialog[open] :text('would rather not play again')")
    ben.press("Offer a rematch")
    ann.wait("dialog[open] button:has-text('Play again')").click()
    for one in (ann, ben):
        one.page.wait_for_url(lambda url: "#/table/" in url and url != old)
        one.wait(f"{BOARD}[data-phase=playing]")
    assert ann.page.url == ben.page.url


def test_a_rematch_against_bots_begins_at_once(visit: Visit) -> None:
    ann = visit()
    ann.set_up(seats=["me", "bot"])
    ann.await_turn()
    old = ann.page.url
    give_up(ann)
    ann.wait("dialog[open] button:has-text('Rematch')").click()
    ann.page.wait_for_url(lambda url: "#/table/" in url and url != old)
    ann.wait(f"{BOARD}[data-phase=playing]")


def test_a_victory_that_a_bot_played_for_is_not_called_yours(visit: Visit) -> None:
    ann = visit()
    ann.set_up(seats=["me", "bot"])
    ann.await_turn()
    ann.press("My seat")
    ann.press("Let a bot take over")
    ann.page.keyboard.press("Escape")
    ann.wait(f"{BOARD}[data-phase=over]")
    said = ann.wait("dialog[open] .head").inner_text()
    assert "of your turns" in said
    assert "You win!" not in said


def test_the_host_closes_a_table(visit: Visit) -> None:
    ann, ben = visit(), visit()
    ben.page.goto(open_table(ann))
    ben.wait("form")
    ann.press("Close the table")
    for one in (ann, ben):
        assert one.wait("h1:has-text('closed')").inner_text() == "The host closed the table."
