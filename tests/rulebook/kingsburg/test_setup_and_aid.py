"""Set-up, and phase 1: aid from the King."""

import kingcraft as kc
from tests.rulebook.kingsburg.rules import proves
from tests.rulebook.kingsburg.table import goods, moves, order, play, player, seat, table, turn


@proves("0.1")
def test_the_order_is_drawn_and_everybody_begins_with_nothing() -> None:
    game = kc.game_named("kingsburg")
    state = game.start(4, game.settle(4, {}))
    assert moves(state) == ["order A", "order B", "order C", "order D"]
    play(state, "order C", "order A", "order D")
    assert order(state) == "CADB"
    assert state.scores() == [0, 0, 0, 0]
    assert turn(state) == "C"


@proves("0.2")
def test_each_year_brings_one_of_five_enemies_with_equal_odds() -> None:
    state = table("winter", "enemy", year=3)
    assert [weight for _, weight in state.weights()] == [1, 1, 1, 1, 1]
    assert moves(state) == [
        "enemy goblins-3-4", "enemy goblins-3-5", "enemy orcs-3-5", "enemy zombies-3-6", "enemy demons-3-6",
    ]  # fmt: skip
    assert state.view(0)["enemy"] == {"range": [4, 6], "card": None}


@proves("1.2")
def test_t01_in_the_first_year_all_are_tied_and_take_a_good_in_turn_order() -> None:
    state = table("aid", "judge", "CADB")
    assert turn(state) == "C"
    assert moves(state) == ["take stone", "take wood", "take gold"]
    play(state, "take gold", "take wood", "take gold", "take stone")
    assert [goods(state, letter) for letter in "ABCD"] == [(0, 1, 0), (0, 0, 1), (1, 0, 0), (1, 0, 0)]
    assert turn(state) == "chance"
    play(state, "roll C 1 1 1", "roll A 1 1 1", "roll D 1 1 1", "roll B 1 1 1")
    assert turn(state) == "C"


def third_year() -> dict[str, object]:
    six = "statue inn guard-tower palisade barricade crane"
    five = "statue inn guard-tower palisade barricade"
    return {
        "A": player(buildings=six),
        "B": player((1, 1, 0), five),
        "C": player(buildings=five),
        "D": player((1, 0, 0), six),
    }


@proves("1.1")
def test_t02_the_one_who_is_behind_rolls_the_white_die() -> None:
    state = table("aid", "judge", "ABCD", year=3, **third_year())
    assert state.dump()["aid"] == "C"
    play(state, "roll A 1 2 3", "roll B 1 2 3", "roll C 1 2 3")
    assert moves(state)[0] == "roll C white 1"
    assert sum(goods(state, "A") + goods(state, "C")) == 0


@proves("1.3")
def test_t03_the_white_die_goes_back_after_spring() -> None:
    state = table("aid", "judge", "ABCD", year=3, **third_year())
    play(state, "roll A 1 2 3", "roll B 1 2 3", "roll C 1 2 3", "roll C white 4", "roll D 1 2 3")
    play(state, "pass", "pass", "pass", "pass")
    assert turn(state) == "A"
    assert state.dump()["aid"] is None
    assert seat(state, "C")["rolled"]["white"] == []
    play(state, "done", "done", "done", "done")
    play(state, "roll A 1 2 3", "roll B 1 2 3", "roll D 1 2 3")
    assert moves(state)[0] == "roll C 1 1 1"
    play(state, "roll C 1 2 3")
    assert turn(state) == "A"
