"""To Forge a Realm, the soldier tokens: chosen in secret instead of the King's die."""

from collections import Counter
from typing import Any

import pytest

from kingcraft.core.state import State
from kingcraft.core.stream import Stream
from tests.rulebook.kingsburg.rules import proves
from tests.rulebook.kingsburg.table import moves, play, player, ruling, seat, table, turn

ROW_G = "improvised-defenses recruiting-center training-camp military-academy"


def winter(step: str = "soldiers", **rest: Any) -> State:
    """A winter in which soldier tokens are chosen."""
    return table("winter", step, soldiers="tokens", enemy="orcs-1-3", **rest)


@proves("13.1")
def test_everybody_begins_with_six_tokens() -> None:
    state = table("spring", "build", soldiers="tokens")
    assert [seat(state, letter)["soldier_tokens"] for letter in "ABC"] == [[0, 1, 1, 2, 3, 4]] * 3


@proves("13.2")
def test_the_enemy_is_shown_then_each_chooses_and_no_die_is_cast() -> None:
    state = table("winter", "enemy", soldiers="tokens", order="BCA")
    play(state, "enemy orcs-1-3")
    assert turn(state) == "B"
    assert moves(state) == ["soldiers 0", "soldiers 1", "soldiers 2", "soldiers 3", "soldiers 4"]
    play(state, "soldiers 4", "soldiers 3")
    assert turn(state) == "A"
    play(state, "soldiers 0")
    assert state.dump()["year"] == 2
    assert state.dump()["kings_die"] == 0


@proves("13.2")
def test_the_token_counts_in_battle_and_is_gone() -> None:
    state = winter()
    before = [play(state, "soldiers 4"), play(state, "soldiers 3")][0].copy()
    play(state, "soldiers 1")
    outcome = {news.seat: news for news in state.news(before, before.read("soldiers 1")) if "own" in news.facts}
    assert [outcome[letter].id.removeprefix("kingsburg-") for letter in range(3)] == ["victory", "draw", "defeat"]
    left = [seat(state, letter)["soldier_tokens"] for letter in "ABC"]
    assert left == [[0, 1, 1, 2, 3], [0, 1, 1, 2, 4], [0, 1, 2, 3, 4]]


@proves("13.2")
def test_a_token_that_is_gone_cannot_be_chosen() -> None:
    state = winter(A=player(soldier_tokens=[0, 1, 1]))
    assert moves(state) == ["soldiers 0", "soldiers 1"]
    assert ruling(state, "soldiers 4") == "token-gone"
    assert ruling(state, "soldiers academy") == "no-own-die"


@proves("13.3")
def test_a_choice_is_secret_until_all_have_chosen() -> None:
    state = winter()
    move = state.read("soldiers 4")
    assert [state.write_for(move, viewer) for viewer in (0, 1, None)] == ["soldiers 4", "soldiers ?", "soldiers ?"]
    assert "4" not in state.tell(move, "en", 1)
    before = state.copy()
    play(state, "soldiers 4")
    assert state.news(before, move, 1) == []
    shown = [state.view(viewer)["players"][0] for viewer in (0, 1, None)]  # type: ignore[index]
    assert [(one["has_chosen"], one["chosen"]) for one in shown] == [(True, 4), (True, None), (True, None)]
    assert shown[1]["soldier_tokens"] == [0, 1, 1, 2, 3, 4]
    other = play(winter(), "soldiers 0")
    assert state.text(1) == other.text(1)
    assert state.svg(1) == other.svg(1)


@proves("13.3")
def test_all_tokens_are_told_when_they_are_shown() -> None:
    state = play(winter(), "soldiers 4", "soldiers 3")
    before = state.copy()
    play(state, "soldiers 0")
    told = [news.text("en") for news in state.news(before, before.read("soldiers 0"))][:3]
    assert told == ["A shows soldier token 4.", "B shows soldier token 3.", "C shows soldier token 0."]


@proves("13.3")
def test_whoever_imagines_draws_every_choice_that_there_was_alike() -> None:
    state = play(winter(A=player(soldier_tokens=[0, 1, 1, 4])), "soldiers 4")
    drawn = Counter(seat(state.imagine(1, Stream(seed)), "A")["chosen"] for seed in range(600))
    assert sorted(drawn) == [0, 1, 4]
    assert min(drawn.values()) > 150
    assert seat(state.imagine(0, Stream(1)), "A")["chosen"] == 4


@proves("13.4")
@pytest.mark.parametrize(("face", "soldiers"), [(1, 1), (2, 1), (5, 3), (6, 3)])
def test_with_the_academy_half_of_a_die_rounded_up_may_stand_for_a_token(face: int, soldiers: int) -> None:
    state = table("winter", "enemy", soldiers="tokens", rows="extended", A=player(buildings=ROW_G))
    play(state, "enemy orcs-1-3", f"academy A {face}")
    assert moves(state)[-1] == "soldiers academy"
    play(state, "soldiers academy", "soldiers 0")
    before = state.copy()
    play(state, "soldiers 0")
    battle = [news for news in state.news(before, before.read("soldiers 0")) if "own" in news.facts]
    assert battle[0].facts["own"] == soldiers + 1
    assert seat(state, "A")["soldier_tokens"] == [0, 1, 1, 2, 3, 4]


@proves("13.5")
def test_five_winters_leave_one_token() -> None:
    last = player(soldier_tokens=[0, 4])
    state = table("winter", "soldiers", soldiers="tokens", year=5, enemy="barbarians-5-8", A=last, B=last, C=last)
    play(state, "soldiers 4", "soldiers 4", "soldiers 4")
    assert turn(state) == "over"
    assert [seat(state, letter)["soldier_tokens"] for letter in "ABC"] == [[0]] * 3
