"""Step b: influencing the advisors."""

from kingcraft.core.state import State
from tests.rulebook.kingsburg.rules import proves
from tests.rulebook.kingsburg.table import goods, moves, play, player, ruling, seat, table, turn


def after_the_roll() -> State:
    """The rulebook's example: A 1 3 5, C 2 2 6, D 2 3 5, B 4 4 5."""
    return table(
        "spring", "influence", "ACDB",
        A=player(dice=[1, 3, 5]), B=player(dice=[4, 4, 5]), C=player(dice=[2, 2, 6]), D=player(dice=[2, 3, 5]),
    )  # fmt: skip


@proves("2b.1")
@proves("2b.2")
@proves("2b.3")
def test_t05_to_t08_the_first_round_of_the_example() -> None:
    state = after_the_roll()
    assert ruling(state, "5+3>9") == "sum"
    assert ruling(state, "5+3>12") == "sum"
    play(state, "5+3>8")
    assert turn(state) == "C"
    assert ruling(state, "6+2>8") == "taken"
    play(state, "2+2>4")
    play(state, "5+2>7")
    assert ruling(state, "4+4>8") == "taken"
    assert "5+4+4>13" in moves(state)
    assert "5+4>9" in moves(state)
    play(state, "5+4>9")
    assert list(state.view(None)["advisors"]) == ["4", "7", "8", "9"]  # type: ignore[call-overload]


@proves("2b.1")
@proves("2b.10")
def test_t09_t10_the_second_round_of_the_example() -> None:
    state = play(after_the_roll(), "5+3>8", "2+2>4", "5+2>7", "5+4>9", "1>1", "6>6", "3>3")
    assert turn(state) == "B"
    assert moves(state) == ["pass"]
    assert ruling(state, "4>4") == "taken"
    play(state, "pass")
    assert moves(state) == ["pass"]
    assert turn(state) == "A"


@proves("2b.3")
def test_ones_own_advisor_is_taken_too() -> None:
    state = table("spring", "influence", A=player(dice=[2, 2]))
    play(state, "2>2", "pass", "pass")
    assert ruling(state, "2>2") == "taken"


@proves("2b.10")
@proves("2b.11")
def test_a_pass_is_free_and_final() -> None:
    state = table("spring", "influence", A=player(dice=[1, 2, 3]), B=player(dice=[2, 3, 6]), C=player(dice=[1, 1, 1]))
    assert "1>1" in moves(state)
    play(state, "pass", "2>2", "1>1")
    assert turn(state) == "B"
    play(state, "3>3", "pass", "pass")
    assert (turn(state), state.view(None)["step"]) == ("A", "build")
    assert [goods(state, letter) for letter in "AB"] == [(0, 0, 0), (1, 1, 0)]


@proves("2b.4")
@proves("2b.5")
def test_t30_white_dice_need_a_coloured_one() -> None:
    state = table("spring", "influence", A=player(dice=[3], white=[1, 4], tokens=1))
    assert ruling(state, "w4>4") == "needs-coloured"
    assert ruling(state, "w4+2!>6") == "needs-coloured"
    assert ruling(state, "3+w4>7") == ""
    assert ruling(state, "3+w4+w1>8") == ""
    assert ruling(state, "3+w4+2!>9") == ""
    assert ruling(state, "3+w5>8") == "not-in-hand"


@proves("2b.6")
def test_a_token_adds_two() -> None:
    state = table("spring", "influence", A=player(dice=[5, 3], tokens=1))
    assert ruling(state, "5+2!>7") == ""
    play(state, "5+3+2!>10")
    assert seat(state, "A")["tokens"] == 0
    assert ruling(table("spring", "influence", A=player(dice=[5])), "5+2!>7") == "no-token"


@proves("2b.7")
def test_t43_one_token_a_season_for_influence_and_another_for_the_town_hall() -> None:
    hall = "barricade crane town-hall"
    state = table("spring", "influence", A=player(dice=[5, 1], tokens=2, buildings=hall))
    play(state, "5+2!>7", "pass", "pass")
    assert ruling(state, "1+2!>3") == "token-season"
    play(state, "pass", "take gold", "done", "done", "done")
    assert seat(state, "A")["tokens"] == 2
    assert "pay token" in moves(state)


@proves("2b.8")
def test_t29_the_market_goes_one_up_or_down_once_a_season() -> None:
    state = table("spring", "influence", A=player(dice=[5, 4, 1], buildings="inn market"))
    assert [ruling(state, f"5+4>{number}") for number in (7, 8, 9, 10, 11)] == ["sum", "", "", "", "sum"]
    play(state, "5+4>10", "pass", "pass")
    assert ruling(state, "1>2") == "shift-used"
    assert ruling(state, "1>1") == ""


@proves("2b.9")
def test_the_market_at_the_edges_and_with_a_token() -> None:
    market = "inn market"
    state = table("spring", "influence", A=player(dice=[6, 6, 6], white=[1], buildings=market, tokens=1))
    assert ruling(state, "6+6+6+w1>18") == ""
    assert ruling(state, "6+6+6+w1>19") == "no-advisor"
    assert ruling(state, "6+2!>9") == ""
    low = table("spring", "influence", A=player(dice=[1], buildings=market))
    assert ruling(low, "1>0") == "no-advisor"


@proves("2b.12")
def test_equal_dice_are_one_choice() -> None:
    state = table("spring", "influence", A=player(dice=[2, 2, 2], white=[2]))
    assert moves(state) == ["pass", "2>2", "2+w2>4", "2+2>4", "2+2+w2>6", "2+2+2>6", "2+2+2+w2>8"]
