"""Neutral dice of a game for two; what depends on the edition."""

import pytest

import kingcraft as kc
from kingcraft.core.state import State
from tests.rulebook.kingsburg.rules import proves
from tests.rulebook.kingsburg.table import goods, moves, play, player, ruling, table, turn


def blocked(first: str, second: str, **rest: object) -> State:
    """A spring for two, after the neutral dice."""
    return play(table("spring", "start", "AB", **rest), f"neutral {first}", f"neutral {second}")


@proves("10.1")
def test_t46_two_different_sums_block_two_advisors() -> None:
    state = blocked("1 4 6", "1 4")
    assert state.view(None)["advisors"] == {
        "5": [{"seat": None, "neutral": [1, 4]}], "11": [{"seat": None, "neutral": [1, 4, 6]}],
    }  # fmt: skip


@proves("10.2")
def test_t44_equal_sums_block_the_single_faces() -> None:
    assert list(blocked("1 2 4", "3 4").view(None)["advisors"]) == ["3", "4", "7"]  # type: ignore[call-overload]


@proves("10.2")
def test_t45_of_a_double_one_die_counts() -> None:
    assert list(blocked("1 2 3", "3 3").view(None)["advisors"]) == ["3", "6"]  # type: ignore[call-overload]


@proves("10.3")
def test_a_blocked_advisor_needs_the_envoy_and_the_neutral_dice_get_nothing() -> None:
    state = blocked("1 2 3", "1 1", envoy="A")
    play(state, "roll A 1 1 2", "roll B 2 3 6")
    assert ruling(state, "2>2") == "taken"
    play(state, "2>2 envoy")
    assert ruling(state, "6>6") == "taken"
    assert ruling(state, "6>6 envoy") == "no-envoy"
    play(state, "pass", "pass")
    assert goods(state, "A") == (1, 0, 0)
    assert goods(state, "B") == (0, 0, 0)


@proves("11.1")
def test_tokens_in_the_two_editions() -> None:
    for edition, expected in (("2012", "token-season"), ("2007", "")):
        state = table("spring", "influence", A=player(dice=[5, 1], tokens=2), edition=edition)
        play(state, "5+2!>7", "pass", "pass")
        assert ruling(state, "1+2!>3") == expected
        refused = state.why_not("1+2!>3")
        assert refused is None or ("2012" in refused.text() and "2007" in refused.text())


@proves("11.2")
def test_the_disputed_card_in_both_versions() -> None:
    for demons, card, lost in (("points", "demons-4-6", 0), ("building", "demons-4-6-building", 1)):
        state = table("winter", "enemy", A=player((4, 0, 0), "inn"), year=4, demons=demons)
        assert f"enemy {card}" in moves(state)
        assert len(moves(state)) == 5
        play(state, f"enemy {card}", "king 1")
        dump = state.dump()["players"][0]  # type: ignore[index]
        assert dump["buildings"] == ["inn"][lost:]
        assert dump["points"] == lost - 1
        assert goods(state, "A") == (0, 0, 0)


def test_an_edition_nobody_printed_is_refused() -> None:
    game = kc.game_named("kingsburg")
    for options in ({"edition": "1999"}, {"order": "AAB"}, {"demons": "cake"}):
        try:
            game.settle(3, options)
        except kc.BadOption:
            continue
        raise AssertionError(options)
    assert turn(game.start(3, game.settle(3, {"order": "CAB"}))) == "C"


@proves("11.4")
@pytest.mark.parametrize(
    "options",
    [
        {"rows": "extended"},
        {"soldiers": "tokens", "governors": "random"},
        {"strips": "draw", "destiny": "cards"},
        {"rows": "extended", "strips": "draft", "soldiers": "tokens", "governors": "auction", "destiny": "cards"},
    ],
)
def test_modules_mix_and_neutral_dice_stay_with_two_players(options: dict[str, str]) -> None:
    game = kc.game_named("kingsburg")
    state = game.start(2, game.settle(2, {**options, "order": "AB"}))
    while state.dump()["step"] != "neutral-three":
        play(state, moves(state)[0])
    play(state, "neutral 1 1 1", "neutral 2 2")
    assert turn(state) == "chance"
    assert state.dump()["neutral"] == [[1, 1, 1], [2, 2]]
