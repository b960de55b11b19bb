"""Phases 7 and 8, and the end of the game."""

from typing import Any

import pytest

from kingcraft.core.state import State
from tests.rulebook.kingsburg.rules import proves
from tests.rulebook.kingsburg.table import goods, moves, play, player, ruling, seat, table, turn


@proves("7.1")
def test_t31_two_goods_a_soldier_in_any_mix() -> None:
    state = table("recruit", "recruit", A=player((1, 1, 1)))
    assert moves(state) == ["done", "recruit wood stone", "recruit gold stone", "recruit gold wood"]
    play(state, "recruit gold stone")
    assert goods(state, "A") == (0, 1, 0)
    assert seat(state, "A")["soldiers"] == 1
    assert moves(state) == ["done"]
    assert turn(play(state, "done")) == "B"


@proves("7.1")
def test_any_two_goods_pay_for_a_soldier_in_any_order() -> None:
    state = table("recruit", "recruit", A=player((3, 0, 1)))
    play(state, "recruit gold stone", "recruit gold gold")
    assert goods(state, "A") == (0, 0, 0)
    assert seat(state, "A")["soldiers"] == 2
    assert ruling(table("recruit", "recruit", A=player((0, 3, 1))), "recruit gold wood") == "goods-short"


@proves("7.1")
def test_goods_for_several_soldiers_are_named_at_once() -> None:
    state = table("recruit", "recruit", A=player((2, 1, 1)))
    assert state.why_not("recruit stone gold wood gold") is None
    assert ruling(state, "recruit gold gold wood") == "goods-count"
    play(state, "recruit stone gold wood gold")
    assert goods(state, "A") == (0, 0, 0)
    assert seat(state, "A")["soldiers"] == 2


@proves("7.2")
def test_t31_with_barracks_one_good_a_soldier() -> None:
    state = table("recruit", "recruit", A=player((1, 1, 1), "guard-tower blacksmith barracks"))
    play(state, "recruit gold", "recruit wood", "recruit stone")
    assert seat(state, "A")["soldiers"] == 3
    assert moves(state) == ["done"]


def the_example() -> State:
    """The battle of the rulebooks: Goblins of strength 3, and the King's die shows 1."""
    state = table(
        "winter", "enemy", "ABCD",
        A=player(buildings="statue palisade barricade"),
        B=player((0, 1, 1), "inn guard-tower", soldiers=1),
        C=player(buildings="guard-tower blacksmith barricade"),
        D=player((0, 1, 0), "inn barricade crane"),
    )  # fmt: skip
    return play(state, "enemy goblins-1-3", "king 1")


@proves("8.1")
@proves("8.4")
@proves("8.5")
@proves("8.9")
@proves("8.12")
def test_t21_to_t24_and_t26_the_battle_of_the_example() -> None:
    state = the_example()
    assert [goods(state, letter) for letter in "ABCD"] == [(0, 0, 0), (0, 1, 1), (0, 0, 1), (0, 1, 0)]
    assert [seat(state, letter)["sources"]["battle"] for letter in "ABCD"] == [0, 0, 1, 0]
    assert seat(state, "D")["buildings"] == ["inn", "barricade"]
    assert seat(state, "D")["points"] == 0
    assert [seat(state, letter)["soldiers"] for letter in "ABCD"] == [0, 0, 0, 0]
    assert state.view(None)["year"] == 2
    assert state.dump()["enemy"] is None


@proves("8.8")
def test_t25_the_higher_building_of_the_column_falls() -> None:
    state = table("winter", "enemy", D=player((0, 1, 0), "inn market barricade crane"), order="ABCD")
    play(state, "enemy goblins-1-3", "king 1")
    assert seat(state, "D")["buildings"] == ["inn", "barricade", "crane"]
    assert seat(state, "D")["points"] == 1


@proves("8.8")
def test_a_column_further_right_falls_first() -> None:
    state = table("winter", "enemy", A=player(buildings="statue palisade stable stone-wall barricade crane"), year=5)
    play(state, "enemy barbarians-5-8", "king 1")
    assert "stone-wall" not in seat(state, "A")["buildings"]
    assert "stable" in seat(state, "A")["buildings"]


def fought(enemy: str, die: int, year: int, **seats: Any) -> State:
    """A battle up to the first choice in it, or to the next year."""
    return play(table("winter", "enemy", year=year, **seats), f"enemy {enemy}", f"king {die}")


@proves("8.9")
@proves("8.13")
def test_t27_eleven_beats_ten() -> None:
    state = fought("dragons-5-9", 4, 5, A=player(soldiers=6), B=player(soldiers=7), C=player())
    assert [seat(state, letter)["sources"]["battle"] for letter in "ABC"] == [3, 4, -5]


@proves("8.9")
def test_all_who_share_the_highest_value_get_the_point_and_nobody_who_did_not_win() -> None:
    state = fought("zombies-1-4", 4, 1, A=player(soldiers=1), B=player(soldiers=1), C=player())
    assert [seat(state, letter)["sources"]["battle"] for letter in "ABC"] == [2, 2, 0]
    draw = fought("zombies-1-4", 4, 1)
    assert draw.scores() == [0, 0, 0]


@proves("8.10")
def test_t33_the_fortress() -> None:
    row = "palisade stable stone-wall fortress"
    state = fought("barbarians-1-2", 6, 1, A=player(buildings=row), B=player(soldiers=9))
    assert goods(state, "A") == (1, 0, 0)
    assert seat(state, "A")["sources"]["battle"] == 1


