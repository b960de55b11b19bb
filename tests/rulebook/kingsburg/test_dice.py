"""The start of a season and step a: dice, re-rolls, turn order."""

from kingcraft.core.state import State
from tests.rulebook.kingsburg.rules import proves
from tests.rulebook.kingsburg.table import goods, moves, order, play, player, ruling, seat, table, turn


@proves("2.0.1")
def test_the_merchants_guild_pays_before_the_dice() -> None:
    state = table("summer", "start", A=player(buildings="inn market farms merchants-guild"))
    assert turn(state) == "chance"
    assert goods(state, "A") == (1, 0, 0)
    assert goods(state, "B") == (0, 0, 0)


@proves("2a.1")
def test_three_dice_each_and_white_ones_from_aid_and_farms() -> None:
    state = table("spring", "start", A=player(buildings="inn market farms"), aid="A")
    play(state, "roll A 1 2 3")
    assert len(moves(state)) == 21
    play(state, "roll A white 4 6", "roll B 1 2 3", "roll C 1 2 3")
    assert seat(state, "A")["dice"] == {"coloured": [1, 2, 3], "white": [4, 6]}


def test_a_throw_is_a_set_of_faces_with_its_odds() -> None:
    state = table("spring", "start")
    weights = dict(state.weights())
    assert len(weights) == 56
    assert sum(weights.values()) == 216
    assert weights[state.read("roll A 2 2 2")] == 1
    assert weights[state.read("roll A 2 2 5")] == 3
    assert weights[state.read("roll A 5 2 1")] == 6


@proves("2a.2")
def test_t04_lowest_sum_first_and_ties_keep_their_order() -> None:
    state = table("spring", "start", "CADB")
    play(state, "roll C 2 2 6", "roll A 1 3 5", "roll D 2 3 5", "roll B 4 4 5")
    assert order(state) == "ACDB"
    assert turn(state) == "A"


@proves("2a.2")
def test_white_dice_count_for_the_turn_order() -> None:
    state = table("summer", "start", A=player(buildings="inn market farms"))
    play(state, "roll A 1 1 1", "roll A white 6", "roll B 2 2 2", "roll C 3 3 4")
    assert order(state) == "BAC"


def four_twos() -> State:
    """A has Statue, Chapel and a white die, and rolled four twos."""
    state = table("summer", "start", A=player(buildings="statue chapel inn market farms"))
    return play(state, "roll A 2 2 2", "roll A white 2", "roll B 1 2 3", "roll C 1 2 3")


@proves("2a.3")
@proves("2a.4")
@proves("2a.5")
def test_t28_statue_then_chapel_each_once() -> None:
    state = four_twos()
    assert ruling(state, "chapel") == "reroll-all"
    assert moves(state) == ["keep", "statue", "statue white"]
    play(state, "statue", "roll A 1")
    assert ruling(state, "statue") == "used"
    assert moves(state) == ["keep", "chapel"]
    play(state, "chapel", "roll A 1 1 1", "roll A white 1")
    assert turn(state) == "A"
    assert state.view(None)["step"] == "influence"
    assert seat(state, "A")["dice"] == {"coloured": [1, 1, 1], "white": [1]}


@proves("2a.3")
def test_the_statue_may_turn_the_white_die() -> None:
    state = play(four_twos(), "statue white", "roll A white 5")
    assert seat(state, "A")["dice"] == {"coloured": [2, 2, 2], "white": [5]}


@proves("2a.3")
def test_the_statue_needs_all_dice_alike_and_to_stand() -> None:
    state = table("spring", "start", A=player(buildings="statue chapel"))
    play(state, "roll A 2 2 1", "roll B 2 2 2", "roll C 1 2 3")
    assert ruling(state, "statue") == "reroll-one"
    assert ruling(state, "church") == "not-owned"


@proves("2a.6")
def test_rerolls_are_used_in_the_old_order_and_may_be_left() -> None:
    state = table("spring", "start", "CBA", C=player(buildings="statue"), A=player(buildings="statue"))
    play(state, "roll C 6 6 6", "roll B 1 1 1", "roll A 2 2 2")
    assert turn(state) == "C"
    play(state, "keep")
    assert turn(state) == "A"
    play(state, "statue", "roll A 6")
    assert order(state) == "BAC"
