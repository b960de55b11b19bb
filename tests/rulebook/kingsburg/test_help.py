"""Step c: what the advisors give."""

import pytest

from kingcraft.core.state import State
from tests.rulebook.kingsburg.rules import proves
from tests.rulebook.kingsburg.table import goods, moves, play, player, ruling, seat, table, turn

GROUPS = {
    1: [1], 2: [2], 3: [3], 4: [4], 5: [5], 6: [6], 7: [6, 1], 8: [6, 2], 9: [6, 3], 10: [6, 4], 11: [6, 5], 12: [6, 6],
    13: [6, 6, 1], 14: [6, 6, 2], 15: [6, 6, 3], 16: [6, 6, 4], 17: [6, 6, 5], 18: [6, 6, 6],
}  # fmt: skip


def served(number: int, buildings: str = "", have: tuple[int, int, int] = (0, 0, 0)) -> State:
    """A has influenced one advisor, and all have passed."""
    dice = GROUPS[number]
    state = table("spring", "influence", A=player(have, buildings, dice=dice))
    group = "+".join([str(face) for face in dice])
    return play(state, f"{group}>{number}", "pass", "pass", "pass")


@proves("2c.1")
def test_t11_the_help_of_the_example() -> None:
    state = table(
        "spring", "influence", "ACDB",
        A=player((0, 1, 0), dice=[1, 3, 5]), B=player((0, 0, 1), dice=[4, 4, 5]),
        C=player((1, 0, 0), dice=[2, 2, 6]), D=player((1, 0, 0), dice=[2, 3, 5]),
    )  # fmt: skip
    play(state, "5+3>8", "2+2>4", "5+2>7", "5+4>9", "1>1", "6>6", "3>3", "pass", "pass", "pass", "pass")
    assert turn(state) == "C"
    play(state, "take wood", "swap wood")
    assert turn(state) == "D"
    play(state, "take wood")
    assert turn(state) == "B"
    assert moves(state) == ["take stone", "take gold"]
    play(state, "take gold")
    assert [goods(state, letter) for letter in "ABCD"] == [(2, 1, 0), (1, 1, 1), (2, 0, 1), (1, 2, 0)]
    assert state.scores() == [1, 0, 0, 0]
    assert seat(state, "D")["tokens"] == 1


@proves("2c.2")
@proves("2c.7")
@proves("2c.11")
@pytest.mark.parametrize(
    ("number", "have", "points", "soldiers"),
    [
        (1, (0, 0, 0), 1, 0), (2, (1, 0, 0), 0, 0), (3, (0, 1, 0), 0, 0), (8, (2, 0, 0), 0, 0), (13, (0, 0, 3), 0, 0),
        (15, (1, 1, 1), 0, 0), (16, (4, 0, 0), 0, 0), (18, (1, 1, 1), 0, 1), (5, (0, 0, 0), 0, 1),
    ],
)  # fmt: skip
def test_gifts_without_a_choice(number: int, have: tuple[int, int, int], points: int, soldiers: int) -> None:
    state = served(number)
    assert state.view(None)["step"] == "build"
    assert goods(state, "A") == have
    assert state.scores()[0] == points
    assert seat(state, "A")["soldiers"] == soldiers


@proves("2c.3")
def test_the_merchant() -> None:
    state = served(4)
    assert moves(state) == ["take wood", "take gold"]
    assert ruling(state, "take stone") == "goods-kinds"
    assert ruling(state, "pass") == "must-choose"


@proves("2c.5")
def test_the_alchemist_may_be_declined_and_needs_a_good() -> None:
    state = served(6, have=(0, 1, 0))
    assert moves(state) == ["decline", "swap wood"]
    assert ruling(state, "swap gold") == "goods-short"
    assert goods(play(state, "swap wood"), "A") == (1, 0, 1)
    assert served(6).view(None)["step"] == "build"
    assert goods(play(served(6, have=(1, 0, 0)), "decline"), "A") == (1, 0, 0)


@proves("2c.6")
def test_the_astronomer() -> None:
    state = play(served(7), "take stone")
    assert goods(state, "A") == (0, 0, 1)
    assert seat(state, "A")["tokens"] == 1


@proves("2c.8")
def test_the_master_hunter_and_the_swordsmith() -> None:
    assert moves(served(9)) == ["take stone", "take gold"]
    assert goods(play(served(9), "take stone"), "A") == (0, 1, 1)
    assert moves(served(11)) == ["take wood", "take gold"]
    assert goods(play(served(11), "take gold"), "A") == (1, 0, 1)


@proves("2c.9")
def test_the_duchess() -> None:
    state = served(12)
    assert len(moves(state)) == 6
    assert ruling(state, "take gold") == "goods-count"
    play(state, "take wood gold")
    assert goods(state, "A") == (1, 1, 0)
    assert seat(state, "A")["tokens"] == 1


@proves("2c.10")
@proves("9.3")
def test_t42_the_smuggler_serves_who_has_no_points() -> None:
    state = served(14)
    assert len(moves(state)) == 11
    play(state, "take gold wood stone")
    assert goods(state, "A") == (1, 1, 1)
    assert state.scores()[0] == -1
    assert play(served(14), "decline").scores()[0] == 0


@proves("2c.4")
@proves("2c.13")
def test_the_general_shows_the_enemy_to_one_seat_alone() -> None:
    state = served(10)
    look = state.read("enemy goblins-1-3")
    assert state.write_for(look, 0) == "enemy goblins-1-3"
    assert state.write_for(look, 1) == "enemy ?"
    assert state.write_for(look, None) == "enemy ?"
    play(state, "enemy goblins-1-3")
    assert seat(state, "A")["soldiers"] == 2
    cards = [state.view(viewer)["enemy"]["card"] for viewer in (0, 1, 2, None)]  # type: ignore[index]
    assert cards == ["goblins-1-3", None, None, None]


@proves("2c.12")
@proves("2c.13")
def test_the_queen_shows_the_card_that_was_seen_before() -> None:
    state = served(17)
    play(state, "take gold gold", "enemy orcs-1-3")
    assert state.scores()[0] == 3
    assert goods(state, "A") == (2, 0, 0)
    again = table("spring", "influence", A=player(dice=[6, 4]), enemy="orcs-1-3", seen="B")
    play(again, "6+4>10", "pass", "pass", "pass")
    assert moves(again) == ["enemy orcs-1-3"]


@proves("2c.14")
def test_t32_the_stable_adds_a_soldier_to_each_gift_of_soldiers() -> None:
    stable = "palisade stable"
    general = play(served(10, stable), "enemy orcs-1-3")
    found = [seat(state, "A")["soldiers"] for state in (general, served(5, stable), served(18, stable))]
    assert found == [3, 2, 2]


@proves("2c.15")
def test_the_dice_go_back_after_the_gifts() -> None:
    state = served(8)
    assert state.view(None)["advisors"] == {}
    assert seat(state, "A")["dice"] == {"coloured": [], "white": []}
