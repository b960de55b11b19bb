"""Hints on the table: what is advised first is marked, all else has its number in the panel."""

import random
from collections.abc import Callable
from typing import Any

import kingcraft as kc
from kingcraft.bots import bot_named
from kingcraft.bots.base import Budget
from kingcraft.core.stream import Stream
from tests.e2e.moments import ending_with_a_tile, kingsburg_moment, moment, sit_down_at
from tests.e2e.visitor import BOARD, Visitor

Visit = Callable[..., Visitor]


def hinted(visitor: Visitor) -> list[dict[str, Any]]:
    """What a knight advises, as the page has heard it."""
    visitor.page.keyboard.press("h")
    visitor.wait(".hints select").select_option("knight")
    visitor.wait(".hints .button:enabled").click()
    visitor.wait(".hints .button:enabled")
    hints = [message for message in visitor.heard if message["type"] == "hint" and message["level"] == "knight"]
    assert len(hints) == 1
    visitor.wait(".hints li")
    return list(hints[0]["advice"])


def test_on_the_court_the_first_advisor_is_marked_and_the_others_are_numbered(visit: Visit) -> None:
    ann = visit()
    sit_down_at(ann, kingsburg_moment(3, lambda view, legal: view["step"] == "influence" and len(legal) > 8))
    ann.wait(f"{BOARD}[data-turn=mine] .advisor.near")
    advice = hinted(ann)
    numbers: dict[str, int] = {}
    for rank, one in enumerate(advice, 1):
        if ">" in one["move"]:
            numbers.setdefault(one["move"].split()[0].partition(">")[2], rank)
    assert len(advice) > 2
    for number, rank in numbers.items():
        assert ann.find(f"[data-advisor='{number}'] [data-rank]").inner_text() == str(rank)
        assert ann.find(f"[data-advisor='{number}'].advised").count() == (rank == 1)
    assert ann.find(".court [data-rank]").count() == len(numbers)
    assert ann.find(".court .advised").count() == (">" in advice[0]["move"])


def saving() -> kc.Table:
    """A decision on a building, in a random game, at which the knight would rather build nothing."""
    knight = bot_named("knight", "kingsburg", Budget(playouts=1))

    def wanted(table: kc.Table) -> bool:
        if table.state.view(None)["step"] != "build" or len(table.legal()) < 3:
            return False
        state = table.state.imagine(table.to_act, Stream(1))
        return state.write(knight.advise(state, Stream(1))[0].action) == "done"

    for seed in range(1, 100):
        table = kc.new("kingsburg", seats=3, seed=seed)
        choice = random.Random(seed)
        while table.to_act >= 0:
            if wanted(table):
                return table
            table.play(choice.choice(table.legal()))
    raise AssertionError("there is no such moment")


def test_to_build_nothing_is_marked_where_it_is_advised_first(visit: Visit) -> None:
    ann = visit()
    sit_down_at(ann, saving())
    advice = hinted(ann)
    assert advice[0]["move"] == "done"
    assert ann.wait(".end.advised [data-rank]").inner_text() == "1"
    assert ann.find(".province .advised").count() == 0
    for rank, one in enumerate(advice[1:], 2):
        place = one["move"].removeprefix("build ")
        assert ann.find(f".province [data-place='{place}'] [data-rank]").inner_text() == str(rank)


def test_on_the_map_numbers_are_those_of_the_panel(visit: Visit) -> None:
    ann = visit()
    sit_down_at(ann, moment(ending_with_a_tile))
    advice = hinted(ann)
    placed = [(one["move"].split(), rank) for rank, one in enumerate(advice, 1)]
    hexes: dict[str, int] = {}
    for words, rank in placed:
        if len(words) > 1:
            hexes.setdefault(words[1].rpartition("-")[2], rank)
    marks = [mark.get_attribute("data-rank") for mark in ann.find("svg .advice").all()]
    assert marks == [str(rank) for rank in hexes.values()]
    ends = [rank for words, rank in placed if words == ["end"]]
    assert ends, "to end the turn is among what a knight thinks of"
    assert ann.wait(".end [data-rank]").inner_text() == str(ends[0])
    assert ann.find(".end.advised").count() == (ends[0] == 1)


def falling(visitor: Visitor) -> None:
    """The panel says "about", begins its reasons like sentences, and shows no later move with more."""
    chances = [one.inner_text() for one in visitor.find(".hints li .sure b").all()]
    shown = [int(one.removeprefix("about ").removesuffix("%")) for one in chances]
    assert shown
    assert shown == sorted(shown, reverse=True)
    reasons = [one.inner_text() for one in visitor.find(".hints li .small").all()]
    assert [one for one in reasons if one[0].islower()] == []


def test_soldier_tokens_carry_the_places_of_their_moves(visit: Visit) -> None:
    ann = visit()
    sit_down_at(
        ann, kingsburg_moment(2, lambda view, legal: view["step"] == "soldiers" and len(legal) > 3, soldiers="tokens")
    )
    advice = hinted(ann)
    for rank, one in enumerate(advice, 1):
        tokens = ann.find(f"[data-token='{one['move'].split()[1]}']")
        assert tokens.count() > 0
        for token in tokens.all():
            assert token.locator("[data-rank]").inner_text() == str(rank)
            assert str(token.get_attribute("aria-label")).endswith(f"advised in place {rank}.")
            assert ("advised" in str(token.get_attribute("class"))) == (rank == 1)
    falling(ann)


def test_a_single_advice_has_its_number_on_the_map(visit: Visit) -> None:
    ann = visit()
    sit_down_at(ann, moment(ending_with_a_tile))
    ann.page.keyboard.press("h")
    ann.wait(".hints select").select_option("squire")
    ann.wait(".hints .button:enabled").click()
    ann.wait(".hints li:only-child")
    marks = ann.find("svg .advice text, .end [data-rank]").all()
    assert [mark.text_content() for mark in marks] == ["1"]
