"""Every refusal gives the reason that is true, and says what to do; `why_not` answers what `play` would."""

import pytest

import kingcraft as kc
from kingcraft.core.ruling import IllegalMove
from kingcraft.core.state import State
from kingcraft.locales import LANGUAGES
from tests.rulebook.kingsburg.table import player, ruling, table

HAND = player(dice=[1, 3, 5], tokens=2)


def rerolling(buildings: str, white: list[int] | None = None) -> State:
    """A may roll again: three twos, perhaps with white ones."""
    return table("spring", "reroll", A=player(buildings=buildings, dice=[2, 2, 2], white=white))


@pytest.mark.parametrize(
    ("state", "move", "reason"),
    [
        (rerolling("statue chapel inn market"), "market", "no-reroll"),
        (rerolling("statue chapel inn market"), "inn", "no-reroll"),
        (rerolling("statue chapel"), "inn", "not-owned"),
        (rerolling("statue chapel"), "church", "not-owned"),
        (rerolling("statue chapel"), "chapel white", "reroll-whole"),
        (rerolling("statue chapel"), "statue white", "no-white"),
        (table("spring", "build", A=player((9, 9, 9))), "3>9", "not-now"),
        (table("spring", "influence", A=HAND), "3+2!+2!>7", "token-group"),
        (table("spring", "influence", A=HAND), "3>25", "no-advisor"),
        (table("spring", "influence", A=HAND), "3>0", "no-advisor"),
        (table("spring", "influence", A=HAND), "3>3 envoy", "no-envoy"),
        (table("spring", "influence", A=HAND), "enemy orcs-1-3", "not-now"),
        (table("spring", "influence", A=HAND), "roll A 1 2 3", "not-now"),
        (table("spring", "start"), "enemy orcs-1-3", "chance"),
        (table("spring", "start"), "pass", "chance"),
        (table("winter", "enemy"), "enemy orcs-2-4", "card"),
        (table("recruit", "recruit", A=player((0, 3, 1))), "recruit gold wood", "goods-short"),
        (table("recruit", "recruit", A=player((0, 3, 1))), "recruit wood", "goods-count"),
    ],
)
def test_the_reason_is_true(state: State, move: str, reason: str) -> None:
    assert ruling(state, move) == reason


@pytest.mark.parametrize("move", ["build statue", "take gold", "roll A 1 2 3", "4>4"])
def test_what_is_refused_says_what_to_do_instead(move: str) -> None:
    state = table("spring", "influence", A=HAND)
    refused = state.why_not(move)
    assert refused is not None
    if refused.id == "kingsburg-not-now":
        assert all(state.ask(lang) in refused.text(lang) for lang in LANGUAGES)


@pytest.mark.parametrize(
    "text",
    ["recruit gold gold gold stone", "recruit gold stone", "recruit gold gold wood", "recruit stone stone", "done"],
)
def test_why_not_answers_what_play_would(text: str) -> None:
    state = table("recruit", "recruit", A=player((3, 0, 1)))
    record = kc.Table(_record(state))
    refused = state.why_not(text)
    try:
        record.play(text)
        played = None
    except IllegalMove as error:
        played = error.ruling
    assert played == refused


def _record(state: State) -> kc.Record:
    record = kc.Record("kingsburg", int(state.seats), {})
    record.position = state.dump()
    return record


def test_a_price_is_said_without_what_it_does_not_hold() -> None:
    refused = table("spring", "build", A=player((1, 0, 0))).why_not("build statue")
    assert refused is not None
    assert refused.text("en") == "You lack the goods. Statue: 2 gold."


def test_the_envoy_is_offered_to_who_has_him() -> None:
    court = {"3": [{"seat": "B", "coloured": [3]}]}
    poor = table("spring", "influence", A=player(dice=[3]), court=court).why_not("3>3")
    rich = table("spring", "influence", A=player(dice=[3]), court=court, envoy="A").why_not("3>3")
    assert poor is not None
    assert rich is not None
    assert "Envoy" not in poor.text("en")
    assert "Envoy" in rich.text("en")