@proves("8.3")
@pytest.mark.parametrize(
    ("buildings", "enemy", "year", "bonus"),
    [
        ("statue chapel church", "demons-3-6", 3, 1), ("statue chapel church", "orcs-3-5", 3, 0),
        ("palisade", "zombies-3-6", 3, 2), ("palisade", "orcs-3-5", 3, 1),
        ("barricade", "goblins-3-5", 3, 1), ("barricade", "orcs-3-5", 3, 0),
    ],
)  # fmt: skip
def test_t39_buildings_against_their_enemies(buildings: str, enemy: str, year: int, bonus: int) -> None:
    assert combat(buildings, enemy, year) == bonus


@proves("8.2")
@pytest.mark.parametrize(
    ("buildings", "bonus"),
    [
        ("guard-tower", 1), ("guard-tower blacksmith", 2), ("guard-tower blacksmith barracks", 2),
        ("guard-tower blacksmith barracks wizards-guild", 4), ("palisade stable stone-wall", 2),
        ("palisade stable stone-wall fortress", 3), ("inn market farms", -1),
    ],
)  # fmt: skip
def test_t40_what_buildings_add_in_battle(buildings: str, bonus: int) -> None:
    assert combat(buildings, "orcs-3-5", 3) == bonus


def combat(buildings: str, enemy: str, year: int) -> int:
    """What buildings add against an enemy; the battle itself is fought too, and needs no choice."""
    from kingcraft.kingsburg.state import KingsburgState
    from kingcraft.kingsburg.winter import bonus

    fight = fought(enemy, 6, year, A=player(buildings=buildings))
    assert fight.view(None)["year"] == year + 1
    before = table("winter", "kings-die", year=year, enemy=enemy, A=player(buildings=buildings))
    assert isinstance(before, KingsburgState)
    return int(bonus(before, 0, before.enemy))


@proves("8.5")
@proves("8.6")
def test_t41_the_stone_wall_wins_a_tie_with_all_that_belongs_to_it() -> None:
    wall, fortress = "palisade stable stone-wall", "palisade stable stone-wall fortress"
    state = fought("orcs-3-5", 3, 3, A=player(buildings=wall), B=player(soldiers=2))
    assert goods(state, "A") == (1, 0, 0)
    assert [seat(state, letter)["sources"]["battle"] for letter in "AB"] == [1, 0]
    with_fortress = fought("orcs-3-5", 2, 3, A=player(buildings=fortress))
    assert seat(with_fortress, "A")["sources"]["battle"] == 2


@proves("8.7")
def test_losses_go_as_far_as_there_is_something() -> None:
    state = fought("goblins-4-5", 1, 4, A=player((5, 2, 9), "statue"), B=player(), C=player((0, 9, 1)))
    assert goods(state, "A") == (5, 0, 5)
    assert seat(state, "A")["buildings"] == []
    assert state.scores() == [-1, -1, -1]
    assert goods(state, "C") == (0, 5, 0)


@proves("8.11")
def test_who_loses_goods_of_choice_chooses_them() -> None:
    state = fought("orcs-1-3", 1, 1, A=player((1, 1, 1)), B=player((0, 4, 0)), C=player((1, 1, 0)))
    assert turn(state) == "A"
    assert moves(state) == ["lose wood stone", "lose gold stone", "lose gold wood"]
    play(state, "lose gold wood")
    assert [goods(state, letter) for letter in "ABC"] == [(0, 0, 1), (0, 2, 0), (0, 0, 0)]
    assert state.scores() == [-1, -1, -1]


@proves("8.11")
def test_who_wins_a_good_of_choice_chooses_it() -> None:
    state = fought("orcs-4-7", 6, 4, B=player(soldiers=2))
    assert turn(state) == "B"
    assert moves(state) == ["take stone", "take wood", "take gold"]
    assert goods(play(state, "take stone"), "B") == (0, 0, 1)


@proves("8.14")
def test_a_building_that_falls_has_still_counted() -> None:
    tower = player(buildings="guard-tower blacksmith")
    state = fought("orcs-2-4", 1, 2, A=tower, B=player(soldiers=4))
    assert seat(state, "A")["buildings"] == ["guard-tower"]
    assert seat(state, "B")["sources"]["battle"] == 1


def after_the_last_year(**seats: Any) -> State:
    """The fifth winter is over."""
    return table("winter", "home", year=5, enemy="dragons-5-9", kings_die=1, **seats)


@proves("9.1")
def test_t38_the_cathedral_counts_goods_and_leaves_them() -> None:
    state = after_the_last_year(A=player((2, 2, 1), "statue chapel church cathedral"))
    assert turn(state) == "over"
    assert seat(state, "A")["sources"]["ending"] == 2
    assert goods(state, "A") == (2, 2, 1)


@proves("9.2")
def test_t47_ties_are_broken_by_goods_then_buildings() -> None:
    assert after_the_last_year(A=player(points=9), B=player(points=8)).winners() == [0]
    more_goods = after_the_last_year(A=player((1, 1, 1), points=9), B=player((1, 1, 0), points=9))
    assert more_goods.winners() == [0]
    more_buildings = after_the_last_year(A=player((1, 0, 0), points=9), B=player((0, 1, 0), "inn", points=9))
    assert more_buildings.winners() == [1]
    shared = after_the_last_year(A=player((1, 0, 0), "inn", points=9), B=player((0, 1, 0), "palisade", points=9))
    assert shared.winners() == [0, 1]
