"""What is worked out for the page: chances of a re-roll, payments at the end of a season, how an army adds up."""

from typing import Any

import pytest

from tests.rulebook.kingsburg.table import play, player, table


def rerolls(**mine: Any) -> list[dict[str, Any]]:
    """The re-rolls that A may make."""
    state = table("spring", "reroll", A=player(**mine), B=player(dice=[1, 1, 2]), C=player(dice=[6, 6, 5]))
    found: Any = state.outlook(0)["rerolls"]
    return list(found)


def test_the_statue_rolls_one_of_three_sixes_again_and_can_only_fall() -> None:
    (statue,) = rerolls(buildings="statue", dice=[6, 6, 6])
    assert statue["move"] == "statue"
    assert (statue["higher"], statue["same"], statue["lower"]) == pytest.approx((0, 1 / 6, 5 / 6))
    assert statue["sum"] == pytest.approx([18, 15.5])
    assert statue["advisors"][0] == 3
    assert statue["advisors"][1] > 4


def test_the_chapel_rolls_all_dice_again_and_tells_the_place_in_the_order() -> None:
    (chapel,) = rerolls(buildings="statue chapel", dice=[1, 1, 2])
    assert chapel["move"] == "chapel"
    assert chapel["sum"] == pytest.approx([4, 10.5])
    assert chapel["higher"] + chapel["same"] + chapel["lower"] == pytest.approx(1)
    assert chapel["place"][0] == 1
    assert 1 < chapel["place"][1] < 3


def test_others_are_told_nothing_of_it() -> None:
    state = table("spring", "reroll", A=player(buildings="statue", dice=[6, 6, 6]))
    assert state.outlook(1)["rerolls"] == []
    assert state.outlook(None)["rerolls"] == []


def test_every_payment_names_the_piece_that_takes_it() -> None:
    mine = player(buildings="barricade crane town-hall", goods=(1, 0, 2))
    state = table("summer", "end", A=mine)
    found: Any = state.outlook(0)["offers"]
    assert {(one["move"], one["piece"]) for one in found} == {("pay gold", "town-hall"), ("pay stone", "town-hall")}


def test_an_army_adds_up_piece_by_piece() -> None:
    mine = player(buildings="palisade guard-tower inn market farms", soldiers=2)
    state = table("winter", "kings-die", A=mine, enemy="orcs-1-3")
    before = state.copy()
    army = play(state, "king 4").news(before, before.read("king 4"))[0]
    parts: Any = army.dump()["facts"]
    figures = [(one["facts"].get("piece", one["id"]), one["facts"]["count"]) for one in parts["parts"]]
    assert figures[0] == ("kingsburg-army-soldiers", 2)
    assert figures[-1] == ("kingsburg-army-die", 4)
    assert ("building-guard-tower", 1) in figures
    assert ("building-farms", -1) in figures
    assert sum(count for _, count in figures) == parts["own"]
    assert (parts["foe"], parts["outcome"]) == (3, "victory")
